/**
 * How Way of the Panda goes when bots play it: rounds, where the points come from, how often every space and option is
 * used, what brings the end. The figures by which its reconstructed numbers were chosen.
 */

import { parseArgs } from 'node:util';
import { instant } from '../packages/bots/bot.ts';
import type { Bot } from '../packages/bots/index.ts';
import { botNamed, playGame } from '../packages/bots/index.ts';
import type { Event } from '../packages/engine/index.ts';
import { anyGame, configure, expectOk } from '../packages/engine/index.ts';
import { SPACES } from '../packages/way-of-the-panda/content/board.ts';
import type { Place } from '../packages/way-of-the-panda/content/map.ts';
import { IS_FRONTIER, NINJAS, placeOf, START_PLACES } from '../packages/way-of-the-panda/content/map.ts';
import { START_VP, TILE_SIZE, TILES_EACH } from '../packages/way-of-the-panda/content/numbers.ts';
import { wayOfThePanda } from '../packages/way-of-the-panda/index.ts';
import type { Panda } from '../packages/way-of-the-panda/state.ts';

const HELP = `node scripts/ts.js scripts/calibrate-panda.ts [options]   how Way of the Panda goes, in figures

  --players N   2, 3 or 4 (default 4)
  --mode M      standard or expert (default standard)
  --bots B      the bot at every seat (default adept)
  --games N     how many games (default 20)
  --seed S      seed of the first game; the others count on from it (default calibrate)`;

/** Where points come from, by the rule that gives them. */
const SOURCES: Readonly<Record<string, string>> = {
  'WP-BUILD-5': 'buildings',
  'WP-FREE-1': 'freed locations',
  'WP-CITY-1': 'city cards',
  'WP-FRONT-3': 'frontier',
  'WP-VP-1': 'points taken',
  'WP-SELL-1': 'chests sold',
  'WP-TRACK-2': 'overdrawn',
  'WP-SCORE-1': 'tiles',
};

class Figures {
  games = 0;
  rounds: number[] = [];
  scores: number[][] = [];
  readonly points = new Map<string, number>();
  readonly used = new Map<string, number>();
  readonly endings = new Map<string, number>();
  readonly deeds = new Map<string, number>();
  selections = 0;
  readonly milliseconds: number[] = [];
  private lastKey = '';

  chosen(key: string): void {
    this.lastKey = key;
  }

  happened({ key, rule, params }: Event): void {
    if (key === 'selected') {
      this.selections += 1;
      count(this.used, String(params.space));
      if (this.lastKey.startsWith(`do:${params.space}`)) count(this.used, this.lastKey.slice('do:'.length));
    }
    const source = SOURCES[rule] ?? (rule.startsWith('WP-BONUS') ? 'missions' : null);
    if (source === null) return;
    if (typeof params.vp === 'number') count(this.points, source, key === 'overdrawn' ? -params.vp : params.vp);
    if (Array.isArray(params.points)) for (const each of params.points) count(this.points, source, Number(each));
    if (['built', 'founded', 'freed', 'missionWon'].includes(key)) count(this.deeds, key);
    if (key === 'built') this.builtOn(placeOf(String(params.place)));
  }

  private builtOn(place: Place): void {
    if (START_PLACES.includes(place)) count(this.deeds, 'built on start villages');
    if (IS_FRONTIER[place]) count(this.deeds, 'built on the frontier');
  }

  ended(g: Panda, scores: readonly number[]): void {
    this.games += 1;
    this.rounds.push(g.round);
    this.scores.push(scores.toSorted((a, b) => b - a));
    count(this.endings, g.endings.join(' + '));
    for (let tiles = 0; tiles < g.roadTile.length; tiles++) if (g.roadTile[tiles] !== -1) count(this.deeds, 'roads');
    for (const base of g.bases) if (base === 1) count(this.deeds, 'cities');
  }
}

/** The bot, with a look at the time of the processor that each choice takes. */
function timed(bot: Bot, milliseconds: number[]): Bot {
  return instant(bot.name, (situation) => {
    const before = process.cpuUsage();
    const key = bot.choose(situation);
    const { user, system } = process.cpuUsage(before);
    if (situation.options.length > 1) milliseconds.push((user + system) / 1000);
    return key;
  });
}

function count(counts: Map<string, number>, what: string, times = 1): void {
  counts.set(what, (counts.get(what) ?? 0) + times);
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
}

function print(figures: Figures, players: number): void {
  const { games, rounds, scores, selections } = figures;
  const perPlayer = (times: number) => (times / games / players).toFixed(1);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const sizes = TILES_EACH.map((_, size) => NINJAS.filter((ninjas) => TILE_SIZE[ninjas] === size).length);
  const byLength = rounds.toSorted((a, b) => a - b);
  say(`roads           ${sizes.join('/')} with four ninjas, with three or two, with one`);
  say(`rounds          mean ${mean(rounds)}, from ${byLength[0]} to ${byLength.at(-1)}`);
  say(
    `scores          mean ${mean(scores.flat())}; best to last ${scores[0]?.map((_, rank) => mean(scores.map((one) => Number(one[rank])))).join(', ')}`,
  );
  say(`ended by        ${[...figures.endings].map(([ending, times]) => `${ending} ${times}`).join(', ')}`);
  say(
    `for each player start ${START_VP}, ${[...figures.points].map(([source, vp]) => `${source} ${perPlayer(vp)}`).join(', ')}`,
  );
  say(
    `in each game    ${[...figures.deeds].map(([deed, times]) => `${deed} ${(times / games).toFixed(1)}`).join(', ')}`,
  );
  const times = figures.milliseconds.toSorted((a, b) => a - b);
  const within = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  say(`a choice takes  ${within(0.5)} ms in the middle, ${within(0.95)} ms at most in 95 of 100`);
  say(`turns           ${perPlayer(selections)} selections for each player; use of every space and its options, in %:`);
  const percent = (id: string) => (((figures.used.get(id) ?? 0) * 100) / selections).toFixed(1);
  for (const { id, options } of SPACES) {
    const parts =
      options.length > 1 ? options.map((deed) => `${deed.id.slice(-1)} ${percent(deed.id)}`).join(', ') : '';
    process.stdout.write(
      `  ${id.padEnd(11)} ${percent(id).padStart(5)}${`  ${parts}`.padEnd(18)}${id.startsWith('neutral') ? '\n' : ''}`,
    );
  }
}

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    mode: { type: 'string', default: 'standard' },
    bots: { type: 'string', default: 'adept' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'calibrate' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) process.stdout.write(`${HELP}\n`);
else {
  const bot = botNamed(values.bots);
  if (bot === null) throw new Error(`there is no bot '${values.bots}'`);
  const players = Number(values.players);
  const figures = new Figures();
  const seats = Array.from({ length: players }, () => timed(bot, figures.milliseconds));
  for (let number = 1; number <= Number(values.games); number++) {
    const config = expectOk(configure(wayOfThePanda, { mode: values.mode, players, seed: `${values.seed}-${number}` }));
    const { game, outcome } = playGame(anyGame(wayOfThePanda), config, seats, {
      chosen: ({ key }) => figures.chosen(key),
      happened: (event) => figures.happened(event),
    });
    figures.ended(game as Panda, outcome.scores);
  }
  print(figures, players);
}
