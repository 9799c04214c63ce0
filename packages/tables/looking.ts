/** What a viewer sees of a match: the board, what it is asked, what happened, and what it hears of others' news. */

import type {
  Choice,
  Event,
  Game,
  GameDefinition,
  Match,
  Pending,
  Problem,
  Refusal,
  Seat,
  SeatView,
  Viewer,
} from '@jade/engine';
import {
  advance,
  concernsOf,
  eventFor,
  firstOwn,
  gameAt,
  imagine,
  nameOfProblem,
  offersFor,
  passingView,
  refusalOf,
  seatView,
  stream,
} from '@jade/engine';
import type { Sitter } from './head.ts';
import type { Keeping, Trouble } from './store.ts';

/** What a viewer sees after so many choices. */
export interface Look {
  readonly seq: number;
  readonly view: SeatView;
  /** For each option and offer: what it concerns on the table. */
  readonly concerns: Readonly<Record<string, readonly string[]>>;
}

/** One line of the chronicle: an event, and after which choice it happened. */
export interface StoryLine extends Omit<Event, 'secret'> {
  readonly seq: number;
}

/** What happened after a choice. Choice 0 is the opening, before anybody chose. */
export interface StoryPart {
  readonly seq: number;
  /** Who chose; what, only the lines tell. */
  readonly by: Seat | null;
  readonly lines: readonly StoryLine[];
}

/** What a step of the rules told, on the board of then: nobody is asked there. */
export interface Beat {
  readonly seq: number;
  /** Who made the choice that led to it. */
  readonly by: Seat | null;
  readonly lines: readonly StoryLine[];
  readonly view: SeatView;
}

/** All that changes for a viewer with an entry, or without one when only somebody began to think. */
export interface Update {
  /** The last entry. */
  readonly n: number;
  /** It goes on from what was told up to this entry: whoever has not heard of that asks for the rest of the story. */
  readonly after: number;
  /** How often the log was read anew since the table stands: after that `n` may be less than before. */
  readonly reading: number;
  /** The entry since which this viewer is asked what it is asked: its answer names it. */
  readonly question: number;
  readonly look: Look;
  /** The chronicle from a choice on, up to the present. */
  readonly story: { readonly from: number; readonly parts: readonly StoryPart[] };
  /** What led to the look, step by step, since what was told before. */
  readonly beats: readonly Beat[];
  /** The entry that this viewer may take back: its undo names it. */
  readonly undoes: number | null;
  readonly canRedo: boolean;
  /** The entry that this viewer may ask the others to take back. */
  readonly asksBack: number | null;
  readonly askedBack: AskedBack | null;
  /** The last question of that kind (`ask`) that was not wanted any more, rather than refused. */
  readonly withdrawn: number | null;
  /** Who took a choice of theirs back, for as long as nobody has chosen since. */
  readonly tookBack: Seat | null;
  /** What this viewer answers before it is asked. */
  readonly ahead: readonly unknown[];
  /** After how many choices this viewer chose last, by themselves: what came before they have seen, on whichever machine. */
  readonly deed: number;
  readonly chairs: readonly Chair[];
  /** The rules it goes on with, where they are not those it was set with. */
  readonly moved: string | null;
  readonly over: boolean;
  /** Known when the game is over. */
  readonly seed: string | null;
  /** Bots at work. */
  readonly thinking: readonly Seat[];
  /** The table waits for this viewer to say that the turn may end. */
  readonly waitsForGoAhead: boolean;
  readonly keeping: Keeping;
}

/** A seat as everybody sees it. */
export interface Chair {
  /** Who plays for it now: a bot may sit in for the person it was set for. */
  readonly sitter: Sitter;
  /** Whoever it was set for has given it up for good, and counts as last. */
  readonly left: boolean;
}

/** Somebody asks the others to take something back that is not free any more. */
export interface AskedBack {
  /** The answer names it. */
  readonly ask: number;
  readonly by: Seat;
  /** The table would be again as it was after so many choices; the same dice fall again. */
  readonly seq: number;
  /** Milliseconds since 1970, by the clock of where the table stands: no answer until then is a no. */
  readonly until: number;
  /** This viewer has still to answer. Who has, and what, nobody is told. */
  readonly mine: boolean;
}

