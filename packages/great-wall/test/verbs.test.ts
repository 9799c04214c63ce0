import { at, configure, expectOk } from '@jade/engine';
import { walk } from '@jade/engine/kit';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { greatWall } from '../index.ts';
import messages from '../messages/en.json';
import { STOP } from '../rules/keys.ts';

const MESSAGES = expand(messages);

describe('Leaving a question', () => {
  it.each([
    { mode: 'competitive', players: 3 },
    { mode: 'cooperative', players: 3 },
    { mode: 'solo', players: 1 },
  ])('is a deed with its own words, never “Done”: $mode', (wishes) => {
    const left = new Set<string>();
    for (const seed of ['one', 'two', 'three'])
      for (const { pending } of walk(greatWall, expectOk(configure(greatWall, { ...wishes, seed }))))
        if (at(pending.questions, 0).options.includes(STOP)) left.add(`option.${pending.name}.stop`);
    expect(left.size).toBeGreaterThan(8);
    expect([...left].filter((key) => !(key in MESSAGES))).toEqual([]);
  });
});
