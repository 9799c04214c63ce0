/**
 * Generals, Advisors, Tactic cards, Command cards, Artefacts, Events and Requests as data (rulebook chapters 5, 13 and 16 to 18).
 * Texts and names stand in the catalogue of messages; here is what the cards do.
 */

import { must } from '@jade/engine';
import type { Datum } from './data.ts';
import { data } from './data.ts';
import type { ListId, Mod, Op } from './effects.ts';
import { asConditions, asList, listOf } from './effects.ts';
import { RESOURCES } from './terms.ts';
import type { Condition, Counter, Flag, Stat, Trigger } from './vocabulary.ts';
import { COUNTERS, STATS, TRIGGERS } from './vocabulary.ts';

/** GW-CARD-1: something a card does when its trigger happens. */
export interface Ability {
  readonly card: string;
  readonly on: Trigger;
  readonly if: readonly Condition[];
  /** GW-CARD-2: how often beyond once an event. */
  readonly limit: 'event' | 'turn' | 'year';
  readonly list: ListId;
  /** GW-TIME-6: it only gives, so nobody is asked. */
  readonly gift: boolean;
  /** Works after the saving decisions of an event of deaths. */
  readonly afterSaving: boolean;
}

/** What a card does in general, as long as it is in force (GW-CARD-4). */
export interface Card {
  readonly id: string;
  readonly abilities: readonly Ability[];
  readonly mods: readonly Mod[];
  readonly flags: readonly { readonly flag: Flag; readonly n: number }[];
}

const CARDS = new Map<string, Card>();
/** By trigger: the cards that react to it, so that the question, asked at every event, is one look into a set. */
const REACTORS = new Map(TRIGGERS.map((on) => [on, new Set<string>()]));
/** By number that passive effects change: the cards that change it. */
const MODS = new Map(STATS.map((stat) => [stat, new Map<string, Mod[]>()]));
const TACTICS_FOR = new Map(TRIGGERS.map((on) => [on, new Set<string>()]));

/** A General, an Advisor, a Horde type or an Event. */
export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`there is no card '${id}'`);
  return card;
}

/** Reads the abilities of a card and registers it. */
export function asCard(id: string, abilities: readonly Datum[]): Card {
  const triggered: Ability[] = [];
  const passive: Op[] = [];
  for (const [index, ability] of abilities.entries()) {
    const list = asList(ability.at('do'), `${id}/${index}`);
    if (ability.at('on').text === 'passive') {
      passive.push(...listOf(list));
      continue;
    }
    const conditions = ability.has('if') ? asConditions(ability.at('if')) : [];
    triggered.push({
      card: id,
      on: ability.at('on').oneOf(TRIGGERS),
      if: conditions,
      limit: ability.has('limit') ? ability.at('limit').oneOf(['event', 'turn', 'year']) : 'event',
      list,
      gift: listOf(list).every(onlyGives),
      afterSaving: conditions.includes('afterSaving'),
    });
  }
  return register(id, triggered, passive);
}

export function register(id: string, abilities: readonly Ability[], passive: readonly Op[]): Card {
  const card: Card = {
    id,
    abilities,
    mods: passive.flatMap((op) => (op.op === 'mod' ? [op] : [])),
    flags: passive.flatMap((op) => (op.op === 'rule' ? [{ flag: op.flag, n: op.n }] : [])),
  };
  CARDS.set(id, card);
  for (const { on } of abilities) REACTORS.get(on)?.add(id);
  for (const mod of card.mods) {
    const changes = MODS.get(mod.stat);
    changes?.set(id, [...(changes.get(id) ?? []), mod]);
  }
  return card;
}

/** Whether nobody could wish to decline it. */
function onlyGives(op: Op): boolean {
  if (op.op === 'honor') return typeof op.n !== 'number' || op.n > 0;
  if (op.op === 'gain') return op.res !== 'wsg' && op.res !== 'any';
  return op.op === 'mod' && (op.stat.startsWith('cost.') || op.stat === 'shameTaken');
}

/** The Generals, Advisors and Horde types of the box that react to a trigger. */
export function reactorsTo(on: Trigger): ReadonlySet<string> {
  return must(REACTORS.get(on), on);
}

/** The cards of the box that change a number while they are in force, and how. */
export function modsOf(stat: Stat): ReadonlyMap<string, readonly Mod[]> {
  return must(MODS.get(stat), stat);
}

/** The Tactic cards that are played in the window of a trigger. */
export function tacticsFor(on: Trigger): ReadonlySet<string> {
  return must(TACTICS_FOR.get(on), on);
}

export interface General extends Card {
  readonly resources: readonly number[];
  readonly tactics: number;
  readonly tea: number;
}

function asGeneral(datum: Datum): General {
  const setup = datum.at('setup');
  return {
    ...asCard(datum.at('id').text, datum.at('abilities').list),
    resources: RESOURCES.map((resource) => setup.at(resource).number),
    tactics: setup.at('tactics').number,
    tea: setup.at('tea').number,
  };
}

