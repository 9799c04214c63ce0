/** The table of Ghost Stories as this screen sees it. */

import type { GhostStories, GhostView } from '@jade/ghost-stories/screen';
import { asked } from '@jade/ghost-stories/screen';
import { useMemo } from 'react';
import { useTable } from '../../shell/at-table.tsx';

export function useGame(): GhostStories {
  const { session } = useTable();
  const { view } = session.look;
  return useMemo(() => asked(view.table as GhostView, view.seats), [view]);
}

/** The Barrier, while it stands: how many boards have had their turn in it. */
export function barrierIn(stack: readonly { readonly at: string }[]): number | null {
  const frame = stack.find(({ at }) => at.startsWith('barrier.')) as { at: string; count?: number } | undefined;
  return frame?.count ?? null;
}
