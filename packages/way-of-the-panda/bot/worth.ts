/**
 * What things are worth to a bot, in victory points. Found by play of bots against themselves; the command and its
 * figures stand beside the numbers.
 */

import weights from './weights.json';

export interface Worth {
  /** An action point that can be spent next round, and what is left of it where there are many. */
  actionPoint: number;
  plenty: number;
  /** The action points that a guard still in hand will probably bring. */
  guardInHand: number;
  /** A guard at hand for the rest of the game: each round it acts once and brings an action point. */
  guard: number;
  /** How many a selection takes on average. */
  guardsPerSelection: number;
  /** How many rounds four players need. */
  rounds: number;
  /** How many of the tiles that could still come will come. */
  strengthGrowth: number;
  questGrowth: number;
  /** Of what a quest tile, or a building, would bring where a champion stands. */
  questReach: number;
  buildReach: number;
  /** What is left of it for each guard that is missing, each road to go, each ninja too many on it. */
  missing: number;
  near: number;
  tooStrong: number;
  cityCard: number;
  frontier: number;
  /** An own guard around a location that waits for its last ninja, and what is left of it for each further ninja. */
  freeing: number;
  freeingDecay: number;
  /** A guard on a road that waits for its last ninja. */
  guardOnRoad: number;
  /** A guard printed on an own tile. */
  ownTile: number;
  /** What is left of hopes in the last round. */
  lastRound: number;
  /** Of the points that mission B would give now, and for a building that mission A counts. */
  missionB: number;
  missionStep: number;
}

/** Numbers that were set once and are not tuned. */
interface Fixed {
  /** More action points than this are hard to spend in one round. */
  enoughAp: number;
  /** What means are still worth when only ties can be decided by them. */
  afterAll: number;
  /** How much longer the game takes, for each player fewer. */
  fewerTakeLonger: number;
  /** As long as the end is not certain, some of the game is left. */
  leastLeft: number;
  /** With more ninjas around it a location will not be freed soon. */
  mostOpen: number;
}

export const WORTH: Worth = weights.worth;
export const FIXED: Fixed = weights.fixed;
