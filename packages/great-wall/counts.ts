/** The numbers of a year that a player keeps an eye on. */

import type { Count, SeatView } from '@jade/engine';
import { at, seatsOf } from '@jade/engine';
import { RESOURCES, SOLDIERS } from './content/terms.ts';
import { countCards } from './state.ts';
import type { WallView } from './view.ts';

export function counts({ viewer, seats, table }: SeatView<WallView>): readonly Count[] {
  const all = seatsOf({ seats }).flatMap((seat): Count[] => {
    const clan = at(table.clans, seat);
    if (seat !== viewer) return [{ key: 'count.honourOf', params: { seat }, count: clan.honour, isGood: false }];
    return [
      { key: 'count.honour', params: {}, count: clan.honour, isGood: true },
      ...RESOURCES.map((resource, index): Count => {
        return { key: 'count.resource', params: { resource }, count: clan.resources?.[index] ?? 0, isGood: true };
      }),
      ...SOLDIERS.map((soldier, kind): Count => {
        return { key: 'count.soldiers', params: { soldier }, count: at(clan.pool, kind), isGood: true };
      }),
      { key: 'count.clerks', params: {}, count: clan.clerks, isGood: true },
      { key: 'count.tactics', params: {}, count: countCards(clan.tactics), isGood: true },
      { key: 'count.shame', params: {}, count: sum(clan.shamed) + sum(clan.claimedShame), isGood: false },
    ];
  });
  return [...all, { key: 'count.shameLeft', params: {}, count: table.shamePool, isGood: true }];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
