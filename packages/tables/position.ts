/**
 * A table that goes on from a position of another one: the choices that led there stand in its log, and behind the last of them everything
 * that was hidden is drawn anew. So nobody knows more of it than they would have seen, and its record can be verified like any other.
 */

import type { GameDefinition, Match, MatchRecord, Result } from '@jade/engine';
import { choose, configure, openMatch } from '@jade/engine';
import type { Position, TableWish } from './head.ts';

/** The position after so many choices of a record. */
export function positionIn({ seed, choices }: MatchRecord, after: number): Position {
  return { seed, choices: choices.slice(0, after).map(({ seat, key }) => ({ seat, key })) };
}

/** Plays up to the position, and draws anew from the seed of the wish. A game that is over there goes on nowhere. */
export function matchFrom(
  definition: GameDefinition,
  {
    mode,
    options,
    sitters,
    seed,
  }: Pick<TableWish, 'mode' | 'options' | 'seed'> & { readonly sitters: { length: number } },
  position: Position,
): Result<Match> {
  const redrawn = { after: position.choices.length, seed };
  const config = configure(definition, { mode, options, players: sitters.length, seed: position.seed, redrawn });
  if (!config.ok) return config;
  const match = openMatch(definition, config.value);
  for (const choice of position.choices) {
    const chosen = choose(match, { ...choice, seq: match.moments.length });
    if (!chosen.ok) return chosen;
  }
  return match.pending === null ? { ok: false, problem: { code: 'game-over' } } : { ok: true, value: match };
}
