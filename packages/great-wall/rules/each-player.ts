/** Cards that let other players act (GW-CARD-14). */

import { at, call, callFrame, done, frame, go } from '@jade/engine';
import type { Faction, GreatWall } from '../state.ts';
import { procedure } from './define.ts';
import { carryingOut } from './effects.ts';
import { PLAYER, STOP } from './keys.ts';
import { otherPlayers } from './purse.ts';
import { playersInTea } from './treasury.ts';
import type { Effects } from './vocabulary.ts';

interface EachPlayer {
  owner: Faction;
  card: string;
  list: string;
  kind: 'another' | 'all' | 'upTo2';
  /** Who still acts. */
  left: Faction[];
  /** Whom the owner has named. */
  named: Faction[];
}

/** The effect `eachPlayer`: the named players do the list; counters still read the owner of the card (GW-CARD-14). */
export const eachPlayer = procedure('eachPlayer', frame<EachPlayer>(), {
  begin(g, f) {
    if (f.kind !== 'all') return candidatesOf(g, f).length > 0 ? go('name') : done;
    f.left = playersInTea(g);
    return go('next');
  },

  next(_, f) {
    const who = f.left.shift();
    if (who === undefined) return f.kind === 'upTo2' && f.named.length < 2 ? go('name') : done;
    return callFrame(carryingOut(f.list, f.card, f.owner, who));
  },

  name: {
    rule: 'GW-CARD-14',
    decider: (_, f) => f.owner,
    options: (g, f) => [...candidatesOf(g, f), STOP],
    prompt: (_, f) => ({ card: f.card }),
    resolve(_, f, key) {
      if (key === STOP) return done;
      f.left.push(PLAYER.index(key));
      f.named.push(PLAYER.index(key));
      return go('next');
    },
  },
});

/** `upTo2` includes the owner; nobody is named twice. */
function candidatesOf(g: GreatWall, f: EachPlayer): string[] {
  if (f.kind === 'another') return otherPlayers(g, f.owner);
  return playersInTea(g)
    .filter((player) => !f.named.includes(player))
    .map((player) => at(PLAYER.of, player));
}

export const eachPlayerEffects: Pick<Effects, 'eachPlayer'> = {
  eachPlayer: {
    carryOut: (_, { owner, card }, op) =>
      call(eachPlayer, { owner, card, list: op.do, kind: op.who, left: [], named: [] }, 'next'),
  },
};
