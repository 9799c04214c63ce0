/**
 * What a sensible beginner would value, in Honour: Honour on the track, Hordes and Artefacts as they would score now, the
 * means to gain more, which lose their worth as the end comes near, and Shame that threatens. In the cooperative game
 * what counts is Requests and the Shame that is left.
 */

import type { Seat } from '@jade/engine';
import { at, frameIn, seatsOf } from '@jade/engine';
import { requestOf } from '../content/coop-cards.ts';
import { proposal } from '../rules/requests.ts';
import { artefactHonour, hordeHonour, outcome } from '../rules/scoring.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isCoop, qin, variant } from '../state.ts';
import { clerkHope } from './clerks.ts';
import { prepared, raidsAhead } from './emperor.ts';
import { GUESSES } from './guesses.ts';
import type { Breaches } from './soldiers.ts';
import { breachesAhead, soldierHope, threat } from './soldiers.ts';
import { timeLeft } from './stores.ts';
import { TOGETHER, worthAt } from './worth.ts';

export function evaluate(g: GreatWall, seat: Seat): number {
  if (g.stack.length === 0) return final(g, seat);
  if (isCoop(g)) return common(g);
  const breaches = breachesAhead(g);
  const own = prospects(g, seat, breaches);
  // GW-SOLO-37: alone, Qin's Honour counts as much as the own.
  if (qin(g) >= 0) return own - clanOf(g, qin(g)).honour - endOfShame(g);
  let best = 0;
  for (const other of seatsOf(g)) if (other !== seat) best = Math.max(best, prospects(g, other, breaches));
  return own - best * worthAt(g).rival;
}

/** GW-SOLO-36: alone, an empty Shame pool is a defeat, and it draws near faster and faster. */
function endOfShame(g: GreatWall): number {
  const { shamePool } = variant(g);
  return worthAt(g).shamePool * (1 - g.shamePool / shamePool) ** 2;
}

/** A game that is over is worth what it brought; alone, how far ahead of Qin (GW-SOLO-37), and Shame is the worst end. */
function final(g: GreatWall, seat: Seat): number {
  const { winners, scores, reason } = outcome(g);
  if (qin(g) >= 0)
    return at(scores, seat) - clanOf(g, qin(g)).honour - (reason === 'shamed' ? worthAt(g).shamedEnd : 0);
  const won = winners.includes(seat) ? GUESSES.end.won : -GUESSES.end.won;
  // Where all win or none, what counts is Requests, and how long they held out.
  if (isCoop(g)) return won + g.requestsDone.length * worthAt(g).request + g.year * worthAt(g).yearHeld;
  return at(scores, seat) + won;
}

/** All players together: Requests fulfilled, Shame left, and what each could do. */
function common(g: GreatWall): number {
  const breaches = breachesAhead(g);
  let worth = fulfilment(g);
  for (const seat of seatsOf(g)) worth += prospects(g, seat, breaches) / g.seats;
  return worth;
}

function fulfilment(g: GreatWall): number {
  let worth = g.requestsDone.length * worthAt(g).request + g.shamePool * worthAt(g).shameLeft;
  if (worthAt(g) === TOGETHER) worth += prepared(g) - raidsAhead(g);
  for (const id of g.requests) if (id !== '' && requestOf(id).kind === 'state') worth += 1;
  // Whoever agrees to a proposal brings it nearer, though nothing is fulfilled yet.
  const open = frameIn(g.stack, proposal);
  if (open !== null) worth += (1 + open.turn + 3 * open.givers.length) * worthAt(g).agreement;
  return worth;
}

/** The same without a look at the others: quicker, for whoever asks often. */
export function ownProspects(g: GreatWall, seat: Seat): number {
  if (g.stack.length === 0) return final(g, seat);
  return isCoop(g) ? common(g) : prospects(g, seat, breachesAhead(g));
}

/** What a player may hope to have in the end. */
function prospects(g: GreatWall, seat: Faction, breaches: Breaches): number {
  const hope = clerkHope(g, seat) + soldierHope(g, seat);
  return honour(g, seat) + means(g, seat) + hope - shame(g, seat) - threat(g, seat, breaches);
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
  const left = timeLeft(g);
  let stores = 0;
  const { resources, plenty, tactic, overseer, advisor, clerk, commandInHand, tea } = worthAt(g);
  for (const [resource, each] of resources.entries()) stores += stored(at(clan.resources, resource), plenty) * each;
  let worth = clan.tactics.length * tactic;
  worth += clan.overseers.reduce((sum, level) => sum + level, 0) * overseer;
  worth += (clan.active.length + clan.support.length) * advisor;
  worth += (8 - clan.clerkArea) * clerk;
  worth += clan.commands.length * commandInHand - g.tea.indexOf(seat) * tea;
  // Resources can be spent until the very end; everything else needs time.
  return worth * left + stores * Math.min(1, GUESSES.stores.toTheEnd + left);
}

/** More than plenty of one kind waits too long for its use. */
function stored(count: number, plenty: number): number {
  return count <= plenty ? count : plenty + (count - plenty) / GUESSES.stores.beyondPlenty;
}

function shame(g: GreatWall, seat: Faction): number {
  return clanOf(g, seat).shamed.reduce((sum, count) => sum + count, 0) * worthAt(g).shamedSoldier;
}
