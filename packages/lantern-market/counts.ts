/** The numbers of a night that a seller keeps an eye on. */

import type { Count, SeatView } from '@jade/engine';
import { seatsOf } from '@jade/engine';
import type { MarketView } from './view.ts';

export function counts({ viewer, seats, table }: SeatView<MarketView>): readonly Count[] {
  return seatsOf({ seats }).flatMap((seat): Count[] => {
    const merchant = table.merchants[seat];
    if (merchant === undefined) return [];
    const { coins, fans, hand } = merchant;
    if (seat !== viewer) return [{ key: 'count.coinsOf', params: { seat }, count: coins, isGood: false }];
    return [
      { key: 'count.coins', params: {}, count: coins, isGood: true },
      { key: 'count.fans', params: {}, count: fans, isGood: true },
      { key: 'count.lanterns', params: {}, count: typeof hand === 'number' ? hand : hand.length, isGood: true },
    ];
  });
}
