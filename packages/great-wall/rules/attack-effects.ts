/** The effects `attack` and `wound` of cards (GW-ATT-7, GW-ATT-9, GW-CARD-7). */

import type { Refusal } from '@jade/engine';
import { at, call, done, frame, go, refuse } from '@jade/engine';
import type { Section, Soldier } from '../content/terms.ts';
import { ARCHER, HORSEMAN, ROWS, SECTIONS, SPEARMAN } from '../content/terms.ts';
import type { AttackScope, WoundReach } from '../content/vocabulary.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf } from '../state.ts';
import type { Struck } from './attack.ts';
import { allSpots, attackKeys, spotRefusal, strike, wound, woundTargets } from './attack.ts';
import { procedure } from './define.ts';
import type { Post } from './keys.ts';
import { ATTACKER, aimOf, IN_FIRING, POSTS, SECTION, STOP } from './keys.ts';
import { sectionsInPlay } from './spots.ts';
import type { Effects } from './vocabulary.ts';
import { countIn, happened, sectionHere } from './window.ts';

interface Attack extends Struck {
  who: Faction;
  /** Kinds that may attack, as bits. */
  kinds: number;
  left: number;
  scope: AttackScope;
  /** wholeZones: the Rest Zone that is attacking now, -1 between zones. */
  zone: Section | -1;
  /** Sections that are done (wholeZones) or have used their number (perSection), as bits. */
  spent: number;
  /** Archers in Firing Spots that have acted already, by Section (GW-ATT-9). */
  fired: number[];
}

export function newAttack(who: Faction, kinds: readonly Soldier[], left: number, scope: AttackScope): Attack {
  const bits = kinds.reduce((sum: number, kind) => sum | (1 << kind), 0);
  return { who, kinds: bits, left, scope, zone: -1, spent: 0, fired: [0, 0, 0], covered: [], wounds: 0, attackers: 0 };
}

/** How many own Soldiers could take part. */
export function possibleAttackers(g: Table, who: Faction, kinds: readonly Soldier[], scope: AttackScope): number {
  const attack = newAttack(who, kinds, 1, scope);
  const { rest, firing } = clanOf(g, who);
  return POSTS.filter(({ section, kind }) => canAttack(g, attack, section, kind)).reduce(
    (sum, { section, kind }) => sum + (kind === IN_FIRING ? at(firing, section) : at(rest, section * 3 + kind)),
    0,
  );
}

/** The effect `attack`; GW-ATT-7: who stands on a Horde takes no part. Own Soldiers attack one after the other from Rest Zones, Archers also from Firing Spots. */
export const attackWith = procedure('attackWith', frame<Attack>(), {
  next(g, f) {
    if (f.left <= 0) return go('covered');
    if (f.scope === 'wholeZones') return f.zone >= 0 ? go('zone') : go('sections');
    return attackers(g, f).length > 0 ? go('soldier') : go('covered');
  },

  /** GW-CARD-7 */
  sections(g, f) {
    return zones(g, f).length > 0 ? go('chooseZone') : go('covered');
  },

  chooseZone: {
    rule: 'GW-CARD-7',
    decider: (_, f) => f.who,
    options: (g, f) => [...zones(g, f), STOP],
    candidates: () => [...SECTION.of, STOP],
    refusal: () => refuse('GW-CARD-7', 'nobodyAttacksThere'),
    resolve(_, f, key) {
      if (key === STOP) return go('covered');
      f.zone = SECTION.index(key);
      f.spent |= 1 << f.zone;
      return go('zone');
    },
  },

  zone(g, f) {
    if (attackers(g, f).length > 0) return go('soldier');
    f.zone = -1;
    return go('sections');
  },

  soldier: {
    rule: 'GW-ATT-9',
    decider: (_, f) => f.who,
    options: (g, f) => (f.scope === 'wholeZones' ? attackers(g, f) : [...attackers(g, f), STOP]),
    candidates: (_, f) => [...ATTACKER.of, ...(f.scope === 'wholeZones' ? [] : [STOP])],
    refusal: (g, f, key) => attackerRefusal(g, f, key),
    prompt: (_, f) => ({ left: f.left }),
    resolve(_, f, key) {
      if (key === STOP) return go('covered');
      const { section, kind } = attackerOf(key);
      f.left -= 1;
      if (f.scope === 'perSection') {
        f.left += 1;
        f.spent |= 1 << section;
      }
      if (kind === ARCHER || kind === IN_FIRING) f.fired[section] = at(f.fired, section) + 1;
      const from = kind === IN_FIRING ? 'firing' : 'rest';
      const soldier = (kind === IN_FIRING ? ARCHER : kind) as Soldier;
      return call(strike, { who: f.who, kind: soldier, from, section, winter: false }, 'next');
    },
  },

  covered: (g, f) =>
    f.covered.length === 0 ? go('wounded') : happened(g, 'spotCovered', { by: f.who, covered: f.covered }, 'wounded'),
  wounded: (g, f) => (f.wounds === 0 ? done : happened(g, 'woundPlaced', { by: f.who, n: f.wounds }, 'end')),
  end: () => done,
});

function attackerOf(key: string): Post {
  return at(POSTS, ATTACKER.index(key));
}

