/** Smaller effects of cards: rewards, other players who act, Soldiers that march or leave, Command cards taken back. */

import type { Procedure } from '@jade/engine';
import { at, call, callFrame, done, frame, go, refuse, tell } from '@jade/engine';
import { BETRAYAL } from '../content/cards.ts';
import { listOf } from '../content/effects.ts';
import { hordeOf, MOST_SPOTS } from '../content/hordes.ts';
import type { Resource, Section, Slot, Soldier } from '../content/terms.ts';
import { ALL_SECTIONS, ARCHER, indexIn, RESOURCES, SECTIONS, SOLDIERS } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { discardDown, drawTactics, holdsTooMany } from './deck.ts';
import { aimOf, cellKey, procedure, RECLAIM, SECTION, STOP } from './define.ts';
import { carryingOut } from './effects.ts';
import { anotherSection } from './logistics.ts';
import { amountOf } from './modifiers.ts';
import { otherPlayers, playerKey, playerOf } from './purse.ts';
import { gain, gainHonour, playersInTea } from './treasury.ts';

/** GW-ATT-6: the printed reward of a Vital Spot. */
export function rewardFor(g: GreatWall, who: Faction, list: string): void {
  for (const op of listOf(list)) {
    if (op.op === 'gain') gain(g, who, indexIn(RESOURCES, op.res) as Resource, amountOf(g, who, op.n, 0), 'GW-ATT-6');
    else if (op.op === 'honor') gainHonour(g, who, amountOf(g, who, op.n, 0), 'GW-ATT-6');
    else if (op.op === 'drawTactic') drawTactics(g, who, amountOf(g, who, op.n, 0), 'GW-ATT-6');
    else throw new Error(`'${op.op}' is no reward of a Vital Spot`);
  }
}

/** The reward of one spot just covered, once more. */
export const regainReward: Procedure<{ who: Faction; spots: number[] }> = procedure(
  'regainReward',
  frame<{ who: Faction; spots: number[] }>(),
  {
    spot: {
      rule: 'GW-CARD-1',
      decider: (_, f) => f.who,
      options: (g, f) => [...f.spots.map((index) => spotKey(g, index)), STOP],
      resolve(g, f, key) {
        if (key === STOP) return done;
        const { slot, cells } = aimOf(key);
        const { type } = hordeOf(at(g.hordes, slot));
        rewardFor(g, f.who, at(type.rewards, type.cells.indexOf(at(cells, 0))));
        return holdsTooMany(g, f.who) ? go('discard') : done;
      },
    },
    discard: (_, f) => call(discardDown, { who: f.who }, 'end'),
    end: () => done,
  },
);

function spotKey(g: GreatWall, index: number): string {
  const slot = Math.floor(index / MOST_SPOTS) as Slot;
  return cellKey(slot, at(hordeOf(at(g.hordes, slot)).type.cells, index % MOST_SPOTS));
}

interface EachPlayer {
  owner: Faction;
  card: string;
  list: string;
  kind: 'another' | 'all' | 'upTo2';
  /** Who still acts. */
  left: Faction[];
  /** Whom the owner has named. */
  named: Faction[];
}

/** The effect `eachPlayer`: the named players do the list; counters still read the owner of the card (GW-CARD-14). */
export const eachPlayer: Procedure<EachPlayer> = procedure('eachPlayer', frame<EachPlayer>(), {
  begin(g, f) {
    if (f.kind !== 'all') return candidatesOf(g, f).length > 0 ? go('name') : done;
    f.left = playersInTea(g);
    return go('next');
  },

  next(_, f) {
    const who = f.left.shift();
    if (who === undefined) return f.kind === 'upTo2' && f.named.length < 2 ? go('name') : done;
    return callFrame(carryingOut(f.list, f.card, f.owner, who));
  },

  name: {
    rule: 'GW-CARD-14',
    decider: (_, f) => f.owner,
    options: (g, f) => [...candidatesOf(g, f), STOP],
    prompt: (_, f) => ({ card: f.card }),
    resolve(_, f, key) {
      if (key === STOP) return done;
      f.left.push(playerOf(key));
      f.named.push(playerOf(key));
      return go('next');
    },
  },
});

/** `upTo2` includes the owner; nobody is named twice. */
function candidatesOf(g: GreatWall, f: EachPlayer): string[] {
  if (f.kind === 'another') return otherPlayers(g, f.owner);
  return playersInTea(g)
    .filter((player) => !f.named.includes(player))
    .map(playerKey);
}

/** The effect `reclaim`; GW-SUMMER-5: never Betrayal. */
export const reclaimSome: Procedure<{ who: Faction; left: number }> = procedure(
  'reclaimSome',
  frame<{ who: Faction; left: number }>(),
  {
    check: (g, f) => (f.left > 0 && reclaimable(g, f.who).length > 0 ? go('card') : done),
    card: {
      rule: 'GW-CARD-1',
      decider: (_, f) => f.who,
      options: (g, f) => [...reclaimable(g, f.who), STOP],
      candidates: (g, f) => [...clanOf(g, f.who).discards.map(RECLAIM.of), STOP],
      refusal: () => refuse('GW-SUMMER-5', 'betrayalStays'),
      resolve(g, f, key) {
        if (key === STOP) return done;
        takeBack(g, f.who, RECLAIM.card(key), 'GW-CARD-1');
        f.left -= 1;
        return go('check');
      },
    },
  },
);

