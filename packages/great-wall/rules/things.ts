/**
 * What an option concerns on the table, so that any board can make it glow. Things are named like this: `location:quarry`,
 * `spot:L1-a2`, `horde:L1`, `section:left`, `rest:left`, `firing:left`, `soldier:left-spearman` (in a Rest Zone), `pool:spearman`,
 * `pool:clerk`, `wall:left`, `barricade:left`, `advisor:…`, `card:…`, `tactic:…`, `command:…`, `claimed:…`, `request:…`, `resource:wood`,
 * `player:0`, `tea`, `space:1`.
 */

import type { Frame } from '@jade/engine';
import { at } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { SOLDIERS } from '../content/terms.ts';
import type { Post } from './keys.ts';
import {
  AIM,
  ATTACKER,
  aimOf,
  cellKey,
  FIRING,
  FROM,
  IN_FIRING,
  LOCATION,
  MARCH,
  POOL,
  POSTS,
  postAt,
  RESOURCE,
  SACRIFICE_CLERK,
  SACRIFICE_POOL,
  SACRIFICE_POST,
  SLOT,
  SOLDIER,
  STATIONED,
  SWAP,
  SWAPS,
  savedOn,
  TEA_TOP,
  TEA_UP,
} from './keys.ts';

/** Kinds of keys whose thing goes by another name. */
const RENAMED: Readonly<Record<string, string>> = {
  to: 'location',
  basic: 'tactic',
  enhanced: 'tactic',
  discard: 'tactic',
  use: 'card',
  copy: 'command',
  reclaim: 'command',
  recruit: 'pool',
  shame: 'pool',
  shameHorde: 'claimed',
  next: 'player',
};

/** Any Archer in a Firing Spot. */
const ARCHERS = ['firing'];
const CLERKS = 'pool:clerk';

export function thingsOf(frame: Frame, key: string): readonly string[] {
  const colon = key.indexOf(':');
  if (colon < 0) return placeOf(frame);
  if (key === TEA_UP || key === TEA_TOP) return ['tea'];
  return (
    onTheWall(key) ??
    inTheCity(key) ?? [`${RENAMED[key.slice(0, colon)] ?? key.slice(0, colon)}:${key.slice(colon + 1)}`]
  );
}

/** Vital Spots, and Soldiers where they stand. */
function onTheWall(key: string): readonly string[] | null {
  if (AIM.has(key)) return aimOf(key).cells.map((cell) => cellKey(aimOf(key).slot, cell));
  if (ATTACKER.has(key)) return [postOf(at(POSTS, ATTACKER.index(key)))];
  if (SACRIFICE_POST.has(key)) return [at(STATIONED.of, SACRIFICE_POST.index(key))];
  if (MARCH.has(key)) return MARCH.index(key) < SOLDIERS.length ? [`pool:${SOLDIERS[MARCH.index(key)]}`] : ARCHERS;
  const saved = savedOn(key);
  if (saved !== null) return saved < 0 ? ARCHERS : [at(SLOT.of, saved)];
  return null;
}

function postOf({ section, kind }: Post): string {
  return kind === IN_FIRING ? at(FIRING.of, section) : at(STATIONED.of, postAt(section, kind));
}

/** Clerks, Soldiers in the pool, resources. */
function inTheCity(key: string): readonly string[] | null {
  if (FROM.has(key)) return [clerksFrom(FROM.index(key))];
  if (SACRIFICE_CLERK.has(key)) return [clerksFrom(SACRIFICE_CLERK.index(key))];
  if (SOLDIER.has(key)) return [`pool:${SOLDIERS[SOLDIER.index(key)]}`];
  if (SACRIFICE_POOL.has(key)) return [`pool:${SOLDIERS[SACRIFICE_POOL.index(key)]}`];
  if (!SWAP.has(key)) return null;
  const { give, take } = at(SWAPS, SWAP.index(key));
  return [at(RESOURCE.of, give), at(RESOURCE.of, take)];
}

function clerksFrom(place: Location): string {
  return place === POOL ? CLERKS : at(LOCATION.of, place);
}

/** A plain yes or no concerns the Location in which it is asked. */
function placeOf(frame: Frame): readonly string[] {
  if (!('location' in frame) || typeof frame.location !== 'number') return [];
  const location = LOCATION.of[frame.location];
  return location === undefined ? [] : [location];
}
