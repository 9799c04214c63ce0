/**
 * What the words on the cards mean (rulebook chapter 18). The chapter of the rules to which an effect belongs says how it is carried out; game.ts
 * gathers all of them, and a word without a meaning does not compile. So a chapter may open a window without knowing what cards do in it.
 */

import type { Flow } from '@jade/engine';
import type { Op } from '../content/effects.ts';
import type { Condition } from '../content/vocabulary.ts';
import type { Faction, GreatWall } from '../state.ts';
import type { Performing } from './effects.ts';
import type { Happening } from './reactions.ts';

type Word = Op['op'];
type OpOf<W extends Word, O extends Op = Op> = O extends Op ? (W extends O['op'] ? O : never) : never;

interface Effect<O extends Op> {
  /** Does it, and says where the list that it stands in goes on. */
  carryOut(g: GreatWall, f: Performing, op: O): Flow<'next' | 'limit' | 'choose'>;
  /** Whether everybody can see that it would do nothing now: an ability of nothing else is not offered. */
  isIdle?(g: GreatWall, m: Happening, who: Faction, op: O): boolean;
  /** Whether it may be named where a card offers several, for all to see. */
  canBeNamed?(g: GreatWall, who: Faction): boolean;
}

export type Effects = { readonly [W in Word]: Effect<OpOf<W>> };

/** Each is a question about the owner of a card and the event in whose window it is asked. */
export type Conditions = Readonly<Record<Condition, (g: GreatWall, m: Happening, owner: Faction) => boolean>>;

let effects: Effects;
let conditions: Conditions;

/** Once, when the rules are loaded. */
export function defineVocabulary(allEffects: Effects, allConditions: Conditions): void {
  effects = allEffects;
  conditions = allConditions;
}

export function effectOf(word: Word): Effect<Op> {
  return effects[word];
}

export function holds(g: GreatWall, m: Happening, owner: Faction, all: readonly Condition[]): boolean {
  for (const condition of all) if (!conditions[condition](g, m, owner)) return false;
  return true;
}
