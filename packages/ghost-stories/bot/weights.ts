/**
 * What a player who knows the game weighs, in points: about ten for a ghost that goes, or for a whole deed. All numbers by
 * which the policy may be tuned stand here and nowhere else.
 */

export const WEIGHTS = {
  /** A ghost that leaves the village, and more for each point of resistance. */
  ghost: 8,
  resistance: 1,
  /** And more for each ghost in play beyond the sixth. */
  press: 0.03,
  /** What a Taoist's Qi is worth, the last one first. */
  qi: [0, 45, 16, 9, 7, 5],
  neutralQi: [0, 10, 3, 2, 2, 2],
  /** What a tile is worth while so many are left before all is lost, none left first. */
  tilesLeft: [0, 150, 26, 15, 11],
  /** And in itself, by how much help is asked of it. */
  tileUse: 2,
  /** How much of a danger is left for every turn until it strikes. */
  patience: 0.87,
  /** A Haunter comes back after it has haunted. */
  hauntsAgain: 1.3,
  /** What a ghost that arrives costs when somebody calls it. */
  arrival: 8,
  /** Lasting stones. */
  capturedDie: 7,
  taoOff: 6,
  powerOff: 3,
  powersOff: 7,
  /** A board with two ghosts, and what is good about a full one: no ghost comes to it. */
  crowd: 2,
  quiet: 4,
  /** Incarnations: most of all the last one. */
  incarnation: 40,
  lastIncarnation: 80,
  /** The part of that for a step that makes its exorcism possible: the way freed, a Buddha at hand. */
  wayFreed: 0.3,
  buddhaForIt: 0.15,
  /** A Tao token; more for black, for each ghost in play that asks for it, and for an incarnation. */
  token: 2.4,
  blackToken: 0.6,
  wantedToken: 0.7,
  immuneToken: 1.5,
  incarnationToken: 6,
  /** Every further token of the same colour is worth so much of the one before. */
  furtherToken: 0.75,
  yinYang: 8,
  /** A Buddha taken, and one that is set where ghosts come. */
  takeBuddha: 6,
  setBuddha: 7,
  revive: 30,
  /** Prospects of the next turn, as a part of what could be done then. */
  next: 0.25,
  centre: 0.5,
  /** Tokens brought where another may need them. */
  lend: 0.5,
  /** What the Circle and the Mantra change, as a part of what they make possible. */
  circle: 0.7,
  circleLater: 0.08,
  mantra: 0.5,
  /** How the help of each tile compares with an exorcism of the same worth. */
  circleHelp: 1,
  templeHelp: 1,
  cemeteryHelp: 1,
  altarHelp: 1,
  herbalistHelp: 1,
  hutHelp: 1,
  watchmanHelp: 1,
  pavilionHelp: 1,
  teaHelp: 1,
  /** What a Taoist brought to one's side by the Twin Winds must add. */
  winds: 1,
  /** The Pavilion, when there is nothing better. */
  pavilion: 0.5,
  /** A board's power borrowed. */
  powerToken: 4,
  /** Two ghosts before one corner. */
  pair: 2,
  /** A second deed of the same kind. */
  again: 0.8,
  /** A new ghost is put where it can be reached. */
  access: 0.4,
  /** White Moon. */
  saved: 6,
  killed: 7,
  crystal: 4,
  receptacle: 3,
  nearPortal: 1.2,
  suLing: 0.6,
  artefact: 5,
  /** How much better a choice must be to be taken nearly always. */
  warmth: 1,
};

export type Weights = typeof WEIGHTS;
