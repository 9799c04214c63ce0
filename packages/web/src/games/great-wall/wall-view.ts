/** A face only ever meets views of its own game. */

import type { SeatView } from '@jade/engine';
import type { WallView } from '@jade/great-wall/screen';

export function wallView(view: SeatView): SeatView<WallView> {
  return view as SeatView<WallView>;
}
