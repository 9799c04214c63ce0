/** What a screen may ask about a view of the table: names and numbers of the content, and forecasts made by the rules themselves. */

import type { Frame } from '@jade/engine';
import { at } from '@jade/engine';
import type { Card } from './content/cards.ts';
import type { Colour } from './content/colours.ts';
import { ALL_COLOURS } from './content/colours.ts';
import type { Side, Space } from './content/layout.ts';
import { LINE, SIDES } from './content/layout.ts';
import type { Villager } from './content/villagers.ts';
import { ALL_VILLAGERS, familyOf } from './content/villagers.ts';
import type { Attempt } from './rules/cover.ts';
import { effectiveResistance, fallsByDice, isProtected, leastCoins } from './rules/cover.ts';
import { isFree } from './rules/ghosts.ts';
import { isHaunted } from './rules/table.ts';
import { sizeInPlay } from './setup.ts';
import type { GhostStories, Moon } from './state.ts';
import { NONE, withCore } from './state.ts';
import type { GhostView } from './view.ts';
import { HIDDEN_INCARNATION } from './view.ts';

export type { Ability, Card, Ghost } from './content/cards.ts';
export { GHOSTS, ghostOf, isIncarnation } from './content/cards.ts';
export type { Colour, Face } from './content/colours.ts';
export { ALL_COLOURS, BLACK, BOARD_COLOURS, COLOURS, CURSE_FACES, FACE_NAMES, WHITE } from './content/colours.ts';
export type { Place, Side, Space } from './content/layout.ts';
export {
  CENTRE,
  FACED,
  LINE,
  NOWHERE,
  PLACE_IDS,
  PLACES,
  RECEPTACLE_IDS,
  SIDE_IDS,
  SIDES,
  SPACE_IDS,
  SPACES,
  SPACES_OF,
  sideOf,
} from './content/layout.ts';
export { difficultyOf, LAST_TILE, LAST_VILLAGER, MOST_VILLAGERS, TAO_DICE } from './content/numbers.ts';
export { isReconstructed } from './content/provenance.ts';
export type { Power, Tile } from './content/village.ts';
export { CIRCLE, powersOf, TILE_IDS } from './content/village.ts';
export type { Artefact, Family, Villager } from './content/villagers.ts';
export { ARTEFACT_IDS, FAMILIES, familyOf, ONE_SHOTS } from './content/villagers.ts';
export type { Need, Outlook, Price, Prospect, StoneText, Timing } from './foretell.ts';
export {
  attemptOf,
  deckOf,
  isImmune,
  needsOf,
  outlook,
  priceOf,
  prospectOf,
  ruleOf,
  stonesOf,
  whitesFor,
} from './foretell.ts';
export type { Attempt } from './rules/cover.ts';
export { BARRIER_SIDE, CRYSTAL, coinKind, coinSide, effectiveResistance } from './rules/cover.ts';
export { freeDice } from './rules/dice.ts';
export {
  arePowersOff,
  captors,
  capturedDice,
  colourAt,
  isInPlay,
  isPortalOpen,
  isSilenced,
  isSuLingHeld,
  isTaoOff,
} from './rules/ghosts.ts';
export { helpRefusal } from './rules/help-limits.ts';
export { hasPower, isBorrowed, isMantraGone, isPowerActive } from './rules/powers.ts';
export { deadSides } from './rules/qi.ts';
export type { Score } from './rules/scoring.ts';
export { scoreOf } from './rules/scoring.ts';
export { boardName, hauntedPlaces, isHaunted, isLiving, isPlayed, speakerSide, tileName } from './rules/table.ts';
export { sizeInPlay } from './setup.ts';
export type { Board, Ending, GhostStories, Moon, Pieces } from './state.ts';
export { boardOf, NEUTRAL, NO_FIGURE, NONE, ON_CARD, ON_ICON } from './state.ts';
export type { GhostView } from './view.ts';
export { HIDDEN, HIDDEN_INCARNATION } from './view.ts';

/** A view as a table that can be asked, though not played on: hidden cards and villagers keep their marks. */
export function asked(view: GhostView, seats: number): GhostStories {
  return withCore(
    { ...view, deck: view.deck as Card[], removed: [], box: [], moon: view.moon as Moon | null },
    { seats, stack: [], rng: [] },
  );
}

/** What an exorcism could do to one target. */
export interface Forecast {
  readonly space: Space;
  /** Still to be covered, by colour, after Circle and Mantra. */
  readonly resistance: readonly number[];
  /** The dice alone are enough. */
  readonly byDice: boolean;
  /** The least number of tokens and crystals with which it falls together with those already chosen; null: it cannot. */
  readonly coins: number | null;
  readonly chosen: boolean;
  readonly protected: boolean;
}

/** Forecasts for the exorcism that is under way, if there is one; dice lie in `g.dice`. */
export function forecasts(g: GhostStories, stack: readonly Frame[]): Forecast[] {
  const attempt = attemptIn(stack);
  if (attempt === null) return [];
  return attempt.targets
    .filter((space) => !isFree(g, space))
    .map((space) => ({
      space,
      resistance: ALL_COLOURS.map((colour: Colour) => effectiveResistance(g, space, colour, attempt.weaken)),
      byDice: fallsByDice(g, attempt, space),
      coins: leastCoins(g, attempt, attempt.chosen.includes(space) ? attempt.chosen : [...attempt.chosen, space]),
      chosen: attempt.chosen.includes(space),
      protected: isProtected(g, space),
    }));
}

function attemptIn(stack: readonly Frame[]): Attempt | null {
  const frame = stack.find(({ at: step }) => step.startsWith('exorcise.'));
  return frame !== undefined && 'targets' in frame ? (frame as Frame & Attempt) : null;
}

/** The tile that a haunting from this space would hit, or NONE when nothing is left (GS-HAUNT-5). */
export function tileInDanger(g: GhostStories, space: Space): number {
  return at(LINE, space).find((place) => !isHaunted(g, place)) ?? NONE;
}

/** How many cards lie above the next incarnation; null when none is in the deck. */
export function cardsBeforeIncarnation(view: GhostView): number | null {
  const index = view.deck.lastIndexOf(HIDDEN_INCARNATION);
  return index < 0 ? null : view.deck.length - 1 - index;
}

/** How a family fares: members in play, saved, killed. */
export interface Fate {
  readonly members: number;
  readonly saved: number;
  readonly killed: number;
}

export function fateOf(moon: Pick<Moon, 'replaced' | 'shelter' | 'graveyard'>, family: number): Fate {
  const count = (villagers: readonly Villager[]): number => villagers.filter((one) => familyOf(one) === family).length;
  const any = ALL_VILLAGERS.find((one) => familyOf(one) === family);
  const members = any === undefined ? 0 : sizeInPlay(moon.replaced, familyOf(any));
  return { members, saved: count(moon.shelter), killed: count(moon.graveyard) };
}

/** The boards in the order of play from the active one. */
export function sidesInOrder(g: GhostStories): Side[] {
  return SIDES.map((_, step) => at(SIDES, (g.active + step) % SIDES.length));
}
