/**
 * One socket of somebody: what comes in is checked before anything is done with it, and done as whoever the socket belongs to. A handle on a table
 * is opened for the seat that is theirs; no message can name another.
 */

import type { Viewer } from '@jade/engine';
import type { Answers, OpenedThere, ServerMessage } from '@jade/online';
import { PROTOCOL } from '@jade/online';
import type { ClientMessage, Fault, Me, Room } from '@jade/online/schemas';
import type { Hall, Sitting, Update } from '@jade/tables';
import { NoSuchMoment } from '@jade/tables';
import type { Configuration } from '../configuration.ts';
import { Refused } from '../refused.ts';
import type { Person } from '../storage/people.ts';

/** The socket itself. */
export interface Wire {
  send(text: string): void;
  /** Bytes that wait to be sent. */
  unsent(): number;
  hangUp(): void;
}

export interface ConnectionPorts {
  readonly hall: Hall;
  readonly configuration: Configuration;
  /** What is wrong with a message; null when nothing is. */
  check(message: unknown): string | null;
  /** Whether one more message may come now. */
  take(connection: Connection): { readonly ok: true } | { readonly ok: false; readonly wait: number };
  me(person: Person | null): Me;
  roomsOf(person: Person): Promise<readonly Room[]>;
  viewerAt(person: Person, table: string): Promise<Viewer>;
  watch(person: Person | null, invite: string): Promise<Room>;
  welcomed(connection: Connection): void;
  come(table: string, person: Person): void;
  go(table: string, person: Person, cut: boolean): void;
  /** A command was answered after so many milliseconds; or a message was refused. */
  answered(type: ClientMessage['type'], milliseconds: number, refused: boolean): void;
  failed(error: unknown): void;
  now(): number;
}

interface Held {
  readonly table: string;
  readonly sitting: Sitting;
  /** Whether the others are told that somebody looks. */
  isSeen: boolean;
}

type Asking = Extract<ClientMessage, { call: number }>;

/** So many messages in a row that were not understood or too many, and the socket is closed. */
const PATIENCE = 100;

export class Connection {
  readonly person: Person | null;
  /** Rooms that are looked at by a link. */
  readonly watched = new Map<string, string>();
  private readonly ports: ConnectionPorts;
  private readonly wire: Wire;
  private readonly sittings = new Map<number, Promise<Held | null>>();
  private isWelcome = false;
  private isClosed = false;
  private isFaint = false;
  private annoyance = 0;

  constructor(ports: ConnectionPorts, wire: Wire, person: Person | null) {
    this.ports = ports;
    this.wire = wire;
    this.person = person;
  }

  get saidHello(): boolean {
    return this.isWelcome;
  }

  send(message: ServerMessage): void {
    if (this.isClosed) return;
    this.wire.send(JSON.stringify(message));
    if (this.wire.unsent() > this.ports.configuration.unsentBytes) this.close();
  }

  /** Says why, and hangs up. */
  bye(code: Fault['code']): void {
    this.send({ type: 'bye', fault: { code } });
    this.close();
  }

  async hear(text: string): Promise<void> {
    if (this.isClosed) return;
    const message = parsed(text);
    const call = callIn(message);
    const taken = this.ports.take(this);
    if (!taken.ok) return this.annoyed(call, { code: 'too-many', wait: taken.wait });
    const wrong = message === undefined ? 'not JSON' : this.ports.check(message);
    if (wrong !== null) return this.annoyed(call, { code: 'bad-request', where: wrong });
    this.annoyance = 0;
    await this.understood(message as ClientMessage);
  }

  /** Nothing comes over the socket any more, not even what it is asked for, or it does again: the others see that before it is closed. */
  faint(isFaint: boolean): void {
    if (this.isFaint === isFaint) return;
    this.isFaint = isFaint;
    for (const holding of this.sittings.values())
      void holding.then((held) => held !== null && !this.isClosed && this.show(held, !this.isFaint));
  }

  /** The socket is gone: `cut`, or because its page was left. */
  async closed(cut = true): Promise<void> {
    this.isClosed = true;
    const leaving = [...this.sittings.values()];
    // At once: it is told of hanging up and of the end, and each of them leaves once.
    this.sittings.clear();
    for (const one of await Promise.all(leaving)) if (one !== null) this.letGo(one, cut);
  }

  private close(): void {
    this.wire.hangUp();
    void this.closed();
  }

