/** Sacrifice: Soldiers and Clerks leave the game for a Request (GW-COOP-13, GW-COOP-31, GW-SHAME-3). */

import { at, done, frame, go, tell } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { LOCATIONS } from '../content/board.ts';
import type { Section, Soldier } from '../content/terms.ts';
import { ALL_SECTIONS, ALL_SOLDIERS, ARCHER, SOLDIERS } from '../content/terms.ts';
import type { Clan, Faction, Table } from '../state.ts';
import { clanOf } from '../state.ts';
import { isLocked } from './city.ts';
import { procedure } from './define.ts';
import { IN_FIRING, POOL, postAt, SACRIFICE_CLERK, SACRIFICE_POOL, SACRIFICE_POST } from './keys.ts';
import { usable } from './soldiers.ts';

type Victims = 'soldiers' | 'clerks' | 'escort';

/** Something that can be given up: how many there are, and how one of them leaves. */
interface Source {
  readonly key: string;
  readonly count: number;
  readonly what: string;
  remove(clan: Clan): void;
}

export function sacrificable(g: Table, who: Faction, what: Victims, section: Section | -1): Source[] {
  const sources = what === 'clerks' ? clerkSources(g, who) : soldierSources(g, who, what === 'escort' ? section : -1);
  return sources.filter(({ count }) => count > 0);
}

/** With a Section only from its Rest Zone, otherwise from pool, Rest Zones and Firing Spots. */
function soldierSources(g: Table, who: Faction, only: Section | -1): Source[] {
  const clan = clanOf(g, who);
  const minus = (from: 'pool' | 'rest' | 'firing', index: number, kind: Soldier) => (loser: Clan) => {
    loser[from][index] = at(loser[from], index) - 1;
    loser.lost[kind] = at(loser.lost, kind) + 1;
  };
  const sources: Source[] = [];
  for (const kind of ALL_SOLDIERS) {
    const what = SOLDIERS[kind];
    if (only < 0)
      sources.push({
        key: at(SACRIFICE_POOL.of, kind),
        count: usable(g, who, kind),
        what,
        remove: minus('pool', kind, kind),
      });
    for (const section of ALL_SECTIONS) {
      if (only >= 0 && section !== only) continue;
      const index = section * 3 + kind;
      sources.push({
        key: at(SACRIFICE_POST.of, postAt(section, kind)),
        count: at(clan.rest, index),
        what,
        remove: minus('rest', index, kind),
      });
    }
  }
  if (only >= 0) return sources;
  for (const section of ALL_SECTIONS) {
    const remove = minus('firing', section, ARCHER);
    sources.push({
      key: at(SACRIFICE_POST.of, postAt(section, IN_FIRING)),
      count: at(clan.firing, section),
      what: 'archer',
      remove,
    });
  }
  return sources;
}

/** From the pool, or from a Location that is not locked. */
function clerkSources(g: Table, who: Faction): Source[] {
  const clan = clanOf(g, who);
  const fromPool: Source = {
    key: at(SACRIFICE_CLERK.of, POOL),
    count: clan.clerks,
    what: 'clerk',
    remove(loser) {
      loser.clerks -= 1;
      loser.clerksLost += 1;
    },
  };
  const fromLocations = LOCATIONS.filter((location: Location) => !isLocked(g, location)).map((location): Source => {
    return {
      key: at(SACRIFICE_CLERK.of, location),
      count: at(clan.at, location),
      what: 'clerk',
      remove(loser) {
        loser.at[location] = at(loser.at, location) - 1;
        loser.clerksLost += 1;
      },
    };
  });
  return [fromPool, ...fromLocations];
}

interface Sacrificing {
  who: Faction;
  left: number;
  what: Victims;
  section: Section | -1;
}

export const sacrifice = procedure('sacrifice', frame<Sacrificing>(), {
  check: (_, f) => (f.left > 0 ? go('choose') : done),
  choose: {
    rule: 'GW-COOP-13',
    decider: (_, f) => f.who,
    options: (g, f) => sacrificable(g, f.who, f.what, f.section).map(({ key }) => key),
    prompt: (_, f) => ({ left: f.left }),
    resolve(g, f, key) {
      const source = sacrificable(g, f.who, f.what, f.section).find((one) => one.key === key);
      if (source === undefined) throw new Error(`'${key}' gives up nothing`);
      source.remove(clanOf(g, f.who));
      tell('GW-COOP-13', 'sacrificed', { seat: f.who, victim: source.what });
      f.left -= 1;
      return go('check');
    },
  },
});
