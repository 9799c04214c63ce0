import { parseRecord } from '@jade/engine';
import type { OnlineHall } from '@jade/online';
import { mayStandIn } from '@jade/online';
import { isFair } from '@jade/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { House } from './house.ts';
import { house, play, tableOfTwo, until, wish } from './house.ts';

let here: House;
beforeAll(async () => {
  // As it is started by `npm start`.
  here = await house({ writesInThread: true });
});
afterAll(() => here.end());

describe('Two who play together', () => {
  it('come from a link to the end of the game and to the next one, with the seats turned', async () => {
    const { mei, bo, room } = await tableOfTwo(here);
    expect(room).toMatchObject({ state: 'playing', seat: 0 });
    const seated = [await mei.sit(room.id), await bo.sit(room.id)];
    expect((await seated[1]?.sitting.info())?.viewer).toBe(1);
    await play(seated, 500);
    expect(seated.every((one) => one.now().over)).toBe(true);
    const last = await mei.hall.record(room.id);
    const record = parseRecord(last);
    expect(record.ok && isFair(record.value)).toBe(true);
    expect(record.ok && record.value.tags.Commitment).toBe(room.commitment);
    const next = await bo.hall.again(room.id);
    expect(next.chairs).toMatchObject([
      { kind: 'person', name: 'Bo' },
      { kind: 'kept', name: 'Mei' },
    ]);
    await until(() => mei.hall.online().rooms.some(({ id }) => id === next.id), 'the next room');
    expect(mei.hall.online().rooms[0]).toMatchObject({ id: next.id, waitsForMe: true });
    expect((await mei.hall.again(room.id)).id).toBe(next.id);
    await mei.hall.sit(next.id, null);
    expect(await bo.hall.start(next.id)).toMatchObject({ state: 'playing', seat: 0 });
    // Each puts the old one away for themselves; with the last it is gone.
    await bo.hall.remove(room.id);
    expect(bo.hall.online().rooms.map(({ id }) => id)).toEqual([next.id]);
    expect(await mei.hall.record(room.id)).toBe(last);
    await mei.hall.remove(room.id);
    expect((await mei.fetch(`/api/rooms/${room.id}`)).status).toBe(404);
  });

  it('see each other come and go', async () => {
    const { mei, bo, room } = await tableOfTwo(here);
    const presence = () => {
      const chair = mei.hall.online().rooms.find(({ id }) => id === room.id)?.chairs[1];
      return chair?.kind === 'person' ? chair.presence.is : null;
    };
    mei.hall.connect();
    const seated = await bo.sit(room.id);
    await until(() => presence() === 'here', 'Bo');
    bo.isOnline = false;
    bo.cut();
    await until(() => presence() === 'reconnecting', 'that Bo is gone');
    bo.isOnline = true;
    await until(() => presence() === 'here', 'Bo again');
    await seated.sitting.leave();
    await until(() => presence() === 'away', 'that Bo has left');
  });

  it('may let it start by itself when all have come', async () => {
    const [mei, bo] = [await here.guest('Mei'), await here.guest('Bo')];
    const settings = { startWhenFull: true, coach: false, standIn: 'asked' } as const;
    const room = await mei.hall.makeRoom(wish([{ kind: 'me' }, { kind: 'open' }], { settings }));
    const { invites } = await mei.hall.invite(room.id, 1);
    const invite = invites[0]?.invite ?? '';
    expect(await bo.hall.invited(invite)).toMatchObject({
      seat: null,
      invites: [],
      host: { name: 'Mei', mine: false },
    });
    expect(await bo.hall.sit(room.id, null, invite)).toMatchObject({ state: 'playing', seat: 1 });
  });

  it('may have a bot sit in, which gives the seat back', async () => {
    const { mei, bo, room } = await tableOfTwo(here);
    const seated = await mei.sit(room.id);
    await mei.hall.standIn(room.id, 1);
    await until(() => seated.now().chairs[1]?.sitter.kind === 'bot', 'the bot');
    const back = await bo.sit(room.id);
    expect(back.now().chairs[1]?.sitter.kind).toBe('bot');
    expect(await back.sitting.comeBack('back')).toMatchObject({ ok: true });
    await until(() => seated.now().chairs[1]?.sitter.kind === 'person', 'Bo');
  });
});

