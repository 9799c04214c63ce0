/**
 * Whether a game was shuffled as its table promised: the seal is kept from the moment it was first seen here, and held against the record
 * when the game is over.
 */

import type { GameDefinition } from '@jade/engine';
import { parseRecord, verifyRecord } from '@jade/engine';
import { isFair } from '@jade/tables';

const nameOf = (room: string) => `jade-seal-${room}`;

/** The first that was seen of a room stays. */
export function keepSeal(room: string, commitment: string): void {
  try {
    if (localStorage.getItem(nameOf(room)) === null) localStorage.setItem(nameOf(room), commitment);
  } catch {
    // Blocked storage: then it is held against what the server says now.
  }
}

function keptSeal(room: string): string | null {
  try {
    return localStorage.getItem(nameOf(room));
  } catch {
    return null;
  }
}

/** Every choice is played again, the seed follows from everybody's part of it, and the seal is the one that was shown. */
export function isAsSealed(definition: GameDefinition, room: string, commitment: string, record: string): boolean {
  const parsed = parseRecord(record);
  if (!parsed.ok || !verifyRecord([definition], record).ok) return false;
  const sealed = Object.values(parsed.value.tags).includes(keptSeal(room) ?? commitment);
  return sealed && isFair(parsed.value) === true;
}
