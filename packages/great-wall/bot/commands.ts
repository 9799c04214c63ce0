/** Which Command card suits the moment. */

import type { Seat } from '@jade/engine';
import { at } from '@jade/engine';
import { BUILDERS, isProduction, LOCATIONS, PRODUCTION } from '../content/board.ts';
import { commandOf } from '../content/cards.ts';
import { ALL_SECTIONS } from '../content/terms.ts';
import { clerksIn } from '../rules/city.ts';
import { COMMAND } from '../rules/keys.ts';
import { playersInTea } from '../rules/treasury.ts';
import type { GreatWall } from '../state.ts';
import { clanOf, isCoop, slotsOf } from '../state.ts';
import { hopeIn } from './clerk-worth.ts';
import { spearmanWorth } from './fronts.ts';
import { GUESSES } from './guesses.ts';
import { habitsOf } from './habits.ts';
import { bestBuilding, recruitsWorth, upgradeWorth } from './labour.ts';

export function commandScores(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  const others = shownBefore(g, seat);
  return options.map((key) => {
    const title = COMMAND.name(key);
    return commandWorth(g, seat, title) + companyWorth(g, title, others);
  });
}

/**
 * What those before a seat in the Tea stack will probably show: all know the order and what lies open, so each can think the
 * thoughts of those before. Only where all win or none; against each other nobody knows.
 */
function shownBefore(g: GreatWall, seat: Seat): string[] {
  const others: string[] = [];
  if (!isCoop(g)) return others;
  for (const who of playersInTea(g)) {
    if (who === seat) break;
    const hand = clanOf(g, who).commands;
    if (hand.length === 0) continue;
    const worth = hand.map((title) => commandWorth(g, who, title) + companyWorth(g, title, others));
    others.push(at(hand, worth.indexOf(Math.max(...worth))));
  }
  return others;
}

/** What a card brings beside those of others: bonuses, and something else than they do. */
function companyWorth(g: GreatWall, title: string, others: readonly string[]): number {
  const { company, repeated } = habitsOf(g);
  let worth = others.includes(title) ? -repeated : 0;
  if (others.includes(commandOf(title).bonus?.needs ?? '')) worth += company;
  for (const other of others) if (commandOf(other).bonus?.needs === title) worth += company;
  return worth;
}

function commandWorth(g: GreatWall, seat: Seat, title: string): number {
  switch (title) {
    case 'economy': {
      let raise = 2 * habitsOf(g).gathered;
      for (const location of PRODUCTION) raise = Math.max(raise, upgradeWorth(g, seat, location, 1));
      return habitsOf(g).clerkMove * 3 + raise;
    }
    case 'despotism':
      return habitsOf(g).clerkMove * 2 + activated(g, seat);
    case 'workHarder':
      return habitsOf(g).clerkMove * 2 + bestBuilding(g, seat);
    case 'attackOrder':
      return habitsOf(g).clerkMove * 2 + attack(g, seat);
    case 'conscription':
      return habitsOf(g).clerkMove * 2 + recruitsWorth(g, seat, 1) + habitsOf(g).gathered;
    default:
      return habitsOf(g).clerkMove * 2;
  }
}

/** The best Location that could be activated although it is not full. */
function activated(g: GreatWall, seat: Seat): number {
  let best = 0;
  for (const location of LOCATIONS) {
    if (location === BUILDERS) continue;
    const own = at(clanOf(g, seat).at, location) + (isProduction(location) ? 2 : 1);
    const slots = slotsOf(g, location);
    if (slots === 0) continue;
    const all = clerksIn(g, location);
    best = Math.max(
      best,
      hopeIn(g, seat, location, own, Math.max(own + 1, slots)) - hopeIn(g, seat, location, own, all),
    );
  }
  return best;
}

/** Soldiers that wait in the Rest Zones, and Archers that would fire once more. */
function attack(g: GreatWall, seat: Seat): number {
  const { rest, firing } = clanOf(g, seat);
  let ready = 0;
  for (const section of ALL_SECTIONS) {
    for (let kind = 0; kind < 3; kind++) ready += at(rest, section * 3 + kind);
    ready += at(firing, section) * GUESSES.attack.archer;
  }
  return ready === 0
    ? 0
    : ready * Math.max(0, spearmanWorth(g, seat) - habitsOf(g).soldierAtRest * GUESSES.attack.resting);
}
