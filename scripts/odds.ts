/**
 * Fits how a game's evaluation turns into a chance to win: bots play, and the scale is chosen that would have foretold
 * the results best (maximum likelihood). Prints what belongs into the game's bot/odds.json.
 *
 *   node scripts/ts.js scripts/odds.ts <game> [--mode M] [--players N] [--option k=v] [--games N] [--bot B] [--seed S]
 *     [--kept FILE]      games of this sitting that scripts/played.ts has kept, instead of fresh ones
 */

import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { Bot } from '@jade/bots';
import { botNamed } from '@jade/bots';
import type { Config, Game, GameDefinition, Outcome } from '@jade/engine';
import { at, configure, expectOk, gameAt, must, openMatch, seat } from '@jade/engine';
import { DEFINITIONS } from '../packages/cli/library.ts';
import type { Kept } from './kept-games.ts';
import { decisionsOf, keptGames } from './kept-games.ts';
import { watch } from './watch.ts';

/** A position: what each seat's evaluation was, and each seat's part in the win that came of it. */
interface Sample {
  readonly values: readonly number[];
  readonly won: readonly number[];
}

/** Positions are taken now and then: neighbours say nearly the same. */
const APART = 5;

function samplesOf(definition: GameDefinition, config: Config, bot: Bot): Sample[] {
  const { match, outcome } = watch(definition, config, bot);
  const sample = sampling(definition, config, outcome);
  return [...match.moments.keys()]
    .filter((seq) => seq % APART === 0)
    .map((seq) => sample(expectOk(gameAt(match, seq))));
}

function samplesIn(definition: GameDefinition, kept: Kept): Sample[] {
  const sample = sampling(definition, kept.config, kept.outcome);
  const samples: Sample[] = [];
  let choices = 0;
  for (const { game } of decisionsOf(kept)) {
    if (choices % APART === 0) samples.push(sample(game));
    choices += 1;
  }
  return samples;
}

function sampling(definition: GameDefinition, config: Config, { winners, scores }: Outcome): (game: Game) => Sample {
  const share = isShared(definition, config) ? 1 : 1 / Math.max(1, winners.length);
  const seats = scores.map((_, index) => seat(index));
  const won = seats.map((who) => (winners.includes(who) ? share : 0));
  return (game) => ({ values: seats.map((who) => definition.evaluate(game, who)), won });
}

function isShared(definition: GameDefinition, config: Config): boolean {
  return config.players === 1 || (definition.winsTogether?.(openMatch(definition, config).game) ?? false);
}

interface Fit {
  readonly lead: number;
  readonly even?: number;
  /** How surprising the results are, in bits a position; a guess without looking has `blind`. */
  readonly surprise: number;
  readonly blind: number;
}

/** Each for itself: chances grow with the exponent of value / lead. */
function fitRivals(samples: readonly Sample[]): Fit {
  const surprise = (lead: number) =>
    mean(samples, ({ values, won }) => {
      const most = Math.max(...values);
      const sum = values.reduce((all, value) => all + Math.exp((value - most) / lead), 0);
      return values.reduce((all, value, who) => all - at(won, who) * ((value - most) / lead - Math.log(sum)), 0);
    });
  const lead = smallest(surprise, 0.5, 200);
  return { lead, surprise: surprise(lead) / Math.LN2, blind: Math.log2(at(samples, 0).values.length) };
}

/** All together: chances are even at `even`, and grow with value / lead. */
function fitShared(samples: readonly Sample[]): Fit {
  const surprise = (lead: number, even: number) =>
    mean(samples, ({ values, won }) => {
      const x = (at(values, 0) - even) / lead;
      return at(won, 0) > 0 ? Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
    });
  const all = samples.map(({ values }) => at(values, 0));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const wide = (high - low) * 2;
  const evenFor = (lead: number) => smallest((even) => surprise(lead, even), low - wide, high + wide);
  const lead = smallest((one) => surprise(one, evenFor(one)), 1, wide);
  const even = evenFor(lead);
  const rate = mean(samples, ({ won }) => at(won, 0));
  const blind = rate === 0 || rate === 1 ? 0 : -(rate * Math.log2(rate) + (1 - rate) * Math.log2(1 - rate));
  return { lead, even, surprise: surprise(lead, even) / Math.LN2, blind };
}

function mean(samples: readonly Sample[], of: (sample: Sample) => number): number {
  return samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
}

/** Where a function with one valley is smallest (golden section). */
function smallest(of: (x: number) => number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step++) {
    const [a, b] = [high - golden * (high - low), low + golden * (high - low)];
    if (of(a) < of(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string' },
    players: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    games: { type: 'string', default: '200' },
    bot: { type: 'string', default: 'apprentice' },
    seed: { type: 'string', default: 'odds' },
    kept: { type: 'string' },
  },
});
const definition = must(
  DEFINITIONS.find(({ id }) => id === positionals[0]),
  'the name of a game',
);
const bot = must(botNamed(wish.bot), 'a bot');
const configOf = (number: number) =>
  expectOk(
    configure(definition, {
      mode: wish.mode,
      players: wish.players === undefined ? undefined : Number(wish.players),
      options: Object.fromEntries(wish.option.map((pair) => pair.split('=') as [string, string])),
      seed: `${wish.seed}-${number}`,
    }),
  );
const isWished = ({ game, config }: Kept) => {
  const { mode, players, options } = configOf(0);
  return (
    game === definition.id && isDeepStrictEqual([config.mode, config.players, config.options], [mode, players, options])
  );
};
const samples = (
  wish.kept === undefined
    ? Array.from({ length: Number(wish.games) }, (_, number) => samplesOf(definition, configOf(number), bot))
    : keptGames(wish.kept)
        .filter(isWished)
        .map((kept) => samplesIn(definition, kept))
).flat();
const fit = isShared(definition, configOf(0)) ? fitShared(samples) : fitRivals(samples);
const command = `node scripts/ts.js scripts/odds.ts ${process.argv.slice(2).join(' ')}`;
const figures = Object.fromEntries(Object.entries(fit).map(([name, value]) => [name, Number(value.toFixed(2))]));
console.log(JSON.stringify({ command, positions: samples.length, ...figures }));
