/** The levels a player meets. They differ in how long they think and how often they err, never in what they see. */

import type { GameDefinition, SeatView, Stream } from '@jade/engine';
import { at, below, measureAt } from '@jade/engine';
import type { Bot, Situation, Thinking } from './bot.ts';
import { instant } from './bot.ts';
import type { DeliberationStyle } from './deliberate.ts';
import { canDeliberate, Deliberation, ideasOf } from './deliberate.ts';
import { worthOfAll } from './greedy.ts';
import type { SearchStyle } from './search.ts';
import { Search, STYLE } from './search.ts';

/** Iterations between two looks at the clock or at the door. */
const PORTION = 32;

interface Level {
  readonly name: 'adept' | 'master';
  readonly iterations: number;
  readonly style: SearchStyle;
  /** How it thinks about games whose policy it can follow instead. */
  readonly deliberation: DeliberationStyle;
}

/** A bot that searches, or deliberates where the game allows it. */
export function searcher({ name, iterations, style, deliberation }: Level): Bot {
  const think = (situation: Situation): Thinking => {
    const { definition, view, random, memory } = situation;
    const patience = definition.levels?.[name] ?? 1;
    if (canDeliberate(situation)) return new Deliberation(situation, patiently(deliberation, patience));
    const search = new Search(definition, view(), random, style, memory?.recall());
    const enough = iterations * patience;
    return {
      work() {
        search.run(Math.min(PORTION, enough - search.iterations));
        return search.iterations >= enough || search.isDecided(enough);
      },
      best() {
        memory?.keep(search.root);
        return search.best();
      },
    };
  };
  return {
    name,
    think,
    choose(situation) {
      const only = onlyChoice(situation);
      if (only !== undefined) return only;
      const thinking = think(situation);
      while (!thinking.work());
      return thinking.best();
    },
  };
}

function patiently({ ideas, games, choices }: DeliberationStyle, patience: number): DeliberationStyle {
  return { ideas, games: games * patience, choices: choices * patience };
}

function onlyChoice({ options, offers }: Situation): string | undefined {
  return options.length === 1 && offers.length === 0 ? options[0] : undefined;
}

/** How often the apprentice overlooks a choice, in a hundred. */
const OVERLOOKS = 25;

/** Looks one deed ahead, or follows the game's policy, and overlooks things, as beginners do. */
export const apprentice: Bot = instant('apprentice', (situation) => {
  const only = onlyChoice(situation);
  if (only !== undefined) return only;
  const { keys, worth } = canDeliberate(situation) ? ideasOf(situation) : worthOfAll(situation, 1);
  const { overlooks = OVERLOOKS } = situation.definition.levels ?? {};
  const seen = keys.map((_, index) => index).filter(() => below(situation.random, 100) >= overlooks);
  const among = seen.length === 0 ? keys.map((_, index) => index) : seen;
  return at(keys, bestOf(among, worth, situation.random));
});

function bestOf(among: readonly number[], worth: readonly number[], random: Stream): number {
  const best = Math.max(...among.map((index) => measureAt(worth, index)));
  const equals = among.filter((index) => worth[index] === best);
  return at(equals, below(random, equals.length));
}

export const adept: Bot = searcher({
  name: 'adept',
  iterations: 32,
  style: STYLE,
  deliberation: { ideas: 3, games: 24, choices: 6_000 },
});

export const master: Bot = searcher({
  name: 'master',
  iterations: 1600,
  style: STYLE,
  deliberation: { ideas: 6, games: 240, choices: 30_000 },
});

/** Iterations a second of a search, or games a second followed in thought, over some decisions. */
export function searchSpeed(definition: GameDefinition, views: readonly SeatView[], random: Stream): number {
  const start = performance.now();
  let done = 0;
  for (const view of views) {
    const situation = { definition, options: view.options ?? [], offers: view.offers, view: () => view, random };
    if (canDeliberate(situation)) {
      const deliberation = new Deliberation(situation, { ideas: 6, games: PORTION, choices: 24_000 });
      while (!deliberation.work());
      done += deliberation.followed;
    } else {
      const search = new Search(definition, view, random, STYLE);
      search.run(PORTION * 4);
      done += search.iterations;
    }
  }
  return (done * 1000) / (performance.now() - start);
}
