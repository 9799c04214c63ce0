/** Where a game turned, by the names that its story has for those moments. */

import type { Review, TurningPoint } from '@jade/bots';
import type { MomentKind, Telling, Told } from '@jade/engine';
import type { StoryPart } from '@jade/tables';

interface NamedPoint {
  readonly turn: TurningPoint;
  /** The event with which its turn or round began; null where none was told. */
  readonly heading: Told | null;
  /** The weightiest of what came of it; null where all of it was plain. */
  readonly weightiest: Told | null;
  /** What led to that, where it says more: a board that is overrun. */
  readonly cause: Told | null;
}

/** Where a turn or round begins on the timeline, and its number. */
export interface Tick {
  readonly seq: number;
  readonly label: number;
}

/** What explains a change best, the lightest first: a loss why the chances fell, what succeeded why they rose. */
const FALLING: readonly MomentKind[] = ['roll', 'reveal', 'result', 'assault', 'boss', 'loss'];
const RISING: readonly MomentKind[] = ['roll', 'assault', 'loss', 'boss', 'reveal', 'result'];

/** So many numbers have room below a graph. */
const MOST_TICKS = 12;

export function turningPoints(
  review: Review | null,
  story: readonly StoryPart[],
  telling: Telling,
): readonly NamedPoint[] {
  if (review === null) return [];
  const { stands, turns } = review;
  return turns.map((turn) => {
    const until = stands.find(({ seq }) => seq > turn.seq)?.seq ?? Number.POSITIVE_INFINITY;
    const lines = (from: number, to: number) =>
      story.filter(({ seq }) => seq > from && seq <= to).flatMap((part) => part.lines);
    const after = lines(turn.seq, until);
    const weightiest = weightiestOf(after, telling, turn.to > turn.from ? RISING : FALLING);
    return {
      turn,
      heading: lines(-1, turn.seq).findLast(({ key }) => telling.turns.has(key)) ?? null,
      weightiest,
      cause: weightiest === null ? null : causeOf(weightiest, after, telling),
    };
  });
}

/** The line just before it, where that only leads to it. */
function causeOf(told: Told, lines: readonly Told[], { leads, turns }: Telling): Told | null {
  const before = lines[lines.indexOf(told) - 1];
  return before !== undefined && leads.has(before.key) && !turns.has(before.key) ? before : null;
}

function weightiestOf(lines: readonly Told[], telling: Telling, weights: readonly MomentKind[]): Told | null {
  const weight = (line: Told) => weights.indexOf(telling.kindOf(line));
  const [most] = lines.toSorted((a, b) => weight(b) - weight(a));
  return most === undefined || weight(most) < 0 ? null : most;
}

/** Turns that have a number of their own, as many as there is room for. */
export function ticksOf(story: readonly StoryPart[], telling: Telling): readonly Tick[] {
  const all = story.flatMap(({ seq, lines }) =>
    lines.flatMap(({ key, params }): Tick[] => {
      const label = params[key];
      return telling.turns.has(key) && typeof label === 'number' ? [{ seq, label }] : [];
    }),
  );
  const every = Math.ceil(all.length / MOST_TICKS);
  return all.filter((_, index) => index % every === 0);
}
