import { checkAnnounced, configFor, configsOf, nothingAnnounced } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import { ghostStories } from '../index.ts';
import messages from '../messages/en.json' with { type: 'json' };
import { telling } from '../telling.ts';

describe('A night as it is told', () => {
  it('says everything that happens by itself, and with each question why it is asked', () => {
    const announced = nothingAnnounced();
    for (const wishes of configsOf(ghostStories, null)) {
      for (const seed of ['one', 'two']) {
        const says = (key: string) => key in messages;
        checkAnnounced(ghostStories, configFor(ghostStories, wishes, seed), says, announced);
      }
    }
    expect(announced.unannounced).toEqual([]);
    expect([...announced.causeless]).toEqual([]);
  });

  it('finds a question that says nothing of why', () => {
    const announced = nothingAnnounced();
    const [wishes = {}] = configsOf(ghostStories, null);
    checkAnnounced(ghostStories, configFor(ghostStories, wishes, 'one'), () => false, announced);
    expect(announced.causeless).toContain('yang.act');
  });

  it('stages what decides the night', () => {
    const kind = (key: string, params = {}) => telling.kindOf({ key, params, rule: 'GS-1' });
    expect(kind('drew', { ghost: 'nameless' })).toBe('boss');
    expect(kind('drew', { ghost: 'ghoul' })).toBe('reveal');
    expect(kind('rolled')).toBe('roll');
    expect(kind('exorcismFailed')).toBe('result');
    expect(kind('gameOver')).toBe('end');
    expect(kind('moved')).toBe('plain');
  });
});
