/** Killed villagers who return (WM-CEMETERY-1, WM-ARTEFACT-1). */

import { at, tell } from '@jade/engine';
import type { Place } from '../content/layout.ts';
import type { Family } from '../content/villagers.ts';
import { FAMILIES, familyOf } from '../content/villagers.ts';
import type { Pieces } from '../state.ts';
import { moonOf } from '../state.ts';
import { tileName } from './table.ts';
import { putOnTop } from './villagers.ts';

/** WM-FAMILY-13: the curse already suffered stays; a further death brings it again. */
export function returnVillager(g: Pieces, family: Family, place: Place, rule: string): void {
  const { graveyard } = moonOf(g);
  const index = graveyard.findIndex((villager) => familyOf(villager) === family);
  const [villager] = graveyard.splice(index, 1);
  if (villager === undefined) throw new Error(`nobody of family ${family} lies in the Graveyard`);
  putOnTop(g, place, villager);
  tell(rule, 'villagerReturned', { family: at(FAMILIES, family).id, tile: tileName(g, place) });
}
