/** What can be wrong with what people and files send, as values. `explain` says it in a sentence. */

import type { Refusal } from './flow.ts';
import type { Seat } from './plain.ts';

export type Problem =
  | { code: 'bad-config'; field: string; given: string; allowed: string[] }
  | { code: 'game-over' }
  | { code: 'stale'; given: number; present: number }
  | { code: 'not-asked'; seat: Seat }
  | { code: 'unknown-choice'; seat: Seat; key: string }
  | { code: 'refused'; seat: Seat; key: string; refusal: Refusal }
  | { code: 'cannot-undo'; why: 'nothing-to-undo' | 'something-was-revealed' | 'another-seat-decided' }
  | { code: 'nothing-to-redo' }
  | { code: 'no-such-moment'; given: number; last: number }
  | { code: 'malformed-record'; line: number; why: string }
  | { code: 'unknown-game'; line: number; game: string }
  | { code: 'other-version'; line: number; game: string; recorded: string; present: string }
  | { code: 'wrong-record'; line: number; why: string };

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export function explain(problem: Problem): string {
  switch (problem.code) {
    case 'bad-config':
      return `${problem.field} '${problem.given}' is not possible here; possible: ${problem.allowed.join(', ') || 'none'}`;
    case 'game-over':
      return 'the game is over';
    case 'stale':
      return `the choice was made at moment ${problem.given}, but the table is at ${problem.present}`;
    case 'not-asked':
      return `seat ${problem.seat + 1} has nothing to decide now`;
    case 'unknown-choice':
      return `'${problem.key}' means nothing in the present decision of seat ${problem.seat + 1}`;
    case 'refused':
      return `'${problem.key}' is refused: ${problem.refusal.why} (${problem.refusal.rule})`;
    case 'cannot-undo':
      return `cannot undo: ${problem.why.replaceAll('-', ' ')}`;
    case 'nothing-to-redo':
      return 'nothing to redo';
    case 'no-such-moment':
      return `there is no moment ${problem.given}; the last one is ${problem.last}`;
    case 'malformed-record':
    case 'wrong-record':
      return `line ${problem.line}: ${problem.why}`;
    case 'unknown-game':
      return `line ${problem.line}: there is no game '${problem.game}'`;
    case 'other-version':
      return `line ${problem.line}: played with rules ${problem.recorded} of ${problem.game}; this is ${problem.present}`;
  }
}

/** The value of a result that must be good; for tools and tests. */
export function expectOk<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(explain(result.problem));
  return result.value;
}
