/** Questions about the ghosts in play: what they are on their spaces, and what lasts while they are there. */

import { at, done, tell } from '@jade/engine';
import type { Ability, Card } from '../content/cards.ts';
import { GATEKEEPER, GHOSTS, ghostOf, HOWLING_ONDINE, isIncarnation } from '../content/cards.ts';
import type { Colour } from '../content/colours.ts';
import { BLACK } from '../content/colours.ts';
import type { Side, Space } from '../content/layout.ts';
import { SPACES, SPACES_OF, sideOf } from '../content/layout.ts';
import type { Table } from '../state.ts';
import { ARRIVED_UNDER_ARMOUR, BARE, boardOf, HIDDEN_INCARNATION, NONE } from '../state.ts';
import type { StoneEffects } from './stones.ts';
import { boardName, spaceName } from './table.ts';

export function ghostAt(g: Table, space: Space): Card | -1 {
  return at(g.ghosts, space);
}

/** The card of a space that must hold a ghost. */
export function cardAt(g: Table, space: Space): Card {
  const card = at(g.ghosts, space);
  if (card === NONE) throw new Error(`there is no ghost on ${spaceName(space)}`);
  return card as Card;
}

export function isFree(g: Table, space: Space): boolean {
  return at(g.ghosts, space) === NONE; // GS-ARRIVE-6
}

export function spaceWith(g: Table, card: Card): Space | -1 {
  return g.ghosts.indexOf(card) as Space | -1;
}

function isInPlay(g: Table, card: Card): boolean {
  return g.ghosts.includes(card);
}

export function freeSpaces(g: Table): Space[] {
  return SPACES.filter((space) => isFree(g, space));
}

export function occupiedSpaces(g: Table): Space[] {
  return SPACES.filter((space) => !isFree(g, space));
}

export function hasFreeSpace(g: Table): boolean {
  return g.ghosts.includes(NONE);
}

export function isBoardFull(g: Table, side: Side): boolean {
  for (const space of at(SPACES_OF, side)) if (isFree(g, space)) return false;
  return true;
}

/** WM-INC-6: a ghost without a colour of its own has that of its board. */
export function colourAt(g: Table, space: Space): Colour {
  return ghostOf(cardAt(g, space)).colour ?? boardOf(g, sideOf(space)).colour;
}

export function printedResistance(g: Table, space: Space, colour: Colour): number {
  const { resistance, colour: own } = ghostOf(cardAt(g, space));
  if (own !== null) return at(resistance, colour);
  return colour === boardOf(g, sideOf(space)).colour ? at(resistance, BLACK) : 0;
}

/** WM-SULING-6, WM-SULING-14: she stands before this ghost, so its centre stone is silent now. */
export function isSilenced(g: Table, space: Space): boolean {
  return g.moon !== null && g.moon.suLing === space;
}

/** Whether the ghost on this space has a centre stone that counts (CS-6). */
export function hasCentre(g: Table, space: Space, ability: Ability): boolean {
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
function lastingAt(g: Table, space: Space): number {
  const card = at(g.ghosts, space);
  if (card === NONE) return 0;
  const armour = at(g.armour, space);
  if (armour === BARE) return at(LASTING, card);
  return armour === ARRIVED_UNDER_ARMOUR ? 0 : at(LASTING, card) & ~(CAPTURES | TAO_OFF);
}

/** GS-ABIL-4, GS-ABIL-10: how many ghosts hold a die. */
export function capturedDice(g: Table): number {
  let count = 0;
  for (const space of SPACES) if ((lastingAt(g, space) & CAPTURES) !== 0) count += 1;
  return count;
}

/** GS-ABIL-4: where they stand. */
export function captors(g: Table): Space[] {
  return SPACES.filter((space) => (lastingAt(g, space) & CAPTURES) !== 0);
}

/** GS-ABIL-5 */
export function isTaoOff(g: Table): boolean {
  for (const space of SPACES) if ((lastingAt(g, space) & TAO_OFF) !== 0) return true;
  return false;
}

/** GS-ABIL-3, CS-3 */
export function arePowersOff(g: Table): boolean {
  for (const space of SPACES) if ((lastingAt(g, space) & POWERS_OFF) !== 0) return true;
  return false;
}

/** GS-ABIL-2 */
export function isBoardPowerOff(g: Table, side: Side): boolean {
  for (const space of at(SPACES_OF, side)) if ((lastingAt(g, space) & POWER_OFF) !== 0) return true;
  return false;
}

/** GS-ABIL-2, GS-ABIL-3: the ghosts because of which the power of a board does not work. */
export function silencersOf(g: Table, side: Side): Space[] {
  return SPACES.filter((space) => {
    const lasting = lastingAt(g, space);
    return (lasting & POWERS_OFF) !== 0 || ((lasting & POWER_OFF) !== 0 && sideOf(space) === side);
  });
}

/** GS-INC-11: while Nameless is in play a white face counts as nothing. */
export function areWhitesVoid(g: Table): boolean {
  for (const space of SPACES) if (hasCentre(g, space, 'white-faces-void')) return true;
  return false;
}

/** An incarnation of Wu-Feng, seen or only known to be one. */
export function isOfWuFeng(card: number): boolean {
  return card === HIDDEN_INCARNATION || (card >= 0 && isIncarnation(card as Card));
}

/** GS-END-1, GS-END-4, WM-END-3: one that entered the game and has not been exorcised. */
export function areIncarnationsLeft(g: Table): boolean {
  return g.deck.some(isOfWuFeng) || g.ghosts.some(isOfWuFeng) || isOfWuFeng(g.drawn);
}

/** WM-INC-1, WM-BARRIER-13: the Portal, unless the Gatekeeper holds it. */
export function isPortalOpen(g: Table): boolean {
  return g.moon !== null && !isInPlay(g, GATEKEEPER);
}

/** WM-INC-3 */
export function isSuLingHeld(g: Table): boolean {
  return isInPlay(g, HOWLING_ONDINE);
}

/** GS-ABIL-2 to GS-ABIL-5, GS-INC-6, GS-INC-8, GS-INC-9: these last while the ghost is there, by the questions above. */
export const LASTING_STONES = {
  'power-off-board': (g, f) => {
    tell('GS-ABIL-2', 'powerOff', { board: boardName(g, sideOf(f.space)) });
    return done;
  },
  'power-off-all': () => {
    tell('GS-ABIL-3', 'powersOff', {});
    return done;
  },
  'capture-die': () => {
    tell('GS-ABIL-4', 'dieCaptured', {});
    return done;
  },
  'tao-off': (_, f) => {
    tell('GS-ABIL-5', 'taoOff', { ghost: ghostOf(f.card).id });
    return done;
  },
  // WM-INC-1: it is gone while the Gatekeeper is there, see isPortalOpen.
  'remove-portal': () => {
    tell('WM-INC-1', 'portalTaken', {});
    return done;
  },
  // These are conditions, asked elsewhere; as stones they do nothing (GS-YIN-8).
  'dice-immune': () => done,
  'requires-opposite-space-empty': () => done,
  'requires-buddha': () => done,
  'white-faces-void': () => done,
} satisfies StoneEffects;
