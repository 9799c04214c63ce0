/**
 * npm run kill: ends a server with kill -9 at random moments, 50 times, while people play over the wire. Every choice that was acknowledged must be
 * there afterwards, every client must go on by itself, and every table must be what its record says. `-- --json` prints figures alone.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, canonical, fingerprint, parseRecord, replayRecord, seat } from '@jade/engine';
import type { Seated } from '@jade/server/test-guest';
import { Guest } from '@jade/server/test-guest';
import { rulesOf } from '@jade/shelf';
import { freePort } from './load/free-port.ts';
import { quietHall } from './load/quiet-hall.ts';
import type { RunningServer } from './load/server-process.ts';
import { startServerProcess } from './load/server-process.ts';

const KILLS = Number(process.env.KILLS ?? 50);
/** A server lives so many milliseconds at the least and at the most. */
const [SHORTEST, LONGEST] = [150, 1200];
const GAMES = [
  ['way-of-the-panda', 'standard'],
  ['great-wall', 'competitive'],
  ['ghost-stories', 'white-moon'],
] as const;
const PLAYERS = 2;
const TABLES = 6;

const asJson = process.argv.includes('--json');
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Acknowledged {
  readonly table: string;
  readonly n: number;
  readonly id: string;
  readonly seat: number;
}

const acknowledged: Acknowledged[] = [];
let isOver = false;

class Around {
  readonly guests: Guest[];
  seated: Seated[] = [];
  table = '';
  readonly tables: string[] = [];
  private choices = 0;

  constructor(base: string) {
    this.guests = Array.from({ length: PLAYERS }, () => new Guest(base));
  }

  async sitDown([game, mode]: readonly [string, string]): Promise<void> {
    for (const [index, guest] of this.guests.entries()) if (guest.cookie === '') await guest.hall.setName(`P${index}`);
    const [host, other] = [at(this.guests, 0), at(this.guests, 1)];
    const chairs = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const settings = { startWhenFull: true, coach: false, standIn: 'asked' as const };
    const { id } = await host.hall.makeRoom({ game, mode, options: {}, chairs, settings });
    const { invites } = await host.hall.invite(id, null);
    await other.hall.sit(id, null, invites[0]?.invite ?? '');
    this.table = id;
    this.tables.push(id);
    this.seated = [];
    for (const guest of this.guests) this.seated.push(await guest.sit(id));
  }

  /** Plays until all is over, whatever happens to the server. */
  async play(): Promise<void> {
    while (!isOver) {
      const who = this.seated.findIndex((one) => one.now().look.view.options !== null && !one.now().over);
      if (who < 0) {
        if (at(this.seated, 0).now().over) return;
        await wait(3);
        continue;
      }
      const one = at(this.seated, who);
      const { n, question, look } = one.now();
      const options = look.view.options ?? [];
      this.choices += 1;
      const id = `k${this.choices}`;
      const reply = await one.sitting.choose(question, id, options[Math.floor(Math.random() * options.length)] ?? '');
      if (reply.ok) {
        acknowledged.push({ table: this.table, n: reply.n, id, seat: who });
        for (let tries = 0; one.now().n < reply.n && tries < 2000; tries++) await wait(2);
      } else {
        for (let tries = 0; one.now().n === n && tries < 50; tries++) await wait(2);
        if (reply.why === 'failed') throw new Error(JSON.stringify(reply));
      }
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'jade-kill-'));
const port = await freePort();
const start = () => startServerProcess(folder, { PORT: String(port) });
let server: RunningServer = await start();
const around = Array.from({ length: TABLES }, () => new Around(`http://127.0.0.1:${port}`));
const games = (index: number) => GAMES[index % GAMES.length] as (typeof GAMES)[number];
for (const [index, one] of around.entries()) await one.sitDown(games(index));

for (let kill = 1; kill <= KILLS; kill++) {
  isOver = false;
  const playing = around.map((one) => one.play());
  await wait(SHORTEST + Math.random() * (LONGEST - SHORTEST));
  await server.end('SIGKILL');
  server = await start();
  for (const one of around) for (const { hall } of one.guests) hall.nudge();
  const isBack = () => around.every(({ guests }) => guests.every(({ hall }) => hall.online().connection.is === 'here'));
  for (let tries = 0; !isBack(); tries++) {
    if (tries > 3000) throw new Error(`after kill ${kill} somebody did not come back`);
    await wait(10);
  }
  // Everybody goes on for a while before it happens again.
  await wait(100);
  isOver = true;
  await Promise.all(playing);
  for (const [index, one] of around.entries()) {
    if (!at(one.seated, 0).now().over) continue;
    for (const { sitting } of one.seated) await sitting.leave();
    await one.sitDown(games(index));
  }
  if (!asJson && kill % 10 === 0) console.log(`${kill} kills, ${acknowledged.length} choices acknowledged`);
}

await wait(300);
const lastLooks = around.map(({ table, seated }) => ({ table, looks: seated.map((one) => one.now()) }));
for (const { guests } of around) for (const { hall } of guests) hall.disconnect();
await server.end();

const { store, open, end } = await quietHall(folder);
const hall = open();
let lost = 0;
for (const { table, n, id, seat: who } of acknowledged) {
  const entry = (await store.load(table))?.entries[n - 1];
  if (entry?.id !== id || entry.what.kind !== 'choice' || entry.what.seat !== who) lost += 1;
}
let diverged = 0;
for (const { tables } of around) {
  for (const table of tables) {
    const record = await hall.record(table);
    const parsed = parseRecord(record);
    const definition = parsed.ok ? await rulesOf(parsed.value.game) : null;
    const replayed = parsed.ok && definition !== null ? replayRecord([definition], parsed.value) : null;
    const there = await hall.open(table, seat(0), () => {});
    if (replayed?.ok !== true || !there.ok) {
      diverged += 1;
      continue;
    }
    const { look } = await there.sitting.now();
    if (look.seq !== replayed.value.moments.length) diverged += 1;
    await there.sitting.leave();
  }
}
// What people saw last is what the table is.
for (const { table, looks } of lastLooks) {
  for (const [index, { look, n }] of looks.entries()) {
    const there = await hall.open(table, seat(index), () => {});
    if (!there.ok) throw new Error(there.why);
    const now = await there.sitting.now();
    if (now.n !== n || fingerprint(now.look) !== fingerprint(look)) diverged += 1;
    await there.sitting.leave();
  }
}
await end();
rmSync(folder, { recursive: true });
const figures = { kills: KILLS, acknowledged: acknowledged.length, lost, diverged };
console.log(asJson ? JSON.stringify(figures) : canonical(figures));
process.exit(lost + diverged === 0 ? 0 : 1);
