/**
 * The table of The Great Wall: its pieces as plain, flat data, and how to copy them. Lists are indexed by the numbers of
 * content/: resources, kinds of Soldiers, Sections, Locations; slots are Section times 3 plus row. No card texts or numbers
 * of cards are in here, only their ids.
 */

import type { Core, Frame, Game, Seat } from '@jade/engine';
import { at, cloneFrames, cloneStream } from '@jade/engine';
import type { Location, ModeId, Variant } from './content/board.ts';
import { SLOTS, variantOf } from './content/board.ts';
import { MOST_SPOTS } from './content/hordes.ts';
import type { Section, Slot } from './content/terms.ts';

/** Players are the seats; after them come the Reed Clan and then Qin, where the mode has them. */
export type Faction = Seat;
export const NOBODY = -1 as Faction;

/** In `spots`: nothing there, a Wound, or (from FIRST_SOLDIER on) a Soldier, see rules/spots.ts. */
export const VACANT = 0;
export const WOUND = 1;
export const FIRST_SOLDIER = 2;

/** What belongs to a faction. Of the Reed Clan and Qin many fields stay empty. */
export interface Clan {
  honour: number;
  /** Behind the screen (GW-TERM-4): by resource. */
  resources: number[];
  /** Behind the screen: Tactic cards in hand. */
  tactics: string[];
  /** Behind the screen: titles of Command cards in hand. */
  commands: string[];
  /** Titles in the discard pile; for Qin the ids of his cards. */
  discards: string[];
  /** The Command card on the track this Autumn, '' without one. */
  shown: string;
  /** The General, '' before it is chosen and for the Reed Clan and Qin. */
  general: string;
  /** Hidden, in set-up only: the Generals dealt, the kept one first once it is chosen. */
  dealt: string[];
  /** Active Advisors; in set-up the two dealt ones wait hidden in `support`. */
  active: string[];
  /** Hidden: Supporting Advisors, face down. */
  support: string[];
  /** Clerks: in the pool, in the Clerk area, sacrificed, and by Location. */
  clerks: number;
  clerkArea: number;
  clerksLost: number;
  at: number[];
  /** Soldiers by kind: in the pool (shamed ones included), of these with Shame, sacrificed. */
  pool: number[];
  shamed: number[];
  lost: number[];
  /** Soldiers in Rest Zones, by Section times 3 plus kind. */
  rest: number[];
  /** Archers in Firing Spots, by Section. */
  firing: number[];
  /** By Production Location: level of the Overseer, 0 without one, and its kind, -1 without one. */
  overseers: number[];
  overseerKinds: number[];
  /** Claimed Horde cards and the Shame tokens on each. */
  claimed: string[];
  claimedShame: number[];
  /** Cooperative game: Hordes claimed so far, whose cards went to the discard pile (GW-COOP-24). */
  claims: number;
  /** GW-BUILD-7 */
  wallsBuilt: number;
  /** Cards whose ability is spent for this turn or this Year. */
  usedThisTurn: string[];
  usedThisYear: string[];
}

export const SEASONS = ['setup', 'spring', 'summer', 'autumn', 'winter', 'over'] as const;
type Season = (typeof SEASONS)[number];

export interface Pieces {
  mode: ModeId;
  /** Whether a seat is asked also where what it holds in secret leaves nothing to choose, so that silence tells nothing (GW-TIME-5). */
  askAlways: boolean;
  year: number;
  season: Season;
  /** Whose turn of Autumn it is; NOBODY outside of turns. */
  active: Faction;
  /** The Tea stack from top to bottom. */
  tea: Faction[];
  clans: Clan[];
  /** Wall level and Barricades, by Section. */
  levels: number[];
  barricades: number[];
  /** The Horde card in each slot, '' where there is none, and what lies on its Vital Spots, MOST_SPOTS entries a slot. */
  hordes: string[];
  spots: number[];
  /** Decks have their top at the end. */
  hordeDeck: string[];
  hordeDiscard: string[];
  /** The last Invasion indicator seen (GW-SPRING-10). */
  invasion: Section;
  advisorDeck: string[];
  advisorDiscard: string[];
  /** From left to right; fewer than 4 when the deck ran out. */
  advisorTrack: string[];
  tacticDeck: string[];
  tacticDiscard: string[];
  /** Who has put a card on each space of the Command track, NOBODY while it is free. */
  track: Faction[];
  shamePool: number;
  shameBox: number;
  /** By material. */
  warehouse: number[];
  artefacts: string[];
  /** Cooperative game; '' where a Request space is empty. */
  requests: string[];
  requestDeck: string[];
  requestsDone: string[];
  events: string[];
  eventDeck: string[];
  /** Sections in which a Horde was Defeated this Year, as bits, and whether a Breach happened. */
  defeatedIn: number;
  breached: boolean;
  /** Solo: the Locations of Qin's track from the highest to the lowest token, and his deck; empty otherwise. */
  qinTrack: Location[];
  qinDeck: string[];
  /** Why the game is over, '' while it goes on. */
  ending: string;
}

