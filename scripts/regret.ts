/**
 * Which decisions carry the regret: in games that played.ts has kept, some choices of every kind are made anew with every option
 * looked at, and the best of these, the policy's favourite and what was chosen are then followed in fresh games with the same luck.
 * Regret is how much likelier the seat would have been to win with the best, in points of a hundred.
 *
 *   node scripts/ts.js scripts/regret.ts FILE [--each N] [--look N] [--judge N] [--seed S]
 */

import { parseArgs } from 'node:util';
import type { Situation } from '../packages/bots/bot.ts';
import type { DeliberationStyle } from '../packages/bots/deliberate.ts';
import { Deliberation } from '../packages/bots/deliberate.ts';
import type { GameDefinition, SeatView, Stream } from '../packages/engine/index.ts';
import { at, below, must, seatView, stream } from '../packages/engine/index.ts';
import { decisionsOf, definitionOf, keptGames } from './kept-games.ts';

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '20' },
    look: { type: 'string', default: '60' },
    judge: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'regret' },
  },
});

interface Sample {
  readonly definition: GameDefinition;
  readonly view: SeatView;
  readonly options: readonly string[];
  readonly chosen: string;
}

/** Follows so many games for each option, and drops none. */
function followed({ definition, view }: Sample, options: readonly string[], games: number, random: Stream) {
  const style: DeliberationStyle = {
    ideas: Infinity,
    games: Infinity,
    choices: Infinity,
    worthALook: 0,
    clearlyBetter: 0,
    leastGames: 8,
    clearlyWorse: Infinity,
  };
  const situation: Situation = { definition, options, offers: [], view: () => view, random, tells: { about: null } };
  const thinking = new Deliberation(situation, { ...style, games: games * options.length });
  while (!thinking.work());
  return thinking.considered();
}

/** As many of each kind as are wished for, any of them as likely as any other. */
function samplesOf(file: string, random: Stream): Map<string, Sample[]> {
  const kinds = new Map<string, { seen: number; samples: Sample[] }>();
  for (const kept of keptGames(file)) {
    const definition = definitionOf(kept);
    for (const { game, pending, choice } of decisionsOf(kept)) {
      const asked = pending.questions.find(({ seat }) => seat === choice.seat);
      if (asked === undefined || asked.options.length < 2 || !asked.options.includes(choice.key)) continue;
      const kind = kinds.get(pending.name) ?? { seen: 0, samples: [] };
      kinds.set(pending.name, kind);
      kind.seen += 1;
      const place = kind.samples.length < Number(wish.each) ? kind.samples.length : below(random, kind.seen);
      if (place >= Number(wish.each)) continue;
      const view = seatView(definition, definition.clone(game), pending, choice.seat);
      kind.samples[place] = { definition, view, options: asked.options, chosen: choice.key };
    }
  }
  return new Map([...kinds].map(([name, { samples }]) => [name, samples]));
}

function regretsOf(sample: Sample, random: Stream): { policy: number; chosen: number } {
  const { definition, view, options, chosen } = sample;
  const looked = followed(sample, options, Number(wish.look), random);
  const silent = new Deliberation(
    { definition, options, offers: [], view: () => view, random },
    { ideas: 1, games: 0, choices: 0, worthALook: 0, clearlyBetter: 0, leastGames: 8, clearlyWorse: 0 },
  );
  const [best, policy] = [must(at(looked, 0).key, 'an option'), silent.best()];
  if (best === policy && best === chosen) return { policy: 0, chosen: 0 };
  const judged = followed(sample, [...new Set([best, policy, chosen])], Number(wish.judge), random);
  const worth = (key: string) => must(judged.find((one) => one.key === key)?.told?.chances ?? null, 'chances') * 100;
  return { policy: worth(best) - worth(policy), chosen: worth(best) - worth(chosen) };
}

/** The mean and its standard error. */
function spread(values: readonly number[]): string {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const square = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return `${mean.toFixed(2)} ± ${Math.sqrt(square / values.length).toFixed(2)}`;
}

const [file = ''] = positionals;
const random = stream(wish.seed, 'regret');
for (const [name, samples] of samplesOf(file, random)) {
  const regrets = samples.map((sample) => regretsOf(sample, random));
  const [policy, chosen] = [regrets.map((one) => one.policy), regrets.map((one) => one.chosen)].map(spread);
  console.log(`${name}: ${samples.length} choices, the policy's ${policy}, the bot's ${chosen}`);
}
