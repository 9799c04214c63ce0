/**
 * The way to the server: says hello, finds out by itself when it is cut, and tries again, later each time. What was asked and not answered
 * before a cut is asked again after it.
 */

import type { Answers, ServerMessage } from './messages.ts';
import type { OnlinePorts, Socket } from './ports.ts';
import { PROTOCOL, SOCKET } from './routes.ts';
import type { ClientMessage, Fault } from './schemas.ts';

export type Connection =
  /** Nothing is wanted, or the first try is under way. */
  | { readonly is: 'apart' }
  | { readonly is: 'here' }
  /** `again`: when it is tried next, by this machine's clock; null while it is being tried. */
  | { readonly is: 'lost'; readonly since: number; readonly again: number | null }
  /** The server speaks a newer version: this client must be loaded anew. */
  | { readonly is: 'outdated'; readonly build: string };

/** The server refused a question, or the way to it was given up. */
export class OnlineError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.where === undefined ? fault.code : `${fault.code}: ${fault.where}`);
    this.fault = fault;
  }
}

type Asking = Extract<ClientMessage, { call: number }>;
/** A question without its number, which the link gives it. */
export type Question<Type extends keyof Answers> = Omit<Extract<ClientMessage, { type: Type }>, 'call' | 'type'>;

interface Waiting {
  readonly message: Asking;
  /** Belongs to a sitting: asked again once that is open again. */
  readonly sitting: number | null;
  readonly answer: (value: unknown) => void;
  readonly fail: (error: OnlineError) => void;
}

/** Milliseconds until another try: each time later, but whoever looks at a board waits no more than seconds for a server that is back. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 4_000;
/** So often the server is asked whether it is there, and so long it may take to answer anything. */
const ASK_EVERY = 10_000;
const SILENCE = 8_000;
/** So long somebody who has chosen something waits, while nothing at all is heard; then it counts as not done. */
const NO_ANSWER = 2_500;
/** A try that began before the network was another one may wait for nothing; one that is younger is enough. */
const FRESH = 4_000;

export interface LinkEvents {
  /** The state has changed. */
  changed(): void;
  heard(message: ServerMessage): void;
  /** The server has said welcome, after a cut or for the first time: whatever stood must be opened again. */
  welcomed(): void;
}

export class Link {
  state: Connection = { is: 'apart' };
  private readonly ports: OnlinePorts;
  private readonly events: LinkEvents;
  private socket: Socket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private tries = 0;
  private triedAt = 0;
  private heardAt = 0;
  /** Something was sent that the server answers, and it has said nothing since. */
  private isExpecting = false;
  private stopTimer: (() => void) | null = null;
  private wanted = false;

  constructor(ports: OnlinePorts, events: LinkEvents) {
    this.ports = ports;
    this.events = events;
  }

  get isHere(): boolean {
    return this.state.is === 'here';
  }

  start(): void {
    if (this.wanted) return;
    this.wanted = true;
    this.connect();
  }

  stop(): void {
    this.wanted = false;
    this.hangUp();
    this.setState({ is: 'apart' });
    for (const call of [...this.waiting.keys()]) this.giveUp(call);
  }

  /** Whoever is recognised as somebody else from now on says hello anew. */
  restart(): void {
    if (!this.wanted) return;
    this.hangUp();
    this.connect();
  }

  /** The network may have changed, or the machine has slept: tries at once, or asks at once whether the server is still there. */
  nudge(): void {
    if (!this.wanted || this.state.is === 'outdated') return;
    if (this.isHere) this.askWhetherThere();
    else if (this.socket === null || this.ports.now() - this.triedAt > FRESH) {
      this.hangUp();
      this.connect();
    }
  }

  tell(message: ClientMessage): void {
    if (this.isHere) this.send(message);
  }

  /** The machine says that it has no network: nobody waits for a silence to find that out. */
  doubt(): void {
    if (this.isHere) this.lose();
  }

