/** Ghosts in play: what they are on their spaces, what lasts while they are there, and how they come, move and go. */

import { at, tell } from '@jade/engine';
import type { Ability, Card } from '../content/cards.ts';
import { GATEKEEPER, GHOSTS, ghostOf, HOWLING_ONDINE, isIncarnation, UNCATCHABLE } from '../content/cards.ts';
import type { Colour } from '../content/colours.ts';
import { BLACK } from '../content/colours.ts';
import type { Side, Space } from '../content/layout.ts';
import { RING, SPACES, SPACES_OF, sideOf } from '../content/layout.ts';
import { ARMOUR } from '../content/villagers.ts';
import type { Pieces } from '../state.ts';
import {
  ARRIVED_UNDER_ARMOUR,
  BARE,
  boardOf,
  MANTRA_USED,
  MOVED_UNDER_ARMOUR,
  NO_FIGURE,
  NONE,
  ON_CARD,
  ON_ICON,
} from '../state.ts';
import { isPowerActive } from './powers.ts';
import { sendSuLingHome } from './su-ling.ts';
import { isLiving, owns, setMark, spaceName } from './table.ts';

export function ghostAt(g: Pieces, space: Space): Card | -1 {
  return at(g.ghosts, space);
}

/** The card of a space that must hold a ghost. */
export function cardAt(g: Pieces, space: Space): Card {
  const card = at(g.ghosts, space);
  if (card === NONE) throw new Error(`there is no ghost on ${spaceName(space)}`);
  return card as Card;
}

export function isFree(g: Pieces, space: Space): boolean {
  return at(g.ghosts, space) === NONE; // GS-ARRIVE-6
}

export function spaceWith(g: Pieces, card: Card): Space | -1 {
  return g.ghosts.indexOf(card) as Space | -1;
}

export function isInPlay(g: Pieces, card: Card): boolean {
  return g.ghosts.includes(card);
}

export function freeSpaces(g: Pieces): Space[] {
  return SPACES.filter((space) => isFree(g, space));
}

export function occupiedSpaces(g: Pieces): Space[] {
  return SPACES.filter((space) => !isFree(g, space));
}

export function hasFreeSpace(g: Pieces): boolean {
  return g.ghosts.includes(NONE);
}

export function isBoardFull(g: Pieces, side: Side): boolean {
  for (const space of at(SPACES_OF, side)) if (isFree(g, space)) return false;
  return true;
}

/** WM-INC-6: a ghost without a colour of its own has that of its board. */
export function colourAt(g: Pieces, space: Space): Colour {
  return ghostOf(cardAt(g, space)).colour ?? boardOf(g, sideOf(space)).colour;
}

export function printedResistance(g: Pieces, space: Space, colour: Colour): number {
  const { resistance, colour: own } = ghostOf(cardAt(g, space));
  if (own !== null) return at(resistance, colour);
  return colour === boardOf(g, sideOf(space)).colour ? at(resistance, BLACK) : 0;
}

/** WM-SULING-6, WM-SULING-14: she stands before this ghost, so its centre stone is silent now. */
export function isSilenced(g: Pieces, space: Space): boolean {
  return g.moon !== null && g.moon.suLing === space;
}

/** Whether the ghost on this space has a centre stone that counts (CS-6). */
export function hasCentre(g: Pieces, space: Space, ability: Ability): boolean {
  const card = at(g.ghosts, space);
  return card !== NONE && ghostOf(card as Card).centre.includes(ability) && !isSilenced(g, space);
}

/** Lasting left stones, as bits, by card: looked up for every roll and every power. */
const CAPTURES = 1;
const TAO_OFF = 2;
const POWER_OFF = 4;
const POWERS_OFF = 8;
const LASTING: readonly number[] = GHOSTS.map(({ left }) => {
  return (
    (left.includes('capture-die') ? CAPTURES : 0) |
    (left.includes('tao-off') ? TAO_OFF : 0) |
    (left.includes('power-off-board') ? POWER_OFF : 0) |
    (left.includes('power-off-all') ? POWERS_OFF : 0)
  );
});

