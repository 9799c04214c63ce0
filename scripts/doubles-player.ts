/** For doubles.ts: plays random games of every kind, and lets bots think in them. */

import { botNamed } from '../packages/bots/index.ts';
import { DEFINITIONS } from '../packages/cli/library.ts';
import { must, seatView, stream } from '../packages/engine/index.ts';
import { configFor, configsOf, walk } from '../packages/engine/kit/index.ts';

const met = new Set<string>();
(globalThis as { metDoubles?: (stack: string) => void }).metDoubles = (stack) => {
  // The line below `at` itself is the one that called it.
  const [, , caller = ''] = stack.split('\n');
  met.add(/packages\/[^)]+/.exec(caller)?.[0] ?? caller.trim());
};

const adept = must(botNamed('adept'), 'the adept');
const EVERY = 3;
const THINKS = 60;

for (const definition of DEFINITIONS) {
  for (const wishes of configsOf(definition, null)) {
    for (const { game, pending, seq } of walk(definition, configFor(definition, wishes, 'doubles'))) {
      const [asked] = pending.questions;
      if (asked === undefined || seq % EVERY !== 0) continue;
      const { seat, options } = asked;
      definition.policy?.(game, seat, options);
      definition.evaluate(game, seat);
      definition.chances?.(game);
      if (seq % THINKS !== 0) continue;
      const thinking = adept.think({
        definition,
        options,
        offers: [],
        view: () => seatView(definition, game, pending, seat),
        random: stream('doubles', String(seq)),
      });
      for (let portion = 0; portion < 3 && !thinking.work(); portion++);
    }
  }
}
console.log(JSON.stringify([...met].sort()));
