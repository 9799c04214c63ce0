import type { Game, Pending, SeatView } from '@jade/engine';
import { advance, answer, at, configure, expectOk, must, scrambled, seat, seatView, setUp, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { botNamed, learnt, Memory, playGame } from './index.ts';
import { Search, STYLE } from './search.ts';
import { searchedMarket as definition } from './test/market.ts';

/** A table of three after some choices. */
function tableAfter(choices: number): { game: Game; pending: Pending } {
  const game = setUp(definition, expectOk(configure(definition, { players: 3, seed: 'search' })));
  let pending = must(advance(definition.rules, game), 'a decision');
  for (let made = 0; made < choices; made++) {
    const { seat: who, options } = at(pending.questions, 0);
    pending = must(answer(definition.rules, game, pending, who, at(options, 0)), 'a decision');
  }
  return { game, pending };
}

function viewOf({ game, pending }: ReturnType<typeof tableAfter>): SeatView {
  return seatView(definition, game, pending, at(pending.questions, 0).seat);
}

function searched(view: SeatView, iterations: number, seed = 'same'): Search {
  const search = new Search(definition, view, stream(seed, 'search'), STYLE);
  search.run(iterations);
  return search;
}

describe('a search', () => {
  it('gives the same answer to the same seed and number of iterations', () => {
    const view = viewOf(tableAfter(4));
    const visits = (search: Search) => search.ranking().map(({ key, visits: times }) => [key, times]);
    expect(visits(searched(view, 120))).toEqual(visits(searched(view, 120)));
  });

  it('chooses the same at two tables that look the same from the seat', () => {
    for (const choices of [0, 1, 2, 5, 9]) {
      const table = tableAfter(choices);
      const who = at(table.pending.questions, 0).seat;
      const other = scrambled(definition, table.game, who, stream(`other ${choices}`, 'scramble'));
      const pending = must(advance(definition.rules, other), 'a decision');
      expect(searched(seatView(definition, other, pending, who), 80).best()).toBe(searched(viewOf(table), 80).best());
    }
  });

  it('tries every choice it has, and counts every iteration', () => {
    const search = searched(viewOf(tableAfter(0)), 200);
    const ranking = search.ranking();
    expect(ranking.every(({ visits }) => visits > 0)).toBe(true);
    expect(ranking.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
  });

  it('stops early when the rest could not change the answer', () => {
    const search = searched(viewOf(tableAfter(0)), 50);
    const [first, second] = search.ranking();
    const ahead = (first?.visits ?? 0) - (second?.visits ?? 0);
    expect(search.isDecided(50 + ahead)).toBe(false);
    expect(search.isDecided(50 + ahead - 1)).toBe(true);
  });

  it('goes on from the tree of the decision before', () => {
    const table = tableAfter(0);
    const { pending } = table;
    const who = at(pending.questions, 0).seat;
    const first = searched(viewOf(table), 200);
    const memory = new Memory();
    memory.keep(first.root);
    const choice = { seat: who, key: must(first.best(), 'a choice') };
    memory.follow(learnt(who, pending, choice));
    const next = memory.recall();
    expect(next.branches.length).toBeGreaterThan(0);
    memory.follow('lost');
    expect(memory.recall().branches).toEqual([]);
  });

  it('learns nothing of what others answer in secret', () => {
    const { pending } = tableAfter(0);
    expect(pending.questions.length).toBe(3);
    expect(learnt(seat(0), pending, { seat: seat(1), key: 'lantern:9' })).toBe('nothing');
    expect(learnt(seat(0), pending, { seat: seat(0), key: 'lantern:9' })).toMatchObject({ key: 'lantern:9' });
  });

  it('is stronger than the apprentice, and the apprentice than chance', () => {
    expect(wins('adept', 'apprentice', 60)).toBeGreaterThan(34);
    expect(wins('apprentice', 'random', 60)).toBeGreaterThan(40);
  });
});

function wins(a: string, b: string, games: number): number {
  const [strong, weak] = [must(botNamed(a), a), must(botNamed(b), b)];
  let won = 0;
  for (let number = 0; number < games; number++) {
    const own = number % 2;
    const config = expectOk(configure(definition, { players: 2, seed: `strength ${number}` }));
    const { winners } = playGame(definition, config, own === 0 ? [strong, weak] : [weak, strong]).outcome;
    if (winners.includes(seat(own))) won += 1;
  }
  return won;
}
