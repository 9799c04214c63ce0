/** How ghosts come onto their spaces, move and go: with figure, Armour, Mantra and Buddhas. */

import { at, done, tell } from '@jade/engine';
import type { Card } from '../content/cards.ts';
import { ghostOf, isIncarnation, UNCATCHABLE } from '../content/cards.ts';
import type { Side, Space } from '../content/layout.ts';
import { RING, sideOf } from '../content/layout.ts';
import { ARMOUR } from '../content/villagers.ts';
import type { Pieces } from '../state.ts';
import { ARRIVED_UNDER_ARMOUR, BARE, MOVED_UNDER_ARMOUR, NO_FIGURE, NONE, ON_CARD, ON_ICON } from '../state.ts';
import { cardAt, isFree } from './ghosts.ts';
import { loosenMantra, returnMantra } from './mantra.ts';
import type { StoneEffects } from './stones.ts';
import { sendSuLingHome } from './su-ling.ts';
import { isLiving, owns, spaceName } from './table.ts';

/** Puts a card on a space, with its figure (GS-ARRIVE-7 to GS-ARRIVE-9). False when a Buddha has sent it away. */
export function putGhost(g: Pieces, card: Card, space: Space): boolean {
  if (!meetBuddha(g, card, space)) return false;
  const side = sideOf(space);
  const { centre, left, incarnation } = ghostOf(card);
  g.ghosts[space] = card;
  g.armour[space] = !incarnation && isLiving(g, side) && owns(g, side, ARMOUR) ? ARRIVED_UNDER_ARMOUR : BARE;
  // GS-HAUNT-8: there is a figure for every Haunter. WM-ARTEFACT-14: under the Armour it starts on the card.
  const quick = left.includes('haunter-starts-on-board') && g.armour[space] === BARE;
  g.figures[space] = centre.includes('haunter') ? (quick ? ON_ICON : ON_CARD) : NO_FIGURE;
  settle(g, card, space);
  return true;
}

/** GS-ABIL-11: figure, Mantra and lasting abilities go with the ghost; arrival abilities do not come again. */
export function moveGhost(g: Pieces, from: Space, to: Space, rule: string): void {
  const card = cardAt(g, from);
  const figure = at(g.figures, from);
  const armour = at(g.armour, from);
  const mantra = g.mantra === from;
  clear(g, from);
  tell(rule, 'ghostMoved', { ghost: ghostOf(card).id, space: spaceName(from), toSpace: spaceName(to) });
  if (!meetBuddha(g, card, to)) {
    if (mantra) returnMantra(g);
    return;
  }
  g.ghosts[to] = card;
  g.figures[to] = figure;
  g.armour[to] = sideOf(from) === sideOf(to) ? armour : armourOn(g, card, sideOf(to));
  if (mantra) g.mantra = to;
  settle(g, card, to);
}

/** WM-ARTEFACT-12, WM-ARTEFACT-15: fixed anew when a ghost comes to another board. */
function armourOn(g: Pieces, card: Card, side: Side): number {
  return !isIncarnation(card) && isLiving(g, side) && owns(g, side, ARMOUR) ? MOVED_UNDER_ARMOUR : BARE;
}

/** Takes a ghost out of play; its lasting abilities end with that (GS-EXORCISM-10). */
export function discardGhost(g: Pieces, space: Space): Card {
  const card = cardAt(g, space);
  // Uncatchable has sat on a Buddha, which now goes home.
  if (card === UNCATCHABLE && at(g.buddhas, space) === 1) returnBuddha(g, space);
  if (g.mantra === space) returnMantra(g);
  clear(g, space);
  g.discard.push(card);
  return card;
}

function clear(g: Pieces, space: Space): void {
  g.ghosts[space] = NONE;
  g.figures[space] = NO_FIGURE;
  g.armour[space] = BARE;
}

/** GS-ARRIVE-7, GS-ARRIVE-8, GS-INC-1, WM-INC-7, CS-7: false when the ghost is gone. */
function meetBuddha(g: Pieces, card: Card, space: Space): boolean {
  if (at(g.buddhas, space) === 0) return true;
  const { id, incarnation } = ghostOf(card);
  if (card === UNCATCHABLE) return true;
  returnBuddha(g, space);
  tell(incarnation ? 'GS-ARRIVE-8' : 'GS-ARRIVE-7', incarnation ? 'buddhaPushedAway' : 'buddhaBanished', {
    ghost: id,
    space: spaceName(space),
  });
  if (!incarnation) g.discard.push(card);
  return incarnation;
}

/** GS-BUDDHA-3, WM-FAMILY-20 */
function returnBuddha(g: Pieces, space: Space): void {
  g.buddhas[space] = 0;
  g.templeBuddhas += 1;
}

/** What a ghost on a new space changes around it. */
function settle(g: Pieces, card: Card, space: Space): void {
  if (g.moon !== null && isIncarnation(card) && g.moon.suLing === space) sendSuLingHome(g, 'WM-SULING-4');
  loosenMantra(g);
}

/** GS-GEO-9: the first free space clockwise, or NONE. */
function nextFreeClockwise(g: Pieces, from: Space): Space | -1 {
  const start = RING.indexOf(from);
  for (let step = 1; step < RING.length; step++) {
    const space = at(RING, (start + step) % RING.length);
    if (isFree(g, space)) return space;
  }
  return NONE;
}

export const MOVING_STONES = {
  // WM-INC-6, CS-4
  'move-clockwise': (g, f) => {
    const to = nextFreeClockwise(g, f.space);
    if (to !== NONE) moveGhost(g, f.space, to, ghostOf(f.card).incarnation ? 'WM-INC-6' : 'CS-4');
    return done;
  },
} satisfies StoneEffects;
