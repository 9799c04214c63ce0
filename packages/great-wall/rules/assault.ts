/** The Assault on one Section of the Wall (GW-WINTER-3, GW-WINTER-4, GW-WINTER-8, GW-WINTER-9). */

import { at, call, callFrame, done, frame, frameIn, go, tell } from '@jade/engine';
import { BARRICADE_DEFENCE, WALL_DEFENCE } from '../content/board.ts';
import type { Section } from '../content/terms.ts';
import { ROWS, SECTIONS, slotAt } from '../content/terms.ts';
import type { Faction, Table } from '../state.ts';
import { breach } from './breach.ts';
import { procedure } from './define.ts';
import { carryingOut } from './effects.ts';
import { hordeMods, powerOf } from './modifiers.ts';
import { hordesIn } from './spots.ts';
import type { Effects } from './vocabulary.ts';
import { holds } from './vocabulary.ts';
import { happened, present } from './window.ts';

interface Assault {
  section: Section;
  /** What cards have added for this Assault. */
  defence: number;
  power: number;
  /** GW-CARD-15: effects that wait for the Section to hold. */
  promises: { list: string; card: string; owner: Faction }[];
}

export function newAssault(section: Section): Assault {
  return { section, defence: 0, power: 0, promises: [] };
}

/** Base Defence of the Wall and its Barricades, without what cards add for one Assault. */
export function defenceOf(g: Table, section: Section, barricades = at(g.barricades, section)): number {
  const barricade = Math.max(0, BARRICADE_DEFENCE + hordeMods(g, section, 'barricadeValue')); // GW-CARD-4
  return at(WALL_DEFENCE, at(g.levels, section)) + barricade * barricades;
}

/** The sum of the Power of all Hordes of a Section. */
export function powerAgainst(g: Table, section: Section): number {
  let power = 0;
  for (let row = 0; row < ROWS; row++) power += powerOf(g, slotAt(section, row));
  return power;
}

export const assault = procedure('assault', frame<Assault>(), {
  begin: (g, f) =>
    hordesIn(g, f.section) === 0 ? done : happened(g, 'beforeAssault', { section: f.section }, 'compare'),

  compare(g, f) {
    const defence = Math.max(0, defenceOf(g, f.section) + f.defence);
    const power = Math.max(0, powerAgainst(g, f.section) + f.power);
    tell('GW-WINTER-3', 'assault', { section: SECTIONS[f.section], defence, power });
    if (power > defence) return call(breach, { section: f.section, shame: [], order: [], turn: 0 }, 'end');
    tell('GW-WINTER-4', 'held', { section: SECTIONS[f.section] });
    return happened(g, 'sectionHeld', { section: f.section }, 'promises');
  },

  promises(_, f) {
    const promise = f.promises.shift();
    if (promise === undefined) return done;
    return callFrame(carryingOut(promise.list, promise.card, promise.owner));
  },

  end: () => done,
});

/** What happens only under a condition. Whether a Section holds is not known before the comparison: the Assault keeps the promise (GW-CARD-15). */
export const conditionalEffects: Pick<Effects, 'ifThen'> = {
  ifThen: {
    carryOut(g, f, op) {
      const waits = op.if.includes('sectionHeld');
      const event = waits ? frameIn(g.stack, assault) : null;
      if (event !== null) {
        event.promises.push({ list: op.list, card: f.card, owner: f.owner });
        return go('next');
      }
      const m = present(g);
      if (m === null || waits || !holds(g, m, f.owner, op.if)) return go('next');
      return callFrame(carryingOut(op.list, f.card, f.owner, f.who, f.plus), 'next');
    },
    isIdle: (g, m, who, op) => !op.if.includes('sectionHeld') && !holds(g, m, who, op.if),
  },
};
