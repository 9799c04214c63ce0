/** Choices before the first turn: with fewer than four players some villagers are safe from the beginning (WM-PLAYERS). */

import { again, at, call, done, frame, go, must, refuse, reveal, tell } from '@jade/engine';
import type { Place, Side } from '../content/layout.ts';
import { PLACES, SIDES } from '../content/layout.ts';
import { sittingOf } from '../content/numbers.ts';
import type { Family, Villager } from '../content/villagers.ts';
import { FAMILIES, familyOf } from '../content/villagers.ts';
import type { GhostStories } from '../state.ts';
import { moonOf } from '../state.ts';
import { procedure } from './define.ts';
import { familyReward, isDue } from './families.ts';
import { boardFrom, boardKey, villagerFrom, villagerKey } from './keys.ts';
import { isPlayed, speaker, tileName } from './table.ts';
import { familyName, stackAt } from './villagers.ts';

interface Start {
  /** Stacks from which somebody was saved. */
  places: Place[];
  families: Family[];
  /** Families that are complete before the game begins. */
  complete: Family[];
}

export function newStart(): Start {
  return { places: [], families: [], complete: [] };
}

export const start = procedure('start', frame<Start>(), {
  /** WM-PLAYERS-1, WM-PLAYERS-2, WM-PLAYERS-5: tops of different stacks and of different families. */
  save: {
    rule: 'WM-PLAYERS-1',
    decider: speaker,
    options(g, f) {
      if (f.places.length >= sittingOf(g.seats).villagersSavedAtStart) return [];
      return PLACES.filter((place) => canStartSafe(g, f, place)).map((place) => villagerKey(g, place));
    },
    otherwise: () => go('reveal'),
    candidates: (g) => PLACES.map((place) => villagerKey(g, place)),
    refusal(g, f, key) {
      const place = villagerFrom(g, key);
      if (stackAt(g, place).length === 0) return refuse('WM-PLAYERS-1', 'nobodyThere');
      return refuse('WM-PLAYERS-2', f.places.includes(place) ? 'otherStack' : 'otherFamily');
    },
    prompt: (g, f) => ({ left: sittingOf(g.seats).villagersSavedAtStart - f.places.length }),
    resolve(g, f, key) {
      const place = villagerFrom(g, key);
      const moon = moonOf(g);
      // WM-PLAYERS-4: the next one is turned up only when all are chosen.
      const villager = must(at(moon.stacks, place).pop(), 'a villager');
      const family = familyOf(villager);
      moon.shelter.push(villager);
      f.places.push(place);
      f.families.push(family);
      if (isDue(g, family)) f.complete.push(family);
      tell('WM-PLAYERS-1', 'startsSafe', { family: familyName(villager), tile: tileName(g, place) });
      return again;
    },
  },

  /** WM-PLAYERS-4 */
  reveal(g, f) {
    const moon = moonOf(g);
    const family: string[] = [];
    for (const place of f.places) {
      const top = at(moon.stacks, place).at(-1);
      if (top === undefined) continue;
      reveal();
      moon.seen |= 1 << top;
      family.push(familyName(top));
    }
    if (family.length > 0) tell('WM-PLAYERS-4', 'turnedUp', { family });
    return go('reward');
  },

  /** WM-PLAYERS-3, WM-PLAYERS-6: the players choose who is rewarded. */
  reward: {
    rule: 'WM-PLAYERS-3',
    decider: speaker,
    options: (g, f) => (f.complete.length === 0 ? [] : players(g).map((side) => boardKey(g, side))),
    otherwise: () => done,
    prompt: (_, f) => ({ family: at(FAMILIES, at(f.complete, 0)).id }),
    resolve(g, f, key) {
      const family = must(f.complete.shift(), 'a family');
      return call(familyReward, { family, side: boardFrom(g, key) });
    },
  },
});

function canStartSafe(g: GhostStories, f: Start, place: Place): boolean {
  const top: Villager | undefined = stackAt(g, place).at(-1);
  return top !== undefined && !f.places.includes(place) && !f.families.includes(familyOf(top));
}

function players(g: GhostStories): Side[] {
  return SIDES.filter((side) => isPlayed(g, side));
}
