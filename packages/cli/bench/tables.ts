/** How much room a table takes that has been played at for long, and how long it takes to open it, to undo and to look back. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { botNamed, playGame } from '@jade/bots';
import type { Choice, Config, GameDefinition, Match } from '@jade/engine';
import {
  at,
  branch,
  choose,
  configure,
  expectOk,
  nameOfProblem,
  openMatch,
  undo,
  undoProblem,
  viewAt,
} from '@jade/engine';
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

/** So long a game is wanted. Some come to an end before: then the longest is taken. */
const LATE = 500;
/** Games of bots that know their way are long where random players come to grief early, and short where those wander about. */
const PLAYERS = ['policy', 'random'] as const;
const TRIES = 3;

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
  let best: readonly Choice[] = [];
  let config: Config | null = null;
  for (const { id: mode, players } of definition.modes) {
    for (const bot of PLAYERS) {
      for (let number = 0; number < TRIES && best.length < LATE; number++) {
        const wished = expectOk(configure(definition, { mode, players: Math.max(...players), seed: `late-${number}` }));
        const choices = choicesOf(definition, wished, bot);
        if (config !== null && choices.length <= best.length) continue;
        best = choices;
        config = wished;
      }
    }
  }
  if (config === null) throw new Error(`${definition.id} has no mode`);
  return played(definition, config, best);
}

function choicesOf(definition: GameDefinition, config: Config, name: string): readonly Choice[] {
  const bot = botNamed(name);
  if (bot === null) throw new Error(`there is no bot '${name}'`);
  const choices: Choice[] = [];
  const bots = Array.from({ length: config.players }, () => bot);
  playGame(definition, config, bots, { chosen: (choice) => choices.push(choice) });
  return choices.slice(0, LATE);
}

function played(definition: GameDefinition, config: Config, choices: readonly Choice[]): Match {
  const match = openMatch(definition, config);
  for (const choice of choices) expectOk(choose(match, { ...choice, seq: match.moments.length }));
  return match;
}

function bytesOf({ definition, config, moments }: Match): number {
  const choices = moments.map(({ choice }) => choice);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const grown = Array.from({ length: AGAIN }, () => {
    const before = held();
    const tables = Array.from({ length: HELD }, () => played(definition, config, choices));
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
  if (!resumed.ok) throw new Error(nameOfProblem(resumed.problem));
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
