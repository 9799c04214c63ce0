/** The engine: everything a game and its surroundings need. */

export * from './flow.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './keys.ts';
export * from './log.ts';
export * from './match.ts';
export type { Choice, Moment, Snapshot } from './past.ts';
export { STRIDE } from './past.ts';
export * from './plain.ts';
export * from './preview.ts';
export * from './problem.ts';
export * from './random.ts';
export type { MatchRecord, RecordedChoice, Tags } from './read-record.ts';
export { LIMITS, parseRecord } from './read-record.ts';
export * from './record.ts';
export * from './rulebook.ts';
export * from './rules.ts';
export * from './seed.ts';
export * from './stakes.ts';
export * from './telling.ts';
export * from './view.ts';
export * from './why.ts';
