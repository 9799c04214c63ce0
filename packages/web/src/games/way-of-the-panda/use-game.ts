/** The table of Way of the Panda as this screen sees it. */

import type { SeatView } from '@jade/engine';
import { frameIn } from '@jade/engine';
import type { PandaView, Table } from '@jade/way-of-the-panda/screen';
import { tableOf, walking } from '@jade/way-of-the-panda/screen';
import { useMemo } from 'react';
import { useTable } from '../../shell/at-table.tsx';

/** The shell knows no game: here its view is known to be one of this game. */
export function pandaView(view: SeatView): SeatView<PandaView> {
  return view as SeatView<PandaView>;
}

export function useView(): SeatView<PandaView> {
  return pandaView(useTable().session.look.view);
}

export function useGame(): Table {
  const view = useView();
  return useMemo(() => tableOf(view), [view]);
}

/** The champion that is walking now, if one is. */
export function useWalker(): { owner: number; champion: number } | null {
  return frameIn(useTable().session.look.view.stack, walking);
}
