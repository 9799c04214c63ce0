/** Which icon stands for what in The Great Wall. Names are those of game-icons; the sprite holds all of them. */

/** How high the wall of each level stands above the rest zone, in units of its drawing. */
export const WALL_HEIGHTS = [22, 46, 66, 84] as const;

export const RESOURCE_ICONS = ['wood-pile', 'stone-block', 'gold-bar', 'yin-yang'] as const;
export const SOLDIER_ICONS = ['spears', 'bowman', 'cavalry'] as const;
export const CLAN_ICONS = ['dragon-head', 'snake', 'turtle-shell', 'monkey'] as const;

export const LOCATION_SIGNS = {
  lumberMill: 'wood-pile',
  quarry: 'stone-block',
  goldMine: 'gold-mine',
  temple: 'incense',
  barracks: 'barracks-tent',
  teahouse: 'teapot-leaves',
  builders: 'hammer-nails',
  logistics: 'old-wagon',
  embassy: 'imperial-crown',
  school: 'high-kick',
} as const;

export const COMMAND_SIGNS = {
  economy: 'coins-pile',
  despotism: 'throne-king',
  betrayal: 'backstab',
  workHarder: 'hammer-drop',
  attackOrder: 'crossed-sabres',
  conscription: 'rally-the-troops',
  reedOrders: 'high-grass',
} as const;

export const TACTIC_SIGNS = {
  retreat: 'return-arrow',
  restless: 'whip',
  ambush: 'arrow-cluster',
  forcedMarch: 'boot-prints',
  nightWatch: 'lantern-flame',
  spoils: 'swap-bag',
  overtime: 'candle-light',
  charge: 'horse-head',
  glory: 'laurel-crown',
  emergencyWorks: 'barricade',
  sharedStores: 'hand-truck',
  combinedArms: 'crossed-swords',
  plea: 'prayer',
  holdTheLine: 'shield-echoes',
  pardon: 'freedom-dove',
  newOrders: 'scroll-quill',
} as const;

/** The silhouettes on a Horde card. */
export const HORDE_SIGNS = {
  steppeRaiders: 'cavalry',
  lightRiders: 'horse-head',
  heavyLancers: 'mounted-knight',
  horseArchers: 'bowman',
  sappers: 'mining',
  khansGuard: 'mounted-knight',
  fireLancers: 'fire-dash',
  spiritHost: 'spectre',
  vanguard: 'spears',
  wolfPack: 'wolf-head',
  ironColumn: 'mounted-knight',
  stormBows: 'bowman',
  tunnellers: 'mining',
  bannerGuard: 'knight-banner',
  torchBearers: 'torch',
  ghostRiders: 'haunting',
} as const;

/** What a Horde can do, in one sign; those without an ability show crossed swords. */
export const ABILITY_SIGNS = {
  lightRiders: 'meeple-group',
  horseArchers: 'arrow-cluster',
  sappers: 'broken-wall',
  khansGuard: 'crenulated-shield',
  fireLancers: 'burning-embers',
  spiritHost: 'spectre',
  wolfPack: 'meeple-group',
  stormBows: 'arrow-cluster',
  tunnellers: 'broken-wall',
  bannerGuard: 'crenulated-shield',
  torchBearers: 'burning-embers',
  ghostRiders: 'haunting',
} as const;

