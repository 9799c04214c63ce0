/** What a viewer sees of a match: the board, what it is asked, what happened, and what it hears of others' news. */

import type { Choice, Event, Game, Match, Pending, Refusal, Seat, SeatView, Viewer } from '@jade/engine';
import { advance, codeAt, eventFor, explain, gameAt, offersFor, seatView, secretFrame } from '@jade/engine';
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

/** All that changes for a viewer with an entry, or without one when only somebody began to think. */
export interface Update {
  /** The last entry. */
  readonly n: number;
  /** The entry since which this viewer is asked what it is asked: its answer names it. */
  readonly question: number;
  readonly look: Look;
  /** The chronicle from a choice on, up to the present. */
  readonly story: { readonly from: number; readonly parts: readonly StoryPart[] };
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly over: boolean;
  /** Known when the game is over. */
  readonly seed: string | null;
  /** Bots at work. */
  readonly thinking: readonly Seat[];
  /** The table waits for this viewer to say that the turn may end. */
  readonly waitsForGoAhead: boolean;
  readonly keeping: Keeping;
}

/** The answer to a command; whoever sends it again gets the same. */
export type Answer =
  | { readonly ok: true; readonly n: number }
  | { readonly ok: false; readonly why: 'refused'; readonly refusal: Refusal }
  /** The question has changed since: this is the present one. */
  | { readonly ok: false; readonly why: 'stale'; readonly question: number }
  | { readonly ok: false; readonly why: 'not kept'; readonly reason: Trouble }
  | { readonly ok: false; readonly why: 'failed'; readonly message: string };

export function lookOf(match: Match, viewer: Viewer, seq = match.moments.length): Look {
  const { definition, game, pending } = match;
  const then = gameAt(match, seq);
  if (!then.ok) throw new Error(explain(then.problem));
  const asked = then.value === game ? pending : advance(definition.rules, then.value);
  return {
    seq,
    view: seatView(definition, then.value, asked, viewer),
    concerns: concernsOf(match, then.value, asked, viewer),
  };
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

/** The chronicle for a viewer, from one choice to another. */
export function storyOf(match: Match, viewer: Viewer, from: number, until = Infinity): readonly StoryPart[] {
  const { opening, moments } = match;
  const part = (seq: number, choice: Choice | null, events: readonly Event[]): StoryPart => {
    return { seq, by: choice?.seat ?? null, lines: events.map((event) => ({ seq, ...eventFor(event, viewer) })) };
  };
  const parts: StoryPart[] = from === 0 ? [part(0, null, opening)] : [];
  for (let seq = Math.max(1, from); seq <= Math.min(moments.length, until); seq++) {
    const moment = moments[seq - 1];
    if (moment !== undefined) parts.push(part(seq, moment.choice, moment.events));
  }
  return parts;
}
