/** Positions of The Great Wall in a few words, for tests that start in the middle. */

import { answer, at, configure, expectOk, must, seat, seatsOf, setUp } from '@jade/engine';
import { drive } from '@jade/engine/kit';
import type { Location } from '../content/board.ts';
import { LOCATION_IDS } from '../content/board.ts';
import { titleOf } from '../content/cards.ts';
import { hordeOf, MOST_SPOTS } from '../content/hordes.ts';
import type { Section, Slot, Soldier } from '../content/terms.ts';
import { indexIn, RESOURCES, SECTIONS, SOLDIERS, slotAt } from '../content/terms.ts';
import { greatWall } from '../index.ts';
import { chooseCommand } from '../rules/autumn.ts';
import { rules } from '../rules/define.ts';
import { aimOf } from '../rules/keys.ts';
import { putSoldier, putWound } from '../rules/spots.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, qin, reed } from '../state.ts';

export { told } from '@jade/engine/kit';

export const { only, pending, next, optionsOf, play, playOut, run, why } = drive(rules);

export const [P1, P2, P3, P4] = [seat(0), seat(1), seat(2), seat(3)];

interface Wish {
  mode?: string;
  players?: number;
  options?: Record<string, string>;
}

/** A table before the first choice of set-up. */
export function fresh(
  { mode = 'competitive', players = mode === 'solo' ? 1 : 3, options = {} }: Wish = {},
  seed = 'table',
): GreatWall {
  return setUp(greatWall, expectOk(configure(greatWall, { mode, players, options, seed })));
}

/** The same after set-up, with the first of all choices taken: the Command cards are next. */
export function ready(wish: Wish = {}, seed = 'table'): GreatWall {
  const g = fresh(wish, seed);
  for (let now = pending(g); now.name !== chooseCommand.start; now = pending(g)) {
    const [question] = now.questions;
    answer(rules, g, now, must(question, 'a question').seat, at(must(question, 'a question').options, 0));
  }
  return g;
}

/**
 * A quiet table in Autumn of the first Year: no Hordes, no Barricades, nothing behind the screens, no Advisors, a General whose
 * ability needs support, and Tea order by seats. Nothing is on the stack.
 */
export function table(wish: Wish = {}): GreatWall {
  const g = ready(wish);
  g.stack = [];
  for (const who of seatsOf(g)) {
    const clan = clanOf(g, who);
    g.tacticDeck.push(...clan.tactics.splice(0));
    g.advisorDeck.push(...clan.active.splice(0), ...clan.support.splice(0));
    clan.general = 'liuQi';
    clan.resources = [0, 0, 0, 0];
  }
  for (const [slot, card] of g.hordes.entries()) {
    if (card !== '') g.hordeDeck.unshift(card);
    g.hordes[slot] = '';
  }
  g.barricades = [0, 0, 0];
  g.tea = [...seatsOf(g), ...[qin(g), reed(g)].filter((faction) => faction >= 0)];
  g.season = 'autumn';
  g.active = P1;
  return g;
}

export function sectionNamed(name: string): Section {
  return indexIn(SECTIONS, name) as Section;
}

export function locationNamed(id: string): Location {
  return indexIn(LOCATION_IDS, id) as Location;
}

/** A Horde of a type from the deck, in the next free row of a Section; returns its card. */
export function horde(g: GreatWall, section: string, type: string): string {
  const card = must(
    g.hordeDeck.find((id) => hordeOf(id).type.id === type),
    type,
  );
  g.hordeDeck.splice(g.hordeDeck.indexOf(card), 1);
  let row = 0;
  while (g.hordes[slotAt(sectionNamed(section), row)] !== '') row += 1;
  g.hordes[slotAt(sectionNamed(section), row)] = card;
  return card;
}

/** Puts the given Horde cards on top of the deck, the first one on top. */
export function topOfDeck(g: GreatWall, ...cards: string[]): void {
  g.hordeDeck = [...g.hordeDeck.filter((card) => !cards.includes(card)), ...cards.toReversed()];
}

/** A card of the deck with this Invasion indicator, other than those already taken. */
export function cardShowing(g: GreatWall, indicator: string, ...except: string[]): string {
  return must(
    g.hordeDeck.find((id) => hordeOf(id).invasion === sectionNamed(indicator) && !except.includes(id)),
    indicator,
  );
}

/** A Spearman (one spot) or a Horseman (two) from the pool on Vital Spots: 'L1-a2', 'L1-a2a3'. */
export function on(g: GreatWall, who: Faction, ...names: string[]): void {
  for (const name of names) {
    const { slot, cells } = aim(name);
    const { type } = hordeOf(at(g.hordes, slot));
    putSoldier(
      g,
      slot,
      cells.map((cell) => type.cells.indexOf(cell)),
      who,
    );
    const kind = cells.length === 1 ? 0 : 2;
    clanOf(g, who).pool[kind] = at(clanOf(g, who).pool, kind) - 1;
  }
}

