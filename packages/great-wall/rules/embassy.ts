/** The Emperor's Embassy, and where a new Advisor goes (GW-EMB-1 to GW-EMB-4, GW-ADV-1 to GW-ADV-6). */

import { done, frame, go, refuse, tell } from '@jade/engine';
import { CLERK_PRICE } from '../content/board.ts';
import { GOLD } from '../content/terms.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, countCards, isAsked } from '../state.ts';
import { takeAdvisor } from './deck.ts';
import { procedure } from './define.ts';
import { ACTIVE, ADVISOR, CLERK, STOP, SUPPORT } from './keys.ts';
import { modified } from './modifiers.ts';
import { has, pay } from './treasury.ts';
import { happened } from './window.ts';

interface Hiring {
  who: Faction;
  /** Clerks that have not acted yet. */
  left: number;
  /** The Advisor just hired, until it is placed. */
  advisor: string;
}

export const embassy = procedure('embassy', frame<Hiring>(), {
  check(g, f) {
    const open = clanOf(g, f.who).clerkArea > 0 || g.advisorTrack.length > 0;
    return f.left > 0 && open && isAsked(g, canHireClerk(g, f.who) || canHireAdvisor(g, f.who)) ? go('hire') : done;
  },

  // GW-EMB-1. Deliberate: what a player can pay is secret.
  hire: {
    rule: 'GW-EMB-1',
    deliberate: true,
    decider: (_, f) => f.who,
    options(g, f) {
      const keys = canHireAdvisor(g, f.who) ? g.advisorTrack.map(ADVISOR.of) : [];
      if (canHireClerk(g, f.who)) keys.push(CLERK);
      keys.push(STOP);
      return keys;
    },
    candidates: (g) => [...g.advisorTrack.map(ADVISOR.of), CLERK, STOP],
    refusal(g, f, key) {
      if (key !== CLERK) return refuse('GW-EMB-3', 'goldMissing', { gold: advisorPrice(g, f.who) });
      if (clanOf(g, f.who).clerkArea === 0) return refuse('GW-EMB-2', 'noClerkLeft');
      return refuse('GW-EMB-2', 'goldMissing', { gold: clerkPrice(g, f.who) });
    },
    prompt: (g, f) => ({ left: f.left, advisor: advisorPrice(g, f.who), clerk: clerkPrice(g, f.who) }),
    resolve(g, f, key) {
      if (key === STOP) return done;
      f.left -= 1;
      if (key === CLERK) {
        pay(g, f.who, GOLD, clerkPrice(g, f.who), 'GW-EMB-2');
        clanOf(g, f.who).clerkArea -= 1;
        clanOf(g, f.who).clerks += 1;
        tell('GW-EMB-2', 'clerkHired', { seat: f.who });
        return happened(g, 'clerkHired', { by: f.who }, 'check');
      }
      f.advisor = ADVISOR.name(key);
      pay(g, f.who, GOLD, advisorPrice(g, f.who), 'GW-EMB-3');
      return go('place');
    },
  },

  // GW-ADV-2, GW-ADV-3
  place: {
    rule: 'GW-ADV-2',
    decider: (_, f) => f.who,
    options: () => [ACTIVE, SUPPORT],
    prompt: (_, f) => ({ card: f.advisor }),
    resolve(g, f, key) {
      const { advisor, who } = f;
      const clan = clanOf(g, who);
      if (key === ACTIVE) clan.active.push(advisor);
      else clan.support.push(advisor);
      f.advisor = '';
      tell('GW-ADV-2', key === ACTIVE ? 'advisorActive' : 'advisorSupports', { seat: who, card: advisor });
      takeAdvisor(g, advisor);
      return happened(g, 'advisorHired', { by: who }, 'check');
    },
  },
});

/** GW-EMB-3: Gold equal to the number of Advisors, the new one included. */
function advisorPrice(g: Table, who: Faction): number {
  const { active, support } = clanOf(g, who);
  return Math.max(0, active.length + countCards(support) + 1 + modified(g, who, 'cost.advisor'));
}

/** GW-EMB-2 */
function clerkPrice(g: Table, who: Faction): number {
  return Math.max(0, CLERK_PRICE + modified(g, who, 'cost.clerk'));
}

function canHireClerk(g: GreatWall, who: Faction): boolean {
  return clanOf(g, who).clerkArea > 0 && has(g, who, GOLD, clerkPrice(g, who));
}

function canHireAdvisor(g: GreatWall, who: Faction): boolean {
  return g.advisorTrack.length > 0 && has(g, who, GOLD, advisorPrice(g, who));
}
