/** The Events and the Emperor's Requests of the cooperative game as data (rulebook chapter 17). */

import { register } from './cards.ts';
import type { Datum } from './data.ts';
import { data } from './data.ts';
import type { ListId } from './effects.ts';
import { asList, listOf } from './effects.ts';
import type { Resource } from './terms.ts';
import { indexIn, RESOURCES } from './terms.ts';

/** GW-COOP-16 */
interface EventCard {
  readonly id: string;
  readonly passive: boolean;
  readonly list: ListId;
}

const EVENT_BY_ID = new Map(
  data.at('events').list.map((one): [string, EventCard] => {
    const id = one.at('id').text;
    const passive = one.at('kind').oneOf(['passive', 'immediate']) === 'passive';
    const list = asList(one.at('do'), id);
    register(id, [], passive ? listOf(list) : []);
    return [id, { id, passive, list }];
  }),
);
export const EVENTS: readonly string[] = [...EVENT_BY_ID.keys()];

export function eventCard(id: string): EventCard {
  const event = EVENT_BY_ID.get(id);
  if (event === undefined) throw new Error(`there is no Event '${id}'`);
  return event;
}

const STATE_CHECKS = ['hordeDefeatedThisYearInEachSection', 'allSectionsWallAtLeast', 'noBreachThisYear'] as const;
const SACRIFICE_SOURCES = ['pool', 'rest', 'firing', 'locationNotFull'] as const;

/** What a Request asks for (GW-COOP-11, GW-COOP-29). */
export type Request = { readonly id: string } & (
  | { readonly kind: 'state'; readonly check: (typeof STATE_CHECKS)[number]; readonly level: number }
  | { readonly kind: 'resources'; readonly resource: Resource; readonly n: number }
  | { readonly kind: 'honour'; readonly n: number }
  | { readonly kind: 'soldiers'; readonly n: number }
  | { readonly kind: 'clerks'; readonly n: number }
  | { readonly kind: 'escort' }
  | { readonly kind: 'warehouse'; readonly perPlayer: number }
);

function asRequest(one: Datum): Request {
  const id = one.at('id').text;
  const requirement = one.at('requirement');
  const kind = requirement.at('kind').oneOf(['state', 'eachPay', 'teamPay']);
  if (kind === 'state') {
    const level = requirement.has('level') ? requirement.at('level').number : 0;
    return { id, kind, check: requirement.at('check').oneOf(STATE_CHECKS), level };
  }
  if (requirement.has('warehouse'))
    return { id, kind: 'warehouse', perPlayer: requirement.at('warehouse').at('perHuman').number };
  if (requirement.has('honour')) return { id, kind: 'honour', n: requirement.at('honour').number };
  if (requirement.has('resources')) {
    const [name = ''] = requirement.at('resources').keys;
    return {
      id,
      kind: 'resources',
      resource: indexIn(RESOURCES, name) as Resource,
      n: requirement.at('resources').at(name).number,
    };
  }
  const sacrifice = requirement.at('sacrifice');
  if (kind === 'teamPay') {
    sacrifice.at('from').oneOf(['restOfEachSection']);
    return { id, kind: 'escort' };
  }
  sacrifice.at('from').list.map((from) => from.oneOf(SACRIFICE_SOURCES));
  const what = sacrifice.at('what').oneOf(['soldier', 'clerk']) === 'soldier' ? 'soldiers' : 'clerks';
  return { id, kind: what, n: sacrifice.at('n').number };
}

const REQUEST_BY_ID = new Map(
  data.at('requests').list.map((one): [string, Request] => [one.at('id').text, asRequest(one)]),
);
export const REQUESTS: readonly string[] = [...REQUEST_BY_ID.keys()];

export function requestOf(id: string): Request {
  const request = REQUEST_BY_ID.get(id);
  if (request === undefined) throw new Error(`there is no Request '${id}'`);
  return request;
}
