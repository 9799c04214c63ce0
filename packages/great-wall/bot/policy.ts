/**
 * What a player who knows the game would do, for every decision: the better a choice looks, the more it weighs. The
 * frequent decisions have a view of their own; any other is tried out on a copy and judged by the evaluation.
 */

import type { Frame, Seat } from '@jade/engine';
import { advance, answer, at } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { BARRACKS, BUILDERS, EMBASSY, isProduction, LOCATIONS } from '../content/board.ts';
import { hordeOf } from '../content/hordes.ts';
import type { Resource, Section, Soldier } from '../content/terms.ts';
import { SOLDIERS } from '../content/terms.ts';
import { barricadePrice, wallPrice } from '../rules/build.ts';
import { clerksIn } from '../rules/clerks.ts';
import { BARRICADE, FIRING, FROM, LOCATION, POOL, rules, SOLDIER, STOP, TO, WALL } from '../rules/define.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, clone, isCoop, slotsOf } from '../state.ts';
import { hopeIn } from './errands.ts';
import { ownProspects } from './evaluation.ts';
import { aimWorth, firingWorth } from './fronts.ts';
import { habitsOf } from './habits.ts';
import { barricadeWorth, donationWorth, recruitWorth, upgradeWorth, wallWorth } from './labour.ts';
import { commandScores } from './orders.ts';
import { timeLeft } from './stores.ts';

/** Whatever looks bad may still be tried now and then. */
const LEAST = 1e-4;

export function policy(g: GreatWall, seat: Seat, options: readonly string[]): readonly number[] {
  const scores = scoresOf(g, seat, options);
  const best = Math.max(...scores);
  return scores.map((score) => Math.exp((score - best) / habitsOf(g).warmth) + LEAST);
}

type View = (g: GreatWall, seat: Seat, options: readonly string[], frame: Frame) => number[];

export function scoresOf(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  const frame = at(g.stack, g.stack.length - 1);
  const view = VIEWS[frame.at];
  return view === undefined ? tried(g, seat, options) : view(g, seat, options, frame);
}

const VIEWS: Readonly<Record<string, View>> = {
  chooseCommand: commandScores,
  'autumn.space': (_, __, options) => options.map(() => 0),
  'boxes.name': (_, __, options) => options.map(() => 0),
  'activate.name': (_, __, options) => options.map(() => 0),
  'activationStep.choose': (_, __, options) => options.map((key) => firstThings(LOCATION.index(key))),
  'moving.origin': originScores,
  'moving.destination': destinationScores,
  // What a Location gives is hardly ever unwelcome.
  'activate.gather': taking,
  'activate.draw': taking,
  adjust: (_, __, options) => options.map((key) => (key === 'paid' ? 2 : 0)),
  'build.choose': buildScores,
  'upgrade.choose': upgradeScores,
  'donate.choose': (g, seat, options, frame) =>
    options.map((key) =>
      key === STOP ? 0 : donationWorth(g, seat, (frame as Frame & { resource: Resource }).resource),
    ),
  'recruitment.choose': (g, seat, options) =>
    options.map((key) => (key === STOP ? 0 : recruitWorth(g, seat, kindOf(key)))),
  'recruitment.next': (_, __, options) => options.map(() => 0),
  'strike.target': targetScores,
  'strike.wound': woundScores,
  'woundEffect.spot': woundScores,
  'window.ask': windowScores,
  'receiveShame.choose': shameScores,
  'summer.token': (g, seat, options) => options.map((key) => (key === STOP ? 0 : tokenWorth(g, seat, key))),
  'summer.recover': recoverScores,
};

function taking(_: GreatWall, __: Seat, options: readonly string[]): number[] {
  return options.map((key) => (key === STOP ? -10 : 0));
}

/** Gathering first, so that the rest can be paid; whoever builds last finds most in the Warehouse. */
function firstThings(location: Location): number {
  if (isProduction(location)) return 3;
  if (location === EMBASSY) return 2;
  return location === BARRACKS ? 1.5 : location === BUILDERS ? 0 : 1;
}

