/** What strangers send: each gets a clear answer, and nothing is changed. */

import { connect } from 'node:net';
import type { Room } from '@jade/online';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { Guest, House } from './house.ts';
import { house, tableOfTwo, until, wish } from './house.ts';

let here: House;
let mei: Guest;
let bo: Guest;
let room: Room;
beforeAll(async () => {
  here = await house();
  ({ mei, bo, room } = await tableOfTwo(here, { game: 'way-of-the-panda' }));
});
afterAll(() => here.end());

const json = { 'content-type': 'application/json' };

async function fault(guest: Guest, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await guest.fetch(path, {
    method,
    headers: { ...(body === undefined ? {} : json), ...headers },
    ...(text && { body: text }),
  });
  const said = (await answer.json()) as { fault?: { code: string } };
  return [answer.status, said.fault?.code];
}

/** A socket without a client library, so that anything can be said over it. */
async function rawSocket(guest: Guest, hello = true): Promise<Raw> {
  const socket = guest.socket('/api/socket');
  const heard: Record<string, unknown>[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  const say = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  if (hello) {
    say({ type: 'hello', protocol: 1, build: 'test' });
    await until(() => heard.some(({ type }) => type === 'welcome'), 'welcome');
  }
  let calls = 1000;
  return {
    socket,
    heard,
    say,
    async ask(message) {
      calls += 1;
      const call = calls;
      say({ call, ...message });
      await until(() => heard.some((one) => one.call === (message.call ?? call)), JSON.stringify(message));
      return heard.find((one) => one.call === (message.call ?? call)) as Record<string, unknown>;
    },
  };
}

interface Raw {
  readonly socket: WebSocket;
  readonly heard: Record<string, unknown>[];
  say(message: unknown): void;
  ask(message: Record<string, unknown>): Promise<Record<string, unknown>>;
}

async function stands(): Promise<string> {
  const { version: _, ...known } = (await (await mei.fetch(`/api/rooms/${room.id}`)).json()) as Room;
  return JSON.stringify({ ...known, chairs: known.chairs.map(({ kind }) => kind) });
}

describe('Over HTTP', () => {
  it.each([
    ['malformed JSON', 'POST', '/api/rooms', '{"game":', 400, 'bad-request'],
    ['a wish without a game', 'POST', '/api/rooms', {}, 400, 'bad-request'],
    ['a field nobody asked for', 'PUT', '/api/me', { name: 'Mei', isOwner: true }, 400, 'bad-request'],
    ['a name of control characters', 'PUT', '/api/me', { name: 'a\u0000b' }, 400, 'bad-request'],
    ['an empty name', 'PUT', '/api/me', { name: '   ' }, 400, 'bad-request'],
    ['a name that turns the direction of writing', 'PUT', '/api/me', { name: 'a\u202eb' }, 400, 'bad-request'],
    ['a name without end', 'PUT', '/api/me', { name: 'x'.repeat(25) }, 400, 'bad-request'],
    ['far too much', 'PUT', '/api/me', { name: 'x'.repeat(20_000) }, 413, 'too-large'],
    [
      'an unknown game',
      'POST',
      '/api/rooms',
      { ...wish([{ kind: 'me' }, { kind: 'open' }], { game: 'go' }), salt: '0'.repeat(32) },
      400,
      'bad-config',
    ],
    [
      'too many chairs',
      'POST',
      '/api/rooms',
      { ...wish(Array.from({ length: 5 }, () => ({ kind: 'open' }) as const)), salt: '0'.repeat(32) },
      400,
      'bad-config',
    ],
    [
      'an unknown option',
      'POST',
      '/api/rooms',
      { ...wish([{ kind: 'me' }, { kind: 'open' }], { options: { __proto__x: 'y' } }), salt: '0'.repeat(32) },
      400,
      'bad-config',
    ],
    [
      'an unknown bot',
      'POST',
      '/api/rooms',
      { ...wish([{ kind: 'me' }, { kind: 'bot', level: 'emperor', name: 'E' }]), salt: '0'.repeat(32) },
      400,
      'bad-config',
    ],
    [
      'a salt of its own kind',
      'POST',
      '/api/rooms',
      { ...wish([{ kind: 'me' }, { kind: 'open' }]), salt: 'moon' },
      400,
      'bad-request',
    ],
    ['an unknown room', 'GET', '/api/rooms/nowhere', undefined, 404, 'not-found'],
    ['a room with an odd name', 'GET', `/api/rooms/${'%00'.repeat(3)}`, undefined, 400, 'bad-request'],
    ['an unknown link', 'GET', '/api/invites/nowhere', undefined, 404, 'not-found'],
    ['an unknown address', 'POST', '/api/nothing', {}, 404, 'not-found'],
    ['a wrong owner', 'POST', '/api/owner/guess', {}, 404, 'not-found'],
  ] as const)('%s is refused', async (_, method, path, body, status, code) => {
    const before = await stands();
    expect(await fault(mei, method, path, body)).toEqual([status, code]);
    expect(await stands()).toBe(before);
  });

  it('who has no name, or another’s cookie without its signature, is nobody', async () => {
    const stranger = await here.guest();
    expect(await fault(stranger, 'GET', '/api/rooms')).toEqual([401, 'no-name']);
    const [person] = mei.cookie.split('.');
    for (const forged of [`${person}.`, `${person}.${'A'.repeat(43)}`, `${person}`, 'jade=', `${mei.cookie}x`]) {
      stranger.cookie = forged;
      expect(await fault(stranger, 'GET', '/api/rooms')).toEqual([401, 'no-name']);
    }
  });

  it('a page of somebody else’s can do nothing in somebody’s name', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1'])
      expect(await fault(mei, 'PUT', '/api/me', { name: 'Evil' }, { origin })).toEqual([403, 'wrong-origin']);
    expect(
      (await mei.fetch('/api/me', { method: 'PUT', headers: { ...json, origin: here.base }, body: '{"name":"Mei"}' }))
        .status,
    ).toBe(200);
  });

  it('a room is not there for whoever does not belong to it, and its host alone may change it', async () => {
    const stranger = await here.guest('Eve');
    expect(await fault(stranger, 'GET', `/api/rooms/${room.id}`)).toEqual([404, 'not-found']);
    expect(await fault(stranger, 'POST', `/api/rooms/${room.id}/start`, {})).toEqual([403, 'not-yours']);
    const sit = { seat: 0, salt: '0'.repeat(32), invite: null };
    expect(await fault(stranger, 'POST', `/api/rooms/${room.id}/sit`, sit)).toEqual([404, 'not-found']);
    expect(await fault(bo, 'POST', `/api/rooms/${room.id}/stand-in`, { seat: 0 })).toEqual([403, 'not-yours']);
    expect(await fault(bo, 'DELETE', `/api/rooms/${room.id}`)).toEqual([403, 'not-yours']);
    expect(await fault(mei, 'DELETE', `/api/rooms/${room.id}`)).toEqual([409, 'started']);
    expect(await fault(mei, 'GET', `/api/rooms/${room.id}/record`)).toEqual([409, 'not-over']);
    expect(await fault(mei, 'POST', `/api/rooms/${room.id}/stand`, { seat: null })).toEqual([409, 'started']);
  });

  it('a link is good for its chair, once, and not when it was taken back', async () => {
    const [eve, lin] = [await here.guest('Eve'), await here.guest('Lin')];
    const { id } = await mei.hall.makeRoom(wish([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]));
    const [forOne, forAll] = (await mei.hall.invite(id, 1).then(() => mei.hall.invite(id, null))).invites;
    await eve.hall.sit(id, null, forOne?.invite ?? '');
    await expect(lin.hall.sit(id, 1, forOne?.invite ?? '')).rejects.toThrow('invite-used');
    await expect(lin.hall.sit(id, 1, forAll?.invite ?? '')).rejects.toThrow('seat-taken');
    await expect(lin.hall.start(id)).rejects.toThrow('not-yours');
    await expect(mei.hall.start(id)).rejects.toThrow('not-full');
    await mei.hall.revoke(id, forAll?.invite ?? '');
    await expect(lin.hall.sit(id, null, forAll?.invite ?? '')).rejects.toThrow('invite-revoked');
    await expect(lin.hall.invited(forAll?.invite ?? '')).rejects.toThrow('invite-revoked');
    await expect(eve.hall.invite(id, null)).rejects.toThrow('not-yours');
  });

  it('says nothing of itself that would help: no stack, no version of its parts', async () => {
    const answer = await mei.fetch('/api/rooms', { method: 'POST', headers: json, body: '{' });
    expect(await answer.text()).not.toMatch(/ at |node_modules|fastify/i);
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });
});

