import catalogue from '@jade/ghost-stories/messages/en.json';
import { speaker } from '@jade/words';
import { describe, expect, it } from 'vitest';
import shell from '../../messages/en.json';
import { because } from './coach-reasons.ts';

const words = speaker('en', { ...shell, ...catalogue }, (seat) => `P${seat + 1}`);

const haunted = (more: 'more' | 'less') => ({
  key: 'stake.haunted',
  params: { tile: 'cemetery', often: 40, otherOften: 60, more, soon: 'later' },
  speaksFor: more === 'less',
});
const way = (reasons: readonly ReturnType<typeof haunted>[], isClose = false) => ({ reasons, isClose });

describe('why the coach prefers a way', () => {
  it('is what speaks for it, before what speaks against it', () => {
    expect(because([way([haunted('more'), haunted('less')]), way([])], false, 400, words)).toMatch(
      /^Because .+ less often\. But .+ more often\.$/,
    );
  });

  it('is said with its numbers to whoever asked for them', () => {
    expect(because([way([haunted('less')]), way([])], true, 400, words)).toContain('(40 of 100 games, 60 with way 2)');
  });

  it('is said without numbers that so few games cannot tell apart', () => {
    const nearly = { ...haunted('less'), params: { ...haunted('less').params, often: 64, otherOften: 67 } };
    expect(because([way([nearly]), way([])], true, 12, words)).not.toContain('of 100');
    expect(because([way([haunted('less')]), way([])], true, 12, words)).toContain('40 of 100 games');
  });

  it('does not begin with what speaks against it', () => {
    expect(because([way([haunted('more')]), way([])], false, 400, words)).toMatch(/^Looking ahead, .+\. But /);
    expect(because([way([haunted('more')]), way([], true)], false, 400, words)).toMatch(
      /^Another way is as good.+\. But /,
    );
  });

  it('says so where ways are as good as each other, or where there is no other', () => {
    expect(because([way([]), way([], true), way([], true)], false, 400, words)).toMatch(/^2 other ways are as good/);
    expect(because([way([])], false, 400, words)).toBe('There is no other way.');
  });
});
