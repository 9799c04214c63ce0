/** What proves the forecasts of the Lantern Market: each lets come about, by the rules, what was foretold. Games that are given here get spoilt. */

import type { Event, Params, Pending, Proof } from '@jade/engine';
import { advance, answer, at, begin, frameIn, must, seat, witness } from '@jade/engine';
import type { When } from './forecasts.ts';
import { chooseLantern } from './rules/choose.ts';
import { rules } from './rules/define.ts';
import { gusts } from './rules/gusts.ts';
import { lanternOf, NONE, PASS } from './rules/keys.ts';
import { night } from './rules/night.ts';
import type { LanternMarket } from './state.ts';
import { merchantAt } from './state.ts';

const came = (key: string, params: Params = {}) => ({ key, params });

/** The viewer shows this lantern, and nobody else any. */
const choosing: Proof<LanternMarket> = (g, { about }, viewer) => {
  const who = seat(Number(viewer));
  const { coins } = merchantAt(g, who);
  g.stack = [begin(chooseLantern, {})];
  for (let now = advance(rules, g); now !== null; ) {
    const asked = at(now.questions, 0).seat;
    now = answer(rules, g, now, asked, asked === who ? about : NONE);
  }
  const lantern = merchantAt(g, who).shown ?? lanternOf(about);
  return came('lantern.choice', { lantern, oil: coins - merchantAt(g, who).coins });
};

/** Nobody raises a gust until somebody has sold, or nobody can. */
function calm(g: LanternMarket): Params | null {
  const frame = must(frameIn(g.stack, night), 'a night');
  g.stack.length = g.stack.indexOf(frame) + 1;
  frame.at = night.steps.sale;
  const events: Event[] = [];
  const sale = () => events.find(({ key }) => key === 'sale' || key === 'noSeller');
  const asks: (Pending | null)[] = [];
  const listen = (go: () => Pending | null): void => {
    const heard = witness(() => {
      asks.push(go());
    });
    events.push(...heard.events);
  };
  for (listen(() => advance(rules, g)); sale() === undefined; ) {
    const pending: Pending = must(asks.at(-1), 'somebody who could raise a gust');
    listen(() => answer(rules, g, pending, at(pending.questions, 0).seat, PASS));
  }
  const { key, params } = must(sale(), 'the end of a night');
  return key === 'sale' ? params : null;
}

const selling: Proof<LanternMarket> = (g) => {
  const { seat: seller = null, visitors = null } = must(calm(g), 'a sale');
  return came('lantern.sale', { seat: seller, visitors });
};

/** The lantern of the seller goes out. */
const darkening: Proof<LanternMarket> = (g) => {
  merchantAt(g, must(frameIn(g.stack, gusts), 'gusts').seller).burning = false;
  const sale = calm(g);
  return sale === null ? came('lantern.nobodyAfter') : came('lantern.after', { seat: sale.seat ?? null });
};

export const PROOFS: Readonly<Record<When, Proof<LanternMarket>>> = {
  choose: choosing,
  sale: selling,
  dark: darkening,
};
