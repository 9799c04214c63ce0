/** What comes of a Tactic card that is played, by the words that foretold it. */

import type { Event, Params, Proof, Seat } from '@jade/engine';
import { advance, answer, at, frameIn, must, witness } from '@jade/engine';
import { CHI, RESOURCES } from '../content/terms.ts';
import { assault } from '../rules/assault.ts';
import { attackWith, woundEffect } from '../rules/attack-effects.ts';
import { build } from '../rules/build.ts';
import { deaths, saveFree } from '../rules/deaths.ts';
import { rules } from '../rules/define.ts';
import { ATTACKER, BARRICADE, IN_FIRING, POSTS, STOP } from '../rules/keys.ts';
import { dropShame } from '../rules/shame.ts';
import type { GreatWall } from '../state.ts';
import { clanOf, clone } from '../state.ts';
import { answerFirst, isTold, onlyFrom, optionsIn, seatOf, told, until } from './let-happen.ts';

const PLENTY = 20;

/** Plays the card that a key names, in the event that is under way and nothing around it. */
function play(g: GreatWall, key: string, me: Seat): readonly Event[] {
  onlyFrom(g, deaths);
  onlyFrom(g, assault);
  const now = must(advance(rules, g), 'a window');
  return witness(() => void answer(rules, g, now, me, key)).events;
}

export const playedProof: Proof<GreatWall> = (g, { about, key, params }, viewer) => {
  const me = seatOf(viewer);
  const came = CAME[key.slice('wall.then.'.length)];
  return { key, params: came?.(g, params, me, play(g, about, me)) ?? {} };
};

export const paidChiProof: Proof<GreatWall> = (g, { about, key }, viewer) => {
  const me = seatOf(viewer);
  const chi = at(clanOf(g, me).resources, CHI);
  const paid = play(g, about, me).find(({ key: what, rule }) => what === 'paid' && rule === 'GW-TAC-6');
  return { key, params: { chi, left: chi - Number(paid?.params.chi ?? 0) } };
};

type Came = (g: GreatWall, params: Params, me: Seat, events: readonly Event[]) => Params;

const CAME: Readonly<Record<string, Came>> = {
  defence(g, params, _, events) {
    const compared = comparison(g, events);
    return { ...params, to: compared.defence ?? 0, power: compared.power ?? 0 };
  },
  power(g, params, _, events) {
    const compared = comparison(g, events);
    return { ...params, to: compared.power ?? 0, defence: compared.defence ?? 0 };
  },
  saves(g, _, me, events) {
    const chosen = answerFirst(g, saveFree.steps.choose, me);
    const all = until(g, () => false, [], [...events, ...chosen]);
    const of = (key: string) => told(all, key).filter(({ params }) => params.seat === me).length;
    return { saved: of('saved'), dead: of('killed') };
  },
  honour(_, params, me, events) {
    const gained = told(events, 'honour').find(({ rule, params: of }) => rule === 'GW-CARD-1' && of.seat === me);
    return { ...params, to: Number(params.from) + Number(gained?.params.honour) };
  },
  shame(g, params, me) {
    answerFirst(g, dropShame.steps.token, me);
    return { ...params, to: [...clanOf(g, me).shamed, ...clanOf(g, me).claimedShame].reduce((a, b) => a + b, 0) };
  },
  attackers(g, _, me) {
    const { rest, firing } = clanOf(g, me);
    const posts = optionsIn(g, attackWith.steps.soldier).filter(ATTACKER.has);
    return {
      count: posts
        .map((key) => at(POSTS, ATTACKER.index(key)))
        .reduce(
          (sum, { section, kind }) => sum + (kind === IN_FIRING ? at(firing, section) : at(rest, section * 3 + kind)),
          0,
        ),
    };
  },
  wounds: (g) => ({ count: optionsIn(g, woundEffect.steps.spot).filter((key) => key !== STOP).length }),
  slots(g, _, me, events) {
    const building = frameIn(g.stack, build);
    const count = building === null ? 0 : built(clone(g), me);
    const { power = 0, defence = 0 } = comparison(g, events);
    return { count, power, defence };
  },
};

/** How many Barricades fit where a card builds, for whoever could build and pay without end. */
function built(g: GreatWall, me: Seat): number {
  clanOf(g, me).resources = RESOURCES.map(() => PLENTY);
  must(frameIn(g.stack, build), 'a building').left = PLENTY;
  onlyFrom(g, build);
  return told(
    until(g, () => false, BARRICADE.of),
    'barricadeBuilt',
  ).length;
}

/** All the words that foretell what a card does. */
export const PLAYED: readonly string[] = Object.keys(CAME);

function comparison(g: GreatWall, events: readonly Event[]): Params {
  return must(told(until(g, isTold('assault'), [], events), 'assault')[0], 'an Assault').params;
}