describe('Over a socket', () => {
  it('from a wrong origin, or at another address, nobody is let in', async () => {
    const knock = (path: string, origin: string) =>
      new Promise<string>((resolve) => {
        const port = Number(new URL(here.base).port);
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
          );
        });
        socket.on('data', (data) => {
          resolve(String(data).split('\r\n')[0] ?? '');
          socket.destroy();
        });
      });
    expect(await knock('/api/socket', 'https://evil.example')).toContain('403');
    expect(await knock('/elsewhere', here.base)).toContain('404');
    expect(await knock('/api/socket', here.base)).toContain('101');
  });

  it('hello comes first, and a client of another version is told so', async () => {
    const raw = await rawSocket(mei, false);
    expect(await raw.ask({ type: 'open', sitting: 1, table: room.id, heard: null })).toMatchObject({
      fault: { code: 'bad-request', where: 'hello comes first' },
    });
    raw.say({ type: 'hello', protocol: 99, build: 'old' });
    await until(() => raw.heard.some(({ type }) => type === 'outdated'), 'outdated');
    await until(() => raw.socket.readyState === raw.socket.CLOSED, 'the end');
  });

  it.each([
    ['malformed JSON', '{"type":', 'not JSON'],
    ['no message', '17', 'unknown type'],
    ['an unknown type', { type: 'cheat', call: 0 }, 'unknown type'],
    [
      'a field too many',
      { type: 'choose', call: 0, sitting: 1, id: 'a', question: 0, key: 'x', seat: 1 },
      'additional',
    ],
    ['a number that is none', { type: 'lookAt', call: 0, sitting: 1, seq: 'x' }, '/seq'],
    ['a key without end', { type: 'choose', call: 0, sitting: 1, id: 'a', question: 0, key: 'x'.repeat(300) }, '/key'],
  ])('%s is answered with what is wrong', async (_, message, where) => {
    const raw = await rawSocket(mei);
    raw.say(message);
    await until(() => raw.heard.some(({ type }) => type === 'fault'), 'a fault');
    const { fault } = raw.heard.find(({ type }) => type === 'fault') as { fault: { code: string; where: string } };
    expect(fault.code).toBe('bad-request');
    expect(fault.where).toContain(where);
  });

  it('a message that is too long ends the socket, and nobody else’s', async () => {
    const [raw, other] = [await rawSocket(mei), await rawSocket(bo)];
    raw.say('x'.repeat(5000));
    await until(() => raw.socket.readyState === raw.socket.CLOSED, 'the end');
    other.say({ type: 'ping' });
    await until(() => other.heard.some(({ type }) => type === 'pong'), 'the other');
  });

  it('nobody opens a table that is not theirs, is not there or has not begun', async () => {
    const eve = await rawSocket(await here.guest('Eve'));
    const open = { type: 'open', sitting: 1, heard: null };
    expect(await eve.ask({ ...open, table: room.id })).toMatchObject({ fault: { code: 'not-found' } });
    expect(await eve.ask({ ...open, table: 'nowhere' })).toMatchObject({ fault: { code: 'not-found' } });
    const nobody = await rawSocket(await here.guest());
    expect(await nobody.ask({ ...open, table: room.id })).toMatchObject({ fault: { code: 'no-name' } });
    const raw = await rawSocket(mei);
    const { id } = await mei.hall.makeRoom(wish([{ kind: 'me' }, { kind: 'open' }]));
    expect(await raw.ask({ ...open, table: id })).toMatchObject({ fault: { code: 'not-found' } });
    expect(await raw.ask({ type: 'choose', sitting: 7, id: 'a', question: 0, key: 'x' })).toMatchObject({
      fault: { code: 'not-found', where: 'sitting' },
    });
  });

  it('a choice that is not one’s own, not offered, or of another question changes nothing', async () => {
    const both = [await rawSocket(mei), await rawSocket(bo)];
    const asked: boolean[] = [];
    let question = 0;
    let key = '';
    for (const raw of both) {
      const { value } = (await raw.ask({ type: 'open', sitting: 1, table: room.id, heard: null })) as {
        value: { update: { question: number; look: { view: { options: string[] | null } } } };
      };
      const { options } = value.update.look.view;
      asked.push(options !== null);
      if (options !== null) [question, key] = [value.update.question, options[0] ?? ''];
    }
    const [turn, other] = asked[0] ? [both[0], both[1]] : [both[1], both[0]];
    const before = await stands();
    const choose = { type: 'choose', sitting: 1, question };
    expect((await other?.ask({ ...choose, id: 'a', key }))?.value).toMatchObject({ ok: false });
    expect((await turn?.ask({ ...choose, id: 'b', key: 'lantern:999' }))?.value).toMatchObject({ ok: false });
    expect((await turn?.ask({ ...choose, id: 'c', key: '__proto__' }))?.value).toMatchObject({ ok: false });
    expect((await turn?.ask({ ...choose, id: 'd', key, question: question + 5 }))?.value).toMatchObject({
      why: 'stale',
    });
    expect((await turn?.ask({ type: 'undo', sitting: 1, id: 'e', entry: 99 }))?.value).toMatchObject({ ok: false });
    expect((await turn?.ask({ type: 'answerAsked', sitting: 1, id: 'f', ask: 99, yes: true }))?.value).toMatchObject({
      ok: false,
    });
    expect(await turn?.ask({ type: 'lookAt', sitting: 1, seq: 99 })).toMatchObject({ fault: { code: 'bad-request' } });
    expect(await turn?.ask({ type: 'beats', sitting: 1, seq: 99 })).toMatchObject({ fault: { code: 'bad-request' } });
    expect(await stands()).toBe(before);
  });

  it('who floods is slowed down, and hung up on when they go on', async () => {
    const [raw, other] = [await rawSocket(mei), await rawSocket(bo)];
    for (let count = 0; count < 400; count++) raw.say({ type: 'ping' });
    await until(() => raw.socket.readyState === raw.socket.CLOSED, 'the end');
    expect(raw.heard.filter(({ type }) => type === 'pong').length).toBeLessThan(80);
    expect(raw.heard.at(-1)).toMatchObject({ type: 'bye', fault: { code: 'too-many' } });
    other.say({ type: 'ping' });
    await until(() => other.heard.some(({ type }) => type === 'pong'), 'the other');
  });
});
