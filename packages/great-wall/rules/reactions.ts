/**
 * Who could react to an event: own abilities, Tactic cards in hand, and what must happen (GW-TIME-2, GW-TIME-4, GW-TIME-5, GW-CARD-2,
 * GW-CARD-12, GW-CARD-14). Only questions; window.ts asks the players.
 */

import type { Ability, Tactic } from '../content/cards.ts';
import { cardOf, QIN_CARD, reactorsTo, TACTIC_WINDOWS, tacticOf, tacticsFor } from '../content/cards.ts';
import type { ListId, Op } from '../content/effects.ts';
import { listOf } from '../content/effects.ts';
import type { Section, Slot } from '../content/terms.ts';
import { ROWS, sectionOf, slotAt } from '../content/terms.ts';
import type { Trigger } from '../content/vocabulary.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isPlayer, NOBODY, qin } from '../state.ts';
import { amountOf } from './modifiers.ts';
import { hordeIn } from './spots.ts';
import { effectOf, holds } from './vocabulary.ts';

/** What happened, where, and to whom. */
export interface Happening {
  on: Trigger;
  /** The faction that did it; NOBODY where nobody did. */
  by: Faction;
  section: Section | -1;
  slot: Slot | -1;
  location: number;
  /** What counts in it: Wounds placed, Soldiers that attacked or were Killed, 1 for a Wall and 0 for a Barricade … */
  n: number;
  /** Vital Spots just covered, as slot times MOST_SPOTS plus spot; the first of a Horseman's two comes first. */
  covered: number[];
  /** Of a `soldiersKilled` event: the saving is over. */
  after: boolean;
}

/** The Section in which it happened; null where it has no place. */
export function sectionIn({ section, slot }: Pick<Happening, 'section' | 'slot'>): Section | null {
  if (slot >= 0) return sectionOf(slot as Slot);
  return section >= 0 ? (section as Section) : null;
}

/** GW-CARD-14: these fire only for the faction that did the thing. */
export const PERSONAL: ReadonlySet<Trigger> = new Set<Trigger>([
  'gathered',
  'overseerUpgraded',
  'donated',
  'built',
  'advisorHired',
  'clerkHired',
  'recruiting',
  'recruited',
  'spotCovered',
  'woundPlaced',
  'hordeClaimed',
  'commandRecovery',
  'shameReceived',
  'summerIncome',
]);

/** Whether any card in force or in a hand speaks of this trigger at all: most events end here. */
export function anyCardReacts(g: GreatWall, on: Trigger, by: Faction): boolean {
  if (g.events.length > 0 || on === 'beforeAssault') return true;
  const reactors = reactorsTo(on);
  const playable = tacticsFor(on);
  if (reactors.size === 0 && playable.size === 0) return false;
  if (qin(g) >= 0 && reactors.has(QIN_CARD.id)) return true;
  if (PERSONAL.has(on)) return isPlayer(g, by) && clanReacts(g, by, reactors, playable);
  for (let seat = 0; seat < g.seats; seat++) if (clanReacts(g, seat as Faction, reactors, playable)) return true;
  return false;
}

type Cards = ReadonlySet<string>;

function clanReacts(g: GreatWall, who: Faction, reactors: Cards, playable: Cards): boolean {
  const { general, active, tactics } = clanOf(g, who);
  if (reactors.size > 0) {
    if (reactors.has(general)) return true;
    for (const advisor of active) if (reactors.has(advisor)) return true;
  }
  if (playable.size > 0) for (const card of tactics) if (g.askAlways || playable.has(card)) return true;
  return false;
}

export function anybodyReacts(g: GreatWall, m: Happening): boolean {
  if (dutiesOf(g, m).length > 0) return true;
  if (PERSONAL.has(m.on)) return isPlayer(g, m.by) && couldReact(g, m, m.by);
  for (let seat = 0; seat < g.seats; seat++) if (couldReact(g, m, seat as Faction)) return true;
  return false;
}

export function couldReact(g: GreatWall, m: Happening, who: Faction): boolean {
  if (TACTIC_WINDOWS.has(m.on) && !m.after && wouldBeAsked(g, m, who)) return true;
  return ownAbilities(g, m, who, NONE_USED).length > 0;
}

/** GW-TIME-5: who has nothing to play is passed over, unless the table wants silence to tell nothing. */
export function wouldBeAsked(g: GreatWall, m: Happening, who: Faction): boolean {
  const { tactics } = clanOf(g, who);
  if (tactics.length === 0) return false;
  if (g.askAlways) return true;
  for (const card of tactics) if (isPlayable(g, m, who, tacticOf(card))) return true;
  return false;
}

