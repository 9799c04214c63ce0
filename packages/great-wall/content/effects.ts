/**
 * The effect vocabulary of the cards (rulebook chapter 18; GW-CARD-1 to GW-CARD-4). What a list says decides, not the text (GW-CARD-11). Every list of effects is registered under
 * a readable name (`nightWatch/enhanced`), so that a frame can say which list it carries out.
 */

import type { Datum } from './data.ts';
import type { Soldier } from './terms.ts';
import { indexIn, SOLDIERS } from './terms.ts';
import type { Amount, AttackScope, Condition, Flag, ResourceWord, Stat, Trigger, WoundReach } from './vocabulary.ts';
import {
  ALL,
  ATTACK_SCOPES,
  CONDITIONS,
  COUNTERS,
  FLAGS,
  RESOURCE_WORDS,
  STATS,
  TRIGGERS,
  WOUND_REACH,
} from './vocabulary.ts';

/** A list of effects, by its name. */
export type ListId = string;

export interface Mod {
  readonly op: 'mod';
  readonly stat: Stat;
  readonly n: Amount;
  readonly scope: string;
}

export type Op =
  | { readonly op: 'gain' | 'lose'; readonly res: ResourceWord; readonly n: Amount }
  | { readonly op: 'give'; readonly n: Amount; readonly to: 'another' | 'others' }
  | { readonly op: 'exchange'; readonly n: Amount }
  | {
      readonly op: 'honor' | 'drawTactic' | 'reclaim' | 'dropShame' | 'moveSoldiers' | 'placeHorde' | 'regainReward';
      readonly n: Amount;
    }
  | { readonly op: 'save' | 'donate' | 'removeBarricade'; readonly n: Amount }
  | { readonly op: 'moveClerks'; readonly n: Amount; readonly distinct: boolean }
  | { readonly op: 'activate' }
  | { readonly op: 'recruit'; readonly n: Amount; readonly discount: number }
  | { readonly op: 'attack'; readonly kinds: readonly Soldier[]; readonly n: Amount; readonly scope: AttackScope }
  | { readonly op: 'wound'; readonly n: Amount; readonly where: WoundReach }
  | { readonly op: 'loseSoldier'; readonly n: Amount }
  | {
      readonly op: 'build';
      readonly walls: boolean;
      readonly discount: number;
      readonly free: boolean;
      readonly n: Amount;
      readonly here: boolean;
      readonly honour: boolean;
    }
  | { readonly op: 'upgrade'; readonly n: Amount; readonly discount: number }
  | { readonly op: 'clearWarehouse' | 'copyCommand' | 'qinFire' | 'qinMirror' | 'qinActivate' | 'qinBuild' }
  | Mod
  | { readonly op: 'rule'; readonly flag: Flag; readonly n: number }
  | { readonly op: 'choose'; readonly from: readonly ListId[] }
  | {
      readonly op: 'eachPlayer';
      readonly who: 'another' | 'all' | 'upTo2';
      readonly do: ListId;
      readonly on: Trigger | null;
      readonly if: readonly Condition[];
    }
  | { readonly op: 'ifThen'; readonly if: readonly Condition[]; readonly list: ListId }
  | { readonly op: 'qinMove' | 'qinUpgrade'; readonly n: Amount }
  | { readonly op: 'qinRecruit'; readonly n: Amount; readonly kind: Soldier };

const LISTS = new Map<ListId, readonly Op[]>();

/** The effects of a registered list. */
export function listOf(id: ListId): readonly Op[] {
  const list = LISTS.get(id);
  if (list === undefined) throw new Error(`there is no list of effects '${id}'`);
  return list;
}

/** Reads a list of effects and registers it. */
export function asList(datum: Datum, id: ListId): ListId {
  if (LISTS.has(id)) throw new Error(`there are two lists of effects '${id}'`);
  LISTS.set(
    id,
    datum.list.map((op, index) => asOp(op, `${id}/${index}`)),
  );
  return id;
}

function asAmount(datum: Datum): Amount {
  if (datum.value === 'all') return ALL;
  if (typeof datum.value === 'number') return datum.number;
  return {
    per: datum.at('per').oneOf(COUNTERS),
    mul: datum.at('mul').number,
    div: datum.has('div') ? datum.at('div').number : 1,
    max: datum.has('max') ? datum.at('max').number : ALL,
  };
}

export function asConditions(datum: Datum): Condition[] {
  return datum.list.map((one) => one.oneOf(CONDITIONS));
}

