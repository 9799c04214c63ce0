/** The Year and its turns: what the Time token says, and what begins anew (GW-YEAR-1 to GW-YEAR-3, GW-CARD-2). */

import { at } from '@jade/engine';
import { EXTRA_COOP_HORDES, TIME_TRACK } from '../content/board.ts';
import type { GreatWall, Table } from '../state.ts';
import { isCoop, variant } from '../state.ts';

/** The last space of the Time track. */
export function lastYear(g: Table): number {
  return TIME_TRACK[variant(g).side].length - 1;
}

/** GW-SPRING-2, GW-COOP-23: how many Hordes come in the Spring of a Year. */
export function hordesComing(g: Table, year: number): number {
  return at(TIME_TRACK[variant(g).side], year).hordes + (isCoop(g) ? EXTRA_COOP_HORDES : 0);
}

/** GW-KILL-1: the number below the Time token. */
export function printedLethality(g: Table): number {
  return at(TIME_TRACK[variant(g).side], g.year).lethality;
}

/** A turn of any faction, and Spring, Summer and Winter count as one turn each. */
export function newTurn(g: GreatWall): void {
  for (const clan of g.clans) clan.usedThisTurn = [];
}

export function newYear(g: GreatWall): void {
  for (const clan of g.clans) clan.usedThisYear = [];
  g.defeatedIn = 0;
  g.breached = false;
}
