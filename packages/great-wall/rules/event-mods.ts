/**
 * Changes that last as long as an event (GW-CARD-4): the frame of the event keeps them. Here it is said which event each
 * number belongs to.
 */

import { at, frameIn, go } from '@jade/engine';
import type { Flag, Stat } from '../content/vocabulary.ts';
import type { Faction, GreatWall } from '../state.ts';
import { activate } from './activation.ts';
import { assault } from './assault.ts';
import { breach } from './breach.ts';
import { recruitment } from './recruit.ts';
import { proposal } from './requests.ts';
import { playersInTea } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { countIn } from './window.ts';

function addToEvent(g: GreatWall, who: Faction, stat: Stat | Flag, n: number, scope: string): void {
  switch (stat) {
    case 'cost.recruit.any': {
      const event = frameIn(g.stack, recruitment);
      if (event !== null) event.less -= n;
      return;
    }
    case 'defence': {
      const event = frameIn(g.stack, assault);
      if (event !== null) event.defence += n;
      return;
    }
    case 'power': {
      const event = frameIn(g.stack, assault);
      if (event !== null) event.power += n;
      return;
    }
    case 'shameTaken': {
      const event = frameIn(g.stack, breach);
      if (event !== null) event.shame[who] = at(event.shame, who) + n;
      return;
    }
    case 'requestShare': {
      const event = frameIn(g.stack, proposal);
      if (event === null) return;
      for (const payer of scope === 'all' ? playersInTea(g) : [who]) event.share[payer] = at(event.share, payer) + n;
      return;
    }
    case 'extraClerkHere': {
      const event = frameIn(g.stack, activate);
      if (event !== null) event.extra[who] = at(event.extra, who) + n;
      return;
    }
    default:
      throw new Error(`'${stat}' is no number of an event`);
  }
}

export const eventNumberEffects: Pick<Effects, 'mod' | 'rule'> = {
  mod: {
    carryOut(g, f, op) {
      addToEvent(g, f.who, op.stat, countIn(g, f, op.n), op.scope);
      return go('next');
    },
  },
  rule: {
    carryOut(g, f, op) {
      addToEvent(g, f.who, op.flag, op.n, 'self');
      return go('next');
    },
  },
};
