/** Soldiers of the Rest Zones that march or leave without an attack (GW-REST-3, GW-COOP-16). */

import { at, call, done, frame, go, refuse, tell } from '@jade/engine';
import type { Section, Soldier } from '../content/terms.ts';
import { ARCHER, SECTIONS, SOLDIERS } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { procedure } from './define.ts';
import type { Post } from './keys.ts';
import { IN_FIRING, POSTS, SECTION, STATIONED, STOP } from './keys.ts';
import { sectionsInPlay } from './spots.ts';
import type { Effects } from './vocabulary.ts';
import { countIn } from './window.ts';

/** The Section that Soldiers march to: any in play but the one they come from. */
export const anotherSection = (rule: string) => ({
  rule,
  decider: (_: GreatWall, f: { who: Faction }) => f.who,
  options: (g: GreatWall, f: { from: Section | -1 }) =>
    sectionsInPlay(g)
      .filter((section) => section !== f.from)
      .map((section) => SECTION.of[section] as string),
  candidates: () => SECTION.of,
  refusal: (_: GreatWall, f: { from: Section | -1 }, key: string) =>
    SECTION.index(key) === f.from
      ? refuse(rule, 'sameSection')
      : refuse('GW-TERM-14', 'sectionClosed', { section: SECTIONS[SECTION.index(key)] }),
});

function postOf(key: string): Post {
  return at(POSTS, STATIONED.index(key));
}

/** The effect `loseSoldier`: from a Rest Zone or a Firing Spot back to the pool; it does not count as Killed. */
const loseSoldiers = procedure('loseSoldiers', frame<{ who: Faction; left: number }>(), {
  check: (g, f) => (f.left > 0 && stationed(g, f.who).length > 0 ? go('soldier') : done),
  soldier: {
    rule: 'GW-COOP-16',
    decider: (_, f) => f.who,
    options: (g, f) => stationed(g, f.who),
    resolve(g, f, key) {
      const { section, kind } = postOf(key);
      const clan = clanOf(g, f.who);
      const soldier = (kind === IN_FIRING ? ARCHER : kind) as Soldier;
      removeFrom(g, f.who, section, kind);
      clan.pool[soldier] = at(clan.pool, soldier) + 1;
      tell('GW-COOP-16', 'soldierLeft', { seat: f.who, soldier: SOLDIERS[soldier], section: SECTIONS[section] });
      f.left -= 1;
      return go('check');
    },
  },
});

function stationed(g: GreatWall, who: Faction): string[] {
  const { rest, firing } = clanOf(g, who);
  return STATIONED.of.filter((_, post) => {
    const { section, kind } = at(POSTS, post);
    return (kind === IN_FIRING ? at(firing, section) : at(rest, section * 3 + kind)) > 0;
  });
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
const marchSome = procedure('marchSome', frame<Marching>(), {
  check: (g, f) => (f.left > 0 && marchers(g, f).length > 0 ? go('soldier') : done),

  soldier: {
    rule: 'GW-REST-3',
    decider: (_, f) => f.who,
    options: (g, f) => [...marchers(g, f), STOP],
    prompt: (_, f) => ({ left: f.left }),
    resolve(_, f, key) {
      if (key === STOP) return done;
      const { section, kind } = postOf(key);
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
  return STATIONED.of.filter((_, post) => {
    const { section, kind } = at(POSTS, post);
    return kind !== IN_FIRING && at(rest, section * 3 + kind) > at(f.moved, section * 3 + kind);
  });
}

export const restZoneEffects: Pick<Effects, 'moveSoldiers' | 'loseSoldier'> = {
  moveSoldiers: {
    carryOut: (g, f, op) =>
      call(
        marchSome,
        { who: f.who, left: countIn(g, f, op.n), from: -1, kind: -1, moved: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
        'next',
      ),
    isIdle: (g, _, who) => clanOf(g, who).rest.every((count) => count === 0),
  },
  loseSoldier: {
    carryOut: (g, f, op) => call(loseSoldiers, { who: f.who, left: countIn(g, f, op.n) }, 'next'),
  },
};
