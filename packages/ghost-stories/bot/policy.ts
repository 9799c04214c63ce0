/** What a player who knows the game would do, for every decision: the better a choice looks, the more it weighs. */

import type { Seat } from '@jade/engine';
import { at } from '@jade/engine';
import type { Side } from '../content/layout.ts';
import { SIDES } from '../content/layout.ts';
import type { GhostStories } from '../state.ts';
import { boardOf } from '../state.ts';
import { ANYTIME_JUDGES } from './anytime.ts';
import { ARRIVAL_JUDGES } from './arrival.ts';
import { BOARD_JUDGES } from './boards.ts';
import { DICE_JUDGES } from './dice.ts';
import { HELP_JUDGES } from './helps.ts';
import type { Judge } from './judge.ts';
import { MANTRA_JUDGES } from './mantra.ts';
import { MOON_JUDGES } from './moon.ts';
import { PLAN_JUDGES } from './plan.ts';
import { WEIGHTS as W } from './policy-weights.ts';
import { TOKEN_JUDGES } from './tokens.ts';
import { WIND_JUDGES } from './wind.ts';

/** Whatever looks bad may still be tried now and then. */
const LEAST = 1e-4;

export function policy(g: GhostStories, seat: Seat, options: readonly string[]): readonly number[] {
  const scores = scoresOf(g, seat, options);
  const best = Math.max(...scores);
  return scores.map((score) => Math.exp((score - best) / W.warmth) + LEAST);
}

/** By the full name of the decision. */
const JUDGES: ReadonlyMap<string, Judge> = new Map([
  ...ANYTIME_JUDGES,
  ...ARRIVAL_JUDGES,
  ...BOARD_JUDGES,
  ...DICE_JUDGES,
  ...HELP_JUDGES,
  ...MANTRA_JUDGES,
  ...MOON_JUDGES,
  ...PLAN_JUDGES,
  ...TOKEN_JUDGES,
  ...WIND_JUDGES,
]);

export function scoresOf(g: GhostStories, seat: Seat, options: readonly string[]): number[] {
  const frame = at(g.stack, g.stack.length - 1);
  const judge = JUDGES.get(frame.at);
  return judge === undefined ? options.map(() => 0) : judge(g, sideOfSeat(g, seat), options, frame);
}

function sideOfSeat(g: GhostStories, seat: Seat): Side {
  return SIDES.find((side) => boardOf(g, side).seat === seat) ?? g.active;
}
