/** A whole server for tests, on a free port of this machine, and people who come to it as clients do. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Thinker } from '@jade/bots';
import type { GameDefinition } from '@jade/engine';
import type { Room, RoomWish } from '@jade/online';
import { OnlineHall } from '@jade/online';
import { rulesOf } from '@jade/shelf';
import type { Clock, Thought, Update } from '@jade/tables';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import type { Configuration } from '../configuration.ts';
import { configurationFrom } from '../configuration.ts';
import { draw, machineClock, Service } from '../service.ts';

export interface House {
  readonly folder: string;
  readonly base: string;
  /** Ends it and starts it again with the same data, at the same address. */
  restart(): Promise<void>;
  /** Somebody who comes with a browser of their own. */
  guest(name?: string): Promise<Guest>;
  ownerKey(): string;
  end(): Promise<void>;
}

export interface HouseWishes {
  readonly configuration?: Partial<Configuration>;
  readonly clock?: Clock;
  readonly thinker?: Thinker;
  readonly draw?: () => string;
  readonly definitionOf?: (game: string) => Promise<GameDefinition | null>;
}

export async function house({ configuration = {}, clock = machineClock, ...wishes }: HouseWishes = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'jade-house-'));
  const guests: Guest[] = [];
  let port = 0;
  const open = async () => {
    const all = { ...configurationFrom({}), dataDir: folder, port, requestsPerSecond: 1000, ...configuration };
    const service = await Service.open({
      configuration: all,
      build: 'test',
      thinker: wishes.thinker ?? QUICK,
      log: pino({ level: process.env.LOG ?? 'silent' }),
      clock,
      draw: wishes.draw ?? draw,
      definitionOf: wishes.definitionOf ?? rulesOf,
      files: null,
    });
    port = (await service.listen()).port;
    return service;
  };
  let service = await open();
  const base = `http://127.0.0.1:${port}`;
  return {
    folder,
    base,
    async restart() {
      await service.close();
      service = await open();
    },
    async guest(name) {
      const guest = new Guest(base);
      guests.push(guest);
      if (name !== undefined) await guest.hall.setName(name);
      return guest;
    },
    ownerKey: () => service.ownerKey,
    async end() {
      for (const guest of guests) guest.hall.disconnect();
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Takes the first option at once. */
const QUICK: Thinker = {
  choose: async ({ view }) => view.options?.[0] ?? null,
  advise: async () => Promise.reject(new Error('this coach is silent')),
  hurry: async () => {},
  dropAdvice: async () => {},
  leave: async () => {},
};

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

export const wish = (chairs: RoomWish['chairs'], more: Partial<RoomWish> = {}): Omit<RoomWish, 'salt'> => ({
  game: 'lantern-market',
  mode: 'standard',
  options: {},
  chairs,
  settings: { startWhenFull: false, coach: false, standIn: 'asked' },
  ...more,
});

/** A table of two at which both sit, and its game has begun. */
export async function tableOfTwo(house: House, more: Partial<RoomWish> = {}) {
  const [mei, bo] = [await house.guest('Mei'), await house.guest('Bo')];
  const room = await mei.hall.makeRoom(wish([{ kind: 'me' }, { kind: 'open' }], more));
  const { invites } = await mei.hall.invite(room.id, null);
  await bo.hall.sit(room.id, null, invites[0]?.invite ?? '');
  const started: Room = await mei.hall.start(room.id);
  return { mei, bo, room: started };
}

let made = 0;

/** Makes so many choices, whoever is asked. */
export async function play(seated: readonly Seated[], choices: number, pick = 0): Promise<number> {
  let done = 0;
  for (; done < choices; done++) {
    const asked = seated.find((one) => one.now().look.view.options !== null);
    if (asked === undefined || asked.now().over) break;
    const { question, look } = asked.now();
    const { options } = look.view;
    const key = options?.[pick % options.length] ?? '';
    const reply = await asked.sitting.choose(question, `id${++made}`, key);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    await until(() => seated.every((one) => one.now().n >= reply.n));
  }
  return done;
}

export async function until(isSo: () => boolean, what = 'it', patience = 5000): Promise<void> {
  const end = Date.now() + patience;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
