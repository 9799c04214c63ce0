import catalogue from '@jade/way-of-the-panda/messages/en.json';
import { speaker } from '@jade/words';
import { describe, expect, it } from 'vitest';

const words = speaker('en', catalogue, (seat) => `P${seat + 1}`);

describe('a road that is finished', () => {
  it.each([
    [1, 'Its only ninja is covered. Guards return to their reserves.'],
    [2, 'All 2 ninjas are covered. Guards return to their reserves.'],
    [4, 'All 4 ninjas are covered. Guards return to their reserves.'],
  ])('with %i ninjas', (ninjas, said) => {
    expect(words.say('help.finishRoad.tile', { ninjas })).toBe(said);
  });
});
