import type { Config } from '@jade/engine';
import { configure, expectOk, seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { instant } from './bot.ts';
import type { Bot } from './index.ts';
import { BOTS, botNamed, playGame, Stuck } from './index.ts';
import { market as game } from './test/market.ts';

const config = (seed: string, players = 2): Config => expectOk(configure(game, { players, seed }));

function bot(name: string): Bot {
  const found = botNamed(name);
  if (found === null) throw new Error(`no bot ${name}`);
  return found;
}

describe('a bot', () => {
  it.each(BOTS.map(({ name }) => name))('%s plays whole games, the same ones from the same seed', (name) => {
    const bots = [bot(name), bot(name), bot(name)];
    for (const seed of ['a', 'b', 'c']) {
      const first = playGame(game, config(seed, 3), bots);
      expect(playGame(game, config(seed, 3), bots)).toEqual(first);
    }
  });

  it('greedy beats random play clearly', () => {
    let wins = 0;
    for (let number = 0; number < 200; number++) {
      const first = number % 2 === 0;
      const bots = first ? [bot('greedy'), bot('random')] : [bot('random'), bot('greedy')];
      const { winners } = playGame(game, config(`duel ${number}`), bots).outcome;
      if (winners.includes(seat(first ? 0 : 1))) wins += 1;
    }
    expect(wins).toBeGreaterThan(140);
  });

  it('sees only what its seat sees', () => {
    const hands: unknown[] = [];
    const spy = instant('spy', ({ options, offers, view }) => {
      hands.push((view().table as { merchants: { hand: unknown }[] }).merchants[1]?.hand);
      return options[0] ?? offers[0] ?? null;
    });
    playGame(game, config('spy'), [spy, bot('random')]);
    expect(hands.length).toBeGreaterThan(5);
    expect(hands.every((hand) => typeof hand === 'number')).toBe(true);
  });

  it('that does not choose gets the game stuck, and the seed is named', () => {
    const dreamer = instant('dreamer', () => null);
    expect(() => playGame(game, config('dream'), [dreamer, dreamer])).toThrow(Stuck);
    expect(() => playGame(game, config('dream'), [dreamer, dreamer])).toThrow("seed 'dream': dreamer did not choose");
  });
});
