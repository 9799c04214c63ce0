/** The dice: what to roll again, what falls, and who pays (GS-POWER-6, GS-EXORCISM-5 to GS-EXORCISM-8). */

import { at, frameIn, measureAt } from '@jade/engine';
import type { Colour } from '../content/colours.ts';
import { ALL_COLOURS, WHITE } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { coinFrom } from '../rules/coins.ts';
import type { Attempt } from '../rules/cover.ts';
import {
  CRYSTAL,
  canFell,
  coinKind,
  coinSide,
  effectiveResistance,
  isProtected,
  leastCoins,
  unsparable,
} from '../rules/cover.ts';
import { curse } from '../rules/curse.ts';
import { rollTao } from '../rules/dice.ts';
import { exorcise } from '../rules/exorcise.ts';
import { hasCentre } from '../rules/ghosts.ts';
import { ALL, DIE_KEYS, FAIL, KEEP, ROLL, SETTLE, SPACE_KEYS } from '../rules/keys.ts';
import type { GhostStories } from '../state.ts';
import { boardOf, NONE } from '../state.ts';
import type { Judged } from './judge.ts';
import { judges } from './judge.ts';
import { coverOdds } from './odds.ts';
import { NUDGE, SURE, WEIGHTS as W } from './policy-weights.ts';
import { fallWorth, purse } from './strike.ts';
import type { Scene } from './worth.ts';
import { curseCost, sceneOf, tokenWorth } from './worth.ts';

function worthIn(scene: Scene, { kind }: Attempt, space: Space): number {
  return kind === 'tile' ? fallWorth(scene, space) : measureAt(scene.ghosts, space);
}

/** What it is worth that these fall together, less the tokens it takes. */
function setWorth(scene: Scene, f: Attempt, spaces: readonly Space[]): number {
  let worth = 0;
  for (const space of spaces) worth += worthIn(scene, f, space);
  return worth - (leastCoins(scene.g, f, spaces) ?? 0) * W.token;
}

/** Which ghosts fall. */
function chooseScores(g: GhostStories, side: Side, f: Attempt, options: readonly string[]): number[] {
  const scene = sceneOf(g, side);
  return options.map((key) => {
    switch (key) {
      case FAIL:
        return 0;
      case SETTLE:
        return setWorth(scene, f, f.chosen);
      case ALL:
        return setWorth(scene, f, [...f.chosen, ...others(g, f)]) + NUDGE;
      default:
        return setWorth(scene, f, withUnspared(g, { ...f, chosen: [...f.chosen, SPACE_KEYS.index(key)] }));
    }
  });
}

/** What is chosen, and what then falls as well because the dice alone are enough for it. */
function withUnspared(g: GhostStories, f: Attempt): Space[] {
  const [next] = f.chosen.length < f.targets.length ? unsparable(g, f) : [];
  return next === undefined ? f.chosen : withUnspared(g, { ...f, chosen: [...f.chosen, next] });
}

function others(g: GhostStories, f: Attempt): Space[] {
  return f.targets.filter((space) => !f.chosen.includes(space) && canFell(g, f, [...f.chosen, space]));
}

/** Whose token: the one that its owner misses least. */
function payScores(g: GhostStories, side: Side, options: readonly string[]): number[] {
  const scene = sceneOf(g, side);
  return options.map((key) => {
    const one = coinFrom(g, key);
    if (coinKind(one) === CRYSTAL) return -W.crystal;
    const kind = coinKind(one) as Colour;
    const whose = coinSide(one) as Side;
    return -tokenWorth(scene, kind, at(boardOf(g, whose).tao, kind) - 1) - (whose === side ? 0 : NUDGE);
  });
}

/** A second roll must promise more than it leaves to rounding. */
const WORTHWHILE = 0.01;