export interface GreatWall extends Game, Pieces {}

/** Cards for whoever may see them, their number for everybody else. */
export type Cards = readonly string[] | number;

export function countCards(cards: Cards): number {
  return typeof cards === 'number' ? cards : cards.length;
}

type Hand = 'tactics' | 'commands' | 'dealt' | 'support';

/** What a viewer knows of a clan; of others neither the cards nor the resources behind the screen (GW-TERM-4). */
export interface OpenClan extends Readonly<Omit<Clan, Hand | 'resources'>>, Readonly<Record<Hand, Cards>> {
  readonly resources: readonly number[] | null;
}

type Deck = 'hordeDeck' | 'advisorDeck' | 'tacticDeck' | 'requestDeck' | 'eventDeck' | 'qinDeck';

/** What lies open on a table, in a game as in every view of it. A question that takes no more than this can be asked by a screen, and tells no secret. */
export interface Table extends Readonly<Omit<Pieces, 'clans' | Deck>> {
  readonly seats: number;
  readonly clans: readonly OpenClan[];
}

/** A table together with where in the rules we are: what a forecast may know. */
export interface Position extends Table {
  readonly stack: readonly Frame[];
}

export function clanOf<C>(g: { readonly clans: readonly C[] }, faction: Faction): C {
  return at(g.clans, faction);
}

/** The numbers of this table. Asked so often that the latest answer is kept. */
export function variant(g: Pick<Table, 'mode' | 'seats'>): Variant {
  if (g.mode !== latest.mode || g.seats !== latest.seats)
    latest = { mode: g.mode, seats: g.seats, facts: variantOf(g.mode, g.seats) };
  return latest.facts;
}

let latest = { mode: 'competitive' as ModeId, seats: 3, facts: variantOf('competitive', 3) };

export function isPlayer(g: Pick<Table, 'seats'>, faction: Faction): boolean {
  return faction >= 0 && faction < g.seats;
}

/** The Reed Clan comes right after the seats; NOBODY where it does not play. */
export function reed(g: Pick<Table, 'seats' | 'clans'>): Faction {
  return g.clans.length > g.seats ? (g.seats as Faction) : NOBODY;
}

/** Qin comes last; NOBODY where he does not play. */
export function qin(g: Pick<Table, 'seats' | 'mode'>): Faction {
  return g.mode === 'solo' ? ((g.seats + 1) as Faction) : NOBODY;
}

export function isReed(g: Pick<Table, 'seats'>, faction: Faction): boolean {
  return faction === g.seats;
}

export function isQin(g: Pick<Table, 'seats' | 'mode'>, faction: Faction): boolean {
  return g.mode === 'solo' && faction === g.seats + 1;
}

/** How the log names a faction: a seat by its number, the others by a word. */
export function nameOf(g: Pick<Table, 'seats'>, faction: Faction): number | string {
  if (isPlayer(g, faction)) return faction;
  return isReed(g, faction) ? 'reed' : 'qin';
}

export function isCoop(g: Pick<Table, 'mode'>): boolean {
  return g.mode === 'cooperative';
}

/** GW-TIME-5: whether a decision comes up whose only obstacle would be what lies behind a screen. */
export function isAsked(g: Pick<Table, 'askAlways'>, hasMeans: boolean): boolean {
  return hasMeans || g.askAlways;
}

/** The slots of a Location, 0 for a special one. */
export function slotsOf(g: Pick<Table, 'mode' | 'seats'>, location: Location): number {
  return SLOTS[variant(g).side][location] as number;
}

