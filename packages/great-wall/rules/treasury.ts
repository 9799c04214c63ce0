/** Resources, Honour and Tea order: the small change of every other rule (rulebook chapters 1 and 4). */

import { at, isHeard, tell } from '@jade/engine';
import type { Resource } from '../content/terms.ts';
import { ALL_RESOURCES, MATERIALS, RESOURCES } from '../content/terms.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isPlayer, isQin, nameOf, qin, reed } from '../state.ts';

/** GW-TERM-1; GW-2P-9: what the Reed Clan would gain goes to the Warehouse; GW-SOLO-7: Qin has no resources. */
export function gain(g: GreatWall, who: Faction, resource: Resource, count: number, rule: string): void {
  if (count <= 0 || isQin(g, who)) return;
  if (!isPlayer(g, who)) {
    store(g, resource, count);
    tell(rule, 'stored', { seat: nameOf(g, who), resource: RESOURCES[resource], count });
    return;
  }
  const { resources } = clanOf(g, who);
  resources[resource] = at(resources, resource) + count;
  tell(rule, 'gained', { seat: who, resource: RESOURCES[resource], count });
}

/** Into the Warehouse, which has no room for Chi. */
export function store(g: GreatWall, resource: Resource, count: number): void {
  if (resource < MATERIALS.length) g.warehouse[resource] = at(g.warehouse, resource) + count;
}

/** GW-TERM-6 */
export function pay(g: GreatWall, who: Faction, resource: Resource, count: number, rule: string): void {
  if (count === 0) return;
  const { resources } = clanOf(g, who);
  resources[resource] = at(resources, resource) - count;
  if (isHeard()) tell(rule, 'paid', { seat: who, ...amounts(resource, count) });
}

/** Parameters of a payment: one number for each resource. */
export function amounts(resource: Resource, count: number): Record<string, number> {
  return paidParams(ALL_RESOURCES.map((one) => (one === resource ? count : 0)));
}

export function paidParams(paid: readonly number[]): Record<string, number> {
  return { wood: paid[0] ?? 0, stone: paid[1] ?? 0, gold: paid[2] ?? 0, chi: paid[3] ?? 0 };
}

export function has(g: GreatWall, who: Faction, resource: Resource, count: number): boolean {
  return (clanOf(g, who).resources[resource] as number) >= count;
}

export function holdings(g: GreatWall, who: Faction): number {
  const { resources } = clanOf(g, who);
  return at(resources, 0) + at(resources, 1) + at(resources, 2) + at(resources, 3);
}

export function inWarehouse(g: Table): number {
  return at(g.warehouse, 0) + at(g.warehouse, 1) + at(g.warehouse, 2);
}

/** GW-2P-9: the Reed Clan has no Honour. */
export function gainHonour(g: GreatWall, who: Faction, honour: number, rule: string): void {
  if (honour <= 0 || who === reed(g)) return;
  clanOf(g, who).honour += honour;
  tell(rule, 'honour', { seat: nameOf(g, who), honour });
}

/** GW-TERM-8: never below 0. */
export function loseHonour(g: GreatWall, who: Faction, honour: number, rule: string): void {
  const clan = clanOf(g, who);
  const lost = Math.min(clan.honour, honour);
  clan.honour -= lost;
  tell(rule, 'lostHonour', { seat: nameOf(g, who), honour: lost });
}

/** GW-TEA-1, GW-TEA-3: a copy, so that a marker that moves meanwhile changes nothing. */
export function teaOrder(g: Table): Faction[] {
  return g.tea.slice();
}

/** The players among them. */
export function playersInTea(g: Table): Faction[] {
  return g.tea.filter((faction) => isPlayer(g, faction));
}

/** Whether a's marker is above b's. */
function isAbove(g: Table, a: Faction, b: Faction): boolean {
  return g.tea.indexOf(a) < g.tea.indexOf(b);
}

/**
 * GW-2P-15, GW-2P-26: who decides for the Reed Clan right now: the human highest on the Tea track; GW-SOLO-29: Qin in his own
 * turn and while his marker is above yours.
 */
export function overlord(g: Table): Faction {
  const automaton = qin(g);
  if (automaton >= 0 && (g.active === automaton || isAbove(g, automaton, 0 as Faction))) return automaton;
  for (const faction of g.tea) if (isPlayer(g, faction)) return faction;
  throw new Error('no player has a Tea marker');
}

/** Who is asked for a faction: the player, or for the Reed Clan a player who is its Overlord; Qin is never asked (GW-SOLO-44). */
export function deciderFor(g: Table, who: Faction): Faction {
  return isPlayer(g, who) ? who : overlord(g);
}
