/** jade match: two bots against each other, or after each other where players win together. */

import { BOTS } from '@jade/bots';
import type { MatchResult } from '../strength.ts';
import { playMatch } from '../strength.ts';
import { print, printJson, progress, readArgs, wholeNumber } from '../terminal.ts';
import { botOrFail, gameNamed, readSitting, SITTING } from './sim.ts';

export const matchHelp = `jade match <game> --a master --b adept [options]   which bot is stronger, with a 95% interval

  --a, --b BOT     ${BOTS.map(({ name }) => name).join(', ')}
  --games N        how many games (default 100); a takes every seat in turn
  --players N, --mode M, --option k=v, --seed S, --threads T   as for jade sim
  --json           one JSON object on one line`;

export async function match(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, {
    ...SITTING,
    a: { type: 'string', default: 'master' },
    b: { type: 'string', default: 'adept' },
    games: { type: 'string', default: '100' },
    threads: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  });
  const definition = gameNamed(positionals[0]);
  const config = readSitting(definition, values);
  const [a, b] = [botOrFail(values.a).name, botOrFail(values.b).name];
  const games = wholeNumber(values.games, '--games');
  const threads = wholeNumber(values.threads, '--threads');
  const report = progress(`${a} and ${b}`, games);
  const result = await playMatch({ definition, config, a, b, games, threads, report });
  if (values.json) printJson(result);
  else print(`${definition.id} · ${config.mode} · ${config.players} players · ${inWords(result)}`);
}

export function inWords({
  a,
  b,
  games,
  aWinRate,
  interval,
  fairShare,
  bWinRate,
  bInterval,
  meanScore,
}: MatchResult): string {
  const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`;
  const range = ([low, high]: readonly [number, number]) => `${percent(low)}–${percent(high)}`;
  const scores = `mean score ${meanScore.a} and ${meanScore.b}`;
  if (bWinRate === null || bInterval === null)
    return `${a} wins ${percent(aWinRate)} (${range(interval)}) of ${games} games against ${b}; fair would be ${percent(fairShare ?? 0)}; ${scores}`;
  return `${a} wins ${percent(aWinRate)} (${range(interval)}), ${b} ${percent(bWinRate)} (${range(bInterval)}) of ${games} games each; ${scores}`;
}
