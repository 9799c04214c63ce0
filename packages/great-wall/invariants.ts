/** What must hold at every moment: no piece is lost or made (GW-INV-1 to GW-INV-10). */

import { at } from '@jade/engine';
import { BARRICADE_SLOTS, CLERKS_EACH, FIRING_SPOTS, HAND_LIMIT, LOCATIONS, SOLDIERS_EACH } from './content/board.ts';
import { ADVISORS, COMMAND_TITLES, COOP_TACTICS, QIN_COMMANDS, TACTICS } from './content/cards.ts';
import { COOP_HORDES, HORDES, hordeOf, MOST_SPOTS } from './content/hordes.ts';
import { ALL_SECTIONS, ALL_SLOTS, ALL_SOLDIERS, HORSEMAN, ROWS, SOLDIERS, slotAt } from './content/terms.ts';
import { barricadeSupply } from './rules/build.ts';
import { clerksIn } from './rules/city.ts';
import { discardDown } from './rules/deck.ts';
import { receiveShame } from './rules/shame.ts';
import { kindOn, soldiersOn } from './rules/spots.ts';
import type { Clan, Faction, GreatWall } from './state.ts';
import { FIRST_SOLDIER, isCoop, isPlayer, isReed, slotsOf, spotAt, variant } from './state.ts';

