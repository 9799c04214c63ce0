/**
 * What an option concerns on the table, so that any board can make it glow. Things are named like this: `location:quarry`,
 * `spot:L1-a2`, `horde:L1`, `section:left`, `rest:left`, `firing:left`, `soldier:left-spearman` (in a Rest Zone), `pool:spearman`,
 * `pool:clerk`, `wall:left`, `barricade:left`, `advisor:…`, `card:…`, `tactic:…`, `command:…`, `claimed:…`, `request:…`, `resource:wood`,
 * `player:0`, `tea`, `space:1`.
 */

import type { Frame, Rules } from '@jade/engine';
import { LOCATION_IDS } from '../content/board.ts';
import type { GreatWall } from '../state.ts';

/** Kinds of keys whose thing goes by another name. */
const RENAMED: Readonly<Record<string, string>> = {
  from: 'location',
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

export function thingsOf(frame: Frame, key: string): readonly string[] {
  const colon = key.indexOf(':');
  if (colon < 0) return placeOf(frame);
  const [kind, name] = [key.slice(0, colon), key.slice(colon + 1)];
  switch (kind) {
    case 'spots':
      return [`spot:${name.slice(0, 5)}`, `spot:${name.slice(0, 3)}${name.slice(5)}`];
    case 'attacker':
      return [name.endsWith('-firing') ? `firing:${name.slice(0, -'-firing'.length)}` : `soldier:${name}`];
    case 'march':
      return name.startsWith('firing') ? ['firing'] : [`pool:${name}`];
    case 'save':
      return name === 'archer' ? ['firing'] : [`horde:${name.slice(0, 2)}`];
    case 'sacrifice':
      return [sacrificed(name)];
    case 'swap':
      return name.split('-').map((resource) => `resource:${resource}`);
    case 'soldier':
      return [name.includes('-') ? key : `pool:${name}`];
    case 'tea':
      return ['tea'];
    case 'from':
      return [name === 'pool' ? 'pool:clerk' : `location:${name}`];
    default:
      return [`${RENAMED[kind] ?? kind}:${name}`];
  }
}

function sacrificed(name: string): string {
  if (name === 'pool') return 'pool:clerk';
  if (LOCATION_IDS.includes(name)) return `location:${name}`;
  return name.startsWith('pool-') ? `pool:${name.slice('pool-'.length)}` : `soldier:${name}`;
}

/** A plain yes or no concerns the Location in which it is asked. */
function placeOf(frame: Frame): readonly string[] {
  const location = 'location' in frame && typeof frame.location === 'number' ? LOCATION_IDS[frame.location] : undefined;
  return location === undefined ? [] : [`location:${location}`];
}

/** The same rules, with every decision pointing at what its options concern. */
export function pointing(rules: Rules<GreatWall>): Rules<GreatWall> {
  const concerns = (_: GreatWall, frame: Frame, key: string): readonly string[] => thingsOf(frame, key);
  const code = [...rules.code].map(([name, step]): [string, typeof step] => {
    if (step.ask !== null) return [name, { ...step, ask: { ...step.ask, concerns } }];
    if (step.together !== null) return [name, { ...step, together: { ...step.together, concerns } }];
    return [name, step];
  });
  return { ...rules, code: new Map(code) };
}
