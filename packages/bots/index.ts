/** Players for any game, and what it takes to let them play. */

export type { Bot, Situation, Thinking } from './bot.ts';
export type { Advice, Coaching, Way } from './coach.ts';
export { coach } from './coach.ts';
export type { Difference } from './futures.ts';
export { searchSpeed } from './levels.ts';
export { learnt, Memory } from './memory.ts';
export { BOTS, botNamed, LEVELS } from './named.ts';
export { chancesIn } from './odds.ts';
export type { Onlooker, Played } from './play.ts';
export { playGame, Stuck } from './play.ts';
export type { Helper } from './pool.ts';
export { ThinkerPool } from './pool.ts';
export type { ChancesAt, Review, TurningPoint } from './review.ts';
export { reviewOf } from './review.ts';
export type { Known } from './search.ts';
export type { AdviceRequest, BotRequest, Thinker, ThinkRequest } from './thinker.ts';
export { thinker } from './thinker.ts';
