/**
 * A sitting at a table as a screen has it: what it shows and what it can do. Follows the table, gives the moves of others their
 * time, looks back on wish, and knows whose eyes the screen is for. Knows no React: `session.ts` holds it for a component.
 */

import type { MomentKind, Seat, Telling, Viewer } from '@jade/engine';
import { seat } from '@jade/engine';
import type {
  AskedBack,
  Chair,
  Clock,
  Keeping,
  Look,
  Reply,
  Sitting,
  StoryPart,
  TableInfo,
  Unopened,
  Update,
} from '@jade/tables';
import type { Cue } from '../sound.ts';
import type { LocalHall } from './hall.ts';
import type { Pace, ToldMoment } from './moments.ts';
import { lengthOf, momentsOf } from './moments.ts';
import type { Playback, Shown, Stretch } from './playback.ts';
import { begin, hear, isOwnDeed, latestOf, recall, showAll, showNext, unreadOf } from './playback.ts';

export interface Session {
  readonly sitting: Sitting;
  readonly info: TableInfo;
  /** What is known of the present, also while the screen still shows what led to it. */
  readonly news: News;
  /** What is on the screen: the present, or a moment in the past. */
  readonly look: Look;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly story: readonly StoryPart[];
  /** Whose eyes the screen is for. */
  readonly viewer: Viewer;
  /** The screen shows the present, and nothing is still being played back. */
  readonly live: boolean;
  /** The screen looks back at a chosen moment. */
  readonly lookingBack: boolean;
  /** The choice after which the table is looked at: what is shown follows it, and may still be on its way. */
  readonly back: number;
  /** What is being told on its own board; null when nothing is. */
  readonly moment: ToldMoment | null;
  /** It stays until somebody presses. */
  readonly waitsForPress: boolean;
  /** What was told, and will be, since the viewer chose last. */
  readonly recent: readonly ToldMoment[];
  /** Somebody else must take the screen before it may be shown. */
  readonly curtain: Seat | null;
  /** Why the last thing somebody did here was not carried out; null when it was. */
  readonly trouble: NotDone | null;
  raiseCurtain(): void;
  /** Looks at the table after so many choices; null returns to the present. */
  lookAt(seq: number | null): void;
  /** Goes on to the next moment, or returns from one that is shown again. */
  next(): void;
  /** Shows at once what is being played back. */
  skip(): void;
  /** Shows a moment of the recent ones again. */
  recall(moment: ToldMoment): void;
  choose(key: string): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  forgetTrouble(): void;
  /** Asks everybody to take the own last choice back. */
  askBack(): Promise<void>;
  answerAsked(yes: boolean): Promise<void>;
  /** Does not want to take back any more what the others are asked. */
  withdraw(): Promise<void>;
  /** The own seat again, where a bot has sat in. */
  comeBack(): Promise<void>;
  /** Gives the seat up for good. */
  resign(): Promise<void>;
  /** Answers before being asked, with these in place of those before. */
  answerAhead(answers: readonly unknown[]): Promise<void>;
}

/** A late press is no trouble: the table was faster, and shows what happened. */
export type NotDone = Exclude<Reply, { ok: true } | { why: 'stale' }>;

export interface News {
  readonly seq: number;
  /** This viewer is asked something, once all is told. */
  readonly asked: boolean;
  readonly over: boolean;
  /** Known when the game is over. */
  readonly seed: string | null;
  readonly thinking: readonly Seat[];
  readonly waitsForGoAhead: boolean;
  readonly keeping: Keeping;
  /** Who plays for each seat now, and who has left. */
  readonly chairs: readonly Chair[];
  /** The viewer may ask the others to take its last choice back. */
  readonly canAskBack: boolean;
  /** Somebody asks to take back what is not free. */
  readonly askedBack: AskedBack | null;
  /** The last such question that was not wanted any more. */
  readonly withdrawn: number | null;
  /** Who took a choice of theirs back just now. */
  readonly tookBack: Seat | null;
  /** What the viewer answered before being asked; what they are, the game says. */
  readonly ahead: readonly unknown[];
  /** The rules the table goes on with, where they are newer than those it was set with. */
  readonly moved: string | null;
}

export type Seated =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly unopened: Unopened }
  | { readonly state: 'open'; readonly session: Session };

