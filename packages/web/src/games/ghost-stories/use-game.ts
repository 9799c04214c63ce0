/** The table of Ghost Stories as this screen sees it, and what it foretells. */

import type { Forecast, Frame, SeatView } from '@jade/engine';
import { frameIn } from '@jade/engine';
import type { GhostView } from '@jade/ghost-stories/screen';
import { barrier, EXORCISE, forecasts, WHEN } from '@jade/ghost-stories/screen';
import { useMemo } from 'react';
import { useTable } from '../../shell/at-table.tsx';

/** The shell hands on a view without the type of its game. */
export function viewOf(view: SeatView): SeatView<GhostView> {
  return view as SeatView<GhostView>;
}

export function useView(): SeatView<GhostView> {
  const { session } = useTable();
  return viewOf(session.look.view);
}

export function useGame(): GhostView {
  return useView().table;
}

export function useForecasts(): readonly Forecast[] {
  const view = useView();
  return useMemo(() => forecasts(view), [view]);
}

/** How an exorcism would go, while it can be chosen. */
export function useOdds(): readonly Forecast[] {
  const { keys } = useTable();
  const all = useForecasts();
  return keys.includes(EXORCISE) ? all.filter(({ when }) => when === WHEN.roll) : [];
}

/** The Barrier, while it stands: how many boards have had their turn in it. */
export function barrierIn(stack: readonly Frame[]): number | null {
  return frameIn(stack, barrier)?.count ?? null;
}
