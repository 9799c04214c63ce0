/**
 * What a sensible beginner would value, in Honour: Honour on the track, Hordes and Artefacts as they would score now, the
 * means to gain more, which lose their worth as the end comes near, and Shame that threatens. In the cooperative game
 * what counts is Requests and the Shame that is left.
 */

import type { Seat } from '@jade/engine';
import { at, seatsOf } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { HONOUR, LOCATIONS, SHAME_ICON } from '../content/board.ts';
import { requestOf } from '../content/coop-cards.ts';
import { ALL_SECTIONS, ALL_SLOTS } from '../content/terms.ts';
import { defenceOf, powerAgainst } from '../rules/assault.ts';
import { cardsWithout } from '../rules/breach.ts';
import { clerksIn } from '../rules/clerks.ts';
import { artefactHonour, hordeHonour, outcome } from '../rules/scoring.ts';
import { lastYear } from '../rules/seasons.ts';
import { hordeIn, hordesIn, spotsCovered, vacantSpots } from '../rules/spots.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isCoop, qin, slotsOf } from '../state.ts';

/** How much each thing is worth at the beginning of the game. */
const WORTH = {
  /** Wood, Stone, Gold, Chi. */
  resources: [0.45, 0.45, 0.5, 0.55],
  tactic: 1.2,
  overseer: 2.2,
  advisor: 2.5,
  clerk: 2,
  /** A Clerk in a Location, and what it gains as the Location fills. */
  placedClerk: 0.5,
  filling: 0.8,
  soldierOnBoard: 2.4,
  /** Of a Horde's Honour for each spot covered, as a share of its spots. */
  hordeShare: 0.9,
  breachShame: 3.5,
  shamedSoldier: 4.5,
  commandInHand: 0.6,
  tea: 0.4,
  wall: 0.35,
  request: 25,
  shameLeft: 1.2,
};

export function evaluate(g: GreatWall, seat: Seat): number {
  if (g.stack.length === 0) return final(g, seat);
  if (isCoop(g)) return common(g);
  const own = prospects(g, seat);
  let best = qin(g) >= 0 ? clanOf(g, qin(g)).honour : 0;
  for (const other of seatsOf(g)) if (other !== seat) best = Math.max(best, prospects(g, other));
  return own - best / 3;
}

/** A game that is over is worth what it brought. */
function final(g: GreatWall, seat: Seat): number {
  const { winners, scores } = outcome(g);
  const won = winners.includes(seat) ? 100 : -100;
  return at(scores, seat) + won;
}

/** All players together: Requests fulfilled, Shame left, and what each could do. */
function common(g: GreatWall): number {
  let worth = fulfilment(g);
  for (const seat of seatsOf(g)) worth += prospects(g, seat) / g.seats;
  return worth;
}

function fulfilment(g: GreatWall): number {
  let worth = g.requestsDone.length * WORTH.request + g.shamePool * WORTH.shameLeft;
  for (const id of g.requests) if (id !== '' && requestOf(id).kind === 'state') worth += 1;
  return worth;
}

/** What a player may hope to have in the end. */
export function prospects(g: GreatWall, seat: Faction): number {
  return (
    honour(g, seat) + means(g, seat) + clerkHope(g, seat) + soldierHope(g, seat) - shame(g, seat) - threat(g, seat)
  );
}

/** The same in parts, for the coach. */
export function appraise(g: GreatWall, seat: Seat): Record<string, number> {
  return {
    honour: honour(g, seat),
    means: means(g, seat),
    clerks: clerkHope(g, seat),
    soldiers: soldierHope(g, seat),
    shame: -shame(g, seat),
    walls: -threat(g, seat),
    ...(isCoop(g) && { requests: fulfilment(g) }),
  };
}

/** Honour as it would score now. */
function honour(g: GreatWall, seat: Faction): number {
  let worth = clanOf(g, seat).honour + hordeHonour(g, seat);
  for (const artefact of g.artefacts) worth += artefactHonour(g, seat, artefact);
  return worth;
}

/** What helps to gain more; it helps less as the end comes near. */
function means(g: GreatWall, seat: Faction): number {
  const clan = clanOf(g, seat);
  const left = (lastYear(g) - g.year + 1) / lastYear(g);
  let worth = 0;
  for (const [resource, each] of WORTH.resources.entries()) worth += Math.min(8, at(clan.resources, resource)) * each;
  worth += clan.tactics.length * WORTH.tactic;
  worth += clan.overseers.reduce((sum, level) => sum + level, 0) * WORTH.overseer;
  worth += (clan.active.length + clan.support.length) * WORTH.advisor;
  worth += (8 - clan.clerkArea) * WORTH.clerk;
  worth += clan.commands.length * WORTH.commandInHand;
  return worth * left - g.tea.indexOf(seat) * WORTH.tea;
}

function shame(g: GreatWall, seat: Faction): number {
  return clanOf(g, seat).shamed.reduce((sum, count) => sum + count, 0) * WORTH.shamedSoldier;
}

/** Clerks are worth more the fuller their Location is; being alone with a Shame icon is worth less. */
function clerkHope(g: GreatWall, seat: Faction): number {
  let hope = 0;
  for (const location of LOCATIONS) {
    const own = at(clanOf(g, seat).at, location);
    if (own > 0)
      hope += own * (WORTH.placedClerk + WORTH.filling * fullness(g, location)) - shameRisk(g, location, own);
  }
  return hope;
}

function fullness(g: GreatWall, location: Location): number {
  const slots = slotsOf(g, location);
  return slots === 0 ? 1 : clerksIn(g, location) / slots;
}

function shameRisk(g: GreatWall, location: Location, own: number): number {
  return at(SHAME_ICON, location) && own === slotsOf(g, location) ? WORTH.shamedSoldier : 0;
}

/** Soldiers outside the pool, and the share of Hordes that they may claim. */
function soldierHope(g: GreatWall, seat: Faction): number {
  const { rest, firing } = clanOf(g, seat);
  let hope = 0;
  for (const count of rest) hope += count * WORTH.soldierOnBoard;
  for (const count of firing) hope += count * WORTH.soldierOnBoard;
  for (const slot of ALL_SLOTS) {
    const horde = hordeIn(g, slot);
    if (horde === null) continue;
    const covered = spotsCovered(g, slot, seat);
    if (covered === 0) continue;
    const spots = horde.type.cells.length;
    const done = 1 - vacantSpots(g, slot) / spots;
    hope += WORTH.soldierOnBoard + HONOUR.defeatParticipant * done;
    hope += horde.type.honour * WORTH.hordeShare * (covered / spots) * (0.5 + done / 2);
  }
  return hope;
}

/** Shame that the next Assault would bring if nothing changes, and the Walls against it. */
function threat(g: GreatWall, seat: Faction): number {
  let danger = 0;
  for (const section of ALL_SECTIONS) {
    if (hordesIn(g, section) === 0) continue;
    const margin = defenceOf(g, section) - powerAgainst(g, section);
    if (margin < 0) danger += cardsWithout(g, section, seat) * WORTH.breachShame - margin * WORTH.wall;
  }
  return danger;
}
