/** What an exorcism from a place is worth before the dice are rolled: every roll, and the best use of it. */

import { at, measureAt } from '@jade/engine';
import type { Card } from '../content/cards.ts';
import { GHOSTS } from '../content/cards.ts';
import type { Colour } from '../content/colours.ts';
import { ALL_COLOURS } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { FACED, SIDES } from '../content/layout.ts';
import { effectiveResistance, isProtected } from '../rules/cover.ts';
import { hasCentre } from '../rules/ghosts.ts';
import { isLiving } from '../rules/table.ts';
import { boardOf, NONE } from '../state.ts';
import { coverOdds, needOdds, rolls } from './odds.ts';
import { WEIGHTS as W } from './policy-weights.ts';
import type { Scene } from './worth.ts';
import { rewardOf, tokenWorth } from './worth.ts';

/** By card: whether it has several colours (GS-EXORCISM-12). */
const IS_MOTLEY: readonly boolean[] = GHOSTS.map(({ resistance }) => resistance.filter((one) => one > 0).length > 1);

/** A ghost as an exorcist sees it. */
interface Target {
  readonly worth: number;
  readonly colour: Colour;
  readonly need: number;
  /** Tokens of its colour at hand, and what one of them is worth. */
  readonly held: number;
  readonly token: number;
  readonly immune: boolean;
}

/** What it is worth that this ghost is exorcised, with what its right stone brings. */
export function fallWorth(scene: Scene, space: Space): number {
  return measureAt(scene.ghosts, space) + rewardOf(scene, at(scene.g.ghosts, space) as Card);
}

/** Tokens of a colour that could be spent by this side at a place; crystals count as any colour. */
export function purse(scene: Scene, side: Side, place: Place, colour: Colour): number {
  const { g } = scene;
  let held = 0;
  for (const other of SIDES) {
    const board = boardOf(g, other);
    if (other !== side && (board.place !== place || !isLiving(g, other))) continue;
    held += board.crystals + (scene.taoOff ? 0 : at(board.tao, colour));
  }
  return held;
}

/** The worth of an exorcism that the active Taoist would try at this place; 0 without a ghost there. */
export function strikeWorth(scene: Scene, place: Place): number {
  const { g } = scene;
  let first: Target | null = null;
  let second: Target | null = null;
  let apart = 0;
  for (const space of at(FACED, place)) {
    const card = at(g.ghosts, space);
    if (card === NONE || isProtected(g, space)) continue;
    if (at(IS_MOTLEY, card)) {
      apart = Math.max(apart, motleyWorth(scene, place, space));
      continue;
    }
    const target = targetAt(scene, place, space);
    if (first === null) first = target;
    else second = target;
  }
  if (first === null) return apart;
  return Math.max(apart, second === null ? singleWorth(scene, first) : pairWorth(scene, first, second));
}

function targetAt(scene: Scene, place: Place, space: Space): Target {
  const { g, side } = scene;
  let colour = at(ALL_COLOURS, 0);
  let need = 0;
  for (const one of ALL_COLOURS) {
    const here = effectiveResistance(g, space, one, NONE);
    if (here > need) [colour, need] = [one, here];
  }
  const own = at(boardOf(g, side).tao, colour);
  return {
    worth: fallWorth(scene, space),
    colour,
    need,
    held: purse(scene, side, place, colour),
    token: tokenWorth(scene, colour, Math.max(0, own - 1)),
    immune: hasCentre(g, space, 'dice-immune'),
  };
}

function singleWorth(scene: Scene, target: Target): number {
  const { worth, need, held, token, immune } = target;
  if (immune) return need <= held ? Math.max(0, worth - need * token) : 0;
  let sum = 0;
  for (const { first, whites, likelihood } of rolls(1, scene.dice, scene.luck)) {
    const short = Math.max(0, need - first - whites);
    if (short <= held && worth > short * token) sum += likelihood * (worth - short * token);
  }
  return sum;
}

function pairWorth(scene: Scene, a: Target, b: Target): number {
  const same = a.colour === b.colour;
  let sum = 0;
  for (const { first, second, whites, likelihood } of rolls(same ? 1 : 2, scene.dice, scene.luck)) {
    const other = same ? first : second;
    const both = missingTogether(a, b, first, other, whites, same);
    const worthOfBoth = both < 0 ? 0 : a.worth + b.worth - (both * (a.token + b.token)) / 2;
    sum += likelihood * Math.max(alone(a, first, whites), alone(b, other, whites), worthOfBoth);
  }
  return sum;
}

function alone({ worth, need, held, token, immune }: Target, hits: number, whites: number): number {
  const short = immune ? need : Math.max(0, need - hits - whites);
  return short <= held ? Math.max(0, worth - short * token) : 0;
}

/** How many tokens it takes that both fall, or -1 when there are not enough. */
function missingTogether(a: Target, b: Target, first: number, second: number, whites: number, same: boolean): number {
  const hard = (a.immune ? a.need : 0) + (b.immune ? b.need : 0);
  if (same) {
    const soft = (a.immune ? 0 : a.need) + (b.immune ? 0 : b.need);
    const missing = hard + Math.max(0, soft - first - whites);
    return missing <= a.held ? missing : -1;
  }
  const openA = a.immune ? a.need : Math.max(0, a.need - first);
  const openB = b.immune ? b.need : Math.max(0, b.need - second);
  const shortA = Math.max(0, openA - a.held);
  const shortB = Math.max(0, openB - b.held);
  if ((a.immune && shortA > 0) || (b.immune && shortB > 0) || shortA + shortB > whites) return -1;
  return hard + Math.max(0, openA + openB - hard - whites);
}

/** A ghost of several colours: every one must be covered (GS-EXORCISM-12). */
function motleyWorth(scene: Scene, place: Place, space: Space): number {
  const { g, side } = scene;
  const open: number[] = [];
  let tokens = 0;
  for (const colour of ALL_COLOURS) {
    const need = effectiveResistance(g, space, colour, NONE);
    const paid = Math.min(need, purse(scene, side, place, colour));
    tokens += paid;
    open.push(need - paid);
  }
  // The Mantra takes one point off a colour of the exorcist's choice.
  if (g.mantra === space) open[open.indexOf(Math.max(...open))] = Math.max(0, Math.max(...open) - 1);
  return (
    coverOdds(open, scene.dice, scene.luck) * Math.max(0, fallWorth(scene, space) - tokens * W.token * W.motleyToken)
  );
}

/** How likely a side could exorcise the ghost on this space from the tile before it, without its own powers. */
export function plainOdds(scene: Scene, side: Side, place: Place, space: Space, less = 0): number {
  const { g } = scene;
  if (isProtected(g, space)) return 0;
  const immune = hasCentre(g, space, 'dice-immune');
  const open: number[] = [];
  for (const colour of ALL_COLOURS) {
    const need = effectiveResistance(g, space, colour, NONE);
    if (need > 0) open.push(Math.max(0, need - less - purse(scene, side, place, colour)));
  }
  if (immune) return open.every((need) => need === 0) ? 1 : 0;
  if (open.length < 2) return needOdds(open[0] ?? 0, scene.othersDice, scene.plainLuck);
  return coverOdds(open, scene.othersDice, scene.plainLuck);
}
