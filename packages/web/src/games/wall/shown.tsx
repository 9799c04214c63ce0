/** Which thing of the table is held up to be read: a horde, a location, a card. */

import type { Location, Slot } from '@jade/great-wall/screen';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';
import type { Thing } from '../../shell/at-table.tsx';
import { useThing } from '../../shell/at-table.tsx';

export type CardKind = 'general' | 'advisor' | 'command' | 'tactic' | 'artefact' | 'request' | 'event';

export type Shown =
  | { readonly kind: 'horde'; readonly slot: Slot }
  | { readonly kind: 'claimed'; readonly id: string }
  | { readonly kind: 'location'; readonly location: Location }
  | { readonly kind: CardKind; readonly id: string; readonly owner?: number };

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
export function useReadable(thing: string, shown: Shown, label: string, also?: readonly string[]): Thing {
  const { show } = useShown();
  const found = useThing(thing, also);
  const look = () => show(shown);
  return {
    ...found,
    props: {
      ...found.props,
      onContextMenu(event: MouseEvent) {
        event.preventDefault();
        look();
      },
      ...(!found.can && {
        role: 'button' as const,
        tabIndex: 0,
        'aria-label': label,
        onClick(event: MouseEvent) {
          event.stopPropagation();
          look();
        },
        onKeyDown(event: KeyboardEvent) {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          look();
        },
      }),
    },
  } as Thing;
}

/** The state of a thing as classes. */
export function stateOf({ can, at, asked }: Thing): string {
  return `${can ? 'is-can' : ''} ${at ? 'is-at' : ''} ${asked ? 'is-asked' : ''}`;
}
