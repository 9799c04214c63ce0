/** The wind of the Pavilion: which ghost it had best carry where (GS-TILE-9, GS-TILE-10). */

import { at, measureAt, STOP } from '@jade/engine';
import type { Card } from '../content/cards.ts';
import { ghostOf } from '../content/cards.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { OPPOSITE, SIDES, SPACES, SPACES_A_BOARD, SPACES_OF, sideOf } from '../content/layout.ts';
import { isProtected } from '../rules/cover.ts';
import { isBoardFull } from '../rules/ghosts.ts';
import { nextToHaunt } from '../rules/haunt.ts';
import { SPACE_KEYS } from '../rules/keys.ts';
import { windsOfThePavilion } from '../rules/pavilion.ts';
import type { Pieces } from '../state.ts';
import { NONE, ON_ICON } from '../state.ts';
import type { Judged } from './judge.ts';
import { each, judges } from './judge.ts';
import { SURE, WEIGHTS as W } from './policy-weights.ts';
import type { Scene } from './worth.ts';
import { qiWorth, tileUse, turnsUntil } from './worth.ts';

/** Which ghost the wind of the Pavilion carries where: onto a Buddha, or to where it can be exorcised. */
function windWorth(scene: Scene, from: Space, to: Space): number {
  const { g } = scene;
  const card = at(g.ghosts, from) as Card;
  const { incarnation, centre } = ghostOf(card);
  if (at(g.buddhas, to) === 1) {
    if (centre.includes('requires-buddha')) return at(g.buddhas, from) === 1 ? 0 : scene.barredWorth * W.wayFreed;
    if (!incarnation) return measureAt(scene.ghosts, from);
  }
  let worth = crowdRelief(scene, from, to);
  if (scene.barred === at(OPPOSITE, from) && at(OPPOSITE, to) !== scene.barred) worth += scene.barredWorth * W.wayFreed;
  if (centre.includes('requires-opposite-space-empty') && isProtected(g, from)) {
    worth += at(g.ghosts, at(OPPOSITE, to)) === NONE ? scene.barredWorth * W.wayFreed : 0;
  }
  if (at(g.figures, from) === ON_ICON) {
    const before = nextToHaunt(g, from);
    const after = nextToHaunt(g, to);
    if (before !== NONE && after !== NONE) {
      worth += (turnsUntil(g, sideOf(to)) - turnsUntil(g, sideOf(from))) * scene.tile * W.windTime;
      worth += (tileUse(g, before as Place) - tileUse(g, after as Place)) * W.windTile;
    }
  }
  return worth;
}

/** What it is worth that a board is full no more, less what it costs that another one is. */
function crowdRelief({ g }: Scene, from: Space, to: Space): number {
  const [before, after] = [sideOf(from), sideOf(to)];
  if (before === after) return 0;
  let worth = 0;
  if (ghostsOn(g, before) === SPACES_A_BOARD) worth += qiWorth(g, before) * W.windCrowd;
  if (ghostsOn(g, after) === SPACES_A_BOARD - 1) worth -= qiWorth(g, after) * W.windCrowd;
  return worth;
}

function ghostsOn(g: Pieces, side: Side): number {
  let count = 0;
  for (const space of at(SPACES_OF, side)) if (at(g.ghosts, space) !== NONE) count += 1;
  return count;
}

/** The best wind; looked for only where it may matter: Buddhas waiting, full boards, incarnations out of reach. */
export function bestWind(scene: Scene): { from: Space | -1; to: Space | -1; worth: number } {
  const { g } = scene;
  let best: { from: Space | -1; to: Space | -1; worth: number } = { from: NONE, to: NONE, worth: W.pavilion };
  if (!g.buddhas.includes(1) && scene.barred === NONE && !g.figures.includes(ON_ICON) && !isAnyBoardFull(g))
    return best;
  for (const from of SPACES) {
    if (at(g.ghosts, from) === NONE) continue;
    for (const to of SPACES) {
      if (at(g.ghosts, to) !== NONE) continue;
      const worth = windWorth(scene, from, to);
      if (worth > best.worth) best = { from, to, worth };
    }
  }
  return best;
}

function isAnyBoardFull(g: Pieces): boolean {
  for (const side of SIDES) if (isBoardFull(g, side)) return true;
  return false;
}

/** The best wind that starts from a space. */
function bestWindFrom(scene: Scene, from: Space): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const to of SPACES) {
    if (at(scene.g.ghosts, to) === NONE) best = Math.max(best, windWorth(scene, from, to));
  }
  return best;
}

export const WIND_JUDGES: readonly Judged[] = judges(windsOfThePavilion, {
  ghost: each((scene, key) => bestWindFrom(scene, SPACE_KEYS.index(key))),
  space: each((scene, key, { space }) => windWorth(scene, space as Space, SPACE_KEYS.index(key))),
  carry: each((_, key) => (key === STOP ? SURE / 2 : 0)),
});
