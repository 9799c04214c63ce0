/** The board in words: Taoists, village, ghosts, deck. */

import type { SeatView } from '@jade/engine';
import {
  COLOURS,
  DECK,
  FAMILIES,
  familyOf,
  forecasts,
  ghostOf,
  inspect,
  isHaunted,
  NONE,
  needsOf,
  ON_ICON,
  PLACE_IDS,
  PLACES,
  SIDES,
  SPACE_IDS,
  SPACES,
  TILE_IDS,
  topAt,
} from '@jade/ghost-stories/screen';
import type { Speaker } from '@jade/words';
import { sayPhrase } from '@jade/words';
import type { Described } from '../games.ts';
import { viewOf } from './use-game.ts';

export function describe(view: SeatView, words: Speaker): readonly Described[] {
  const own = viewOf(view);
  const g = own.table;
  const taoists = SIDES.map((side) => {
    const board = g.boards[side];
    if (board === undefined) return '';
    const tao = board.tao.flatMap((count, colour) =>
      count === 0 ? [] : [words.say('ghosts.words.tao', { count, colour: COLOURS[colour] ?? '' })],
    );
    const holds = [
      ...tao,
      ...(board.yinYang ? [words.say('ghosts.yinYang')] : []),
      ...(board.buddhas > 0 ? [words.say('ghosts.buddha')] : []),
      ...(board.crystals > 0 ? [words.say('what.crystal')] : []),
    ];
    return words.say(board.seat < 0 ? 'ghosts.words.neutral' : 'ghosts.words.taoist', {
      ...(board.seat >= 0 && { seat: board.seat }),
      board: COLOURS[board.colour] ?? '',
      qi: board.qi,
      tile: TILE_IDS[g.village[board.place] ?? 0] ?? '',
      power: board.power,
      holds: holds.length === 0 ? words.say('ghosts.noTokens') : holds,
    });
  });
  const village = PLACES.map((place) => {
    const id = TILE_IDS[g.village[place] ?? 0] ?? '';
    const top = topAt(g, place);
    return words.say('ghosts.words.tile', {
      tile: id,
      place: words.say(`place.${PLACE_IDS[place]}`),
      state: isHaunted(g, place)
        ? words.say('ghosts.words.haunted')
        : words.say(`tile.${id}.line`, { moon: g.moon === null ? 'no' : 'yes' }),
      villagers: g.moon?.stacks[place]?.length ?? 0,
      top: top === null ? '' : words.say(`family.${FAMILIES[familyOf(top)]?.id}`),
    });
  });
  const ghosts = SPACES.flatMap((space) => {
    const card = g.ghosts[space] ?? NONE;
    const buddha = g.buddhas[space] === 1;
    if (card === NONE) return buddha ? [words.say('ghosts.words.buddha', { space: SPACE_IDS[space] ?? '' })] : [];
    const needs = needsOf(g, space).map(({ colour, now }) =>
      words.say('ghosts.resistOne', { count: now, colour: COLOURS[colour] ?? '' }),
    );
    const lines = inspect(own, `space:${SPACE_IDS[space]}`)?.lines ?? [];
    const stones = lines.flatMap((line) =>
      line.opening === null ? [] : [`${words.say(line.opening)} ${sayPhrase(words, line)}`],
    );
    const figure = g.figures[space] === ON_ICON ? lines.filter(({ part }) => part === 'figure') : [];
    return [
      [
        words.say('ghosts.words.ghost', { ghost: ghostOf(card).id, space: SPACE_IDS[space] ?? '', needs }),
        ...stones,
        ...figure.map((line) => sayPhrase(words, line)),
      ].join(' '),
    ];
  });
  const waiting = forecasts(own).filter(({ about, params }) => about === DECK && params.above !== undefined);
  return [
    { title: words.say('ghosts.taoists'), lines: taoists },
    { title: words.say('ghosts.village'), lines: village },
    { title: words.say('ghosts.ghosts'), lines: ghosts },
    {
      title: words.say('ghosts.deck'),
      lines: [
        words.say('ghosts.cards', { count: g.deck.length }),
        ...waiting.map((forecast) => sayPhrase(words, forecast)),
      ],
    },
  ];
}
