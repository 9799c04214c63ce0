/** The numbers of a round that a clan keeps an eye on. */

import type { Count, SeatView } from '@jade/engine';
import { at, seatsOf } from '@jade/engine';
import type { PandaView } from './view.ts';

export function counts({ viewer, seats, table }: SeatView<PandaView>): readonly Count[] {
  return seatsOf({ seats }).flatMap((seat): Count[] => {
    const { ap, reserve, vp } = at(table.clans, seat);
    if (seat !== viewer) return [{ key: 'count.vpOf', params: { seat }, count: vp, isGood: false }];
    return [
      { key: 'count.ap', params: {}, count: ap, isGood: true },
      { key: 'count.guards', params: {}, count: reserve, isGood: true },
      { key: 'count.vp', params: {}, count: vp, isGood: true },
    ];
  });
}
