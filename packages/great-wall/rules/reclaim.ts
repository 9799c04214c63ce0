/** Command cards taken back from the discard pile (GW-SUMMER-4, GW-SUMMER-5, GW-COOP-22). */

import { call, done, frame, go, refuse, tell } from '@jade/engine';
import { BETRAYAL } from '../content/cards.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { procedure } from './define.ts';
import { RECLAIM, STOP } from './keys.ts';
import type { Effects } from './vocabulary.ts';
import { countIn } from './window.ts';

/** The effect `reclaim`; GW-SUMMER-5: never Betrayal. */
export const reclaimSome = procedure('reclaimSome', frame<{ who: Faction; left: number }>(), {
  check: (g, f) => (f.left > 0 && reclaimable(g, f.who).length > 0 ? go('card') : done),
  card: {
    rule: 'GW-CARD-1',
    decider: (_, f) => f.who,
    options: (g, f) => [...reclaimable(g, f.who), STOP],
    candidates: (g, f) => [...clanOf(g, f.who).discards.map(RECLAIM.of), STOP],
    refusal: () => refuse('GW-SUMMER-5', 'betrayalStays'),
    resolve(g, f, key) {
      if (key === STOP) return done;
      takeBack(g, f.who, RECLAIM.name(key), 'GW-CARD-1');
      f.left -= 1;
      return go('check');
    },
  },
});

function reclaimable(g: GreatWall, who: Faction): string[] {
  return clanOf(g, who)
    .discards.filter((title) => title !== BETRAYAL)
    .map(RECLAIM.of);
}

export function canReclaim(g: GreatWall, who: Faction): boolean {
  return clanOf(g, who).discards.some((title) => title !== BETRAYAL);
}

export function takeBack(g: GreatWall, who: Faction, title: string, rule: string): void {
  const clan = clanOf(g, who);
  clan.discards.splice(clan.discards.indexOf(title), 1);
  clan.commands.push(title);
  tell(rule, 'reclaimed', { seat: who, command: title });
}

export const reclaimEffects: Pick<Effects, 'reclaim'> = {
  reclaim: {
    carryOut: (g, f, op) => call(reclaimSome, { who: f.who, left: countIn(g, f, op.n) }, 'next'),
    isIdle: (g, _, who) => !canReclaim(g, who),
  },
};
