import { describe, expect, it } from 'vitest';
import { isDeed, letsBe } from './deeds.ts';

describe('what stands out among the choices', () => {
  it('is what is offered beside the question', () => {
    expect(isDeed('+peddler')).toBe(true);
    expect(isDeed('road:R12')).toBe(false);
  });

  it('is never a way to leave something: not the mission of the Panda either', () => {
    for (const key of ['+withdraw', 'leave', 'pass', 'stop']) expect([key, isDeed(key)]).toEqual([key, false]);
    for (const key of ['+withdraw', 'leave', 'pass', 'stop']) expect([key, letsBe(key)]).toEqual([key, true]);
  });
});
