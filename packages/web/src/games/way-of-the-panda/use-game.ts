/** The table of Way of the Panda as this screen sees it. */

import type { Panda, Pieces } from '@jade/way-of-the-panda/screen';
import { asked } from '@jade/way-of-the-panda/screen';
import { useMemo } from 'react';
import { useTable } from '../../shell/at-table.tsx';

export function useGame(): Panda {
  const { session } = useTable();
  const { view } = session.look;
  return useMemo(() => asked(view.table as Pieces, view.seats), [view]);
}

/** The champion that is walking now, if one is. */
export function useWalker(): { owner: number; champion: number } | null {
  const { session } = useTable();
  const frame = session.look.view.stack.findLast(({ at }) => at.startsWith('walking.')) as
    | { owner?: number; champion?: number }
    | undefined;
  return frame?.owner === undefined || frame.champion === undefined
    ? null
    : { owner: frame.owner, champion: frame.champion };
}