describe('Lost and found', () => {
  it('tells exactly what was missed, in order, after a cut and after a restart of the server', async () => {
    const { mei, bo, room } = await tableOfTwo(here, { game: 'way-of-the-panda' });
    const [one, other] = [await mei.sit(room.id), await bo.sit(room.id)];
    await play([one, other], 6, 1);
    for (const away of [() => here.restart(), async () => {}]) {
      bo.isOnline = false;
      bo.cut();
      await until(() => bo.hall.online().connection.is === 'lost', 'the cut');
      const heard = other.now();
      const before = other.updates.length;
      await away();
      await until(() => mei.hall.online().connection.is === 'here', 'Mei');
      const missed = one.updates.length;
      // Whatever Mei may do alone.
      const { question, look } = one.now();
      if (look.view.options !== null) await one.sitting.choose(question, `alone ${missed}`, look.view.options[0] ?? '');
      bo.isOnline = true;
      bo.hall.nudge();
      await until(() => other.updates.length > before, 'what was missed');
      const back = other.now();
      expect(back.after).toBe(heard.n);
      expect(back.n).toBe(one.now().n);
      expect(back.beats.map(({ seq }) => seq)).toEqual([...back.beats.map(({ seq }) => seq)].sort((a, b) => a - b));
      await play([one, other], 4, 1);
    }
  });

  it('gives the answer to a command that was on its way, and keeps nothing that is pressed while cut off', async () => {
    const { mei, bo, room } = await tableOfTwo(here);
    const [one, other] = [await mei.sit(room.id), await bo.sit(room.id)];
    const asked = one.now().look.view.options === null ? other : one;
    const whose = asked === one ? mei : bo;
    const { question, look } = asked.now();
    const sent = asked.sitting.choose(question, 'once', look.view.options?.[0] ?? '');
    whose.cut();
    await until(() => whose.hall.online().connection.is === 'lost', 'the cut');
    expect(await asked.sitting.choose(question, 'late', look.view.options?.[0] ?? '')).toEqual({
      ok: false,
      why: 'lost',
    });
    expect(await sent).toMatchObject({ ok: true });
    expect(await asked.sitting.choose(question, 'once', look.view.options?.[0] ?? '')).toEqual(await sent);
    await until(() => asked.now().look.seq > 0, 'the choice');
  });

  it('is the same person in two tabs and on a second device', async () => {
    const { mei, room } = await tableOfTwo(here);
    const phone = await here.guest();
    const tab = await mei.sit(room.id);
    const { device } = await mei.hall.makeDevice();
    expect(await phone.hall.enterByDevice(device)).toMatchObject({ name: 'Mei' });
    // Where the link was made, that is seen.
    await until(() => mei.hall.online().deviceUsed === device, 'the other device');
    await expect((await here.guest()).hall.enterByDevice(device)).rejects.toThrow('invite-used');
    const there = await phone.sit(room.id);
    expect((await there.sitting.info()).viewer).toBe(0);
    const asked = tab.now().look.view.options;
    if (asked !== null) await tab.sitting.choose(tab.now().question, 'tab', asked[0] ?? '');
    await until(() => there.now().n === tab.now().n, 'the other tab');
  });
});

