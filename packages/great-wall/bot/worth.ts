/** How much each thing is worth to a player, in Honour, at the beginning of the game; worth.json says where the numbers come from. */

import type { Table } from '../state.ts';
import { occasionOf } from './habits.ts';
import source from './worth.json';

export interface Worth {
  /** Wood, Stone, Gold, Chi: most can be built into a Wall for as much Honour. Beyond `plenty` they wait too long. */
  resources: number[];
  plenty: number;
  tactic: number;
  overseer: number;
  advisor: number;
  clerk: number;
  commandInHand: number;
  tea: number;
  /** What a Clerk brings when its Location activates, for each resource, for a donation, and elsewhere. */
  gathered: number;
  donation: number;
  recruits: number;
  builds: number;
  hires: number;
  learns: number;
  marches: number;
  drinksTea: number;
  /** A Location that still has to fill: the part of its worth that is sure. */
  empty: number;
  soldierAtRest: number;
  archerOnWall: number;
  /** A Soldier on a Horde; and of the Horde's Honour by the share of its spots. */
  soldierOnHorde: number;
  hordeShare: number;
  /** For each Shame that a Breach would bring. */
  breachShame: number;
  /** How close to a Breach a Wall may be before it counts as half open. */
  narrow: number;
  shamedSoldier: number;
  /** What the last tokens of the Shame pool are worth where its end is a defeat. */
  shamePool: number;
  shamedEnd: number;
  /** Of the best rival's prospects. */
  rival: number;
  request: number;
  yearHeld: number;
  agreement: number;
  shameLeft: number;
  /** For three or four together: a Request in play as far as it is prepared, its last part counting most, and a Raid that draws near. */
  progress: number;
  raid: number;
}

export const WORTH: Worth = source.worth;
/** Three or four together weigh some things otherwise. */
export const TOGETHER: Worth = { ...source.worth, ...source.together };

export function worthAt(table: Pick<Table, 'mode' | 'seats'>): Worth {
  return occasionOf(table) === 'cooperative' ? TOGETHER : WORTH;
}
