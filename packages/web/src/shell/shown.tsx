/** Which thing of the table is held up to be read; every game says what can be. */

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';

interface Holding<Shown> {
  readonly shown: Shown | null;
  show(thing: Shown | null): void;
}

export function holder<Shown>() {
  const Context = createContext<Holding<Shown>>({ shown: null, show: () => undefined });

  function ShownProvider({ children }: { children: ReactNode }) {
    const [shown, show] = useState<Shown | null>(null);
    const value = useMemo(() => ({ shown, show }), [shown]);
    return <Context value={value}>{children}</Context>;
  }

  return { ShownProvider, useShown: () => useContext(Context) };
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
