/**
 * What a player who knows the game weighs, in points that mean something only beside each other: an easy ghost that goes is
 * worth about five. Most were found by playing some ten thousand games with numbers a little larger and a little smaller.
 * Whatever the policy may be tuned by stands here and nowhere else.
 */

export const WEIGHTS = {
  /** A ghost that leaves the village, and more for each point of resistance. */
  ghost: 2.3,
  resistance: 1.7,
  /** And more for each ghost in play beyond the sixth. */
  press: 0.035,
  /** What a Taoist's Qi is worth, the last one first. */
  qi: [0, 19, 14, 7.3, 6.5, 4],
  neutralQi: [0, 10, 3, 2, 2, 2],
  /** What a tile is worth while so many are left before all is lost, none left first. */
  tilesLeft: [0, 122, 26, 14, 10],
  /** And in itself, by how much help is asked of it. */
  tileUse: 2.8,
  /** How much of a danger is left for every turn until it strikes. */
  patience: 0.74,
  /** A stone that acts in every Yin phase does so more than once. */
  actsAgain: 1.8,
  /** A Haunter comes back after it has haunted. */
  hauntsAgain: 1.4,
  /** What a ghost that arrives costs when somebody calls it. */
  arrival: 17,
  /** Lasting stones. */
  capturedDie: 2.5,
  taoOff: 14,
  powerOff: 1.8,
  powersOff: 9,
  /** A board with two ghosts, and what is good about a full one: no ghost comes to it. */
  crowd: 0.83,
  quiet: 2.2,
  /** Incarnations: most of all the last one. */
  incarnation: 48,
  lastIncarnation: 452,
  /** The part of that for a step that makes its exorcism possible: the way freed, a Buddha at hand. */
  wayFreed: 0.27,
  buddhaForIt: 0.15,
  /** A Tao token; more for black, for each ghost in play that asks for it, and for an incarnation. */
  token: 1.7,
  blackToken: 0.85,
  wantedToken: 0.38,
  immuneToken: 0.73,
  incarnationToken: 6.2,
  /** Every further token of the same colour is worth so much of the one before. */
  furtherToken: 0.84,
  yinYang: 6.3,
  /** What it costs to use it before the deed of the turn is done. */
  later: 1,
  /** A Buddha taken, and one that is set where ghosts come. */
  takeBuddha: 13,
  setBuddha: 3,
  revive: 49,
  /** Prospects of the next turn, as a part of what could be done then. */
  next: 0.11,
  centre: 0.57,
  /** Tokens brought where another may need them. */
  lend: 0.48,
  /** What the Circle and the Mantra change, as a part of what they make possible. */
  circle: 0.58,
  circleLater: 0.094,
  mantra: 0.59,
  /** How the help of each tile compares with an exorcism of the same worth. */
  circleHelp: 0.65,
  templeHelp: 0.6,
  cemeteryHelp: 1.1,
  altarHelp: 0.61,
  herbalistHelp: 0.63,
  hutHelp: 0.81,
  watchmanHelp: 0.35,
  pavilionHelp: 0.21,
  teaHelp: 0.61,
  /** What a Taoist brought to one's side by the Twin Winds must add. */
  winds: 0.69,
  /** What the wind of the Pavilion gains with a figure on its icon: time, by turns and by what a tile is worth, a less used tile; and on crowded boards. */
  windTime: 0.08,
  windTile: 0.5,
  windCrowd: 0.5,
  /** The Pavilion, when there is nothing better. */
  pavilion: 1.3,
  /** A board's power borrowed. */
  powerToken: 4,
  /** Two ghosts before one corner. */
  pair: 1,
  /** A second deed of the same kind. */
  again: 1,
  /** A new ghost is put where it can be reached. */
  access: 0.81,
  /** White Moon. */
  saved: 6,
  killed: 7,
  crystal: 4,
  receptacle: 3,
  nearPortal: 1.2,
  /** How much more it is worth to take somebody along than to go that way. */
  escort: 3,
  /** A villager who must flee, as a part of one who dies. */
  flight: 0.4,
  suLing: 0.6,
  artefact: 5,
  /** A board at set-up: points above the mean of 1,272 games of policies at Normal in which somebody had that power. */
  boards: {
    'bottomless-pockets': 2.6,
    'second-wind': 1.3,
    'dance-of-the-spires': 0.8,
    'strength-of-a-mountain': -0.5,
    'enfeeblement-mantra': -0.5,
    'the-gods-favorite': -0.6,
    'heavenly-gust': -1.2,
    'dance-of-the-twin-winds': -1.9,
  },
  /** How much better a choice must be to be taken nearly always. */
  warmth: 0.5,
};

/** Far below anything that is ever worth doing. */
export const NEVER = -50;
