/** The night market as this screen sees it. */

import type { MarketView } from '@jade/lantern-market';
import { useTable } from '../../shell/at-table.tsx';

export function useGame(): MarketView {
  return useTable().session.look.view.table as MarketView;
}
