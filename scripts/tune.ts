/**
 * Finds better weights for a game's evaluation by letting a bot play against itself. In every round the weights are
 * shaken in a few random directions, once that way and once the opposite way; both sit down together (or, where
 * players win together, one after the other in the same deals), and the weights move to where the points were
 * (simultaneous perturbation, known as SPSA). In the end the new weights meet those it began with.
 *
 * A game takes part by exporting WORTH from bot/evaluation.ts, and from bot/policy.ts if it has one: an object of
 * numbers, or lists of numbers, that is read each time. A weight of 0 stays 0.
 */

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { instant } from '../packages/bots/bot.ts';
import type { Bot } from '../packages/bots/index.ts';
import { botNamed, playGame, Stuck } from '../packages/bots/index.ts';
import { wilson } from '../packages/cli/strength.ts';
import type { Config, GameDefinition, Stream } from '../packages/engine/index.ts';
import { anyGame, at, below, configure, expectOk, seat, setUp, stream } from '../packages/engine/index.ts';
import { ghostStories } from '../packages/ghost-stories/index.ts';
import type { ModeId } from '../packages/great-wall/content/board.ts';
import { greatWall } from '../packages/great-wall/index.ts';
import { wayOfThePanda } from '../packages/way-of-the-panda/index.ts';
import type { Weights } from './scales.ts';
import { Scales } from './scales.ts';

const HELP = `node scripts/ts.js scripts/tune.ts --game way-of-the-panda [options]   better weights by self-play

  --game G       a game whose bot/evaluation.ts (or policy.ts) exports WORTH
  --of WHAT      evaluation (default) or policy: whose weights
  --bot B        who plays (default greedy; policy for a policy)
  --against B    who sits at the other seats (default: the bot with the weights it is compared to)
  --players A,B  numbers of players, in turn (default: the first the mode allows)
  --mode M       mode of the game
  --rounds N     how often the weights move (default 20)
  --games N      games for each move, two weights in each (default 32)
  --shake S      how far a weight is shaken, as a share (default 0.2)
  --pace P       how far it moves (default 0.3)
  --final N      games of the new weights against the first ones (default 200)
  --seed S       (default tune)
  --out FILE     writes the weights, and the command and figures that made them`;

interface Tunable {
  readonly definition: GameDefinition;
  evaluation(): Promise<unknown>;
  policy?(mode: string, seats: number): Promise<unknown>;
}

const TUNABLE: Readonly<Record<string, Tunable>> = {
  'way-of-the-panda': {
    definition: anyGame(wayOfThePanda),
    evaluation: () => import('../packages/way-of-the-panda/bot/evaluation.ts'),
    policy: () => import('../packages/way-of-the-panda/bot/policy.ts'),
  },
  'ghost-stories': {
    definition: anyGame(ghostStories),
    evaluation: () => import('../packages/ghost-stories/bot/evaluation.ts'),
    policy: async () => ({ WORTH: (await import('../packages/ghost-stories/bot/policy-weights.ts')).WEIGHTS }),
  },
  'great-wall': {
    definition: anyGame(greatWall),
    evaluation: () => import('../packages/great-wall/bot/worth.ts'),
    policy: async (mode, seats) => {
      const { HABITS, occasionOf } = await import('../packages/great-wall/bot/habits.ts');
      return { WORTH: HABITS[occasionOf({ mode: mode as ModeId, seats })] };
    },
  },
};

/** The bot, with weights of its own. */
function weighing(bot: Bot, scales: Scales, weights: Weights): Bot {
  return instant(bot.name, (situation) => {
    scales.set(weights);
    return bot.choose(situation);
  });
}

interface Sitting {
  readonly definition: GameDefinition;
  readonly bot: Bot;
  /** Who sits at the other seats; null where the weights meet each other. */
  readonly against: Bot | null;
  readonly scales: Scales;
  config(number: number, seed: string): Config;
}

/** A game that does not come to an end speaks against whoever would not end one among themselves either. */
function compared(sitting: Sitting, a: Weights, b: Weights, number: number, seed: string) {
  try {
    return compare(sitting, a, b, number, seed);
  } catch (cause) {
    if (!(cause instanceof Stuck)) throw cause;
    const better = Number(endless(sitting, b, number, seed)) - Number(endless(sitting, a, number, seed));
    return { better, won: (better + 1) / 2 };
  }
}

function endless(
  { definition, bot, scales, config }: Sitting,
  weights: Weights,
  number: number,
  seed: string,
): boolean {
  const setup = config(number, seed);
  try {
    playGame(definition, setup, Array(setup.players).fill(weighing(bot, scales, weights)));
    return false;
  } catch (cause) {
    if (cause instanceof Stuck) return true;
    throw cause;
  }
}

