/** What the help of each tile is worth to the active Taoist, made the best of. */

import { at, measureAt } from '@jade/engine';
import type { Card } from '../content/cards.ts';
import { ghostOf } from '../content/cards.ts';
import type { Colour } from '../content/colours.ts';
import { ALL_COLOURS, BLACK } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { SPACES, SPACES_OF } from '../content/layout.ts';
import type { Tile } from '../content/village.ts';
import {
  ALTAR,
  CEMETERY,
  CIRCLE,
  HERBALIST,
  HUT,
  PAVILION,
  SCHOOL,
  TEA_HOUSE,
  TEMPLE,
  WATCHMAN,
} from '../content/village.ts';
import { effectiveResistance } from '../rules/cover.ts';
import { hasCentre, printedResistance } from '../rules/ghosts.ts';
import { help } from '../rules/help.ts';
import {
  boardsWithFigures,
  canReviveTaoist,
  helpRefusal,
  herbalistDice,
  schoolColours,
  schoolTargets,
} from '../rules/help-refusals.ts';
import { boardFrom, SPACE_KEYS, TAO_KEYS, TAOIST_KEYS, tileFrom } from '../rules/keys.ts';
import { hasPower } from '../rules/powers.ts';
import { isHaunted } from '../rules/table.ts';
import { boardOf, NONE, ON_ICON } from '../state.ts';
import type { Judged } from './judge.ts';
import { each, judges } from './judge.ts';
import { needOdds } from './odds.ts';
import { SURE, WEIGHTS as W } from './policy-weights.ts';
import { bestWind } from './wind.ts';
import type { Scene } from './worth.ts';
import { bestToken, curseCost, hauntingHarm, qiGain, qiWorth, tileUse, tokenWorth } from './worth.ts';

/** What the help of a tile is worth now; nothing when it cannot help. */
export function helpWorth(scene: Scene, tile: Tile): number {
  const { g } = scene;
  if (helpRefusal(g, tile) !== null) return 0;
  switch (tile) {
    case CIRCLE:
      return bestCircle(scene).worth * W.circleHelp;
    case TEMPLE:
      return buddhaWorth(scene) * W.templeHelp;
    case CEMETERY:
      return ((canReviveTaoist(g) ? W.revive : W.killed) - curseAfter(scene)) * W.cemeteryHelp;
    case ALTAR:
      return (bestRestored(scene).worth - W.arrival) * W.altarHelp;
    case HERBALIST:
      return herbalistDice(g) * herbWorth(scene) * W.herbalistHelp;
    case HUT:
      return (bestToSendAway(scene).worth - qiWorth(g, g.active)) * W.hutHelp;
    case WATCHMAN:
      return bestBeat(scene).worth * W.watchmanHelp;
    case PAVILION:
      return bestWind(scene).worth * W.pavilionHelp;
    case TEA_HOUSE:
      return (bestToken(scene, g.active).worth + qiGain(g, g.active) - W.arrival) * W.teaHelp;
    case SCHOOL:
      return Math.max(...schoolColours(g).map((colour) => schoolWorth(scene, colour)));
    default:
      return 0;
  }
}

function curseAfter(scene: Scene): number {
  return hasPower(scene.g, 'strength-of-a-mountain') ? 0 : curseCost(scene, scene.g.active);
}

/** What a Buddha more in one's hands is worth: less when there is hardly a space left to set it. */
function buddhaWorth(scene: Scene): number {
  const { g } = scene;
  let free = 0;
  for (const space of SPACES) if (at(g.ghosts, space) === NONE && at(g.buddhas, space) === 0) free += 1;
  const held = boardOf(g, g.active).buddhas;
  const wanted = isBuddhaWanted(scene) && held === 0 ? scene.barredWorth * W.buddhaForIt : 0;
  return (free < 3 || held > 1 ? 1 : W.takeBuddha) + wanted;
}

/** Uncatchable waits for a Buddha to be set on a free space, and for the wind to carry it there (GS-INC-3). */
export function isBuddhaWanted({ g, barred }: Scene): boolean {
  return (
    barred !== NONE && ghostOf(g.ghosts[barred] as Card).centre.includes('requires-buddha') && !g.buddhas.includes(1)
  );
}

/** An average die of the Herbalist. */
function herbWorth(scene: Scene): number {
  const { g } = scene;
  const { tao } = boardOf(g, g.active);
  let sum = g.moon !== null && g.moon.crystals > 0 ? W.crystal : bestToken(scene, g.active).worth;
  for (const colour of ALL_COLOURS) if (at(g.tao, colour) > 0) sum += tokenWorth(scene, colour, at(tao, colour));
  return sum / 6;
}

