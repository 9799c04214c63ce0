/** Which thing of the table is held up to be read: a ghost, a tile, a family, an artefact. */

import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';

export type Shown =
  | { readonly kind: 'ghost'; readonly card: number; readonly space: number }
  | { readonly kind: 'tile'; readonly place: number }
  | { readonly kind: 'board'; readonly side: number }
  | { readonly kind: 'family'; readonly family: number };

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