describe('Who is there', () => {
  const seenBy = (mei: { hall: OnlineHall }, id: string) => () => {
    const chair = mei.hall.online().rooms.find((room) => room.id === id)?.chairs[1];
    return chair?.kind === 'person' ? chair.presence.is : null;
  };

  it('is whoever looks at the table, and not who looks at another one or at the list of theirs', async () => {
    const quick = await house({ configuration: { standInSeconds: 0 } });
    const { mei, bo, room } = await tableOfTwo(quick);
    await mei.sit(room.id);
    const being = seenBy(mei, room.id);
    const first = await bo.sit(room.id);
    await until(() => being() === 'here', 'Bo');
    await first.sitting.leave();
    await until(() => being() === 'away', 'that Bo left');
    // Missed long ago, and still in the house.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await mei.hall.invite(room.id, 1);
    expect(being()).toBe('away');
    await quick.end();
  });

  it('is away at once when a page is closed, and reconnecting when its socket falls silent', async () => {
    const quick = await house({ configuration: { idleSeconds: 3 } });
    const { mei, bo, room } = await tableOfTwo(quick);
    await mei.sit(room.id);
    await bo.sit(room.id);
    const being = seenBy(mei, room.id);
    await until(() => being() === 'here', 'Bo');
    for (const socket of bo.sockets) socket.pause();
    await until(() => being() === 'reconnecting', 'the silence', 3000);
    for (const socket of bo.sockets) socket.resume();
    await until(() => being() === 'here', 'Bo again', 3000);
    bo.isOnline = false;
    for (const socket of bo.sockets) socket.close(1001);
    await until(() => being() === 'away', 'the end of the page', 2000);
    await quick.end();
  });

  it('may be given a bot by the host, and by nobody while they are there and nobody has waited for long', async () => {
    const { mei, bo, room } = await tableOfTwo(here);
    await mei.sit(room.id);
    await bo.sit(room.id);
    const being = seenBy(mei, room.id);
    await until(() => being() === 'here', 'Bo');
    await expect(mei.hall.standIn(room.id, 1)).rejects.toThrow('no-bot');
    const seen = await mei.hall.room(room.id);
    const waits = { ...seen, waitingFor: [1] };
    expect(mayStandIn(waits, 1, seen.updated + 1000)).toBe(false);
    expect(mayStandIn(waits, 1, seen.updated + 120_000)).toBe(true);
    expect(mayStandIn({ ...waits, waitingFor: [0] }, 1, seen.updated + 120_000)).toBe(false);
  });
});

describe('Somebody who is away', () => {
  it('is missed where the table agreed to it, and a bot sits in until they come back', async () => {
    const away = await house({ configuration: { reconnectSeconds: 0, standInSeconds: 0 } });
    const { mei, bo, room } = await tableOfTwo(away, {
      settings: { startWhenFull: false, coach: false, standIn: 'away' },
    });
    const [one, other] = [await mei.sit(room.id), await bo.sit(room.id)];
    // Until the table waits for Bo.
    for (let step = 0; !one.now().look.view.waitingFor.includes(1 as never); step++) await play([one], 1, step);
    bo.hall.disconnect();
    await until(() => one.now().chairs[1]?.sitter.kind === 'bot', 'the bot');
    const back = await bo.sit(room.id);
    expect(await back.sitting.comeBack('back')).toMatchObject({ ok: true });
    void other;
    await away.end();
  });

  it('comes back to the chair by a link of the host, who cannot give it away while they are there', async () => {
    const away = await house({ configuration: { reconnectSeconds: 0 } });
    const { mei, bo, room } = await tableOfTwo(away);
    const host = await mei.sit(room.id);
    await bo.sit(room.id);
    const being = () => {
      const chair = mei.hall.online().rooms.find(({ id }) => id === room.id)?.chairs[1];
      return chair?.kind === 'person' ? chair.presence.is : null;
    };
    await until(() => being() === 'here', 'Bo');
    await expect(mei.hall.invite(room.id, 1)).rejects.toThrow('seat-taken');
    await expect(mei.hall.invite(room.id, null)).rejects.toThrow('started');
    bo.hall.disconnect();
    await until(() => being() === 'away', 'Bo is away');
    const { invites } = await mei.hall.invite(room.id, 1);
    const link = invites.at(-1)?.invite ?? '';
    const other = await away.guest('Bo elsewhere');
    expect(await other.hall.sit(room.id, null, link)).toMatchObject({ seat: 1 });
    const back = await other.sit(room.id);
    expect((await back.sitting.info()).viewer).toBe(1);
    expect(back.now().look.seq).toBe(host.now().look.seq);
    // The link has done its work, and who sat there before belongs to the table no more.
    const third = await away.guest('Somebody');
    await expect(third.hall.sit(room.id, null, link)).rejects.toThrow(/invite-used|seat-taken/);
    await expect(bo.hall.room('elsewhere')).rejects.toThrow();
    await away.end();
  });
});