/** Which dice to roll again: those that do not help with what is most worth trying for. */
function rerollScores(g: GhostStories, side: Side, f: { marked: number }, options: readonly string[]): number[] {
  const attempt = frameIn(g.stack, exorcise);
  const useless = attempt === null ? 0 : uselessDice(sceneOf(g, side), attempt);
  return options.map((key) => {
    if (key === KEEP) return useless === 0 ? SURE : 0;
    if (key === ROLL) return (useless & ~f.marked) === 0 ? SURE : 0;
    return (useless & (1 << DIE_KEYS.index(key))) !== 0 ? SURE / 2 : -SURE;
  });
}

/** As bits. None when the dice as they lie do what is wanted. */
function uselessDice(scene: Scene, f: Attempt): number {
  const { g } = scene;
  const targets = f.targets.filter((space) => !isProtected(g, space));
  let best = bestNow(scene, f, targets);
  let useless = 0;
  const goals = targets.length === 2 ? [[0], [1], [0, 1]] : targets.map((_, index) => [index]);
  for (const goal of goals) {
    const spaces = goal.map((index) => at(targets, index));
    const { odds, dice } = goalOdds(scene, f, spaces);
    let worth = 0;
    for (const space of spaces) worth += worthIn(scene, f, space);
    if (dice !== 0 && odds * worth > best + WORTHWHILE) {
      best = odds * worth;
      useless = dice;
    }
  }
  return useless;
}

function bestNow(scene: Scene, f: Attempt, targets: readonly Space[]): number {
  const { g } = scene;
  let best = 0;
  for (const space of targets) if (canFell(g, f, [space])) best = Math.max(best, setWorth(scene, f, [space]));
  if (targets.length > 1 && canFell(g, f, targets)) best = Math.max(best, setWorth(scene, f, targets));
  return best;
}

/** How likely these fall when all dice that do not help are rolled again, and which dice those are. */
function goalOdds(scene: Scene, f: Attempt, spaces: readonly Space[]): { odds: number; dice: number } {
  const { g } = scene;
  const place = boardOf(g, f.side).place;
  const open = ALL_COLOURS.map((colour) => {
    let need = 0;
    for (const space of spaces) {
      if (!hasCentre(g, space, 'dice-immune')) need += effectiveResistance(g, space, colour, NONE);
    }
    return need === 0 || place === NONE ? need : Math.max(0, need - purse(scene, f.side, place as Place, colour));
  });
  let dice = 0;
  let spare = 0;
  for (const [index, face] of g.dice.entries()) {
    if (face === WHITE) {
      if (scene.luck.whitesCount) {
        const widest = open.indexOf(Math.max(...open));
        open[widest] = Math.max(0, at(open, widest) - 1);
      }
      continue;
    }
    if (at(open, face) > 0) open[face] = at(open, face) - 1;
    else {
      dice |= 1 << index;
      spare += 1;
    }
  }
  return { odds: coverOdds(open, spare, scene.plainLuck), dice };
}

/** The Curse die again, when it shows something worse than usual. */
function curseScores(g: GhostStories, side: Side, { face }: { face: string }, options: readonly string[]): number[] {
  const scene = sceneOf(g, side);
  return options.map((key) => (key === KEEP ? -faceCost(scene, face) : -curseCost(scene, g.active)));
}

function faceCost(scene: Scene, face: string): number {
  const { g } = scene;
  switch (face) {
    case 'haunt':
      return scene.tile;
    case 'ghost':
      return W.arrival;
    case 'lose-all-tao':
      return boardOf(g, g.active).tao.reduce((sum, count) => sum + count, 0) * W.token;
    case 'lose-qi':
      return measureAt(W.qi, Math.min(boardOf(g, g.active).qi, W.qi.length - 1));
    default:
      return 0;
  }
}

export const DICE_JUDGES: readonly Judged[] = [
  ...judges(exorcise, {
    choose: (g, side, options, frame) => chooseScores(g, side, frame, options),
    pay: (g, side, options) => payScores(g, side, options),
  }),
  ...judges(rollTao, { reroll: (g, side, options, frame) => rerollScores(g, side, frame, options) }),
  ...judges(curse, { reroll: (g, side, options, frame) => curseScores(g, side, frame, options) }),
];
