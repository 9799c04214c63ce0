/** jade bench: how fast the games run, what a late table takes, how long bots think and, when asked for, the same game written for boardgame.io. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LEVELS } from '@jade/bots';
import type { GameDefinition } from '@jade/engine';
import { boardgameioMovesPerSecond, installOnce } from '../bench/boardgameio.ts';
import type { Speed } from '../bench/playouts.ts';
import { speedOf } from '../bench/playouts.ts';
import type { LateTable } from '../bench/tables.ts';
import { lateTableOf } from '../bench/tables.ts';
import type { ThinkingTimes } from '../bench/thinking.ts';
import { thinkingOf } from '../bench/thinking.ts';
import { DEFINITIONS } from '../library.ts';
import { Failure, print, printJson, readArgs, rounded, table, UsageError, wholeNumber } from '../terminal.ts';
import { gameNamed } from './sim.ts';

export const benchHelp = `jade bench [game] [--json]    speed of the games and of the bots, and what a late table takes

  --ms N           measure about so long for each figure (default 2000)
  --compare        also the same game on boardgame.io, which is installed the first time (needs the network then)
  --side S         of that comparison only one side: here, or boardgame.io`;

declare const JADE_ROOT: string;

/** The game that was also written for boardgame.io. */
const COMPARED = 'lantern-market';
const PLAYERS = 3;

export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, {
    json: { type: 'boolean', default: false },
    ms: { type: 'string', default: '2000' },
    compare: { type: 'boolean', default: false },
    side: { type: 'string' },
  });
  const milliseconds = wholeNumber(values.ms, '--ms', 50);
  if (values.compare || values.side === SIDES[1]) installOnce('boardgame.io');
  if (values.side !== undefined) return printJson({ movesPerSecond: sideOf(values.side, milliseconds) });
  const games: Record<string, Figures> = {};
  if (positionals[0] === undefined)
    for (const { id } of DEFINITIONS) {
      const measured = await inItsOwnProcess<{ games: Record<string, Figures> }>(id, milliseconds);
      games[id] = measured.games[id] as Figures;
    }
  else {
    const definition = gameNamed(positionals[0]);
    games[definition.id] = figuresOf(definition, milliseconds);
  }
  const boardgameio = values.compare ? await compare(milliseconds) : null;
  if (values.json) return printJson({ games, boardgameio });

  const rows = Object.entries(games).map(([id, speed]) => [
    id,
    speed.decisionsPerSecond,
    speed.cloneMicros,
    speed.tableBytes,
  ]);
  print(table([['game', 'decisions/s', 'clone µs', 'table bytes'], ...rows]));
  const late = Object.entries(games).map(([id, { lateTableChoices, lateTableBytes, openMs, undoMs, lookBackMs }]) => {
    return [id, lateTableChoices, lateTableBytes, openMs, undoMs, lookBackMs];
  });
  print(`\n${table([['a late table', 'choices', 'bytes', 'open ms', 'undo ms', 'look back ms'], ...late])}`);
  const levels = LEVELS.map(({ name }) => name);
  const thinking = Object.entries(games).map(
    ([
      id,
      {
        thinking: { moves, iterationsPerSecond },
      },
    ]) => [id, ...levels.map((level) => `${moves[level]?.median} / ${moves[level]?.p95}`), iterationsPerSecond],
  );
  print(`\n${table([['milliseconds a move: median / p95', ...levels, 'iterations/s'], ...thinking])}`);
  if (boardgameio === null) return;
  const { game, ours, theirs, ratio } = boardgameio;
  print(`\n${game} here ${ours}/s, on boardgame.io ${theirs}/s: ${ratio} times`);
}

type Figures = Speed & LateTable & { readonly thinking: ThinkingTimes };

function figuresOf(definition: GameDefinition, milliseconds: number): Figures {
  say(`${definition.id}: random playouts and clones`);
  const speed = speedOf(definition, undefined, milliseconds);
  say(`${definition.id}: a late table`);
  const late = lateTableOf(definition);
  say(`${definition.id}: bots`);
  return { ...speed, ...late, thinking: thinkingOf(definition) };
}

/** What was played before in a process changes how its code is compiled: so each figure comes from a fresh one. */
async function inItsOwnProcess<T>(game: string, milliseconds: number, ...more: string[]): Promise<T> {
  const jade = join(JADE_ROOT, 'packages/cli/bin/jade.js');
  const child = spawn(process.execPath, [jade, 'bench', game, '--ms', String(milliseconds), '--json', ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [json, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Failure(`${game} could not be measured`);
  return JSON.parse(json) as T;
}

const SIDES = ['here', 'boardgame.io'] as const;

function sideOf(side: string, milliseconds: number): number {
  if (side === SIDES[0]) return speedOf(gameNamed(COMPARED), PLAYERS, milliseconds).decisionsPerSecond;
  if (side === SIDES[1]) return boardgameioMovesPerSecond(PLAYERS, milliseconds);
  throw new UsageError(`--side is one of ${SIDES.join(', ')}, not '${side}'`);
}

/** Both in turns, in one run, because timings drift. */
async function compare(milliseconds: number) {
  say(`${COMPARED}: here and on boardgame.io, in turns`);
  const speedAt = async (side: (typeof SIDES)[number]) => {
    const { movesPerSecond } = await inItsOwnProcess<{ movesPerSecond: number }>(
      COMPARED,
      milliseconds,
      '--side',
      side,
    );
    return movesPerSecond;
  };
  let ours = 0;
  let theirs = 0;
  const turns = 3;
  for (let turn = 0; turn < turns; turn++) {
    theirs += await speedAt('boardgame.io');
    ours += await speedAt('here');
  }
  return {
    game: COMPARED,
    ours: Math.round(ours / turns),
    theirs: Math.round(theirs / turns),
    ratio: rounded(ours / theirs, 1),
  };
}

function say(step: string): void {
  if (process.stderr.isTTY) console.error(`measuring ${step} …`);
}
