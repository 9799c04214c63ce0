/** What a screen may ask, of a view as it is: names and numbers of the content, questions of the rules, forecasts and explanations. */

export type { Ability, Card } from './content/cards.ts';
export { cardOf, ghostOf, hauntsWhileThere, isIncarnation } from './content/cards.ts';
export type { Colour } from './content/colours.ts';
export { ALL_COLOURS, BLACK, BOARD_COLOURS, COLOURS, CURSE_FACES, FACE_NAMES, WHITE } from './content/colours.ts';
export type { Place, Side, Space } from './content/layout.ts';
export {
  CENTRE,
  LINE,
  PLACE_IDS,
  PLACES,
  RECEPTACLE_IDS,
  SIDES,
  SPACE_IDS,
  SPACES,
  SPACES_OF,
  sideOf,
} from './content/layout.ts';
export { difficultyOf, LAST_TILE, LAST_VILLAGER, TAO_DICE } from './content/numbers.ts';
export { isReconstructed } from './content/provenance.ts';
export { ruleOf, stonesOf } from './content/stones.ts';
export type { Power } from './content/village.ts';
export { CIRCLE, powersOf, TILE_IDS } from './content/village.ts';
export type { Artefact, Family } from './content/villagers.ts';
export { ARTEFACT_IDS, FAMILIES, familyOf } from './content/villagers.ts';
export { DECK, fallingBy, forecasts, targetsLeft, togetherText, verdictOf, WHEN } from './forecasts.ts';
export { inspect } from './inspect.ts';
export type { GhostInspection, Line } from './inspect-lines.ts';
export { GRAVEYARD, HAUNTED, heldThing, SHELTER } from './inspect-pieces.ts';
export { arrive, placeDrawn } from './rules/arrive.ts';
export { barrier } from './rules/barrier.ts';
export { chooseBoard } from './rules/boards.ts';
export { coinFrom, kindOfCoin } from './rules/coins.ts';
export type { Attempt } from './rules/cover.ts';
export { BARRIER_SIDE, CRYSTAL, coinKind, coinSide } from './rules/cover.ts';
export { curse } from './rules/curse.ts';
export { exorcismRoll, rollTao } from './rules/dice.ts';
export { exorcise } from './rules/exorcise.ts';
export { fateOf } from './rules/families.ts';
export { captors, capturedDice, colourAt, isPortalOpen, isSilenced, isTaoOff } from './rules/ghosts.ts';
export { help } from './rules/help.ts';
export {
  ALL,
  ARTEFACT_KEYS,
  BOARD_KEYS,
  BRING_KEYS,
  DIE_KEYS,
  END,
  EXORCISE,
  FAIL,
  FAMILY_KEYS,
  FINISH,
  HELP,
  KEEP,
  POWER_KEYS,
  ROLL,
  SET_CRYSTAL,
  SETTLE,
  SPACE_KEYS,
  STAND,
  TAO_KEYS,
  TAOIST_KEYS,
  TILE_KEYS,
  tileKey,
  VILLAGER_KEYS,
} from './rules/keys.ts';
export { isMantraGone, isPowerActive } from './rules/powers.ts';
export { coinsGivenWith, isImmune, needsOf, priceOf, prospectOf, purseOf, whitesFor } from './rules/prospects.ts';
export { scoreOf } from './rules/scoring.ts';
export { placeSuLing } from './rules/su-ling.ts';
export { hauntedPlaces, isHaunted, isLiving, isPlayed, playersIn } from './rules/table.ts';
export { takeTao } from './rules/tokens.ts';
export { turn } from './rules/turn.ts';
export { topAt } from './rules/villagers.ts';
export { yang } from './rules/yang.ts';
export { boardsForAnotherDeed, turnState } from './rules/yang-prompt.ts';
export { DEEDS } from './rules/yang-refusals.ts';
export type { Board, Table } from './state.ts';
export { boardOf, HIDDEN, MOVED, NONE, ON_CARD, ON_ICON } from './state.ts';
export type { Chance, Night, Threat } from './threats.ts';
export { chancesAround, nightsAhead } from './threats.ts';
export type { GhostView } from './view.ts';
