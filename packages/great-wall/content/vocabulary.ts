/** The words of the effect vocabulary (rulebook chapter 18): counters, triggers, conditions, numbers, switched rules and scopes. */

export const COUNTERS = [
  'supportAdvisors',
  'advisors',
  'overseerLevels',
  'claimedHordes',
  'soldiersOnBoard',
  'wallLevelsBuilt',
  'killedNow',
  'otherHordesInSection',
  'attackersNow',
  'woundsNow',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** GW-CARD-3 */
export interface Scaled {
  readonly per: Counter;
  readonly mul: number;
  readonly div: number;
  readonly max: number;
}
export type Amount = number | Scaled;

export const TRIGGERS = [
  'springEnd',
  'summerIncome',
  'summerEnd',
  'commandRecovery',
  'turnStart',
  'afterActivationStep',
  'turnEnd',
  'locationActivated',
  'gathered',
  'overseerUpgraded',
  'donated',
  'built',
  'advisorHired',
  'clerkHired',
  'recruiting',
  'recruited',
  'spotCovered',
  'woundPlaced',
  'hordePlaced',
  'hordeDefeated',
  'hordeClaimed',
  'soldiersKilled',
  'winterStart',
  'beforeAssault',
  'sectionHeld',
  'breach',
  'shameReceived',
  'requestFulfilment',
  'requestDone',
  'eventRevealed',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const CONDITIONS = [
  'ownTurn',
  'othersTurn',
  'ownClerkHere',
  'beforeResolving',
  'ownSoldierOnHorde',
  'onlyOwnSoldiersOnHorde',
  'ownSoldierOrArcher',
  'ownSoldierInSection',
  'hordeInSection',
  'freeBarricadeSlot',
  'sectionHeld',
  'ownSoldierKilled',
  'afterSaving',
  'ownSpotCovered',
  'byOwnHorseman',
  'byOwnArcher',
  'builtWall',
  'builtBarricade',
  'gatheredWood',
  'gatheredStone',
  'gatheredGold',
  'gatheredChi',
  'topOfTea',
  'choseHonour',
  'fewTactics',
  'gainedIncome',
  'requestHasResources',
  'qinTurn',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const STATS = [
  'cost.recruit.spearman',
  'cost.recruit.archer',
  'cost.recruit.horseman',
  'cost.recruit.any',
  'cost.wall',
  'cost.barricade',
  'cost.advisor',
  'cost.clerk',
  'cost.overseer',
  'cost.save',
  'cost.tactic',
  'cost.dropShame',
  'donateMax',
  'donateHonour',
  'teaSteps',
  'schoolDraw',
  'defence',
  'power',
  'lethality',
  'barricadeValue',
  'saveCostHere',
  'commandMoves',
  'buildDiscount',
  'recruitCount',
  'requestShare',
  'shameTaken',
] as const;
export type Stat = (typeof STATS)[number];

export const FLAGS = [
  'spearmanReachRow2',
  'noAloneShame',
  'chiAsMaterial',
  'noWinterWounds',
  'onlyFirstRowTarget',
  'noHorsemen',
  'firstSaveFree',
  'extraClerkHere',
] as const;
export type Flag = (typeof FLAGS)[number];

export const RESOURCE_WORDS = ['wood', 'stone', 'gold', 'chi', 'wsg', 'any'] as const;
export type ResourceWord = (typeof RESOURCE_WORDS)[number];
export const WOUND_REACH = ['any', 'firstRow', 'section'] as const;
export type WoundReach = (typeof WOUND_REACH)[number];
export const ATTACK_SCOPES = ['total', 'perSection', 'wholeZones'] as const;
export type AttackScope = (typeof ATTACK_SCOPES)[number];

/** As many as there are. */
export const ALL = 99;
