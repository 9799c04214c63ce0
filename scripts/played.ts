/**
 * Plays whole games and keeps them, a line each, for whoever wants to learn from them: refit.ts, regret.ts, calibration.ts. One
 * bot sits at all seats, or at each in turn with another at the rest. What the file has already is not played again. With the
 * same seed they are the games of jade match, and as many are won.
 *
 *   node scripts/ts.js scripts/played.ts FILE <game> [--mode M] [--players N] [--option k=v …]
 *     [--bot B] [--against B] [--games N] [--seed S]
 */

import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botNamed, playGame } from '../packages/bots/index.ts';
import { DEFINITIONS } from '../packages/cli/library.ts';
import { wilson } from '../packages/cli/strength.ts';
import type { Choice } from '../packages/engine/index.ts';
import { configure, expectOk, must, seat } from '../packages/engine/index.ts';
import type { Kept } from './kept-games.ts';
import { keptGames } from './kept-games.ts';

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string' },
    players: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    bot: { type: 'string', default: 'master' },
    against: { type: 'string' },
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'jade' },
  },
});
const [file = '', id] = positionals;
const definition = must(
  DEFINITIONS.find((one) => one.id === id),
  'the name of a game',
);
const bot = must(botNamed(wish.bot), `a bot '${wish.bot}'`);
const rival = wish.against === undefined ? bot : must(botNamed(wish.against), `a bot '${wish.against}'`);
const who = rival === bot ? bot.name : `${bot.name} against ${rival.name}`;
const known = new Map(keptGames(file).map((kept) => [nameOf(kept), kept]));
let won = 0;
const games = Number(wish.games);
for (let number = 1; number <= games; number++) {
  const config = expectOk(
    configure(definition, {
      mode: wish.mode,
      players: wish.players === undefined ? undefined : Number(wish.players),
      options: Object.fromEntries(wish.option.map((pair) => pair.split('=') as [string, string])),
      seed: `${wish.seed}-${number}`,
    }),
  );
  const name = nameOf({ game: definition.id, bot: who, config });
  const own = (number - 1) % config.players;
  const kept = known.get(name) ?? play();
  const { winners } = kept.outcome;
  won += rival === bot ? Math.sign(winners.length) : winners.includes(seat(own)) ? 1 / winners.length : 0;
  const [low, high] = wilson(won, number).map((rate) => Math.round(rate * 100));
  console.log(`${name} ${kept.outcome.scores.join(' ')} ${kept.seconds}s: ${won}/${number} [${low}–${high}]`);

  function play(): Kept {
    const choices: Choice[] = [];
    const start = performance.now();
    const bots = Array.from({ length: config.players }, (_, index) => (index === own ? bot : rival));
    const { outcome } = playGame(definition, config, bots, {
      chosen: (choice) => void choices.push(choice),
    });
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const played: Kept = { game: definition.id, bot: who, config, outcome, seconds, choices };
    appendFileSync(file, `${JSON.stringify(played)}\n`);
    return played;
  }
}

function nameOf({ game, bot: by, config: { mode, players, options, seed } }: Pick<Kept, 'game' | 'bot' | 'config'>) {
  return [by, game, mode, players, ...Object.values(options), seed].join(' ');
}
