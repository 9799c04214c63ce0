/** The bonus missions of the expert variant as data (rulebook chapter 19). */

import type { Class } from './classes.ts';
import { classOf } from './classes.ts';
import data from './way-of-the-panda.data.json';

type Card = (typeof data.bonusCards)[number];

export const MISSIONS_A: readonly string[] = data.bonusCards
  .filter(({ deck }) => deck === 'during')
  .map(({ id }) => id);
export const MISSIONS_B: readonly string[] = data.bonusCards.filter(({ deck }) => deck === 'end').map(({ id }) => id);

function card(id: string): Card {
  const found = data.bonusCards.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no mission ${id}`);
  return found;
}

/** What kind of mission it is; cards of one kind differ in their building only. */
export function effectOf(id: string): string {
  return card(id).effect;
}

export function missionClass(id: string): Class {
  const { building } = card(id) as { building?: string };
  if (building === undefined) throw new Error(`mission ${id} names no building`);
  return classOf(building);
}

/** A number printed on the card. */
export function missionNumber(
  id: string,
  what: 'vp' | 'count' | 'vpCity' | 'vpCapital' | 'vpPerLocation' | 'vpPerBuilding' | 'minConnected',
): number {
  const number = (card(id) as unknown as Record<string, unknown>)[what];
  if (typeof number !== 'number') throw new Error(`mission ${id} has no number '${what}'`);
  return number;
}

/** B3: points by the number of sides touched. */
export function vpForSides(id: string, sides: number): number {
  const { vpBySides } = card(id) as { vpBySides?: Record<string, number> };
  const vp = vpBySides?.[String(sides)];
  if (vp === undefined) throw new Error(`mission ${id} has no points for ${sides} sides`);
  return vp;
}
