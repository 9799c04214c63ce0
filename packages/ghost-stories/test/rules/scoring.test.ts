import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { cardOf, isIncarnation } from '../../content/cards.ts';
import { PLACES } from '../../content/layout.ts';
import { outcome, scoreOf } from '../../rules/scoring.ts';
import type { GhostStories } from '../../state.ts';
import { asked, board, dice, haunted, moonOn, play, put, qi, safe, stand, table, yangOf } from '../table.ts';

/** A finished game with these Qi and so many cards left. */
function finished(g: GhostStories, ending: 'victory' | 'allDead', cards: number, held: number[]): GhostStories {
  g.ending = ending;
  g.deck = g.deck.slice(0, cards);
  for (const [index, count] of held.entries()) qi(g, ['yellow', 'red', 'green', 'blue'][index] ?? '', count);
  return g;
}

/** No incarnation is left anywhere but where the test puts it. */
function withoutIncarnations(g: ReturnType<typeof table>) {
  for (const card of g.deck.filter((one) => one >= cardOf('howling-nightmare'))) {
    g.deck.splice(g.deck.indexOf(card), 1);
    g.box.push(card);
  }
  return g;
}

describe('The end', () => {
  it('is a victory when the last incarnation falls (GS-END-1, GS-TURN-8)', () => {
    const g = put(stand(table(), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'forgotten-ones' });
    g.deck = g.deck.filter((card) => !isIncarnation(card));
    play(dice(yangOf(g, 'red'), 'black', 'black', 'black'), 'exorcise', '?space:east-1', 'board:red');
    expect([asked(g), g.ending, outcome(g).winners.length]).toEqual([null, 'victory', 4]);
  });

  it('scores the worked example (GS-EX-25, GS-SCORE-1, GS-SCORE-2, GS-SCORE-3, GS-SCORE-4)', () => {
    const g = finished(table({ options: { difficulty: 'hell' } }), 'victory', 6, [2, 2, 1, 0]);
    haunted(g, 'tea-house', 'cemetery').banished = 4;
    expect(outcome(g).scores).toEqual([32, 32, 32, 32]);
  });

  it('pays for incarnations, but not for the one that wins (GS-SCORE-5, WM-SCORE-5)', () => {
    const bonus = (players: number, ending: 'victory' | 'allDead', banished: number) => {
      const g = finished(table({ players, options: { difficulty: 'nightmare' } }), ending, 3, []);
      g.banished = banished;
      if (ending === 'allDead') put(g, { 'north-0': 'vampire-lord' });
      return scoreOf(g).incarnations;
    };
    expect([bonus(2, 'victory', 3), bonus(4, 'victory', 4), bonus(4, 'allDead', 3), bonus(4, 'victory', 6)]).toEqual([
      6, 12, 12, 12,
    ]);
  });

  it('counts a defeat downwards and neutral boards not at all (GS-SCORE-3, GS-SCORE-6)', () => {
    const g = finished(table({ players: 2 }), 'allDead', 10, [0, 0]);
    expect([scoreOf(g).deck, scoreOf(g).qi, scoreOf(g).dead]).toEqual([-10, 0, -6]);
    expect([board(g, 'blue').qi, outcome(g).winners]).toEqual([3, []]);
  });

  it('adds saved villagers and the place of the Portal (WM-SCORE-1, WM-SCORE-2, WM-SCORE-3, WM-SCORE-4)', () => {
    const g = finished(table({ mode: 'white-moon' }), 'allDead', 3, []);
    safe(g, 'li', 'sun', 'hua');
    const portals = [4, 1, 0].map((place) => {
      moonOn(g).portal = at(PLACES, place);
      return scoreOf(g).portal;
    });
    expect([scoreOf(g).villagers, portals]).toEqual([3, [0, 2, 4]]);
  });

  it('two players: the third incarnation scores nothing even if its curse loses the game (GS-SCORE-5)', () => {
    const g = withoutIncarnations(table({ players: 2, options: { difficulty: 'nightmare' } }));
    Object.assign(g, { banished: 3, ending: 'allDead' });
    expect(scoreOf(g).incarnations).toBe(6);
    const four = withoutIncarnations(table({ players: 4, options: { difficulty: 'nightmare' } }));
    Object.assign(four, { banished: 4, ending: 'allDead' });
    expect(scoreOf(four).incarnations).toBe(12);
    const early = table({ players: 4, options: { difficulty: 'nightmare' } });
    Object.assign(early, { banished: 2, ending: 'allDead' });
    expect(scoreOf(early).incarnations).toBe(6);
  });
});
