/** The numbers of the market stand in the content; where a message names one, it is the same. */

import { describe, expect, it } from 'vitest';
import { NIGHTS } from '../../content/numbers.ts';
import messages from '../../messages/en.json';

describe('A sentence says the number of the market', () => {
  it('of nights (LM-NIGHT-1)', () => {
    expect(messages['lantern.night']).toContain(`of ${NIGHTS}`);
    const words = [messages['end.fifteenNights'], messages['mode.standard.line']];
    for (const text of words) expect([NIGHTS, text]).toEqual([15, expect.stringMatching(/fifteen nights/i)]);
  });
});
