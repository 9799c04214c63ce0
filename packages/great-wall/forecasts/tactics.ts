/** What would come of a Tactic card, and what its enhanced box leaves of the Chi (GW-TAC-3). Boxes go by their keys. */

import type { Forecast, Params } from '@jade/engine';
import { at, frameIn } from '@jade/engine';
import { BARRICADE_SLOTS } from '../content/board.ts';
import { tacticTitled } from '../content/cards.ts';
import type { Op } from '../content/effects.ts';
import { listOf } from '../content/effects.ts';
import type { Section, Slot } from '../content/terms.ts';
import { ALL_SLOTS, CHI, ROWS, rowOf, SOLDIERS, sectionOf } from '../content/terms.ts';
import { woundTargets } from '../rules/attack.ts';
import { possibleAttackers } from '../rules/attack-effects.ts';
import { barricadeSupply } from '../rules/build.ts';
import { deaths, doomedOf } from '../rules/deaths.ts';
import { BASIC, ENHANCED } from '../rules/keys.ts';
import { amountOf } from '../rules/modifiers.ts';
import { sectionsInPlay } from '../rules/spots.ts';
import { enhancedPrice, window } from '../rules/window.ts';
import type { Faction, Position, Table } from '../state.ts';
import { clanOf } from '../state.ts';
import { sectionForecast } from './sections.ts';

export function tacticForecasts(g: Position, me: Faction, key: string): Forecast[] {
  return [playedForecast(g, me, key), chiForecast(g, me, key)].flatMap((one) => one ?? []);
}

/** The effects of the box that a key names; none for other keys. */
function effectsOf(key: string): readonly Op[] {
  if (ENHANCED.has(key)) return listOf(tacticTitled(ENHANCED.name(key)).enhanced);
  return BASIC.has(key) ? listOf(tacticTitled(BASIC.name(key)).basic) : [];
}

/** Where it can be told beforehand. */
export function playedForecast(g: Position, me: Faction, key: string): Forecast | null {
  for (const op of effectsOf(key)) {
    const then = consequence(g, me, op);
    if (then !== null)
      return { about: key, key: `wall.then.${then.words}`, params: then.params, rule: 'GW-TAC-3', when: 'played' };
  }
  return null;
}

/** What is left of the Chi of whoever can pay the enhanced box. */
export function chiForecast(g: Table, me: Faction, key: string): Forecast | null {
  if (!ENHANCED.has(key)) return null;
  const chi = clanOf(g, me).resources?.[CHI] ?? 0;
  const left = chi - enhancedPrice(g, me, tacticTitled(ENHANCED.name(key)));
  if (left < 0) return null;
  return { about: key, key: 'wall.tactic.chiThen', params: { chi, left }, rule: 'GW-TAC-6', when: 'paidChi' };
}

/** The Section of the event in whose window a card would be played. */
function sectionInWindow(g: Position): Section | null {
  const open = frameIn(g.stack, window);
  return open === null || open.section < 0 ? null : (open.section as Section);
}

function consequence(g: Position, me: Faction, op: Op): { words: string; params: Params } | null {
  const clan = clanOf(g, me);
  const section = sectionInWindow(g);
  switch (op.op) {
    case 'save': {
      const event = frameIn(g.stack, deaths);
      const own = event === null ? 0 : doomedOf(event, me).length;
      const saved = Math.min(own, amountOf(g, me, op.n, 0));
      return { words: 'saves', params: { saved, dead: own - saved } };
    }
    case 'mod': {
      if (section === null || (op.stat !== 'defence' && op.stat !== 'power')) return null;
      const { power, defence } = sectionForecast(g, section);
      const by = amountOf(g, me, op.n, 0);
      return op.stat === 'defence'
        ? { words: 'defence', params: { from: defence, to: Math.max(0, defence + by), power } }
        : { words: 'power', params: { from: power, to: Math.max(0, power + by), defence } };
    }
    case 'build': {
      if (section === null || !op.here) return null;
      const { power, defence } = sectionForecast(g, section);
      const count = Math.min(BARRICADE_SLOTS - at(g.barricades, section), barricadeSupply(g));
      return { words: 'slots', params: { count, power, defence } };
    }
    case 'honor':
      return { words: 'honour', params: { from: clan.honour, to: clan.honour + amountOf(g, me, op.n, 0) } };
    case 'dropShame': {
      const from = [...clan.shamed, ...clan.claimedShame].reduce((sum, count) => sum + count, 0);
      return { words: 'shame', params: { from, to: Math.max(0, from - amountOf(g, me, op.n, 0)) } };
    }
    case 'attack':
      return { words: 'attackers', params: { count: possibleAttackers(g, me, op.kinds, op.scope) } };
    case 'wound':
      return op.where === 'section' ? null : { words: 'wounds', params: { count: woundable(g, op.where) } };
    default:
      return null;
  }
}

/** Spots that a Wound could be put on. */
function woundable(g: Table, where: 'firstRow' | 'any'): number {
  const keys: string[] = [];
  for (const section of sectionsInPlay(g)) woundTargets(g, section, false, keys, where === 'firstRow' ? 1 : ROWS);
  return keys.length;
}

/** What a box could hit: Hordes and Sections; null where it hits nothing that lies on the board. */
export interface Targets {
  readonly slots: readonly Slot[];
  readonly sections: readonly Section[];
}

export function targetsOf(g: Position, me: Faction, key: string): Targets | null {
  const hordes = ALL_SLOTS.filter((slot) => g.hordes[slot] !== '');
  for (const op of effectsOf(key).flatMap((one) => (one.op === 'eachPlayer' ? listOf(one.do) : one))) {
    switch (op.op) {
      case 'wound':
        if (op.where === 'section') continue;
        return { slots: hordes.filter((slot) => op.where === 'any' || rowOf(slot) === 0), sections: [] };
      case 'attack':
        return { slots: hordes.filter((slot) => attackersIn(g, me, sectionOf(slot)) > 0), sections: [] };
      case 'mod':
      case 'build': {
        const section = sectionInWindow(g);
        const here = op.op === 'build' ? op.here : op.stat === 'defence' || op.stat === 'power';
        if (here) return { slots: [], sections: section === null ? [] : [section] };
      }
    }
  }
  return null;
}

/** Own Soldiers in a Section who could attack from where they are. */
function attackersIn(g: Table, me: Faction, section: Section): number {
  const { rest, firing } = clanOf(g, me);
  return SOLDIERS.reduce((sum, _, kind) => sum + at(rest, section * SOLDIERS.length + kind), at(firing, section));
}
