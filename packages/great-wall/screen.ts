/**
 * The one door through which a screen looks at this game: names and numbers of the content, the keys of options, the procedures whose frames it may
 * ask for, and questions about a view's table that the rules themselves answer.
 */

export type { Location, ModeId } from './content/board.ts';
export {
  BARRICADE_SLOTS,
  FIRING_SPOTS,
  HONOUR,
  isProduction,
  LOCATION_IDS,
  LOCATIONS,
  SHAME_ICON,
  TIME_TRACK,
  variantOf,
} from './content/board.ts';
export { generalOf, tacticTitled, titleOf } from './content/cards.ts';
export type { Request } from './content/coop-cards.ts';
export { requestOf } from './content/coop-cards.ts';
export { listOf } from './content/effects.ts';
export type { HordeType } from './content/hordes.ts';
export { areAdjacent, GRID_CELLS, GRID_COLUMNS, hordeOf, MOST_SPOTS } from './content/hordes.ts';
export { isReconstructed } from './content/provenance.ts';
export type { Resource, Section, Slot, Soldier } from './content/terms.ts';
export {
  ALL_RESOURCES,
  ALL_SECTIONS,
  ALL_SLOTS,
  ALL_SOLDIERS,
  RESOURCES,
  ROWS,
  rowOf,
  SECTIONS,
  SOLDIERS,
  SPEARMAN,
  sectionOf,
  slotAt,
} from './content/terms.ts';
export type { Toll } from './forecasts/balance.ts';
export { balanceOf, tollOf } from './forecasts/balance.ts';
export { doomedNow } from './forecasts/hordes.ts';
export { overseerPrices, wouldFillAlone } from './forecasts/locations.ts';
export { qinForecasts } from './forecasts/qin.ts';
export { fulfilledNow, requestForecast, requestNeeds } from './forecasts/requests.ts';
export type { Threat } from './forecasts/sections.ts';
export { buildForecast, lastChance, sectionForecast, sectionWords, siteWords } from './forecasts/sections.ts';
export { chiForecast, playedForecast, targetsOf } from './forecasts/tactics.ts';
export { generalStrength, inspect } from './inspect.ts';
export { activate } from './rules/activation.ts';
export { assault } from './rules/assault.ts';
export { chooseCommand } from './rules/autumn.ts';
export { boxes } from './rules/boxes.ts';
export { breach } from './rules/breach.ts';
export { build } from './rules/build.ts';
export { isReady } from './rules/city.ts';
export { moving, sourcesOf } from './rules/clerks.ts';
export { priceOfSaving } from './rules/deaths.ts';
export { defeatCheck } from './rules/defeat.ts';
export { embassy } from './rules/embassy.ts';
export { chooseAdvisor, chooseGeneral } from './rules/game.ts';
export * from './rules/keys.ts';
export { lethality, powerOf } from './rules/modifiers.ts';
export type { Payment } from './rules/payment.ts';
export { adjust } from './rules/payment.ts';
export { sectionIn } from './rules/reactions.ts';
export type { Recruiting } from './rules/recruit.ts';
export { priceOf, recruitment } from './rules/recruit.ts';
export { fulfilment, proposal } from './rules/requests.ts';
export { artefactHonour, hordeHonour } from './rules/scoring.ts';
export { hordesComing, lastYear, printedLethality } from './rules/seasons.ts';
export { receiveShame } from './rules/shame.ts';
export { hasSoldierIn, usable } from './rules/soldiers.ts';
export { kindOn, ownerOn, vacantSpots } from './rules/spots.ts';
export { summer } from './rules/summer.ts';
export { overlord } from './rules/treasury.ts';
export type { Open } from './rules/window.ts';
export { enhancedPrice, window } from './rules/window.ts';
export { finishedWalls, volley } from './rules/winter.ts';
export type { Habit, StandingAnswer, Unless } from './standing.ts';
export { ahead, EVERYTHING, habitFor, isHabit, isPassed, UNLESS } from './standing.ts';
export type { Faction, OpenClan } from './state.ts';
export {
  clanOf,
  countCards,
  isPlayer,
  isQin,
  isReed,
  NOBODY,
  nameOf,
  qin,
  slotsOf,
  spotAt,
  VACANT,
  variant,
  WOUND,
} from './state.ts';
export type { Seen, WallView } from './view.ts';
export { seen } from './view.ts';
