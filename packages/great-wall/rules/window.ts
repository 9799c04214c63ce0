/**
 * Timing windows (rulebook chapter 19; GW-TIME-1 to GW-TIME-6, GW-TAC-2 to GW-TAC-6). Something happened, and cards may react:
 * first what must happen, then in Tea order each player's own abilities and one Tactic card. A window that nobody could use
 * never opens, so that most events cost nothing.
 */

import type { Flow, Procedure, Refusal } from '@jade/engine';
import { at, call, done, frame, go, refuse, tell } from '@jade/engine';
import type { Ability, Tactic } from '../content/cards.ts';
import { cardOf, QIN_CARD, reactsTo, TACTIC_WINDOWS, tacticTitled, titleOf, windowOf } from '../content/cards.ts';
import type { ListId, Trigger } from '../content/effects.ts';
import { listOf } from '../content/effects.ts';
import type { Section, Slot } from '../content/terms.ts';
import { CHI, ROWS, slotAt } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isPlayer, NOBODY, qin } from '../state.ts';
import { holds } from './conditions.ts';
import { discardTactic } from './deck.ts';
import { nearest, procedure } from './define.ts';
import { perform } from './effects.ts';
import { amountOf, modified } from './modifiers.ts';
import { hordeIn } from './spots.ts';
import { has, pay, playersInTea } from './treasury.ts';

