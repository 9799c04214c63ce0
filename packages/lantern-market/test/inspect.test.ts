/** What a thing is and does, as it can be read. */

import { seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { stallThing } from '../forecasts.ts';
import { lanternMarket } from '../index.ts';
import { inspect } from '../inspect.ts';
import messages from '../messages/en.json';
import { LANTERN } from '../rules/keys.ts';
import { night } from '../rules/night.ts';
import { market, P1, P2, play, start } from './table.ts';

const g = market([3], [9, 2]);
start(g, night, { seller: null });
const view = seatView(lanternMarket, g, play(g, 'P1 lantern:3', 'P2 lantern:9'), P1);

describe('On the market', () => {
  it('every lantern and stall can be read', () => {
    for (const thing of [...LANTERN.of, stallThing(P1), stallThing(P2)]) {
      const text = inspect(view, thing);
      expect(text?.about).toBe(thing);
      for (const { key } of [...(text?.lines ?? []), ...(text === null ? [] : [text.name])])
        expect([thing, key, key in messages]).toEqual([thing, key, true]);
    }
    expect(inspect(view, 'stall:P3')).toBeNull();
  });

  it('the stall of the seller says who sells, and who would sell next', () => {
    const keys = (thing: string) => inspect(view, thing)?.lines.map(({ key }) => key);
    expect(keys(stallThing(P2))).toEqual(['lantern.words', 'lantern.held', 'lantern.sale', 'lantern.after']);
    expect(keys(stallThing(P1))).toEqual(['lantern.words', 'lantern.held']);
  });
});
