/** How the pieces lie before the first choice (rulebook chapters 3 and 13). Choices of setup itself are in rules/start.ts. */

import type { Config, Core } from '@jade/engine';
import { at, must, randomness } from '@jade/engine';
import type { Card, CardSet, Pool } from './content/cards.ts';
import { ghostsOfSets, incarnationsOf } from './content/cards.ts';
import type { Colour } from './content/colours.ts';
import { ALL_COLOURS, BLACK, BOARD_COLOURS } from './content/colours.ts';
import type { Place, Side } from './content/layout.ts';
import { CENTRE, NOWHERE, PLACE_IDS, PLACES, RECEPTACLE_IDS, SIDES, SPACES } from './content/layout.ts';
import type { Difficulty, Level } from './content/numbers.ts';
import {
  BUDDHAS,
  CRYSTALS,
  difficultyOf,
  GHOSTS_UNDER,
  LEVELS,
  MOON_GHOSTS,
  MOST_VILLAGERS,
  QI_TOKENS,
  sittingOf,
  TAO_EACH,
} from './content/numbers.ts';
import type { Tile } from './content/village.ts';
import { powersOf, SCHOOL, TILES, WATCHMAN } from './content/village.ts';
import type { Family, Villager } from './content/villagers.ts';
import { ALL_VILLAGERS, FAMILIES, familyOf, MA_CHO, membersOf } from './content/villagers.ts';
import type { Board, GhostStories, Moon, Pieces } from './state.ts';
import { BARE, NEUTRAL, NO_FIGURE, NONE, withCore } from './state.ts';

export const random = randomness('setup', 'box', 'tao', 'curse');

/** MC-10: the group picks a way, chance picks the villagers. */
export const MA_CHO_WAYS = ['false', 'true', 'four-families', 'two-pairs', 'three-and-one'] as const;
/** GS-SETUP-2, GS-SETUP-13 */
export const BOARDS = ['chance', 'chosen'] as const;
export const PORTALS = ['centre', 'edge', 'corner'] as const;

type Options = Readonly<Record<string, string>>;

export function setup({ players, mode, options }: Config, core: Core): GhostStories {
  const level = must(
    LEVELS.find((one) => one === options.difficulty),
    'difficulty',
  );
  const difficulty = difficultyOf(level, players);
  const withMoon = mode === 'white-moon';
  const shaman = options['crazy-shaman'] === 'true';
  const pool = poolOf(withMoon, level, options.incarnations);
  const boards = layBoards(core, players, difficulty);
  const first = firstPlayer(core, boards); // GS-SETUP-8
  const moon = withMoon ? layMoon(core, options) : null;
  const { deck, removed, box } = buildDeck(core, players, difficulty.incarnations, withMoon, shaman, pool);
  const pieces: Pieces = {
    level,
    pool,
    shaman,
    toChoose: options.boards === 'chosen' ? players : 0,
    turn: 0,
    active: first,
    boards,
    village: layVillage(core, withMoon, options.tiles === 'random'),
    haunted: PLACES.map(() => 0),
    panic: PLACES.filter((place) => at(PLACE_IDS, place) === options.panic), // WM-PANIC-3
    deck,
    removed,
    box,
    under: 0,
    over: 0,
    drawn: NONE,
    discard: [],
    banished: 0,
    ghosts: SPACES.map(() => NONE),
    figures: SPACES.map(() => NO_FIGURE),
    armour: SPACES.map(() => BARE),
    buddhas: SPACES.map(() => 0),
    mantra: NONE,
    mantraLost: false,
    tao: taoBeside(boards),
    qi: QI_TOKENS - boards.reduce((sum, { qi }) => sum + qi, 0),
    lostTao: ALL_COLOURS.map(() => 0),
    circle: NONE,
    templeBuddhas: BUDDHAS, // GS-SETUP-7
    spentTokens: 0,
    dice: [],
    marks: 0,
    helps: 0,
    exorcisms: 0,
    saves: 0,
    borrowed: 0,
    moon,
    ending: null,
  };
  return withCore(pieces, core);
}

