/**
 * A hosted table: the match that its log makes, the bots at its seats, and everybody who looks at it. A command is checked,
 * carried out and kept, then answered and told to all; one that cannot be kept leaves the table as it was. Commands come one
 * after the other, so nobody ever sees what the log does not hold.
 */

import type { BotQuestion, Known, Thinker } from '@jade/bots';
import { learnt } from '@jade/bots';
import type { Choice, Game, Match, Pending, Problem, Seat } from '@jade/engine';
import {
  branch,
  choose,
  explain,
  hasAnswers,
  latestSnapshot,
  offersFor,
  seatsOf,
  seatView,
  thinkingSeed,
  undo,
  undoProblem,
} from '@jade/engine';
import type { Deed, Entry, Standing } from './entry.ts';
import { follow } from './entry.ts';
import type { TableHead } from './head.ts';
import type { Answer } from './looking.ts';
import { keptSnapshot } from './snapshot.ts';
import type { Keeping, Stand, Store } from './store.ts';
import { NotKept, Outrun } from './store.ts';

/** What a table needs of the place where it stands. */
export interface Ports {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly clock: { now(): number };
  /** Something nobody can foretell: ids of commands, and seeds of bots, from which no deck follows. */
  readonly chance: () => string;
}

/** Whoever looks at a table, as the table knows them. */
export interface Onlooker {
  /** The chronicle has changed from this choice on. */
  tell(from: number): void;
  /** Whether this seat's turn waits for a last word of theirs. */
  wantsLastWord(seat: Seat): boolean;
}

export class HostedTable {
  readonly head: TableHead;
  match: Match;
  /** The last entry. */
  n: number;
  private readonly ports: Ports;
  private readonly choices: Standing[];
  /** What was answered to commands that were carried out. */
  private readonly answered = new Map<string, Answer>();
  /** By seat: the entry since which it is asked what it is asked. */
  private readonly questions: number[];
  private readonly onlookers = new Set<Onlooker>();
  /** The bots at work, each with the question it is thinking about. */
  private readonly thoughts = new Map<Seat, BotQuestion>();
  /** What each bot has learnt since it was last asked. */
  private readonly since = new Map<Seat, Known[]>();
  /** Seats whose turn waits for a last word. */
  private readonly waiting = new Set<Seat>();
  private line: Promise<unknown> = Promise.resolve();
  /** The position that the store has a snapshot of; null until one was written here. */
  private keptPosition: Game | null = null;
  private readonly unwatch: () => void;

  constructor(head: TableHead, entries: readonly Entry[], choices: Standing[], match: Match, ports: Ports) {
    this.head = head;
    this.match = match;
    this.ports = ports;
    this.choices = choices;
    this.n = entries.length;
    this.questions = seatsOf(match.game).map(() => this.n);
    for (const { n, id } of entries) this.answered.set(id, { ok: true, n });
    this.unwatch =
      ports.store.watch?.(head.id, () => void this.inLine(() => this.readOn()).catch(() => undefined)) ?? (() => {});
  }

  get thinking(): readonly Seat[] {
    return [...this.thoughts.keys()];
  }

  get keeping(): Keeping {
    return this.ports.store.keeping?.(this.head.id) ?? 'kept';
  }

  questionOf(seat: Seat): number {
    return this.questions[seat] ?? this.n;
  }

  waitsFor(seat: Seat): boolean {
    return this.waiting.has(seat);
  }

  /** Somebody looks; bots play while anybody does. */
  join(onlooker: Onlooker): void {
    this.onlookers.add(onlooker);
    this.letBotsPlay();
  }

  /** Returns whether anybody is left. */
  leave(onlooker: Onlooker): boolean {
    this.onlookers.delete(onlooker);
    if (this.onlookers.size > 0) return true;
    this.thoughts.clear();
    this.unwatch();
    void this.ports.thinker.leave(this.head.id);
    return false;
  }

  choose(seat: Seat, question: number, id: string, key: string): Promise<Answer> {
    return this.inLine(async () => this.answered.get(id) ?? this.carryOut(seat, question, id, key));
  }

  private async carryOut(seat: Seat, question: number, id: string, key: string): Promise<Answer> {
    if (question !== this.questionOf(seat)) return { ok: false, why: 'stale', question: this.questionOf(seat) };
    const { match } = this;
    const before = match.moments.length;
    const asked = match.pending;
    const signs = this.signs();
    const learning = asked === null ? [] : this.learning(asked, { seat, key });
    const chosen = choose(match, { seat, key, seq: before });
    if (!chosen.ok) return refused(chosen.problem);
    return this.keep(
      id,
      { kind: 'choice', seat, key },
      () => this.rewindTo(before),
      () => {
        for (const learn of learning) learn();
        if (!isStillOpen(asked, seat, this.match.pending)) this.callOff();
        this.renew(signs, seat);
        this.waiting.delete(seat);
        if (this.endsTurnOf(seat) && [...this.onlookers].some((one) => one.wantsLastWord(seat))) this.waiting.add(seat);
        this.changed(before + 1);
      },
    );
  }

