/** What Vital Spots and cards simply give: resources, Honour, Tactic cards (GW-ATT-6, GW-TERM-1, GW-SCH-1). */

import { at, call, done, frame, go } from '@jade/engine';
import { listOf } from '../content/effects.ts';
import { hordeOf, MOST_SPOTS } from '../content/hordes.ts';
import type { Resource, Slot } from '../content/terms.ts';
import { indexIn, RESOURCES } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { discardDown, drawTactics, holdsTooMany } from './deck.ts';
import { procedure } from './define.ts';
import { aimOf, cellKey, STOP } from './keys.ts';
import { amountOf } from './modifiers.ts';
import { chooseGain } from './purse.ts';
import { gain, gainHonour } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { countIn, present } from './window.ts';

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
export const regainReward = procedure('regainReward', frame<{ who: Faction; spots: number[] }>(), {
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
});

function spotKey(g: GreatWall, index: number): string {
  const slot = Math.floor(index / MOST_SPOTS) as Slot;
  return cellKey(slot, at(hordeOf(at(g.hordes, slot)).type.cells, index % MOST_SPOTS));
}

export const rewardEffects: Pick<Effects, 'gain' | 'honor' | 'drawTactic' | 'regainReward'> = {
  gain: {
    carryOut(g, f, op) {
      const n = countIn(g, f, op.n);
      if (op.res !== 'wsg' && op.res !== 'any') {
        gain(g, f.who, indexIn(RESOURCES, op.res) as Resource, n, 'GW-TERM-1');
        return go('next');
      }
      return n > 0 ? call(chooseGain, { who: f.who, left: n, chi: op.res === 'any' }, 'next') : go('next');
    },
  },
  honor: {
    carryOut(g, f, op) {
      gainHonour(g, f.who, countIn(g, f, op.n), 'GW-CARD-1');
      return go('next');
    },
  },
  drawTactic: {
    carryOut(g, f, op) {
      drawTactics(g, f.who, countIn(g, f, op.n), 'GW-SCH-1');
      return go('limit');
    },
  },
  regainReward: {
    carryOut: (g, f) => call(regainReward, { who: f.who, spots: present(g)?.covered.slice() ?? [] }, 'next'),
  },
};
