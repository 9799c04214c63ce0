/** Tao tokens, Qi and Yin-Yang: what is gained from the supply and what goes back to it (GS-COMP-4 to GS-COMP-6). */

import type { Procedure } from '@jade/engine';
import { again, at, done, frame, refuse } from '@jade/engine';
import type { Colour } from '../content/colours.ts';
import { ALL_COLOURS, COLOURS } from '../content/colours.ts';
import type { Side } from '../content/layout.ts';
import type { Pieces } from '../state.ts';
import { boardOf, seatOf } from '../state.ts';
import { colourFrom, decision, TAO_KEYS } from './define.ts';
import { isLiving, livingInOrder, tellOf } from './table.ts';

/** GS-COMP-4: false when the supply has none; GS-COMP-5: there is no other limit. */
export function gainTao(g: Pieces, side: Side, colour: Colour, rule: string): boolean {
  if (at(g.tao, colour) === 0) return false;
  const board = boardOf(g, side);
  g.tao[colour] = at(g.tao, colour) - 1;
  board.tao[colour] = at(board.tao, colour) + 1;
  tellOf(g, side, rule, 'gainedTao', { colour: at(COLOURS, colour) });
  return true;
}

export function returnTao(g: Pieces, side: Side, colour: Colour): void {
  const board = boardOf(g, side);
  board.tao[colour] = at(board.tao, colour) - 1;
  g.tao[colour] = at(g.tao, colour) + 1;
}

export function taoCount(g: Pieces, side: Side): number {
  let count = 0;
  for (const held of boardOf(g, side).tao) count += held;
  return count;
}

export function returnAllTao(g: Pieces, side: Side): void {
  for (const colour of ALL_COLOURS) while (at(boardOf(g, side).tao, colour) > 0) returnTao(g, side, colour);
}

export function gainQi(g: Pieces, side: Side, qi: number, rule: string): number {
  const gained = Math.min(qi, g.qi);
  if (gained === 0) return 0;
  const board = boardOf(g, side);
  g.qi -= gained;
  board.qi += gained;
  tellOf(g, side, rule, 'gainedQi', { gained, qi: board.qi });
  return gained;
}

/** GS-COMP-6, GS-DIFF-2: always one's own, which may have been in the supply from the start. */
export function gainYinYang(g: Pieces, side: Side, rule: string): void {
  boardOf(g, side).yinYang = true;
  tellOf(g, side, rule, 'gainedYinYang');
}

export function coloursInSupply(g: Pieces): string[] {
  return ALL_COLOURS.filter((colour) => at(g.tao, colour) > 0).map((colour) => at(TAO_KEYS, colour));
}

interface Taking {
  side: Side;
  left: number;
  rule: string;
}

/** Takes so many Tao tokens of any colours in the supply (GS-ABIL-14, GS-POWER-2, GS-TILE-12). */
export const takeTao: Procedure<Taking> = decision('takeTao', frame<Taking>(), {
  rule: 'GS-ABIL-14',
  decider: (g, f) => seatOf(g, f.side),
  options: (g, f) => (f.left > 0 && isLiving(g, f.side) ? coloursInSupply(g) : []),
  otherwise: () => done,
  candidates: () => TAO_KEYS,
  refusal: () => refuse('GS-COMP-4', 'noneInSupply'),
  prompt: (_, f) => ({ left: f.left }),
  resolve(g, f, key) {
    gainTao(g, f.side, colourFrom(key), f.rule);
    f.left -= 1;
    return again;
  },
});

/** GS-ABIL-13, GS-ABIL-20, CS-5: a part that cannot be had may not be picked while the other can. */
export const qiOrYinYang: Procedure<{ side: Side }> = decision('qiOrYinYang', frame<{ side: Side }>(), {
  rule: 'GS-ABIL-13',
  decider: (g, f) => seatOf(g, f.side),
  options: (g, f) => [...(g.qi > 0 ? ['qi'] : []), ...(boardOf(g, f.side).yinYang ? [] : ['yinYang'])],
  otherwise: () => done,
  candidates: () => ['qi', 'yinYang'],
  refusal: (_, __, key) => refuse('GS-ABIL-20', key === 'qi' ? 'noQiInSupply' : 'hasYinYang'),
  resolve(g, f, key) {
    if (key === 'qi') gainQi(g, f.side, 1, 'GS-ABIL-13');
    else gainYinYang(g, f.side, 'GS-ABIL-13');
    return done;
  },
});

interface Losing {
  order: Side[];
  next: number;
}

/** GS-ABIL-8, GS-TURN-11, GS-NEUTRAL-8: every living player, in turn order, gives up one Tao token. */
export const groupLoseTao: Procedure<Losing> = decision('groupLoseTao', frame<Losing>(), {
  rule: 'GS-ABIL-8',
  decider: (g, f) => seatOf(g, at(f.order, f.next)),
  options: (g, f) => (f.next < f.order.length ? heldColours(g, at(f.order, f.next)) : []),
  otherwise(_, f) {
    f.next += 1;
    return f.next < f.order.length ? again : done;
  },
  candidates: () => TAO_KEYS,
  refusal: () => refuse('GS-ABIL-8', 'noSuchTao'),
  resolve(g, f, key) {
    const side = at(f.order, f.next);
    returnTao(g, side, colourFrom(key));
    tellOf(g, side, 'GS-ABIL-8', 'gaveTao', { colour: at(COLOURS, colourFrom(key)) });
    f.next += 1;
    return again;
  },
});

export function losersOfTao(g: Pieces): Losing {
  return { order: livingInOrder(g).filter((side) => taoCount(g, side) > 0), next: 0 };
}

function heldColours(g: Pieces, side: Side): string[] {
  const { tao } = boardOf(g, side);
  return ALL_COLOURS.filter((colour) => at(tao, colour) > 0).map((colour) => at(TAO_KEYS, colour));
}
