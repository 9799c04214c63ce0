/** How much each thing is worth to a player, in Honour, at the beginning of the game. */
export const WORTH = {
  /** Wood, Stone, Gold, Chi: most can be built into a Wall for as much Honour. Beyond `plenty` they wait too long. */
  resources: [0.75, 0.7, 0.7, 0.65],
  plenty: 7,
  tactic: 1.4,
  overseer: 3.4,
  advisor: 3,
  clerk: 3,
  commandInHand: 0.6,
  tea: 0.4,
  /** What a Clerk brings when its Location activates, for each resource, for a donation, and elsewhere. */
  gathered: 0.7,
  donation: 1.2,
  recruits: 1.8,
  builds: 1.4,
  hires: 1.4,
  learns: 1.2,
  marches: 0.2,
  drinksTea: 0.5,
  /** A Location that still has to fill: the part of its worth that is sure. */
  empty: 0.35,
  soldierAtRest: 3.2,
  archerOnWall: 3.4,
  /** A Soldier on a Horde; and of the Horde's Honour by the share of its spots. */
  soldierOnHorde: 2.2,
  hordeShare: 0.8,
  /** For each Shame that a Breach would bring. */
  breachShame: 4,
  /** How close to a Breach a Wall may be before it counts as half open. */
  narrow: 4,
  shamedSoldier: 4.5,
  /** What the last tokens of the Shame pool are worth where its end is a defeat. */
  shamePool: 45,
  shamedEnd: 150,
  /** Of the best rival's prospects. */
  rival: 0.4,
  request: 25,
  yearHeld: 10,
  agreement: 4,
  shameLeft: 1.2,
};
