/** How good a position is for each seat, from 0 to 1: the result if the game is over, otherwise the game's evaluation. */

import type { Game, GameDefinition } from '@jade/engine';
import { measureAt, seat } from '@jade/engine';

/** In a game's own points: a lead that makes a win likely, about three to one. */
export const USUAL_LEAD = 10;

export class Judge {
  private readonly definition: GameDefinition;
  private readonly lead: number;
  /** Where each seat stood when the thinking began: small steps from there must be told apart, also far ahead or behind. */
  private readonly before: readonly number[];

  constructor(definition: GameDefinition, now: Game) {
    this.definition = definition;
    this.lead = definition.lead ?? USUAL_LEAD;
    this.before = this.margins(now);
  }

  values(game: Game): number[] {
    if (game.stack.length === 0) return finalValues(this.definition, game, this.lead);
    const margins = this.margins(game);
    return margins.map((margin, who) => likely((margin - measureAt(this.before, who)) / this.lead));
  }

  /** By how much each seat is ahead of the best of the others; in a cooperative game, how well things stand. */
  private margins(game: Game): number[] {
    return marginsIn(this.definition, game);
  }
}

/** Whether all seats want the same. */
export function isShared(definition: GameDefinition, game: Game): boolean {
  return definition.winsTogether?.(game) ?? false;
}

export function marginsIn(definition: GameDefinition, game: Game): number[] {
  if (isShared(definition, game)) {
    const common = definition.evaluate(game, seat(0));
    return Array.from({ length: game.seats }, () => common);
  }
  const values: number[] = [];
  for (let who = 0; who < game.seats; who++) values.push(definition.evaluate(game, seat(who)));
  if (game.seats === 1) return values;
  return values.map((own, who) => {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < values.length; other++)
      if (other !== who) rival = Math.max(rival, measureAt(values, other));
    return own - rival;
  });
}

/** What a win counts; the rest is for how clear it was, which tells more where few games are looked at. */
const VICTORY = 0.4;
/** Where all win or none there is nobody to be ahead of. */
const COMMON_VICTORY = 0.85;

function finalValues(definition: GameDefinition, game: Game, lead: number): number[] {
  const { winners, scores } = definition.outcome(game);
  if (isShared(definition, game)) {
    const won = winners.length > 0 ? 1 : 0;
    return scores.map((score) => COMMON_VICTORY * won + (1 - COMMON_VICTORY) * likely(score / lead));
  }
  return scores.map((score, who) => {
    const share = winners.includes(seat(who)) ? 1 / winners.length : 0;
    const rival = Math.max(...scores.filter((_, other) => other !== who));
    const ahead = scores.length === 1 ? definition.evaluate(game, seat(who)) : score - rival;
    return VICTORY * share + (1 - VICTORY) * likely(ahead / lead);
  });
}

/** From minus to plus infinity onto 0 to 1. */
export function likely(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