export function invariants(g: GreatWall): string[] {
  return [
    ...clerks(g),
    ...soldiers(g),
    ...shame(g),
    ...walls(g),
    ...hordes(g),
    ...spots(g),
    ...cards(g),
    ...numbers(g),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function name(g: GreatWall, index: number): string {
  return isPlayer(g, index as Faction) ? `seat ${index + 1}` : isReed(g, index as Faction) ? 'the Reed Clan' : 'Qin';
}

/** GW-INV-1, GW-INV-7, GW-2P-11 */
function clerks(g: GreatWall): string[] {
  const broken: string[] = [];
  for (const [index, clan] of g.clans.entries()) {
    const count = clan.clerks + clan.clerkArea + clan.clerksLost + sum(clan.at);
    const wanted = isReed(g, index as Faction) ? 3 : CLERKS_EACH;
    if (count !== wanted) broken.push(`${name(g, index)} has ${count} Clerks`);
    if (clan.clerks < 0 || clan.clerkArea < 0 || clan.at.some((there) => there < 0))
      broken.push(`${name(g, index)} has Clerks below 0`);
    if (isReed(g, index as Faction) && clan.at.some((there) => there > 1))
      broken.push('two Reed Clerks share a Location');
  }
  for (const location of LOCATIONS) {
    const slots = slotsOf(g, location);
    if (slots > 0 && clerksIn(g, location) > slots) broken.push(`Location ${location} is overfull`);
  }
  return broken;
}

/** GW-INV-2 */
function soldiers(g: GreatWall): string[] {
  const broken: string[] = [];
  for (const [index, clan] of g.clans.entries()) {
    for (const kind of ALL_SOLDIERS) {
      const wanted = isReed(g, index as Faction) && kind > 0 ? 0 : at(SOLDIERS_EACH, kind);
      const count = countSoldiers(g, clan, index as Faction, kind);
      if (count !== wanted)
        broken.push(`${name(g, index)} has ${count} of kind ${SOLDIERS[kind]} instead of ${wanted}`);
      if (at(clan.pool, kind) < at(clan.shamed, kind) || at(clan.shamed, kind) < 0)
        broken.push(`${name(g, index)} has Shame under Soldiers that are not in the pool`);
    }
    if ([...clan.rest, ...clan.firing, ...clan.pool].some((count) => count < 0))
      broken.push(`${name(g, index)} has Soldiers below 0`);
  }
  return broken;
}

function countSoldiers(g: GreatWall, clan: Clan, who: Faction, kind: 0 | 1 | 2): number {
  let count = at(clan.pool, kind) + at(clan.lost, kind) + clan.overseerKinds.filter((one) => one === kind).length;
  for (const section of ALL_SECTIONS) count += at(clan.rest, section * 3 + kind);
  if (kind === 1) count += sum(clan.firing);
  for (const slot of ALL_SLOTS)
    count += soldiersOn(g, slot, who).filter((spot) => kindOn(spotAt(g, slot, spot)) === kind).length;
  return count;
}

/** GW-INV-3. While a token is being placed it lies nowhere. */
function shame(g: GreatWall): string[] {
  const onClans = sum(g.clans.flatMap((clan) => [...clan.shamed, ...clan.claimedShame]));
  const inHand = g.stack.some(({ at: step }) => step === receiveShame.steps.choose) ? 1 : 0;
  const count = g.shamePool + g.shameBox + onClans + inHand;
  return count === variant(g).shamePool ? [] : [`there are ${count} Shame tokens`];
}

/** GW-INV-4, GW-INV-9 */
function walls(g: GreatWall): string[] {
  const broken: string[] = [];
  if (barricadeSupply(g) < 0) broken.push('there are too many Barricades');
  for (const section of ALL_SECTIONS) {
    if (at(g.barricades, section) > BARRICADE_SLOTS || at(g.barricades, section) < 0)
      broken.push(`Barricades of section ${section}`);
    const archers = sum(g.clans.map((clan) => at(clan.firing, section)));
    if (archers > at(FIRING_SPOTS, at(g.levels, section))) broken.push(`too many Archers in section ${section}`);
    if (!variant(g).sections.includes(section)) {
      const used =
        at(g.levels, section) + at(g.barricades, section) + archers + (g.hordes[slotAt(section, 0)] === '' ? 0 : 1);
      if (used > 0) broken.push(`something lies in section ${section}, which is not in play`);
    }
  }
  return broken;
}

/** GW-INV-5 */
function hordes(g: GreatWall): string[] {
  const { closedIndicator } = variant(g);
  const all = (isCoop(g) ? COOP_HORDES : HORDES).filter((id) => hordeOf(id).invasion !== closedIndicator);
  const found = [
    ...g.hordeDeck,
    ...g.hordeDiscard,
    ...g.hordes.filter((id) => id !== ''),
    ...g.clans.flatMap((clan) => clan.claimed),
  ];
  const broken = sameCards(all, found) ? [] : ['a Horde was lost or made'];
  for (const section of ALL_SECTIONS) {
    for (let row = 1; row < ROWS; row++) {
      const gap = g.hordes[slotAt(section, row - 1)] === '' && g.hordes[slotAt(section, row)] !== '';
      // While a Defeat is resolved its card still lies in its place.
      if (gap) broken.push(`a row is empty in front of a Horde in section ${section}`);
    }
  }
  return broken;
}

/** GW-INV-6 */
function spots(g: GreatWall): string[] {
  const broken: string[] = [];
  for (const slot of ALL_SLOTS) {
    const id = at(g.hordes, slot);
    const type = id === '' ? null : hordeOf(id).type;
    const marks = new Map<number, number[]>();
    for (let spot = 0; spot < MOST_SPOTS; spot++) {
      const code = spotAt(g, slot, spot);
      if (code !== 0 && spot >= (type?.cells.length ?? 0))
        broken.push(`slot ${slot} holds something where there is no Vital Spot`);
      if (code >= FIRST_SOLDIER && kindOn(code) === HORSEMAN) marks.set(code, [...(marks.get(code) ?? []), spot]);
    }
    for (const [a = -1, b = -1, ...more] of marks.values()) {
      const pair = type?.pairs.some(([x, y]) => x === a && y === b) ?? false;
      if (!pair || more.length > 0) broken.push(`a Horseman in slot ${slot} does not hold two adjacent spots`);
    }
  }
  return broken;
}

function sameCards(all: readonly string[], found: readonly string[]): boolean {
  return all.length === found.length && [...all].sort().join() === [...found].sort().join();
}

/** GW-INV-8: and every Tactic, Advisor and Command card is somewhere. */
function cards(g: GreatWall): string[] {
  const tactics = isCoop(g) ? [...TACTICS, ...COOP_TACTICS] : TACTICS;
  const broken: string[] = [];
  if (!sameCards(tactics, [...g.tacticDeck, ...g.tacticDiscard, ...g.clans.flatMap((clan) => clan.tactics)]))
    broken.push('a Tactic card was lost or made');
  const advisors = [
    ...g.advisorDeck,
    ...g.advisorDiscard,
    ...g.advisorTrack,
    ...g.clans.flatMap((clan) => [...clan.active, ...clan.support]),
  ];
  if (!sameCards(ADVISORS, advisors)) broken.push('an Advisor was lost or made');
  for (const [index, clan] of g.clans.entries()) {
    if (isReed(g, index as Faction)) continue;
    const player = isPlayer(g, index as Faction);
    const own = [
      ...clan.commands,
      ...clan.discards,
      ...(clan.shown === '' ? [] : [clan.shown]),
      ...(player ? [] : g.qinDeck),
    ];
    if (!sameCards(player ? COMMAND_TITLES : QIN_COMMANDS, own))
      broken.push(`${name(g, index)} lost or gained a Command card`);
  }
  const discarding = g.stack.some(({ at: step }) => step === discardDown.start);
  if (!discarding && g.clans.some((clan) => clan.tactics.length > HAND_LIMIT)) broken.push('a hand is too large');
  return broken;
}

/** GW-INV-10 */
function numbers(g: GreatWall): string[] {
  const low = g.clans.some((clan) => clan.honour < 0 || clan.resources.some((count) => count < 0));
  return low || g.warehouse.some((count) => count < 0) || g.shamePool < 0 ? ['Honour, resources or Shame below 0'] : [];
}
