/** jade ladder: every level against the one below it, and how strong that makes them. */

import { LEVELS } from '@jade/bots';
import { eloOf } from '../elo.ts';
import type { MatchResult } from '../strength.ts';
import { playMatch } from '../strength.ts';
import { print, printJson, progress, readArgs, table, wholeNumber } from '../terminal.ts';
import { gameNamed, readSitting, SITTING } from './sim.ts';

/** From the bottom up. */
const RUNGS = ['random', ...LEVELS.map(({ name }) => name)];

export const ladderHelp = `jade ladder <game> [options]  all levels of bots against their neighbours, and an Elo table

  --games N        games for each pair (default 20)
  --players N, --mode M, --option k=v, --seed S, --threads T   as for jade sim
  --json           one JSON object on one line`;

/** A level and what it did against the one below. */
export interface Rung {
  readonly level: string;
  /** Random play has 0; null where players win together, which is told by how often they do. */
  readonly elo: number | null;
  readonly winRate: number | null;
  readonly interval: readonly [number, number] | null;
  readonly fairShare: number | null;
  readonly meanScore: number;
}

export async function ladder(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, {
    ...SITTING,
    games: { type: 'string', default: '20' },
    threads: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  });
  const definition = gameNamed(positionals[0]);
  const config = readSitting(definition, values);
  const games = wholeNumber(values.games, '--games');
  const threads = wholeNumber(values.threads, '--threads');
  const matches: MatchResult[] = [];
  for (const [index, b] of RUNGS.slice(0, -1).entries()) {
    const a = RUNGS[index + 1] ?? b;
    const report = progress(`${a} and ${b}`, games);
    matches.push(await playMatch({ definition, config, a, b, games, threads, report }));
  }
  const rungs = rungsOf(matches);
  const { seed: _, ...sitting } = config;
  if (values.json) return printJson({ game: definition.id, ...sitting, games, rungs });
  print(`${definition.id} · ${config.mode} · ${config.players} players · ${games} games for each pair`);
  print(table([['level', 'Elo', 'wins', '95% interval', 'fair', 'mean score'], ...rungs.map(rowOf)]));
}

/** Against each other a level has the Elo of the one below and what it won more; together, how often it wins. */
export function rungsOf(matches: readonly MatchResult[]): Rung[] {
  const [first] = matches;
  if (first === undefined) return [];
  const together = first.fairShare === null;
  let elo = 0;
  const bottom: Rung = {
    level: first.b,
    elo: together ? null : 0,
    winRate: first.bWinRate,
    interval: first.bInterval,
    fairShare: null,
    meanScore: first.meanScore.b,
  };
  return [
    bottom,
    ...matches.map(({ a, aWinRate, interval, fairShare, games, meanScore }): Rung => {
      if (fairShare !== null) elo += eloOf(aWinRate, fairShare, games);
      return {
        level: a,
        elo: together ? null : Math.round(elo),
        winRate: aWinRate,
        interval,
        fairShare,
        meanScore: meanScore.a,
      };
    }),
  ];
}

function rowOf({ level, elo, winRate, interval, fairShare, meanScore }: Rung): (string | number)[] {
  const percent = (rate: number | null) => (rate === null ? '' : `${Math.round(rate * 100)}%`);
  const range = interval === null ? '' : `${percent(interval[0])}–${percent(interval[1])}`;
  return [level, elo ?? '', percent(winRate), range, percent(fairShare), meanScore];
}
