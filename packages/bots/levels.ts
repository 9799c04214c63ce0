/** The levels a player meets. They differ in how long they think and how often they err, never in what they see. */

import type { GameDefinition, Levels, SeatView, Stream } from '@jade/engine';
import { at, below, measureAt } from '@jade/engine';
import type { Bot, Pondering, Situation } from './bot.ts';
import { instant } from './bot.ts';
import type { DeliberationStyle } from './deliberate.ts';
import { canDeliberate, Deliberation, ideasOf } from './deliberate.ts';
import { worthOfAll } from './greedy.ts';
import type { SearchStyle } from './search.ts';
import { Search, STYLE } from './search.ts';

/** Iterations between two looks at the clock or at the door. */
const PORTION = 32;

interface Level {
  readonly name: string;
  /** What the game says of it, where it says something. */
  readonly patience?: keyof Levels & ('adept' | 'master');
  readonly iterations: number;
  readonly style: SearchStyle;
  /** How it thinks about games whose policy it can follow instead. */
  readonly deliberation: DeliberationStyle;
  /** What is different where the game asks for patience. */
  readonly patiently?: Partial<DeliberationStyle>;
}

interface Searcher extends Bot {
  think(situation: Situation): Pondering;
}

/** A bot that searches, or deliberates where the game allows it. */
export function searcher({
  name,
  patience: of,
  iterations,
  style,
  deliberation,
  patiently: unhurried,
}: Level): Searcher {
  const think = (situation: Situation): Pondering => {
    const { definition, view, random, memory, tells } = situation;
    const patience = (of === undefined ? undefined : definition.levels?.[of]) ?? 1;
    if (canDeliberate(situation)) return new Deliberation(situation, patiently(deliberation, patience, unhurried));
    const search = new Search(definition, view(), random, style, memory?.recall(), tells ?? null);
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
      considered: () => search.considered(),
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

function patiently(
  style: DeliberationStyle,
  patience: number,
  unhurried: Partial<DeliberationStyle> = {},
): DeliberationStyle {
  const more = { games: style.games * patience, choices: style.choices * patience };
  return { ...style, ...more, ...(patience > 1 && unhurried) };
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
  const { definition } = situation;
  const { policy, beginner = policy } = definition;
  const own = beginner === undefined ? situation : { ...situation, definition: { ...definition, policy: beginner } };
  const { keys, worth } = canDeliberate(situation) ? ideasOf(own) : worthOfAll(situation, 1);
  const { overlooks = OVERLOOKS, sees = [], plain = [] } = definition.levels ?? {};
  const isPlain = plain.includes(situation.view().decision ?? '');
  const isSeen = (key: string | null) =>
    below(situation.random, 100) >= overlooks || isPlain || (key !== null && sees.includes(key));
  const seen = keys.flatMap((key, index) => (isSeen(key) ? [index] : []));
  const among = seen.length === 0 ? keys.map((_, index) => index) : seen;
  return at(keys, bestOf(among, worth, situation.random));
});

function bestOf(among: readonly number[], worth: readonly number[], random: Stream): number {
  const best = Math.max(...among.map((index) => measureAt(worth, index)));
  const equals = among.filter((index) => worth[index] === best);
  return at(equals, below(random, equals.length));
}

/** With few games many ideas would be a lottery: it follows the three that look best. */
export const adept = searcher({
  name: 'adept',
  patience: 'adept',
  iterations: 32,
  style: STYLE,
  deliberation: {
    ideas: 3,
    games: 24,
    choices: 6_000,
    worthALook: 0.002,
    clearlyBetter: 0.5,
    leastGames: 8,
    clearlyWorse: 2,
  },
});

/** Looks at everything: the best choice is one that the policy thinks nothing of in a quarter of the cases. */
export const master = searcher({
  name: 'master',
  patience: 'master',
  iterations: 1600,
  style: STYLE,
  deliberation: {
    ideas: 16,
    games: 240,
    choices: 30_000,
    worthALook: 0,
    clearlyBetter: 1,
    leastGames: 8,
    clearlyWorse: 2,
  },
  // Looked at again and again, the best of many ideas falls behind by luck sooner or later: who has games enough drops it late.
  patiently: { clearlyBetter: 0.5, leastGames: 12, clearlyWorse: 3 },
});

/** As masters deliberated at the Wall before decision 20, about few ideas and to the end of the game: to compare with. */
export const formerMaster = searcher({
  name: 'former-master',
  iterations: 1600,
  style: STYLE,
  deliberation: {
    ideas: 6,
    games: 240,
    choices: 30_000,
    worthALook: 0.002,
    clearlyBetter: 0.5,
    leastGames: 8,
    clearlyWorse: 2,
    toTheEnd: true,
  },
});

const SPEED = { ideas: 6, worthALook: 0.002, clearlyBetter: 1, leastGames: 8, clearlyWorse: 2 };

/** Iterations a second of a search, or games a second followed in thought, over some decisions. */
export function searchSpeed(definition: GameDefinition, views: readonly SeatView[], random: Stream): number {
  const start = performance.now();
  let done = 0;
  for (const view of views) {
    const situation = { definition, options: view.options ?? [], offers: view.offers, view: () => view, random };
    if (canDeliberate(situation)) {
      const deliberation = new Deliberation(situation, { ...SPEED, games: PORTION, choices: 24_000 });
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