/** WM-DECK-2: at the two higher levels one set or the other; WM-DECK-3: at the lower ones also both together. */
function poolOf(withMoon: boolean, level: Level, wish: string | undefined): Pool {
  if (!withMoon) return 'base';
  if (wish === 'base' || wish === 'white-moon') return wish;
  return level === 'nightmare' || level === 'hell' ? 'white-moon' : 'mixed';
}

/** GS-SETUP-1; WM-SETUP-1: the Kung-Fu School in place of the Night Watchman, or nine tiles out of ten. */
function layVillage(core: Core, withMoon: boolean, anyTiles: boolean): Tile[] {
  const left = withMoon ? WATCHMAN : SCHOOL;
  const tiles = withMoon && anyTiles ? [...TILES] : TILES.filter((tile) => tile !== left);
  return random.shuffle(core, 'setup', tiles).slice(0, PLACES.length);
}

/** GS-SETUP-2, GS-SETUP-3: boards and powers at random, the players clockwise around the village. */
function layBoards(core: Core, players: number, difficulty: Difficulty): Board[] {
  const colours = random.shuffle(core, 'setup', [...BOARD_COLOURS]);
  const played = random.shuffle(core, 'setup', [...SIDES]).slice(0, players);
  const seats = [...played].sort((a, b) => a - b);
  return SIDES.map((side) => {
    const colour = at(colours, side);
    // GS-SETUP-12: alone, the red board shows the Dance of the Spires, its first side.
    const turned = random.roll(core, 'setup', 2) - 1;
    const power = at(powersOf(colour), players === 1 && powersOf(colour)[0] === 'dance-of-the-spires' ? 0 : turned);
    const seat = seats.indexOf(side);
    return seat < 0 ? neutralBoard(colour, power, players) : playedBoard(colour, power, seat, players, difficulty);
  });
}

function emptyBoard(colour: Colour, power: Board['power'], seat: number, qi: number): Board {
  return {
    colour,
    power,
    seat,
    qi,
    tao: ALL_COLOURS.map(() => 0),
    yinYang: false,
    buddhas: 0,
    newBuddhas: 0,
    powerTokens: 0,
    crystals: 0,
    newCrystals: 0,
    artefacts: [],
    place: NOWHERE,
    lying: false,
  };
}

/** GS-SETUP-9 */
function neutralBoard(colour: Colour, power: Board['power'], players: number): Board {
  return emptyBoard(colour, power, NEUTRAL, sittingOf(players).neutralQi);
}

/** GS-SETUP-3, GS-SETUP-4 (Qi), GS-SETUP-5 (Tao), GS-SETUP-6 (Yin-Yang), GS-SETUP-10, GS-SETUP-11 */
function playedBoard(
  colour: Colour,
  power: Board['power'],
  seat: number,
  players: number,
  { startQi, startBlackTao, startYinYang }: Difficulty,
): Board {
  const board = emptyBoard(colour, power, seat, startQi);
  board.tao = startTao(colour, players, startBlackTao);
  board.yinYang = startYinYang;
  board.powerTokens = sittingOf(players).powerTokensPerPlayer;
  board.place = CENTRE;
  return board;
}

/** GS-SETUP-5, GS-SETUP-11: the tokens a Taoist of this colour starts with. */
function startTao(colour: Colour, players: number, black: number): number[] {
  return ALL_COLOURS.map((one) => {
    if (one === BLACK) return black;
    return one === colour || players === 1 ? 1 : 0;
  });
}

/** The supply beside what the boards hold. */
function taoBeside(boards: readonly Board[]): number[] {
  return ALL_COLOURS.map((colour) => TAO_EACH - boards.reduce((sum, { tao }) => sum + at(tao, colour), 0));
}

/** GS-SETUP-13: a player takes a board with this side up; the one that lay there goes to where it came from. */
export function takeBoard(g: Pieces, players: number, side: Side, colour: Colour, power: Board['power']): void {
  const own = at(g.boards, side);
  const from = must(
    g.boards.find((board) => board.colour === colour),
    'a board of that colour',
  );
  if (from !== own) Object.assign(from, { colour: own.colour, power: own.power });
  Object.assign(own, { colour, power });
  const { startBlackTao } = difficultyOf(g.level, players);
  for (const board of [own, from]) {
    if (board.seat !== NEUTRAL) board.tao = startTao(board.colour, players, startBlackTao);
  }
  g.tao = taoBeside(g.boards);
}

