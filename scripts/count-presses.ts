/** The presses of each player and Year in a game of The Great Wall. */

import type { Match, Seat, SeatView } from '../packages/engine/index.ts';
import type { StandingAnswer } from '../packages/great-wall/screen.ts';
import { habitFor, ahead as habits } from '../packages/great-wall/screen.ts';
import { lookOf } from '../packages/tables/looking.ts';
import { clerkMoves } from '../packages/web/src/games/great-wall/clerk-moves.ts';
import { wallView } from '../packages/web/src/games/great-wall/wall-view.ts';
import type { Speaker } from '../packages/words/index.ts';

export interface Year {
  readonly seat: Seat;
  readonly year: number;
  /** What the player chose, and how often that was pressed. */
  choices: number;
  presses: number;
  /** Presses by the question they answer. */
  readonly by: Map<string, number>;
}

/** Labels are not read here. */
const SILENT = { say: () => '' } as unknown as Speaker;

export function pressesOf(match: Match): Year[] {
  const years = new Map<string, Year>();
  /** By seat: what a shortcut will still choose by itself. */
  const ahead = new Map<Seat, readonly string[]>();
  match.moments.forEach(({ choice: { seat, key } }, seq) => {
    const { view } = lookOf(match, seat, seq);
    const { year, season } = wallView(view).table;
    if (season === 'setup') return;
    const mine = years.get(`${seat} ${year}`) ?? { seat, year, choices: 0, presses: 0, by: new Map<string, number>() };
    years.set(`${seat} ${year}`, mine);
    mine.choices += 1;
    if (habits.answerTo(wallView(view), habitsOf(match, seat, seq)) === key) return;
    const [next, ...later] = ahead.get(seat) ?? [];
    ahead.delete(seat);
    if (next === key) {
      ahead.set(seat, later);
      return;
    }
    const then = match.moments.slice(seq).filter(({ choice }) => choice.seat === seat);
    const taken = shortcutFor(
      view,
      then.slice(0, 3).map(({ choice }) => choice.key),
    );
    if (taken !== null) ahead.set(seat, taken.keys.slice(1));
    const count = taken?.presses ?? 1;
    mine.presses += count;
    const name = view.decision ?? '';
    mine.by.set(name, (mine.by.get(name) ?? 0) + count);
  });
  return [...years.values()];
}

/** What a player has made a habit of before a choice: what was done at the first time, and at every other. */
function habitsOf(match: Match, seat: Seat, seq: number): readonly StandingAnswer[] {
  const known = HABITS_OF.get(match) ?? findHabits(match);
  HABITS_OF.set(match, known);
  return known
    .filter((habit) => habit.seat === seat && habit.since < seq)
    .map(({ on }) => ({ on, unless: [], year: 1 }));
}

interface FoundHabit {
  readonly seat: Seat;
  readonly on: string;
  /** The choice with which it began. */
  readonly since: number;
}

const HABITS_OF = new WeakMap<Match, readonly FoundHabit[]>();

function findHabits(match: Match): readonly FoundHabit[] {
  const found = new Map<string, FoundHabit | null>();
  match.moments.forEach(({ choice: { seat, key } }, seq) => {
    const { view } = lookOf(match, seat, seq);
    const on = habitFor(view.decision);
    if (on === null) return;
    const does = habits.answerTo(wallView(view), [{ on, unless: [], year: 1 }]) === key;
    const id = `${seat} ${on}`;
    if (!does) found.set(id, null);
    else if (!found.has(id)) found.set(id, { seat, on, since: seq });
  });
  return [...found.values()].flatMap((one) => one ?? []);
}

/** The shortcut that leads to these choices, and how many presses it takes: two where a list asks which of several. */
function shortcutFor(view: SeatView, keys: readonly string[]): { keys: readonly string[]; presses: number } | null {
  for (const shortcuts of clerkMoves(view, SILENT).values()) {
    const found = shortcuts.find((shortcut) => shortcut.keys.every((key, index) => key === keys[index]));
    if (found !== undefined) return { keys: found.keys, presses: shortcuts.length > 1 ? 2 : 1 };
  }
  return null;
}

/** On average over all Years, to a tenth. */
export function meanPresses(years: readonly Year[]): { choices: number; presses: number } {
  const mean = (count: (year: Year) => number) =>
    Math.round((10 * years.reduce((sum, year) => sum + count(year), 0)) / Math.max(1, years.length)) / 10;
  return { choices: mean(({ choices }) => choices), presses: mean(({ presses }) => presses) };
}
