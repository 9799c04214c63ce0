/**
 * A small position in words, for the pictures of the guide: `south-1=ghoul` puts a ghost on a space (`south-1=ghoul!` with its figure on the
 * icon), `green@sw` a Taoist on a tile, `haunted=s`, `buddha=west-2`, `circle=red`; with White Moon `portal=c`, `sw=li,sun` a stack of
 * villagers, `su-ling=south-1`, `crystal=south-west`. Boards lie as in the worked examples: north yellow, east red, south green, west blue.
 */

import type { SeatView } from '@jade/engine';
import { at, configure, passingView, setUp } from '@jade/engine';
import { cardOf, ghostOf } from '../content/cards.ts';
import { ALL_COLOURS, BOARD_COLOURS, COLOURS } from '../content/colours.ts';
import type { Place } from '../content/layout.ts';
import { NOWHERE, PLACE_IDS, PLACES, RECEPTACLE_IDS, SIDES, SPACE_IDS, spaceOf } from '../content/layout.ts';
import { powersOf, tileOf } from '../content/village.ts';
import type { Family } from '../content/villagers.ts';
import { FAMILIES, membersOf } from '../content/villagers.ts';
import { ghostStories } from '../index.ts';
import type { GhostStories } from '../state.ts';
import { ON_CARD, ON_ICON } from '../state.ts';
import type { GhostView } from '../view.ts';

const FAMILY_IDS: readonly string[] = FAMILIES.map(({ id }) => id);

/** The village of the worked examples, from the north-west; with White Moon the Kung-Fu School takes the place of the last. */
export const VILLAGE: readonly string[] = [
  'tea-house',
  'herbalists-shop',
  'taoist-altar',
  'sorcerers-hut',
  'circle-of-prayer',
  'pavilion-of-the-heavenly-wind',
  'cemetery',
  'buddhist-temple',
  'night-watchmans-beat',
];

/** What a position in words shows; throws where it names something that does not exist. */
export function positionOf(words: readonly string[]): SeatView<GhostView> {
  const isMoon = words.includes('moon');
  const g = plainTable(isMoon ? 'white-moon' : 'base');
  for (const word of words) if (word !== 'moon') put(g, word);
  return passingView(ghostStories, g, 'spectator');
}

function plainTable(mode: string): GhostStories {
  const config = configure(ghostStories, { mode, players: 4, seed: 'guide' });
  if (!config.ok) throw new Error(`the guide cannot set '${mode}'`);
  const g = setUp(ghostStories, config.value);
  g.village = VILLAGE.map((id) =>
    tileOf(mode === 'white-moon' && id === 'night-watchmans-beat' ? 'kung-fu-school' : id),
  );
  for (const side of SIDES) {
    const colour = at(BOARD_COLOURS, side);
    Object.assign(at(g.boards, side), { colour, power: at(powersOf(colour), 0), place: NOWHERE });
  }
  // Nobody is on turn: no Taoist stands in a light.
  g.turn = 0;
  if (g.moon !== null) Object.assign(g.moon, { stacks: PLACES.map(() => []), portal: NOWHERE as Place });
  return g;
}

function put(g: GhostStories, word: string): void {
  const [, colour, place] = /^([a-z]+)@([a-z]+)$/.exec(word) ?? [];
  if (colour !== undefined && place !== undefined) {
    boardOfColour(g, colour).place = placeNamed(place);
    return;
  }
  const [what = '', value = ''] = word.split('=');
  if (SPACE_IDS.includes(what)) ghost(g, what, value);
  else if ((PLACE_IDS as readonly string[]).includes(what)) stack(g, placeNamed(what), value.split(','));
  else putOther(g, what, value);
}

function putOther(g: GhostStories, what: string, value: string): void {
  switch (what) {
    case 'haunted':
      for (const place of value.split(',')) g.haunted[placeNamed(place)] = 1;
      return;
    case 'buddha':
      g.buddhas[spaceOf(value)] = 1;
      g.templeBuddhas -= 1;
      return;
    case 'circle':
      g.circle = colourNamed(value);
      return;
    case 'mantra':
      g.mantra = spaceOf(value);
      return;
    case 'dead':
      Object.assign(boardOfColour(g, value), { qi: 0, place: g.village.indexOf(tileOf('cemetery')) });
      return;
    case 'portal':
      moonOn(g).portal = placeNamed(value);
      return;
    case 'su-ling':
      moonOn(g).suLing = spaceOf(value);
      return;
    case 'crystal':
      for (const id of value.split(',')) moonOn(g).receptacles[indexIn(RECEPTACLE_IDS, id)] = 1;
      return;
    default:
      throw new Error(`no position has '${what}'`);
  }
}

function ghost(g: GhostStories, space: string, value: string): void {
  const card = cardOf(value.replace('!', ''));
  g.ghosts[spaceOf(space)] = card;
  if (value.endsWith('!')) g.figures[spaceOf(space)] = ON_ICON;
  else if (ghostOf(card).centre.includes('haunter')) g.figures[spaceOf(space)] = ON_CARD;
}

/** The villagers of these families, the last on top. */
function stack(g: GhostStories, place: Place, families: readonly string[]): void {
  const moon = moonOn(g);
  moon.stacks[place] = families.map((id) => {
    const family = indexIn(FAMILY_IDS, id) as Family;
    const villager = at(membersOf(family), 0);
    moon.seen |= 1 << villager;
    return villager;
  });
}

function moonOn(g: GhostStories): NonNullable<GhostStories['moon']> {
  if (g.moon === null) throw new Error('that lies on the table with White Moon only');
  return g.moon;
}

function boardOfColour(g: GhostStories, name: string) {
  const colour = colourNamed(name);
  const board = g.boards.find((one) => one.colour === colour);
  if (board === undefined) throw new Error(`no board is ${name}`);
  return board;
}

function colourNamed(name: string) {
  return at(ALL_COLOURS, indexIn(COLOURS, name));
}

function placeNamed(name: string): Place {
  return at(PLACES, indexIn(PLACE_IDS, name));
}

function indexIn(list: readonly string[], name: string): number {
  const index = list.indexOf(name);
  if (index < 0) throw new Error(`there is no '${name}'`);
  return index;
}