/** WM-ARTEFACT-7: on arrival the Armour holds off the whole left stone, of a moved ghost only two abilities. */
function lastingAt(g: Pieces, space: Space): number {
  const card = at(g.ghosts, space);
  if (card === NONE) return 0;
  const armour = at(g.armour, space);
  if (armour === BARE) return at(LASTING, card);
  return armour === ARRIVED_UNDER_ARMOUR ? 0 : at(LASTING, card) & ~(CAPTURES | TAO_OFF);
}

/** GS-ABIL-4, GS-ABIL-10: how many ghosts hold a die. */
export function capturedDice(g: Pieces): number {
  let count = 0;
  for (const space of SPACES) if ((lastingAt(g, space) & CAPTURES) !== 0) count += 1;
  return count;
}

/** GS-ABIL-4: where they stand. */
export function captors(g: Pieces): Space[] {
  return SPACES.filter((space) => (lastingAt(g, space) & CAPTURES) !== 0);
}

/** GS-ABIL-5 */
export function isTaoOff(g: Pieces): boolean {
  for (const space of SPACES) if ((lastingAt(g, space) & TAO_OFF) !== 0) return true;
  return false;
}

/** GS-ABIL-3, CS-3 */
export function arePowersOff(g: Pieces): boolean {
  for (const space of SPACES) if ((lastingAt(g, space) & POWERS_OFF) !== 0) return true;
  return false;
}

/** GS-ABIL-2 */
export function isBoardPowerOff(g: Pieces, side: Side): boolean {
  for (const space of at(SPACES_OF, side)) if ((lastingAt(g, space) & POWER_OFF) !== 0) return true;
  return false;
}

/** GS-INC-11: while Nameless is in play a white face counts as nothing. */
export function areWhitesVoid(g: Pieces): boolean {
  for (const space of SPACES) if (hasCentre(g, space, 'white-faces-void')) return true;
  return false;
}

/** GS-END-1, GS-END-4, WM-END-3: one that entered the game and has not been exorcised. */
export function areIncarnationsLeft(g: Pieces): boolean {
  return [...g.deck, ...g.ghosts, g.drawn].some((card) => card !== NONE && isIncarnation(card as Card));
}

/** WM-INC-1, WM-BARRIER-13: the Portal, unless the Gatekeeper holds it. */
export function isPortalOpen(g: Pieces): boolean {
  return g.moon !== null && !isInPlay(g, GATEKEEPER);
}

/** WM-INC-3 */
export function isSuLingHeld(g: Pieces): boolean {
  return isInPlay(g, HOWLING_ONDINE);
}

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

/** GS-POWER-12: taken back from a ghost that left, it waits for yellow's next turn. */
function returnMantra(g: Pieces): void {
  g.mantra = NONE;
  setMark(g, MANTRA_USED);
}

/** What a ghost on a new space changes around it. */
function settle(g: Pieces, card: Card, space: Space): void {
  if (g.moon !== null && isIncarnation(card) && g.moon.suLing === space) sendSuLingHome(g, 'WM-SULING-4');
  loosenMantra(g);
}

/** GS-POWER-12: when its power falls silent the Mantra leaves the game, wherever it lies, and does not come back. */
export function loosenMantra(g: Pieces): void {
  if (g.mantraLost) return;
  for (const [side, { power }] of g.boards.entries()) {
    if (power !== 'enfeeblement-mantra' || isPowerActive(g, side as Side)) continue;
    g.mantra = NONE;
    g.mantraLost = true;
    tell('GS-POWER-12', 'mantraLost', {});
  }
}

/** GS-GEO-9: the first free space clockwise, or NONE. */
export function nextFreeClockwise(g: Pieces, from: Space): Space | -1 {
  const start = RING.indexOf(from);
  for (let step = 1; step < RING.length; step++) {
    const space = at(RING, (start + step) % RING.length);
    if (isFree(g, space)) return space;
  }
  return NONE;
}
