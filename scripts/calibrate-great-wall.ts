/**
 * How The Great Wall goes when bots play it: years, where Honour comes from, how often every Command card and Location is
 * used, Hordes that come and are Defeated, Assaults that break through. The figures by which its reconstructed numbers
 * were chosen.
 */

import { parseArgs } from 'node:util';
import { botNamed, playGame } from '../packages/bots/index.ts';
import type { Event } from '../packages/engine/index.ts';
import { anyGame, configure, expectOk } from '../packages/engine/index.ts';
import { greatWall } from '../packages/great-wall/index.ts';
import type { GreatWall } from '../packages/great-wall/state.ts';

const HELP = `node scripts/ts.js scripts/calibrate-great-wall.ts [options]   how The Great Wall goes, in figures

  --players N   seats (default: the first number the mode allows)
  --mode M      competitive, solo or cooperative (default competitive)
  --difficulty  of Qin: 0, 50 or 100 (default 0)
  --bots B      the bot at every seat (default adept)
  --games N     how many games (default 20)
  --seed S      seed of the first game; the others count on from it (default calibrate)`;

const { values } = parseArgs({
  options: {
    players: { type: 'string' },
    mode: { type: 'string', default: 'competitive' },
    difficulty: { type: 'string', default: '0' },
    bots: { type: 'string', default: 'adept' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'calibrate' },
    help: { type: 'boolean', default: false },
  },
});

type Counts = Map<string, number>;

const honour = new Map<string, Counts>();
const commands: Counts = new Map();
const locations: Counts = new Map();
const deeds: Counts = new Map();
const endings: Counts = new Map();
const years: number[] = [];
const scores: number[][] = [];
let won = 0;

function add(counts: Counts, what: string, times = 1): void {
  counts.set(what, (counts.get(what) ?? 0) + times);
}

function happened({ key, rule, params }: Event): void {
  add(deeds, key);
  if (key === 'honour') {
    const who = typeof params.seat === 'number' ? 'a player' : String(params.seat);
    const sources = honour.get(who) ?? new Map();
    honour.set(who, sources);
    add(sources, rule, Number(params.honour));
  }
  if (key === 'showed') add(commands, String(params.command));
  if (key === 'activated') add(locations, String(params.location));
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const mean = (list: readonly number[]) => (list.reduce((sum, one) => sum + one, 0) / list.length).toFixed(1);
const listed = (counts: Counts, per: number) =>
  [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([what, times]) => `${what} ${(times / per).toFixed(2)}`)
    .join(', ');

const bot = botNamed(values.bots);
if (values.help) say(HELP);
else if (bot === null) throw new Error(`there is no bot '${values.bots}'`);
else {
  const games = Number(values.games);
  for (let number = 1; number <= games; number++) {
    const config = expectOk(
      configure(greatWall, {
        mode: values.mode,
        players: values.players === undefined ? undefined : Number(values.players),
        options: values.mode === 'solo' ? { difficulty: values.difficulty } : undefined,
        seed: `${values.seed}-${number}`,
      }),
    );
    const seats = Array.from({ length: config.players }, () => bot);
    const { game, outcome } = playGame(anyGame(greatWall), config, seats, { happened });
    const g = game as GreatWall;
    years.push(g.year);
    won += outcome.winners.length > 0 ? 1 : 0;
    scores.push([...outcome.scores]);
    add(endings, g.ending ?? '');
    process.stderr.write(
      `${number}: year ${g.year}, ${outcome.scores.join(' ')} ${g.clans.map((c) => c.honour)} ${g.ending}\n`,
    );
  }
  say(`years      mean ${mean(years)}; ended by ${listed(endings, 1)}; games with a winner ${won} of ${games}`);
  say(`scores     mean ${mean(scores.flat())}`);
  for (const [who, sources] of honour) say(`honour of ${who} in a game: ${listed(sources, games)}`);
  say(`commands   ${listed(commands, games)}`);
  say(`locations  ${listed(locations, games)}`);
  say(`deeds      ${listed(deeds, games)}`);
}
