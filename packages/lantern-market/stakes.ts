/** What an event of a night means to a seller: what the coach may give as a reason. */

import type { Event, Seat, Stake } from '@jade/engine';
import { stake } from '@jade/engine';

/** In coins; a lantern that goes out has been paid for. */
const VISITOR = 1;
const OIL = -1;
const WENT_OUT = -3;

export function stakes({ key, params }: Event, seat: Seat): readonly Stake[] {
  if (params.seat !== seat) return [];
  if (key === 'sale') return [stake('sale', {}, VISITOR, Number(params.visitors))];
  if (key === 'shown') return [stake('oil', {}, OIL, Number(params.oil))];
  if (key === 'wentOut') return [stake('wentOut', {}, WENT_OUT)];
  return [];
}
