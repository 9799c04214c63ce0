/**
 * The table of Ghost Stories: its pieces as plain, flat data, and how to copy them. Lists with one entry for each place,
 * side or ghost space are indexed by the numbers of content/layout.ts.
 */

import type { Core, Game, Seat } from '@jade/engine';
import { at, cloneFrames, cloneStream } from '@jade/engine';
import type { Card, Pool } from './content/cards.ts';
import type { Colour, Face } from './content/colours.ts';
import type { Place, Side, Space } from './content/layout.ts';
import type { Level } from './content/numbers.ts';
import type { Power, Tile } from './content/village.ts';
import type { Artefact, Family, Villager } from './content/villagers.ts';

/** In lists of cards, villagers and spaces: nothing there. */
export const NONE = -1;

/** In a deck or a stack of a view: a card or villager that nobody has seen. */
export const HIDDEN = -1;
/** In a deck of a view: it lies so deep that it must be an incarnation (GS-DECK-3). */
export const HIDDEN_INCARNATION = -2;

/** In `Board.seat`: nobody plays this board (GS-SETUP-9). */
export const NEUTRAL = -1;

/** In `figures`: where the haunting figure of the ghost on a space is (GS-HAUNT-1). */
export const NO_FIGURE = 0;
export const ON_CARD = 1;
export const ON_ICON = 2;

/** In `armour`: how much of a ghost's left stone the Armour of the Just holds off (WM-ARTEFACT-7). */
export const BARE = 0;
export const ARRIVED_UNDER_ARMOUR = 1;
export const MOVED_UNDER_ARMOUR = 2;

export interface Board {
  colour: Colour;
  power: Power;
  /** Who plays it, or NEUTRAL. */
  seat: number;
  /** 0: the Taoist is dead or the neutral board is possessed. */
  qi: number;
  /** Tao tokens held, by colour. */
  tao: number[];
  yinYang: boolean;
  buddhas: number;
  /** Of these, taken this turn (GS-BUDDHA-1). */
  newBuddhas: number;
  powerTokens: number;
  crystals: number;
  /** Of these, taken this turn (WM-CRYSTAL-5). */
  newCrystals: number;
  artefacts: Artefact[];
  /** Where the Taoist stands, or lies when dead; NOWHERE for a neutral board. */
  place: Place | -1;
  /** Laid down by Hua or Root Master (WM-FAMILY-9). */
  lying: boolean;
}

