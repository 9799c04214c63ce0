/** Shame tokens: received, placed, returned (GW-SHAME-1 to GW-SHAME-8, GW-COOP-19, GW-COOP-20, GW-COOP-25). */

import { at, call, done, frame, go, refuse, tell } from '@jade/engine';
import { DROP_SHAME_HONOUR, HONOUR } from '../content/board.ts';
import { SHAME_SLOTS } from '../content/hordes.ts';
import type { Soldier } from '../content/terms.ts';
import { SOLDIERS } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isCoop } from '../state.ts';
import { procedure } from './define.ts';
import { endGame } from './ending.ts';
import { BUY_OFF, SHAME, SHAME_HORDE, STOP } from './keys.ts';
import { usable } from './soldiers.ts';
import { loseHonour } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { countIn, happened } from './window.ts';

interface Receiving {
  who: Faction;
  left: number;
  /** The rule that brings the Shame. */
  rule: string;
}

/** GW-SHAME-8: one token after the other, each placed before the next. */
export const receiveShame = procedure('receiveShame', frame<Receiving>(), {
  next(g, f) {
    if (f.left <= 0) return done;
    f.left -= 1;
    if (g.shamePool > 0) {
      g.shamePool -= 1;
      tell(f.rule, 'shame', { seat: f.who, pool: g.shamePool });
      return happened(g, 'shameReceived', { by: f.who }, 'choose');
    }
    if (isCoop(g)) return endGame(g, 'GW-COOP-25', 'noShameLeft');
    loseHonour(g, f.who, -HONOUR.noShameLeft, 'GW-SHAME-5');
    return go('next');
  },

  // GW-SHAME-2
  choose: {
    rule: 'GW-SHAME-2',
    decider: (_, f) => f.who,
    options: (g, f) => places(g, f.who),
    otherwise(g, f) {
      toTheBox(g, f.who);
      return go('next');
    },
    candidates: (g, f) => [
      ...SHAME.of,
      ...clanOf(g, f.who).claimed.map(SHAME_HORDE.of),
      ...(isCoop(g) ? [BUY_OFF] : []),
      ...(places(g, f.who).includes(STOP) ? [STOP] : []),
    ],
    refusal(g, _, key) {
      if (key === BUY_OFF) return refuse('GW-COOP-19', 'honourMissing', { honour: DROP_SHAME_HONOUR });
      if (SHAME_HORDE.has(key))
        return isCoop(g) ? refuse('GW-COOP-20', 'soldiersOnly') : refuse('GW-SHAME-2', 'slotsTaken');
      return refuse('GW-SHAME-2', 'noneInPool', { soldier: SOLDIERS[SHAME.index(key)] });
    },
    resolve(g, f, key) {
      const clan = clanOf(g, f.who);
      if (key === STOP) toTheBox(g, f.who);
      else if (key === BUY_OFF) {
        loseHonour(g, f.who, DROP_SHAME_HONOUR, 'GW-COOP-19');
        g.shamePool += 1;
        tell('GW-COOP-19', 'shameReturned', { seat: f.who, pool: g.shamePool });
      } else if (SHAME_HORDE.has(key)) {
        const index = clan.claimed.indexOf(SHAME_HORDE.name(key));
        clan.claimedShame[index] = at(clan.claimedShame, index) + 1;
        tell('GW-SHAME-2', 'shameOnHorde', { seat: f.who, horde: at(clan.claimed, index) });
      } else {
        const kind = SHAME.index(key);
        clan.shamed[kind] = at(clan.shamed, kind) + 1;
        tell('GW-SHAME-2', 'shameUnder', { seat: f.who, soldier: SOLDIERS[kind] });
      }
      return go('next');
    },
  },
});

/** GW-SHAME-6 */
function toTheBox(g: GreatWall, who: Faction): void {
  g.shameBox += 1;
  tell('GW-SHAME-6', 'shameUnplaceable', { seat: who });
  loseHonour(g, who, -HONOUR.shameUnplaceable, 'GW-SHAME-6');
}

function places(g: GreatWall, who: Faction): string[] {
  const clan = clanOf(g, who);
  const keys: string[] = [];
  for (let kind = 0; kind < SHAME.of.length; kind++)
    if (usable(g, who, kind as Soldier) > 0) keys.push(at(SHAME.of, kind));
  if (isCoop(g)) {
    if (clan.honour < DROP_SHAME_HONOUR) return keys;
    // GW-COOP-19: nobody must; a token without a place may still go to the box.
    return keys.length > 0 ? [...keys, BUY_OFF] : [BUY_OFF, STOP];
  }
  for (const [index, card] of clan.claimed.entries()) {
    if (at(clan.claimedShame, index) < SHAME_SLOTS) keys.push(SHAME_HORDE.of(card));
  }
  return keys;
}

/** The tokens a player has, as choices: by kind of Soldier, and by Horde card. */
export function tokens(g: GreatWall, who: Faction): string[] {
  const clan = clanOf(g, who);
  const keys = SHAME.of.filter((_, kind) => at(clan.shamed, kind) > 0);
  for (const [index, card] of clan.claimed.entries())
    if (at(clan.claimedShame, index) > 0) keys.push(SHAME_HORDE.of(card));
  return keys;
}

/** GW-SHAME-7: back to the pool. */
export function returnToken(g: GreatWall, who: Faction, key: string, rule: string): void {
  const clan = clanOf(g, who);
  if (SHAME_HORDE.has(key)) {
    const index = clan.claimed.indexOf(SHAME_HORDE.name(key));
    clan.claimedShame[index] = at(clan.claimedShame, index) - 1;
  } else {
    const kind = SHAME.index(key);
    clan.shamed[kind] = at(clan.shamed, kind) - 1;
  }
  g.shamePool += 1;
  tell(rule, 'shameReturned', { seat: who, pool: g.shamePool });
}

/** The effect `dropShame`: free; it must be done where a rule says so (GW-2P-17). */
export const dropShame = procedure('dropShame', frame<{ who: Faction; left: number; must: boolean }>(), {
  check: (g, f) => (f.left > 0 && tokens(g, f.who).length > 0 ? go('token') : done),
  token: {
    rule: 'GW-SHAME-7',
    decider: (_, f) => f.who,
    options: (g, f) => (f.must ? tokens(g, f.who) : [...tokens(g, f.who), STOP]),
    prompt: (_, f) => ({ left: f.left }),
    resolve(g, f, key) {
      if (key === STOP) return done;
      returnToken(g, f.who, key, 'GW-SHAME-7');
      f.left -= 1;
      return go('check');
    },
  },
});

export const shameEffects: Pick<Effects, 'dropShame'> = {
  dropShame: {
    carryOut: (g, f, op) => call(dropShame, { who: f.who, left: countIn(g, f, op.n), must: false }, 'next'),
  },
};