export const GENERALS: readonly General[] = data.at('generals').list.map(asGeneral);
export const COOP_GENERALS: readonly General[] = data.at('coopGenerals').list.map(asGeneral);
const GENERAL_BY_ID = new Map([...GENERALS, ...COOP_GENERALS].map((general) => [general.id, general]));

export function generalOf(id: string): General {
  const general = GENERAL_BY_ID.get(id);
  if (general === undefined) throw new Error(`there is no General '${id}'`);
  return general;
}

/** Qin's own card (GW-SOLO-40). */
export const QIN_CARD: Card = data
  .at('soloGenerals')
  .list.map((qin) => asCard(qin.at('id').text, qin.at('abilities').list))[0] as Card;

export const ADVISORS: readonly string[] = data
  .at('advisors')
  .list.map((advisor) => asCard(advisor.at('id').text, advisor.at('abilities').list).id);

/** GW-TAC-2, GW-TAC-3 */
export interface Tactic {
  readonly title: string;
  readonly window: Trigger;
  readonly if: readonly Condition[];
  readonly basic: ListId;
  readonly enhanced: ListId;
  readonly cost: number;
}

const TACTIC_BY_TITLE = new Map<string, Tactic>();
const TACTIC_OF_CARD = new Map<string, Tactic>();

/** A Tactic card is `title-1`, `title-2` …: copies of one title do the same. */
function readTactics(list: string): string[] {
  return data.at(list).list.map((one) => {
    const id = one.at('id').text;
    const title = one.at('title').text;
    const tactic = TACTIC_BY_TITLE.get(title) ?? asTactic(one, title);
    TACTIC_BY_TITLE.set(title, tactic);
    TACTIC_OF_CARD.set(id, tactic);
    TACTICS_FOR.get(tactic.window)?.add(id);
    return id;
  });
}

function asTactic(one: Datum, title: string): Tactic {
  return {
    title,
    window: one.at('window').oneOf(TRIGGERS),
    if: asConditions(one.at('if')),
    basic: asList(one.at('basic').at('do'), `${title}/basic`),
    enhanced: asList(one.at('enhanced').at('do'), `${title}/enhanced`),
    cost: one.at('enhanced').at('cost').at('chi').number,
  };
}

export const TACTICS: readonly string[] = readTactics('tactics');
export const COOP_TACTICS: readonly string[] = readTactics('coopTactics');
export const TACTIC_TITLES: readonly string[] = [...TACTIC_BY_TITLE.keys()];

export function tacticTitled(title: string): Tactic {
  const tactic = TACTIC_BY_TITLE.get(title);
  if (tactic === undefined) throw new Error(`there is no Tactic card '${title}'`);
  return tactic;
}

export function tacticOf(card: string): Tactic {
  const tactic = TACTIC_OF_CARD.get(card);
  if (tactic === undefined) throw new Error(`there is no Tactic card '${card}'`);
  return tactic;
}

export function titleOf(card: string): string {
  return tacticOf(card).title;
}

/** The windows in which Tactic cards are played (rulebook chapter 19). */
export const TACTIC_WINDOWS: ReadonlySet<Trigger> = new Set([...TACTIC_BY_TITLE.values()].map(({ window }) => window));

type BoxOwner = 'owner' | 'others' | 'reed' | 'humans';

/** GW-CARD-5 */
export interface Command {
  readonly id: string;
  readonly title: string;
  readonly boxes: readonly { readonly who: BoxOwner; readonly list: ListId }[];
  readonly bonus: { readonly needs: string; readonly list: ListId } | null;
}

const COMMANDS = new Map<string, Command>();

function readCommands(list: string): string[] {
  return data.at(list).list.map((one) => {
    const id = one.at('id').text;
    const boxes = one.at('boxes').list.map((box, index) => ({
      who: box.at('who').oneOf(['owner', 'others', 'reed', 'humans']),
      list: asList(box.at('do'), `${id}/box${index + 1}`),
    }));
    const bonus = one.has('bonus')
      ? {
          needs:
            one
              .at('bonus')
              .at('if')
              .list.map(({ text }) => text.slice('othersCard:'.length))[0] ?? '',
          list: asList(one.at('bonus').at('do'), `${id}/bonus`),
        }
      : null;
    COMMANDS.set(id, { id, title: one.has('title') ? one.at('title').text : id, boxes, bonus });
    return id;
  });
}

export const COMMAND_TITLES: readonly string[] = readCommands('commandCards');
export const QIN_COMMANDS: readonly string[] = readCommands('soloCommandCards');
export const [REED_COMMAND = '']: readonly string[] = readCommands('reedCommandCards');
export const BETRAYAL = 'betrayal';

export function commandOf(id: string): Command {
  const command = COMMANDS.get(id);
  if (command === undefined) throw new Error(`there is no Command card '${id}'`);
  return command;
}

/** GW-SCORE-3 */
export const ARTEFACTS: readonly { readonly id: string; readonly per: Counter; readonly mul: number }[] = data
  .at('artefacts')
  .list.map((one) => ({
    id: one.at('id').text,
    per: one.at('score').at('per').oneOf(COUNTERS),
    mul: one.at('score').at('mul').number,
  }));
