/**
 * Carrying out a list of effects one after the other (rulebook chapter 18). What each of them does stands in the chapter it belongs to
 * (vocabulary.ts).
 */

import type { Frame } from '@jade/engine';
import { at, call, callFrame, done, frame, go, refuse } from '@jade/engine';
import type { ListId, Op } from '../content/effects.ts';
import { listOf } from '../content/effects.ts';
import type { Faction } from '../state.ts';
import { discardDown, holdsTooMany } from './deck.ts';
import { procedure } from './define.ts';
import { CHOOSE, STOP } from './keys.ts';
import type { Effects } from './vocabulary.ts';
import { effectOf } from './vocabulary.ts';

export interface Performing {
  list: string;
  index: number;
  /** The card whose effect this is; no ability of it works again meanwhile (GW-CARD-12). */
  card: string;
  /** Whose card it is, and who acts. */
  owner: Faction;
  who: Faction;
  /** What the bonus of a Command card adds to this box. */
  plus: number;
}

/** The frame in which a list is carried out. Made here in one piece, because no other is made so often. */
export function carryingOut(list: ListId, card: string, owner: Faction, who = owner, plus = 0): Frame & Performing {
  return { at: perform.start, list, index: 0, card, owner, who, plus };
}

export const perform = procedure('perform', frame<Performing>(), {
  next(g, f) {
    const op = listOf(f.list)[f.index];
    if (op === undefined) return done;
    f.index += 1;
    return effectOf(op.op).carryOut(g, f, op);
  },

  /** One of several lists; the key names the first effect of each. */
  choose: {
    rule: 'GW-AUTUMN-4',
    decider: (_, f) => f.who,
    options: (g, f) => [
      ...choicesOf(f)
        .filter(({ op }) => effectOf(op).canBeNamed?.(g, f.who) ?? true)
        .map(({ key }) => key),
      STOP,
    ],
    candidates: (_, f) => [...choicesOf(f).map(({ key }) => key), STOP],
    refusal: () => refuse('GW-CARD-6', 'nothingToCopy'),
    prompt: (_, f) => ({ card: f.card }),
    resolve(_, f, key) {
      const choice = choicesOf(f).find((one) => one.key === key);
      if (choice === undefined) return go('next');
      return callFrame(carryingOut(choice.list, f.card, f.owner, f.who, f.plus), 'next');
    },
  },

  limit(g, f) {
    return holdsTooMany(g, f.who) ? call(discardDown, { who: f.who }, 'next') : go('next');
  },
});

interface OneOfLists {
  readonly key: string;
  readonly list: ListId;
  readonly op: Op['op'];
}
const CHOICES = new Map<Op, readonly OneOfLists[]>();

function choicesOf(f: Performing): readonly OneOfLists[] {
  const op = at(listOf(f.list), f.index - 1);
  if (op.op !== 'choose') throw new Error(`'${f.list}' has no choice`);
  const known = CHOICES.get(op);
  if (known !== undefined) return known;
  const choices = op.from.map((list): OneOfLists => {
    const first = at(listOf(list), 0);
    return { key: CHOOSE.of(first.op), list, op: first.op };
  });
  CHOICES.set(op, choices);
  return choices;
}

export const listEffects: Pick<Effects, 'choose'> = {
  choose: { carryOut: () => go('choose') },
};
