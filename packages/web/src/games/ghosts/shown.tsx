/** Which thing of the table is held up to be read: a ghost, a tile, a family, an artefact. */

import type { Artefact, Card, Family, Place, Side, Space } from '@jade/ghost-stories/screen';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';

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

/** What makes a thing readable: a press holds it up, or, while it can be chosen, a long or a second press. */
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