/** The answer to a command; whoever sends it again gets the same. */
export type Reply =
  | { readonly ok: true; readonly n: number }
  | { readonly ok: false; readonly why: 'refused'; readonly refusal: Refusal }
  /** The question has changed since: this is the present one. */
  | { readonly ok: false; readonly why: 'stale'; readonly question: number }
  | { readonly ok: false; readonly why: 'not kept'; readonly reason: Trouble }
  | { readonly ok: false; readonly why: 'failed'; readonly problem: Problem }
  /** The way to the table is cut: whether it was carried out is not known, or it was never sent. */
  | { readonly ok: false; readonly why: 'lost' };

/** Why a command was not carried out. */
export function refused(problem: Problem): Reply {
  if (problem.code === 'refused') return { ok: false, why: 'refused', refusal: problem.refusal };
  return { ok: false, why: 'failed', problem };
}

export function lookOf(match: Match, viewer: Viewer, seq = match.moments.length): Look {
  const { definition, game, pending } = match;
  const then = gameAt(match, seq);
  if (!then.ok) throw new Error(nameOfProblem(then.problem));
  const asked = then.value === game ? pending : advance(definition.rules, then.value);
  const eyes = seq < firstOwn(match) ? 'spectator' : viewer;
  return {
    seq,
    view: seatView(definition, then.value, asked, eyes),
    concerns: concernedBy(match, then.value, asked, eyes),
  };
}

/** What came before a position was never this viewer's: they see and hear what anybody did. */
function earsAt(match: Match, viewer: Viewer, seq: number): Viewer {
  const first = firstOwn(match);
  return first > 0 && seq <= first ? 'spectator' : viewer;
}

/** For each option of a viewer: the things on the table it is about. */
function concernedBy(match: Match, game: Game, pending: Pending | null, viewer: Viewer): Look['concerns'] {
  if (pending === null || viewer === 'spectator') return {};
  const options = pending.questions.find(({ seat }) => seat === viewer)?.options ?? [];
  const offers = offersFor(pending, viewer);
  const { rules } = match.definition;
  return Object.fromEntries([...options, ...offers].map((key) => [key, concernsOf(rules, game, pending.frame, key)]));
}

/** What a viewer saw and heard from one choice to the next: the last beat's board is not yet that of the next question. */
export function beatsOf(match: Match, viewer: Viewer, seq: number): readonly Beat[] {
  const { definition, past, moments } = match;
  const by = moments[seq - 1]?.choice.seat ?? null;
  const ears = earsAt(match, viewer, seq);
  return past.scenes(seq).map(({ events, game }) => ({
    seq,
    by,
    lines: events.map((event) => ({ seq, ...eventFor(event, ears) })),
    view: passingView(definition, game, ears),
  }));
}

/** The chronicle for a viewer, from one choice to another. */
export function storyOf(match: Match, viewer: Viewer, from: number, until = Infinity): readonly StoryPart[] {
  const { opening, moments } = match;
  const part = (seq: number, choice: Choice | null, events: readonly Event[]): StoryPart => {
    const ears = earsAt(match, viewer, seq);
    return { seq, by: choice?.seat ?? null, lines: events.map((event) => ({ seq, ...eventFor(event, ears) })) };
  };
  const parts: StoryPart[] = from === 0 ? [part(0, null, opening)] : [];
  for (let seq = Math.max(1, from); seq <= Math.min(moments.length, until); seq++) {
    const moment = moments[seq - 1];
    if (moment !== undefined) parts.push(part(seq, moment.choice, moment.events));
  }
  return parts;
}

/**
 * Why a viewer cannot choose something, from what it sees alone: the rules are asked in a game imagined behind its view. So the answer
 * tells nothing that the viewer may not know, and can be given wherever the view is.
 */
export function whyNot(definition: GameDefinition, view: SeatView, key: string): Refusal | null {
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  // Any game behind the view refuses the same: which one it is does not matter.
  const game = imagine(definition, view, stream('why not', view.decision ?? ''));
  return refusalOf({ definition, game, pending: advance(definition.rules, game) }, viewer, key);
}
