/** Where a game turned, by the names that its story has for those moments. */

import type { Review, TurningPoint } from '@jade/bots';
import type { Telling, Told } from '@jade/engine';
import { MOMENT_KINDS } from '@jade/engine';
import type { StoryPart } from '@jade/tables';

interface NamedPoint {
  readonly turn: TurningPoint;
  /** The event with which its turn or round began; null where none was told. */
  readonly heading: Told | null;
  /** The weightiest of what came of it; null where all of it was plain. */
  readonly weightiest: Told | null;
}

/** Where a turn or round begins on the timeline, and its number. */
export interface Tick {
  readonly seq: number;
  readonly label: number;
}

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
    return {
      turn,
      heading: lines(-1, turn.seq).findLast(({ key }) => telling.turns.has(key)) ?? null,
      weightiest: weightiestOf(lines(turn.seq, until), telling),
    };
  });
}

function weightiestOf(lines: readonly Told[], telling: Telling): Told | null {
  const weight = (line: Told) => {
    const kind = telling.kindOf(line);
    return kind === 'end' ? 0 : MOMENT_KINDS.indexOf(kind);
  };
  const [most] = lines.toSorted((a, b) => weight(b) - weight(a));
  return most === undefined || weight(most) === 0 ? null : most;
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