export function isPlayable(g: GreatWall, m: Happening, who: Faction, { window, if: conditions }: Tactic): boolean {
  return window === m.on && holds(g, m, who, conditions);
}

const NO_ABILITIES: readonly Ability[] = [];
const NONE_USED: readonly string[] = [];

/** The abilities that a player may use now: not spent, not under way, and with their conditions true. */
export function ownAbilities(g: GreatWall, m: Happening, who: Faction, used: readonly string[]): readonly Ability[] {
  const { general, active } = clanOf(g, who);
  const reactors = reactorsTo(m.on);
  if (reactors.size === 0) return NO_ABILITIES;
  let found: Ability[] | null = null;
  for (let index = -1; index < active.length; index++) {
    const card = index < 0 ? general : (active[index] as string);
    if (!reactors.has(card) || used.includes(card)) continue;
    for (const ability of cardOf(card).abilities) {
      if (ability.on !== m.on || ability.afterSaving !== m.after || !mayUse(g, m, who, ability)) continue;
      found ??= [];
      found.push(ability);
    }
  }
  return found ?? NO_ABILITIES;
}

/** GW-CARD-2, GW-CARD-12 */
function mayUse(g: GreatWall, m: Happening, who: Faction, { card, if: conditions, limit, list }: Ability): boolean {
  const clan = clanOf(g, who);
  if (limit === 'turn' && clan.usedThisTurn.includes(card)) return false;
  if (limit === 'year' && clan.usedThisYear.includes(card)) return false;
  return !isUnderWay(g, card) && holds(g, m, who, conditions) && !comesToNothing(g, m, who, list);
}

/** With too few Supporting Advisors a General's ability may amount to 0, and there may be nobody to act: then there is nothing to use. */
function comesToNothing(g: GreatWall, m: Happening, who: Faction, list: ListId): boolean {
  return listOf(list).every((op) => {
    if (op.op === 'eachPlayer') return amountsToNothing(g, m, who, op.do);
    return isNothing(g, m, who, op) || (effectOf(op.op).isIdle?.(g, m, who, op) ?? false);
  });
}

/** The same for other players, who may see more to do than the owner. */
function amountsToNothing(g: GreatWall, m: Happening, who: Faction, list: ListId): boolean {
  return listOf(list).every((op) => isNothing(g, m, who, op));
}

function isNothing(g: GreatWall, m: Happening, who: Faction, op: Op): boolean {
  return 'n' in op && typeof op.n !== 'number' && amountOf(g, who, op.n, m.n) === 0;
}

function isUnderWay(g: GreatWall, card: string): boolean {
  for (const one of g.stack) if ('card' in one && one.card === card) return true;
  return false;
}

/** What must happen: for whom, by which card, and the list of effects. */
interface Duty {
  readonly owner: Faction;
  readonly card: string;
  readonly list: ListId;
}

const NO_DUTIES: readonly Duty[] = [];

/** What the Hordes of a Section do before its Assault, by rows. */
export function dutiesOfHordes(g: Pick<Table, 'hordes' | 'spots'>, section: Section): readonly Duty[] {
  let found: Duty[] | null = null;
  for (let row = 0; row < ROWS; row++) {
    const horde = hordeIn(g, slotAt(section, row));
    if (horde === null) break;
    for (const { on, list } of horde.type.abilities) {
      if (on !== 'beforeAssault') continue;
      found ??= [];
      found.push({ owner: NOBODY, card: horde.id, list });
    }
  }
  return found ?? NO_DUTIES;
}

/** GW-TIME-2, GW-TIME-4: Hordes by rows, then Events in the order revealed, then Qin. */
export function dutiesOf(g: GreatWall, m: Happening): readonly Duty[] {
  let found: Duty[] | null = null;
  const owe = (owner: Faction, card: string, list: ListId): void => {
    found ??= [];
    found.push({ owner, card, list });
  };
  if (m.on === 'beforeAssault' && m.section >= 0) {
    for (const duty of dutiesOfHordes(g, m.section as Section)) owe(duty.owner, duty.card, duty.list);
  }
  for (const event of g.events) {
    for (const op of listOf(event)) {
      if (op.op === 'eachPlayer' && op.on === m.on && holds(g, m, m.by, op.if)) owe(m.by, event, op.do);
    }
  }
  // GW-SOLO-40: his card is his only ability, and it is not optional.
  const automaton = qin(g);
  if (automaton >= 0 && reactorsTo(m.on).has(QIN_CARD.id)) {
    for (const { card, list, if: conditions } of QIN_CARD.abilities)
      if (holds(g, m, automaton, conditions)) owe(automaton, card, list);
  }
  return found ?? NO_DUTIES;
}
