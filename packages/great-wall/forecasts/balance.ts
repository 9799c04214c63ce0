/** An Assault part by part: what makes up Power and Defence, whom a Breach would shame, and who would die of it (GW-WINTER-3, GW-BREACH-1, GW-BREACH-4, GW-KILL-1). */

import type { Params, Phrase } from '@jade/engine';
import { at, frameIn } from '@jade/engine';
import type { Section } from '../content/terms.ts';
import { ROWS, slotAt } from '../content/terms.ts';
import { defenceOf } from '../rules/assault.ts';
import { breach } from '../rules/breach.ts';
import { lethality, powerOf } from '../rules/modifiers.ts';
import { printedLethality } from '../rules/seasons.ts';
import { hasSoldierOn, hordeIn, soldiersOn } from '../rules/spots.ts';
import { playersInTea } from '../rules/treasury.ts';
import type { Faction, Position } from '../state.ts';
import { clanOf } from '../state.ts';
import { addedByCards, barricadesLeft } from './sections.ts';

/** A part of a sum: `n` is among its params. */
type Part = Phrase;

export interface Balance {
  readonly power: readonly Part[];
  readonly defence: readonly Part[];
}

function part(key: string, params: Params & { readonly n: number }, rule: string): readonly Part[] {
  return params.n === 0 ? [] : [{ key: `wall.part.${key}`, params, rule }];
}

export function balanceOf(g: Position, section: Section): Balance {
  const played = addedByCards(g, section);
  const left = barricadesLeft(g, section);
  const wall = defenceOf(g, section, 0);
  const count = at(g.barricades, section);
  return {
    power: [...hordesOf(g, section), ...part('cards', { n: played.power }, 'GW-CARD-8')],
    defence: [
      { key: 'wall.part.wall', params: { level: at(g.levels, section), n: wall }, rule: 'GW-WINTER-4' },
      ...part('barricades', { count: left, n: defenceOf(g, section, left) - wall }, 'GW-WINTER-4'),
      ...(left < count ? [{ key: 'wall.part.burnt', params: { count: count - left, n: 0 }, rule: 'GW-TIME-2' }] : []),
      ...part('cards', { n: played.defence }, 'GW-CARD-8'),
    ],
  };
}

/** Each Horde with what is printed, what its ability adds, and what Events add. */
function hordesOf(g: Position, section: Section): Part[] {
  const calm = { ...g, events: [] };
  return Array.from({ length: ROWS }, (_, row) => slotAt(section, row)).flatMap((slot) => {
    const horde = hordeIn(g, slot);
    if (horde === null) return [];
    const { id, type } = horde;
    const own = powerOf(calm, slot);
    return [
      { key: 'wall.part.horde', params: { horde: id, n: type.power }, rule: 'GW-WINTER-3' },
      ...part('ability', { horde: id, n: own - type.power }, 'GW-CARD-4'),
      ...part('events', { horde: id, n: powerOf(g, slot) - own }, 'GW-CARD-4'),
    ];
  });
}

export interface Toll {
  readonly seat: Faction;
  /** The Hordes that carry none of its Soldiers, and how many tokens cards add or spare. */
  readonly without: readonly string[];
  /** None of its Soldiers is on any. */
  readonly nowhere: boolean;
  readonly more: number;
  readonly shame: number;
  /** So many Soldiers may die before anybody is saved. */
  readonly dead: number;
}

/** What a Breach of this Section costs each player, in Tea order. */
export function tollOf(g: Position, section: Section): Toll[] {
  const event = frameIn(g.stack, breach);
  const under = event !== null && event.section === section ? event : null;
  const slots = Array.from({ length: ROWS }, (_, row) => slotAt(section, row)).filter((slot) => hordeIn(g, slot));
  const deadly = lethality(g, printedLethality(g), true);
  return playersInTea(g).map((seat) => {
    const without = slots.filter((slot) => !hasSoldierOn(g, slot, seat)).map((slot) => at(g.hordes, slot));
    const more = under?.shame[seat] ?? 0;
    const falling = slots.map((slot) => Math.min(deadly, soldiersOn(g, slot, seat).length));
    const dead = falling.reduce((sum, count) => sum + count, at(clanOf(g, seat).firing, section));
    const nowhere = without.length === slots.length;
    return { seat, without, nowhere, more, shame: Math.max(0, without.length + more), dead };
  });
}