function reclaimable(g: GreatWall, who: Faction): string[] {
  return clanOf(g, who)
    .discards.filter((title) => title !== BETRAYAL)
    .map(RECLAIM.of);
}

export function canReclaim(g: GreatWall, who: Faction): boolean {
  return clanOf(g, who).discards.some((title) => title !== BETRAYAL);
}

export function takeBack(g: GreatWall, who: Faction, title: string, rule: string): void {
  const clan = clanOf(g, who);
  clan.discards.splice(clan.discards.indexOf(title), 1);
  clan.commands.push(title);
  tell(rule, 'reclaimed', { seat: who, command: title });
}

/** Soldiers in Rest Zones and Firing Spots, as choices. */
const STATIONS = ALL_SECTIONS.flatMap((section) =>
  [...SOLDIERS, 'firing'].map((from, kind) => ({ key: `soldier:${SECTIONS[section]}-${from}`, section, kind })),
);
const IN_FIRING = 3;

function stationOf(key: string): (typeof STATIONS)[number] {
  const found = STATIONS.find((one) => one.key === key);
  if (found === undefined) throw new Error(`'${key}' is no place of a Soldier`);
  return found;
}

/** The effect `loseSoldier`: from a Rest Zone or a Firing Spot back to the pool; it does not count as Killed. */
export const loseSoldiers: Procedure<{ who: Faction; left: number }> = procedure(
  'loseSoldiers',
  frame<{ who: Faction; left: number }>(),
  {
    check: (g, f) => (f.left > 0 && stationed(g, f.who).length > 0 ? go('soldier') : done),
    soldier: {
      rule: 'GW-COOP-16',
      decider: (_, f) => f.who,
      options: (g, f) => stationed(g, f.who),
      resolve(g, f, key) {
        const { section, kind } = stationOf(key);
        const clan = clanOf(g, f.who);
        const soldier = (kind === IN_FIRING ? ARCHER : kind) as Soldier;
        removeFrom(g, f.who, section, kind);
        clan.pool[soldier] = at(clan.pool, soldier) + 1;
        tell('GW-COOP-16', 'soldierLeft', { seat: f.who, soldier: SOLDIERS[soldier], section: SECTIONS[section] });
        f.left -= 1;
        return go('check');
      },
    },
  },
);

function stationed(g: GreatWall, who: Faction): string[] {
  const { rest, firing } = clanOf(g, who);
  return STATIONS.filter(
    ({ section, kind }) => (kind === IN_FIRING ? at(firing, section) : at(rest, section * 3 + kind)) > 0,
  ).map(({ key }) => key);
}

function removeFrom(g: GreatWall, who: Faction, section: Section, kind: number): void {
  const { rest, firing } = clanOf(g, who);
  if (kind === IN_FIRING) firing[section] = at(firing, section) - 1;
  else rest[section * 3 + kind] = at(rest, section * 3 + kind) - 1;
}

interface Marching {
  who: Faction;
  left: number;
  from: Section | -1;
  kind: Soldier | -1;
  /** Soldiers that have come to each Rest Zone by this effect and stay there. */
  moved: number[];
}

/** The effect `moveSoldiers`: from Rest Zone to Rest Zone, without an attack (GW-REST-3). */
export const marchSome: Procedure<Marching> = procedure('marchSome', frame<Marching>(), {
  check: (g, f) => (f.left > 0 && marchers(g, f).length > 0 ? go('soldier') : done),

  soldier: {
    rule: 'GW-REST-3',
    decider: (_, f) => f.who,
    options: (g, f) => [...marchers(g, f), STOP],
    prompt: (_, f) => ({ left: f.left }),
    resolve(_, f, key) {
      if (key === STOP) return done;
      const { section, kind } = stationOf(key);
      f.from = section;
      f.kind = kind as Soldier;
      return go('section');
    },
  },

  section: {
    ...anotherSection('GW-REST-3'),
    resolve(g, f, key) {
      const to = SECTION.index(key);
      const { rest } = clanOf(g, f.who);
      const kind = f.kind as Soldier;
      removeFrom(g, f.who, f.from as Section, kind);
      rest[to * 3 + kind] = at(rest, to * 3 + kind) + 1;
      f.moved[to * 3 + kind] = at(f.moved, to * 3 + kind) + 1;
      tell('GW-REST-3', 'marched', {
        seat: f.who,
        soldier: SOLDIERS[kind],
        from: SECTIONS[f.from as Section],
        section: SECTIONS[to],
      });
      f.left -= 1;
      return go('check');
    },
  },
});

function marchers(g: GreatWall, f: Marching): string[] {
  const { rest } = clanOf(g, f.who);
  return STATIONS.filter(
    ({ section, kind }) => kind !== IN_FIRING && at(rest, section * 3 + kind) > at(f.moved, section * 3 + kind),
  ).map(({ key }) => key);
}
