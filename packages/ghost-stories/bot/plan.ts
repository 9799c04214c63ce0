/** The plan of a turn: where to go and what to do there, weighed as one; and whatever may be done beside it. */

import { at, measureAt } from '@jade/engine';
import type { Place, Side } from '../content/layout.ts';
import { ADJACENT, FACED, PLACES, SIDES } from '../content/layout.ts';
import { twinWinds } from '../rules/before-move.ts';
import { isPortalOpen } from '../rules/ghosts.ts';
import {
  ARTEFACT_KEYS,
  BOARD_KEYS,
  boardFrom,
  EXORCISE,
  HELP,
  MANTRA,
  POCKETS,
  SAVE,
  SET_CRYSTAL,
  SPACE_KEYS,
  STAND,
  SU_LING,
  TAKE_TOKEN,
  TILE_KEYS,
  taoistFrom,
  tileFrom,
  WINDS,
  YIN_YANG,
} from '../rules/keys.ts';
import { hasPower } from '../rules/powers.ts';
import { placeOf } from '../rules/qi.ts';
import { isLiving } from '../rules/table.ts';
import { hasVillagers } from '../rules/villagers.ts';
import { yang } from '../rules/yang.ts';
import { isBeforeMove } from '../rules/yang-refusals.ts';
import type { GhostStories } from '../state.ts';
import { boardOf, NONE } from '../state.ts';
import { artefactWorth, bestAfar } from './anytime.ts';
import { helpWorth } from './helps.ts';
import type { Judge, Judged } from './judge.ts';
import { judges } from './judge.ts';
import { mantraGain } from './mantra.ts';
import { NEVER, SURE, WEIGHTS as W } from './policy-weights.ts';
import { standWorth } from './stand.ts';
import { strikeWorth } from './strike.ts';
import type { Scene } from './worth.ts';
import { sceneOf } from './worth.ts';

/** What costs nothing and helps is done before all else. */
const AT_ONCE = 400;

function deedsDone(g: GhostStories): number {
  return g.helps + g.exorcisms + g.saves;
}

/** The best that step 2 can bring at a place; with a power that allows two deeds, both (GS-POWER-8, GS-POWER-9). */
function deedWorth(scene: Scene, place: Place): number {
  const { g } = scene;
  const strike = strikeWorth(scene, place);
  const help = helpWorth(scene, at(g.village, place));
  const save = saveWorth(g, place);
  if (deedsDone(g) === 0) {
    if (hasPower(g, 'heavenly-gust')) return Math.max(0, strike) + Math.max(0, help, save);
    if (hasPower(g, 'second-wind')) return Math.max(strike, help, save) * (1 + W.again);
  }
  return Math.max(0, strike, help, save);
}

function saveWorth(g: GhostStories, place: Place): number {
  const open = g.moon !== null && place === g.moon.portal && isPortalOpen(g);
  return open && hasVillagers(g, place) ? W.saved : 0;
}

/** What the turn is worth at each place: the best deed there, and to stand there afterwards. */
interface Plans {
  readonly stand: readonly number[];
  readonly deeds: readonly number[];
}

/** Whoever stays where they are need not weigh other places, nor this one against them. */
const SETTLED: Plans = { stand: PLACES.map(() => 0), deeds: PLACES.map(() => 0) };

function plansOf(scene: Scene, reachable: readonly Place[]): Plans {
  const deeds = PLACES.map((place) => deedWorth(scene, place));
  const stand = PLACES.map((place) => (reachable.includes(place) ? standWorth(scene, place, deeds) : 0));
  return { stand, deeds };
}

function bestOf({ stand, deeds }: Plans, reachable: readonly Place[]): number {
  let best = NEVER;
  for (const place of reachable) best = Math.max(best, measureAt(stand, place) + measureAt(deeds, place));
  return best;
}

/** How good each choice of steps 1 and 2 looks. */
const actScores: Judge = (g, side, options) => {
  const scene = sceneOf(g, side);
  const here = placeOf(g, side);
  const open = deedsDone(g) === 0;
  const reachable = [here];
  for (const key of options) if (TILE_KEYS.has(key)) reachable.push(tileFrom(g, key));
  const plans = isBeforeMove(g) ? plansOf(scene, reachable) : SETTLED;
  const stand = measureAt(plans.stand, here);
  const best = bestOf(plans, reachable);
  return options.map((key) => {
    if (TILE_KEYS.has(key)) {
      const place = tileFrom(g, key);
      return measureAt(plans.stand, place) + measureAt(plans.deeds, place);
    }
    if (BOARD_KEYS.has(key)) return best + borrowedGain(g, side, key, best) - W.powerToken;
    if (ARTEFACT_KEYS.has(key)) return open ? NEVER : stand + artefactWorth(scene, key);
    switch (key) {
      case EXORCISE:
        return stand + strikeWorth(scene, here) + secondDeed(scene, here, EXORCISE);
      case HELP:
        return stand + helpWorth(scene, at(g.village, here)) + secondDeed(scene, here, HELP);
      case SAVE:
        return stand + W.saved + W.saveNow;
      case STAND:
        return stand + measureAt(plans.deeds, here) + 1;
      case POCKETS:
        return AT_ONCE;
      case MANTRA:
        return mantraGain(scene) > 0 ? AT_ONCE : NEVER;
      case WINDS:
        return best + bestWinds(scene, reachable, plans, best) - W.winds;
      case YIN_YANG: {
        const gain = bestAfar(scene, true) - W.yinYang;
        // Better after the deed, when more is known.
        return open ? best - (gain > 0 ? W.later : -NEVER) : stand + gain;
      }
      default:
        return stand;
    }
  });
};

