/** The table of The Great Wall as this screen sees it. */

import type { Frame, Inspection, Procedure } from '@jade/engine';
import { frameIn } from '@jade/engine';
import type { Faction, Seen } from '@jade/great-wall/screen';
import { inspect, seen } from '@jade/great-wall/screen';
import { useMemo, useSyncExternalStore } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { media } from '../../styles/breakpoints.ts';
import { wallView } from './wall-view.ts';

export function useGame(): Seen {
  const { view } = useTable().session.look;
  return useMemo(() => seen(wallView(view)), [view]);
}

/** The faction of whoever looks at the screen; null for spectators. */
export function useMe(): Faction | null {
  const { viewer } = useTable().session;
  return viewer === 'spectator' ? null : viewer;
}

/** The innermost frame of a procedure that is under way. */
export function useFrame<Locals>(procedure: Procedure<Locals>): (Frame & Locals) | null {
  return frameIn(useTable().session.look.view.stack, procedure);
}

/** What can be read about a thing now. */
export function useInspection(thing: string): Inspection | null {
  const { view } = useTable().session.look;
  return useMemo(() => inspect(wallView(view), thing), [view, thing]);
}

const SMALL = media('narrow', 'flat');

function listenToSize(listen: () => void): () => void {
  SMALL.addEventListener('change', listen);
  return () => SMALL.removeEventListener('change', listen);
}

/** Whether the panels lie behind tabs. */
export function useSmall(): boolean {
  return useSyncExternalStore(listenToSize, () => SMALL.matches);
}