const asSoldier = (datum: Datum): Soldier => indexIn(SOLDIERS, datum.text) as Soldier;

/** A field whose only value in the cards is the one that the rules carry out. */
function insist(datum: Datum, field: string, value: string): void {
  datum.at(field).oneOf([value]);
}

function asOp(datum: Datum, id: string): Op {
  const op = datum.at('op').text as Op['op'];
  const n = (): Amount => asAmount(datum.at('n'));
  const flag = (field: string): boolean => datum.has(field) && datum.at(field).flag;
  const discount = (): number => (datum.has('discount') ? datum.at('discount').number : 0);
  switch (op) {
    case 'gain':
    case 'lose':
      return { op, res: datum.at('res').oneOf(RESOURCE_WORDS), n: n() };
    case 'give':
      insist(datum, 'res', 'any');
      return { op, n: n(), to: datum.at('to').oneOf(['another', 'others']) };
    case 'exchange':
      insist(datum, 'give', 'any');
      insist(datum, 'get', 'any');
      return { op, n: asAmount(datum.at('times')) };
    case 'honor':
    case 'drawTactic':
    case 'reclaim':
    case 'dropShame':
    case 'moveSoldiers':
    case 'placeHorde':
    case 'regainReward':
    case 'save':
    case 'qinMove':
    case 'qinUpgrade':
      return { op, n: n() };
    case 'removeBarricade':
      insist(datum, 'where', 'thisSection');
      return { op, n: n() };
    case 'donate':
      return { op, n: asAmount(datum.at('max')) };
    case 'moveClerks':
      insist(datum, 'to', 'any');
      return { op, n: asAmount(datum.at('max')), distinct: datum.at('distinct').flag };
    case 'activate':
      insist(datum, 'mode', 'advanced');
      insist(datum, 'where', 'own');
      return { op };
    case 'recruit':
      return { op, n: n(), discount: discount() };
    case 'attack':
      return {
        op,
        kinds: datum.at('types').list.map(asSoldier),
        n: n(),
        scope: datum.at('scope').oneOf(ATTACK_SCOPES),
      };
    case 'wound':
      return { op, n: n(), where: datum.at('where').oneOf(WOUND_REACH) };
    case 'loseSoldier':
      datum.at('where').list.map((where) => where.oneOf(['rest', 'firing']));
      return { op, n: n() };
    case 'build': {
      const what = datum.at('what').list.map((one) => one.oneOf(['barricade', 'wall']));
      return {
        op,
        walls: what.includes('wall'),
        discount: discount(),
        free: flag('free'),
        n: datum.has('n') ? n() : 1,
        here: datum.has('where'),
        honour: !datum.has('honour') || datum.at('honour').flag,
      };
    }
    case 'upgrade':
      return { op, n: n(), discount: discount() };
    case 'clearWarehouse':
    case 'copyCommand':
    case 'qinFire':
    case 'qinMirror':
      return { op };
    case 'qinActivate':
      insist(datum, 'mode', 'advanced');
      insist(datum, 'pick', 'highest');
      return { op };
    case 'qinBuild':
      insist(datum, 'what', 'wall');
      return { op };
    case 'mod':
      return {
        op,
        stat: datum.at('stat').oneOf(STATS),
        n: n(),
        scope: datum.has('scope') ? datum.at('scope').text : 'self',
      };
    case 'rule': {
      const limit = ['n', 'max'].find((field) => datum.has(field));
      return { op, flag: datum.at('flag').oneOf(FLAGS), n: limit === undefined ? 1 : datum.at(limit).number };
    }
    case 'choose':
      return { op, from: datum.at('from').list.map((one, index) => asList(one, `${id}/${index}`)) };
    case 'eachPlayer':
      return {
        op,
        who: datum.at('who').oneOf(['another', 'all', 'upTo2']),
        do: asList(datum.at('do'), `${id}/do`),
        on: datum.has('on') ? datum.at('on').oneOf(TRIGGERS) : null,
        if: datum.has('if') ? asConditions(datum.at('if')) : [],
      };
    case 'ifThen':
      return { op, if: asConditions(datum.at('if')), list: asList(datum.at('then'), `${id}/then`) };
    case 'qinRecruit':
      return { op, n: n(), kind: asSoldier(datum.at('type')) };
    default:
      throw datum.at('op').wrong('an effect of the vocabulary');
  }
}
