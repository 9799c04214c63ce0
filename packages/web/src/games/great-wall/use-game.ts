/** The table of The Great Wall as this screen sees it. */

import type { Faction, GreatWall, WallView } from '@jade/great-wall/screen';
import { asked } from '@jade/great-wall/screen';
import { useMemo, useSyncExternalStore } from 'react';
import { useTable } from '../../shell/at-table.tsx';

export function useGame(): GreatWall {
  const { session } = useTable();
  const { view } = session.look;
  return useMemo(() => asked(view.table as WallView, view.seats, view.stack), [view]);
}

/** The faction of whoever looks at the screen; null for spectators. */
export function useMe(): Faction | null {
  const { viewer } = useTable().session;
  return viewer === 'spectator' ? null : (viewer as Faction);
}

export type Frame = { readonly at: string } & Readonly<Record<string, unknown>>;

/** The innermost frame of a procedure that is under way. */
export function useFrame(name: string): Frame | null {
  const { view } = useTable().session.look;
  return frameOf(view.stack, name);
}

export function frameOf(stack: readonly { readonly at: string }[], name: string): Frame | null {
  const found = stack.findLast(({ at }) => at === name || at.startsWith(`${name}.`));
  return found === undefined ? null : (found as Frame);
}

const SMALL = matchMedia('(max-width: 820px), (max-height: 500px) and (orientation: landscape)');

function listenToSize(listen: () => void): () => void {
  SMALL.addEventListener('change', listen);
  return () => SMALL.removeEventListener('change', listen);
}

/** Whether the panels lie behind tabs. */
export function useSmall(): boolean {
  return useSyncExternalStore(listenToSize, () => SMALL.matches);
}
