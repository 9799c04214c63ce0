import { at, seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../content/layout.ts';
import { invariants } from '../../invariants.ts';
import type { GhostStories } from '../../state.ts';
import { asked, board, fresh, keysOf, options, pending, play, why } from '../table.ts';

function chosen(players: number, mode: 'base' | 'white-moon' = 'base'): GhostStories {
  return fresh({ players, mode, options: { boards: 'chosen' } });
}

const decider = (g: GhostStories) => pending(g)?.questions[0]?.seat;
const boardOfSeat = (g: GhostStories, who: number) =>
  at(
    g.boards.filter((one) => one.seat === who),
    0,
  );

describe('Boards', () => {
  it('are left to chance unless somebody wishes to choose (GS-SETUP-2)', () => {
    expect(asked(fresh())).not.toBe('chooseBoard');
  });

  it('are chosen in the order of the seats, each with the side that is up (GS-SETUP-13)', () => {
    const g = chosen(4);
    expect([asked(g), decider(g), options(g).length]).toEqual(['chooseBoard', seat(0), 8]);
    const told = play(g, 'power:second-wind');
    expect(keysOf(told)).toContain('tookBoard');
    expect([boardOfSeat(g, 0).power, boardOfSeat(g, 0).colour]).toEqual(['second-wind', 3]);
    expect([decider(g), options(g)]).toEqual([seat(1), options(g).filter((key) => !/gust|second-wind/.test(key))]);
    expect(options(g)).toHaveLength(6);
    expect(why(g, 'power:heavenly-gust')).toBe('GS-SETUP-13 boardTaken');
    play(g, 'power:the-gods-favorite', 'power:dance-of-the-twin-winds');
    expect([decider(g), options(g)]).toEqual([seat(3), ['power:bottomless-pockets', 'power:enfeeblement-mantra']]);
    play(g, 'power:bottomless-pockets');
    expect(asked(g)).not.toBe('chooseBoard');
    expect(g.boards.map(({ seat: who }) => who).sort()).toEqual([0, 1, 2, 3]);
    expect(new Set(g.boards.map(({ colour }) => colour)).size).toBe(4);
  });

  it.each([1, 2, 3, 4])(
    'bring the tokens of their colour, with %i players (GS-SETUP-13, GS-SETUP-5, GS-SETUP-11)',
    (players) => {
      const g = chosen(players);
      while (asked(g) === 'chooseBoard') {
        play(g, at(options(g), options(g).length - 1));
        expect(invariants(g)).toEqual([]);
      }
      for (const side of SIDES) {
        const { colour, seat: who, tao } = at(g.boards, side);
        const own = who < 0 ? [] : players === 1 ? [0, 1, 2, 3] : [colour];
        expect(tao).toEqual([0, 1, 2, 3, 4].map((one) => (own.includes(one) ? 1 : 0)));
      }
    },
  );

  it('alone, red shows the Dance of the Spires, played or neutral (GS-SETUP-12)', () => {
    const g = chosen(1);
    expect(options(g)).toHaveLength(7);
    expect(why(g, 'power:dance-of-the-twin-winds')).toBe('GS-SETUP-12 spiresAlone');
    play(g, 'power:heavenly-gust');
    expect(board(g, 'red').power).toBe('dance-of-the-spires');
  });

  it('change places with the one that chance had laid there, and the neutral ones stay as they fell (GS-SETUP-13)', () => {
    const g = chosen(2);
    const before = g.boards.map(({ colour, power }) => `${colour} ${power}`);
    const mine = boardOfSeat(g, 0);
    play(g, `power:${mine.power}`);
    expect(g.boards.map(({ colour, power }) => `${colour} ${power}`)).toEqual(before);
  });
});
