/**
 * npm run load: what the server carries, measured over the loopback from this same machine. First 1,000 people at 250 tables of the three
 * boxes with 300 choices a second; then 32 tables where somebody chooses as soon as everybody has heard of the choice before; then
 * 1,000 late tables in memory, and a long one opened again. `-- --json` prints figures alone.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { theirChoicesPerSecond } from './load/boardgameio.ts';
import { Table } from './load/players.ts';
import type { RunningServer } from './load/server-process.ts';
import { startServerProcess } from './load/server-process.ts';
import { run } from './steps.ts';

const GAMES = [
  ['way-of-the-panda', 'standard', 4],
  ['great-wall', 'competitive', 4],
  ['ghost-stories', 'white-moon', 4],
] as const;
const TEACHING = ['lantern-market', 'standard', 4] as const;

/** So many games a second one table may come to the end of. */
const AT_MOST: Readonly<Record<string, number>> = { 'lantern-market': 2, 'ghost-stories': 1 };

const asJson = process.argv.includes('--json');
const seconds = Number(process.env.LOAD_SECONDS ?? 20);
const say = (line: string) => asJson || console.log(line);

type Kind = readonly [string, string, number];

async function tablesOf(server: RunningServer, kinds: readonly Kind[], count: number): Promise<Table[]> {
  const tables = Array.from({ length: count }, (_, index) => {
    const [game, mode, players] = kinds[index % kinds.length] as Kind;
    return new Table(`127.0.0.1:${server.port}`, game, mode, players);
  });
  const waiting = [...tables];
  const seatThem = async () => {
    for (let table = waiting.pop(); table !== undefined; table = waiting.pop()) await table.sitDown();
  };
  await Promise.all(Array.from({ length: 16 }, seatThem));
  return tables;
}

/** So many choices a second, whether the server keeps up or not. */
async function openLoop(tables: readonly Table[], perSecond: number) {
  const times: number[] = [];
  let [lost, late, next] = [0, 0, 0];
  const under: Promise<void>[] = [];
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (; next < due; next++) {
      const table = tables[next % tables.length] as Table;
      if (table.isBusy) {
        late += 1;
        continue;
      }
      table.isBusy = true;
      const done = table.chooseOnce().then((one) => {
        table.isBusy = false;
        times.push(one.milliseconds);
        if (one.lost) lost += 1;
      });
      under.push(done);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(under);
  return { ...spread(times), perSecond: Math.round(times.length / seconds), lost, late };
}

/** As fast as it goes: each table's next choice as soon as everybody has the one before. */
async function closedLoop(tables: readonly Table[]) {
  const times: number[] = [];
  let lost = 0;
  const start = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() - start < seconds * 1000) {
        const one = await table.chooseOnce();
        times.push(one.milliseconds);
        if (one.lost) lost += 1;
      }
    }),
  );
  return { ...spread(times), perSecond: Math.round(times.length / ((performance.now() - start) / 1000)), lost };
}

function spread(times: number[]) {
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

async function atServer<T>(action: (server: RunningServer) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'jade-load-'));
  const server = await startServerProcess(folder);
  try {
    return await action(server);
  } finally {
    await server.end();
    rmSync(folder, { recursive: true });
  }
}

/** Also what a choice costs the server: that depends less on what else the machine does. */
async function withCpu<T extends { readonly perSecond: number }>(server: RunningServer, measured: () => Promise<T>) {
  const before = await server.metric('process_cpu_seconds_total');
  const found = await measured();
  const spent = (await server.metric('process_cpu_seconds_total')) - before;
  return { ...found, cpuMsPerChoice: Math.round((spent / (found.perSecond * seconds)) * 1e5) / 100 };
}

async function flatOut(kind: Kind) {
  return atServer(async (server) => {
    const tables = await tablesOf(server, [kind], 32);
    await Promise.all(tables.map((table) => table.prepare(Math.ceil((AT_MOST[kind[0]] ?? 0) * seconds))));
    const found = await withCpu(server, () => closedLoop(tables));
    for (const table of tables) table.end();
    say(
      `  ${kind[0]}: ${found.perSecond} choices/s at 32 tables, p50 ${found.p50Ms} ms, p99 ${found.p99Ms} ms, ${found.cpuMsPerChoice} ms of the server's time each`,
    );
    return found;
  });
}

say('1,000 people at 250 tables of the three boxes');
const crowd = await atServer(async (server) => {
  const tables = await tablesOf(server, GAMES, 250);
  const found = await withCpu(server, () => openLoop(tables, 300));
  const memoryMb = Math.round((await server.metric('process_resident_memory_bytes')) / 2 ** 20);
  const connections = await server.metric('jade_connections');
  for (const table of tables) table.end();
  return { ...found, memoryMb, players: connections };
});
say(
  `  ${crowd.players} connected, ${crowd.perSecond} choices/s, p50 ${crowd.p50Ms} ms, p99 ${crowd.p99Ms} ms, ${crowd.cpuMsPerChoice} ms of the server's time each, ${crowd.memoryMb} MB, lost ${crowd.lost}, ${crowd.late} not sent because the table was not ready`,
);
say('as fast as it goes');
const games: Record<string, Awaited<ReturnType<typeof flatOut>>> = {};
for (const kind of [TEACHING, ...GAMES]) games[kind[0]] = await flatOut(kind);
say('the same teaching game on boardgame.io’s own server, which keeps it in memory alone');
const theirs = await theirChoicesPerSecond(32, seconds);
const ratio = Math.round(((games['lantern-market']?.perSecond ?? 0) / theirs) * 100) / 100;
say(`  ${theirs} choices/s at 32 tables: ours, durable, are ${ratio} times as many`);
say('late tables');
const measured = await run('node', ['scripts/ts.js', 'scripts/load-memory.ts']);
if (measured.code !== 0) throw new Error(measured.output);
const { reopen, ...late } = JSON.parse(measured.output.trim().split('\n').at(-1) ?? '');
say(`  ${late.tables} tables in memory with ${late.sittings} people: ${late.memoryMb} MB`);
say(`  a log of ${reopen.entries} entries, ${reopen.choices} choices of which stand: opened in ${reopen.openMs} ms`);
if (asJson)
  console.log(
    JSON.stringify({
      players: crowd.players,
      choicesPerSecond: crowd.perSecond,
      p50Ms: crowd.p50Ms,
      p99Ms: crowd.p99Ms,
      memoryMb: crowd.memoryMb,
      lost: crowd.lost,
      games,
      boardgameio: { choicesPerSecond: theirs, ratio },
      late,
      reopen,
    }),
  );
