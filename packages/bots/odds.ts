/** How likely each seat is to win, as the position stands: from 0 to 1, and together 1 unless they win together. */

import type { Game, GameDefinition } from '@jade/engine';
import { seat } from '@jade/engine';
import { isShared, likely, USUAL_LEAD } from './judge.ts';

export function chancesIn(definition: GameDefinition, game: Game): number[] {
  const seats = Array.from({ length: game.seats }, (_, index) => seat(index));
  if (game.stack.length === 0) {
    const { winners } = definition.outcome(game);
    const share = isShared(definition, game) ? 1 : 1 / Math.max(1, winners.length);
    return seats.map((who) => (winners.includes(who) ? share : 0));
  }
  if (definition.chances !== undefined && isShared(definition, game)) {
    const common = definition.chances(game);
    return seats.map(() => common);
  }
  const { lead = definition.lead ?? USUAL_LEAD, even = 0 } = definition.odds?.(game) ?? {};
  if (isShared(definition, game) || game.seats === 1) {
    const common = likely((definition.evaluate(game, seat(0)) - even) / lead);
    return seats.map(() => common);
  }
  const values = seats.map((who) => definition.evaluate(game, who) / lead);
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp(value - most));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((weight) => weight / sum);
}
