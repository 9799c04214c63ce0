/** jade sim: plays many games with bots and says how they went. */

import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Bot } from '@jade/bots';
import { BOTS, botNamed, playGame, Stuck } from '@jade/bots';
import type { Config, GameDefinition } from '@jade/engine';
import { at, choose, configure, expectOk, openMatch, writeRecord } from '@jade/engine';
import { DEFINITIONS } from '../library.ts';
import { explain } from '../problem-words.ts';
import type { Tally } from '../tally.ts';
import { addEvent, addGame, addStuck, emptyTally, merge, summary } from '../tally.ts';
import { Failure, print, printJson, progress, readArgs, table, UsageError, wholeNumber } from '../terminal.ts';

export const simHelp = `jade sim <game> [options]     play many games and sum them up

  --players N      seats (default: the first number the mode allows)
  --mode M         mode of the game (default: its first)
  --option k=v     an option of the mode; may stand several times
  --games K        how many games (default 1000)
  --bots a,b,…     one bot for all seats or one for each: ${BOTS.map(({ name }) => name).join(', ')} (default random)
  --seed S         seed of the first game; the others count on from it (default jade)
  --threads T      worker threads (default 1)
  --seen           count what happened and print the rarest first
  --record FILE    write the first game as a record, for jade replay and jade verify
  --json           one JSON object on one line`;

/** One worker's share: plain data, so that it can be sent to a thread. */
export interface Share {
  readonly game: string;
  readonly config: Omit<Config, 'seed'>;
  readonly seed: string;
  readonly bots: readonly string[];
  /** The games number `first`, `first + step`, … below `games`. */
  readonly first: number;
  readonly step: number;
  readonly games: number;
  /** Whether to count what happens. */
  readonly seen: boolean;
}