/** What the Circle in this colour changes for ghosts in play, and for those to come. */
function circleWorth(scene: Scene, colour: Colour): number {
  const { g } = scene;
  let worth = (colour === BLACK ? W.circleBlack : 1) * W.circleLater * 10;
  for (const space of SPACES) {
    if (at(g.ghosts, space) === NONE) continue;
    const printed = printedResistance(g, space, colour);
    if (printed === 0) continue;
    const immune = hasCentre(g, space, 'dice-immune');
    const gain = immune
      ? printed === 1
        ? 1
        : W.circleImmune
      : easing(scene, printed - tokensFor(scene, space, colour));
    worth += gain * measureAt(scene.ghosts, space) * W.circle;
  }
  return worth;
}

/** How much likelier an exorcism becomes with one point of resistance less, a token at hand or not. */
function easing({ othersDice, plainLuck }: Scene, need: number): number {
  const odds = (left: number): number => needOdds(left, othersDice, plainLuck);
  return (odds(need - 1) - odds(need) + odds(need - 2) - odds(need - 1)) / 2;
}

/** Tokens that can be counted on against a ghost: all against an incarnation, some against another. */
function tokensFor({ g }: Scene, space: Space, colour: Colour): number {
  if (!ghostOf(g.ghosts[space] as Card).incarnation) return 0;
  let held = 0;
  for (const board of g.boards) held += at(board.tao, colour);
  return Math.min(held, printedResistance(g, space, colour) - 1);
}

function bestCircle(scene: Scene): { colour: Colour | -1; worth: number } {
  const { g } = scene;
  const now = g.circle === NONE ? 0 : circleWorth(scene, g.circle as Colour);
  let best: { colour: Colour | -1; worth: number } = { colour: NONE, worth: 0 };
  for (const colour of ALL_COLOURS) {
    if (at(g.tao, colour) === 0 || colour === g.circle) continue;
    const worth = circleWorth(scene, colour) - now;
    if (worth > best.worth) best = { colour, worth };
  }
  return best;
}

export function restoredWorth(scene: Scene, place: Place): number {
  return scene.restored + tileUse(scene.g, place);
}

function bestRestored(scene: Scene): { place: Place | -1; worth: number } {
  const { g } = scene;
  let best: { place: Place | -1; worth: number } = { place: NONE, worth: 0 };
  for (let place = 0; place < g.haunted.length; place++) {
    if (!isHaunted(g, place as Place)) continue;
    const worth = restoredWorth(scene, place as Place);
    if (worth > best.worth) best = { place: place as Place, worth };
  }
  return best;
}

function bestToSendAway({ g, ghosts }: Scene): { space: Space | -1; worth: number } {
  let best: { space: Space | -1; worth: number } = { space: NONE, worth: 0 };
  for (const space of SPACES) {
    const card = at(g.ghosts, space);
    if (card === NONE || ghostOf(card as Card).incarnation) continue;
    if (measureAt(ghosts, space) > best.worth) best = { space, worth: measureAt(ghosts, space) };
  }
  return best;
}

/** What it is worth that the Night Watchman walks along a board. */
function beatWorth(scene: Scene, side: Side): number {
  let worth = 0;
  for (const space of at(SPACES_OF, side)) {
    if (at(scene.g.figures, space) !== ON_ICON) continue;
    worth += hauntingHarm(scene, space, true) - hauntingHarm(scene, space, false);
  }
  return worth;
}

function bestBeat(scene: Scene): { side: Side | -1; worth: number } {
  let best: { side: Side | -1; worth: number } = { side: NONE, worth: 0 };
  for (const side of boardsWithFigures(scene.g)) {
    const worth = beatWorth(scene, side);
    if (worth > best.worth) best = { side, worth };
  }
  return best;
}

/** An exorcism of all ghosts of a colour at the Kung-Fu School: at least of the best one (WM-KUNGFU-1). */
function schoolWorth(scene: Scene, colour: Colour): number {
  const { g } = scene;
  const own = scene.taoOff ? 0 : at(boardOf(g, g.active).tao, colour);
  let best = 0;
  let others = 0;
  for (const space of schoolTargets(g, colour)) {
    const need = Math.max(0, effectiveResistance(g, space, colour, NONE) - own - boardOf(g, g.active).crystals);
    const odds = hasCentre(g, space, 'dice-immune') ? (need === 0 ? 1 : 0) : needOdds(need, scene.dice, scene.luck);
    const worth = odds * measureAt(scene.ghosts, space);
    others += worth;
    if (worth > best) best = worth;
  }
  return best + (others - best) * W.schoolOthers;
}

export const HELP_JUDGES: readonly Judged[] = judges(help, {
  circle: each((scene, key) => circleWorth(scene, TAO_KEYS.index(key))),
  cemetery: each((_, key) => (TAOIST_KEYS.has(key) ? SURE : 0)),
  altar: each((scene, key) => restoredWorth(scene, tileFrom(scene.g, key))),
  hutGhost: each((scene, key) => measureAt(scene.ghosts, SPACE_KEYS.index(key))),
  watchman: each((scene, key) => beatWorth(scene, boardFrom(scene.g, key))),
  school: each((scene, key) => schoolWorth(scene, TAO_KEYS.index(key))),
});
