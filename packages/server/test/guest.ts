/** Somebody who comes to a server as a browser does, for tests and for tools that put it to the proof. */

import { OnlineHall } from '@jade/online';
import type { Thought, Update } from '@jade/tables';
import { WebSocket } from 'ws';
import { machineClock } from '../service.ts';

const NO_THOUGHT = {} as Thought;

/** A browser with its cookies. */
export class Guest {
  readonly hall: OnlineHall;
  readonly base: string;
  cookie = '';
  /** What came over its sockets, as it came. */
  readonly heard: string[] = [];
  /** The sockets it has open. */
  readonly sockets = new Set<WebSocket>();
  /** While this is false every new socket fails. */
  isOnline = true;

  constructor(base: string) {
    this.base = base;
    this.hall = new OnlineHall({
      socket: (path) => this.socket(path) as never,
      fetch: (path, request) => this.fetch(path, request),
      now: Date.now,
      later: machineClock.later,
      chance: () => 0,
      salt: () => new Uint8Array(16).fill(7),
      build: 'test',
      thought: NO_THOUGHT,
    });
  }

  async fetch(path: string, request: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const answer = await fetch(this.base + path, { ...request, headers: { ...request.headers, cookie: this.cookie } });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    return answer;
  }

  socket(path: string): WebSocket {
    const address = this.isOnline ? this.base.replace('http', 'ws') + path : 'ws://127.0.0.1:9';
    const socket = new WebSocket(address, { headers: { cookie: this.cookie } });
    this.sockets.add(socket);
    socket.on('message', (data) => this.heard.push(String(data)));
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => {});
    return socket;
  }

  /** The network goes away, without a word. */
  cut(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  async sit(table: string): Promise<Seated> {
    const updates: Update[] = [];
    const opened = await this.hall.open(table, 'spectator', (update) => updates.push(update));
    if (!opened.ok) throw new Error(`not opened: ${opened.why}`);
    updates.push(await opened.sitting.now());
    return { sitting: opened.sitting, updates, now: () => updates.at(-1) as Update };
  }
}

export interface Seated {
  readonly sitting: Extract<Awaited<ReturnType<OnlineHall['open']>>, { ok: true }>['sitting'];
  readonly updates: Update[];
  now(): Update;
}
