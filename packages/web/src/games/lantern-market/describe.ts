/** The board in words: what each merchant shows and has. */

import type { SeatView } from '@jade/engine';
import type { MarketView } from '@jade/lantern-market';
import type { Speaker } from '@jade/words';
import type { Described } from '../games.ts';

export function describe(view: SeatView, words: Speaker): readonly Described[] {
  const market = view.table as MarketView;
  const lines = market.merchants.map(({ shown, coins, fans }, index) =>
    words.say('lantern.words', { seat: index, shown: shown ?? 0, coins, fans }),
  );
  return [{ title: words.say('game.name'), lines }];
}
