/**
 * What a player who knows the game would do, for every decision: the better a choice looks, the more it weighs. The
 * frequent decisions have a view of their own; any other is tried out on a copy and judged by the evaluation.
 */

import type { Frame, Procedure, Seat } from '@jade/engine';
import { advance, answer, at } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { BARRACKS, BUILDERS, EMBASSY, isProduction, LOCATIONS } from '../content/board.ts';
import { hordeOf } from '../content/hordes.ts';
import type { Section } from '../content/terms.ts';
import { activate, activationStep } from '../rules/activation.ts';
import { strike } from '../rules/attack.ts';
import { woundEffect } from '../rules/attack-effects.ts';
import { autumn, chooseCommand } from '../rules/autumn.ts';
import { boxes } from '../rules/boxes.ts';
import type { Building } from '../rules/build.ts';
import { barricadePrice, build, wallPrice } from '../rules/build.ts';
import { clerksIn } from '../rules/city.ts';
import type { Moving } from '../rules/clerks.ts';
import { moving } from '../rules/clerks.ts';
import { rules } from '../rules/define.ts';
import {
  BARRICADE,
  BASIC,
  BUY_OFF,
  ENHANCED,
  FIRING,
  FROM,
  LOCATION,
  PAID,
  PASS,
  POOL,
  RECOVER_CARDS,
  RECOVER_HONOUR,
  RECRUIT,
  REST,
  SHAME,
  SHAME_HORDE,
  SOLDIER,
  STOP,
  TO,
  WALL,
} from '../rules/keys.ts';
import { adjust } from '../rules/payment.ts';
import type { Upgrading } from '../rules/production.ts';
import { donate, upgrade } from '../rules/production.ts';
import { recruitment } from '../rules/recruit.ts';
import { receiveShame } from '../rules/shame.ts';
import { summer } from '../rules/summer.ts';
import { window } from '../rules/window.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, clone, isCoop, slotsOf } from '../state.ts';
import { hopeIn } from './clerk-worth.ts';
import { commandScores } from './commands.ts';
import { ownProspects } from './evaluation.ts';
import { aimWorth, firingWorth } from './fronts.ts';
import { GUESSES } from './guesses.ts';
import { habitsOf } from './habits.ts';
import { barricadeWorth, donationWorth, recruitWorth, upgradeWorth, wallWorth } from './labour.ts';
import { escort } from './requests.ts';
import { timeLeft } from './stores.ts';
import { thought } from './thought.ts';

const CHOICES = GUESSES.choices;

/** Whatever looks bad may still be tried now and then. */
const LEAST = 1e-4;

export function policy(g: GreatWall, seat: Seat, options: readonly string[]): readonly number[] {
  const scores = thought(g, () => scoresOf(g, seat, options));
  const best = Math.max(...scores);
  return scores.map((score) => Math.exp((score - best) / habitsOf(g).warmth) + LEAST);
}

/** How good each option of one decision looks. */
interface View<Locals = object> {
  scores(g: GreatWall, seat: Seat, options: readonly string[], frame: Frame & Locals): number[];
}

const VIEWS = new Map<string, View>();

/** A view of a decision: the step of a procedure where it is asked, or its start where the decision is all of it. */
function look<Locals, Step extends string>(
  procedure: Procedure<Locals, Step>,
  step: Step | 'start',
  scores: View<Locals>['scores'],
): void {
  // Found again only by the name of this step, so that it never meets the frame of another.
  VIEWS.set(step === 'start' ? procedure.start : procedure.steps[step], { scores });
}

export function scoresOf(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  const frame = at(g.stack, g.stack.length - 1);
  const view = VIEWS.get(frame.at);
  return view === undefined ? tried(g, seat, options) : view.scores(g, seat, options, frame);
}

look(chooseCommand, 'start', commandScores);
look(autumn, 'space', indifferent);
look(boxes, 'name', indifferent);
look(activate, 'name', indifferent);
look(activationStep, 'choose', (_, __, options) => options.map((key) => firstThings(LOCATION.index(key))));
look(moving, 'origin', originScores);
look(moving, 'destination', destinationScores);
// What a Location gives is hardly ever unwelcome.
look(activate, 'gather', taking);
look(activate, 'draw', taking);
look(adjust, 'start', (_, __, options) => options.map((key) => (key === PAID ? CHOICES.paid : 0)));
look(build, 'choose', buildScores);
look(upgrade, 'choose', upgradeScores);
look(donate, 'choose', (g, seat, options, { resource }) =>
  options.map((key) => (key === STOP ? 0 : donationWorth(g, seat, resource))),
);
look(recruitment, 'choose', (g, seat, options) =>
  options.map((key) => (key === STOP ? 0 : recruitWorth(g, seat, RECRUIT.index(key)))),
);
look(recruitment, 'next', indifferent);
look(strike, 'target', targetScores);
look(strike, 'wound', woundScores);
look(woundEffect, 'spot', woundScores);
look(window, 'ask', windowScores);
look(receiveShame, 'choose', shameScores);
look(summer, 'token', (g, seat, options) => options.map((key) => (key === STOP ? 0 : tokenWorth(g, seat, key))));
look(summer, 'recover', recoverScores);

function indifferent(_: GreatWall, __: Seat, options: readonly string[]): number[] {
  return options.map(() => 0);
}

function taking(_: GreatWall, __: Seat, options: readonly string[]): number[] {
  return options.map((key) => (key === STOP ? CHOICES.declining : 0));
}