/** How much better `one` does than the `other` in a game, from -1 to 1, and the share of a win that it gets. */
function compare(
  { definition, bot, against, scales, config }: Sitting,
  one: Weights,
  other: Weights,
  number: number,
  seed: string,
) {
  const setup = config(number, seed);
  const together = definition.winsTogether?.(setUp(definition, setup)) ?? false;
  const seated = (own: (index: number) => boolean) =>
    Array.from({ length: setup.players }, (_, index) => weighing(bot, scales, own(index) ? one : other));
  const lead = definition.lead ?? 10;
  if (against !== null && !together) {
    const own = seat(number % setup.players);
    const ended = (weights: Weights) => {
      const seats = Array.from({ length: setup.players }, (_, index) =>
        index === own ? weighing(bot, scales, weights) : against,
      );
      const { winners, scores } = playGame(definition, setup, seats).outcome;
      return { won: winners.includes(own) ? 1 : 0, score: at(scores, own) };
    };
    const [a, b] = [ended(one), ended(other)];
    return { better: (a.won - b.won + Math.tanh((a.score - b.score) / lead)) / 2, won: (a.won - b.won + 1) / 2 };
  }
  if (together || setup.players === 1) {
    const ended = (ofA: boolean) => {
      const { game, outcome } = playGame(
        definition,
        setup,
        seated(() => ofA),
      );
      return { won: Math.sign(outcome.winners.length), worth: definition.evaluate(game, seat(0)) };
    };
    const [a, b] = [ended(true), ended(false)];
    const wins = a.won - b.won;
    return { better: (wins + Math.tanh((a.worth - b.worth) / lead)) / 2, won: (wins + 1) / 2 };
  }
  // Every other seat, and the other way round in the next game; one seat more for the `other` where they are odd.
  const isOfA = (index: number) => (index + number) % 2 === 0;
  const { scores, winners } = playGame(definition, setup, seated(isOfA)).outcome;
  const mean = (own: boolean) => {
    const those = scores.filter((_, index) => isOfA(index) === own);
    return those.reduce((sum, score) => sum + score, 0) / those.length;
  };
  const won = winners.filter((winner) => isOfA(winner)).length / winners.length;
  const fair = scores.filter((_, index) => isOfA(index)).length / scores.length;
  return { better: Math.tanh((mean(true) - mean(false)) / (2 * lead)) / 2 + (won - fair) / 2, won: won - fair + 0.5 };
}

function shaken(weights: Weights, direction: Weights, by: number): number[] {
  return weights.map((weight, index) => weight * Math.exp(by * at(direction, index)));
}

/** Directions tried for each move: games of one direction are played in pairs of seats. */
const GAMES_PER_DIRECTION = 4;

function move(
  sitting: Sitting,
  weights: Weights,
  round: number,
  games: number,
  shake: number,
  pace: number,
  random: Stream,
): { weights: number[]; seen: number } {
  const slope = weights.map(() => 0);
  let seen = 0;
  const directions = Math.max(1, Math.floor(games / GAMES_PER_DIRECTION));
  for (let turn = 0; turn < directions; turn++) {
    const direction = weights.map(() => (below(random, 2) === 0 ? -1 : 1));
    let better = 0;
    for (let number = 0; number < GAMES_PER_DIRECTION; number++) {
      const there = shaken(weights, direction, shake);
      const back = shaken(weights, direction, -shake);
      better += compared(sitting, there, back, number, `${round}-${turn}`).better / GAMES_PER_DIRECTION;
    }
    seen += Math.abs(better) / directions;
    for (const [index, sign] of direction.entries()) slope[index] = at(slope, index) + (better * sign) / directions;
  }
  return { weights: shaken(weights, slope, pace), seen };
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'way-of-the-panda' },
    of: { type: 'string', default: 'evaluation' },
    bot: { type: 'string' },
    against: { type: 'string' },
    players: { type: 'string' },
    mode: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    games: { type: 'string', default: '32' },
    shake: { type: 'string', default: '0.2' },
    pace: { type: 'string', default: '0.3' },
    final: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'tune' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

async function tune(): Promise<void> {
  const tunable = TUNABLE[values.game];
  const ofPolicy = values.of === 'policy';
  const bot = botNamed(values.bot ?? (ofPolicy ? 'policy' : 'greedy'));
  if (tunable === undefined || bot === null) throw new Error(`unknown game or bot; see --help`);
  const { WORTH } = ((await (ofPolicy
    ? tunable.policy?.(values.mode ?? at(tunable.definition.modes, 0).id, Number(values.players?.split(',')[0] ?? 0))
    : tunable.evaluation())) ?? {}) as { WORTH?: object };
  if (WORTH === undefined) throw new Error(`the ${values.of} of ${values.game} exports no WORTH`);
  const { definition } = tunable;
  const scales = new Scales(WORTH);
  const tables = (values.players ?? '').split(',').filter(Boolean).map(Number);
  const sitting: Sitting = {
    definition,
    bot,
    against: values.against === undefined ? null : botNamed(values.against),
    scales,
    config: (number, seed) =>
      expectOk(
        configure(definition, {
          mode: values.mode,
          players: tables.length === 0 ? undefined : at(tables, Math.floor(number / 2) % tables.length),
          seed: `${values.seed}-${seed}-${number}`,
        }),
      ),
  };
  const random = stream(values.seed, 'tune');
  const first = scales.read();
  let weights = first;
  for (let round = 1; round <= Number(values.rounds); round++) {
    const moved = move(
      sitting,
      weights,
      round,
      Number(values.games),
      Number(values.shake),
      Number(values.pace),
      random,
    );
    weights = moved.weights;
    scales.set(weights);
    say(`round ${round}: ${scales.names.map((name, index) => `${name} ${at(weights, index).toFixed(3)}`).join(', ')}`);
    write(WORTH, `after round ${round}`);
  }
  const games = Number(values.final);
  let won = 0;
  for (let number = 0; number < games; number++) won += compared(sitting, weights, first, number, 'final').won;
  scales.set(weights);
  const [low, high] = wilson(won, games);
  write(
    WORTH,
    `${((won * 100) / games).toFixed(1)}% (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}%) of ${games} games against the weights it began with; equal would be 50%`,
  );
}

function write(worth: object, figures: string): void {
  const text = JSON.stringify(worth, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value));
  const command = `node scripts/ts.js scripts/tune.ts ${process.argv.slice(2).join(' ')}`;
  const result = { made: { command, figures }, worth: JSON.parse(text) };
  if (values.out === undefined) say(JSON.stringify(result));
  else writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (values.help) say(HELP);
else await tune();
