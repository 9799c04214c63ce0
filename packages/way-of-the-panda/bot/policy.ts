/**
 * What somebody who knows the game would do without thinking: every choice gets a rough worth in victory points, and a
 * weight that grows with it. Nothing is tried out, so it is quick.
 */

import type { Frame, Seat } from '@jade/engine';
import { at, isIn } from '@jade/engine';
import type { Action, Move } from '../content/board.ts';
import { deedOf, SPACES } from '../content/board.ts';
import type { Class } from '../content/classes.ts';
import { CHAMPIONS, CLASSES, classOf, GOVERNOR } from '../content/classes.ts';
import type { Place, Road } from '../content/map.ts';
import { acrossFrom, BORDERS_AT, ENDS, isPlace, NINJAS, ROADS_AT } from '../content/map.ts';
import { FRONTIER_TILES, FRONTIER_VP, MOST_AP, MULTIPLIERS, QUEST_VALUES } from '../content/numbers.ts';
import { ROAD, SPOT } from '../rules/keys.ts';
import { walking } from '../rules/move.ts';
import { perform } from '../rules/perform.ts';
import { uncovered } from '../rules/roads.ts';
import { turn } from '../rules/round.ts';
import { setupChampions } from '../rules/setup-phase.ts';
import { guardsFor } from '../rules/spaces.ts';
import { teleportTo, transfer } from '../rules/transfer.ts';
import type { Clan, Panda } from '../state.ts';
import { clanOf, SHEET } from '../state.ts';
import { Outlook } from './outlook.ts';
import weights from './policy-weights.json';

/** How rough worths are put together; found by play of the policy against itself. */
export const WORTH = weights.worth;

/** Not tuned: a choice that is better by a step weighs about three times as much; what two actions at once and one of them begin with; a champion on the sheet. */
const FIXED = weights.fixed;
const STEP = FIXED.step;

const SPACE_OF = new Map(SPACES.flatMap((space) => space.options.map(({ id }) => [id, space])));

export function policy(g: Panda, seat: Seat, options: readonly string[]): number[] {
  const advice = new Advice(g, seat);
  return options.map((key) => Math.exp(advice.worthOf(key) / STEP));
}

class Advice {
  private readonly g: Panda;
  private readonly clan: Clan;
  private readonly outlook: Outlook;
  /** Where the rules ask. */
  private readonly asking: Frame;
  private readonly known: (number[] | undefined)[] = [];

  constructor(g: Panda, seat: Seat) {
    this.g = g;
    this.clan = clanOf(g, seat);
    this.outlook = new Outlook(g, seat);
    this.asking = at(g.stack, g.stack.length - 1);
  }

  worthOf(key: string): number {
    const colon = key.indexOf(':');
    const what = colon < 0 ? '' : key.slice(colon + 1);
    switch (colon < 0 ? key : key.slice(0, colon)) {
      case 'do':
        return this.select(what);
      case 'pass':
        return -this.clan.reserve * WORTH.pass;
      case 'idle':
      case '+withdraw':
      case 'space':
        return WORTH.wasted;
      case 'road':
        return this.road(key);
      case 'border':
        return this.step(SPOT.index(key));
      case 'cover':
        return this.cover(Number(what));
      case 'champion':
        return this.champion(what);
      case 'place':
        return this.place(SPOT.index(key) as Place);
      case 'card':
        return this.actions(deedOf(what).actions);
      case 'act':
        return this.act(what);
      case 'tile':
        return this.tile(what);
      case 'build':
        return this.build(classOf(what), 'anywhere');
      case 'reward':
        return what === 'vp' ? FRONTIER_VP : FRONTIER_TILES * WORTH.cardTile;
      case 'both':
        return FIXED.both;
      case 'stop':
        return WORTH.stop;
      default:
        return 0;
    }
  }

  /** A space of the action board: its actions against its price. */
  private select(deed: string): number {
    const { actions } = deedOf(deed);
    const space = SPACE_OF.get(deed);
    const worth = this.actions(actions);
    if (space === undefined || this.asking.at !== turn.steps.select) return worth;
    const overdrawn = Math.max(0, space.cost - Math.max(0, this.clan.ap)) * WORTH.overdrawn;
    const haste = (space.index / SPACES.length) * WORTH.haste;
    return worth - space.cost * WORTH.cost - overdrawn - haste + guardsFor(this.g, space) * WORTH.guards;
  }

  private actions(actions: readonly Action[]): number {
    let worth = 0;
    for (const action of actions) worth += this.action(action);
    return worth;
  }

  private action(action: Action): number {
    const { clan, outlook } = this;
    switch (action.type) {
      case 'move':
        return this.move(action);
      case 'strength':
        return outlook.questsAhead(action.class) * WORTH.strength;
      case 'quest':
        return this.quest(action.class);
      case 'build':
        return action.building === 'any'
          ? Math.max(...CLASSES.map((c) => this.build(c, action.where)))
          : this.build(action.building, action.where);
      case 'sell':
        return action.vp - 2 * at(MULTIPLIERS, at(clan.strength, GOVERNOR));
      case 'vp':
        return action.amount;
      case 'ap':
        return Math.min(action.amount, Math.max(0, MOST_AP - clan.ap)) * WORTH.actionPoint;
      case 'tiles':
        return action.count * WORTH.cardTile;
      case 'transfer':
      case 'teleport':
        return WORTH.transfer;
    }
  }

