/** What it is worth to stand somewhere at the end of a turn: prospects, Buddhas to set, tokens to lend, villagers on the way. */

import { at, measureAt } from '@jade/engine';
import type { Place, Side, Space } from '../content/layout.ts';
import { ADJACENT, CENTRE, FACED, SIDES } from '../content/layout.ts';
import { isPortalOpen } from '../rules/ghosts.ts';
import { isHaunted, isLiving } from '../rules/table.ts';
import { hasRoom, hasVillagers } from '../rules/villagers.ts';
import type { GhostStories } from '../state.ts';
import { boardOf, NONE } from '../state.ts';
import { isBuddhaWanted } from './helps.ts';
import { WEIGHTS as W } from './policy-weights.ts';
import { plainOdds } from './strike.ts';
import type { Scene } from './worth.ts';

/** What it is worth to end the turn at a place. */
export function standWorth(scene: Scene, place: Place, deeds: readonly number[]): number {
  const { g, side } = scene;
  const board = boardOf(g, side);
  let worth = place === CENTRE ? W.centre : 0;
  let buddhas = board.buddhas - board.newBuddhas;
  for (const space of at(FACED, place)) {
    if (buddhas <= 0 || at(g.ghosts, space) !== NONE || at(g.buddhas, space) === 1) continue;
    worth += W.setBuddha + (isBuddhaWanted(scene) ? scene.barredWorth * W.buddhaForIt : 0);
    buddhas -= 1;
  }
  let next = 0;
  for (const other of at(ADJACENT, place)) next = Math.max(next, measureAt(deeds, other));
  return worth + next * W.next + lendWorth(scene, place) + escort(g, side, place);
}

/** Tokens that would help another Taoist who can come to this place before the next own turn. */
function lendWorth(scene: Scene, place: Place): number {
  const { g, side } = scene;
  if (scene.taoOff) return 0;
  let worth = 0;
  for (const space of at(FACED, place)) {
    if (at(g.ghosts, space) === NONE) continue;
    for (const other of SIDES) {
      if (other === side || !isLiving(g, other)) continue;
      const stands = boardOf(g, other).place as Place;
      if (stands !== place && !at(ADJACENT, place).includes(stands)) continue;
      const gain = lentOdds(scene, other, place, space) - plainOdds(scene, other, place, space);
      worth = Math.max(worth, gain * measureAt(scene.ghosts, space));
    }
  }
  return worth * W.lend;
}

/** The odds of another Taoist with one's own tokens beside them. */
function lentOdds(scene: Scene, other: Side, place: Place, space: Space): number {
  const board = boardOf(scene.g, scene.side);
  const before = board.place;
  board.place = place;
  const odds = plainOdds(scene, other, place, space);
  board.place = before;
  return odds;
}

/** White Moon: villagers taken nearer to the Portal. */
function escort(g: GhostStories, side: Side, place: Place): number {
  if (g.moon === null || !isPortalOpen(g)) return 0;
  const from = boardOf(g, side).place as Place;
  if (from === place || !hasVillagers(g, from) || isHaunted(g, place) || !hasRoom(g, place)) return 0;
  return Math.max(0, distance(from, g.moon.portal) - distance(place, g.moon.portal)) * W.nearPortal;
}

export function distance(a: Place, b: Place): number {
  return Math.max(Math.abs(Math.floor(a / 3) - Math.floor(b / 3)), Math.abs((a % 3) - (b % 3)));
}
