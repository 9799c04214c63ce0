/** The dice: what to roll again, what falls, and who pays (GS-POWER-6, GS-EXORCISM-5 to GS-EXORCISM-8). */

import type { Frame } from '@jade/engine';
import { at } from '@jade/engine';
import type { Colour, ColourName } from '../content/colours.ts';
import { ALL_COLOURS, COLOURS, WHITE } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { SIDES } from '../content/layout.ts';
import type { Attempt } from '../rules/cover.ts';
import { canFell, effectiveResistance, isProtected, leastCoins, unsparable } from '../rules/cover.ts';
import { dieFrom, spaceFrom } from '../rules/define.ts';
import { hasCentre } from '../rules/ghosts.ts';
import type { GhostStories } from '../state.ts';
import { boardOf, NONE } from '../state.ts';
import { coverOdds } from './odds.ts';
import { fallWorth, purse } from './strike.ts';
import { WEIGHTS as W } from './weights.ts';
import type { Scene } from './worth.ts';
import { curseCost, sceneOf, tokenWorth } from './worth.ts';

function worthIn(scene: Scene, { kind }: Attempt, space: Space): number {
  return kind === 'tile' ? fallWorth(scene, space) : at(scene.ghosts, space);
}

/** What it is worth that these fall together, less the tokens it takes. */
function setWorth(scene: Scene, f: Attempt, spaces: readonly Space[]): number {
  let worth = 0;
  for (const space of spaces) worth += worthIn(scene, f, space);
  return worth - (leastCoins(scene.g, f, spaces) ?? 0) * W.token;
}

/** Which ghosts fall. */
export function chooseScores(g: GhostStories, side: Side, f: Frame & Attempt, options: readonly string[]): number[] {
  const scene = sceneOf(g, side);
  return options.map((key) => {
    switch (key) {
      case 'fail':
        return 0;
      case 'settle':
        return setWorth(scene, f, f.chosen);
      case 'all':
        return setWorth(scene, f, [...f.chosen, ...others(g, f)]) + 0.1;
      default:
        return setWorth(scene, f, withUnspared(g, { ...f, chosen: [...f.chosen, spaceFrom(key)] }));
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
export function payScores(g: GhostStories, side: Side, options: readonly string[]): number[] {
  const scene = sceneOf(g, side);
  return options.map((key) => {
    if (key.startsWith('crystal:')) return -W.crystal;
    const [owner = '', colour = ''] = key.slice('token:'.length).split('-');
    const kind = COLOURS.indexOf(colour as ColourName) as Colour;
    const whose = SIDES.find((one) => COLOURS[boardOf(g, one).colour] === owner) ?? side;
    return -tokenWorth(scene, kind, at(boardOf(g, whose).tao, kind) - 1) - (whose === side ? 0 : 0.1);
  });
}

/** Which dice to roll again: those that do not help with what is most worth trying for. */
export function rerollScores(
  g: GhostStories,
  side: Side,
  f: Frame & { marked: number },
  options: readonly string[],
): number[] {
  const attempt = g.stack.findLast(({ at: step }) => step.startsWith('exorcise.')) as (Frame & Attempt) | undefined;
  const useless = attempt === undefined ? 0 : uselessDice(sceneOf(g, side), attempt);
  return options.map((key) => {
    if (key === 'keep') return useless === 0 ? 10 : 0;
    if (key === 'roll') return (useless & ~f.marked) === 0 ? 10 : 0;
    return (useless & (1 << dieFrom(key))) !== 0 ? 5 : -10;
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
    if (dice !== 0 && odds * worth > best + 0.01) {
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
export function curseScores(
  g: GhostStories,
  side: Side,
  { face }: Frame & { face: string },
  options: readonly string[],
): number[] {
  const scene = sceneOf(g, side);
  return options.map((key) => (key === 'keep' ? -faceCost(scene, face) : -curseCost(scene, g.active)));
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
      return at(W.qi, Math.min(boardOf(g, g.active).qi, W.qi.length - 1));
    default:
      return 0;
  }
}
