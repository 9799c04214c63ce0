/** What a player who knows the game would do, for every decision: the better a choice looks, the more it weighs. */

import type { Frame, Seat } from '@jade/engine';
import { at } from '@jade/engine';
import type { Side } from '../content/layout.ts';
import { SIDES } from '../content/layout.ts';
import type { Attempt } from '../rules/cover.ts';
import type { GhostStories } from '../state.ts';
import { boardOf } from '../state.ts';
import { arrivalScores } from './arrival.ts';
import { placeScores } from './beside.ts';
import { chooseScores, curseScores, payScores, rerollScores } from './dice.ts';
import { MOON } from './moon.ts';
import { actScores, windsScores } from './plan.ts';
import { SMALL } from './small.ts';
import { WEIGHTS as W } from './weights.ts';
import { sceneOf } from './worth.ts';

/** Whatever looks bad may still be tried now and then. */
const LEAST = 1e-4;

export function policy(g: GhostStories, seat: Seat, options: readonly string[]): readonly number[] {
  const scores = scoresOf(g, seat, options);
  const best = Math.max(...scores);
  return scores.map((score) => Math.exp((score - best) / W.warmth) + LEAST);
}

export function scoresOf(g: GhostStories, seat: Seat, options: readonly string[]): number[] {
  const frame = at(g.stack, g.stack.length - 1);
  const side = sideOfSeat(g, seat);
  switch (frame.at) {
    case 'yang.act':
      return actScores(g, side, options);
    case 'twinWinds.whom':
      return windsScores(g, side, null, options);
    case 'twinWinds.where':
      return windsScores(g, side, (frame as Frame & { side: Side }).side, options);
    case 'yang.place':
      return placeScores(g, side, options);
    case 'placeDrawn.choose':
      return arrivalScores(g, side, options);
    case 'exorcise.choose':
      return chooseScores(g, side, frame as Frame & Attempt, options);
    case 'exorcise.pay':
      return payScores(g, side, options);
    case 'rollTao.reroll':
      return rerollScores(g, side, frame as Frame & { marked: number }, options);
    case 'curse.reroll':
      return curseScores(g, side, frame as Frame & { face: string }, options);
  }
  const score = SMALL[frame.at] ?? MOON[frame.at];
  if (score === undefined) return options.map(() => 0);
  const scene = sceneOf(g, side);
  return options.map((key) => score(scene, key, frame));
}

function sideOfSeat(g: GhostStories, seat: Seat): Side {
  return SIDES.find((side) => boardOf(g, side).seat === seat) ?? g.active;
}
