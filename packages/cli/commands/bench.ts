/** jade bench: how fast the games run, how long bots think, and the same game written for boardgame.io. */

import { LEVELS } from '@jade/bots';
import { boardgameioMovesPerSecond } from '../bench/boardgameio.ts';
import type { Speed } from '../bench/playouts.ts';
import { speedOf } from '../bench/playouts.ts';
import type { Thinking } from '../bench/thinking.ts';
import { thinkingOf } from '../bench/thinking.ts';
import { DEFINITIONS } from '../library.ts';
import { print, printJson, readArgs, rounded, table, wholeNumber } from '../terminal.ts';
import { gameNamed } from './sim.ts';

export const benchHelp = `jade bench [game] [--json]    speed of the games and of the bots; boardgame.io beside it

  --ms N           measure about so long for each figure (default 2000)`;

/** The game that was also written for boardgame.io. */
const COMPARED = 'lantern-market';
const PLAYERS = 3;

export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, {
    json: { type: 'boolean', default: false },
    ms: { type: 'string', default: '2000' },
  });
  const milliseconds = wholeNumber(values.ms, '--ms', 50);
  const wanted = positionals[0] === undefined ? DEFINITIONS : [gameNamed(positionals[0])];
  const games: Record<string, Speed & { readonly thinking: Thinking }> = {};
  for (const definition of wanted) {
    say(`${definition.id}: random playouts and clones`);
    const speed = speedOf(definition, undefined, milliseconds);
    say(`${definition.id}: bots`);
    games[definition.id] = { ...speed, thinking: thinkingOf(definition) };
  }
  const boardgameio = compare(milliseconds);
  if (values.json) return printJson({ games, boardgameio });

  const rows = Object.entries(games).map(([id, speed]) => [
    id,
    speed.decisionsPerSecond,
    speed.cloneMicros,
    speed.tableBytes,
  ]);
  print(table([['game', 'decisions/s', 'clone µs', 'table bytes'], ...rows]));
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
  const { game, ours, theirs, ratio } = boardgameio;
  print(`\n${game} here ${ours}/s, on boardgame.io ${theirs}/s: ${ratio} times`);
}

/** Both in turns, in one run, because timings drift. */
function compare(milliseconds: number) {
  say(`${COMPARED}: here and on boardgame.io, in turns`);
  const definition = gameNamed(COMPARED);
  let ours = 0;
  let theirs = 0;
  const turns = 3;
  for (let turn = 0; turn < turns; turn++) {
    theirs += boardgameioMovesPerSecond(PLAYERS, milliseconds / turns);
    ours += speedOf(definition, PLAYERS, milliseconds / turns).decisionsPerSecond;
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
