/** A Breach (GW-BREACH-1 to GW-BREACH-6). */

import { at, call, done, frame, go, tell } from '@jade/engine';
import type { Section } from '../content/terms.ts';
import { SECTIONS, slotAt } from '../content/terms.ts';
import type { Faction, Table } from '../state.ts';
import { deaths, newDeaths } from './deaths.ts';
import { procedure } from './define.ts';
import { receiveShame } from './shame.ts';
import { hasSoldierOn, hordesIn } from './spots.ts';
import { playersInTea } from './treasury.ts';
import { happened } from './window.ts';

interface Breach {
  section: Section;
  /** By faction: how many tokens more or fewer cards give. */
  shame: number[];
  order: Faction[];
  turn: number;
}

export const breach = procedure('breach', frame<Breach>(), {
  begin(g, f) {
    g.breached = true;
    f.shame = g.clans.map(() => 0);
    f.order = playersInTea(g);
    tell('GW-WINTER-4', 'breach', { section: SECTIONS[f.section] });
    return happened(g, 'breach', { section: f.section }, 'shame');
  },

  // GW-BREACH-1, GW-2P-22: players only.
  shame(g, f) {
    const who = f.order[f.turn];
    if (who === undefined) return go('deaths');
    f.turn += 1;
    const left = Math.max(0, cardsWithout(g, f.section, who) + at(f.shame, who));
    return left === 0 ? go('shame') : call(receiveShame, { who, left, rule: 'GW-BREACH-1' }, 'shame');
  },

  // GW-BREACH-2 to GW-BREACH-5: all in one event; GW-BREACH-6: Hordes and Walls stay.
  deaths: (_, f) => call(deaths, newDeaths(f.section, -1), 'end'),
  end: () => done,
});

/** Hordes of the Section that carry none of a player's Soldiers. */
export function cardsWithout(g: Table, section: Section, who: Faction): number {
  let count = 0;
  for (let row = hordesIn(g, section) - 1; row >= 0; row--) if (!hasSoldierOn(g, slotAt(section, row), who)) count += 1;
  return count;
}
