/** The same teaching game at so many tables of boardgame.io's own server, with clients just as plain as ours: for a ratio, in the same run. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Market } from '../../packages/cli/bench/boardgameio.ts';
import { FOLDER, installOnce, legalMoves, makeMove } from '../../packages/cli/bench/boardgameio.ts';
import { root } from '../steps.ts';
import { freePort } from './free-port.ts';

interface TheirState {
  readonly G: Market;
  readonly _stateID: number;
}

interface TheirSocket {
  on(event: 'sync', heard: (match: string, sync: { state: TheirState }) => void): void;
  on(event: 'update', heard: (match: string, state: TheirState) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

const PLAYERS = 4;

/** People around one of their tables. */
class TheirTable {
  private readonly sockets: TheirSocket[];
  private readonly states: (TheirState | null)[] = Array.from({ length: PLAYERS }, () => null);
  private told: () => void = () => {};
  private match = '';
  private matches = 0;

  constructor(open: () => TheirSocket, name: string) {
    this.match = name;
    this.sockets = Array.from({ length: PLAYERS }, open);
    for (const [index, socket] of this.sockets.entries()) {
      const heard = (match: string, state: TheirState) => {
        if (match === this.match) this.states[index] = state;
        this.told();
      };
      socket.on('sync', (match, { state }) => heard(match, state));
      socket.on('update', heard);
    }
  }

  async begin(): Promise<void> {
    this.matches += 1;
    this.match = `${this.match.split('.')[0]}.${this.matches}`;
    this.states.fill(null);
    // The first makes the match.
    this.sockets[0]?.emit('sync', this.match, '0', undefined, PLAYERS);
    await this.until(() => this.states[0] !== null);
    for (const [index, socket] of this.sockets.entries())
      if (index > 0) socket.emit('sync', this.match, String(index), undefined, PLAYERS);
    await this.until(() => this.states.every((state) => state !== null));
  }

  async chooseOnce(): Promise<void> {
    const state = this.states[0];
    if (state == null) throw new Error('no match');
    const legal = legalMoves(state.G);
    const move = legal[Math.floor(Math.random() * legal.length)];
    if (move === undefined) return this.begin();
    const [name, seat, lantern] = move;
    const action = makeMove(name, lantern === undefined ? [] : [lantern], String(seat));
    this.sockets[seat]?.emit('update', action, state._stateID, this.match, String(seat));
    await this.until(() => this.states.every((one) => one !== null && one._stateID > state._stateID));
  }

  end(): void {
    for (const socket of this.sockets) socket.close();
  }

  private until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.told = () => {
        if (!isSo()) return;
        this.told = () => {};
        resolve();
      };
      this.told();
    });
  }
}

/** How many choices a second everybody at so many tables has heard of. */
export async function theirChoicesPerSecond(tables: number, seconds: number): Promise<number> {
  installOnce('boardgame.io');
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/ts.js', 'scripts/load-boardgameio.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await new Promise<void>((resolve) =>
    child.stdout.on('data', (text) => String(text).includes('listening on') && resolve()),
  );
  const { io } = createRequire(join(FOLDER, 'package.json'))('socket.io-client') as {
    io(address: string, options: unknown): TheirSocket;
  };
  const open = () => io(`http://127.0.0.1:${port}/lantern-market`, { transports: ['websocket'], forceNew: true });
  const all = Array.from({ length: tables }, (_, index) => new TheirTable(open, `t${index}`));
  await Promise.all(all.map((table) => table.begin()));
  let choices = 0;
  const start = performance.now();
  await Promise.all(
    all.map(async (table) => {
      for (; performance.now() - start < seconds * 1000; choices++) await table.chooseOnce();
    }),
  );
  const perSecond = Math.round(choices / ((performance.now() - start) / 1000));
  for (const table of all) table.end();
  child.kill('SIGKILL');
  await once(child, 'exit');
  return perSecond;
}