  /** The best step that could be made; further roads and guards come on top. */
  private move({ champion, roads, guards, ignoredNinjas }: Move): number {
    const movers = typeof champion === 'number' ? [champion] : CLASSES;
    let best = WORTH.wasted;
    for (const c of movers) best = Math.max(best, this.bestStep(c, ignoredNinjas));
    if (best === WORTH.wasted) return best;
    return WORTH.move + best + (roads - 1) * WORTH.secondRoad + (guards - 1) * WORTH.extraGuard;
  }

  private bestStep(c: Class, ignoredNinjas: number): number {
    const from = at(this.clan.champions, c);
    if (from < 0) return WORTH.wasted;
    const hopes = this.journeys(c);
    const strength = at(this.clan.strength, c) + ignoredNinjas;
    let best = WORTH.wasted;
    for (const road of at(ROADS_AT, from)) {
      const left = uncovered(this.g, road);
      if (left > strength) continue;
      const gain = ((hopes[acrossFrom(road, from)] as number) - (hopes[from] as number)) * WORTH.lead;
      best = Math.max(best, gain + this.covering(road, left));
    }
    for (const to of at(BORDERS_AT, from))
      best = Math.max(best, ((hopes[to] as number) - (hopes[from] as number)) * WORTH.lead);
    return best;
  }

  /** A guard left behind on a road: it may complete it, and helps to build at both ends. */
  private covering(road: Road, left: number): number {
    if (left === 0 || this.clan.reserve === 0) return 0;
    let worth = left === 1 ? WORTH.completesRoad : WORTH.coversNinja;
    for (const end of at(ENDS, road)) {
      if (!isPlace(end)) continue;
      const missing = this.outlook.missingGuards(end);
      if (missing > 0) worth += (this.prize(end) * WORTH.support) / missing;
    }
    return worth;
  }

  /** The most that one of the own champions could build on a place. */
  private prize(place: Place): number {
    let best = 0;
    for (const c of CLASSES) best = Math.max(best, this.outlook.buildingVp(place, c));
    return best;
  }

  private quest(c: Class): number {
    const spot = at(this.clan.champions, c);
    if (!isPlace(spot) || !this.outlook.givesQuest(spot, c)) return WORTH.wasted;
    return 2 * this.outlook.multiplierAhead(c) * WORTH.quest;
  }

  private build(c: Class, where: 'village' | 'city' | 'anywhere'): number {
    const spot = at(this.clan.champions, c);
    if (!isPlace(spot)) return 0;
    const isCity = this.g.bases[spot] === 1;
    if ((where === 'village' && isCity) || (where === 'city' && !isCity)) return 0;
    return this.outlook.missingGuards(spot) > 0 ? 0 : this.outlook.buildingVp(spot, c) * WORTH.build;
  }

  private act(type: string): number {
    if (!isIn(this.asking, perform)) return 0;
    const action = deedOf(this.asking.deed).actions.find((one) => one.type === type);
    return action === undefined ? 0 : this.action(action) + FIXED.act;
  }

  /** Which way to walk, or in setup where a guard may stand. */
  private road(key: string): number {
    const road = ROAD.index(key);
    if (!isIn(this.asking, walking)) return this.setupGuard(road);
    const spot = at(clanOf(this.g, this.asking.owner).champions, this.asking.champion);
    return this.step(acrossFrom(road, spot)) + this.covering(road, uncovered(this.g, road));
  }

  private step(to: number): number {
    if (!isIn(this.asking, walking)) return 0;
    const c = this.asking.champion;
    const hopes = this.journeys(c);
    const from = at(this.clan.champions, c);
    return ((hopes[to] as number) - (from >= 0 ? (hopes[from] as number) : 0)) * WORTH.lead;
  }

  private setupGuard(road: Road): number {
    const ends = at(ENDS, road).filter((end) => isPlace(end) && (this.g.buildings[end] as number) > 0).length;
    return ends * WORTH.setupGuard - at(NINJAS, road) * WORTH.setupNinja;
  }

  private cover(guards: number): number {
    if (!isIn(this.asking, walking)) return 0;
    const { road } = this.asking;
    const left = uncovered(this.g, road);
    if (guards === 0) return 0;
    const worth = this.covering(road, left);
    return guards < left && this.clan.reserve < WORTH.fewGuards ? worth - WORTH.keptGuard : worth;
  }

  private champion(what: string): number {
    const c = (CHAMPIONS as readonly string[]).indexOf(what.slice(what.indexOf('-') + 1));
    if (c < 0) return 0;
    const spot = at(this.clan.champions, c);
    const place = isPlace(spot) ? this.outlook.offer(spot, c as Class) : 0;
    return spot < 0 ? FIXED.onSheet : (this.journeys(c as Class)[spot] as number) - place;
  }

  private place(place: Place): number {
    const { asking } = this;
    if (isIn(asking, setupChampions)) {
      const c = Math.floor(asking.placed / this.g.seats) as Class;
      return this.journeys(c)[place] as number;
    }
    if (!isIn(asking, transfer) && !isIn(asking, teleportTo)) return this.prize(place);
    const from = this.clan.champions[asking.champion] === SHEET ? 0 : FIXED.leavesPlace;
    return (this.journeys(asking.champion)[place] as number) + from;
  }

  private tile(what: string): number {
    if (what === 'own') return WORTH.ownTile;
    if (what === 'neutral') return 0;
    const c = classOf(what);
    const isStrength = what === 'rosary' || what === 'coin' || what === 'sword';
    return isStrength ? at(QUEST_VALUES, at(this.clan.quests, c)) + 1 : 2 * this.outlook.multiplierAhead(c);
  }

  private journeys(c: Class): number[] {
    this.known[c] ??= this.outlook.journeys(c);
    return this.known[c];
  }
}
