/** The bots at the seats of a table: who is thinking about what, what they have learnt meanwhile, and another try where one failed. */

import type { BotRequest, Known } from '@jade/bots';
import { learnt } from '@jade/bots';
import type { Choice, Match, Pending, Seat } from '@jade/engine';
import { seatView } from '@jade/engine';
import type { Sitter, TableHead } from './head.ts';
import type { Reply } from './looking.ts';
import type { Ports } from './table.ts';

/** What bots need of their table. */
interface BotTable {
  readonly head: TableHead;
  readonly match: Match;
  questionOf(seat: Seat): number;
  thinkingSeed(seat: Seat): string;
  readonly seats: { sitterAt(seat: Seat): Sitter };
  chooseForBot(seat: Seat, question: number, key: string): Promise<Reply>;
  /** Somebody began to think, or has ceased to. */
  tellAll(): void;
  /** Lets them play if they are still wanted. */
  letBotsPlay(): void;
}

/** Milliseconds until a bot whose choice failed is asked again; each time twice as long. */
const FIRST_WAIT = 1000;
/** After so many tries in vain a table waits until somebody chooses or comes to look. */
const TRIES = 6;

export class BotsAtTable {
  private readonly table: BotTable;
  private readonly ports: Ports;
  /** Each bot at work, with the question it is thinking about. */
  private readonly thoughts = new Map<Seat, BotRequest>();
  /** What each bot has learnt since it was last asked. */
  private readonly since = new Map<Seat, Known[]>();
  private tries = 0;
  private stopWaiting: (() => void) | null = null;

  constructor(table: BotTable, ports: Ports) {
    this.table = table;
    this.ports = ports;
  }

  get thinking(): readonly Seat[] {
    return [...this.thoughts.keys()];
  }

  /** All bots that are asked think side by side, and answer in the order of their seats. */
  play(pending: Pending): void {
    let before = Promise.resolve();
    for (const { seat } of pending.questions) {
      const sitter = this.table.seats.sitterAt(seat);
      if (sitter.kind !== 'bot' || this.thoughts.has(seat)) continue;
      before = this.letChoose(seat, sitter.level, pending, before);
    }
  }

  /** What the bots will have learnt once a choice is made. */
  learning(asked: Pending, choice: Choice): (() => void)[] {
    return [...this.since].map(([seat, known]) => {
      const what = learnt(seat, asked, choice);
      return () => {
        if (what === 'lost') this.since.delete(seat);
        else if (what !== 'nothing') known.push(what);
      };
    });
  }

  /** Somebody else plays for this seat again. */
  dismiss(seat: Seat): void {
    this.thoughts.delete(seat);
    this.since.delete(seat);
  }

  /** The game went another way: nobody waits for what is being thought about. */
  callOff(): void {
    if (this.thoughts.size > 0) void this.ports.thinker.hurry(this.table.head.id);
    this.thoughts.clear();
    void this.ports.thinker.dropAdvice(this.table.head.id);
  }

  /** What happened cannot be followed from what they knew. */
  loseTrack(): void {
    this.callOff();
    this.since.clear();
  }

  /** Something was kept: whatever failed before may go well now. */
  takeHeart(): void {
    this.tries = 0;
    this.stopWaiting?.();
    this.stopWaiting = null;
  }

  /** Nobody looks any more. */
  stop(): void {
    this.takeHeart();
    this.thoughts.clear();
    void this.ports.thinker.leave(this.table.head.id);
  }

  private async letChoose(seat: Seat, level: string, pending: Pending, before: Promise<void>): Promise<void> {
    const { table, ports } = this;
    const { head, match } = table;
    const request: BotRequest = {
      table: head.id,
      game: head.game,
      level,
      view: seatView(match.definition, match.game, pending, seat),
      seed: table.thinkingSeed(seat),
      since: this.since.get(seat) ?? null,
    };
    const question = table.questionOf(seat);
    this.thoughts.set(seat, request);
    this.since.set(seat, []);
    table.tellAll();
    try {
      const key = await ports.thinker.choose(request);
      await before;
      if (this.thoughts.get(seat) !== request) return;
      this.thoughts.delete(seat);
      const reply = key === null ? null : await table.chooseForBot(seat, question, key);
      if (reply?.ok !== true && reply?.why !== 'stale')
        throw new Error(`${key} was not taken: ${JSON.stringify(reply)}`);
    } catch (error) {
      if (this.thoughts.get(seat) === request) this.thoughts.delete(seat);
      this.since.delete(seat);
      console.error('a bot could not choose', error);
      table.tellAll();
      this.tryLater();
    }
  }

  private tryLater(): void {
    if (this.tries >= TRIES || this.stopWaiting !== null) return;
    this.stopWaiting = this.ports.clock.later(FIRST_WAIT * 2 ** this.tries, () => {
      this.stopWaiting = null;
      this.table.letBotsPlay();
    });
    this.tries += 1;
  }
}
