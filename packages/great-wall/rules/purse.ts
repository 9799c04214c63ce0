/** Resources of one's choice: gaining, losing, giving and exchanging them (effects gain, lose, give, exchange). */

import type { Flow } from '@jade/engine';
import { at, call, done, frame, go, refuse, tell } from '@jade/engine';
import type { Resource } from '../content/terms.ts';
import { ALL_RESOURCES, CHI, RESOURCES } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isAsked, NOBODY } from '../state.ts';
import { procedure } from './define.ts';
import { PLAYER, RESOURCE, STOP } from './keys.ts';
import { mostPlentiful, settle } from './payment.ts';
import { gain, holdings, pay, playersInTea } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { countIn } from './window.ts';

interface Choosing {
  who: Faction;
  left: number;
  /** Whether Chi may be named too. */
  chi: boolean;
}

const MATERIAL_KEYS = RESOURCE.of.slice(0, CHI);

/** One unit after the other; GW-TERM-12: gaining may be declined, though nobody would. */
export const chooseGain = procedure('chooseGain', frame<Choosing>(), {
  resource: {
    rule: 'GW-TERM-1',
    decider: (_, f) => f.who,
    options: (_, f) => (f.chi ? RESOURCE.of : MATERIAL_KEYS),
    candidates: () => RESOURCE.of,
    refusal: () => refuse('GW-TERM-1', 'materialsOnly'),
    prompt: (_, f) => ({ left: f.left }),
    resolve(g, f, key) {
      gain(g, f.who, RESOURCE.index(key), 1, 'GW-TERM-1');
      f.left -= 1;
      return f.left > 0 ? go('resource') : done;
    },
  },
});

/** The effect `lose`: so many resources of the loser's choice, all if there are fewer (GW-TERM-15). */
function loseSome<const Step extends string>(g: GreatWall, who: Faction, count: number, then: Step): Flow<Step> {
  const left = Math.min(count, holdings(g, who));
  // Who has nothing left to lose cannot hide it, so that is told before anything is asked.
  tell('GW-TERM-15', 'loses', { seat: who, count: left });
  if (left === 0) return go(then);
  const room = ALL_RESOURCES.map(() => left);
  const paid = mostPlentiful(clanOf(g, who).resources, left, room);
  return settle(g, { who, from: 'own', paid, open: paid.slice(), room, rule: 'GW-TERM-15' }, then);
}

interface Giving {
  who: Faction;
  left: number;
  /** Who receives; NOBODY while nobody was named. */
  to: Faction;
  /** Whether all must go to one player. */
  one: boolean;
}

/** Deliberate throughout: what lies behind the screen is the giver's secret. */
const giveSome = procedure('giveSome', frame<Giving>(), {
  check: (g, f) =>
    f.left > 0 && g.seats > 1 && isAsked(g, holdings(g, f.who) > 0)
      ? go(f.to === NOBODY ? 'player' : 'resource')
      : done,

  player: {
    rule: 'GW-CARD-1',
    deliberate: true,
    decider: (_, f) => f.who,
    options: (g, f) => [...otherPlayers(g, f.who), STOP],
    prompt: (_, f) => ({ left: f.left }),
    resolve(_, f, key) {
      if (key === STOP) return done;
      f.to = PLAYER.index(key);
      return go('resource');
    },
  },

  resource: {
    rule: 'GW-CARD-1',
    deliberate: true,
    decider: (_, f) => f.who,
    options: (g, f) => [...held(g, f.who), STOP],
    candidates: () => [...RESOURCE.of, STOP],
    refusal: () => refuse('GW-TERM-6', 'noneHeld'),
    prompt: (_, f) => ({ left: f.left, toSeat: f.to }),
    resolve(g, f, key) {
      if (key === STOP) return done;
      const resource = RESOURCE.index(key);
      const giver = clanOf(g, f.who).resources;
      const taker = clanOf(g, f.to).resources;
      giver[resource] = at(giver, resource) - 1;
      taker[resource] = at(taker, resource) + 1;
      tell('GW-CARD-1', 'gave', { seat: f.who, toSeat: f.to, resource: RESOURCES[resource] });
      f.left -= 1;
      if (!f.one) f.to = NOBODY;
      return go('check');
    },
  },
});

function held(g: GreatWall, who: Faction): string[] {
  return RESOURCE.of.filter((_, resource) => at(clanOf(g, who).resources, resource) > 0);
}

export function otherPlayers(g: GreatWall, who: Faction): string[] {
  return playersInTea(g)
    .filter((player) => player !== who)
    .map((player) => at(PLAYER.of, player));
}

interface Exchanging {
  who: Faction;
  left: number;
  /** The resource that is returned, -1 while none was named. */
  give: Resource | -1;
}

const exchangeSome = procedure('exchangeSome', frame<Exchanging>(), {
  check: (g, f) => (f.left > 0 && isAsked(g, holdings(g, f.who) > 0) ? go('give') : done),

  give: {
    rule: 'GW-CARD-1',
    deliberate: true,
    decider: (_, f) => f.who,
    options: (g, f) => [...held(g, f.who), STOP],
    candidates: () => [...RESOURCE.of, STOP],
    refusal: () => refuse('GW-TERM-6', 'noneHeld'),
    prompt: (_, f) => ({ left: f.left }),
    resolve(g, f, key) {
      if (key === STOP) return done;
      f.give = RESOURCE.index(key);
      pay(g, f.who, f.give, 1, 'GW-CARD-1');
      return go('take');
    },
  },

  take: {
    rule: 'GW-CARD-1',
    decider: (_, f) => f.who,
    options: (_, f) => RESOURCE.of.filter((_, resource) => resource !== f.give),
    candidates: () => RESOURCE.of,
    refusal: () => refuse('GW-CARD-1', 'sameResource'),
    prompt: (_, f) => ({ resource: RESOURCES[f.give as Resource] }),
    resolve(g, f, key) {
      gain(g, f.who, RESOURCE.index(key), 1, 'GW-CARD-1');
      f.left -= 1;
      f.give = -1;
      return go('check');
    },
  },
});

export const purseEffects: Pick<Effects, 'lose' | 'give' | 'exchange'> = {
  lose: { carryOut: (g, f, op) => loseSome(g, f.who, countIn(g, f, op.n), 'next') },
  give: {
    carryOut: (g, f, op) =>
      call(giveSome, { who: f.who, left: countIn(g, f, op.n), to: NOBODY, one: op.to === 'another' }, 'next'),
  },
  exchange: {
    carryOut: (g, f, op) => call(exchangeSome, { who: f.who, left: countIn(g, f, op.n), give: -1 }, 'next'),
  },
};