/** What happened, where, and to whom. */
export interface Moment {
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

/** GW-CARD-14: these fire only for the faction that did the thing. */
const PERSONAL: ReadonlySet<Trigger> = new Set<Trigger>([
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

const NOTHING: number[] = [];

/** Opens the window of an event if any card reacts to it, and goes on at `then`. */
export function happened<const Step extends string>(
  g: GreatWall,
  on: Trigger,
  facts: Partial<Moment>,
  then: Step,
): Flow<Step> {
  if (!anyCardReacts(g, on, facts.by ?? NOBODY)) return go(then);
  const m: Moment = {
    on,
    by: facts.by ?? NOBODY,
    section: facts.section ?? -1,
    slot: facts.slot ?? -1,
    location: facts.location ?? -1,
    n: facts.n ?? 0,
    covered: facts.covered ?? NOTHING,
    after: facts.after ?? false,
  };
  if (!anybodyReacts(g, m)) return go(then);
  const order = PERSONAL.has(on) ? (isPlayer(g, m.by) ? [m.by] : []) : playersInTea(g);
  return call(window, { ...m, covered: m.covered.slice(), order, turn: 0, used: [], duties: 0 }, then);
}

/** Whether any card in force or in a hand speaks of this trigger at all: most events end here. */
function anyCardReacts(g: GreatWall, on: Trigger, by: Faction): boolean {
  if (g.events.length > 0 || on === 'beforeAssault') return true;
  if (qin(g) >= 0 && reactsTo(QIN_CARD.id, on)) return true;
  const tactics = TACTIC_WINDOWS.has(on);
  if (PERSONAL.has(on)) return isPlayer(g, by) && clanReacts(g, on, by, tactics);
  for (let seat = 0; seat < g.seats; seat++) if (clanReacts(g, on, seat as Faction, tactics)) return true;
  return false;
}

function clanReacts(g: GreatWall, on: Trigger, who: Faction, askTactics: boolean): boolean {
  const { general, active, tactics } = clanOf(g, who);
  if (reactsTo(general, on)) return true;
  for (const advisor of active) if (reactsTo(advisor, on)) return true;
  if (!askTactics) return false;
  for (const card of tactics) if (g.askAlways || windowOf(card) === on) return true;
  return false;
}

function anybodyReacts(g: GreatWall, m: Moment): boolean {
  if (dutiesOf(g, m).length > 0) return true;
  if (PERSONAL.has(m.on)) return isPlayer(g, m.by) && couldReact(g, m, m.by);
  for (let seat = 0; seat < g.seats; seat++) if (couldReact(g, m, seat as Faction)) return true;
  return false;
}

function couldReact(g: GreatWall, m: Moment, who: Faction): boolean {
  if (TACTIC_WINDOWS.has(m.on) && !m.after && wouldBeAsked(g, m, who)) return true;
  return ownAbilities(g, m, who, []).length > 0;
}

/** GW-TIME-5: who has nothing to play is passed over, unless the table wants silence to tell nothing. */
function wouldBeAsked(g: GreatWall, m: Moment, who: Faction): boolean {
  const { tactics } = clanOf(g, who);
  if (tactics.length === 0) return false;
  if (g.askAlways) return true;
  for (const card of tactics) if (isPlayable(g, m, who, tacticTitled(titleOf(card)))) return true;
  return false;
}

function isPlayable(g: GreatWall, m: Moment, who: Faction, { window, if: conditions }: Tactic): boolean {
  return window === m.on && holds(g, m, who, conditions);
}

const NO_ABILITIES: readonly Ability[] = [];

/** The abilities that a player may use now: not spent, not under way, and with their conditions true. */
function ownAbilities(g: GreatWall, m: Moment, who: Faction, used: readonly string[]): readonly Ability[] {
  const { general, active } = clanOf(g, who);
  let found: Ability[] | null = null;
  for (let index = -1; index < active.length; index++) {
    const card = index < 0 ? general : (active[index] as string);
    if (!reactsTo(card, m.on) || used.includes(card)) continue;
    for (const ability of cardOf(card).abilities) {
      if (ability.on !== m.on || ability.afterSaving !== m.after || !mayUse(g, m, who, ability)) continue;
      found ??= [];
      found.push(ability);
    }
  }
  return found ?? NO_ABILITIES;
}

/** GW-CARD-2, GW-CARD-12 */
function mayUse(g: GreatWall, m: Moment, who: Faction, { card, if: conditions, limit, list }: Ability): boolean {
  const clan = clanOf(g, who);
  if (limit === 'turn' && clan.usedThisTurn.includes(card)) return false;
  if (limit === 'year' && clan.usedThisYear.includes(card)) return false;
  return !isUnderWay(g, card) && holds(g, m, who, conditions) && !comesToNothing(g, who, list, m.n);
}

/** With too few Supporting Advisors a General's ability may amount to 0: then there is nothing to use. */
function comesToNothing(g: GreatWall, who: Faction, list: ListId, now: number): boolean {
  return listOf(list).every((op) => {
    if (op.op === 'eachPlayer') return comesToNothing(g, who, op.do, now);
    return 'n' in op && typeof op.n !== 'number' && amountOf(g, who, op.n, now) === 0;
  });
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

/** GW-TIME-2, GW-TIME-4: Hordes by rows, then Events in the order revealed, then Qin. */
function dutiesOf(g: GreatWall, m: Moment): readonly Duty[] {
  let found: Duty[] | null = null;
  const owe = (owner: Faction, card: string, list: ListId): void => {
    found ??= [];
    found.push({ owner, card, list });
  };
  if (m.on === 'beforeAssault' && m.section >= 0) {
    for (let row = 0; row < ROWS; row++) {
      const horde = hordeIn(g, slotAt(m.section as Section, row));
      if (horde === null) break;
      for (const ability of horde.type.abilities) if (ability.on === m.on) owe(NOBODY, horde.id, ability.list);
    }
  }
  for (const event of g.events) {
    for (const op of listOf(event)) {
      if (op.op === 'eachPlayer' && op.on === m.on && holds(g, m, m.by, op.if)) owe(m.by, event, op.do);
    }
  }
  // GW-SOLO-40: his card is his only ability, and it is not optional.
  const automaton = qin(g);
  if (automaton >= 0 && reactsTo(QIN_CARD.id, m.on)) {
    for (const { card, list, if: conditions } of QIN_CARD.abilities)
      if (holds(g, m, automaton, conditions)) owe(automaton, card, list);
  }
  return found ?? NO_DUTIES;
}

interface Open extends Moment {
  order: Faction[];
  turn: number;
  /** Cards whose ability the present player has used in this event. */
  used: string[];
  /** How many of the mandatory effects are done. */
  duties: number;
}

export const window: Procedure<Open> = procedure('window', frame<Open>(), {
  duties(g, f) {
    const duty = dutiesOf(g, f)[f.duties];
    if (duty === undefined) return go('next');
    f.duties += 1;
    tell('GW-TIME-2', 'duty', { card: duty.card, on: f.on });
    return call(perform, carriedOut(duty.list, duty.card, duty.owner));
  },

  next(g, f) {
    f.used = [];
    while (f.turn < f.order.length) {
      f.turn += 1;
      if (couldReact(g, f, asked(f))) return go('abilities');
    }
    return done;
  },

  /** GW-TIME-6: what only gives is taken at once. */
  abilities(g, f) {
    const who = asked(f);
    const abilities = ownAbilities(g, f, who, f.used);
    const gift = abilities.find((ability) => ability.gift);
    if (gift !== undefined) return use(g, f, who, gift);
    const askTactics = TACTIC_WINDOWS.has(f.on) && !f.after && wouldBeAsked(g, f, who);
    return abilities.length > 0 || askTactics ? go('ask') : go('next');
  },

  // GW-TIME-1. Deliberate: whether there was anything to play is the player's secret.
  ask: {
    rule: 'GW-TIME-1',
    deliberate: true,
    decider: (_, f) => asked(f),
    options(g, f) {
      const who = asked(f);
      const keys = ownAbilities(g, f, who, f.used).map(({ card }) => `use:${card}`);
      if (TACTIC_WINDOWS.has(f.on) && !f.after) {
        for (const title of titlesHeld(g, who)) {
          const tactic = tacticTitled(title);
          if (!isPlayable(g, f, who, tactic)) continue;
          keys.push(`basic:${title}`);
          if (has(g, who, CHI, enhancedPrice(g, who, tactic))) keys.push(`enhanced:${title}`);
        }
      }
      keys.push(PASS);
      return keys;
    },
    candidates(g, f) {
      const who = asked(f);
      const abilities = ownAbilities(g, f, who, f.used).map(({ card }) => `use:${card}`);
      return [...abilities, ...titlesHeld(g, who).flatMap((title) => [`basic:${title}`, `enhanced:${title}`]), PASS];
    },
    refusal: (g, f, key) => tacticRefusal(g, f, key),
    prompt: (_, f) => ({ on: f.on }),
    resolve(g, f, key) {
      if (key === PASS) return go('next');
      const who = asked(f);
      const [kind = '', name = ''] = key.split(':');
      if (kind === 'use') {
        const ability = ownAbilities(g, f, who, f.used).find(({ card }) => card === name);
        if (ability === undefined) throw new Error(`${name} has no ability for ${f.on}`);
        return use(g, f, who, ability);
      }
      const tactic = tacticTitled(name);
      discardTactic(g, who, name);
      tell('GW-TAC-3', 'tactic', { seat: who, tactic: name, box: kind, on: f.on });
      if (kind === 'enhanced') pay(g, who, CHI, enhancedPrice(g, who, tactic), 'GW-TAC-6');
      // GW-TAC-4: one Tactic card per event and player, so the next player's turn comes.
      return call(perform, carriedOut(kind === 'enhanced' ? tactic.enhanced : tactic.basic, name, who), 'next');
    },
  },
});

const PASS = 'pass';

function asked(f: Open): Faction {
  return at(f.order, f.turn - 1);
}

export function carriedOut(list: ListId, card: string, owner: Faction) {
  return { list, index: 0, card, owner, who: owner, plus: 0 };
}

function use(g: GreatWall, f: Open, who: Faction, { card, limit, list }: Ability) {
  f.used.push(card);
  if (limit === 'turn') clanOf(g, who).usedThisTurn.push(card);
  if (limit === 'year') clanOf(g, who).usedThisYear.push(card);
  tell('GW-CARD-1', 'ability', { seat: who, card, on: f.on });
  return call(perform, carriedOut(list, card, who), 'abilities');
}

/** Titles of the Tactic cards in a hand, each once. */
export function titlesHeld(g: GreatWall, who: Faction): string[] {
  return [...new Set(clanOf(g, who).tactics.map(titleOf))].sort();
}

/** GW-TAC-3 */
export function enhancedPrice(g: GreatWall, who: Faction, { cost }: Tactic): number {
  return Math.max(0, cost + modified(g, who, 'cost.tactic'));
}

function tacticRefusal(g: GreatWall, f: Open, key: string): Refusal {
  const [, title = ''] = key.split(':');
  const tactic = tacticTitled(title);
  if (tactic.window !== f.on || f.after)
    return refuse('GW-TAC-2', 'otherWindow', { window: tactic.window, tactic: title });
  if (!holds(g, f, asked(f), tactic.if)) return refuse('GW-TAC-2', 'conditionFails', { tactic: title });
  return refuse('GW-TAC-6', 'chiMissing', { chi: enhancedPrice(g, asked(f), tactic) });
}

/** The event whose window is open, for effects that speak of it; null outside of windows. */
export function present(g: GreatWall): Moment | null {
  return nearest(g, window);
}
