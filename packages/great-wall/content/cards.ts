/**
 * Generals, Advisors, Tactic cards, Command cards, Artefacts, Events and Requests as data (rulebook chapters 5, 13 and 16 to 18).
 * Texts and names stand in the catalogue of messages; here is what the cards do.
 */

import type { Datum } from './data.ts';
import { data } from './data.ts';
import type { ListId, Mod, Op } from './effects.ts';
import { asConditions, asList, listOf } from './effects.ts';
import { RESOURCES } from './terms.ts';
import type { Condition, Counter, Flag, Trigger } from './vocabulary.ts';
import { COUNTERS, TRIGGERS } from './vocabulary.ts';

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

const TRIGGER_BITS = new Map(TRIGGERS.map((on, index) => [on, 1 << index]));
if (TRIGGERS.length > 31) throw new Error('there are more triggers than bits');

function triggerBit(on: Trigger): number {
  return TRIGGER_BITS.get(on) ?? 0;
}

const CARDS = new Map<string, Card>();
const REACTIONS = new Map<string, number>();
/** The triggers to which any General or Advisor of the box reacts. */
let spokenOf = 0;

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
  const reactions = abilities.reduce((bits, { on }) => bits | triggerBit(on), 0);
  REACTIONS.set(id, reactions);
  spokenOf |= reactions;
  return card;
}

/** Whether nobody could wish to decline it. */
function onlyGives(op: Op): boolean {
  if (op.op === 'honor') return typeof op.n !== 'number' || op.n > 0;
  if (op.op === 'gain') return op.res !== 'wsg' && op.res !== 'any';
  return op.op === 'mod' && (op.stat.startsWith('cost.') || op.stat === 'shameTaken');
}

/** Whether a General or Advisor that reacts to a trigger exists; there are windows that no card of the box uses. */
export function isSpokenOf(on: Trigger): boolean {
  return (spokenOf & triggerBit(on)) !== 0;
}

/** Whether a card reacts to a trigger at all: asked so often that it is looked up. */
export function reactsTo(card: string, on: Trigger): boolean {
  return ((REACTIONS.get(card) ?? 0) & triggerBit(on)) !== 0;
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
const TITLE_OF_CARD = new Map<string, string>();

/** A Tactic card is `title-1`, `title-2` …: copies of one title do the same. */
function readTactics(list: string): string[] {
  return data.at(list).list.map((one) => {
    const title = one.at('title').text;
    TITLE_OF_CARD.set(one.at('id').text, title);
    if (!TACTIC_BY_TITLE.has(title)) {
      TACTIC_BY_TITLE.set(title, {
        title,
        window: one.at('window').oneOf(TRIGGERS),
        if: asConditions(one.at('if')),
        basic: asList(one.at('basic').at('do'), `${title}/basic`),
        enhanced: asList(one.at('enhanced').at('do'), `${title}/enhanced`),
        cost: one.at('enhanced').at('cost').at('chi').number,
      });
    }
    return one.at('id').text;
  });
}

export const TACTICS: readonly string[] = readTactics('tactics');
export const COOP_TACTICS: readonly string[] = readTactics('coopTactics');
export const TACTIC_TITLES: readonly string[] = [...TACTIC_BY_TITLE.keys()];

export function tacticTitled(title: string): Tactic {
  const tactic = TACTIC_BY_TITLE.get(title);
  if (tactic === undefined) throw new Error(`there is no Tactic card '${title}'`);
  return tactic;
}

export function titleOf(card: string): string {
  const title = TITLE_OF_CARD.get(card);
  if (title === undefined) throw new Error(`there is no Tactic card '${card}'`);
  return title;
}

/** The window of a Tactic card. */
export function windowOf(card: string): Trigger {
  return tacticTitled(titleOf(card)).window;
}

/** The windows in which Tactic cards are played (rulebook chapter 19). */
export const TACTIC_WINDOWS: ReadonlySet<Trigger> = new Set([...TACTIC_BY_TITLE.values()].map(({ window }) => window));

export type BoxOwner = 'owner' | 'others' | 'reed' | 'humans';

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