  /** As `ask`, for what somebody has chosen: where nothing is heard any more it is given up, and not carried out when nobody thinks of it any more. */
  command<Type extends keyof Answers>(type: Type, question: Question<Type>, sitting: number): Promise<Answers[Type]> {
    const asked = this.ask(type, question, sitting);
    const [call, since] = [this.calls, this.ports.now()];
    this.ports.later(NO_ANSWER, () => {
      if (!this.waiting.has(call) || this.heardAt > since) return;
      this.giveUp(call);
      this.doubt();
    });
    return asked;
  }

  /** Asks now, or where the way is cut, when it is there again. */
  ask<Type extends keyof Answers>(
    type: Type,
    question: Question<Type>,
    sitting: number | null = null,
  ): Promise<Answers[Type]> {
    this.calls += 1;
    const message = { type, call: this.calls, ...question } as unknown as Asking;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { message, sitting, answer: (value) => resolve(value as Answers[Type]), fail: reject };
      this.waiting.set(message.call, waiting);
      if (!this.isHere) return;
      this.send(message);
      this.expectAnswer();
    });
  }

  /** Asks again what was not answered before a cut: of one sitting, or what belongs to none. */
  askAgain(sitting: number | null): void {
    for (const waiting of this.waiting.values()) if (waiting.sitting === sitting) this.send(waiting.message);
  }

  /** Nobody waits for the answers of a sitting any more. */
  forget(sitting: number): void {
    for (const [call, waiting] of this.waiting) if (waiting.sitting === sitting) this.giveUp(call);
  }

  private giveUp(call: number): void {
    const waiting = this.waiting.get(call);
    this.waiting.delete(call);
    waiting?.fail(new OnlineError({ code: 'closing' }));
  }

  private connect(): void {
    this.stopTimer?.();
    this.triedAt = this.ports.now();
    if (this.state.is === 'lost') this.setState({ ...this.state, again: null });
    const socket = this.ports.socket(SOCKET);
    this.socket = socket;
    const isOld = () => this.socket !== socket;
    socket.onopen = () => {
      if (!isOld()) this.send({ type: 'hello', protocol: PROTOCOL, build: this.ports.build });
    };
    socket.onmessage = ({ data }) => {
      if (!isOld()) this.hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (!isOld()) this.lose();
    };
    socket.onerror = () => {};
    this.await(SILENCE, () => this.lose());
  }

  private hear(message: ServerMessage): void {
    this.heardAt = this.ports.now();
    if (this.isHere) this.rest();
    switch (message.type) {
      case 'welcome':
        this.tries = 0;
        this.events.heard(message);
        this.setState({ is: 'here' });
        this.rest();
        this.askAgain(null);
        this.events.welcomed();
        return;
      case 'outdated':
        this.hangUp();
        this.wanted = false;
        this.setState({ is: 'outdated', build: message.build });
        return;
      case 'reply':
      case 'fault': {
        const waiting = this.waiting.get(message.call);
        this.waiting.delete(message.call);
        if (message.type === 'reply') waiting?.answer(message.value);
        else waiting?.fail(new OnlineError(message.fault));
        return;
      }
      case 'bye':
        this.lose();
        return;
      case 'pong':
        return;
      default:
        this.events.heard(message);
    }
  }

  /** All is well: after a while the server is asked whether it is still there. */
  private rest(): void {
    this.isExpecting = false;
    this.await(ASK_EVERY, () => this.askWhetherThere());
  }

  private askWhetherThere(): void {
    this.send({ type: 'ping' });
    this.expectAnswer();
  }

  /** A cut that no socket tells of is found out by whatever is not answered. */
  private expectAnswer(): void {
    if (this.isExpecting) return;
    this.isExpecting = true;
    this.await(SILENCE, () => this.lose());
  }

  private lose(): void {
    this.hangUp();
    if (!this.wanted) return;
    const since = this.state.is === 'lost' ? this.state.since : this.ports.now();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + this.ports.chance() / 2);
    this.tries += 1;
    this.await(wait, () => this.connect());
    this.setState({ is: 'lost', since, again: this.ports.now() + wait });
  }

  private hangUp(): void {
    this.stopTimer?.();
    this.isExpecting = false;
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private await(milliseconds: number, action: () => void): void {
    this.stopTimer?.();
    this.stopTimer = this.ports.later(milliseconds, action);
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private setState(state: Connection): void {
    this.state = state;
    this.events.changed();
  }
}
