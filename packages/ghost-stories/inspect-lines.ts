/** How what a thing says of itself is put together. */

import type { Inspection, Params, Phrase } from '@jade/engine';
import type { Ability } from './content/cards.ts';
import type { StoneText } from './content/stones.ts';

/** Of which part of the thing a line speaks, so that a face can set a picture beside it. */
export type Part =
  | 'resistance'
  | StoneText['stone']
  | 'silenced'
  | 'line'
  | 'figure'
  | 'incarnation'
  | 'help'
  | 'haunted'
  | 'portal'
  | 'circle'
  | 'villagers'
  | 'power'
  | 'neutral'
  | 'silent'
  | 'state'
  | 'death'
  | 'reward'
  | 'what'
  | 'now'
  | 'chance'
  | 'threat';

export interface Line extends Phrase {
  readonly part: Part;
  /** The message with which the line begins: when a stone speaks, at what price. */
  readonly opening: string | null;
  readonly ability: Ability | null;
}

export interface GhostInspection extends Inspection {
  readonly lines: readonly Line[];
}

export function inspected(about: string, name: string, lines: readonly Line[], params: Params = {}): GhostInspection {
  return { about, name: { key: name, params, rule: null }, lines };
}

export function line(part: Part, key: string, rule: string | null, params: Params = {}): Line {
  return { part, key, params, rule, opening: null, ability: null };
}
