import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { chooseCommand } from '../../rules/autumn.ts';
import { game } from '../../rules/game.ts';
import { NOBODY } from '../../state.ts';
import { next, P4, ready } from '../table.ts';

describe('The Year', () => {
  it('begins with Autumn in the first Year and has four seasons afterwards (GW-YEAR-1, GW-YEAR-2)', () => {
    const g = ready();
    expect([g.year, next(g)]).toEqual([1, chooseCommand.start]);
    g.stack = [{ ...begin(game, {}), at: game.steps.spring }];
    expect(g.active).toBe(NOBODY);
    const before = g.year;
    next(g);
    expect(g.year).toBe(before + 1);
    expect(P4).toBe(3);
  });
});