  /** Takes the latest choice of a seat back, as far as that is free. */
  undo(seat: Seat, id: string): Promise<Answer> {
    return this.inLine(async () => {
      const known = this.answered.get(id);
      if (known !== undefined) return known;
      const { match } = this;
      const problem = undoProblem(match, seat);
      if (problem !== null) return refused(problem);
      const own = match.moments.findLastIndex(({ choice }) => choice.seat === seat);
      const entry = this.choices[own]?.n ?? 0;
      const alone = own < match.moments.length - 1;
      const signs = this.signs();
      const whole = this.copyOf(match.moments.length);
      undo(match, seat);
      return this.keep(
        id,
        { kind: 'undo', entry, alone },
        () => this.goBackTo(whole),
        () => {
          this.callOff();
          this.since.clear();
          this.waiting.clear();
          this.renew(signs, seat);
          this.changed(own);
        },
      );
    });
  }

  /** Lets a turn end that waits for it. */
  goAhead(seat: Seat): void {
    if (!this.waiting.delete(seat)) return;
    this.tellAll();
    this.letBotsPlay();
  }

  hurry(): Promise<void> {
    return this.ports.thinker.hurry(this.head.id);
  }

  get thinker(): Thinker {
    return this.ports.thinker;
  }

  chance(): string {
    return this.ports.chance();
  }

  /** What a bot or the coach draws its chance from: nothing of it leads to the seed of the game. */
  thinkingSeed(seat: Seat, seq = this.match.moments.length): string {
    const { seed, chosenSeed } = this.head;
    return chosenSeed === true ? `${thinkingSeed(seed)}/${seq}/${seat}` : this.ports.chance();
  }

  /** A match that goes its own way after so many choices. */
  copyOf(seq: number): Match {
    const copy = branch(this.match, seq);
    if (!copy.ok) throw new Error(explain(copy.problem));
    return copy.value;
  }

  standingChoices(): readonly Standing[] {
    return this.choices;
  }