function canAttack(g: Table, f: Attack, section: Section, kind: number): boolean {
  const clan = clanOf(g, f.who);
  if (kind === IN_FIRING) {
    if (f.scope === 'wholeZones' || (f.kinds & (1 << ARCHER)) === 0) return false;
    return (clan.firing[section] as number) > at(f.fired, section) && woundTargets(g, section, false, null);
  }
  if ((f.kinds & (1 << kind)) === 0 || (clan.rest[section * 3 + kind] as number) === 0) return false;
  return attackKeys(g, f.who, kind as Soldier, section, null);
}

function attackers(g: GreatWall, f: Attack): string[] {
  const keys: string[] = [];
  for (let post = 0; post < POSTS.length; post++) {
    const { section, kind } = at(POSTS, post);
    if (f.scope === 'wholeZones' ? section !== f.zone : (f.spent & (1 << section)) !== 0) continue;
    if (canAttack(g, f, section, kind)) keys.push(at(ATTACKER.of, post));
  }
  return keys;
}

function zones(g: GreatWall, f: Attack): string[] {
  return sectionsInPlay(g)
    .filter((section) => (f.spent & (1 << section)) === 0)
    .filter((section) => [SPEARMAN, ARCHER, HORSEMAN].some((kind) => canAttack(g, f, section, kind)))
    .map((section) => SECTION.of[section] as string);
}

function attackerRefusal(g: GreatWall, f: Attack, key: string): Refusal {
  const { section, kind } = attackerOf(key);
  const clan = clanOf(g, f.who);
  if (f.scope === 'perSection' && (f.spent & (1 << section)) !== 0) return refuse('GW-ATT-9', 'sectionDone');
  if (f.scope === 'wholeZones' && (section !== f.zone || kind === IN_FIRING)) return refuse('GW-CARD-7', 'otherZone');
  const own = kind === IN_FIRING ? at(clan.firing, section) - at(f.fired, section) : at(clan.rest, section * 3 + kind);
  if (own <= 0) return refuse('GW-ATT-1', 'nobodyThere', { section: SECTIONS[section] });
  const wanted = kind === IN_FIRING ? ARCHER : kind;
  if ((f.kinds & (1 << wanted)) === 0) return refuse('GW-ATT-9', 'notThisKind');
  if (kind === ARCHER) return refuse('GW-ATT-4', 'noFiringSpot', { section: SECTIONS[section] });
  if (kind === SPEARMAN) return refuse('GW-ATT-2', 'noTarget', { section: SECTIONS[section] });
  return refuse(kind === HORSEMAN ? 'GW-ATT-3' : 'GW-ATT-5', 'noTarget', { section: SECTIONS[section] });
}

interface WoundEffect {
  who: Faction;
  left: number;
  where: WoundReach;
  section: Section | -1;
}

/** The effect `wound`: up to so many Wounds on vacant spots, without rewards. */
export const woundEffect = procedure('woundEffect', frame<WoundEffect>(), {
  check: (g, f) => (f.left > 0 && reachable(g, f).length > 0 ? go('spot') : done),

  spot: {
    rule: 'GW-CARD-1',
    decider: (_, f) => f.who,
    options: (g, f) => [...reachable(g, f), STOP],
    candidates: (g) => [...sectionsInPlay(g).flatMap((section) => allSpots(g, section)), STOP],
    refusal: (g, f, key) => spotRefusal(g, key) ?? refuse('GW-CARD-1', 'outOfReach', { reach: f.where }),
    prompt: (_, f) => ({ left: f.left }),
    resolve(g, f, key) {
      if (key === STOP) return done;
      const { slot, cells } = aimOf(key);
      wound(g, f.who, slot, at(cells, 0), 'GW-CARD-1');
      f.left -= 1;
      return go('check');
    },
  },
});

function reachable(g: GreatWall, { where, section }: WoundEffect): string[] {
  const keys: string[] = [];
  const rows = where === 'firstRow' ? 1 : ROWS;
  for (const one of sectionsInPlay(g))
    if (where !== 'section' || one === section) woundTargets(g, one, false, keys, rows);
  return keys;
}

export const attackEffects: Pick<Effects, 'attack' | 'wound'> = {
  attack: {
    carryOut: (g, f, op) => call(attackWith, newAttack(f.who, op.kinds, countIn(g, f, op.n), op.scope), 'next'),
    isIdle: (g, _, who, { kinds }) =>
      !sectionsInPlay(g).some((section) => {
        const { rest, firing } = clanOf(g, who);
        if (kinds.some((kind) => at(rest, section * 3 + kind) > 0 && attackKeys(g, who, kind, section, null)))
          return true;
        return kinds.includes(ARCHER) && at(firing, section) > 0 && woundTargets(g, section, false, null);
      }),
  },
  wound: {
    carryOut(g, f, op) {
      const section = op.where === 'section' ? sectionHere(g) : -1;
      return call(woundEffect, { who: f.who, left: countIn(g, f, op.n), where: op.where, section }, 'next');
    },
    isIdle(g, m, _, { where }) {
      const rows = where === 'firstRow' ? 1 : ROWS;
      return !sectionsInPlay(g).some(
        (section) => (where !== 'section' || section === m.section) && woundTargets(g, section, false, null, rows),
      );
    },
  },
};
