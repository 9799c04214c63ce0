/** What cards in force change: counters, amounts, numbers and switched rules (GW-CARD-3, GW-CARD-4, GW-CARD-14). */

import { cardOf, modsOf } from '../content/cards.ts';
import type { Mod } from '../content/effects.ts';
import type { Section, Slot } from '../content/terms.ts';
import { ALL_SLOTS, rowOf, sectionOf } from '../content/terms.ts';
import type { Amount, Counter, Flag, Stat } from '../content/vocabulary.ts';
import type { Faction, Table } from '../state.ts';
import { clanOf, countCards, isCoop, isPlayer } from '../state.ts';
import { soldiersOnBoard } from './soldiers.ts';
import { hordeIn, hordesIn } from './spots.ts';

/** What a counter says about the owner of a card; `now` is the number of the event in whose window it is read. */
export function counted(g: Table, owner: Faction, per: Counter, now: number): number {
  const clan = clanOf(g, owner);
  switch (per) {
    case 'supportAdvisors':
      return countCards(clan.support);
    case 'advisors':
      return clan.active.length + countCards(clan.support);
    case 'overseerLevels':
      return clan.overseers.reduce((sum, level) => sum + level, 0);
    case 'claimedHordes':
      // Jade Seal counts cards without Shame (GW-SHAME-4).
      return isCoop(g) ? clan.claims : clan.claimedShame.filter((shame) => shame === 0).length;
    case 'soldiersOnBoard':
      return soldiersOnBoard(g, owner);
    case 'wallLevelsBuilt':
      return clan.wallsBuilt;
    case 'killedNow':
    case 'attackersNow':
    case 'woundsNow':
    case 'otherHordesInSection':
      return now;
  }
}

/** GW-CARD-3: rounded toward zero. */
export function amountOf(g: Table, owner: Faction, amount: Amount, now: number): number {
  if (typeof amount === 'number') return amount;
  const { per, mul, div, max } = amount;
  return Math.min(max, Math.trunc((mul * counted(g, owner, per, now)) / div));
}

/** The sum of all changes of a number for a faction, by its General, its Active Advisors and Events; they add up (GW-CARD-4). */
export function modified(g: Table, who: Faction, stat: Stat, scope: string | null = null): number {
  const changes = modsOf(stat);
  if (changes.size === 0) return 0;
  let sum = 0;
  if (isPlayer(g, who)) {
    const { general, active } = clanOf(g, who);
    sum += changeBy(g, who, changes.get(general), scope);
    for (const advisor of active) sum += changeBy(g, who, changes.get(advisor), scope);
  }
  for (const event of g.events) sum += changeBy(g, who, changes.get(event), scope);
  return sum;
}

function changeBy(g: Table, who: Faction, mods: readonly Mod[] | undefined, scope: string | null): number {
  if (mods === undefined) return 0;
  let sum = 0;
  for (const mod of mods) if (scope === null || mod.scope === scope) sum += amountOf(g, who, mod.n, 0);
  return sum;
}

/** Whether anything in force changes a number at all: spares asking for each of its parts. */
export function isModified(g: Table, who: Faction, stat: Stat): boolean {
  const changes = modsOf(stat);
  const { general, active } = clanOf(g, who);
  return changes.has(general) || active.some((card) => changes.has(card)) || g.events.some((card) => changes.has(card));
}

/** The highest number of a switched rule among a player's cards; 0 when it is off. */
export function flagged(g: Table, who: Faction, flag: Flag): number {
  if (!isPlayer(g, who)) return 0;
  const { general, active } = clanOf(g, who);
  let highest = 0;
  const look = (card: string): void => {
    for (const one of cardOf(card).flags) if (one.flag === flag) highest = Math.max(highest, one.n);
  };
  if (general !== '') look(general);
  for (const advisor of active) look(advisor);
  return highest;
}

/** The Power of the Horde in a slot, with its own ability and Events (`row1`). */
export function powerOf(g: Table, slot: Slot): number {
  const horde = hordeIn(g, slot);
  if (horde === null) return 0;
  let power = horde.type.power;
  const others = hordesIn(g, sectionOf(slot)) - 1;
  for (const mod of horde.type.mods) if (mod.stat === 'power') power += amountOf(g, 0 as Faction, mod.n, others);
  if (rowOf(slot) === 0)
    for (const event of g.events)
      for (const mod of cardOf(event).mods)
        if (mod.stat === 'power' && mod.scope === 'row1') power += amountOf(g, 0 as Faction, mod.n, 0);
  return Math.max(0, power);
}

/** What the Hordes of a Section add to a number of that Section (`barricadeValue`). */
export function hordeMods(g: Table, section: Section, stat: Stat): number {
  let sum = 0;
  for (const slot of ALL_SLOTS) {
    if (sectionOf(slot) !== section) continue;
    for (const mod of hordeIn(g, slot)?.type.mods ?? [])
      if (mod.stat === stat) sum += amountOf(g, 0 as Faction, mod.n, 0);
  }
  return sum;
}

/** GW-KILL-1: the number below the Time token, and what Events add during a Breach. */
export function lethality(g: Table, printed: number, inBreach: boolean): number {
  let value = printed;
  if (inBreach)
    for (const event of g.events)
      for (const mod of cardOf(event).mods) if (mod.stat === 'lethality') value += amountOf(g, 0 as Faction, mod.n, 0);
  return Math.max(0, value);
}
