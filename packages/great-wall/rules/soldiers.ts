/** Questions about Soldiers wherever they are: in the pool, at rest, in Firing Spots, on Hordes. */

import { at } from '@jade/engine';
import { FIRING_SPOTS } from '../content/board.ts';
import type { Section, Soldier } from '../content/terms.ts';
import { ALL_SLOTS, sectionOf } from '../content/terms.ts';
import type { Faction, Table } from '../state.ts';
import { clanOf } from '../state.ts';
import { soldiersOn } from './spots.ts';

/** GW-SHAME-3: those without Shame. */
export function usable(g: Table, who: Faction, kind: Soldier): number {
  const { pool, shamed } = clanOf(g, who);
  return (pool[kind] as number) - (shamed[kind] as number);
}

export function soldiersOnBoard(g: Table, who: Faction): number {
  const { rest, firing } = clanOf(g, who);
  let count = 0;
  for (const soldiers of rest) count += soldiers;
  for (const archers of firing) count += archers;
  for (const slot of ALL_SLOTS) count += soldiersOn(g, slot, who).length;
  return count;
}

/** Whether a faction has a Soldier in the Rest Zone, in a Firing Spot or on a Horde of a Section. */
export function hasSoldierIn(g: Table, who: Faction, section: Section): boolean {
  const { rest, firing } = clanOf(g, who);
  if (at(firing, section) > 0) return true;
  for (let kind = 0; kind < 3; kind++) if ((rest[section * 3 + kind] as number) > 0) return true;
  for (const slot of ALL_SLOTS) if (sectionOf(slot) === section && soldiersOn(g, slot, who).length > 0) return true;
  return false;
}

/** GW-INV-9 */
export function freeFiringSpots(g: Table, section: Section): number {
  let taken = 0;
  for (const clan of g.clans) taken += clan.firing[section] as number;
  return at(FIRING_SPOTS, at(g.levels, section)) - taken;
}
