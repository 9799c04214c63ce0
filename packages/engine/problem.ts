/** What can be wrong with what people and files send, as values. The words are in messages/, as for everything that is told. */

import type { Refusal } from './flow.ts';
import type { Params } from './log.ts';
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
  /** The text is no record. */
  | { code: 'malformed-record'; line: number; fault: TextFault; params: Params }
  | { code: 'unknown-game'; line: number; game: string }
  | { code: 'other-version'; line: number; game: string; recorded: string; present: string }
  /** The game does not go as the record says. */
  | { code: 'wrong-record'; line: number; fault: 'start' | 'position' | 'result'; params: Params }
  /** The rules do not allow what stands in this line. */
  | { code: 'illegal-record'; line: number; cause: Problem }
  /** A kept table: how it was set is damaged, its game is not here, its log has a gap or does not fit the rules. */
  | { code: 'broken-head' }
  | { code: 'missing-game'; game: string }
  | { code: 'entry-missing'; entry: number }
  | { code: 'broken-log'; message: string }
  | { code: 'only-watches' }
  /** At a table: somebody else plays for this seat now; nobody else may do so; its log is as long as it may be. */
  | { code: 'seat-given' }
  | { code: 'not-given' }
  | { code: 'nothing-asked-back' }
  | { code: 'no-answer-ahead' }
  | { code: 'too-long'; limit: number };

export type TextFault =
  | 'too-long'
  | 'line-too-long'
  | 'name-too-long'
  | 'cut-off'
  | 'unknown-format'
  | 'no-players'
  | 'no-count'
  | 'other-count'
  | 'after-the-end'
  | 'no-header-line'
  | 'no-choice'
  | 'changed'
  | 'tag-twice'
  | 'tag-missing'
  | 'other-choice';

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** The message that says what is wrong; a problem behind it is a sentence inside the sentence, as `cause`. */
export function problemMessage(problem: Problem): { key: string; params: Params } {
  switch (problem.code) {
    case 'malformed-record':
    case 'wrong-record':
      return { key: `problem.${problem.code}.${problem.fault}`, params: { ...problem.params, line: problem.line } };
    case 'illegal-record':
      return { key: 'problem.illegal-record', params: { line: problem.line, cause: problemMessage(problem.cause) } };
    case 'cannot-undo':
      return { key: `problem.cannot-undo.${problem.why}`, params: {} };
    case 'refused': {
      const { seat, key, refusal } = problem;
      return { key: 'problem.refused', params: { seat, choice: key, why: refusal.why, rule: refusal.rule } };
    }
    default: {
      const { code, ...params } = problem;
      return { key: `problem.${code}`, params };
    }
  }
}

/** For engineers: which problem it is, without words. */
export function nameOfProblem(problem: Problem): string {
  const { key, params } = problemMessage(problem);
  return `${key} ${JSON.stringify(params)}`;
}

/** The value of a result that must be good; for tools and tests. */
export function expectOk<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(nameOfProblem(result.problem));
  return result.value;
}