/** In which order Locations are activated. */
function firstThings(location: Location): number {
  if (isProduction(location)) return CHOICES.gatherFirst;
  if (location === EMBASSY) return CHOICES.hireNext;
  if (location === BARRACKS) return CHOICES.recruitThen;
  return location === BUILDERS ? CHOICES.buildLast : CHOICES.otherwise;
}

/** What one Clerk more in a Location brings to the player who decides. */
function entering(g: GreatWall, seat: Faction, who: Faction, to: Location): number {
  const own = at(clanOf(g, seat).at, to);
  const all = clerksIn(g, to);
  const mine = who === seat ? 1 : 0;
  return hopeIn(g, seat, to, own + mine, all + 1) - hopeIn(g, seat, to, own, all);
}

function leaving(g: GreatWall, seat: Faction, who: Faction, from: Location): number {
  if (from === POOL) return who === seat ? habitsOf(g).clerkInPool : 0;
  const own = at(clanOf(g, seat).at, from);
  const all = clerksIn(g, from);
  const mine = who === seat ? 1 : 0;
  return hopeIn(g, seat, from, own, all) - hopeIn(g, seat, from, own - mine, all - 1);
}

function destinationScores(g: GreatWall, seat: Seat, options: readonly string[], { who }: Moving): number[] {
  return options.map((key) => entering(g, seat, who, TO.index(key)));
}

function originScores(
  g: GreatWall,
  seat: Seat,
  options: readonly string[],
  { who, distinct, moved }: Moving,
): number[] {
  let best = 0;
  let place = -1;
  let second = 0;
  for (const to of LOCATIONS) {
    const slots = slotsOf(g, to);
    if ((slots > 0 && clerksIn(g, to) >= slots) || (distinct && at(moved, to) > 0)) continue;
    if (who !== seat && at(clanOf(g, who).at, to) > 0) continue;
    const worth = entering(g, seat, who, to);
    if (worth > best) {
      second = best;
      best = worth;
      place = to;
    } else if (worth > second) second = worth;
  }
  return options.map((key) => {
    if (key === STOP) return 0;
    const from = FROM.index(key);
    return (from === place ? second : best) - leaving(g, seat, who, from);
  });
}

function buildScores(g: GreatWall, seat: Seat, options: readonly string[], { discount, free }: Building): number[] {
  return options.map((key) => {
    if (key === STOP) return 0;
    if (WALL.has(key)) {
      const section: Section = WALL.index(key);
      return wallWorth(g, seat, section, free ? 0 : wallPrice(g, seat, section, discount));
    }
    return barricadeWorth(g, seat, BARRICADE.index(key), free ? 0 : barricadePrice(g, seat, discount));
  });
}

/** Of the Soldiers those go first of which most are left. */
function upgradeScores(
  g: GreatWall,
  seat: Seat,
  options: readonly string[],
  { location, discount }: Upgrading,
): number[] {
  const { pool } = clanOf(g, seat);
  const worth = upgradeWorth(g, seat, location, discount);
  return options.map((key) => {
    if (key === STOP) return 0;
    return SOLDIER.has(key) ? worth - CHOICES.lastSoldier / (1 + at(pool, SOLDIER.index(key))) : worth;
  });
}

function targetScores(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  return options.map((key) => {
    if (REST.has(key)) return habitsOf(g).soldierAtRest * timeLeft(g) + escort(g, REST.index(key));
    return FIRING.has(key) ? firingWorth(g, FIRING.index(key)) : aimWorth(g, seat, key, false);
  });
}

function woundScores(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  return options.map((key) => (key === STOP ? 0 : aimWorth(g, seat, key, true)));
}

/** A second token on a card costs nothing more; a Soldier costs 5 Honour and cannot be used. */
function shameScores(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  return options.map((key) =>
    key === BUY_OFF ? habitsOf(g).buyOff : key === STOP ? CHOICES.unplaced : -tokenWorth(g, seat, key, 1),
  );
}

/** What a token costs that lies, or would lie, at this place. */
function tokenWorth(g: GreatWall, seat: Seat, key: string, more = 0): number {
  const clan = clanOf(g, seat);
  if (SHAME_HORDE.has(key)) {
    const card = SHAME_HORDE.name(key);
    const others = at(clan.claimedShame, clan.claimed.indexOf(card)) - 1 + more;
    return others > 0 ? CHOICES.shamedBefore : hordeOf(card).type.honour + habitsOf(g).claim;
  }
  return habitsOf(g).shamedSoldier + CHOICES.lastSoldier / (1 + at(clan.pool, SHAME.index(key)));
}

function recoverScores(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  const { discards } = clanOf(g, seat);
  return options.map((key) =>
    key === RECOVER_HONOUR
      ? 2 * discards.length
      : key === RECOVER_CARDS
        ? habitsOf(g).recovered * discards.length * timeLeft(g)
        : 0,
  );
}

/** A Tactic card whose moment has come is mostly worth playing; Abilities cost nothing. */
function windowScores(g: GreatWall, _: Seat, options: readonly string[]): number[] {
  const { tactic } = habitsOf(g);
  return options.map((key) => {
    if (key === PASS) return tactic * timeLeft(g);
    return ENHANCED.has(key) ? CHOICES.enhanced : BASIC.has(key) ? CHOICES.basic : CHOICES.ability;
  });
}

/** For whatever has no view of its own. */
function tried(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  return options.map((key) => {
    const copy = clone(g);
    const pending = advance(rules, copy);
    if (pending === null) return 0;
    answer(rules, copy, pending, seat, key);
    return ownProspects(copy, seat) * (isCoop(g) ? CHOICES.together : 1);
  });
}