export async function sim(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, {
    ...SITTING,
    games: { type: 'string', default: '1000' },
    bots: { type: 'string', default: 'random' },
    threads: { type: 'string', default: '1' },
    record: { type: 'string' },
    seen: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const definition = gameNamed(positionals[0]);
  const { seed, ...sitting } = readSitting(definition, values);
  const games = wholeNumber(values.games, '--games');
  const threads = Math.min(wholeNumber(values.threads, '--threads'), games);
  const bots = seatBots(values.bots, sitting.players);

  if (values.record !== undefined) {
    writeFileSync(values.record, recordOf(definition, { ...sitting, seed: gameSeed(seed, 0) }, bots.map(botOrFail)));
  }
  const report = progress(`${definition.id}`, games);
  const shares = Array.from({ length: threads }, (_, first): Share => {
    return { game: definition.id, config: sitting, seed, bots, first, step: threads, games, seen: values.seen };
  });
  const start = performance.now();
  const tally = await playShares(shares, threads, report);
  const seconds = (performance.now() - start) / 1000;

  const result = summary(tally, { game: definition.id, ...sitting, bots, games, seconds });
  if (values.json) printJson(values.seen ? { ...result, seen: tally.seen } : result);
  else {
    print(`${result.game} · ${result.mode} · ${result.players} players · ${bots.join(', ')}`);
    print(
      table([
        ['games', 'finished', 'stuck', 'decisions', 'seconds', 'decisions/s'],
        [result.games, result.finished, result.stuck, result.decisions, result.seconds, result.decisionsPerSecond],
      ]),
    );
    print(
      `wins by seat   ${result.wins.join('  ')}${result.sharedWins === result.wins[0] ? '' : `   shared ${result.sharedWins}`}`,
    );
    print(`score          mean ${result.score.mean}, spread ${result.score.spread}`);
    print(`length         mean ${result.length.mean}, spread ${result.length.spread} decisions`);
    print(
      `ended by       ${Object.entries(result.endings)
        .map(([reason, count]) => `${reason} ${count}`)
        .join(', ')}`,
    );
    if (values.seen) {
      const rarestFirst = Object.entries(tally.seen).sort(([, a], [, b]) => a - b);
      print(`seen, the rarest first:\n${table(rarestFirst.map(([what, times]) => [`  ${what}`, times]))}`);
    }
  }
  if (tally.stuck > 0) throw new Failure(`${tally.stuck} games got stuck: ${tally.firstStuck}`);
}

/** Options of the command line that say how a game is set up. */
export const SITTING = {
  players: { type: 'string' },
  mode: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string', default: 'jade' },
} as const;

interface SittingWishes {
  readonly players?: string | undefined;
  readonly mode?: string | undefined;
  readonly option?: string[] | undefined;
  readonly seed: string;
}

export function readSitting(definition: GameDefinition, { mode, players, option = [], seed }: SittingWishes): Config {
  const config = configure(definition, {
    mode,
    players: players === undefined ? undefined : wholeNumber(players, '--players'),
    options: Object.fromEntries(option.map(keyAndValue)),
    seed,
  });
  if (!config.ok) throw new UsageError(explain(config.problem));
  return config.value;
}

export function gameNamed(name: string | undefined): GameDefinition {
  const known = DEFINITIONS.map(({ id }) => id).join(', ');
  if (name === undefined) throw new UsageError(`which game? ${known}`);
  const definition = DEFINITIONS.find(({ id }) => id === name);
  if (definition === undefined) throw new UsageError(`there is no game '${name}'; there are: ${known}`);
  return definition;
}

function keyAndValue(text: string): [string, string] {
  const equals = text.indexOf('=');
  if (equals < 1) throw new UsageError(`an option is written as name=value, not '${text}'`);
  return [text.slice(0, equals), text.slice(equals + 1)];
}

function seatBots(list: string, players: number): string[] {
  const names = list.split(',');
  for (const name of names) botOrFail(name);
  if (names.length === 1) return Array.from({ length: players }, () => at(names, 0));
  if (names.length !== players) throw new UsageError(`${names.length} bots for ${players} seats`);
  return names;
}

export function botOrFail(name: string): Bot {
  const bot = botNamed(name);
  if (bot === null)
    throw new UsageError(`there is no bot '${name}'; there are: ${BOTS.map((known) => known.name).join(', ')}`);
  return bot;
}

function gameSeed(seed: string, number: number): string {
  return `${seed}-${number + 1}`;
}

function recordOf(definition: GameDefinition, config: Config, bots: readonly Bot[]): string {
  const match = openMatch(definition, config);
  const seats = bots.map(({ name }, index) => [`Seat${index + 1}`, `${name} ${index + 1}`]);
  playGame(definition, config, bots, {
    chosen: (choice) => void expectOk(choose(match, { ...choice, seq: match.moments.length })),
  });
  return writeRecord(match, Object.fromEntries(seats));
}

/** Plays the games of one share; reports now and then how many are done. */
export function playShare(share: Share, report: (done: number) => void): Tally {
  const definition = gameNamed(share.game);
  const bots = share.bots.map(botOrFail);
  const tally = emptyTally(share.config.players);
  let done = 0;
  let told = performance.now();
  for (let number = share.first; number < share.games; number += share.step) {
    try {
      const config = { ...share.config, seed: gameSeed(share.seed, number) };
      addGame(
        tally,
        playGame(definition, config, bots, share.seen ? { happened: (event) => addEvent(tally, event) } : {}),
      );
    } catch (cause) {
      if (!(cause instanceof Stuck)) throw cause;
      addStuck(tally, cause.message);
    }
    done += 1;
    if (performance.now() - told > 100) {
      told = performance.now();
      report(done);
    }
  }
  report(done);
  return tally;
}

/** Plays several shares, so many at a time. */
export async function playShares(
  shares: readonly Share[],
  threads: number,
  report: (done: number) => void,
): Promise<Tally> {
  return (await playEach(shares, threads, report)).reduce(merge);
}

/** The same, and a tally for each. */
export async function playEach(
  shares: readonly Share[],
  threads: number,
  report: (done: number) => void,
): Promise<Tally[]> {
  if (threads === 1) {
    let before = 0;
    return shares.map((share) => {
      const tally = playShare(share, (done) => report(before + done));
      before += tally.finished + tally.stuck;
      return tally;
    });
  }
  const done = shares.map(() => 0);
  const tallies = new Array<Tally>(shares.length);
  const waiting = shares.entries();
  // Whoever is ready takes the next share.
  const work = async (): Promise<void> => {
    for (const [index, share] of waiting) {
      tallies[index] = await playInThread(share, (count) => {
        done[index] = count;
        report(done.reduce((sum, one) => sum + one, 0));
      });
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
  return tallies;
}

function playInThread(share: Share, report: (done: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.on('message', (message: { done: number } | { tally: Tally }) => {
      if ('tally' in message) resolve(message.tally);
      else report(message.done);
    });
    worker.on('error', reject);
  });
}
