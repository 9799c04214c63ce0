/**
 * Sends 100,000 messages and requests to a running server that make no sense, or sense that is not their sender's: part of `npm run deep`. It must
 * answer on, say 5xx to none, and no table and no room may be changed by any.
 */

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stream } from '@jade/engine';
import { below, must, pick, stream } from '@jade/engine';
import { openDatabase } from '@jade/server';
import { WebSocket } from 'ws';
import { Table } from './load/players.ts';
import { startServerProcess } from './load/server-process.ts';

const MESSAGES = Number(process.env.FUZZ ?? 100_000);
/** One of so many is a request, which takes longer. */
const REQUESTS = 20;
const random = stream(process.env.FUZZ_SEED ?? 'fuzz', 'messages');

const folder = mkdtempSync(join(tmpdir(), 'jade-fuzz-'));
const server = await startServerProcess(folder);
const base = `127.0.0.1:${server.port}`;
const table = new Table(base, 'way-of-the-panda', 'standard', 2);
await table.sitDown();
for (let choice = 0; choice < 5; choice++) await table.chooseOnce();
const before = await fingerprintOf(folder);
const [room] = await must(table.players[0], 'a host').ask<{ id: string; invites: { invite: string }[] }[]>(
  'GET',
  '/api/rooms',
);

const TYPES = [
  ...['hello', 'ping', 'watch', 'unwatch', 'open', 'leave', 'now', 'lookAt', 'story', 'beats', 'choose', 'undo'],
  ...[
    'redo',
    'askBack',
    'answerAsked',
    'answerAhead',
    'withdraw',
    'comeBack',
    'resign',
    'hurry',
    'goAhead',
    'confirmTurns',
    '__proto__',
    '',
  ],
];
const FIELDS = ['call', 'sitting', 'id', 'question', 'key', 'table', 'heard', 'seq', 'from', 'until', 'entry', 'ask'];
const PATHS = [
  'me',
  'rooms',
  `rooms/${room?.id}`,
  `rooms/${room?.id}/start`,
  `rooms/${room?.id}/sit`,
  'devices/x',
  'owner/x',
  'invites/x',
];

function junk(): unknown {
  const odd: unknown[] = [
    ...[null, true, -1, 0, 1, 2, 1e308, 0.5, '', 'x', '__proto__', 'constructor', '\u0000', '\u202e', room?.id],
    ...[
      '9'.repeat(1000),
      [],
      {},
      [[[]]],
      { n: 1, reading: 0 },
      { toString: 1 },
      'way-of-the-panda',
      '../../etc/passwd',
    ],
  ];
  return pick(random, odd);
}

function message(s: Stream): string {
  const kind = below(s, 10);
  if (kind === 0) return String.fromCharCode(...Array.from({ length: below(s, 60) }, () => below(s, 65_536)));
  const fields = Object.fromEntries(FIELDS.filter(() => below(s, 3) > 0).map((field) => [field, junk()]));
  const whole = kind < 6 ? { call: below(s, 100), sitting: below(s, 3), id: `f${below(s, 1000)}`, ...fields } : fields;
  const text = JSON.stringify({ type: pick(s, TYPES), ...whole });
  return kind === 1 ? text.slice(0, below(s, text.length)) : text;
}

/** Somebody who has a name, or not, and no seat at the table. */
class Fuzzer {
  socket: WebSocket | null = null;
  cookie = '';

  async connect(): Promise<void> {
    const socket = new WebSocket(`ws://${base}/api/socket`, { headers: { cookie: this.cookie } });
    socket.on('error', () => {});
    await new Promise((resolve) => socket.on('open', resolve).on('close', resolve));
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, build: 'fuzz' }));
    this.socket = socket;
  }

  async send(): Promise<void> {
    if (this.socket?.readyState !== WebSocket.OPEN) await this.connect();
    const text = message(random);
    this.socket?.send(below(random, 50) === 0 ? Buffer.from(text) : text, () => {});
  }

  async request(): Promise<number> {
    const method = pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
    const path = `/api/${pick(random, PATHS)}${below(random, 4) === 0 ? `/${encodeURIComponent(JSON.stringify(junk()) ?? 'x')}` : ''}`;
    const body = method === 'GET' ? null : below(random, 3) === 0 ? message(random) : JSON.stringify(junk());
    const headers = {
      cookie: this.cookie,
      'content-type': pick(random, ['application/json', 'text/plain', 'application/xml']),
    };
    const answer = await fetch(`http://${base}${path}`, { method, headers, ...(body === null ? {} : { body }) });
    await answer.arrayBuffer();
    return answer.status;
  }
}

const named = new Fuzzer();
const answer = await fetch(`http://${base}/api/me`, {
  method: 'PUT',
  headers: { 'content-type': 'application/json' },
  body: '{"name":"Fuzz"}',
});
named.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const fuzzers = [named, new Fuzzer(), new Fuzzer()];
const statuses = new Map<number, number>();
for (let count = 0; count < MESSAGES; count++) {
  const fuzzer = pick(random, fuzzers);
  if (count % REQUESTS === 0) {
    const status = await fuzzer.request();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  } else await fuzzer.send();
  // The server must get to read what is sent.
  if (count % 200 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
}
const ready = (await fetch(`http://${base}/readyz`)).status;
const isAlive = server.process.exitCode === null;
for (const { socket } of fuzzers) socket?.terminate();
const after = await fingerprintOf(folder);
await table.chooseOnce();
table.end();
await server.end();
rmSync(folder, { recursive: true });
const failures = [...statuses].filter(([status]) => status >= 500);
console.log(
  JSON.stringify({ messages: MESSAGES, statuses: Object.fromEntries(statuses), ready, changed: before !== after }),
);
if (!isAlive || ready !== 200 || before !== after || failures.length > 0) process.exit(1);

/** All that is kept of tables and rooms, as one hash. */
async function fingerprintOf(dataDir: string): Promise<string> {
  const database = await openDatabase(dataDir);
  const parts = [
    await database.selectFrom('tables').selectAll().orderBy('id').execute(),
    await database.selectFrom('entries').selectAll().orderBy('n').execute(),
    await database.selectFrom('rooms').selectAll().orderBy('id').execute(),
  ];
  await database.destroy();
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
