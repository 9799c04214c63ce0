/** The board in words: Taoists, village, ghosts, deck. */

import type { SeatView } from '@jade/engine';
import type { GhostView } from '@jade/ghost-stories/screen';
import {
  asked,
  COLOURS,
  deckOf,
  FAMILIES,
  familyOf,
  ghostOf,
  HIDDEN,
  isHaunted,
  NONE,
  needsOf,
  ON_ICON,
  PLACES,
  SIDES,
  SPACE_IDS,
  SPACES,
  stonesOf,
  TILE_IDS,
} from '@jade/ghost-stories/screen';
import type { Speaker } from '@jade/words';
import type { Described } from '../games.ts';

export function describe(view: SeatView, words: Speaker): readonly Described[] {
  const table = view.table as GhostView;
  const g = asked(table, view.seats);
  const { left, above } = deckOf(table);
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
    const stack = g.moon?.stacks[place] ?? [];
    const top = stack[stack.length - 1];
    return words.say('ghosts.words.tile', {
      tile: id,
      place: words.say(`place.${['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'][place]}`),
      state: isHaunted(g, place) ? words.say('ghosts.words.haunted') : words.say(`tile.${id}.line`),
      villagers: stack.length,
      top: top === undefined || top === HIDDEN ? '' : words.say(`family.${FAMILIES[familyOf(top)]?.id}`),
    });
  });
  const ghosts = SPACES.flatMap((space) => {
    const card = g.ghosts[space] ?? NONE;
    const buddha = g.buddhas[space] === 1;
    if (card === NONE) return buddha ? [words.say('ghosts.words.buddha', { space: SPACE_IDS[space] ?? '' })] : [];
    const needs = needsOf(g, space).map(({ colour, now }) =>
      words.say('ghosts.resistOne', { count: now, colour: COLOURS[colour] ?? '' }),
    );
    const stones = stonesOf(card).map(
      ({ timing, ability }) => `${words.say(`ghosts.timing.${timing}`)} ${words.say(`stone.${ability}`)}`,
    );
    const figure = g.figures[space] === ON_ICON ? [words.say('ghosts.figure.icon')] : [];
    return [
      [
        words.say('ghosts.words.ghost', { ghost: ghostOf(card).id, space: SPACE_IDS[space] ?? '', needs }),
        ...stones,
        ...figure,
      ].join(' '),
    ];
  });
  const [nearest] = above;
  return [
    { title: words.say('ghosts.taoists'), lines: taoists },
    { title: words.say('ghosts.village'), lines: village },
    { title: words.say('ghosts.ghosts'), lines: ghosts },
    {
      title: words.say('ghosts.deck'),
      lines: [
        words.say('ghosts.cards', { count: left }),
        ...(nearest === undefined ? [] : [words.say('ghosts.incarnation', { above: nearest, more: above.length - 1 })]),
      ],
    },
  ];
}