/** How the screen is wished to be. */
export interface ScreenWishes {
  /** Whether seats have secrets from each other; null while the game is not known yet. */
  readonly secrets: boolean | null;
  /** How the game wants to be told; null while it is not known yet. */
  readonly telling: Telling | null;
  readonly pace: Pace;
  /** Moments go on when somebody presses, and never by time. */
  readonly byPress: boolean;
  readonly confirmTurns: boolean;
}

export interface SessionPorts {
  readonly hall: Pick<LocalHall, 'info' | 'open'>;
  readonly later: Clock['later'];
  /** Does something when nobody waits for anything else. */
  whenIdle(action: () => void): void;
  play(cue: Cue): void;
  newId(): string;
}

interface Held {
  readonly sitting: Sitting;
  readonly info: TableInfo;
  readonly viewer: Viewer;
}

/** Whoever comes back to the screen is shown what came of so many choices at most. */
const MOST_MISSED = 20;

/** What kinds of moments sound like. */
const CUES: Partial<Record<MomentKind, Cue>> = {
  roll: 'knock',
  loss: 'gong',
  boss: 'gong',
  assault: 'gong',
  end: 'gong',
};

/** So many choices of the past are read at a time, the latest first. */
const STRETCH = 100;

export const OPENING: Seated = { state: 'opening' };

export class TableSession {
  readonly id: string;
  private readonly ports: SessionPorts;
  private readonly listeners = new Set<() => void>();
  private wishes: ScreenWishes = { secrets: null, telling: null, pace: 'once', byPress: false, confirmTurns: false };
  /** What was told before it was known how to tell it. */
  private untold: readonly Update[] = [];
  /** A moment that is shown again. */
  private recalled: ToldMoment | null = null;
  private held: Held | null = null;
  private failed: Unopened | null = null;
  private playback: Playback | null = null;
  private curtain: Seat | null = null;
  private trouble: NotDone | null = null;
  /** The moment somebody wants to look back at, what is seen there, and for which handle it was asked. */
  private back: number | null = null;
  private past: Look | null = null;
  private asked: { readonly sitting: Sitting; readonly seq: number } | null = null;
  /** The viewer the screen turns to; each turn has a number, so that a late one is known. */
  private viewer: Viewer | null = null;
  private turns = 0;
  private stopTimer: (() => void) | null = null;
  private wasAsked = false;
  private present: Seated = OPENING;

