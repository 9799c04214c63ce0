import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { positionOf } from '../../guide/position.ts';
import { NONE, ON_CARD, ON_ICON } from '../../state.ts';

describe('a position in words', () => {
  it('has ghosts with their figures, Taoists and haunted tiles', () => {
    const { table } = positionOf([
      'south-1=ghoul',
      'west-0=ghoul!',
      'east-0=zombie',
      'green@sw',
      'haunted=s,c',
      'buddha=north-0',
    ]);
    expect([table.figures[spaceOf('south-1')], table.figures[spaceOf('west-0')]]).toEqual([ON_CARD, ON_ICON]);
    expect(table.figures[spaceOf('east-0')]).toBe(0);
    expect(table.ghosts[spaceOf('north-1')]).toBe(NONE);
    expect(table.boards.map(({ place }) => place)).toEqual([-1, -1, 6, -1]);
    expect(table.haunted).toEqual([0, 0, 0, 0, 1, 0, 0, 1, 0]);
    expect([table.buddhas[spaceOf('north-0')], table.templeBuddhas]).toEqual([1, 1]);
  });

  it('has villagers, Portal, Su-Ling and crystals with White Moon', () => {
    const { moon } = positionOf(['moon', 'sw=li,sun', 'portal=c', 'su-ling=south-1', 'crystal=sw']).table;
    expect(moon?.stacks.map((stack) => stack.length)).toEqual([0, 0, 0, 0, 0, 0, 2, 0, 0]);
    expect([moon?.portal, moon?.suLing, moon?.receptacles]).toEqual([4, spaceOf('south-1'), [0, 0, 0, 1]]);
  });

  it.each(['south-1=nobody', 'green@nowhere', 'purple@s', 'portal=c', 'rain=s', 'haunted=x'])('refuses %s', (word) => {
    expect(() => positionOf([word])).toThrow();
  });
});
