/** Where a ghost that arrives does least harm and is soonest sent away. */

import { at } from '@jade/engine';
import type { Card } from '../content/cards.ts';
import { ghostOf } from '../content/cards.ts';
import type { Place, Space } from '../content/layout.ts';
import { ADJACENT, FACED, LINE, OPPOSITE, SIDES } from '../content/layout.ts';
import { placeDrawn } from '../rules/arrive.ts';
import { SPACE_KEYS } from '../rules/keys.ts';
import { isHaunted, isLiving } from '../rules/table.ts';
import { boardOf, NO_FIGURE, NONE, ON_CARD, ON_ICON } from '../state.ts';
import type { Judged } from './judge.ts';
import { each, judges } from './judge.ts';
import { WEIGHTS as W } from './policy-weights.ts';
import { plainOdds } from './strike.ts';
import type { Scene } from './worth.ts';
import { hauntingHarm, RESISTANCE } from './worth.ts';

export const ARRIVAL_JUDGES: readonly Judged[] = judges(placeDrawn, {
  choose: each((scene, key) => arrivalWorth(scene, scene.g.drawn as Card, SPACE_KEYS.index(key))),
});

function arrivalWorth(scene: Scene, card: Card, space: Space): number {
  const { g } = scene;
  const { incarnation, centre, left } = ghostOf(card);
  let worth = 0;
  if (at(g.buddhas, space) === 1) {
    if (centre.includes('requires-buddha')) worth += W.incarnation;
    else if (incarnation) worth -= W.setBuddha;
    else if (scene.barred !== NONE) return -scene.barredWorth * W.buddhaForIt;
    else return W.ghost + at(RESISTANCE, card) * W.resistance + W.setBuddha;
  }
  const quick = left.includes('haunter-starts-on-board');
  if (centre.includes('haunter')) worth -= hauntingHarm(scene, space, quick);
  if (left.includes('haunt-tile')) worth -= at(LINE, space).every((place) => isHaunted(g, place)) ? 100 : 0;
  if (centre.includes('requires-opposite-space-empty'))
    worth += at(g.ghosts, at(OPPOSITE, space)) === NONE ? W.incarnation : 0;
  if (scene.barred !== NONE && at(OPPOSITE, space) === scene.barred) worth -= scene.barredWorth * W.wayFreed;
  return worth + pairing(scene, space) + access(scene, card, space, quick) * W.access;
}

/** Two ghosts before one corner can fall by one roll; it is better still when both are easy. */
function pairing({ g }: Scene, space: Space): number {
  const front = at(at(LINE, space), 0);
  for (const other of at(FACED, front)) {
    const card = at(g.ghosts, other);
    if (other !== space && card !== NONE) return W.pair / Math.max(1, at(RESISTANCE, card) - 1);
  }
  return 0;
}

/** How soon somebody can exorcise it there: the ghost is put on the space in thought. */
function access(scene: Scene, card: Card, space: Space, quick: boolean): number {
  const { g } = scene;
  const front = at(at(LINE, space), 0);
  g.ghosts[space] = card;
  g.figures[space] = ghostOf(card).centre.includes('haunter') ? (quick ? ON_ICON : ON_CARD) : NO_FIGURE;
  let best = 0;
  for (const side of SIDES) {
    if (!isLiving(g, side)) continue;
    const stands = boardOf(g, side).place as Place;
    const near = stands === front || at(ADJACENT, front).includes(stands);
    const turns = (side - g.active + SIDES.length) % SIDES.length;
    if (near) best = Math.max(best, plainOdds(scene, side, front, space) * W.patience ** turns);
  }
  g.ghosts[space] = NONE;
  g.figures[space] = NO_FIGURE;
  return best * (W.ghost + at(RESISTANCE, card) * W.resistance);
}
