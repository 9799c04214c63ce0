/** Which thing of the table is held up to be read; every game says what can be. */

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';

interface Inspection<Inspected> {
  readonly shown: Inspected | null;
  show(thing: Inspected | null): void;
}

export function inspection<Inspected>() {
  const Context = createContext<Inspection<Inspected>>({ shown: null, show: () => undefined });

  function InspectProvider({ children }: { children: ReactNode }) {
    const [shown, show] = useState<Inspected | null>(null);
    const value = useMemo(() => ({ shown, show }), [shown]);
    return <Context value={value}>{children}</Context>;
  }

  return { InspectProvider, useInspected: () => useContext(Context) };
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
  };
}
