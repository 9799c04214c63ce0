/** The Logistics Centre (GW-LOG-1 to GW-LOG-3). */

import { at, done, frame, go, refuse, tell } from '@jade/engine';
import type { Section, Soldier } from '../content/terms.ts';
import { ARCHER, SECTIONS, SOLDIERS } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { procedure } from './define.ts';
import { MARCH, MARCH_ACROSS, MARCH_DOWN, SECTION, STOP } from './keys.ts';
import { anotherSection } from './rest-zones.ts';
import { freeFiringSpots } from './soldiers.ts';
import { sectionsInPlay } from './spots.ts';

interface Logistics {
  who: Faction;
  /** Clerks that have not acted yet. */
  left: number;
  from: Section | -1;
  to: Section | -1;
}

export const logistics = procedure('logistics', frame<Logistics>(), {
  check(g, f) {
    f.from = -1;
    return f.left > 0 && sectionsInPlay(g).some((section) => hasMovable(g, f.who, section)) ? go('origin') : done;
  },

  origin: {
    rule: 'GW-LOG-1',
    decider: (_, f) => f.who,
    options: (g, f) => [
      ...sectionsInPlay(g)
        .filter((section) => hasMovable(g, f.who, section))
        .map((section) => SECTION.of[section] as string),
      STOP,
    ],
    candidates: () => [...SECTION.of, STOP],
    refusal: (_, __, key) => refuse('GW-LOG-1', 'nobodyThere', { section: SECTIONS[SECTION.index(key)] }),
    prompt: (_, f) => ({ left: f.left }),
    resolve(_, f, key) {
      if (key === STOP) return done;
      f.from = SECTION.index(key);
      f.left -= 1;
      return go('destination');
    },
  },

  destination: {
    ...anotherSection('GW-LOG-1'),
    resolve(_, f, key) {
      f.to = SECTION.index(key);
      return go('soldiers');
    },
  },

  soldiers: (g, f) => (hasMovable(g, f.who, f.from as Section) ? go('soldier') : go('check')),

  soldier: {
    rule: 'GW-LOG-2',
    decider: (_, f) => f.who,
    options: (g, f) => [...movable(g, f), STOP],
    candidates: () => [...MARCH.of, STOP],
    refusal(g, f, key) {
      const inFiring = at(clanOf(g, f.who).firing, f.from) > 0;
      if (key === MARCH_ACROSS && inFiring)
        return refuse('GW-LOG-2', 'noFiringSpot', { section: SECTIONS[f.to as Section] });
      return refuse('GW-LOG-1', 'nobodyThere', { section: SECTIONS[f.from as Section] });
    },
    prompt: (_, f) => ({ from: SECTIONS[f.from as Section], section: SECTIONS[f.to as Section] }),
    resolve(g, f, key) {
      if (key === STOP) return go('check');
      march(g, f, key);
      return go('soldiers');
    },
  },
});

function hasMovable(g: GreatWall, who: Faction, section: Section): boolean {
  const { rest, firing } = clanOf(g, who);
  return at(firing, section) + at(rest, section * 3) + at(rest, section * 3 + 1) + at(rest, section * 3 + 2) > 0;
}

function movable(g: GreatWall, f: Logistics): string[] {
  const { rest, firing } = clanOf(g, f.who);
  const from = f.from as Section;
  const keys = MARCH.of.filter((_, kind) => kind < SOLDIERS.length && at(rest, from * 3 + kind) > 0);
  if (at(firing, from) > 0) keys.push(MARCH_DOWN);
  if (at(firing, from) > 0 && freeFiringSpots(g, f.to as Section) > 0) keys.push(MARCH_ACROSS);
  return keys;
}

/** GW-LOG-2, GW-LOG-3: nobody attacks on the way. */
function march(g: GreatWall, f: Logistics, key: string): void {
  const { rest, firing } = clanOf(g, f.who);
  const [from, to] = [f.from as Section, f.to as Section];
  const fromFiring = key === MARCH_DOWN || key === MARCH_ACROSS;
  const kind = (fromFiring ? ARCHER : MARCH.index(key)) as Soldier;
  if (fromFiring) firing[from] = at(firing, from) - 1;
  else rest[from * 3 + kind] = at(rest, from * 3 + kind) - 1;
  if (key === MARCH_ACROSS) firing[to] = at(firing, to) + 1;
  else rest[to * 3 + kind] = at(rest, to * 3 + kind) + 1;
  tell('GW-LOG-2', 'marched', { seat: f.who, soldier: SOLDIERS[kind], from: SECTIONS[from], section: SECTIONS[to] });
}
