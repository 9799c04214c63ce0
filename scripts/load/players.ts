/**
 * People at tables, as cheap as can be, because they share the machine with what they measure: an update is read only as far as it is
 * needed, and its options only by whoever chooses.
 */

import { WebSocket } from 'ws';

const HELLO = JSON.stringify({ type: 'hello', protocol: 1, build: 'load' });

export class Player {
  readonly base: string;
  cookie = '';
  /** The last entry that was told, and all that was said then. */
  n = -1;
  private text = '';
  private socket: WebSocket | null = null;
  private calls = 0;
  private readonly waiting = new Map<number, (text: string) => void>();
  told: ((player: Player) => void) | null = null;

  constructor(base: string) {
    this.base = base;
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`http://${this.base}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`ws://${this.base}/api/socket`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        if (text.startsWith('{"type":"welcome"')) resolve();
        else this.hear(text);
      });
      socket.once('open', () => socket.send(HELLO));
    });
  }

  async open(table: string): Promise<void> {
    this.n = -1;
    const text = await this.call({ type: 'open', sitting: 1, table, heard: null });
    this.take(text);
  }

  leave(): void {
    this.socket?.send('{"type":"leave","sitting":1}');
  }

  get isAsked(): boolean {
    // Those of the present: the boards of what led to it have none.
    const present = this.text.lastIndexOf('"options":', this.text.indexOf('"concerns":'));
    return !this.text.startsWith('null', present + '"options":'.length);
  }

  get isOver(): boolean {
    return this.text.includes('"over":true');
  }

  /** Answers the question with one of its options; the reply, once it is there. */
  async choose(id: string, pick: number): Promise<{ ok: boolean; n: number; why?: string }> {
    const said = JSON.parse(this.text) as { update?: Said; value: { update: Said } };
    const { question, look } = said.update ?? said.value.update;
    const options = look.view.options ?? [];
    const key = options[pick % options.length] ?? '';
    const reply = await this.call({ type: 'choose', sitting: 1, id, question, key });
    return (JSON.parse(reply) as { value: { ok: boolean; n: number } }).value;
  }

  end(): void {
    this.socket?.terminate();
  }

  private call(message: Record<string, unknown>): Promise<string> {
    this.calls += 1;
    const { calls } = this;
    return new Promise((resolve) => {
      this.waiting.set(calls, resolve);
      this.socket?.send(JSON.stringify({ call: calls, ...message }));
    });
  }

  private hear(text: string): void {
    if (text.startsWith('{"type":"update"')) {
      this.take(text);
      this.told?.(this);
      return;
    }
    const [, call] = /^\{"type":"(?:reply|fault)","call":(\d+)/.exec(text) ?? [];
    if (call === undefined) return;
    this.waiting.get(Number(call))?.(text);
    this.waiting.delete(Number(call));
  }

  private take(text: string): void {
    this.text = text;
    this.n = Number(/"update":\{"n":(\d+)/.exec(text)?.[1] ?? -1);
  }
}

interface Said {
  readonly question: number;
  readonly look: { readonly view: { readonly options: string[] | null } };
}

/** People around one table, who play one game after the other. */
export class Table {
  readonly players: readonly Player[];
  private readonly game: string;
  private readonly mode: string;
  private choices = 0;
  private readonly prepared: string[] = [];
  isBusy = false;

  constructor(base: string, game: string, mode: string, count: number) {
    this.game = game;
    this.mode = mode;
    this.players = Array.from({ length: count }, () => new Player(base));
  }

  async sitDown(): Promise<void> {
    for (const [index, player] of this.players.entries()) {
      await player.ask('PUT', '/api/me', { name: `P${index}` });
      await player.connect();
    }
    await this.begin();
  }

  async begin(): Promise<void> {
    for (const player of this.players) player.leave();
    const id = this.prepared.pop() ?? (await this.setRoom());
    await Promise.all(this.players.map((player) => player.open(id)));
  }

  /** Games to come, so that setting them is not what is measured. */
  async prepare(games: number): Promise<void> {
    for (let game = 0; game < games; game++) this.prepared.push(await this.setRoom());
  }

  private async setRoom(): Promise<string> {
    const [host, ...others] = this.players as [Player, ...Player[]];
    const salt = '0'.repeat(32);
    const chairs = this.players.map((_, index) => ({ kind: index === 0 ? 'me' : 'open' }));
    const settings = { startWhenFull: true, coach: false, standIn: 'asked' };
    const wish = { game: this.game, mode: this.mode, options: {}, chairs, settings, salt };
    const { id } = await host.ask<{ id: string }>('POST', '/api/rooms', wish);
    const { invites } = await host.ask<{ invites: { invite: string }[] }>('POST', `/api/rooms/${id}/invites`, {
      seat: null,
    });
    for (const player of others)
      await player.ask('POST', `/api/rooms/${id}/sit`, { seat: null, salt, invite: invites[0]?.invite });
    return id;
  }

  /** One choice of somebody who is asked; milliseconds until everybody's socket had it. */
  async chooseOnce(): Promise<{ readonly milliseconds: number; readonly lost: boolean }> {
    if (this.players[0]?.isOver) await this.begin();
    const asked = this.players.filter((player) => player.isAsked);
    const player = asked[Math.floor(Math.random() * asked.length)];
    if (player === undefined) throw new Error('nobody is asked');
    this.choices += 1;
    const before = this.players.map(({ n }) => n);
    const since = performance.now();
    const everybody = Promise.all(this.players.map((one, index) => toldAfter(one, before[index] ?? -1)));
    const reply = await player.choose(`c${this.choices}`, Math.floor(Math.random() * 1000));
    if (!reply.ok) throw new Error(`a choice was not taken: ${JSON.stringify(reply)}`);
    await everybody;
    const milliseconds = performance.now() - since;
    return { milliseconds, lost: this.players.some(({ n }) => n !== reply.n) };
  }

  end(): void {
    for (const player of this.players) player.end();
  }
}

function toldAfter(player: Player, n: number): Promise<void> {
  return new Promise((resolve) => {
    player.told = ({ n: now }) => {
      if (now <= n) return;
      player.told = null;
      resolve();
    };
  });
}
