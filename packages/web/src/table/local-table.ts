/**
 * A table that stands in this worker: the match, the bots at its seats, and its keeping. Every change is written down
 * before it is told, and told before bots go on.
 */

import type { BotQuestion, Known, Review, Thinker } from '@jade/bots';
import { learnt, reviewOf } from '@jade/bots';
import type { Choice, Game, Match, Moment, Pending, Result, Seat, Viewer } from '@jade/engine';
import {
  advance,
  branch,
  choose,
  codeAt,
  eventFor,
  explain,
  gameAt,
  hasAnswers,
  offersFor,
  redo,
  refusalOf,
  seatView,
  secretFrame,
  undo,
  undoProblem,
  writeRecord,
} from '@jade/engine';
import type { KeptChoice, Snapshot } from './keeper.ts';
import { keep, PlayedElsewhere } from './keeper.ts';
import type { Answer, Hint, Keeping, Look, News, StoryPart, Table, TableInfo } from './table.ts';

export class LocalTable implements Table {
  readonly match: Match;
  private readonly given: TableInfo;
  private readonly bots: Thinker;
  private readonly listener: (news: News) => void;
  private revision: number;
  private keeping: Keeping = 'kept';
  private kept = Promise.resolve();
  /** The bots at work, each with the question it is thinking about. */
  private readonly thinking = new Map<Seat, BotQuestion>();
  private wantsGoAhead = false;
  private waits = false;
  private closed = false;
  /** What each bot has learnt since it was last asked. */
  private readonly since = new Map<Seat, Known[]>();

  constructor(info: TableInfo, match: Match, revision: number, bots: Thinker, listener: (news: News) => void) {
    this.given = info;
    this.match = match;
    this.revision = revision;
    this.bots = bots;
    this.listener = listener;
  }

  async info(): Promise<TableInfo> {
    return this.given;
  }

  async news(): Promise<News> {
    return {
      seq: this.match.moments.length,
      over: this.match.pending === null,
      thinking: [...this.thinking.keys()],
      waitsForGoAhead: this.waits,
      keeping: this.keeping,
    };
  }

  async look(viewer: Viewer, seq = this.match.moments.length): Promise<Look> {
    const { definition, game, pending } = this.match;
    const then = gameAt(this.match, seq);
    if (!then.ok) throw new Error(explain(then.problem));
    const now = then.value === game;
    const asked = now ? pending : advance(definition.rules, then.value);
    const view = seatView(definition, then.value, asked, viewer);
    const own = viewer === 'spectator' ? null : viewer;
    return {
      seq,
      view,
      concerns: concernsOf(this.match, then.value, asked, viewer),
      canUndo: now && own !== null && undoProblem(this.match, own) === null,
      canRedo: now && this.match.undone.length > 0,
    };
  }

  async story(viewer: Viewer, from: number): Promise<readonly StoryPart[]> {
    const { opening, moments } = this.match;
    const parts: StoryPart[] = [];
    const part = (seq: number, by: Seat | null, events: Moment<Game>['events']): StoryPart => {
      return { seq, by, lines: events.map((event) => ({ seq, ...eventFor(event, viewer) })) };
    };
    if (from === 0) parts.push(part(0, null, opening));
    for (let seq = Math.max(1, from); seq <= moments.length; seq++) {
      const moment = moments[seq - 1];
      if (moment !== undefined) parts.push(part(seq, moment.choice.seat, moment.events));
    }
    return parts;
  }

  async choose(command: Choice & { readonly seq: number }): Promise<Answer> {
    const from = this.match.moments.length;
    const asked = this.match.pending;
    const learning = asked === null ? [] : this.learning(asked, command);
    const chosen = choose(this.match, command);
    if (!chosen.ok) return refusedAnswer(chosen);
    for (const learn of learning) learn();
    if (!isStillOpen(asked, command.seat, this.match.pending)) this.callOff();
    this.waits = this.wantsGoAhead && this.endsTurnOf(command.seat);
    await this.changed(from);
    return { ok: true, seq: this.match.moments.length };
  }