/** What lies on a Vital Spot. */
export function spotAt(g: Pick<Table, 'spots'>, slot: Slot, spot: number): number {
  return g.spots[slot * MOST_SPOTS + spot] as number;
}

export function clonePieces(g: Pieces): Pieces {
  return {
    mode: g.mode,
    askAlways: g.askAlways,
    year: g.year,
    season: g.season,
    active: g.active,
    tea: g.tea.slice(),
    clans: g.clans.map(cloneClan),
    levels: g.levels.slice(),
    barricades: g.barricades.slice(),
    hordes: g.hordes.slice(),
    spots: g.spots.slice(),
    hordeDeck: g.hordeDeck.slice(),
    hordeDiscard: g.hordeDiscard.slice(),
    invasion: g.invasion,
    advisorDeck: g.advisorDeck.slice(),
    advisorDiscard: g.advisorDiscard.slice(),
    advisorTrack: g.advisorTrack.slice(),
    tacticDeck: g.tacticDeck.slice(),
    tacticDiscard: g.tacticDiscard.slice(),
    track: g.track.slice(),
    shamePool: g.shamePool,
    shameBox: g.shameBox,
    warehouse: g.warehouse.slice(),
    artefacts: g.artefacts.slice(),
    requests: g.requests.slice(),
    requestDeck: g.requestDeck.slice(),
    requestsDone: g.requestsDone.slice(),
    events: g.events.slice(),
    eventDeck: g.eventDeck.slice(),
    defeatedIn: g.defeatedIn,
    breached: g.breached,
    qinTrack: g.qinTrack.slice(),
    qinDeck: g.qinDeck.slice(),
    ending: g.ending,
  };
}

function cloneClan(c: Clan): Clan {
  return {
    honour: c.honour,
    resources: c.resources.slice(),
    tactics: c.tactics.slice(),
    commands: c.commands.slice(),
    discards: c.discards.slice(),
    shown: c.shown,
    general: c.general,
    dealt: c.dealt.slice(),
    active: c.active.slice(),
    support: c.support.slice(),
    clerks: c.clerks,
    clerkArea: c.clerkArea,
    clerksLost: c.clerksLost,
    at: c.at.slice(),
    pool: c.pool.slice(),
    shamed: c.shamed.slice(),
    lost: c.lost.slice(),
    rest: c.rest.slice(),
    firing: c.firing.slice(),
    overseers: c.overseers.slice(),
    overseerKinds: c.overseerKinds.slice(),
    claimed: c.claimed.slice(),
    claimedShame: c.claimedShame.slice(),
    claims: c.claims,
    wallsBuilt: c.wallsBuilt,
    usedThisTurn: c.usedThisTurn.slice(),
    usedThisYear: c.usedThisYear.slice(),
  };
}

export function clone(g: GreatWall): GreatWall {
  return withCore(clonePieces(g), { seats: g.seats, stack: cloneFrames(g.stack), rng: g.rng.map(cloneStream) });
}

/** Pieces on a table. Written out so that every game has the same shape. */
export function withCore(p: Pieces, core: Core): GreatWall {
  return {
    seats: core.seats,
    stack: core.stack,
    rng: core.rng,
    mode: p.mode,
    askAlways: p.askAlways,
    year: p.year,
    season: p.season,
    active: p.active,
    tea: p.tea,
    clans: p.clans,
    levels: p.levels,
    barricades: p.barricades,
    hordes: p.hordes,
    spots: p.spots,
    hordeDeck: p.hordeDeck,
    hordeDiscard: p.hordeDiscard,
    invasion: p.invasion,
    advisorDeck: p.advisorDeck,
    advisorDiscard: p.advisorDiscard,
    advisorTrack: p.advisorTrack,
    tacticDeck: p.tacticDeck,
    tacticDiscard: p.tacticDiscard,
    track: p.track,
    shamePool: p.shamePool,
    shameBox: p.shameBox,
    warehouse: p.warehouse,
    artefacts: p.artefacts,
    requests: p.requests,
    requestDeck: p.requestDeck,
    requestsDone: p.requestsDone,
    events: p.events,
    eventDeck: p.eventDeck,
    defeatedIn: p.defeatedIn,
    breached: p.breached,
    qinTrack: p.qinTrack,
    qinDeck: p.qinDeck,
    ending: p.ending,
  };
}
