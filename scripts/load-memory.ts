/**
 * In a process of its own: what 1,000 tables of the three boxes hold in memory that are late in their games and looked at by four people each, all
 * of whom have read the whole story; and how long a log of 2,000 entries takes to open. Prints JSON.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameDefinition } from '@jade/engine';
import { at, choose, configure, expectOk, openMatch, pick, seat, stream } from '@jade/engine';
import { rulesOf } from '@jade/shelf';
import type { Entry, Sitter, Sitting } from '@jade/tables';
import { keptSnapshot, standOf } from '@jade/tables';
import { quietHall } from './load/quiet-hall.ts';

const TABLES = 1000;
const ENTRIES = 2000;
const GAMES = [
  ['way-of-the-panda', 'standard'],
  ['great-wall', 'competitive'],
  ['ghost-stories', 'white-moon'],
] as const;
const PLAYERS = 4;
/** How much of a game was played, and of how many games there are copies. */
const PLAYED = 0.85;
const KINDS = 12;

const sitters = Array.from({ length: PLAYERS }, (_, index): Sitter => ({ kind: 'person', name: `P${index}` }));
const folder = mkdtempSync(join(tmpdir(), 'jade-memory-'));
const { store, open, end } = await quietHall(folder);

/** The choices of a random game. */
function randomChoices(definition: GameDefinition, mode: string, seed: string) {
  const match = openMatch(
    definition,
    expectOk(configure(definition, { mode, players: PLAYERS, people: PLAYERS, seed })),
  );
  const random = stream(seed, 'choices');
  while (match.pending !== null) {
    const { seat: who, options } = pick(random, match.pending.questions);
    expectOk(choose(match, { seat: who, key: pick(random, options), seq: match.moments.length }));
  }
  return match.moments.map(({ choice }) => choice);
}

/** Puts so many choices of a game into the store, under a name. */
async function put(
  definition: GameDefinition,
  mode: string,
  seed: string,
  choices: ReturnType<typeof randomChoices>,
  id: string,
) {
  const config = expectOk(configure(definition, { mode, players: PLAYERS, people: PLAYERS, seed }));
  const match = openMatch(definition, config);
  for (const choice of choices) expectOk(choose(match, { ...choice, seq: match.moments.length }));
  const entries = choices.map((choice, index): Entry => {
    return { n: index + 1, at: 0, id: `c${index}`, what: { kind: 'choice', seat: choice.seat, key: choice.key } };
  });
  const { options } = config;
  const head = {
    id,
    game: definition.id,
    version: definition.version,
    mode,
    options,
    seed,
    sitters,
    created: 0,
    branchOf: null,
  };
  await store.create({
    head,
    entries,
    stand: standOf(match, { n: entries.length, at: 0 }),
    snapshot: keptSnapshot(match),
  });
}

const kinds: { put: (id: string) => Promise<void>; choices: number }[] = [];
for (let number = 0; number < KINDS; number++) {
  const [game, mode] = GAMES[number % GAMES.length] as (typeof GAMES)[number];
  const definition = (await rulesOf(game)) as GameDefinition;
  const all = randomChoices(definition, mode, `late ${number}`);
  const choices = all.slice(0, Math.floor(all.length * PLAYED));
  kinds.push({ put: (id) => put(definition, mode, `late ${number}`, choices, id), choices: choices.length });
}
for (let number = 0; number < TABLES; number++) await at(kinds, number % KINDS).put(`t${number}`);

const before = process.memoryUsage().rss;
const hall = open();
const held: Sitting[] = [];
for (let number = 0; number < TABLES; number++) {
  for (let who = 0; who < PLAYERS; who++) {
    const opened = await hall.open(`t${number}`, seat(who), () => {});
    if (!opened.ok) throw new Error(opened.why);
    await opened.sitting.now();
    await opened.sitting.story(0, Number.POSITIVE_INFINITY);
    held.push(opened.sitting);
  }
}
const memoryMb = Math.round((process.memoryUsage().rss - before) / 2 ** 20);

/** A log of so many entries: the longest game there is, with choices taken back and made again. */
const wall = (await rulesOf('great-wall')) as GameDefinition;
await put(wall, 'competitive', 'long', randomChoices(wall, 'competitive', 'long').slice(0, -3), 'long');
const long = await store.load('long');
const [last] = long?.entries.slice(-1) ?? [];
let n = last?.n ?? 0;
while (long !== null && last !== undefined && n < ENTRIES) {
  const append = (number: number, id: string, what: Entry['what']) =>
    store.append('long', [{ n: number, at: 0, id: `${id}${number}`, what }], { ...long.stand, n: number });
  await append(n + 1, 'undo', { kind: 'undo', entry: n, alone: false });
  await append(n + 2, 'redo', last.what);
  n += 2;
}
const times: number[] = [];
for (let time = 0; time < 9; time++) {
  const since = performance.now();
  const opened = await open().open('long', seat(0), () => {});
  if (!opened.ok) throw new Error(opened.why);
  await opened.sitting.now();
  times.push(performance.now() - since);
}
const openMs = Math.round((times.sort((a, b) => a - b)[4] ?? 0) * 10) / 10;
await end();
rmSync(folder, { recursive: true });
console.log(
  JSON.stringify({
    tables: TABLES,
    sittings: held.length,
    choices: kinds.map(({ choices }) => choices),
    memoryMb,
    reopen: { entries: n, choices: long?.entries.length ?? 0, openMs },
  }),
);