  async undo(seat: Seat): Promise<Answer> {
    const from = this.match.moments.findLastIndex(({ choice }) => choice.seat === seat);
    const taken = undo(this.match, seat);
    if (!taken.ok) return refusedAnswer(taken);
    this.callOff();
    this.since.clear();
    this.waits = false;
    await this.changed(from);
    return { ok: true, seq: this.match.moments.length };
  }

  async redo(): Promise<Answer> {
    const from = this.match.moments.length;
    const done = redo(this.match);
    if (!done.ok) return refusedAnswer(done);
    this.callOff();
    this.since.clear();
    await this.changed(from);
    return { ok: true, seq: this.match.moments.length };
  }

  async why(seat: Seat, key: string) {
    return refusalOf(this.match, seat, key);
  }

  async advise(own: Seat, seq = this.match.moments.length): Promise<Hint | null> {
    const { config } = this.match;
    const { view } = await this.look(own, seq);
    if (view.decision === null || (view.options === null && view.offers.length === 0)) return null;
    const { id: table, game } = this.given;
    const advice = await this.bots.advise({ table, game, view, seed: `${config.seed} coach ${seq}` });
    const ways = advice.ways.map((way) => ({
      ...way,
      sure: way.sure.map((event) => ({ seq, ...eventFor(event, own) })),
    }));
    return { ...advice, seq, decision: view.decision, ways };
  }

  async review(own: Seat): Promise<Review> {
    return reviewOf(this.match, own);
  }

  async hurry(): Promise<void> {
    await this.bots.hurry(this.given.id);
  }

  async goAhead(): Promise<void> {
    this.waits = false;
    this.tell();
    this.letBotsPlay();
  }

  async confirmTurns(wanted: boolean): Promise<void> {
    this.wantsGoAhead = wanted;
    if (!wanted && this.waits) await this.goAhead();
  }

  async record(): Promise<string> {
    const names = this.given.sitters.map(({ name }, index) => [`Seat${index + 1}`, name]);
    const date = new Date(this.given.created).toISOString().slice(0, 10);
    return writeRecord(this.match, { ...Object.fromEntries(names), Date: date });
  }

  /** Nobody looks at it any more: bots stop. */
  close(): void {
    this.closed = true;
    this.thinking.clear();
    void this.bots.leave(this.given.id);
  }

  /** A copy that goes its own way after so many choices. */
  branchedMatch(seq: number): Match {
    const branched = branch(this.match, seq);
    if (!branched.ok) throw new Error(explain(branched.problem));
    return branched.value;
  }

