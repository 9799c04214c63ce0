/** How much room a table takes that has been played at for long, and how long it takes to open it, to undo and to look back. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Config, GameDefinition, Match } from '@jade/engine';
import { at, branch, choose, configure, expectOk, openMatch, stream, undo, undoProblem, viewAt } from '@jade/engine';
import { randomChoice } from '@jade/engine/kit';
import type { KeptTable } from '@jade/tables';
import { keptSnapshot, resumeTable } from '@jade/tables';
import { rounded } from '../terminal.ts';
import { spread } from './thinking.ts';

export interface LateTable {
  /** Choices of the table that was measured. */
  readonly lateTableChoices: number;
  /** What it holds in memory. */
  readonly lateTableBytes: number;
  /** From what a store keeps, the log and one snapshot, to what a seat sees, as a hall opens it: the middle one of several times. */
  readonly openMs: number;
  /** The slowest of undos all over the game, and of looks anywhere into the past of a table that was just opened. */
  readonly undoMs: number;
  readonly lookBackMs: number;
}

/** Few games of random players get as far; of those that do not the longest is taken. */
const LATE = 500;
const TRIES = 6;

/** Tables that are held at once while memory is measured: what else goes on is small beside them. */
const HELD = 20;

/** How often a table is opened, and at how many moments all over the game the rest is done. */
const TIMES = 60;

/** Each of them is measured so often, since other things go on as well: the quickest time counts, and the middle one of the sizes. */
const AGAIN = 3;

export function lateTableOf(definition: GameDefinition): LateTable {
  const late = longest(definition);
  const text = keptText(late);
  return {
    lateTableChoices: late.moments.length,
    lateTableBytes: bytesOf(late),
    openMs: spread(Array.from({ length: TIMES }, () => timed(() => openKept(late, text)))).median,
    undoMs: slowest(late, undoTime),
    lookBackMs: slowest(late, lookBackTime),
  };
}

function longest(definition: GameDefinition): Match {
  let best: Match | null = null;
  for (const { id: mode, players } of definition.modes) {
    for (let number = 0; number < TRIES; number++) {
      const seed = `late-${number}`;
      const match = played(definition, expectOk(configure(definition, { mode, players: Math.max(...players), seed })));
      if (best === null || match.moments.length > best.moments.length) best = match;
    }
  }
  if (best === null) throw new Error(`${definition.id} has no mode`);
  return best;
}

function played(definition: GameDefinition, config: Config): Match {
  const random = stream(config.seed, 'late table');
  const match = openMatch(definition, config);
  while (match.pending !== null && match.moments.length < LATE)
    expectOk(choose(match, { ...randomChoice(match.pending, random), seq: match.moments.length }));
  return match;
}

function bytesOf({ definition, config }: Match): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const grown = Array.from({ length: AGAIN }, () => {
    const before = held();
    const tables = Array.from({ length: HELD }, () => played(definition, config));
    return (held() - before) / tables.length;
  });
  return Math.round(
    at(
      grown.sort((a, b) => a - b),
      Math.floor(AGAIN / 2),
    ),
  );
}

/** What a store keeps of a table at which all these choices were made, as text. */
function keptText(match: Match): string {
  const { definition, config, moments } = match;
  const { mode, options, seed, players } = config;
  const kept: KeptTable = {
    head: {
      id: 'late',
      game: definition.id,
      version: definition.version,
      mode,
      options,
      seed,
      sitters: Array.from({ length: players }, (_, index) => ({ kind: 'person', name: `P${index + 1}` })),
      created: 0,
      branchOf: null,
    },
    entries: moments.map(({ choice: { seat, key } }, index) => {
      return { n: index + 1, at: index, id: `command ${index}`, what: { kind: 'choice', seat, key } };
    }),
    stand: { n: moments.length, seq: moments.length, waitingFor: [], scores: null, updated: 0 },
    snapshot: keptSnapshot(match),
  };
  return JSON.stringify(kept);
}

/** Opens a table and looks at it as whoever chose last. */
function openKept({ definition }: Match, text: string): Match {
  const resumed = resumeTable(definition, JSON.parse(text) as KeptTable);
  if (!resumed.ok) throw new Error(resumed.message);
  const { match, choices } = resumed;
  const { seat } = at(choices, choices.length - 1);
  expectOk(viewAt(match, seat, choices.length));
  undoProblem(match, seat);
  return match;
}

function slowest(late: Match, time: (late: Match, seq: number) => number): number {
  const moments = Array.from({ length: TIMES }, (_, index) => (index * 97) % late.moments.length);
  const times = moments.map((seq) => Math.min(...Array.from({ length: AGAIN }, () => time(late, seq))));
  return rounded(Math.max(...times), 1);
}

/** The worst there is: nothing of the past was read before, and all of it up to the moment must be played. */
function lookBackTime(late: Match, seq: number): number {
  const match = openKept(late, keptText(late));
  return timed(() => expectOk(viewAt(match, 'spectator', seq)));
}

/** A choice may be there to stay; then finding that out is what takes the time. */
function undoTime(late: Match, seq: number): number {
  const match = expectOk(branch(late, seq));
  const { choice } = at(late.moments, seq);
  expectOk(choose(match, { ...choice, seq }));
  return timed(() => undo(match, choice.seat));
}

function timed(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}
