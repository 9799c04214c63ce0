/**
 * What a player who knows the game weighs, in points that mean something only beside each other: an easy ghost that goes is
 * worth about five. The numbers stand in policy-weights.json with the way they were found; here is what each of them means.
 */

import type { Power } from '../content/village.ts';
import type { Curse } from '../content/villagers.ts';
import found from './policy-weights.json';

interface Weights {
  /** A ghost that leaves the village, and more for each point of resistance. */
  ghost: number;
  resistance: number;
  /** And more for each ghost in play beyond the sixth. */
  press: number;
  /** What a Taoist's Qi is worth, the last one first. */
  qi: number[];
  neutralQi: number[];
  /** What a tile is worth while so many are left before all is lost, none left first. */
  tilesLeft: number[];
  /** And in itself, by how much help is asked of it. */
  tileUse: number;
  /** How much help is asked of each tile, in the order of TILE_IDS. */
  tileUses: number[];
  /** How much of a danger is left for every turn until it strikes. */
  patience: number;
  /** A stone that acts in every Yin phase does so more than once. */
  actsAgain: number;
  /** A Haunter comes back after it has haunted. */
  hauntsAgain: number;
  /** What a ghost that arrives costs when somebody calls it. */
  arrival: number;
  /** Lasting stones. */
  capturedDie: number;
  taoOff: number;
  powerOff: number;
  powersOff: number;
  /** A board with two ghosts, and what is good about a full one: no ghost comes to it. */
  crowd: number;
  quiet: number;
  /** Incarnations: most of all the last one. */
  incarnation: number;
  lastIncarnation: number;
  /** The part of that for a step that makes its exorcism possible: the way freed, a Buddha at hand. */
  wayFreed: number;
  buddhaForIt: number;
  /** A Tao token; more for black, for each ghost in play that asks for it, and for an incarnation. */
  token: number;
  blackToken: number;
  wantedToken: number;
  immuneToken: number;
  incarnationToken: number;
  /** Every further token of the same colour is worth so much of the one before. */
  furtherToken: number;
  yinYang: number;
  /** What it costs to use it before the deed of the turn is done. */
  later: number;
  /** A Buddha taken, and one that is set where ghosts come. */
  takeBuddha: number;
  setBuddha: number;
  revive: number;
  /** Prospects of the next turn, as a part of what could be done then. */
  next: number;
  centre: number;
  /** Tokens brought where another may need them. */
  lend: number;
  /** What the Circle and the Mantra change, as a part of what they make possible. */
  circle: number;
  circleLater: number;
  /** How much more the Circle is worth in black, and what it does for a ghost that no die reaches and that still needs more. */
  circleBlack: number;
  circleImmune: number;
  /** What the Mantra is worth for the Taoist whose turn it is, and for one who stands far away. */
  mantraNow: number;
  mantraFar: number;
  mantra: number;
  /** How the help of each tile compares with an exorcism of the same worth. */
  circleHelp: number;
  templeHelp: number;
  cemeteryHelp: number;
  altarHelp: number;
  herbalistHelp: number;
  hutHelp: number;
  watchmanHelp: number;
  pavilionHelp: number;
  teaHelp: number;
  /** What the further ghosts of a colour count beside the best one at the Kung-Fu School. */
  schoolOthers: number;
  /** What a Taoist brought to one's side by the Twin Winds must add. */
  winds: number;
  /** What the wind of the Pavilion gains with a figure on its icon: time, by turns and by what a tile is worth, a less used tile; and on crowded boards. */
  windTime: number;
  windTile: number;
  windCrowd: number;
  /** The Pavilion, when there is nothing better. */
  pavilion: number;
  /** A board's power borrowed. */
  powerToken: number;
  /** Two ghosts before one corner. */
  pair: number;
  /** A second deed of the same kind. */
  again: number;
  /** What a token counts against a ghost of several colours. */
  motleyToken: number;
  /** What a curse costs one who may roll it again. */
  cursedAgain: number;
  /** A new ghost is put where it can be reached. */
  access: number;
  /** White Moon. */
  saved: number;
  /** How much rather somebody is saved at once than later. */
  saveNow: number;
  killed: number;
  crystal: number;
  receptacle: number;
  nearPortal: number;
  /** How much more it is worth to take somebody along than to go that way. */
  escort: number;
  /** What it must be worth at least. */
  escortEffort: number;
  /** A villager who must flee, as a part of one who dies. */
  flight: number;
  suLing: number;
  /** What a ghost is worth to the roll of the Barrier. */
  barrierRoll: number;
  /** What a death costs beside the villager, by its curse. */
  deaths: Record<Curse, number>;
  artefact: number;
  /** A board at set-up: points above the mean of 1,272 games of policies at Normal in which somebody had that power. */
  boards: Record<Power, number>;
  /** How much better a choice must be to be taken nearly always. */
  warmth: number;
}

export const WEIGHTS: Weights = found.worth;

/** Far below anything that is ever worth doing. */
export const NEVER = -50;
/** What is plainly right, where the other choices are worth nothing. */
export const SURE = 10;
/** What decides between choices that are else alike. */
export const NUDGE = 0.1;
