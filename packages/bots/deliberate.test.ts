import type { Foresight, Game, GameDefinition, Levels, Stream } from '@jade/engine';
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

/** The same with another foresight; all win or none, as `wonWith` says. */
function watched(
  foresight: Foresight,
  wonWith: (g: Game) => number = () => 0,
  policy: GameDefinition['policy'] = definition.policy,
): GameDefinition {
  const { policy: _, ...others } = definition;
  return {
    ...others,
    ...(policy !== undefined && { policy }),
    foresight,
    winsTogether: () => true,
    judgement: wonWith,
  };
}

const CONFIG = expectOk(configure(definition, { players: 2, seed: 'deliberate' }));

const STYLE = { ideas: 3, games: 30, choices: 10_000, worthALook: 0, clearlyBetter: 1, leastGames: 8, clearlyWorse: 2 };

/** The first decision of a game, as the first seat asked would meet it; `scramble` changes what it cannot see. */
function situation(random: Stream, scramble = false, of: GameDefinition = definition): Situation {
  const game = setUp(of, CONFIG);
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

  it('is stopped where the game says that it is far enough, counted from where it began', () => {
    const asked: [number, string][] = [];
    const isEnough: Foresight['isEnough'] = (from, now, choices, decision) => {
      expect(from.stack.at(-1)?.at).toBe('chooseLantern');
      expect(now).not.toBe(from);
      asked.push([choices, decision]);
      return choices >= 2;
    };
    const thinking = new Deliberation(situation(stream('same', 'bots'), false, watched({ isEnough })), STYLE);
    thinking.work();
    expect(asked.filter(([choices]) => choices === 2)).toHaveLength(STYLE.ideas);
    expect(asked.every(([choices]) => choices <= 2)).toBe(true);
  });

  it('finds what the policy thinks nothing of, unless that is not worth a look', () => {
    const { options } = situation(stream('same', 'bots'));
    const last = at(options, options.length - 1);
    const wonWith = (g: Game) => (JSON.stringify(g.stack).includes(last) ? 1 : 0);
    const of = watched({ isEnough: () => true }, wonWith, (_, __, keys) => keys.map((_, index) => 10 ** -index));
    const found = (worthALook: number) => {
      const style = { ...STYLE, ideas: 16, worthALook };
      const thinking = new Deliberation(situation(stream('same', 'bots'), false, of), style);
      while (!thinking.work());
      return thinking.best();
    };
    expect(found(0)).toBe(last);
    expect(found(0.5)).toBe(options[0]);
  });

  it('weighs a choice together with what may follow it, where the game says what belongs to it', () => {
    // What the peddler gets decides all here, and the policy would give him another lantern.
    const lanterns = situation(stream('same', 'bots')).options.filter((key) => key !== 'none');
    const wanted = Number(at(lanterns, lanterns.length - 1).slice('lantern:'.length));
    const wonWith = (g: Game) => Number((g as unknown as { discarded: number[] }).discarded.includes(wanted));
    const found = (follow: Partial<Foresight>) => {
      const of = watched({ isEnough: () => true, isFirm: () => true, ...follow }, wonWith);
      const asked = situation(stream('same', 'bots'), false, of);
      const thinking = new Deliberation({ ...asked, offers: ['+peddler'] }, { ...STYLE, ideas: 16 });
      while (!thinking.work());
      return thinking.best();
    };
    expect(found({ follow: (_, __, key) => (key === '+peddler' ? lanterns : []) })).toBe('+peddler');
    expect(found({})).not.toBe('+peddler');
  });

  it('spends no games where the game says that one idea is enough, but for whoever must tell the chances', () => {
    const of = watched({ isEnough: () => true, ideas: () => 1 });
    const followed = (tells: boolean) => {
      const asked = situation(stream('same', 'bots'), false, of);
      const thinking = new Deliberation(tells ? { ...asked, tells: { about: null } } : asked, STYLE);
      while (!thinking.work());
      return { games: thinking.followed, told: thinking.considered().filter(({ told }) => told !== null).length };
    };
    expect(followed(false)).toEqual({ games: 0, told: 0 });
    expect(followed(true).told).toBe(STYLE.ideas);
  });

  it('ranks everything that can be chosen once, the best first', () => {
    const asked = situation(stream('same', 'bots'));
    const thinking = new Deliberation({ ...asked, tells: { about: null } }, STYLE);
    while (!thinking.work());
    const keys = thinking.considered().map(({ key }) => key);
    expect(keys[0]).toBe(thinking.best());
    expect([...keys].sort()).toEqual([...asked.options].sort());
  });

  it('is spared the apprentice, who takes what the policy likes best of what is not overlooked', () => {
    const asked = situation(stream('same', 'bots'));
    const chosen = (overlooks: number) =>
      apprentice.choose({ ...asked, definition: { ...definition, levels: { overlooks } } });
    expect(chosen(0)).toBe(asked.options[0]);
    expect(asked.options).toContain(chosen(100));
    const last = asked.options.at(-1) ?? '';
    const levels = { overlooks: 100, sees: [last] };
    expect(apprentice.choose({ ...asked, definition: { ...definition, levels } })).toBe(last);
    // Where choices lie side by side nothing is overlooked, not even beside what is always seen.
    const plain = [asked.view().decision ?? ''];
    expect(apprentice.choose({ ...asked, definition: { ...definition, levels: { ...levels, plain } } })).toBe(
      asked.options[0],
    );
  });
});