export const ADVISOR_SIGNS = {
  forester: 'axe-in-stump',
  stonecutter: 'stone-block',
  goldWasher: 'gold-nuggets',
  meditationMaster: 'meditation',
  taxCollector: 'receive-money',
  herbalist: 'herbs-bundle',
  quartermaster: 'hand-truck',
  foreman: 'whip',
  ledgerKeeper: 'scroll-quill',
  benefactor: 'two-coins',
  almoner: 'receive-money',
  caravanner: 'old-wagon',
  guardian: 'crenulated-shield',
  drillMaster: 'spears',
  fletcher: 'bow-arrow',
  horseBreeder: 'horse-head',
  vanguardCaptain: 'rally-the-troops',
  pikeCaptain: 'spears',
  masterArcher: 'archery-target',
  cavalryCaptain: 'cavalry',
  surgeon: 'healing',
  veteran: 'crested-helmet',
  trophyKeeper: 'knight-banner',
  scout: 'spyglass',
  courier: 'boot-prints',
  duellist: 'crossed-swords',
  bowWarden: 'bowman',
  memorialist: 'tied-scroll',
  architect: 'pagoda',
  carpenter: 'barricade',
  siegeEngineer: 'arrow-cluster',
  rampartCaptain: 'stone-wall',
  wallInspector: 'stone-wall',
  geomancer: 'compass',
  chamberlain: 'public-speaker',
  patron: 'gold-bar',
  teaMaster: 'teapot-leaves',
  courtier: 'coffee-cup',
  envoy: 'envelope',
  magistrate: 'scales',
  censor: 'blindfold',
  strategist: 'chess-knight',
  tactician: 'yin-yang',
  archivist: 'bookshelf',
} as const;

export const ARTEFACT_SIGNS = {
  jadeSeal: 'wax-seal',
  ministryScroll: 'tied-scroll',
  bronzeAbacus: 'abacus',
  warDrum: 'drum',
  masonsChisel: 'chisel',
} as const;

export const REQUEST_SIGNS = {
  'provoke-then-prevail': 'crossed-sabres',
  'glory-to-the-emperor': 'stone-wall',
  'royal-escort': 'rally-the-troops',
  'warriors-for-the-guard': 'spears',
  'silk-for-the-court': 'gold-bar',
  'timber-for-the-fleet': 'wood-pile',
  'stone-for-the-tomb': 'stone-block',
  'incense-for-the-ancestors': 'incense',
  'scribes-for-the-capital': 'scroll-quill',
  'quiet-border': 'stone-wall',
  'humble-service': 'laurels',
  'imperial-granary': 'warehouse',
} as const;

export const EVENT_SIGNS = {
  earlyFrost: 'snowflake-1',
  restlessSteppe: 'mounted-knight',
  warWeariness: 'despair',
  rottenTimber: 'barricade',
  bloodOath: 'skull-crack',
  openRoads: 'old-wagon',
  campFever: 'camping-tent',
  granaryFire: 'burning-embers',
  flood: 'big-wave',
  newBanners: 'knight-banner',
  richHarvest: 'wood-pile',
  amnesty: 'freedom-dove',
} as const;

const OTHERS = [
  'despair',
  'laurels',
  'bleeding-wound',
  'broken-wall',
  'card-pickup',
  'card-pick',
  'direction-sign',
  'envelope',
  'falling-leaf',
  'lightning-storm',
  'medieval-gate',
  'rank-3',
  'skull-crack',
  'snowflake-1',
  'sprout',
  'stone-wall',
  'sun',
  'high-grass',
  'abacus',
  'blindfold',
  'bow-arrow',
  'camping-tent',
  'chess-knight',
  'coffee-cup',
  'crenulated-shield',
  'crossed-sabres',
  'crossed-swords',
  'hourglass',
  'imperial-crown',
  'knight-banner',
  'public-speaker',
  'scroll-quill',
  'warehouse',
  'whip',
] as const;

const GROUPS = [
  LOCATION_SIGNS,
  COMMAND_SIGNS,
  TACTIC_SIGNS,
  HORDE_SIGNS,
  ABILITY_SIGNS,
  ADVISOR_SIGNS,
  ARTEFACT_SIGNS,
  REQUEST_SIGNS,
  EVENT_SIGNS,
] as const;

type Values<Map> = Map extends unknown ? Map[keyof Map] : never;
export type WallIcon =
  | Values<(typeof GROUPS)[number]>
  | (typeof OTHERS)[number]
  | (typeof RESOURCE_ICONS)[number]
  | (typeof SOLDIER_ICONS)[number]
  | (typeof CLAN_ICONS)[number];

export const WALL_ICONS: readonly WallIcon[] = [
  ...new Set([
    ...GROUPS.flatMap((group) => Object.values(group)),
    ...OTHERS,
    ...RESOURCE_ICONS,
    ...SOLDIER_ICONS,
    ...CLAN_ICONS,
  ]),
];
