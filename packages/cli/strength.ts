/** How much stronger one bot is than another: matches, and what can be said of them with 95% confidence. */

import type { Config, GameDefinition } from '@jade/engine';
import { setUp } from '@jade/engine';
import type { Share } from './commands/sim.ts';
import { playEach } from './commands/sim.ts';
import { merge } from './tally.ts';
import { rounded } from './terminal.ts';

export interface MatchResult {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Part of the games that `a` wins: alone against `b` at all other seats, or at all seats when they play together. */
  readonly aWinRate: number;
  readonly interval: readonly [number, number];
  /** What equals would get: half of two, a quarter of four; null when they play together. */
  readonly fairShare: number | null;
  /** Played together: the same for `b`, and the mean scores. */
  readonly bWinRate: number | null;
  readonly bInterval: readonly [number, number] | null;
  readonly meanScore: { readonly a: number; readonly b: number };
}

interface Setting {
  readonly definition: GameDefinition;
  readonly config: Config;
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly threads: number;
  report(done: number): void;
}

export async function playMatch(setting: Setting): Promise<MatchResult> {
  const { definition, config } = setting;
  const alone = config.players === 1 || definition.winsTogether?.(setUp(definition, config));
  return alone ? together(setting) : against(setting);
}

/** `a` takes every seat in turn, `b` the others. */
async function against({ definition, config, a, b, games, threads, report }: Setting): Promise<MatchResult> {
  const { seed, ...sitting } = config;
  const seats = Array.from({ length: config.players }, (_, own) => own);
  const parts = Array.from({ length: threads }, (_, part) => part);
  const shares = seats.flatMap((own) =>
    parts.map((part): Share => {
      const bots = seats.map((seat) => (seat === own ? a : b));
      const [first, step] = [own + part * config.players, config.players * threads];
      return { game: definition.id, config: sitting, seed, bots, first, step, games, seen: false };
    }),
  );
  const played = await playEach(shares, threads, report);
  const tallies = seats.map((own) => played.slice(own * threads, (own + 1) * threads).reduce(merge));
  const finished = tallies.reduce((sum, tally) => sum + tally.finished, 0);
  const won = tallies.reduce((sum, tally, own) => sum + (tally.shares[own] ?? 0), 0);
  const points = tallies.reduce((sum, tally, own) => sum + (tally.points[own] ?? 0), 0);
  const all = tallies.reduce((sum, tally) => sum + tally.points.reduce((total, one) => total + one, 0), 0);
  return {
    a,
    b,
    games: finished,
    aWinRate: rounded(won / finished, 4),
    interval: wilson(won, finished),
    fairShare: rounded(1 / config.players, 4),
    bWinRate: null,
    bInterval: null,
    meanScore: {
      a: rounded(points / finished),
      b: rounded((all - points) / finished / (config.players - 1)),
    },
  };
}

/** First `a` at all seats, then `b`, in the same deals; once is enough where they are the same. */
async function together({ definition, config, a, b, games, threads, report }: Setting): Promise<MatchResult> {
  const { seed, ...sitting } = config;
  const rate = async (name: string) => {
    const shares = Array.from({ length: threads }, (_, first): Share => {
      const bots = Array.from({ length: config.players }, () => name);
      return { game: definition.id, config: sitting, seed, bots, first, step: threads, games, seen: false };
    });
    const tallies = await playEach(shares, threads, report);
    const finished = tallies.reduce((sum, tally) => sum + tally.finished, 0);
    const won = tallies.reduce((sum, tally) => sum + (tally.wins[0] ?? 0), 0);
    const points = tallies.reduce((sum, tally) => sum + (tally.points[0] ?? 0), 0);
    return {
      finished,
      rate: rounded(won / finished, 4),
      interval: wilson(won, finished),
      mean: rounded(points / finished),
    };
  };
  const ofA = await rate(a);
  const ofB = a === b ? ofA : await rate(b);
  return {
    a,
    b,
    games: ofA.finished,
    aWinRate: ofA.rate,
    interval: ofA.interval,
    fairShare: null,
    bWinRate: ofB.rate,
    bInterval: ofB.interval,
    meanScore: { a: ofA.mean, b: ofB.mean },
  };
}

/** Wilson's interval for a rate, 95%. */
export function wilson(won: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const rate = won / games;
  const middle = rate + (z * z) / (2 * games);
  const half = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [rounded(Math.max(0, (middle - half) / scale), 4), rounded(Math.min(1, (middle + half) / scale), 4)];
}