function firstPlayer(core: Core, boards: readonly Board[]): Side {
  const played = SIDES.filter((side) => at(boards, side).seat !== NEUTRAL);
  return at(played, random.roll(core, 'setup', played.length) - 1);
}

/** GS-DECK-1, GS-DECK-2, GS-DECK-3, WM-DECK-1, WM-DECK-6, CS-1. The top card is the last. */
function buildDeck(
  core: Core,
  players: number,
  incarnations: number,
  withMoon: boolean,
  shaman: boolean,
  pool: Pool,
): Pick<Pieces, 'deck' | 'removed' | 'box'> {
  const ghosts = random.shuffle(core, 'setup', ghostsOfSets(setsOf(withMoon, shaman)));
  const out = (withMoon ? MOON_GHOSTS : 0) + (shaman ? 1 : 0) + sittingOf(players).ghostsRemoved;
  const removed = ghosts.splice(0, out);
  const faces = random.shuffle(core, 'setup', [...incarnationsOf(pool)]);
  const deck: Card[] = [];
  for (const face of faces.splice(0, incarnations)) deck.push(...ghosts.splice(0, GHOSTS_UNDER), face);
  deck.push(...ghosts);
  const others = withMoon ? incarnationsOf('mixed').filter((card) => !incarnationsOf(pool).includes(card)) : [];
  return { deck, removed, box: [...faces, ...others] };
}

export function setsOf(withMoon: boolean, shaman: boolean): CardSet[] {
  return ['base', ...(withMoon ? (['white-moon'] as const) : []), ...(shaman ? (['crazy-shaman'] as const) : [])];
}

/** WM-SETUP-2, WM-SETUP-3, WM-SETUP-4, WM-PORTAL-1 */
function layMoon(core: Core, options: Options): Moon {
  const portal = portalPlace(core, options.portal);
  const replaced = options['ma-cho'] === 'false' ? membersOf(MA_CHO) : replacedByMaCho(core, options['ma-cho'] ?? '');
  const villagers = ALL_VILLAGERS.filter((villager) => !replaced.includes(villager));
  random.shuffle(core, 'setup', villagers);
  const stacks = PLACES.map((place) => (place === portal ? [] : villagers.splice(0, MOST_VILLAGERS)));
  const tops = stacks.flatMap((stack) => stack.slice(-1));
  return {
    portal,
    stacks,
    seen: tops.reduce((bits, villager) => bits | (1 << villager), 0),
    graveyard: [],
    shelter: [],
    replaced,
    suLing: NONE,
    suLingToken: false,
    receptacles: RECEPTACLE_IDS.map(() => 0),
    crystals: CRYSTALS,
    zhou: false,
    owed: [],
  };
}

function portalPlace(core: Core, where: string | undefined): Place {
  if (where === 'edge') return at(PLACES, 2 * random.roll(core, 'setup', 4) - 1);
  if (where === 'corner') return at(PLACES, at([0, 2, 6, 8], random.roll(core, 'setup', 4) - 1));
  return CENTRE;
}

/** MC-1, MC-2, MC-10: four villagers make room; `true` leaves the way to chance. */
function replacedByMaCho(core: Core, way: string): Villager[] {
  const families = FAMILIES.map((_, index) => index as Family).filter((family) => family !== MA_CHO);
  const draw = (size: number | null, count: number): Family[] => {
    const sized = families.filter((family) => size === null || at(FAMILIES, family).size === size);
    return random.shuffle(core, 'setup', sized).slice(0, count);
  };
  const chosen = way === 'true' ? at(MA_CHO_WAYS, 1 + random.roll(core, 'setup', 3)) : way;
  switch (chosen) {
    case 'four-families':
      return draw(null, 4).map((family) => at(membersOf(family), 0));
    case 'two-pairs':
      return draw(2, 2).flatMap(membersOf);
    default:
      return [...draw(3, 1), ...draw(1, 1)].flatMap(membersOf);
  }
}

/** Families in play and how many members each has (MC-3). */
export function sizeInPlay(replaced: readonly Villager[], family: Family): number {
  return at(FAMILIES, family).size - replaced.filter((villager) => familyOf(villager) === family).length;
}
