/** The session of a table, held for a component: opened when it is shown, left when it goes, and drawn when something changes. */

import type { Telling } from '@jade/engine';
import { useEffect, useState } from 'react';
import { isLastWordWanted, useSettings } from '../settings.ts';
import { play } from '../sound.ts';
import { chance } from './chance.ts';
import { useHome } from './home.ts';
import { later } from './later.ts';
import type { Seated } from './table-session.ts';
import { OPENING, TableSession } from './table-session.ts';

export type { Seated, Session } from './table-session.ts';

/** Where a browser does not say when it is idle: soon. */
const SOON = 200;

/** What the game says of itself; null while it is not known yet. */
export interface Manner {
  readonly id: string;
  readonly secrets: boolean;
  /** Whether a turn may wait for a last word. */
  readonly lastWord: boolean;
  readonly telling: Telling;
}

export function useSession(id: string, manner: Manner | null): Seated {
  const settings = useSettings();
  const { hall, kind } = useHome();
  const { moments: pace, byPress } = settings;
  // Elsewhere the others would wait for a word they know nothing of.
  const confirmTurns = kind === 'here' && (manner?.lastWord ?? false) && isLastWordWanted(settings);
  const [session, setSession] = useState<TableSession | null>(null);
  // Not `useSyncExternalStore`: that draws at once for every update, and where bots play quickly nobody could press anything.
  const [seated, setSeated] = useState<Seated>(OPENING);
  useEffect(() => {
    const opened = new TableSession(id, { hall, later, whenIdle, play, newId: chance });
    opened.subscribe(() => setSeated(opened.seated()));
    setSession(opened);
    return () => {
      opened.leave();
      setSeated(OPENING);
    };
  }, [id, hall]);
  useEffect(
    () =>
      session?.wish({
        secrets: manner?.secrets ?? null,
        telling: manner?.telling ?? null,
        pace,
        byPress,
        confirmTurns,
      }),
    [session, manner, pace, byPress, confirmTurns],
  );
  return seated;
}

function whenIdle(action: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(action, SOON);
  else requestIdleCallback(action);
}
