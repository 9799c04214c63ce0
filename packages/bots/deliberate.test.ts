import type { GameDefinition, Levels, Stream } from '@jade/engine';
import { advance, at, configure, expectOk, must, scrambled, seatView, setUp, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import type { Bot, Situation } from './bot.ts';
import { canDeliberate, Deliberation } from './deliberate.ts';
import { adept, apprentice, master } from './levels.ts';
import { searchedMarket } from './test/market.ts';

/** The teaching game with a policy that prefers what comes first, and no more than that. */
const definition: GameDefinition = {
  ...searchedMarket,
  policy: (_, __, options) => options.map((_, index) => 1 / (index + 1)),
  foresight: { isEnough: (_, __, choices, decision) => choices >= 4 && decision === 'choose' },
};

const STYLE = { ideas: 3, games: 30, choices: 10_000, worthALook: 0, clearlyBetter: 1, clearlyWorse: 2 };

/** The first decision of a game, as the first seat asked would meet it; `scramble` changes what it cannot see. */
function situation(random: Stream, scramble = false, of: GameDefinition = definition): Situation {
  const game = setUp(of, expectOk(configure(of, { players: 2, seed: 'deliberate' })));
  const pending = must(advance(of.rules, game), 'a decision');
  const { seat, options } = at(pending.questions, 0);
  const seen = scramble ? scrambled(of, game, seat, stream('other', 'scramble')) : game;
  const asked = must(advance(of.rules, seen), 'a decision');
  return { definition: of, options, offers: [], view: () => seatView(of, seen, asked, seat), random };
}

function thought(scramble = false, games = STYLE.games): string {
  const thinking = new Deliberation(situation(stream('same', 'bots'), scramble), { ...STYLE, games });
  while (!thinking.work());
  return thinking.best();
}

describe('A deliberation', () => {
  it('comes to the same answer from the same seed, and sees only what the seat sees', () => {
    expect(thought()).toBe(thought());
    expect(thought(true)).toBe(thought());
  });

  it('stays with the first idea when it has no time to think', () => {
    const { options } = situation(stream('same', 'bots'));
    expect(thought(false, 0)).toBe(options[0]);
  });

  it('chooses among the few best ideas of the policy', () => {
    const { options } = situation(stream('same', 'bots'));
    expect(options.slice(0, STYLE.ideas)).toContain(thought());
  });

  it('is for games with a policy and foresight; others are searched', () => {
    const random = stream('same', 'bots');
    expect(canDeliberate(situation(random))).toBe(true);
    expect(canDeliberate(situation(random, false, searchedMarket))).toBe(false);
    expect(adept.think(situation(random))).toBeInstanceOf(Deliberation);
    expect(adept.think(situation(random, false, searchedMarket))).not.toBeInstanceOf(Deliberation);
  });

  it('follows more games where the game says so of the level', () => {
    const followed = (level: Bot, levels: Levels) => {
      const thinking = level.think(situation(stream('same', 'bots'), false, { ...definition, levels }));
      while (!thinking.work());
      return (thinking as Deliberation).followed;
    };
    expect(followed(adept, { adept: 3 })).toBeGreaterThan(2 * followed(adept, {}));
    expect(followed(master, { adept: 3 })).toBe(followed(master, {}));
  });

  it('is spared the apprentice, who takes what the policy likes best of what is not overlooked', () => {
    const asked = situation(stream('same', 'bots'));
    const chosen = (overlooks: number) =>
      apprentice.choose({ ...asked, definition: { ...definition, levels: { overlooks } } });
    expect(chosen(0)).toBe(asked.options[0]);
    expect(asked.options).toContain(chosen(100));
  });
});