/** What may still follow a first deed here. */
function secondDeed(scene: Scene, here: Place, first: typeof EXORCISE | typeof HELP): number {
  const { g } = scene;
  if (deedsDone(g) > 0) return 0;
  if (hasPower(g, 'heavenly-gust')) {
    const help = Math.max(0, helpWorth(scene, at(g.village, here)), saveWorth(g, here));
    return first === EXORCISE ? help : strikeWorth(scene, here);
  }
  if (!hasPower(g, 'second-wind')) return 0;
  return W.again * (first === EXORCISE ? strikeWorth(scene, here) : helpWorth(scene, at(g.village, here)));
}

/** How much better the turn gets when the Twin Winds bring another Taoist with the right tokens (GS-POWER-5). */
function bestWinds(scene: Scene, reachable: readonly Place[], plans: Plans, now: number): number {
  let best = NEVER;
  for (const side of SIDES) {
    if (side !== scene.side && isLiving(scene.g, side))
      best = Math.max(best, windsOver(scene, reachable, plans, side) - now);
  }
  return best;
}

/** The best that comes of moving this Taoist. */
function windsOver(scene: Scene, reachable: readonly Place[], plans: Plans, side: Side): number {
  let best = NEVER;
  for (const place of at(ADJACENT, placeOf(scene.g, side)))
    best = Math.max(best, windsWorth(scene, reachable, plans, side, place));
  return best;
}

/** What the turn is worth when this Taoist stands on that place and helps there. */
function windsWorth(scene: Scene, reachable: readonly Place[], plans: Plans, side: Side, place: Place): number {
  const { g } = scene;
  if (!reachable.includes(place) || at(FACED, place).every((space) => at(g.ghosts, space) === NONE)) return NEVER;
  const board = boardOf(g, side);
  const before = board.place;
  board.place = place;
  const strike = strikeWorth(scene, place);
  board.place = before;
  return strike + measureAt(plans.stand, place);
}

/** Whom the Twin Winds carry, and where. */
function windsScores(g: GhostStories, side: Side, whom: Side | null, options: readonly string[]): number[] {
  const scene = sceneOf(g, side);
  const reachable = [placeOf(g, side), ...at(ADJACENT, placeOf(g, side))];
  const plans = plansOf(scene, reachable);
  return options.map((key) => {
    if (whom !== null) return windsWorth(scene, reachable, plans, whom, tileFrom(g, key));
    return windsOver(scene, reachable, plans, taoistFrom(g, key));
  });
}

/** How much better the turn would be with a neutral board's power (GS-NEUTRAL-4). */
function borrowedGain(g: GhostStories, side: Side, key: string, now: number): number {
  if (!isBeforeMove(g) || deedsDone(g) > 0) return NEVER;
  const bit = 1 << boardFrom(g, key);
  g.borrowed |= bit;
  const reached = hasPower(g, 'dance-of-the-spires') ? PLACES : at(ADJACENT, placeOf(g, side));
  const reachable = [placeOf(g, side), ...reached];
  const then = bestOf(plansOf(sceneOf(g, side), reachable), reachable);
  g.borrowed &= ~bit;
  return then - now;
}

/** How good each choice of step 3 looks: Buddhas where ghosts come, crystals, tokens. */
const placeScores: Judge = (g, side, options) => {
  const scene = sceneOf(g, side);
  return options.map((key) => {
    if (SPACE_KEYS.has(key)) return SURE;
    if (ARTEFACT_KEYS.has(key)) return artefactWorth(scene, key);
    switch (key) {
      case SET_CRYSTAL:
        return W.receptacle;
      case SU_LING:
        return 2 * SURE;
      case TAKE_TOKEN:
        return 2 * SURE;
      case YIN_YANG:
        return bestAfar(scene, true) - W.yinYang;
      default:
        return 0;
    }
  });
};

export const PLAN_JUDGES: readonly Judged[] = [
  ...judges(yang, { act: actScores, place: placeScores }),
  ...judges(twinWinds, {
    whom: (g, side, options) => windsScores(g, side, null, options),
    where: (g, side, options, frame) => windsScores(g, side, frame.side, options),
  }),
];
