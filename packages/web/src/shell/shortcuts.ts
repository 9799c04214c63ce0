/** A shortcut is carried out: its first option now, each further one as soon as it is offered. */

import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../table/session.ts';
import type { Shortcut } from './shortcut.ts';

interface Taker {
  take(shortcut: Shortcut): void;
  /** Whether a part of one is still to come. */
  readonly taking: boolean;
}

/** Chooses the first option now, each further one as soon as it is offered; anything else that is asked ends it. */
export function useShortcutTaker(session: Session, pick: (key: string) => void): Taker {
  const [ahead, setAhead] = useState<{ readonly keys: readonly string[]; readonly after: number } | null>(null);
  const { look, live, trouble } = session;

  useEffect(() => {
    if (ahead === null) return;
    if (trouble !== null) return setAhead(null);
    if (!live || look.seq === ahead.after) return;
    const [key, ...rest] = ahead.keys;
    if (key === undefined || !look.view.options?.includes(key)) return setAhead(null);
    setAhead({ keys: rest, after: look.seq });
    pick(key);
  }, [ahead, live, look, trouble, pick]);

  const take = useCallback(
    ({ keys: [first, ...rest] }: Shortcut) => {
      if (first === undefined) return;
      setAhead({ keys: rest, after: look.seq });
      pick(first);
    },
    [look, pick],
  );
  return { take, taking: ahead !== null };
}
