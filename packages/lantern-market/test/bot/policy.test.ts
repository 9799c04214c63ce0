import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { policy } from '../../bot/policy.ts';
import { NIGHTS } from '../../content/numbers.ts';
import { chooseLantern } from '../../rules/choose.ts';
import { shelter } from '../../rules/gusts.ts';
import { night } from '../../rules/night.ts';
import { market, P1, P2, play, start } from '../table.ts';

/** The options, the likeliest first. */
function likeliest(g: Parameters<typeof policy>[0], seat: typeof P1, options: string[]): string[] {
  const weights = policy(g, seat, options);
  return options.toSorted((a, b) => at(weights, options.indexOf(b)) - at(weights, options.indexOf(a)));
}

describe('The policy', () => {
  it('stays dark for few visitors, and hangs out what the crowd is worth', () => {
    const g = market([1, 5, 9], [3]);
    const options = ['none', 'lantern:1', 'lantern:5', 'lantern:9'];
    start(g, chooseLantern, {});
    g.visitors = 3;
    expect(likeliest(g, P1, options)).toEqual(options);
    g.visitors = 15;
    expect(likeliest(g, P1, options)).toEqual(['lantern:1', 'none', 'lantern:5', 'lantern:9']);
    g.visitors = 30;
    expect(likeliest(g, P1, options)[0]).toBe('lantern:9');
  });

  it('raises gusts against many visitors, and in the last nights', () => {
    const g = market([9], [3]);
    start(g, night, { seller: null });
    play(g, 'P1 lantern:9', 'P2 lantern:3');
    g.visitors = 4;
    expect(likeliest(g, P2, ['gust', 'pass'])).toEqual(['pass', 'gust']);
    g.night = NIGHTS;
    expect(policy(g, P2, ['gust', 'pass'])).toEqual([1, 1]);
    g.night = 1;
    g.visitors = 8;
    expect(policy(g, P2, ['gust', 'pass'])).toEqual([1, 1]);
  });

  it('shelters with the lantern that can be spared', () => {
    const g = market([2, 5, 9], [3]);
    start(g, shelter, { seller: P1, wind: 2 });
    expect(likeliest(g, P1, ['dark', 'lantern:2', 'lantern:5', 'lantern:9'])).toEqual([
      'lantern:9',
      'lantern:5',
      'lantern:2',
      'dark',
    ]);
  });
});
