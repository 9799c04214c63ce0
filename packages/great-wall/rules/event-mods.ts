/**
 * Changes that last as long as an event (GW-CARD-4): the frame of the event keeps them. Here it is said which event each
 * number belongs to.
 */

import { at } from '@jade/engine';
import type { Flag, Stat } from '../content/vocabulary.ts';
import type { Faction, GreatWall } from '../state.ts';
import { activate } from './activation.ts';
import { assault } from './assault.ts';
import { breach } from './breach.ts';
import { nearest } from './define.ts';
import { recruitment } from './recruit.ts';
import { proposal } from './requests.ts';
import { playersInTea } from './treasury.ts';

export function addToEvent(g: GreatWall, who: Faction, stat: Stat | Flag, n: number, scope: string): void {
  switch (stat) {
    case 'cost.recruit.any': {
      const event = nearest(g, recruitment);
      if (event !== null) event.less -= n;
      return;
    }
    case 'defence': {
      const event = nearest(g, assault);
      if (event !== null) event.defence += n;
      return;
    }
    case 'power': {
      const event = nearest(g, assault);
      if (event !== null) event.power += n;
      return;
    }
    case 'shameTaken': {
      const event = nearest(g, breach);
      if (event !== null) event.shame[who] = at(event.shame, who) + n;
      return;
    }
    case 'requestShare': {
      const event = nearest(g, proposal);
      if (event === null) return;
      for (const payer of scope === 'all' ? playersInTea(g) : [who]) event.share[payer] = at(event.share, payer) + n;
      return;
    }
    case 'extraClerkHere': {
      const event = nearest(g, activate);
      if (event !== null) event.extra[who] = at(event.extra, who) + n;
      return;
    }
    default:
      throw new Error(`'${stat}' is no number of an event`);
  }
}
