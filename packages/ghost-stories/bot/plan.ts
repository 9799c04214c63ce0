/** The plan of a turn: where to go and what to do there, weighed as one; and whatever may be done beside it. */

import { at } from '@jade/engine';
import type { Place, Side } from '../content/layout.ts';
import { ADJACENT, FACED, PLACES, SIDES } from '../content/layout.ts';
import { placeFrom, sideFrom } from '../rules/define.ts';
import { isPortalOpen } from '../rules/ghosts.ts';
import { hasPower } from '../rules/powers.ts';
import { placeOf } from '../rules/qi.ts';
import { isLiving } from '../rules/table.ts';
import { hasVillagers } from '../rules/villagers.ts';
import { isBeforeMove } from '../rules/yang-limits.ts';
import type { GhostStories } from '../state.ts';
import { boardOf, NONE } from '../state.ts';
import { artefactWorth, bestAfar } from './beside.ts';
import { helpWorth } from './helps.ts';
import { mantraGain } from './small.ts';
import { standWorth } from './stand.ts';
import { strikeWorth } from './strike.ts';
import { NEVER, WEIGHTS as W } from './weights.ts';
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
  for (const place of reachable) best = Math.max(best, at(stand, place) + at(deeds, place));
  return best;
}

/** How good each choice of steps 1 and 2 looks. */
export function actScores(g: GhostStories, side: Side, options: readonly string[]): number[] {
  const scene = sceneOf(g, side);
  const here = placeOf(g, side);
  const open = deedsDone(g) === 0;
  const reachable = [here];
  for (const key of options) if (key.startsWith('tile:')) reachable.push(placeFrom(g, key));
  const plans = isBeforeMove(g) ? plansOf(scene, reachable) : SETTLED;
  const stand = at(plans.stand, here);
  const best = bestOf(plans, reachable);
  return options.map((key) => {
    if (key.startsWith('tile:')) {
      const place = placeFrom(g, key);
      return at(plans.stand, place) + at(plans.deeds, place);
    }
    if (key.startsWith('board:')) return best + borrowedGain(g, side, key, best) - W.powerToken;
    if (key.startsWith('artefact:')) return open ? NEVER : stand + artefactWorth(scene, key);
    switch (key) {
      case 'exorcise':
        return stand + strikeWorth(scene, here) + secondDeed(scene, here, 'exorcise');
      case 'help':
        return stand + helpWorth(scene, at(g.village, here)) + secondDeed(scene, here, 'help');
      case 'save':
        return stand + W.saved + 0.5;
      case 'stand':
        return stand + at(plans.deeds, here) + 1;
      case 'pockets':
        return AT_ONCE;
      case 'mantra':
        return mantraGain(scene) > 0 ? AT_ONCE : NEVER;
      case 'winds':
        return best + bestWinds(scene, reachable, plans, best) - W.winds;
      case 'yinYang': {
        const gain = bestAfar(scene, true) - W.yinYang;
        // Better after the deed, when more is known.
        return open ? best - (gain > 0 ? W.later : -NEVER) : stand + gain;
      }
      default:
        return stand;
    }
  });
}

/** What may still follow a first deed here. */
function secondDeed(scene: Scene, here: Place, first: 'exorcise' | 'help'): number {
  const { g } = scene;
  if (deedsDone(g) > 0) return 0;
  if (hasPower(g, 'heavenly-gust')) {
    const help = Math.max(0, helpWorth(scene, at(g.village, here)), saveWorth(g, here));
    return first === 'exorcise' ? help : strikeWorth(scene, here);
  }
  if (!hasPower(g, 'second-wind')) return 0;
  return W.again * (first === 'exorcise' ? strikeWorth(scene, here) : helpWorth(scene, at(g.village, here)));
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
  return strike + at(plans.stand, place);
}

/** Whom the Twin Winds carry, and where. */
export function windsScores(g: GhostStories, side: Side, whom: Side | null, options: readonly string[]): number[] {
  const scene = sceneOf(g, side);
  const reachable = [placeOf(g, side), ...at(ADJACENT, placeOf(g, side))];
  const plans = plansOf(scene, reachable);
  return options.map((key) => {
    if (whom !== null) return windsWorth(scene, reachable, plans, whom, placeFrom(g, key));
    return windsOver(scene, reachable, plans, sideFrom(g, key));
  });
}

/** How much better the turn would be with a neutral board's power (GS-NEUTRAL-4). */
function borrowedGain(g: GhostStories, side: Side, key: string, now: number): number {
  if (!isBeforeMove(g) || deedsDone(g) > 0) return NEVER;
  const bit = 1 << sideFrom(g, key);
  g.borrowed |= bit;
  const reached = hasPower(g, 'dance-of-the-spires') ? PLACES : at(ADJACENT, placeOf(g, side));
  const reachable = [placeOf(g, side), ...reached];
  const then = bestOf(plansOf(sceneOf(g, side), reachable), reachable);
  g.borrowed &= ~bit;
  return then - now;
}
