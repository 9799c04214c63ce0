/** A game looked back at: how the chances went, and where they turned. */

import type { Match, Seat } from '@jade/engine';
import { at, expectOk, gameAt, measureAt } from '@jade/engine';
import { chancesIn } from './odds.ts';

/** The chances of all seats after so many choices. */
export interface ChancesAt {
  readonly seq: number;
  readonly chances: readonly number[];
}

/** A stretch of play in which the chances of one seat changed a lot. */
export interface TurningPoint {
  /** Begins after so many choices, with a decision of `seat`. */
  readonly seq: number;
  readonly seat: Seat;
  readonly decision: string;
  /** What was chosen there. */
  readonly key: string;
  /** The chances of whoever looks back, before and after. */
  readonly from: number;
  readonly to: number;
}

export interface Review {
  readonly stands: readonly ChancesAt[];
  readonly turns: readonly TurningPoint[];
}

const MOST_TURNS = 3;

/** A smaller change is no turn. */
const LEAST_TURN = 0.02;

/** Looks back with the eyes of a seat. Deeds half done are hard to judge: chances are taken between turns only. */
export function reviewOf(match: Match, own: Seat): Review {
  const { definition, moments, game, pending } = match;
  const starts = turnsOf(match);
  const stands = starts.map(
    (seq): ChancesAt => ({ seq, chances: chancesIn(definition, expectOk(gameAt(match, seq))) }),
  );
  const last: ChancesAt = { seq: moments.length, chances: chancesIn(definition, game) };
  const all = pending === null || moments.length > 0 ? [...stands, last] : stands;
  const turns = starts.map((seq, index): TurningPoint => {
    const { choice, decision } = at(moments, seq);
    const [from, to] = [measureAt(at(all, index).chances, own), measureAt(at(all, index + 1).chances, own)];
    return { seq, seat: choice.seat, decision, key: choice.key, from, to };
  });
  const swing = ({ from, to }: TurningPoint) => Math.abs(to - from);
  return {
    stands: all,
    turns: turns
      .filter((turn) => swing(turn) >= LEAST_TURN)
      .sort((a, b) => swing(b) - swing(a))
      .slice(0, MOST_TURNS)
      .sort((a, b) => a.seq - b.seq),
  };
}

/** Where turns begin: somebody else chooses, or the rules are back where they were at first. */
function turnsOf(match: Match): number[] {
  const { moments } = match;
  const depths = moments.map((_, seq) => expectOk(gameAt(match, seq)).stack.length);
  const shallowest = Math.min(...depths);
  return [...moments.keys()].filter((seq) => {
    return moments[seq - 1]?.choice.seat !== at(moments, seq).choice.seat || depths[seq] === shallowest;
  });
}