  constructor(id: string, ports: SessionPorts) {
    this.id = id;
    this.ports = ports;
    const turn = this.turns;
    void ports.hall.info(id).then((info) => {
      if (turn === this.turns) return this.turnTo(info === null ? 'spectator' : firstViewer(info));
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same until something changes. */
  readonly seated = (): Seated => this.present;

  wish(wishes: ScreenWishes): void {
    const isNew = wishes.confirmTurns !== this.wishes.confirmTurns;
    this.wishes = wishes;
    if (isNew) void this.held?.sitting.confirmTurns(wishes.confirmTurns);
    this.settle();
  }

  leave(): void {
    this.turns += 1;
    this.stopTimer?.();
    void this.held?.sitting.leave();
    this.held = null;
    this.listeners.clear();
  }

  /** Each viewer has a handle of its own. The old one is left when the new one stands, so that the table goes on meanwhile. */
  private async turnTo(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    this.turns += 1;
    const turn = this.turns;
    // What is told before this screen has its first look waits for it.
    let early: Update[] | null = [];
    const opened = await this.ports.hall.open(this.id, viewer, (update) => {
      if (early !== null) early.push(update);
      else if (turn === this.turns) this.follow(update);
    });
    if (!opened.ok) {
      if (turn !== this.turns) return;
      this.failed = opened;
      return this.settle();
    }
    const { sitting } = opened;
    const [info, now] = await Promise.all([sitting.info(), sitting.now()]);
    const missed = await this.missedBy(viewer, sitting, now);
    if (turn !== this.turns) return sitting.leave();
    void this.held?.sitting.leave();
    this.held = { sitting, info, viewer };
    this.playback = { ...begin(now), recent: missed };
    this.untold = early;
    early = null;
    this.recalled = null;
    this.past = null;
    if (this.wishes.confirmTurns) void sitting.confirmTurns(true);
    this.settle();
    this.readBack(sitting);
  }

  /** What happened since a viewer chose last, as moments on their own boards: whoever comes to the screen has not seen it. */
  private async missedBy(
    viewer: Viewer,
    sitting: Sitting,
    { story, look, deed }: Update,
  ): Promise<readonly ToldMoment[]> {
    const { telling } = this.wishes;
    if (telling === null || viewer === 'spectator') return [];
    const moments: ToldMoment[] = [];
    for (let seq = Math.max(deed === 0 ? story.from : deed, look.seq - MOST_MISSED, 1); seq <= look.seq; seq++) {
      // What was taken back meanwhile is no news any more.
      const beats = await sitting.beats(seq).catch(() => null);
      if (beats === null) return [];
      moments.push(...momentsOf(beats, telling, viewer));
    }
    return moments;
  }

  private follow(update: Update): void {
    this.untold = [...this.untold, update];
    this.settle();
  }

  /** The table is there at once; what lies further back is read behind it, while nobody waits for anything. */
  private readBack(sitting: Sitting, before: Stretch | null = null): void {
    this.ports.whenIdle(() => {
      const stretch = this.playback === null ? null : unreadOf(this.playback, STRETCH);
      // Where a stretch brought nothing, asking for it again would not, either.
      if (stretch === null || stretch.until === before?.until || this.held?.sitting !== sitting) return;
      void this.read(stretch).then(() => this.readBack(sitting, stretch));
    });
  }

  private async read(stretch: Stretch): Promise<void> {
    const { held, playback } = this;
    const parts = await held?.sitting.story(stretch.from, stretch.until);
    if (parts === undefined || this.held !== held || this.playback === null) return;
    if (this.playback.bends !== playback?.bends) return this.read(stretch);
    this.playback = recall(this.playback, stretch, parts);
    this.settle();
  }

  /** After any change: whatever follows from it by itself, and then the screen is told. */
  private settle(): void {
    this.hearAll();
    this.askForMissing();
    this.playOn();
    this.turnToWhoeverIsAsked();
    this.riseWhenReady();
    this.lookBack();
    this.soundMoment();
    this.publish();
  }

  private hearAll(): void {
    const { held, untold, wishes } = this;
    const { telling } = wishes;
    if (held === null || this.playback === null || telling === null || untold.length === 0) return;
    this.untold = [];
    const hearOne = (playback: Playback, update: Update) => hear(playback, update, telling, held.viewer);
    this.playback = untold.reduce(hearOne, this.playback);
  }

  private askForMissing(): void {
    const missing = this.playback?.missing;
    if (this.playback === null || missing == null) return;
    this.playback = { ...this.playback, missing: null };
    void this.read(missing);
  }

  /** Moments take their time, one after the other; nothing goes on while somebody looks at another one. */
  private playOn(): void {
    this.stopTimer?.();
    this.stopTimer = null;
    if (this.recalled !== null || this.back !== null) return;
    while (this.playback !== null && this.playback.queue.length > 0) {
      const length = this.lengthOfMoment();
      if (length === null) return;
      if (length > 0) {
        this.stopTimer = this.ports.later(length, () => this.goOn());
        return;
      }
      this.playback = showNext(this.playback);
    }
  }

  private sounded: ToldMoment | null = null;

  /** What is staged is heard as well as seen. */
  private soundMoment(): void {
    const moment = this.recalled ?? this.playback?.shown.moment ?? null;
    if (moment === this.sounded) return;
    this.sounded = moment;
    const cue = moment === null ? undefined : CUES[moment.kind];
    if (cue !== undefined && this.wishes.pace !== 'once') this.ports.play(cue);
  }

  /** How long the moment on the screen stays; null: until somebody presses. */
  private lengthOfMoment(): number | null {
    const { held, playback, wishes } = this;
    const moment = playback?.shown.moment ?? null;
    if (held === null || playback === null || moment === null || isOwnDeed(playback, held.viewer)) return 0;
    const length = lengthOf(moment, wishes.pace);
    return wishes.byPress && length !== 0 ? null : length;
  }

  /** The one that was told next; null where the present, or what is still being told, comes after it. */
  private afterRecalled(moment: ToldMoment): ToldMoment | null {
    const { recent = [], shown = null } = this.playback ?? {};
    const next = recent[recent.indexOf(moment) + 1] ?? null;
    return next === shown?.moment ? null : next;
  }

  private goOn(): void {
    if (this.playback !== null) this.playback = showNext(this.playback);
    this.settle();
  }

  /** Somebody else at this screen is asked: the screen turns to them, behind a curtain if there are secrets. */
  private turnToWhoeverIsAsked(): void {
    const { held, playback, wishes, viewer } = this;
    if (held === null || playback === null || playback.queue.length > 0 || wishes.secrets === null) return;
    if (this.back !== null || this.recalled !== null || playback.shown.update.waitsForGoAhead) return;
    if (held.viewer !== viewer || viewer === 'spectator' || held.info.viewer !== undefined) return;
    const people = playback.shown.update.look.view.waitingFor.filter(
      (who) => held.info.sitters[who]?.kind === 'person',
    );
    const [next] = people;
    if (next === undefined || people.includes(viewer)) return;
    if (wishes.secrets) this.curtain = next;
    else void this.turnTo(next);
  }

  /** The curtain rises when there is something behind it for the eyes that wait: never over what another seat saw. */
  private riseWhenReady(): void {
    const { curtain, held, playback } = this;
    if (curtain !== null && held?.viewer === curtain && playback?.shown.update.look.view.viewer === curtain)
      this.curtain = null;
  }

  /** After something was taken back, the moment looked at may lie beyond the last choice. */
  private momentBack(): number | null {
    if (this.back === null || this.playback === null) return null;
    return Math.min(this.back, latestOf(this.playback).look.seq);
  }

  private lookBack(): void {
    const { held, asked } = this;
    const seq = this.momentBack();
    if (held === null || seq === null) {
      this.asked = null;
      this.past = null;
      return;
    }
    const { sitting } = held;
    if (asked?.sitting === sitting && asked.seq === seq) return;
    const wanted = { sitting, seq };
    this.asked = wanted;
    void sitting.lookAt(seq).then((seen) => {
      if (this.asked !== wanted) return;
      this.past = seen;
      this.settle();
    });
  }

  /** Sends what somebody did, and says so if it was not carried out. */
  private async send(cue: Cue | null, command: (sitting: Sitting, id: string) => Promise<Reply>): Promise<void> {
    const { held } = this;
    if (held === null || held.viewer === 'spectator') return;
    if (cue !== null) this.ports.play(cue);
    const reply = await command(held.sitting, this.ports.newId());
    if (this.held !== held) return;
    if (!reply.ok && reply.why === 'stale') return this.follow(await held.sitting.now());
    this.trouble = reply.ok ? null : reply;
    this.settle();
  }

  private publish(): void {
    this.present = this.seen();
    const { present } = this;
    const isAsked = present.state === 'open' && present.session.live && present.session.look.view.options !== null;
    if (isAsked && !this.wasAsked) this.ports.play('yourTurn');
    this.wasAsked = isAsked;
    for (const listener of this.listeners) listener();
  }

  private seen(): Seated {
    const { held, playback, back, past, failed } = this;
    if (failed !== null) return { state: 'failed', unopened: failed };
    if (held === null || playback === null) return OPENING;
    const { shown, story, recent, queue } = playback;
    const latest = latestOf(playback);
    const { update } = shown;
    const moment = back === null ? (this.recalled ?? shown.moment) : null;
    const isLive = queue.length === 0 && back === null && this.recalled === null;
    return {
      state: 'open',
      session: {
        ...held,
        news: newsOf(latest),
        look: back !== null ? (past ?? update.look) : moment === null ? update.look : this.lookOf(moment),
        canUndo: isLive && update.undoes !== null,
        canRedo: isLive && update.canRedo,
        story: toldOf(story, queue.length > 0 ? shown : null),
        live: isLive,
        lookingBack: back !== null,
        back: this.momentBack() ?? update.look.seq,
        moment,
        waitsForPress: moment !== null && (this.recalled !== null || this.lengthOfMoment() === null),
        recent,
        curtain: this.curtain,
        trouble: this.trouble,
        ...this.actions(update),
      },
    };
  }

  /** What concerns the table rather than its question is answered as it stands now. */
  private now(): Update | null {
    return this.playback === null ? null : latestOf(this.playback);
  }

  private shownMoment: { readonly of: ToldMoment; readonly look: Look } | null = null;

  /** The same as long as the moment is, so that nothing is drawn anew for it. */
  private lookOf(moment: ToldMoment): Look {
    if (this.shownMoment?.of !== moment) {
      const { seq, view } = moment;
      this.shownMoment = { of: moment, look: { seq, view, concerns: {} } };
    }
    return this.shownMoment.look;
  }

  private latest: { question: number; undoes: number | null; actions: Actions } | null = null;

  /**
   * They answer what is on the screen: a second press comes too late and is not taken for the next question. The same functions as long
   * as that is the same, so that nothing is drawn anew for them.
   */
  private actions({ question, undoes }: Update): Actions {
    if (this.latest?.question === question && this.latest.undoes === undoes) return this.latest.actions;
    const actions: Actions = {
      ...this.steadyActions,
      choose: (key) => this.send('choose', (sitting, id) => sitting.choose(question, id, key)),
      undo: () => this.send('takeBack', (sitting, id) => sitting.undo(undoes ?? 0, id)),
      redo: () => this.send(null, (sitting, id) => sitting.redo(question, id)),
    };
    this.latest = { question, undoes, actions };
    return actions;
  }

  private readonly steadyActions = {
    raiseCurtain: () => {
      if (this.curtain !== null) void this.turnTo(this.curtain);
    },
    lookAt: (seq: number | null) => {
      this.back = seq;
      this.settle();
    },
    next: () => {
      if (this.recalled === null) return this.goOn();
      this.recalled = this.afterRecalled(this.recalled);
      this.settle();
    },
    skip: () => {
      this.recalled = null;
      if (this.playback !== null) this.playback = showAll(this.playback);
      this.settle();
    },
    recall: (moment: ToldMoment) => {
      this.recalled = moment;
      this.settle();
    },
    forgetTrouble: () => {
      this.trouble = null;
      this.settle();
    },
    askBack: () => this.send('takeBack', (sitting, id) => sitting.askBack(this.now()?.asksBack ?? 0, id)),
    answerAsked: (yes: boolean) =>
      this.send(null, (sitting, id) => sitting.answerAsked(this.now()?.askedBack?.ask ?? 0, yes, id)),
    withdraw: () => this.send(null, (sitting, id) => sitting.withdraw(this.now()?.askedBack?.ask ?? 0, id)),
    comeBack: () => this.send(null, (sitting, id) => sitting.comeBack(id)),
    resign: () => this.send(null, (sitting, id) => sitting.resign(id)),
    answerAhead: (answers: readonly unknown[]) => this.send(null, (sitting, id) => sitting.answerAhead(answers, id)),
  };
}

type Actions = Pick<
  Session,
  | 'raiseCurtain'
  | 'lookAt'
  | 'next'
  | 'skip'
  | 'recall'
  | 'choose'
  | 'undo'
  | 'redo'
  | 'forgetTrouble'
  | 'askBack'
  | 'answerAsked'
  | 'withdraw'
  | 'comeBack'
  | 'resign'
  | 'answerAhead'
>;

function newsOf({ look, asksBack, ...told }: Update): News {
  const { over, seed, thinking, waitsForGoAhead, keeping, chairs, askedBack, withdrawn, tookBack, ahead, moved } = told;
  const table = {
    over,
    seed,
    thinking,
    waitsForGoAhead,
    keeping,
    chairs,
    askedBack,
    withdrawn,
    tookBack,
    ahead,
    moved,
  };
  return { seq: look.seq, asked: look.view.options !== null, canAskBack: asksBack !== null, ...table };
}

/** The only person here sees the table all the time; several take turns, beginning with the first. */
function firstViewer({ sitters, viewer }: TableInfo): Viewer {
  if (viewer !== undefined) return viewer;
  const first = sitters.findIndex(({ kind }) => kind === 'person');
  return first < 0 ? 'spectator' : seat(first);
}

/** The story as far as it is told: of the part that is being told, no more than the moment on the screen has reached. */
function toldOf(story: readonly StoryPart[], shown: Shown | null): readonly StoryPart[] {
  if (shown === null) return story;
  const { moment, update } = shown;
  const until = moment?.seq ?? update.look.seq;
  return story.flatMap((part) => {
    if (part.seq > until) return [];
    if (moment === null || part.seq < until) return [part];
    return [{ ...part, lines: part.lines.slice(0, moment.told) }];
  });
}
