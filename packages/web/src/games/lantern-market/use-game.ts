/** The night market as this screen sees it. */

import type { SeatView } from '@jade/engine';
import type { MarketView } from '@jade/lantern-market/screen';
import { useTable } from '../../shell/at-table.tsx';

/** The shell knows no game: here its view is known to be one of this game. */
export function marketView(view: SeatView): SeatView<MarketView> {
  return view as SeatView<MarketView>;
}

export function useGame(): MarketView {
  return marketView(useTable().session.look.view).table;
}
