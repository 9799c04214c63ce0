/**
 * What the policy makes of things, in Honour, at the beginning of the game. Every way to play has habits of its own, found
 * by self-play; each file names the command that found them (scripts/tune.ts).
 */

import type { ModeId } from '../content/board.ts';
import type { Table } from '../state.ts';
import competitive from './habits/competitive.json';
import cooperative from './habits/cooperative.json';
import cooperativeOfTwo from './habits/cooperative-of-two.json';
import solo from './habits/solo.json';

interface Habits {
  /** Wood, Stone, Gold, Chi: most can be built into a Wall for as much Honour. Beyond `plenty` they wait too long. */
  readonly resources: readonly number[];
  readonly plenty: number;
  readonly tactic: number;
  readonly overseer: number;
  /** What a Clerk brings when its Location activates. */
  readonly gathered: number;
  readonly hires: number;
  readonly learns: number;
  readonly marches: number;
  readonly drinksTea: number;
  /** A Location that still has to fill: the part of its worth that is sure while it is empty, and with nearly all in it. */
  readonly empty: number;
  readonly nearlyFull: number;
  /** A Clerk in the pool can still go anywhere. */
  readonly clerkInPool: number;
  readonly clerkMove: number;
  readonly soldierAtRest: number;
  readonly archerOnWall: number;
  /** A Soldier that may strike again and again. */
  readonly veteran: number;
  /** How likely somebody covers the next spot of a Horde in time. */
  readonly nextSpot: number;
  /** A Horde card beside its Honour, and that a Horde is gone. */
  readonly claim: number;
  readonly relief: number;
  /** A Wall level beside its Honour: it stands for the rest of the game. */
  readonly wall: number;
  /** What Artefacts bring for a Wall level, an Overseer's level, a Soldier. */
  readonly chisel: number;
  readonly abacus: number;
  readonly drum: number;
  /** A Command card taken back, for each. */
  readonly recovered: number;
  /** For each Shame that a Breach would bring. */
  readonly breachShame: number;
  /** For a Soldier on a Horde that would bring Shame, and for Chi that buys a token off. */
  readonly spared: number;
  readonly absolution: number;
  /** How close to a Breach a Wall may be before it counts as half open. */
  readonly narrow: number;
  readonly shamedSoldier: number;
  /** What a Request in play adds to a resource that it asks for, in a player's hands or in the Warehouse, ... */
  readonly tribute: number;
  readonly granary: number;
  /** ... to a Wall level, to a Wall that holds, to a Horde Defeated. */
  readonly glory: number;
  readonly quietBorder: number;
  readonly provoked: number;
  /** Royal Escort: a Soldier at rest where none is. How much more Chi counts than other resources that are asked for, and how much more whoever lacks them last of all. */
  readonly escort: number;
  readonly incense: number;
  readonly last: number;
  /** A Command card that another's bonus needs, or whose own bonus another brings; and one that another shows, too. */
  readonly company: number;
  readonly repeated: number;
  /** To lose 10 Honour for a token, where Honour is only a currency. */
  readonly buyOff: number;
  /** How much better a choice must be to be taken nearly always, in Honour. */
  readonly warmth: number;
}

/** Two together fight beside the Reed Clan and fulfil other Requests than three or four. */
type Occasion = ModeId | 'cooperativeOfTwo';

export const HABITS: Readonly<Record<Occasion, Habits>> = {
  competitive: competitive.worth,
  solo: solo.worth,
  cooperative: cooperative.worth,
  cooperativeOfTwo: cooperativeOfTwo.worth,
};

export function occasionOf({ mode, seats }: Pick<Table, 'mode' | 'seats'>): Occasion {
  return mode === 'cooperative' && seats === 2 ? 'cooperativeOfTwo' : mode;
}

export function habitsOf(table: Table): Habits {
  return HABITS[occasionOf(table)];
}
