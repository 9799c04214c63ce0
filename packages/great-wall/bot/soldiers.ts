/** What Soldiers may win on the Hordes, and the Shame that threatens where the Wall is too weak. */

import { at, measureAt } from '@jade/engine';
import { HONOUR } from '../content/board.ts';
import type { Section } from '../content/terms.ts';
import { ALL_SECTIONS, ALL_SLOTS } from '../content/terms.ts';
import { defenceOf, powerAgainst } from '../rules/assault.ts';
import { cardsWithout } from '../rules/breach.ts';
import { hordeIn, hordesIn, sectionsInPlay, spotsCovered, vacantSpots } from '../rules/spots.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { GUESSES } from './guesses.ts';
import { kept } from './thought.ts';
import { worthAt } from './worth.ts';

/** Soldiers outside the pool, and the share of Hordes that they may claim. */
export function soldierHope(g: GreatWall, seat: Faction): number {
  const { rest, firing } = clanOf(g, seat);
  let hope = 0;
  for (const count of rest) hope += count * worthAt(g).soldierAtRest;
  for (const count of firing) hope += count * worthAt(g).archerOnWall;
  for (const slot of ALL_SLOTS) {
    const horde = hordeIn(g, slot);
    if (horde === null) continue;
    const covered = spotsCovered(g, slot, seat);
    if (covered === 0) continue;
    const spots = horde.type.cells.length;
    const done = 1 - vacantSpots(g, slot) / spots;
    hope += worthAt(g).soldierOnHorde * covered + HONOUR.defeatParticipant * done;
    hope +=
      horde.type.honour *
      worthAt(g).hordeShare *
      Math.min(1, (2 * covered) / spots) *
      (GUESSES.horde.begun + GUESSES.horde.done * done);
  }
  return hope;
}

/** How likely each Section is breached in the next Winter, by Section. */
export type Breaches = readonly number[];

/** The same for all players, and costly: worked out once for a position. */
export function breachesAhead(g: GreatWall): Breaches {
  const chances = ALL_SECTIONS.map(() => 0);
  for (const section of sectionsInPlay(g)) if (hordesIn(g, section) > 0) chances[section] = breachChance(g, section);
  return chances;
}

/** Shame that the next Assault would bring if nothing changes. */
export function threat(g: GreatWall, seat: Faction, breaches: Breaches): number {
  let danger = 0;
  for (const section of sectionsInPlay(g)) {
    const chance = measureAt(breaches, section);
    if (chance === 0) continue;
    danger += chance * cardsWithout(g, section, seat) * worthAt(g).breachShame;
    danger += chance * at(clanOf(g, seat).firing, section) * worthAt(g).archerOnWall;
  }
  return danger;
}

/** Sure where the Hordes are stronger; possible where more of them may come. */
export function breachChance(g: GreatWall, section: Section): number {
  return chanceOfBreach(g, 0, section);
}

const chanceOfBreach = kept((g, _, section: Section) => {
  const margin = defenceOf(g, section) - powerAgainst(g, section);
  const { weaker, perPoint, narrow } = GUESSES.breach;
  if (margin < 0) return Math.min(1, weaker - margin * perPoint);
  return margin < worthAt(g).narrow ? narrow * (1 - margin / worthAt(g).narrow) : 0;
});
