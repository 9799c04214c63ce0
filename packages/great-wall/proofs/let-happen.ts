/** How a proof lets something come about: on a game that may be spoilt, with nothing else going on and everybody else declining. */

import type { Event, Frame, Pending, Procedure, Seat, Viewer } from '@jade/engine';
import { advance, answer, at, isIn, witness } from '@jade/engine';
import { rules } from '../rules/define.ts';
import { NO, PAID, PASS, STOP } from '../rules/keys.ts';
import type { GreatWall } from '../state.ts';

const DECLINING: readonly string[] = [PASS, STOP, NO, PAID];

/** Runs on until it is over, everybody declining but for what is preferred; returns all that was told, from what was told before on. */
export function until(
  g: GreatWall,
  isOver: (events: readonly Event[]) => boolean,
  prefer: readonly string[] = [],
  before: readonly Event[] = [],
): readonly Event[] {
  const events = [...before];
  const goOn = (run: () => Pending | null): Pending | null => {
    let now: Pending | null = null;
    const heard = witness(() => {
      now = run();
    });
    events.push(...heard.events);
    return now;
  };
  let now = isOver(events) ? null : goOn(() => advance(rules, g));
  while (now !== null && !isOver(events)) {
    const pending = now;
    const { seat, options } = at(pending.questions, 0);
    const wanted = [...prefer, ...DECLINING].find((one) => options.includes(one)) ?? at(options, 0);
    now = goOn(() => answer(rules, g, pending, seat, wanted));
  }
  return events;
}

/** Answers a question with its first option, if it is this one; returns what was told. */
export function answerFirst(g: GreatWall, decision: string, me: Seat): readonly Event[] {
  const now = advance(rules, g);
  if (now?.name !== decision) return [];
  return witness(() => void answer(rules, g, now, me, at(at(now.questions, 0).options, 0))).events;
}

/** What is asked now in this decision; nothing if another one is. */
export function optionsIn(g: GreatWall, decision: string): readonly string[] {
  const now = advance(rules, g);
  return now?.name === decision ? at(now.questions, 0).options : [];
}

export const isTold = (key: string) => (events: readonly Event[]) => events.some((event) => event.key === key);

export function told(events: readonly Event[], key: string): readonly Event[] {
  return events.filter((event) => event.key === key);
}

/** Nothing but this. */
export function only(g: GreatWall, frame: Frame): GreatWall {
  g.stack = [frame];
  return g;
}

/** Nothing but the event that is under way, and what goes on inside it; all of it stays where there is none. */
export function onlyFrom<Locals>(g: GreatWall, procedure: Procedure<Locals>): void {
  const first = g.stack.findLastIndex((frame) => isIn(frame, procedure));
  if (first >= 0) g.stack = g.stack.slice(first);
}

/** The name in a thing: `left` of `section:left`. */
export function named(about: string): string {
  return about.slice(about.indexOf(':') + 1);
}

/** What is foretold to a seat can be proved by a seat alone. */
export function seatOf(viewer: Viewer): Seat {
  if (viewer === 'spectator') throw new Error('this is foretold to a seat only');
  return viewer;
}
