/** A whole server for tests, on a free port of this machine, and people who come to it as clients do. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Thinker } from '@jade/bots';
import type { GameDefinition } from '@jade/engine';
import type { Room, RoomWish } from '@jade/online';
import { rulesOf } from '@jade/shelf';
import type { Clock } from '@jade/tables';
import { pino } from 'pino';
import type { Configuration } from '../configuration.ts';
import { configurationFrom } from '../configuration.ts';
import { draw, machineClock, Service } from '../service.ts';
import type { Seated } from './guest.ts';
import { Guest } from './guest.ts';

export type { Seated } from './guest.ts';
export { Guest } from './guest.ts';

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
  readonly writesInThread?: boolean;
  /** Where its log goes; else nowhere. */
  readonly log?: string[];
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
      log: pino(
        { level: wishes.log === undefined ? 'silent' : 'debug' },
        { write: (line: string) => wishes.log?.push(line) },
      ),
      clock,
      draw: wishes.draw ?? draw,
      definitionOf: wishes.definitionOf ?? rulesOf,
      files: null,
      writesInThread: wishes.writesInThread ?? false,
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
