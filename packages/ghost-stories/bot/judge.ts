/** How choices are judged: for each decision a function that says how good its options look. */

import type { Frame, Procedure } from '@jade/engine';
import { isIn } from '@jade/engine';
import type { Side } from '../content/layout.ts';
import type { GhostStories } from '../state.ts';
import type { Scene } from './worth.ts';
import { sceneOf } from './worth.ts';

/** How good each option looks to a side. `frame` is the decision's own. */
export type Judge<Locals = object> = (
  g: GhostStories,
  side: Side,
  options: readonly string[],
  frame: Frame & Locals,
) => number[];

/** The same for one option, where each can be judged by itself. */
export type Score<Locals = object> = (scene: Scene, key: string, frame: Frame & Locals) => number;

/** A decision by its full name, and its judge. */
export type Judged = readonly [decision: string, judge: Judge];

export function each<Locals = object>(score: Score<Locals>): Judge<Locals> {
  return (g, side, options, frame) => {
    const scene = sceneOf(g, side);
    return options.map((key) => score(scene, key, frame));
  };
}

/** The judges of some decisions of a procedure; they know its frame. */
export function judges<Locals, Step extends string>(
  procedure: Procedure<Locals, Step>,
  of: { readonly [step in Step]?: Judge<Locals> },
): Judged[] {
  const steps = Object.keys(of) as Step[];
  return steps.flatMap((step): Judged[] => {
    const judge = of[step];
    return judge === undefined ? [] : [[procedure.steps[step], knowing(procedure, judge)]];
  });
}

/** The same for a procedure that is one decision. */
export function judgeOf<Locals>(procedure: Procedure<Locals>, judge: Judge<Locals>): Judged {
  return [procedure.start, knowing(procedure, judge)];
}

function knowing<Locals>(procedure: Procedure<Locals>, judge: Judge<Locals>): Judge {
  return (g, side, options, frame) => {
    if (!isIn(frame, procedure)) throw new Error(`'${frame.at}' is no step of '${procedure.name}'`);
    return judge(g, side, options, frame);
  };
}
