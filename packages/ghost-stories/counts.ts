/** The numbers of a night that those who play it together keep an eye on: one's own tokens, everybody's Qi, what is haunted and lost. */

import type { Count, SeatView } from '@jade/engine';
import { at } from '@jade/engine';
import { COLOURS } from './content/colours.ts';
import { SIDES, SPACES } from './content/layout.ts';
import { isFree } from './rules/ghosts.ts';
import { hauntedPlaces } from './rules/table.ts';
import type { Board } from './state.ts';
import { boardOf, NEUTRAL } from './state.ts';
import type { GhostView } from './view.ts';

export function counts({ viewer, table: g }: SeatView<GhostView>): readonly Count[] {
  const boards = SIDES.flatMap((side): Count[] => {
    const board = boardOf(g, side);
    if (board.seat === viewer) return own(board);
    if (board.seat !== NEUTRAL) return [good('count.qiOf', board.qi, { seat: board.seat })];
    return [good('count.qiNeutral', board.qi, { board: at(COLOURS, board.colour) })];
  });
  return [
    ...boards,
    bad('count.haunted', hauntedPlaces(g).length),
    bad('count.ghosts', SPACES.filter((space) => !isFree(g, space)).length),
    ...(g.moon === null
      ? []
      : [
          good('count.saved', g.moon.shelter.length),
          bad('count.killed', g.moon.graveyard.length),
          good(
            'count.receptacles',
            g.moon.receptacles.reduce((sum, one) => sum + one, 0),
          ),
        ]),
  ];
}

function own({
  qi,
  tao,
  yinYang,
  buddhas,
  powerTokens,
  crystals,
}: Pick<Board, 'qi' | 'yinYang' | 'buddhas' | 'powerTokens' | 'crystals'> & {
  readonly tao: readonly number[];
}): Count[] {
  return [
    good('count.qi', qi),
    ...tao.map((count, colour) => good('count.tao', count, { colour: at(COLOURS, colour) })),
    good('count.yinYang', Number(yinYang)),
    good('count.buddhas', buddhas),
    good('count.powerTokens', powerTokens),
    good('count.crystals', crystals),
  ];
}

function good(key: string, count: number, params: Count['params'] = {}): Count {
  return { key, params, count, isGood: true };
}

function bad(key: string, count: number): Count {
  return { key, params: {}, count, isGood: false };
}
