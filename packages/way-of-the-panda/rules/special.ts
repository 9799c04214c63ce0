/** Mission A9: six special actions, each for one guard (rulebook chapter 19). */

import type { Refusal, Seat } from '@jade/engine';
import { at, refuse, seat, tell } from '@jade/engine';
import { SPECIAL_ACTIONS } from '../content/board.ts';
import { effectOf } from '../content/missions.ts';
import type { Panda } from '../state.ts';
import { clanOf } from '../state.ts';

export function hasSpecialActions(g: Panda): boolean {
  const card = g.missions?.a ?? null;
  return card !== null && effectOf(card) === 'specialActions';
}

/** WP-BONUS-A9: once a round, a guard from the reserve, a free space. */
export function specialRefusal(g: Panda, who: Seat, index: number): Refusal | null {
  if (clanOf(g, who).specialUsed) return refuse('WP-BONUS-A9', 'specialUsed');
  if (at(g.missions?.special ?? [], index) >= 0) return refuse('WP-BONUS-A9-2', 'specialTaken');
  return clanOf(g, who).reserve === 0 ? refuse('WP-BONUS-A9', 'noGuardLeft') : null;
}

/** WP-BONUS-A9-1: it is the turn, costs no AP, and does not change where the player may select. */
export function takeSpecial(g: Panda, who: Seat, index: number): void {
  const { missions } = g;
  if (missions === null) return;
  clanOf(g, who).reserve -= 1;
  clanOf(g, who).specialUsed = true;
  missions.special[index] = who;
  tell('WP-BONUS-A9', 'special', { seat: who, do: at(SPECIAL_ACTIONS, index).id });
}

/** WP-BONUS-A9-2: when all six are filled the guards go back without AP, and the card leaves the game. */
export function clearSpecial(g: Panda): void {
  const { missions } = g;
  if (missions === null || missions.special.some((guard) => guard < 0)) return;
  for (const owner of missions.special) clanOf(g, seat(owner)).reserve += 1;
  missions.special = missions.special.map(() => -1);
  missions.a = null;
  tell('WP-BONUS-A9-2', 'specialFilled');
}
