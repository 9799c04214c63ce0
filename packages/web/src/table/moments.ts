/**
 * Moments: what the screen tells one after the other, each on its own board. Made of the beats of a table in the way a game wants to
 * be told: what only leads to something is told with it, and what needs no words is left out.
 */

import type { MomentKind, Seat, SeatView, Telling, Viewer } from '@jade/engine';
import { at, weightiest } from '@jade/engine';
import type { Beat, StoryLine } from '@jade/tables';

export interface ToldMoment {
  readonly seq: number;
  /** Who made the choice that led to it. */
  readonly by: Seat | null;
  readonly kind: MomentKind;
  /** What happened. */
  readonly line: StoryLine;
  /** It only leads to what comes next. */
  readonly leads: boolean;
  /** What led to it, told with it. */
  readonly causes: readonly StoryLine[];
  /** What else came of it in the same step. */
  readonly notes: readonly StoryLine[];
  /** The board of then. */
  readonly view: SeatView;
  /** How much of its part of the story is told with it, and before. */
  readonly told: number;
}

export function momentsOf(beats: readonly Beat[], telling: Telling, viewer: Viewer): readonly ToldMoment[] {
  const moments: ToldMoment[] = [];
  let causes: StoryLine[] = [];
  let [seq, told] = [-1, 0];
  beats.forEach((beat, index) => {
    if (beat.seq !== seq) [seq, told] = [beat.seq, 0];
    const before = beats[index - 1];
    // What led to nothing before the turn was over is told there, and not with what comes in the next one.
    if (causes.length > 0 && before !== undefined && begins(beat.lines, telling) && !isOnlyTurns(causes, telling)) {
      moments.push(momentOf(before, causes, causes.length - 1, told, telling));
      causes = [];
    }
    told += beat.lines.length;
    const lines = [...causes, ...beat.lines.filter((line) => isWorthTelling(line, telling, viewer))];
    const isLast = beats[index + 1]?.seq !== seq;
    const main = mainOf(lines, telling, isLast);
    if (main < 0) {
      causes = lines;
      return;
    }
    causes = [];
    moments.push(momentOf(beat, lines, main, told, telling));
  });
  return moments;
}

function momentOf({ seq, by, view }: Beat, lines: readonly StoryLine[], main: number, told: number, telling: Telling) {
  const line = at(lines, main);
  const [causes, notes] = [lines.slice(0, main), lines.slice(main + 1)];
  return {
    seq,
    by,
    kind: weightiest(telling, lines),
    line,
    leads: telling.leads.has(line.key),
    causes,
    notes,
    view,
    told,
  };
}

function begins([first]: readonly StoryLine[], { turns }: Telling): boolean {
  return first !== undefined && turns.has(first.key);
}

function isOnlyTurns(lines: readonly StoryLine[], { turns }: Telling): boolean {
  return lines.every(({ key }) => turns.has(key));
}

/** That others had no choice is nothing to wait for. */
function isWorthTelling({ key, params }: StoryLine, { silent }: Telling, viewer: Viewer): boolean {
  return key === 'forced' ? params.seat === viewer : !silent.has(key);
}

/** The first that does not only lead to another; at the end whatever is left is told all the same. */
function mainOf(lines: readonly StoryLine[], { leads }: Telling, isLast: boolean): number {
  const main = lines.findIndex(({ key }) => key !== 'forced' && !leads.has(key));
  return main < 0 && isLast ? lines.length - 1 : main;
}

/** One that waited to be shown and only leads on is told with the next: whoever watches waits once for both. */
export function joined(waiting: ToldMoment, next: ToldMoment, telling: Telling): ToldMoment | null {
  if (!waiting.leads || waiting.kind === 'boss' || next.kind === 'boss') return null;
  const lines = [...waiting.causes, waiting.line, ...waiting.notes];
  if (begins([...next.causes, next.line], telling) && !isOnlyTurns(lines, telling)) return null;
  return { ...next, causes: [...lines, ...next.causes] };
}

/** Of what led to it, and of what came of it, so much is said; more stands in the chronicle. */
export const MOST_BESIDE = 2;

/** How a player wishes moments to be told. */
export type Pace = 'calm' | 'quick' | 'once';

/** Milliseconds for the eye to find the place, and for a sentence to be read. */
const FINDING = { calm: 600, quick: 250 } as const;
const SENTENCE = { calm: 900, quick: 300 } as const;
/** What is staged stays longer: so many times. */
const STAGED = 1.6;
const LONGEST = 5000;
/** A whole card is held up. */
const BOSS = { calm: 10_000, quick: LONGEST } as const;

/** How long a moment stays by itself: as long as it takes to find its place and to read it, whoever did it. */
export function lengthOf({ kind, causes, notes }: ToldMoment, pace: Pace): number {
  if (pace === 'once') return 0;
  const sentences = 1 + Math.min(MOST_BESIDE, causes.length) + Math.min(MOST_BESIDE, notes.length);
  if (kind === 'boss') return BOSS[pace];
  const staged = kind === 'plain' || kind === 'loss' ? 1 : STAGED;
  return Math.min(LONGEST, Math.round((FINDING[pace] + SENTENCE[pace] * sentences) * staged));
}
