/** What a screen may ask, of a view as it is: names and numbers of the content, questions of the rules, forecasts and explanations. */

export type { Action, Deed, Space } from './content/board.ts';
export { deedOf, SPACES, SPECIAL_ACTIONS } from './content/board.ts';
export type { Class } from './content/classes.ts';
export { BUILDINGS, CHAMPIONS, CLASSES, QUEST_TILES, STRENGTH_TILES } from './content/classes.ts';
export type { Place, Road, Spot } from './content/map.ts';
export { IS_FRONTIER, NINJAS, PLACE_IDS, PLACES, ROAD_IDS, ROADS, SECTION_IDS, SPOT_IDS } from './content/map.ts';
export { effectOf, missionNumber } from './content/missions.ts';
export {
  BASE_SUPPLY,
  BUILD_VP,
  GUARDS_NEEDED,
  LAST_BASE,
  LAST_CAPITAL,
  LEAST_AP,
  MOST_AP,
  MOST_QUESTS,
  MOST_STRENGTH,
  MULTIPLIERS,
  QUEST_VALUES,
  vpLostAt,
} from './content/numbers.ts';
export { isReconstructed } from './content/provenance.ts';
export {
  actorOf,
  citiesText,
  clanThing,
  columnText,
  endsOf,
  endText,
  nextInTurn,
  pointTexts,
  tableOf,
} from './forecasts.ts';
export { inspect } from './inspect.ts';
export { construct, frontierBonus } from './rules/construct.ts';
export { CARD, CHAMPION, DO, PLACE, ROAD, SPACE, SPECIAL_SPACE, SPOT } from './rules/keys.ts';
export { walking } from './rules/move.ts';
export { perform } from './rules/perform.ts';
export { hasBuilding, isCapital, isCity, nextBuilding } from './rules/places.ts';
export { missionProgress } from './rules/progress.ts';
export { guardsAround, hasTile, ownGuardsAround, uncovered } from './rules/roads.ts';
export { turn } from './rules/round.ts';
export { productsOf, rankOf } from './rules/scoring.ts';
export { setupChampions, setupGuards } from './rules/setup-phase.ts';
export { guardsFor } from './rules/spaces.ts';
export { championFrom, championThing, isChampionThing } from './rules/things.ts';
export type { Clan, Pieces, Table } from './state.ts';
export { clanOf, guardsOn, NEUTRAL, NO_TILE, SHEET, UNPLACED } from './state.ts';
export type { PandaView } from './view.ts';
