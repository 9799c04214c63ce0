/** How long bots think about a move, and how much a search gets done in a second. */

import { botNamed, LEVELS, searchSpeed } from '@jade/bots';
import type { GameDefinition, SeatView } from '@jade/engine';
import { advance, answer, at, configure, expectOk, must, seatView, setUp, stream } from '@jade/engine';
import { rounded } from '../terminal.ts';

export interface ThinkingTimes {
  /** Milliseconds for a move: the middle one, and what 95 of 100 stay below. */
  readonly moves: Readonly<Record<string, { readonly median: number; readonly p95: number }>>;
  readonly iterationsPerSecond: number;
}

/** Decisions that are thought about, and how many lie between two of them. */
const ASKED = 40;
const APART = 7;

/** Warm code is what a game runs on; the first decisions are not counted. */
const WARM_UP = 5;

export function thinkingOf(definition: GameDefinition): ThinkingTimes {
  const views = decisions(definition, ASKED + WARM_UP);
  const moves = Object.fromEntries(
    LEVELS.map(({ name, choose }) => {
      const times = views.map((view, index) => {
        const situation = { definition, options: view.options ?? [], offers: view.offers, view: () => view };
        const start = performance.now();
        choose({ ...situation, random: stream(`bench ${index}`, name) });
        return performance.now() - start;
      });
      return [name, spread(times.slice(WARM_UP))];
    }),
  );
  return { moves, iterationsPerSecond: Math.round(searchSpeed(definition, views, stream('bench', 'search'))) };
}

/** What seats see in games of apprentices, now and then, wherever there is a choice. */
function decisions(definition: GameDefinition, count: number): SeatView[] {
  const player = must(botNamed('apprentice'), 'an apprentice');
  const random = stream('bench', 'players');
  const views: SeatView[] = [];
  for (let number = 0; views.length < count; number++) {
    const game = setUp(definition, expectOk(configure(definition, { seed: `thinking-${number}` })));
    let pending = advance(definition.rules, game);
    for (let choices = 0; pending !== null && views.length < count; choices++) {
      const { seat, options } = at(pending.questions, 0);
      const view = seatView(definition, game, pending, seat);
      if (choices % APART === 0 && options.length > 1) views.push(view);
      const key = player.choose({ definition, options, offers: [], view: () => view, random });
      pending = answer(definition.rules, game, pending, seat, must(key, 'a choice'));
    }
  }
  return views;
}

/** The middle one, and what 95 of 100 stay below. */
export function spread(times: number[]): { median: number; p95: number } {
  const sorted = times.sort((a, b) => a - b);
  const part = (share: number) =>
    rounded(at(sorted, Math.min(sorted.length - 1, Math.floor(sorted.length * share))), 1);
  return { median: part(0.5), p95: part(0.95) };
}
