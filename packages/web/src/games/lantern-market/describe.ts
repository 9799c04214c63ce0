/** The board in words: what each merchant shows and has. */

import type { SeatView } from '@jade/engine';
import { seat } from '@jade/engine';
import { inspect, stallThing } from '@jade/lantern-market/screen';
import type { Speaker } from '@jade/words';
import type { Described } from '../games.ts';
import { marketView } from './use-game.ts';

export function describe(view: SeatView, words: Speaker): readonly Described[] {
  const market = marketView(view);
  const lines = market.table.merchants.map((_, index) => {
    const [line] = inspect(market, stallThing(seat(index)))?.lines ?? [];
    return line === undefined ? '' : words.say(line.key, line.params);
  });
  return [{ title: words.say('game.name'), lines }];
}