interface Moving {
  who: Faction;
  from: Location;
  distinct: boolean;
  moved: number[];
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

function destinationScores(g: GreatWall, seat: Seat, options: readonly string[], frame: Frame): number[] {
  const { who } = frame as Frame & Moving;
  return options.map((key) => entering(g, seat, who, TO.index(key)));
}

function originScores(g: GreatWall, seat: Seat, options: readonly string[], frame: Frame): number[] {
  const { who, distinct, moved } = frame as Frame & Moving;
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

function buildScores(g: GreatWall, seat: Seat, options: readonly string[], frame: Frame): number[] {
  const { discount, free } = frame as Frame & { discount: number; free: boolean };
  return options.map((key) => {
    if (key === STOP) return 0;
    if (key.startsWith('wall:')) {
      const section: Section = WALL.index(key);
      return wallWorth(g, seat, section, free ? 0 : wallPrice(g, seat, section, discount));
    }
    return barricadeWorth(g, seat, BARRICADE.index(key), free ? 0 : barricadePrice(g, seat, discount));
  });
}

/** Of the Soldiers those go first of which most are left. */
function upgradeScores(g: GreatWall, seat: Seat, options: readonly string[], frame: Frame): number[] {
  const { location, discount } = frame as Frame & { location: Location; discount: number };
  const { pool } = clanOf(g, seat);
  const worth = upgradeWorth(g, seat, location, discount);
  return options.map((key) => {
    if (key === STOP) return 0;
    return key.startsWith('soldier:') ? worth - 2 / (1 + at(pool, SOLDIER.index(key))) : worth;
  });
}

function kindOf(key: string): Soldier {
  return SOLDIERS.indexOf(key.slice('recruit:'.length) as (typeof SOLDIERS)[number]) as Soldier;
}

function targetScores(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  return options.map((key) => {
    if (key.startsWith('rest:')) return habitsOf(g).soldierAtRest * timeLeft(g);
    return key.startsWith('firing:') ? firingWorth(g, FIRING.index(key)) : aimWorth(g, seat, key, false);
  });
}

function woundScores(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  return options.map((key) => (key === STOP ? 0 : aimWorth(g, seat, key, true)));
}

/** A second token on a card costs nothing more; a Soldier costs 5 Honour and cannot be used. */
function shameScores(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  return options.map((key) =>
    key === 'buyOff' ? habitsOf(g).buyOff : key === STOP ? -6 : -tokenWorth(g, seat, key, 1),
  );
}

/** What a token costs that lies, or would lie, at this place. */
function tokenWorth(g: GreatWall, seat: Seat, key: string, more = 0): number {
  const clan = clanOf(g, seat);
  if (key.startsWith('shameHorde:')) {
    const card = key.slice('shameHorde:'.length);
    const others = at(clan.claimedShame, clan.claimed.indexOf(card)) - 1 + more;
    return others > 0 ? 0.5 : hordeOf(card).type.honour + habitsOf(g).claim;
  }
  const kind = SOLDIERS.indexOf(key.slice('shame:'.length) as (typeof SOLDIERS)[number]);
  return habitsOf(g).shamedSoldier + 2 / (1 + at(clan.pool, kind));
}

function recoverScores(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  const { discards } = clanOf(g, seat);
  return options.map((key) =>
    key === 'recover:honour'
      ? 2 * discards.length
      : key === 'recover:cards'
        ? habitsOf(g).recovered * discards.length * timeLeft(g)
        : 0,
  );
}

/** A Tactic card whose moment has come is mostly worth playing; Abilities cost nothing. */
function windowScores(g: GreatWall, _: Seat, options: readonly string[]): number[] {
  const { tactic } = habitsOf(g);
  return options.map((key) => {
    if (key === 'pass') return tactic * timeLeft(g);
    return key.startsWith('enhanced:') ? 1.1 : key.startsWith('basic:') ? 1 : 2;
  });
}

/** Where all win or none, the evaluation counts in larger steps: a Request is worth 25. */
const COMMON_STEP = 0.5;

/** For whatever has no view of its own. */
function tried(g: GreatWall, seat: Seat, options: readonly string[]): number[] {
  return options.map((key) => {
    const copy = clone(g);
    const pending = advance(rules, copy);
    if (pending === null) return 0;
    answer(rules, copy, pending, seat, key);
    return ownProspects(copy, seat) * (isCoop(g) ? COMMON_STEP : 1);
  });
}
