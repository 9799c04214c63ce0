/** Everything a stranger can make more of has an end. */

import { TestClock } from '@jade/tables/test-hall';
import { afterEach, describe, expect, it } from 'vitest';
import type { Guest, House, HouseWishes } from './house.ts';
import { house, play, tableOfTwo, until, wish } from './house.ts';

let here: House | null = null;
async function limited(wishes: HouseWishes['configuration'], clock?: TestClock): Promise<House> {
  here = await house({ configuration: wishes ?? {}, ...(clock === undefined ? {} : { clock }) });
  return here;
}
afterEach(async () => {
  await here?.end();
  here = null;
});

const two = wish([{ kind: 'me' }, { kind: 'open' }]);

/** The status with which a socket is refused; 101 when it is let in. */
function knock(guest: Guest): Promise<number> {
  const socket = guest.socket('/api/socket');
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
  });
}

describe('Limits', () => {
  it('tables of one person: so many, and one more when another is gone', async () => {
    const mei = await (await limited({ roomsPerPerson: 2 })).guest('Mei');
    const first = await mei.hall.makeRoom(two);
    await mei.hall.makeRoom(two);
    await expect(mei.hall.makeRoom(two)).rejects.toThrow('too-many');
    await mei.hall.remove(first.id);
    expect(await mei.hall.makeRoom(two)).toMatchObject({ state: 'waiting' });
  });

  it('links of one table', async () => {
    const mei = await (await limited({ invites: 2 })).guest('Mei');
    const { id } = await mei.hall.makeRoom(two);
    await mei.hall.invite(id, null);
    await mei.hall.invite(id, 1);
    await expect(mei.hall.invite(id, 1)).rejects.toThrow('too-many');
  });

  it('choices at one table: no more are taken, and it stands as before', async () => {
    const house = await limited({ entries: 3 });
    const { mei, bo, room } = await tableOfTwo(house);
    const seated = [await mei.sit(room.id), await bo.sit(room.id)];
    await expect(play(seated, 9)).rejects.toThrow('too-long');
    expect(seated[0]?.now()).toMatchObject({ n: 3, look: { seq: 3 } });
  });

  it('sockets of one person, of one address without a name, and in all', async () => {
    const house = await limited({ connectionsPerPerson: 2, connections: 5 });
    const [mei, nobody, bo] = [await house.guest('Mei'), await house.guest(), await house.guest('Bo')];
    expect(await Promise.all([knock(mei), knock(mei)])).toEqual([101, 101]);
    expect(await knock(mei)).toBe(429);
    expect([await knock(nobody), await knock(nobody), await knock(nobody)]).toEqual([101, 101, 429]);
    expect([await knock(bo), await knock(bo)]).toEqual([101, 503]);
  });

  it('tables open over one socket', async () => {
    const house = await limited({ sittings: 1 });
    const { mei, room } = await tableOfTwo(house);
    await mei.sit(room.id);
    await expect(mei.sit(room.id)).rejects.toThrow('too-many');
  });

  it('requests and new names from one address', async () => {
    const house = await limited({ requestsPerSecond: 1, peoplePerHour: 2 });
    const guest = await house.guest('One');
    await house.guest('Two');
    await expect(house.guest('Three')).rejects.toThrow('too-many');
    const answers = await Promise.all(Array.from({ length: 9 }, () => guest.fetch('/api/me')));
    expect(answers.map(({ status }) => status)).toContain(429);
  });

  it('sockets that say nothing are hung up on, before hello and after it', async () => {
    const clock = new TestClock();
    const house = await limited({ helloSeconds: 10, idleSeconds: 60 }, clock);
    const [mute, mei] = [await house.guest('Mute'), await house.guest('Mei')];
    expect(await knock(mute)).toBe(101);
    mei.hall.connect();
    await until(() => mei.hall.online().connection.is === 'here', 'Mei');
    clock.pass(11_000);
    await until(() => mute.sockets.size === 0, 'the end of who said nothing');
    expect(mei.sockets.size).toBe(1);
    // A machine that sleeps answers nothing.
    for (const socket of mei.sockets) socket.pause();
    for (let seconds = 0; seconds < 90; seconds += 10) clock.pass(10_000);
    for (const socket of mei.sockets) socket.resume();
    await until(() => mei.hall.online().connection.is === 'lost', 'the end of who sleeps');
  });

  it('who does not read what is sent is hung up on', async () => {
    const house = await limited({ unsentBytes: 200_000, messagesPerSecond: 100_000 });
    const { mei, room } = await tableOfTwo(house);
    await mei.sit(room.id);
    const [socket] = mei.sockets;
    socket?.pause();
    let isGone = false;
    socket?.on('close', () => (isGone = true));
    for (let count = 0; count < 4000; count++)
      socket?.send(JSON.stringify({ type: 'now', call: 9999, sitting: 1, heard: null }));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    socket?.resume();
    await until(() => isGone, 'the end');
  });

  it('only whoever came by the owner’s link sets tables, where that is so', async () => {
    const house = await limited({ openTables: 'owner' });
    const [mei, bo] = [await house.guest('Mei'), await house.guest('Bo')];
    await expect(mei.hall.makeRoom(two)).rejects.toThrow('not-yours');
    expect(await mei.hall.enterAsOwner(house.ownerKey())).toMatchObject({ mayOpen: true });
    const { id } = await mei.hall.makeRoom(two);
    const { invites } = await mei.hall.invite(id, null);
    expect(await bo.hall.sit(id, null, invites[0]?.invite ?? '')).toMatchObject({ seat: 1 });
  });

  it('what nobody has touched for as long as is set is cleared away', async () => {
    const clock = new TestClock();
    const house = await limited({ waitingDays: 2, playingDays: 9 }, clock);
    const { mei, room } = await tableOfTwo(house);
    const waiting = await mei.hall.makeRoom(two);
    const rooms = async () => ((await (await mei.fetch('/api/rooms')).json()) as { id: string }[]).map(({ id }) => id);
    const days = async (count: number) => {
      for (let quarter = 0; quarter < count * 4; quarter++) clock.pass(6 * 60 * 60 * 1000);
    };
    await days(1);
    expect((await rooms()).sort()).toEqual([room.id, waiting.id].sort());
    await days(2);
    await expect.poll(rooms).toEqual([room.id]);
    await days(8);
    await expect.poll(rooms).toEqual([]);
  });

  it('tables nobody looks at leave memory', async () => {
    const house = await limited({});
    const { mei, bo, room } = await tableOfTwo(house);
    const tables = async () => /jade_tables_in_memory (\d+)/.exec(await (await mei.fetch('/metrics')).text())?.[1];
    const [one, other] = [await mei.sit(room.id), await bo.sit(room.id)];
    expect(await tables()).toBe('1');
    await one.sitting.leave();
    bo.hall.disconnect();
    await expect.poll(tables).toBe('0');
    expect((await mei.sit(room.id)).now().look).toEqual(one.now().look);
    void other;
  });
});
