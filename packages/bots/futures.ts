/**
 * What came about in the games in which a choice was followed: how often, how much, and whether before the seat's next turn. Two choices are
 * compared by it, and what differs for certain is a reason.
 */

import type { Event, GameDefinition, Params, Seat } from '@jade/engine';
import { must } from '@jade/engine';
import { meanOf } from './mean.ts';

/** By what one choice differs from another, as a message with its parameters. */
export interface Difference {
  readonly key: string;
  readonly params: Params;
  /** Whether it speaks for the choice. */
  readonly speaksFor: boolean;
}

interface Found {
  readonly key: string;
  readonly params: Params;
  readonly worth: number;
  /** In how many games it came about, and in how many of them before the next turn. */
  games: number;
  soon: number;
  sum: number;
  squares: number;
}

/** A difference that is smaller than so many standard errors may be luck. */
const SURE = 2;

/** What comes about this much more often, or is this much more in the mean, is worth a word. */
const LEAST = 0.04;

export class Futures {
  private readonly definition: GameDefinition;
  private readonly seat: Seat;
  private readonly found = new Map<string, Found>();
  games = 0;

  constructor(definition: GameDefinition, seat: Seat) {
    this.definition = definition;
    this.seat = seat;
  }

  /** One more game in which the choice was followed, as it was told. */
  add(events: readonly Event[]): void {
    this.games += 1;
    const here = new Map<Found, { count: number; soon: boolean }>();
    let soon = true;
    for (const event of events) {
      if (this.isNextTurn(event)) soon = false;
      for (const { key, params, worth, count } of this.definition.stakes?.(event, this.seat) ?? []) {
        const found = this.known(key, params, worth);
        const before = here.get(found);
        here.set(found, { count: (before?.count ?? 0) + count, soon: before?.soon ?? soon });
      }
    }
    for (const [found, { count, soon: isSoon }] of here) {
      found.games += 1;
      found.soon += Number(isSoon);
      found.sum += count;
      found.squares += count * count;
    }
  }

  /** What differs from another choice for certain, the weightiest first. */
  comparedWith(other: Futures): Difference[] {
    const names = new Set([...this.found.keys(), ...other.found.keys()]);
    return [...names]
      .map((name) => this.difference(name, other))
      .filter(({ by, error }) => Math.abs(by) >= Math.max(LEAST, SURE * error))
      .sort((a, b) => b.weight - a.weight)
      .map(({ difference }) => difference);
  }

  private difference(name: string, other: Futures) {
    const own = this.found.get(name);
    const its = other.found.get(name);
    const { key, params, worth } = must(own ?? its, 'something that came about');
    const [here, there] = [this.measured(own), other.measured(its)];
    const by = here.mean - there.mean;
    // How soon it comes is said of where it comes more often.
    const soon = by > 0 ? own : its;
    const difference: Difference = {
      key,
      params: {
        ...params,
        often: here.often,
        otherOften: there.often,
        mean: rounded(here.mean),
        otherMean: rounded(there.mean),
        more: by > 0 ? 'more' : 'less',
        soon: soon !== undefined && soon.soon * 2 > soon.games ? 'soon' : 'later',
      },
      speaksFor: by * worth > 0,
    };
    return { difference, by, error: Math.hypot(here.error, there.error), weight: Math.abs(by * worth) };
  }

  private measured(found: Found | undefined): { often: number; mean: number; error: number } {
    const { games } = this;
    if (found === undefined || games === 0) return { often: 0, mean: 0, error: 0 };
    return { often: Math.round((found.games * 100) / games), ...meanOf(found.sum, found.squares, games) };
  }

  private known(key: string, params: Params, worth: number): Found {
    const name = `${key} ${JSON.stringify(params)}`;
    const known = this.found.get(name) ?? { key, params, worth, games: 0, soon: 0, sum: 0, squares: 0 };
    this.found.set(name, known);
    return known;
  }

  /** Rounds and seasons are everybody's; a turn is the seat's own, or another's. */
  private isNextTurn({ key, params }: Event): boolean {
    if (this.definition.telling?.turns.has(key) !== true) return false;
    return params.seat === undefined || params.seat === this.seat;
  }
}

function rounded(mean: number): number {
  return Math.round(mean * 10) / 10;
}