  /** Begins: bots that are asked play. */
  begin(): void {
    this.letBotsPlay();
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

  /** Whether somebody else is asked after this seat's choice. */
  private endsTurnOf(seat: Seat): boolean {
    const { pending } = this.match;
    const isDone = pending?.questions.every((asked) => asked.seat !== seat) ?? false;
    return isDone && undoProblem(this.match, seat) === null;
  }

  /** The game went another way: nobody waits for what is being thought about. */
  private callOff(): void {
    if (this.thinking.size > 0) void this.bots.hurry(this.given.id);
    this.thinking.clear();
    void this.bots.dropAdvice(this.given.id);
  }

  /** Writes down the choices from `from` on, tells, and lets bots play. */
  private async changed(from: number): Promise<void> {
    await this.keep(from);
    this.tell();
    this.letBotsPlay();
  }

  /** Writes one change after the other: each builds on the revision of the one before. */
  keep(from: number): Promise<void> {
    this.kept = this.kept.then(() => this.write(from));
    return this.kept;
  }

  private async write(from: number): Promise<void> {
    if (this.keeping === 'elsewhere') return;
    const choices = keptChoices(this.match).slice(from);
    try {
      this.revision = await keep({
        info: this.given,
        revision: this.revision,
        from,
        choices,
        snapshot: snapshotOf(this.match),
      });
      this.keeping = 'kept';
    } catch (error) {
      if (error instanceof PlayedElsewhere) this.keeping = 'elsewhere';
      else this.keeping = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
    }
  }

  private tell(): void {
    void this.news().then((news) => {
      if (!this.closed) this.listener(news);
    });
  }

  /** All bots that are asked think side by side, and answer in the order of their seats. */
  private letBotsPlay(): void {
    const { pending } = this.match;
    if (this.closed || this.waits || this.keeping === 'elsewhere' || pending === null) return;
    let before = Promise.resolve();
    for (const { seat } of pending.questions) {
      const sitter = this.given.sitters[seat];
      if (sitter?.kind !== 'bot' || this.thinking.has(seat)) continue;
      before = this.letBotChoose(seat, sitter.level, pending, before);
    }
  }

  private async letBotChoose(seat: Seat, level: string, pending: Pending, before: Promise<void>): Promise<void> {
    const { match, given } = this;
    const question: BotQuestion = {
      table: given.id,
      game: given.game,
      level,
      view: seatView(match.definition, match.game, pending, seat),
      seed: `${given.seed}/${match.moments.length}/${seat}`,
      since: this.since.get(seat) ?? null,
    };
    this.thinking.set(seat, question);
    this.since.set(seat, []);
    this.tell();
    try {
      const key = await this.bots.choose(question);
      await before;
      if (this.thinking.get(seat) !== question) return;
      this.thinking.delete(seat);
      const answer = key === null ? null : await this.choose({ seat, key, seq: match.moments.length });
      if (answer?.ok !== true) throw new Error(`${key} was not taken: ${JSON.stringify(answer)}`);
    } catch (error) {
      if (this.thinking.get(seat) === question) this.thinking.delete(seat);
      this.since.delete(seat);
      console.error('a bot could not choose', error);
      this.tell();
    }
  }
}

function refusedAnswer(result: Result<unknown> & { ok: false }): Answer {
  const { problem } = result;
  if (problem.code === 'refused') return { ok: false, why: 'refused', refusal: problem.refusal };
  if (problem.code === 'stale') return { ok: false, why: 'stale', seq: problem.present };
  return { ok: false, why: 'failed', message: explain(problem) };
}

/** Whether a seat's answer waits for those of others: what they think about is still asked. */
function isStillOpen(asked: Pending | null, seat: Seat, now: Pending | null): boolean {
  if (asked === null || now === null || asked.name !== now.name) return false;
  return hasAnswers(asked.frame) && hasAnswers(now.frame) && now.frame.answers.some((given) => given.seat === seat);
}

/** For each option of a viewer: the things on the table it is about. */
function concernsOf(match: Match, game: Game, pending: Pending | null, viewer: Viewer): Look['concerns'] {
  if (pending === null || viewer === 'spectator') return {};
  const { ask, together } = codeAt(match.definition.rules, game, pending.frame);
  const options = pending.questions.find(({ seat }) => seat === viewer)?.options ?? [];
  const offers = offersFor(pending, viewer);
  return Object.fromEntries(
    [...options, ...offers].map((key) => [
      key,
      ask?.concerns?.(game, pending.frame, key) ?? together?.concerns?.(game, secretFrame(pending.frame), key) ?? [key],
    ]),
  );
}

export function keptChoices(match: Match): KeptChoice[] {
  return match.moments.map(({ choice, hash }) => ({ seat: choice.seat, key: choice.key, hash }));
}

export function snapshotOf(match: Match): Snapshot {
  const { game, pending, moments, start, definition } = match;
  return {
    seq: moments.length,
    hash: moments[moments.length - 1]?.hash ?? start,
    game,
    waitingFor: pending?.questions.map(({ seat }) => seat) ?? [],
    scores: pending === null ? definition.outcome(game).scores : null,
  };
}
