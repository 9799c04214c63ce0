/** Saving villagers through the Portal (rulebook 15.1). */

import type { Flow } from '@jade/engine';
import { call, tell } from '@jade/engine';
import type { Place } from '../content/layout.ts';
import type { Family } from '../content/villagers.ts';
import { familyOf } from '../content/villagers.ts';
import type { Pieces, Table } from '../state.ts';
import { boardOf, moonOf } from '../state.ts';
import { familyReward, isDue, rewardOf } from './families.ts';
import { isPortalOpen } from './ghosts.ts';
import { tileName } from './table.ts';
import { familyName, hasVillagers, takeTop } from './villagers.ts';

/** WM-SAVE-1: a Taoist on the Portal tile with somebody there. WM-SAVE-7: on a haunted one nobody can be. */
export function canSave(g: Table): boolean {
  if (g.moon === null || !isPortalOpen(g)) return false;
  const { portal } = g.moon;
  return boardOf(g, g.active).place === portal && hasVillagers(g, portal);
}

/** WM-SAVE-2; returns the family if its reward is due (WM-SAVE-3). */
export function saveTop(g: Pieces, place: Place, rule: string): Family | null {
  const moon = moonOf(g);
  const villager = takeTop(g, place);
  moon.shelter.push(villager);
  tell(rule, 'villagerSaved', { family: familyName(villager), tile: tileName(g, place), count: moon.shelter.length });
  const family = familyOf(villager);
  return isDue(g, family) ? family : null;
}

/** Saves at the Portal, and rewards a family that is complete now. */
export function saveAtPortal<Step extends string>(g: Pieces, then: Step): Flow<Step> | null {
  const family = saveTop(g, moonOf(g).portal, 'WM-SAVE-1');
  return family === null ? null : call(familyReward, rewardOf(g, family), then);
}
