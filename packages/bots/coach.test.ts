import { at, choose, configure, expectOk, gameAt, openMatch, seat, seatView, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { answersIn } from './bot.ts';
import { chancesIn, coach, playGame, reviewOf } from './index.ts';
import { master } from './levels.ts';
import { randomBot } from './random.ts';
import { market } from './test/market.ts';

const config = expectOk(configure(market, { players: 2, seed: 'coach' }));

/** A match that bots have played to its end. */
function playedMatch() {
  const match = openMatch(market, config);
  playGame(market, config, [randomBot, randomBot], {
    chosen: (choice) => void expectOk(choose(match, { ...choice, seq: match.moments.length })),
  });
  return match;
}

/** Everything the coach says to the first seat that is asked after so many choices. */
function adviceAfter(choices: number) {
  const match = openMatch(market, config);
  for (const { choice } of playedMatch().moments.slice(0, choices))
    expectOk(choose(match, { ...choice, seq: match.moments.length }));
  const who = at(match.pending?.questions ?? [], 0).seat;
  const view = seatView(market, match.game, match.pending, who);
  const coaching = coach(market, view, stream('coach', 'test'));
  while (!coaching.work());
  return { advice: coaching.advice(), view };
}

describe('the coach', () => {
  it('names a choice that is there, and what is sure to come of it', () => {
    const { advice, view } = adviceAfter(0);
    const first = at(advice.ways, 0);
    expect([...(view.options ?? []), ...view.offers]).toContain(first.key);
    expect(first.sure.length).toBeGreaterThan(0);
    expect(first.chances ?? 0).toBeGreaterThan(0);
    expect(first.chances ?? 1).toBeLessThan(1);
  });

  it('compares it with the next best ways, each of them once, where there are others', () => {
    const ahead = [...playedMatch().moments.keys()].map((choices) => {
      const { advice, view } = adviceAfter(choices);
      const answers = answersIn({ options: view.options ?? [], offers: view.offers });
      const [first, ...others] = advice.ways.map(({ key }) => key);
      expect(new Set([first, ...others]).size).toBe(Math.min(4, answers.length));
      expect(answers).toEqual(expect.arrayContaining([first, ...others]));
      const mean = advice.ways.reduce((sum, { chances }) => sum + (chances ?? 0), 0) / advice.ways.length;
      return (at(advice.ways, 0).chances ?? 0) - mean;
    });
    expect(ahead.reduce((sum, by) => sum + by, 0)).toBeGreaterThan(0);
  });

  it('ranks the ways and tells their chances as the thought did that chose', () => {
    const { advice, view } = adviceAfter(0);
    const situation = { definition: market, options: view.options ?? [], offers: view.offers, view: () => view };
    const thinking = master.think({ ...situation, random: stream('coach', 'test'), tells: { about: null } });
    while (!thinking.work());
    const ranked = thinking.considered().slice(0, advice.ways.length);
    expect(advice.ways.map(({ key }) => key)).toEqual(ranked.map(({ key }) => key));
    const followed = ranked.map(({ told }) => told?.chances ?? null);
    const falls = followed.every((one, index) => (one ?? 0) <= (followed[index - 1] ?? 1));
    if (falls) expect(advice.ways.map(({ chances }) => chances)).toEqual(followed);
    for (const [index, { chances }] of advice.ways.slice(1).entries())
      expect(chances ?? 0).toBeLessThanOrEqual(at(advice.ways, index).chances ?? 0);
  });

  it('does not go on into the next night, where the others are asked as well', () => {
    const afterLanterns = [...playedMatch().moments.keys()]
      .map(adviceAfter)
      .filter(({ view }) => view.decision === 'gusts' || view.decision === 'shelter');
    expect(afterLanterns.length).toBeGreaterThan(3);
    for (const { follow } of afterLanterns.flatMap(({ advice }) => advice.ways))
      expect(follow.map(({ decision }) => decision)).not.toContain('chooseLantern');
  });

  it('says the same when it is asked the same again', () => {
    expect(adviceAfter(7).advice).toEqual(adviceAfter(7).advice);
  });
});

describe('chances', () => {
  it('are shared out among those who play against each other', () => {
    const match = playedMatch();
    for (const seq of match.moments.keys()) {
      const chances = chancesIn(market, expectOk(gameAt(match, seq)));
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  });

  it('end with the result', () => {
    const { game } = playedMatch();
    const { winners } = market.outcome(game);
    for (const [who, chance] of chancesIn(market, game).entries())
      expect(chance).toBe(winners.includes(seat(who)) ? 1 / winners.length : 0);
  });
});

describe('the look back', () => {
  it('finds the turns where the chances changed most', () => {
    const match = playedMatch();
    const { stands, turns } = reviewOf(match, seat(0));
    expect(at(stands, 0).seq).toBe(0);
    expect(stands.at(-1)?.seq).toBe(match.moments.length);
    expect(turns).toHaveLength(3);
    const swings = stands.slice(1).map(({ chances }, index) => {
      return Math.abs(at(chances, 0) - at(at(stands, index).chances, 0));
    });
    const largest = [...swings].sort((a, b) => b - a).slice(0, 3);
    expect(turns.map(({ from, to }) => Math.abs(to - from)).sort((a, b) => b - a)).toEqual(largest);
    for (const turn of turns) expect(at(match.moments, turn.seq).choice).toEqual({ seat: turn.seat, key: turn.key });
  });

  it('of a game that has not begun is empty', () => {
    expect(reviewOf(openMatch(market, config), seat(0))).toEqual({ stands: [], turns: [] });
  });
});
