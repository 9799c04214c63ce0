/** How fast a game runs: random playouts, clones, and the size of a table. */

import type { Game, GameDefinition } from '@jade/engine';
import { advance, answer, configure, copy, expectOk, setUp, stream } from '@jade/engine';
import { randomChoice } from '@jade/engine/kit';

export interface Speed {
  readonly decisionsPerSecond: number;
  readonly cloneMicros: number;
  readonly tableBytes: number;
}

/**
 * So many tables from the middle of games are cloned in turn: enough to differ, few enough to stay in the cache. They are kept as copies by JSON: if clones
 * lived so long, V8 would make all clones where long-lived things are, and each would take five times as long.
 */
const TABLES = 100;

/** A big game is compiled only after seconds of play; searching bots run longer than that. Short measurements warm up for less. */
export const WARM_UP = 1.5;

export function speedOf(definition: GameDefinition, players: number | undefined, milliseconds: number): Speed {
  const random = stream('bench', 'playouts');
  const tables: Game[] = [];
  let seeds = 0;

  /** One random game; keeps a table from its middle now and then. */
  function playOne(keep: boolean): number {
    const config = expectOk(configure(definition, { players, seed: `bench-${seeds++}` }));
    const game = setUp(definition, config);
    let pending = advance(definition.rules, game);
    let decisions = 0;
    while (pending !== null) {
      const { seat, key } = randomChoice(pending, random);
      pending = answer(definition.rules, game, pending, seat, key);
      decisions += 1;
      if (keep && decisions % 25 === 20 && tables.length < TABLES) tables.push(copy(game));
    }
    return decisions;
  }

  const warmUntil = performance.now() + WARM_UP * milliseconds;
  while (tables.length < TABLES || performance.now() < warmUntil) playOne(true);
  let decisions = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) decisions += playOne(false);
  const decisionsPerSecond = (decisions * 1000) / (performance.now() - start);
  return { decisionsPerSecond: Math.round(decisionsPerSecond), ...cloneSpeed(definition, tables, milliseconds) };
}

function cloneSpeed(definition: GameDefinition, tables: readonly Game[], milliseconds: number) {
  let clones = 0;
  let seats = 0;
  const cloneAll = () => {
    for (const table of tables) seats += definition.clone(table).seats;
    clones += tables.length;
  };
  for (let warm = 0; warm < 20; warm++) cloneAll();
  clones = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds / 2) cloneAll();
  const cloneMicros = ((performance.now() - start) * 1000) / clones;
  if (seats === 0) throw new Error('nothing was cloned');
  const bytes = tables.reduce((sum, table) => sum + JSON.stringify(table).length, 0) / tables.length;
  return { cloneMicros: Number(cloneMicros.toFixed(3)), tableBytes: Math.round(bytes) };
}
