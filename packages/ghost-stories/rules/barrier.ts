/** The Mystic Barrier (rulebook chapter 18). */

import { again, at, call, done, frame, go, refuse, tell } from '@jade/engine';
import { isIncarnation } from '../content/cards.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { PLACES, SIDES, SPACES_OF } from '../content/layout.ts';
import type { Pieces } from '../state.ts';
import { moonOf } from '../state.ts';
import { spendBarrierCrystal } from './coins.ts';
import { procedure } from './define.ts';
import { exorcise, exorcism } from './exorcise.ts';
import { familyReward, rewardOf } from './families.ts';
import { cardAt, isFree, isPortalOpen } from './ghosts.ts';
import { boardKey, PASS, ROLL, villagerFrom, villagerKey } from './keys.ts';
import { saveTop } from './save.ts';
import { sendSuLingHome } from './su-ling.ts';
import { boardName, speaker } from './table.ts';
import { hasVillagers, placesWithVillagers } from './villagers.ts';

/** WM-BARRIER-1: four crystals lie; WM-FAMILY-8: or the Zhou family is safe. WM-BARRIER-17: both together are one. */
export function isBarrierDue(g: Pieces): boolean {
  return g.moon !== null && (g.moon.zhou || g.moon.receptacles.every((crystal) => crystal === 1));
}

/** WM-BARRIER-2: clockwise from the board on the left of the active one, which comes last. */
function sideNow(g: Pieces, count: number): Side {
  return ((g.active + 1 + count) % SIDES.length) as Side;
}

export const barrier = procedure('barrier', frame<{ count: number }>(), {
  begin(g, f) {
    const moon = moonOf(g);
    f.count = 0;
    if (moon.zhou) fillReceptacles(g);
    tell('WM-BARRIER-1', 'barrierBegins', {});
    return go('board');
  },

  /** WM-BARRIER-3: save somebody, roll, or pass. */
  board: {
    rule: 'WM-BARRIER-3',
    decider: speaker,
    options(g, f) {
      if (f.count === SIDES.length) return [];
      const keys = hasCrystal(g) ? savable(g).map((place) => villagerKey(g, place)) : [];
      if (barrierTargets(g, sideNow(g, f.count)).length > 0) keys.push(ROLL);
      keys.push(PASS);
      return keys;
    },
    otherwise: () => go('end'),
    candidates: (g) => [...PLACES.map((place) => villagerKey(g, place)), ROLL, PASS],
    refusal(g, _, key) {
      if (key === ROLL) return refuse('WM-BARRIER-8', 'noGhostForBarrier');
      if (!isPortalOpen(g)) return refuse('WM-BARRIER-13', 'portalGone');
      if (!hasCrystal(g)) return refuse('WM-BARRIER-3', 'noCrystalLeft');
      if (!hasVillagers(g, villagerFrom(g, key))) return refuse('WM-BARRIER-3', 'nobodyThere');
      return refuse('WM-BARRIER-3', 'portalFirst');
    },
    prompt: (g, f) => ({ board: boardName(g, sideNow(g, f.count)) }),
    concerns: (g, f, key) => [key, boardKey(g, sideNow(g, f.count))],
    resolve(g, f, key) {
      const side = sideNow(g, f.count);
      f.count += 1;
      if (key === ROLL) return call(exorcise, exorcism('barrier', side, barrierTargets(g, side)));
      if (key === PASS) {
        tell('WM-BARRIER-3', 'barrierPassed', { board: boardName(g, side) });
        return again;
      }
      spendBarrierCrystal(g);
      const family = saveTop(g, villagerFrom(g, key), 'WM-BARRIER-3');
      if (family !== null) moonOf(g).owed.push(family);
      return again;
    },
  },

  /** WM-BARRIER-11: crystals and Su-Ling go home before anything is rewarded. */
  end(g) {
    const moon = moonOf(g);
    for (const [index, crystal] of moon.receptacles.entries()) {
      moon.crystals += crystal;
      moon.receptacles[index] = 0;
    }
    sendSuLingHome(g, 'WM-BARRIER-11');
    tell('WM-BARRIER-11', 'barrierEnds', {});
    return go('rewards');
  },

  /** WM-BARRIER-10, WM-BARRIER-18: in the order of completion. WM-BARRIER-12: Zhou brings a second Barrier. */
  rewards(g) {
    const moon = moonOf(g);
    const family = moon.owed.shift();
    if (family !== undefined) return call(familyReward, rewardOf(g, family));
    return moon.zhou ? go('begin') : done;
  },
});

/** WM-FAMILY-8: all four crystals lie on the receptacles, wherever they were. */
function fillReceptacles(g: Pieces): void {
  const moon = moonOf(g);
  moon.zhou = false;
  moon.crystals = 0;
  for (const board of g.boards) {
    board.crystals = 0;
    board.newCrystals = 0;
  }
  moon.receptacles.fill(1);
  tell('WM-FAMILY-8', 'receptaclesFilled', {});
}

function hasCrystal(g: Pieces): boolean {
  return moonOf(g).receptacles.includes(1);
}

/** WM-BARRIER-3, WM-BARRIER-13, WM-PANIC-2: the top of the Portal tile, or of any stack if nobody is there. */
function savable(g: Pieces): Place[] {
  if (!isPortalOpen(g)) return [];
  const { portal } = moonOf(g);
  return hasVillagers(g, portal) ? [portal] : placesWithVillagers(g);
}

/** WM-BARRIER-8: the ghosts of that board, without incarnations. */
function barrierTargets(g: Pieces, side: Side): Space[] {
  return at(SPACES_OF, side).filter((space) => !isFree(g, space) && !isIncarnation(cardAt(g, space)));
}
