import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { ALL_VILLAGERS } from '../../content/villagers.ts';
import { asked, fresh, moonOn, names, options, pending, play, table, who, why } from '../table.ts';

describe('Before the first turn', () => {
  const moon = (options: Record<string, string> = {}, seed = 'table', players = 4) => {
    return fresh({ mode: 'white-moon', players, options }, seed);
  };

  it('saves tops of different stacks and families for fewer players (WM-PLAYERS-1, WM-PLAYERS-2, WM-PLAYERS-5)', () => {
    const g = moon({}, 'start', 2);
    expect([asked(g), options(g).length]).toEqual(['start.save', 8]);
    const first = at(options(g), 0);
    play(g, first);
    expect(why(g, first)).toBe('WM-PLAYERS-2 otherStack');
    const [saved] = names(moonOn(g).shelter);
    const tops = moonOn(g).stacks.map((stack) => stack.at(-1));
    for (const key of options(g)) expect(key).not.toBe(first);
    expect(tops.length).toBe(9);
    play(g, at(options(g), 0));
    expect(new Set(names(moonOn(g).shelter)).size).toBe(2);
    expect(names(moonOn(g).shelter)).toContain(saved);
  });

  it('turns new tops up afterwards, and asks the first player (WM-PLAYERS-4, GS-TURN-12)', () => {
    const g = moon({}, 'three', 3);
    expect(pending(g).questions.map(({ seat }) => seat)).toEqual([at(g.boards, g.active).seat]);
    play(g, at(options(g), 0));
    const { stacks, seen } = moonOn(g);
    expect(stacks.every((stack) => stack.length === 0 || (seen & (1 << at(stack, stack.length - 1))) !== 0)).toBe(true);
  });

  it('rewards a family of one that starts safe: the group chooses whom (WM-PLAYERS-3, WM-PLAYERS-6)', () => {
    const g = table({ mode: 'white-moon', players: 3 });
    g.stack = fresh({ mode: 'white-moon', players: 3 }).stack;
    moonOn(g).stacks[0] = [at(ALL_VILLAGERS, 20), at(ALL_VILLAGERS, 0)];
    moonOn(g).stacks[1] = [at(ALL_VILLAGERS, 21)];
    play(g, 'villager:tea-house');
    expect([asked(g), options(g)]).toEqual(['start.reward', ['board:yellow', 'board:red', 'board:green']]);
    play(g, 'board:red');
    expect(at(g.boards, 1).artefacts).toHaveLength(1);
    expect(who(g)).toBe('yellow');
  });
});