  private async understood(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.welcome(message.protocol);
    if (!this.isWelcome) return this.annoyed(callIn(message), { code: 'bad-request', where: 'hello comes first' });
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong' });
      case 'unwatch':
        this.watched.delete(message.invite);
        return;
      case 'leave':
        return this.leave(message.sitting);
      default:
        return this.answer(message);
    }
  }

  private async welcome(protocol: number): Promise<void> {
    const me = this.ports.me(this.person);
    if (protocol !== PROTOCOL) {
      this.send({ type: 'outdated', protocol: PROTOCOL, build: me.build });
      return this.close();
    }
    if (this.isWelcome) return;
    this.isWelcome = true;
    const rooms = this.person === null ? [] : await this.ports.roomsOf(this.person);
    this.send({ type: 'welcome', me, rooms, now: this.ports.now() });
    this.ports.welcomed(this);
  }

  private async answer(message: Asking): Promise<void> {
    const { call, type } = message;
    const since = performance.now();
    let refused = false;
    try {
      await this.carryOut(message);
    } catch (error) {
      refused = true;
      this.send({ type: 'fault', call, fault: this.faultOf(error) });
    }
    this.ports.answered(type, performance.now() - since, refused);
  }

  private faultOf(error: unknown): Fault {
    if (error instanceof Refused) return error.fault;
    if (error instanceof NoSuchMoment) return { code: 'bad-request', where: 'seq' };
    this.ports.failed(error);
    return { code: 'failed' };
  }

  private async carryOut(message: Asking): Promise<void> {
    const reply = <Type extends keyof Answers>(value: Answers[Type]) =>
      this.send({ type: 'reply', call: message.call, value });
    if (message.type === 'watch') {
      const room = await this.ports.watch(this.person, message.invite);
      this.watched.set(message.invite, room.id);
      return reply<'watch'>(room);
    }
    if (message.type === 'open') return this.open(message, reply<'open'>);
    const held = await this.sittings.get(message.sitting);
    if (held == null) throw new Refused('not-found', { where: 'sitting' });
    const { sitting } = held;
    switch (message.type) {
      case 'now':
        return reply<'now'>(await (message.heard === null ? sitting.now() : sitting.now(message.heard)));
      case 'lookAt':
        return reply<'lookAt'>(await sitting.lookAt(message.seq));
      case 'story':
        return reply<'story'>(await sitting.story(message.from, Math.min(message.until, message.from + MOST_STORY)));
      case 'beats':
        return reply<'beats'>(await sitting.beats(message.seq));
      case 'choose':
        return reply<'choose'>(await sitting.choose(message.question, message.id, message.key));
      case 'undo':
        return reply<'undo'>(await sitting.undo(message.entry, message.id));
      case 'redo':
        return reply<'redo'>(await sitting.redo(message.question, message.id));
      case 'askBack':
        return reply<'askBack'>(await sitting.askBack(message.entry, message.id));
      case 'answerAsked':
        return reply<'answerAsked'>(await sitting.answerAsked(message.ask, message.yes, message.id));
      case 'withdraw':
        return reply<'withdraw'>(await sitting.withdraw(message.ask, message.id));
      case 'answerAhead':
        return reply<'answerAhead'>(await sitting.answerAhead(message.answers, message.id));
      case 'comeBack':
        return reply<'comeBack'>(await sitting.comeBack(message.id));
      case 'resign':
        return reply<'resign'>(await sitting.resign(message.id));
      case 'hurry':
        await sitting.hurry();
        return reply<'hurry'>(null);
      case 'goAhead':
        await sitting.goAhead();
        return reply<'goAhead'>(null);
      case 'confirmTurns':
        await sitting.confirmTurns(message.wanted);
        return reply<'confirmTurns'>(null);
    }
  }

  private async open(
    { sitting: number, table, heard }: Extract<ClientMessage, { type: 'open' }>,
    reply: (opened: OpenedThere) => void,
  ): Promise<void> {
    const { person } = this;
    if (person === null) throw new Refused('no-name');
    if (this.sittings.has(number)) throw new Refused('bad-request', { where: 'sitting' });
    if (this.sittings.size >= this.ports.configuration.sittings) throw new Refused('too-many');
    const opening = this.hold(number, person, table, heard);
    this.sittings.set(
      number,
      opening.then(
        ({ held }) => held,
        () => null,
      ),
    );
    try {
      const { held, opened, flush } = await opening;
      if (held === null) this.sittings.delete(number);
      reply(opened);
      flush();
    } catch (error) {
      this.sittings.delete(number);
      throw error;
    }
  }

  /** What is told before the answer to the opening has gone out belongs to that answer, or comes behind it. */
  private async hold(
    number: number,
    person: Person,
    table: string,
    heard: Pick<Update, 'n' | 'reading'> | null,
  ): Promise<{ held: Held | null; opened: OpenedThere; flush: () => void }> {
    const viewer = await this.ports.viewerAt(person, table);
    let early: Update[] | null = [];
    const tell = (update: Update) => this.send({ type: 'update', sitting: number, update });
    const opened = await this.ports.hall.open(table, viewer, (update) => {
      if (early === null) tell(update);
      else early.push(update);
    });
    if (!opened.ok) return { held: null, opened: publicly(opened), flush: () => {} };
    const { sitting } = opened;
    const update = await (heard === null ? sitting.now() : sitting.now(heard));
    const info = { ...(await sitting.info()), viewer };
    const held = { table, sitting, isSeen: false };
    this.show(held, true);
    const flush = () => {
      for (const one of early ?? []) if (one.n > update.n) tell(one);
      early = null;
    };
    return { held, opened: { ok: true, info, update }, flush };
  }

  private async leave(number: number): Promise<void> {
    const leaving = this.sittings.get(number);
    // At once: its number may be given to another one with the next message.
    this.sittings.delete(number);
    const held = await leaving;
    if (held != null) this.letGo(held, false);
  }

  private letGo(held: Held, cut: boolean): void {
    void held.sitting.leave();
    this.show(held, false, cut);
  }

  private show(held: Held, isSeen: boolean, cut = true): void {
    if (this.person === null || held.isSeen === isSeen) return;
    held.isSeen = isSeen;
    if (isSeen) this.ports.come(held.table, this.person);
    else this.ports.go(held.table, this.person, cut);
  }

  private annoyed(call: number | null, fault: Fault): void {
    this.annoyance += 1;
    this.ports.answered('ping', 0, true);
    if (this.annoyance > PATIENCE) this.bye(fault.code);
    else this.send({ type: 'fault', call: call ?? 0, fault });
  }
}

/** A stretch of the chronicle that is asked for at once. */
const MOST_STORY = 200;

/** A table that cannot be opened has a record with its seed: that is not for whoever knocks. */
function publicly(opened: Exclude<OpenedThere, { ok: true }>): OpenedThere {
  return 'record' in opened ? { ...opened, record: '' } : opened;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function callIn(message: unknown): number | null {
  const { call } = (message ?? {}) as { readonly call?: unknown };
  return typeof call === 'number' && Number.isSafeInteger(call) ? call : null;
}