  /** Something that must not see the table between a choice and its keeping. */
  inLine<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.line.then(deed);
    this.line = done.catch(() => undefined);
    return done;
  }

  /** Keeps what the match has done already; if that fails, the match goes back. */
  private async keep(id: string, what: Deed, goBack: () => void, kept: () => void): Promise<Answer> {
    const entry: Entry = { n: this.n + 1, at: this.ports.clock.now(), id, what };
    // The match has a new one with every 20th choice, and an older one when that was taken back.
    const position = latestSnapshot(this.match).game;
    const snapshot = position === this.keptPosition ? null : keptSnapshot(this.match);
    try {
      await this.ports.store.append(this.head.id, [entry], standOf(this.match, entry), snapshot ?? undefined);
    } catch (error) {
      goBack();
      if (error instanceof NotKept) return { ok: false, why: 'not kept', reason: error.why };
      if (!(error instanceof Outrun)) throw error;
      // Somebody else was faster, in another tab or on another machine: what they did comes first.
      await this.readOn();
      const seat = what.kind === 'choice' ? what.seat : 0;
      return { ok: false, why: 'stale', question: this.questions[seat] ?? this.n };
    }
    this.n = entry.n;
    this.keptPosition = position;
    follow(this.choices, entry.n, what);
    const answer: Answer = { ok: true, n: entry.n };
    this.answered.set(id, answer);
    kept();
    return answer;
  }

  /** Follows what others have appended to the log. */
  private async readOn(): Promise<void> {
    const news = await this.ports.store.after(this.head.id, this.n);
    if (news.length === 0) return;
    let from = this.match.moments.length + 1;
    for (const { n, id, what } of news) {
      const signs = this.signs();
      const actor = what.kind === 'choice' ? what.seat : this.choices.find((one) => one.n === what.entry)?.seat;
      const done =
        what.kind === 'choice'
          ? choose(this.match, { seat: what.seat as Seat, key: what.key, seq: this.match.moments.length })
          : undo(this.match, (actor ?? 0) as Seat);
      if (!done.ok) throw new Error(`entry ${n} of table ${this.head.id} does not fit: ${explain(done.problem)}`);
      this.n = n;
      follow(this.choices, n, what);
      this.answered.set(id, { ok: true, n });
      this.renew(signs, (actor ?? 0) as Seat);
      from = Math.min(from, this.match.moments.length);
    }
    this.callOff();
    this.since.clear();
    this.waiting.clear();
    this.changed(Math.max(0, from));
  }

  private rewindTo(seq: number): void {
    this.goBackTo(this.copyOf(seq));
  }

  private goBackTo(match: Match): void {
    this.match = match;
  }

  /** By seat: what it is asked, as a text that can be compared. */
  private signs(): string[] {
    const { pending, game } = this.match;
    return seatsOf(game).map((seat) => {
      if (pending === null) return '';
      const options = pending.questions.find((asked) => asked.seat === seat)?.options ?? null;
      return JSON.stringify([options === null ? null : pending.name, options, offersFor(pending, seat)]);
    });
  }

  /** A seat is asked anew when its question changed, or when it has acted itself. */
  private renew(before: readonly string[], actor: Seat): void {
    for (const [seat, sign] of this.signs().entries()) {
      if (seat === actor || sign !== before[seat]) this.questions[seat] = this.n;
    }
  }

  private changed(from: number): void {
    this.tellAll(from);
    this.letBotsPlay();
  }

  private tellAll(from = this.match.moments.length + 1): void {
    for (const onlooker of this.onlookers) onlooker.tell(from);
  }

  /** What the bots will have learnt once a choice is made. */
  private learning(asked: Pending, choice: Choice): (() => void)[] {
    return [...this.since].map(([seat, known]) => {
      const what = learnt(seat, asked, choice);
      return () => {
        if (what === 'lost') this.since.delete(seat);
        else if (what !== 'nothing') known.push(what);
      };
    });
  }

  /** Whether somebody else is asked after this seat's choice, and it could still be taken back. */
  private endsTurnOf(seat: Seat): boolean {
    const { pending } = this.match;
    const isDone = pending?.questions.every((asked) => asked.seat !== seat) ?? false;
    return isDone && undoProblem(this.match, seat) === null;
  }

  /** The game went another way: nobody waits for what is being thought about. */
  private callOff(): void {
    if (this.thoughts.size > 0) void this.ports.thinker.hurry(this.head.id);
    this.thoughts.clear();
    void this.ports.thinker.dropAdvice(this.head.id);
  }

  /** All bots that are asked think side by side, and answer in the order of their seats. */
  private letBotsPlay(): void {
    const { pending } = this.match;
    if (this.onlookers.size === 0 || this.waiting.size > 0 || pending === null) return;
    let before = Promise.resolve();
    for (const { seat } of pending.questions) {
      const sitter = this.head.sitters[seat];
      if (sitter?.kind !== 'bot' || this.thoughts.has(seat)) continue;
      before = this.letBotChoose(seat, sitter.level, pending, before);
    }
  }

  private async letBotChoose(seat: Seat, level: string, pending: Pending, before: Promise<void>): Promise<void> {
    const { match, head, ports } = this;
    const question: BotQuestion = {
      table: head.id,
      game: head.game,
      level,
      view: seatView(match.definition, match.game, pending, seat),
      seed: this.thinkingSeed(seat),
      since: this.since.get(seat) ?? null,
    };
    this.thoughts.set(seat, question);
    this.since.set(seat, []);
    this.tellAll();
    try {
      const key = await ports.thinker.choose(question);
      await before;
      if (this.thoughts.get(seat) !== question) return;
      this.thoughts.delete(seat);
      const answer = key === null ? null : await this.choose(seat, this.questionOf(seat), ports.chance(), key);
      if (answer === null || !(answer.ok || answer.why === 'stale'))
        throw new Error(`${key} was not taken: ${JSON.stringify(answer)}`);
    } catch (error) {
      if (this.thoughts.get(seat) === question) this.thoughts.delete(seat);
      this.since.delete(seat);
      console.error('a bot could not choose', error);
      this.tellAll();
    }
  }
}

/** How a table stands after an entry, for lists. */
export function standOf({ moments, pending, definition, game }: Match, { n, at }: Pick<Entry, 'n' | 'at'>): Stand {
  return {
    n,
    seq: moments.length,
    waitingFor: pending?.questions.map(({ seat }) => seat) ?? [],
    scores: pending === null ? definition.outcome(game).scores : null,
    updated: at,
  };
}

function refused(problem: Problem): Answer {
  if (problem.code === 'refused') return { ok: false, why: 'refused', refusal: problem.refusal };
  return { ok: false, why: 'failed', message: explain(problem) };
}

/** Whether a seat's answer waits for those of others: what they think about is still asked. */
function isStillOpen(asked: Pending | null, seat: Seat, now: Pending | null): boolean {
  if (asked === null || now === null || asked.name !== now.name) return false;
  return hasAnswers(asked.frame) && hasAnswers(now.frame) && now.frame.answers.some((given) => given.seat === seat);
}
