/** Positions of the Lantern Market in one line, for tests that start in the middle. */

import type { Pending, Procedure } from '@jade/engine';
import { advance, answer, begin, must, seat } from '@jade/engine';
import type { Lantern } from '../content/numbers.ts';
import { allLanterns } from '../content/numbers.ts';
import { lanternMarket } from '../index.ts';
import { random } from '../setup.ts';
import type { LanternMarket } from '../state.ts';

const { rules } = lanternMarket;

export const [P1, P2, P3] = [seat(0), seat(1), seat(2)];

/** A market with these hands and 20 coins for everybody; the other lanterns lie in the pile. */
export function market(...hands: Lantern[][]): LanternMarket {
  const pile = allLanterns();
  for (const lantern of hands.flat()) pile.splice(pile.indexOf(lantern), 1);
  const merchants = hands.map((hand) => {
    return { hand: [...hand], shown: null, burning: false, coins: 20, fans: 2, peddlerCame: false };
  });
  return {
    seats: hands.length,
    stack: [],
    rng: random.streams('test'),
    night: 1,
    visitors: 7,
    pile,
    discarded: [],
    merchants,
  };
}

/** Lets a procedure begin in this position. */
export function start<L>(g: LanternMarket, procedure: Procedure<L>, locals: NoInfer<L>): Pending | null {
  g.stack = [begin(procedure, locals)];
  return advance(rules, g);
}

/** Answers one after the other: 'P2 lantern:5'. */
export function play(g: LanternMarket, ...choices: string[]): Pending | null {
  let pending = advance(rules, g);
  for (const choice of choices) {
    const [player = '', key = ''] = choice.split(' ');
    pending = answer(rules, g, must(pending, `a decision for '${choice}'`), seat(Number(player.slice(1)) - 1), key);
  }
  return pending;
}

/** What the table asks now: 'P1: lantern:5 dark'. */
export function asked(pending: Pending | null): string {
  return pending?.questions.map(({ seat, options }) => `P${seat + 1}: ${options.join(' ')}`).join(' | ') ?? 'over';
}
