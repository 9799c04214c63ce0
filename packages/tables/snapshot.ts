/**
 * The position that a store keeps beside a log, so that a table opens without playing all its choices again. It is a cache: its
 * guard covers the rules, the choices that led to it and the position, and whatever does not fit all three is not used.
 */

import type { Choice, Game, GameDefinition, Match, Snapshot } from '@jade/engine';
import { latestSnapshot, shortHash } from '@jade/engine';

export interface KeptSnapshot {
  /** After so many standing choices. */
  readonly seq: number;
  /** The game as JSON: a store need not know what is in it. */
  readonly game: string;
  readonly guard: string;
}

/** The newest position of a match, as it is kept; null while there is none but its beginning. */
export function keptSnapshot(match: Match): KeptSnapshot | null {
  const { seq, game } = latestSnapshot(match);
  if (seq === 0) return null;
  const text = JSON.stringify(game);
  const choices = match.moments.slice(0, seq).map(({ choice }) => choice);
  return { seq, game: text, guard: guardOf(match.definition, choices, text) };
}

/** The position in a kept snapshot, if it is whole, of these rules, and lies on the way of these choices. */
export function snapshotOn(
  definition: GameDefinition,
  choices: readonly Choice[],
  kept: KeptSnapshot | null,
): Snapshot | null {
  const { seq, game, guard } = kept ?? {};
  if (!Number.isInteger(seq) || typeof game !== 'string' || Number(seq) > choices.length) return null;
  if (guard !== guardOf(definition, choices.slice(0, seq), game)) return null;
  return { seq: Number(seq), game: JSON.parse(game) as Game };
}

function guardOf({ id, version }: GameDefinition, choices: readonly Choice[], game: string): string {
  return shortHash(JSON.stringify([id, version, choices.map(({ seat, key }) => [seat, key]), game]));
}