const ENDINGS = ['victory', 'allDead', 'tilesHaunted', 'lineHaunted', 'deckEmpty', 'villagersKilled'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What happened once in the active player's turn and cannot happen again, as bits of `marks`. */
export const MOVED = 1;
/** The move came after step 2 (MC-8). */
export const MOVED_LATE = 2;
export const POCKETS_USED = 4;
export const MANTRA_USED = 8;
export const WINDS_USED = 16;
export const CLAW_USED = 32;
/** Su-Ling was placed or moved (WM-SULING-3). */
export const SU_LING_MOVED = 64;

export interface Pieces {
  level: Level;
  /** Which incarnations may come (WM-DECK-2, WM-DECK-3). */
  pool: Pool;
  /** Whether the Crazy Shaman is among the ghosts (CS-1). */
  shaman: boolean;
  /** How many players have still to choose their board (GS-SETUP-13). */
  toChoose: number;
  turn: number;
  /** The board whose turn it is (GS-TURN-4); before the first turn the first player's. */
  active: Side;
  /** By side. */
  boards: Board[];
  /** By place: the tile that lies there, and 1 where it is haunted. */
  village: Tile[];
  haunted: number[];
  /** Places in panic (WM-PANIC-1). */
  panic: Place[];

  /** Face down, the top card last; the lowest `under` and the topmost `over` cards have been seen by all. */
  deck: Card[];
  under: number;
  over: number;
  /** The card that was drawn and is not yet placed, or NONE. */
  drawn: Card | -1;
  /** Cards out of play, face up. */
  discard: Card[];
  /** Ghosts that left the game unseen. */
  removed: Card[];
  /** Incarnations left in the box. */
  box: Card[];
  /** Incarnations exorcised so far. */
  banished: number;

  /** By ghost space: the card there or NONE, its figure, its armour, and 1 where a Buddha sits. */
  ghosts: (Card | -1)[];
  figures: number[];
  armour: number[];
  buddhas: number[];
  /** The space of the ghost under the Mantra, or NONE. */
  mantra: Space | -1;
  /** The Mantra has left the game (GS-POWER-12). */
  mantraLost: boolean;

  /** The supply: Tao tokens by colour, Qi; and Tao tokens out of the game. */
  tao: number[];
  qi: number;
  lostTao: number[];
  /** The Tao token on the Circle of Prayer, or NONE. */
  circle: Colour | -1;
  /** Buddhas on the Temple tile, or in the box when that tile is not in play. */
  templeBuddhas: number;
  /** Power tokens on the central tile (GS-NEUTRAL-5). */
  spentTokens: number;

  /** The last roll of Tao dice. */
  dice: Face[];
  /** This turn's MOVED, POCKETS_USED … */
  marks: number;
  /** Step 2 of this turn: helps, exorcisms and saves done (GS-YANG-2). */
  helps: number;
  exorcisms: number;
  saves: number;
  /** Sides whose power the active player has borrowed this turn, as bits. */
  borrowed: number;
  moon: Moon | null;
  ending: Ending | null;
}

/** The pieces of White Moon. */
export interface Moon {
  /** The Portal's tile, kept while the Gatekeeper holds it (WM-INC-12). */
  portal: Place;
  /** By place, the top villager last. */
  stacks: Villager[][];
  /** Villagers that everybody has seen, as bits. */
  seen: number;
  graveyard: Villager[];
  shelter: Villager[];
  /** Replaced by Ma-Cho (MC-2). */
  replaced: Villager[];
  /** The icon Su-Ling stands on, or NONE in the reserve. */
  suLing: Space | -1;
  suLingToken: boolean;
  /** 1 where a crystal lies on a receptacle. */
  receptacles: number[];
  /** Crystals in the reserve. */
  crystals: number;
  /** A Mystic Barrier is due at the end of this turn by the Zhou family (WM-FAMILY-8). */
  zhou: boolean;
  /** Families completed during the Barrier, not yet rewarded (WM-BARRIER-10). */
  owed: Family[];
}

export interface GhostStories extends Game, Pieces {}

/**
 * The pieces as questions of the rules look at them: those of a game, or of a view, in which the cards and villagers that nobody has seen
 * are only marks. So a screen can ask whatever asks for no more.
 */
export interface Table extends Readonly<Omit<Pieces, 'deck' | 'removed' | 'box' | 'moon'>> {
  readonly deck: readonly number[];
  readonly moon: MoonTable | null;
}

interface MoonTable extends Readonly<Omit<Moon, 'stacks'>> {
  readonly stacks: readonly (readonly number[])[];
}

export function boardOf(g: Table, side: Side): Board {
  return at(g.boards, side);
}

export function moonOf<M>(g: { readonly moon: M | null }): M {
  if (g.moon === null) throw new Error('White Moon is not in play');
  return g.moon;
}

/** The seat that plays a board. */
export function seatOf(g: Table, side: Side): Seat {
  const { seat } = boardOf(g, side);
  if (seat === NEUTRAL) throw new Error(`nobody plays board ${side}`);
  return seat as Seat;
}

export function clonePieces(g: Pieces): Pieces {
  return {
    level: g.level,
    pool: g.pool,
    shaman: g.shaman,
    toChoose: g.toChoose,
    turn: g.turn,
    active: g.active,
    boards: g.boards.map(cloneBoard),
    village: g.village.slice(),
    haunted: g.haunted.slice(),
    panic: g.panic.slice(),
    deck: g.deck.slice(),
    under: g.under,
    over: g.over,
    drawn: g.drawn,
    discard: g.discard.slice(),
    removed: g.removed.slice(),
    box: g.box.slice(),
    banished: g.banished,
    ghosts: g.ghosts.slice(),
    figures: g.figures.slice(),
    armour: g.armour.slice(),
    buddhas: g.buddhas.slice(),
    mantra: g.mantra,
    mantraLost: g.mantraLost,
    tao: g.tao.slice(),
    qi: g.qi,
    lostTao: g.lostTao.slice(),
    circle: g.circle,
    templeBuddhas: g.templeBuddhas,
    spentTokens: g.spentTokens,
    dice: g.dice.slice(),
    marks: g.marks,
    helps: g.helps,
    exorcisms: g.exorcisms,
    saves: g.saves,
    borrowed: g.borrowed,
    moon: g.moon === null ? null : cloneMoon(g.moon),
    ending: g.ending,
  };
}

function cloneBoard(board: Board): Board {
  return {
    colour: board.colour,
    power: board.power,
    seat: board.seat,
    qi: board.qi,
    tao: board.tao.slice(),
    yinYang: board.yinYang,
    buddhas: board.buddhas,
    newBuddhas: board.newBuddhas,
    powerTokens: board.powerTokens,
    crystals: board.crystals,
    newCrystals: board.newCrystals,
    artefacts: board.artefacts.slice(),
    place: board.place,
    lying: board.lying,
  };
}

function cloneMoon(moon: Moon): Moon {
  return {
    portal: moon.portal,
    stacks: moon.stacks.map((stack) => stack.slice()),
    seen: moon.seen,
    graveyard: moon.graveyard.slice(),
    shelter: moon.shelter.slice(),
    replaced: moon.replaced.slice(),
    suLing: moon.suLing,
    suLingToken: moon.suLingToken,
    receptacles: moon.receptacles.slice(),
    crystals: moon.crystals,
    zhou: moon.zhou,
    owed: moon.owed.slice(),
  };
}

export function clone(g: GhostStories): GhostStories {
  return withCore(clonePieces(g), { seats: g.seats, stack: cloneFrames(g.stack), rng: g.rng.map(cloneStream) });
}

/** Pieces on a table. Written out, so that every game has the same shape. */
export function withCore(p: Pieces, core: Core): GhostStories {
  return {
    seats: core.seats,
    stack: core.stack,
    rng: core.rng,
    level: p.level,
    pool: p.pool,
    shaman: p.shaman,
    toChoose: p.toChoose,
    turn: p.turn,
    active: p.active,
    boards: p.boards,
    village: p.village,
    haunted: p.haunted,
    panic: p.panic,
    deck: p.deck,
    under: p.under,
    over: p.over,
    drawn: p.drawn,
    discard: p.discard,
    removed: p.removed,
    box: p.box,
    banished: p.banished,
    ghosts: p.ghosts,
    figures: p.figures,
    armour: p.armour,
    buddhas: p.buddhas,
    mantra: p.mantra,
    mantraLost: p.mantraLost,
    tao: p.tao,
    qi: p.qi,
    lostTao: p.lostTao,
    circle: p.circle,
    templeBuddhas: p.templeBuddhas,
    spentTokens: p.spentTokens,
    dice: p.dice,
    marks: p.marks,
    helps: p.helps,
    exorcisms: p.exorcisms,
    saves: p.saves,
    borrowed: p.borrowed,
    moon: p.moon,
    ending: p.ending,
  };
}
