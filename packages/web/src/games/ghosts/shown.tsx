/** Which thing of the table is held up to be read: a ghost, a tile, a family, an artefact. */

import type { Artefact, Card, Family, Place, Side, Space } from '@jade/ghost-stories/screen';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';
import { useTable } from '../../shell/at-table.tsx';

export type Shown =
  | { readonly kind: 'ghost'; readonly card: Card; readonly space: Space }
  | { readonly kind: 'tile'; readonly place: Place }
  | { readonly kind: 'board'; readonly side: Side }
  | { readonly kind: 'artefact'; readonly artefact: Artefact }
  | { readonly kind: 'family'; readonly family: Family };

interface Holding {
  readonly shown: Shown | null;
  show(thing: Shown | null): void;
}

const Context = createContext<Holding>({ shown: null, show: () => undefined });

export function useShown(): Holding {
  return useContext(Context);
}

export function ShownProvider({ children }: { children: ReactNode }) {
  const [shown, show] = useState<Shown | null>(null);
  const value = useMemo(() => ({ shown, show }), [shown]);
  return <Context value={value}>{children}</Context>;
}

/** Whether a press on it would start a deed, such as a roll, rather than choose the thing itself: then it is read first. */
export function useDeed(things: readonly string[]): boolean {
  const { choices } = useTable();
  const keys = things.flatMap((thing) => choices.get(thing) ?? []);
  return keys.length > 0 && keys.every((key) => !key.includes(':'));
}

/** What makes a thing readable: a press holds it up; a long one, if a press chooses it. */
export function readable(look: () => void, label: string, can: boolean) {
  return {
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      look();
    },
    ...(!can && {
      role: 'button' as const,
      tabIndex: 0,
      'aria-label': label,
      onClick: look,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        look();
      },
    }),
  };
}
