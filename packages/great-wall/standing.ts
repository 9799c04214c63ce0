/**
 * Standing answers. To windows: “do not ask me this again unless …”; these only ever pass, and their conditions look at nothing but what their
 * owner sees: whoever gave one is asked again as soon as one of them comes true. Questions in which there is nothing to choose are answered by
 * themselves. And habits: what somebody does whenever it can be done.
 */

import type { Ahead } from '@jade/engine';
import { frameIn } from '@jade/engine';
import { TRIGGERS } from './content/vocabulary.ts';
import { activate } from './rules/activation.ts';
import { BASIC, DONATE, ENHANCED, GATHER, PAID, PASS, STOP, USE } from './rules/keys.ts';
import { adjust } from './rules/payment.ts';
import { donate } from './rules/production.ts';
import { sectionIn } from './rules/reactions.ts';
import { hasSoldierIn } from './rules/soldiers.ts';
import type { Open } from './rules/window.ts';
import { window } from './rules/window.ts';
import type { Faction } from './state.ts';
import type { Seen, WallView } from './view.ts';
import { seen } from './view.ts';

/** What makes the question worth asking all the same. */
export const UNLESS = ['cardFits', 'enhanced', 'mine', 'newYear'] as const;
export type Unless = (typeof UNLESS)[number];

/** What may become a habit: the question, and what is always answered; where that cannot be, it stops. */
const HABITS = {
  gather: { decision: activate.steps.gather, key: GATHER },
  donate: { decision: donate.steps.choose, key: DONATE },
  pay: { decision: adjust.start, key: PAID },
} as const;
export type Habit = keyof typeof HABITS;

export function isHabit(on: unknown): on is Habit {
  return typeof on === 'string' && Object.hasOwn(HABITS, on);
}

/** The habit that would answer this question. */
export function habitFor(decision: string | null): Habit | null {
  const found = Object.entries(HABITS).find(([, habit]) => habit.decision === decision)?.[0];
  return isHabit(found) ? found : null;
}

/** Choices that do nothing: where there is no other, it is asked only so that silence tells nothing. */
const IDLE: ReadonlySet<string> = new Set([PASS, STOP, PAID]);

/** Wants to be asked also where there is nothing to choose, which is otherwise answered for everybody, in the same time. */
export const EVERYTHING = 'everything';

export interface StandingAnswer {
  /** The kind of window it is for, the habit, or `EVERYTHING`. */
  readonly on: string;
  readonly unless: readonly Unless[];
  /** The Year in which it was given. */
  readonly year: number;
}

/** What the game says of answers that are given ahead. */
export const ahead: Ahead<WallView> = {
  isAnswer(value) {
    const { on, unless, year } = (value ?? {}) as Partial<Record<keyof StandingAnswer, unknown>>;
    const isList = Array.isArray(unless) && unless.length <= UNLESS.length;
    return (
      (isHabit(on) || on === EVERYTHING || TRIGGERS.some((trigger) => trigger === on)) &&
      isList &&
      unless.every((one) => UNLESS.includes(one)) &&
      Number.isInteger(year)
    );
  },
  answerTo(view, answers, isSeen = false) {
    const { viewer, stack, decision, options } = view;
    const standing = answers as readonly StandingAnswer[];
    const habit = habitFor(decision);
    if (habit !== null && options !== null && standing.some(({ on }) => on === habit)) {
      const { key } = HABITS[habit];
      return options.includes(key) ? key : STOP;
    }
    const [only, ...others] = options ?? [];
    if (!isSeen && only !== undefined && others.length === 0 && IDLE.has(only))
      return standing.some(({ on }) => on === EVERYTHING) ? null : only;
    const open = frameIn(stack, window);
    if (viewer === 'spectator' || open === null || decision !== window.steps.ask || options === null) return null;
    return isPassed(seen(view), viewer, open, options, standing) ? PASS : null;
  },
};

/** Whether a standing answer lets this window pass for its owner, who has these options in it. */
export function isPassed(
  g: Seen,
  me: Faction,
  open: Open,
  options: readonly string[],
  answers: readonly StandingAnswer[],
): boolean {
  const answer = answers.find(({ on }) => on === open.on);
  if (answer === undefined || !options.includes(PASS)) return false;
  return !answer.unless.some((unless) => isTrue(unless, g, me, open, options, answer.year));
}

function isTrue(unless: Unless, g: Seen, me: Faction, window: Open, options: readonly string[], year: number): boolean {
  switch (unless) {
    case 'cardFits':
      return options.some((key) => BASIC.has(key) || USE.has(key));
    case 'enhanced':
      return options.some(ENHANCED.has);
    case 'newYear':
      return g.year !== year;
    case 'mine':
      return concerns(g, me, window);
  }
}

/** Whether own Soldiers stand where it happens; without a place it always concerns everybody. */
function concerns(g: Seen, me: Faction, window: Open): boolean {
  const here = sectionIn(window);
  return here === null || hasSoldierIn(g, me, here);
}