function aim(name: string): { slot: Slot; cells: readonly number[] } {
  return aimOf(`${name.length > 5 ? 'spots' : 'spot'}:${name}`);
}

export function wounds(g: GreatWall, ...names: string[]): void {
  for (const name of names) {
    const { slot, cells } = aim(name);
    putWound(g, slot, hordeOf(at(g.hordes, slot)).type.cells.indexOf(at(cells, 0)));
  }
}

/** What lies on a Vital Spot: 0 nothing, 1 a Wound, otherwise a Soldier. */
export function spot(g: GreatWall, name: string): number {
  const { slot, cells } = aim(name);
  return at(g.spots, slot * MOST_SPOTS + hordeOf(at(g.hordes, slot)).type.cells.indexOf(at(cells, 0)));
}

export function resting(g: GreatWall, who: Faction, section: string, soldier: string, count = 1): void {
  const kind = indexIn(SOLDIERS, soldier) as Soldier;
  const clan = clanOf(g, who);
  clan.pool[kind] = at(clan.pool, kind) - count;
  const index = sectionNamed(section) * 3 + kind;
  clan.rest[index] = at(clan.rest, index) + count;
}

export function inRest(g: GreatWall, who: Faction, section: string, soldier = 'spearman'): number {
  return at(clanOf(g, who).rest, sectionNamed(section) * 3 + indexIn(SOLDIERS, soldier));
}

export function firing(g: GreatWall, who: Faction, section: string, count = 1): void {
  const clan = clanOf(g, who);
  clan.pool[1] = at(clan.pool, 1) - count;
  clan.firing[sectionNamed(section)] = at(clan.firing, sectionNamed(section)) + count;
}

/** Clerks from the pool into a Location. */
export function clerks(g: GreatWall, who: Faction, location: string, count = 1): void {
  const clan = clanOf(g, who);
  clan.clerks -= count;
  clan.at[locationNamed(location)] = at(clan.at, locationNamed(location)) + count;
}

export function clerksAt(g: GreatWall, who: Faction, location: string): number {
  return at(clanOf(g, who).at, locationNamed(location));
}

export function gives(
  g: GreatWall,
  who: Faction,
  resources: Partial<Record<(typeof RESOURCES)[number], number>>,
): void {
  clanOf(g, who).resources = RESOURCES.map((resource) => resources[resource] ?? 0);
}

export function purse(g: GreatWall, who: Faction): readonly number[] {
  return clanOf(g, who).resources;
}

export function honour(g: GreatWall, who: Faction): number {
  return clanOf(g, who).honour;
}

/** An Active Advisor from the deck. */
export function active(g: GreatWall, who: Faction, ...advisors: string[]): void {
  for (const advisor of advisors) {
    g.advisorDeck.splice(g.advisorDeck.indexOf(advisor), 1);
    clanOf(g, who).active.push(advisor);
  }
}

/** So many Supporting Advisors from the deck. */
export function support(g: GreatWall, who: Faction, count: number): void {
  clanOf(g, who).support.push(...g.advisorDeck.splice(0, count));
}

/** A Tactic card of that title from the deck into the hand. */
export function holds(g: GreatWall, who: Faction, ...titles: string[]): void {
  for (const title of titles) {
    const index = g.tacticDeck.findIndex((card) => titleOf(card) === title);
    clanOf(g, who).tactics.push(...g.tacticDeck.splice(index, 1));
  }
}

/** A cooperative table with these Requests in play. */
export function coop(players = 3, ...requests: string[]): GreatWall {
  const g = table({ mode: 'cooperative', players });
  if (requests.length === 0) return g;
  g.requestDeck.push(...g.requests);
  g.requestDeck = g.requestDeck.filter((id) => !requests.includes(id));
  g.requests = [...requests, ...['', '', ''].slice(requests.length)];
  return g;
}

/** Puts each title on the track as the card of a seat, in order of spaces. */
export function shows(g: GreatWall, ...titles: string[]): GreatWall {
  g.track = [];
  for (const [index, title] of titles.entries()) {
    const clan = clanOf(g, seat(index));
    clan.shown = title;
    clan.commands = clan.commands.filter((one) => one !== title);
    g.track.push(seat(index));
  }
  return g;
}

/** Nobody has a usable Soldier left in the pool. */
export function allAshamed(g: GreatWall, who: Faction): void {
  const clan = clanOf(g, who);
  clan.shamed = clan.pool.slice();
  g.shamePool -= clan.shamed.reduce((sum, count) => sum + count, 0);
}

/** Whether a cell of a Horde is a Vital Spot. */
export function isVital(g: GreatWall, name: string): boolean {
  const { slot, cells } = aim(name);
  return hordeOf(at(g.hordes, slot)).type.cells.includes(at(cells, 0));
}
