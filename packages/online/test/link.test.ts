import { TestClock } from '@jade/tables/test-hall';
import { beforeEach, describe, expect, it } from 'vitest';
import { Link } from '../link.ts';
import type { OnlinePorts, Socket } from '../ports.ts';

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: { type: string; call?: number }[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcomes(): void {
    this.onopen?.();
    this.says({ type: 'welcome', me: {}, rooms: [], now: 0 });
  }
}

let clock: TestClock;
let sockets: FakeSocket[];
let welcomes = 0;
let link: Link;
const last = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  clock = new TestClock();
  sockets = [];
  welcomes = 0;
  const ports = {
    socket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    now: () => clock.now(),
    later: (milliseconds: number, action: () => void) => clock.later(milliseconds, action),
    chance: () => 0.5,
    build: 'test',
  } as unknown as OnlinePorts;
  link = new Link(ports, { changed: () => {}, heard: () => {}, welcomed: () => (welcomes += 1) });
  link.start();
});

describe('The way to a server', () => {
  it('begins with hello, and is there when the server says welcome', () => {
    last().onopen?.();
    expect(last().sent).toMatchObject([{ type: 'hello', protocol: 1 }]);
    expect(link.state.is).toBe('apart');
    last().welcomes();
    expect([link.state.is, welcomes]).toEqual(['here', 1]);
  });

  it('is tried again when it is cut, later each time, and says since when and until when', () => {
    last().welcomes();
    const waits: number[] = [];
    let since: number | null = null;
    for (let cut = 0; cut < 9; cut++) {
      last().onclose?.();
      if (link.state.is !== 'lost' || link.state.again === null) throw new Error(link.state.is);
      since ??= link.state.since;
      expect(link.state.since).toBe(since);
      waits.push(Math.round((link.state.again - clock.now()) / 100) * 100);
      const tries = sockets.length;
      clock.pass(link.state.again - clock.now() + 5);
      expect(sockets).toHaveLength(tries + 1);
      expect(link.state).toMatchObject({ is: 'lost', again: null });
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 4000, 4000, 4000, 4000, 4000]);
    last().welcomes();
    last().onclose?.();
    expect(link.state.is === 'lost' && link.state.since > (since ?? 0)).toBe(true);
  });

  it('is cut when the server answers nothing, also where no socket says so', () => {
    last().welcomes();
    clock.pass(10_100);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    last().says({ type: 'pong' });
    clock.pass(10_100);
    expect(link.state.is).toBe('here');
    clock.pass(8_100);
    expect([link.state.is, last().isClosed]).toEqual(['lost', true]);
  });

  it('is cut when somebody has chosen and nothing is heard, or the machine has no network; what was chosen is not kept', async () => {
    last().welcomes();
    const question = { sitting: 1, question: 4, id: 'mine', key: 'tea' };
    const heard = link.command('choose', question, 1);
    clock.pass(1000);
    last().says({ type: 'pong' });
    clock.pass(2000);
    // Busy, and there.
    expect(link.state.is).toBe('here');
    last().says({ type: 'reply', call: 1, value: { ok: true, n: 5 } });
    expect(await heard).toMatchObject({ ok: true });
    clock.pass(100);
    const unheard = link.command('choose', question, 1);
    clock.pass(2600);
    expect(link.state.is).toBe('lost');
    await expect(unheard).rejects.toThrow('closing');
    clock.pass(1000);
    last().welcomes();
    link.askAgain(1);
    expect(last().sent.map(({ type }) => type)).toEqual(['hello']);
    link.doubt();
    expect(link.state.is).toBe('lost');
  });

  it('is tried at once when the network may be another one, or asked whether it is there', () => {
    last().welcomes();
    link.nudge();
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    last().onclose?.();
    link.nudge();
    expect(sockets).toHaveLength(2);
    // One that is under way is enough.
    link.nudge();
    expect(sockets).toHaveLength(2);
  });

  it('is found cut by whatever is not answered, however often it is tried again', () => {
    last().welcomes();
    for (let asked = 0; asked < 4; asked++) {
      void link.ask('watch', { invite: 'a' }).catch(() => undefined);
      clock.pass(2000);
    }
    expect([link.state.is, last().isClosed]).toEqual(['lost', true]);
  });

  it.each([
    ['refuses', (socket: FakeSocket) => socket.onclose?.()],
    ['takes sockets and says nothing', (socket: FakeSocket) => socket.onopen?.()],
    ['is not reached at all', () => undefined],
  ] as const)('is there again within seconds after a server that %s, however long it was away', (_, meets) => {
    for (const away of [3_000, 20_000, 90_000, 1_000_000]) {
      last().welcomes();
      last().onclose?.();
      let met = sockets.length;
      const goOn = (milliseconds: number, meet: (socket: FakeSocket) => void) => {
        for (let passed = 0; passed < milliseconds && link.state.is !== 'here'; passed += 100) {
          clock.pass(100);
          for (; met < sockets.length; met++) meet(sockets[met] as FakeSocket);
        }
      };
      goOn(away, meets);
      expect(link.state.is).toBe('lost');
      goOn(13_000, (socket) => socket.welcomes());
      expect(link.state.is).toBe('here');
    }
  });

  it('is tried anew when the network is another one while an older try waits for nothing', () => {
    last().welcomes();
    last().onclose?.();
    clock.pass(600);
    expect(sockets).toHaveLength(2);
    clock.pass(2000);
    link.nudge();
    expect(sockets).toHaveLength(2);
    clock.pass(2500);
    link.nudge();
    expect([sockets.length, sockets[1]?.isClosed]).toEqual([3, true]);
    last().welcomes();
    expect(link.state.is).toBe('here');
  });

  it('is given up when the server speaks another version', () => {
    last().onopen?.();
    last().says({ type: 'outdated', protocol: 2, build: 'new' });
    expect(link.state).toEqual({ is: 'outdated', build: 'new' });
    clock.pass(100_000);
    link.nudge();
    expect(sockets).toHaveLength(1);
  });

  it('asks again after a cut what had no answer, and nothing else', async () => {
    last().welcomes();
    const answered = link.ask('watch', { invite: 'a' });
    const lost = link.ask('watch', { invite: 'b' });
    last().says({ type: 'reply', call: 1, value: 'room' });
    expect(await answered).toBe('room');
    last().onclose?.();
    clock.pass(1000);
    last().welcomes();
    expect(last().sent).toMatchObject([{ type: 'hello' }, { type: 'watch', call: 2, invite: 'b' }]);
    last().says({ type: 'fault', call: 2, fault: { code: 'invite-revoked' } });
    await expect(lost).rejects.toThrow('invite-revoked');
  });

  it('hears nothing of a socket that was replaced', () => {
    const [first] = sockets;
    first?.welcomes();
    link.restart();
    first?.onclose?.();
    last().welcomes();
    expect([link.state.is, sockets.length]).toEqual(['here', 2]);
  });
});
