/** Adding up games: counts and sums that can be merged from several threads, and what they say in the end. */

import type { Played } from '@jade/bots';
import type { Event } from '@jade/engine';
import { rounded } from './terminal.ts';

/** Enough to give mean and spread. */
interface Sums {
  count: number;
  sum: number;
  squares: number;
}

export interface Tally {
  finished: number;
  stuck: number;
  firstStuck: string | null;
  decisions: number;
  wins: number[];
  /** Wins by seat, where a shared win is a part of one, and points by seat. */
  shares: number[];
  points: number[];
  sharedWins: number;
  score: Sums;
  length: Sums;
  endings: Record<string, number>;
  /** How often each kind of event was told, and each thing that it named. */
  seen: Record<string, number>;
}

export function emptyTally(players: number): Tally {
  return {
    finished: 0,
    stuck: 0,
    firstStuck: null,
    decisions: 0,
    wins: Array.from({ length: players }, () => 0),
    shares: Array.from({ length: players }, () => 0),
    points: Array.from({ length: players }, () => 0),
    sharedWins: 0,
    score: { count: 0, sum: 0, squares: 0 },
    length: { count: 0, sum: 0, squares: 0 },
    endings: {},
    seen: {},
  };
}

export function addGame(tally: Tally, { outcome, decisions }: Played): void {
  tally.finished += 1;
  tally.decisions += decisions;
  for (const winner of outcome.winners) {
    tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
    tally.shares[winner] = (tally.shares[winner] ?? 0) + 1 / outcome.winners.length;
  }
  for (const [seat, score] of outcome.scores.entries()) tally.points[seat] = (tally.points[seat] ?? 0) + score;
  if (outcome.winners.length > 1) tally.sharedWins += 1;
  for (const score of outcome.scores) add(tally.score, score);
  add(tally.length, decisions);
  count(tally.endings, outcome.reason);
}

/** Counts an event once for itself and once for each thing it names: `missionWon mission=A4`. */
export function addEvent(tally: Tally, { key, params }: Event): void {
  count(tally.seen, key);
  for (const [name, value] of Object.entries(params))
    if (typeof value === 'string') count(tally.seen, `${key} ${name}=${value}`);
}

function count(counts: Record<string, number>, what: string, times = 1): void {
  counts[what] = (counts[what] ?? 0) + times;
}

function sum(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> {
  const both = { ...a };
  for (const [what, times] of Object.entries(b)) count(both, what, times);
  return both;
}

export function addStuck(tally: Tally, why: string): void {
  tally.stuck += 1;
  tally.firstStuck ??= why;
}

function add(sums: Sums, value: number): void {
  sums.count += 1;
  sums.sum += value;
  sums.squares += value * value;
}

function added(a: readonly number[], b: readonly number[]): number[] {
  return a.map((one, index) => one + (b[index] ?? 0));
}

export function merge(a: Tally, b: Tally): Tally {
  const both = (x: Sums, y: Sums): Sums => {
    return { count: x.count + y.count, sum: x.sum + y.sum, squares: x.squares + y.squares };
  };
  return {
    finished: a.finished + b.finished,
    stuck: a.stuck + b.stuck,
    firstStuck: a.firstStuck ?? b.firstStuck,
    decisions: a.decisions + b.decisions,
    wins: added(a.wins, b.wins),
    shares: added(a.shares, b.shares),
    points: added(a.points, b.points),
    sharedWins: a.sharedWins + b.sharedWins,
    score: both(a.score, b.score),
    length: both(a.length, b.length),
    endings: sum(a.endings, b.endings),
    seen: sum(a.seen, b.seen),
  };
}

function meanAndSpread({ count, sum, squares }: Sums): { mean: number; spread: number } {
  if (count === 0) return { mean: 0, spread: 0 };
  const mean = sum / count;
  return { mean: rounded(mean), spread: rounded(Math.sqrt(Math.max(0, squares / count - mean * mean))) };
}

interface Setting {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seconds: number;
}

export function summary(tally: Tally, { game, mode, players, options, bots, games, seconds }: Setting) {
  return {
    game,
    mode,
    players,
    options,
    bots,
    games,
    finished: tally.finished,
    stuck: tally.stuck,
    decisions: tally.decisions,
    seconds: rounded(seconds, 3),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    wins: tally.wins,
    sharedWins: tally.sharedWins,
    score: meanAndSpread(tally.score),
    length: meanAndSpread(tally.length),
    endings: tally.endings,
  };
}
