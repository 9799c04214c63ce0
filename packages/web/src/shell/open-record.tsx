/**
 * A record becomes a table, and a file of all tables becomes all of them. Where a record does not say who sat where, and somebody
 * still has to play, that is asked.
 */

import type { Loaded, Sitter } from '@jade/tables';
import { problemWords } from '@jade/words';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { localHall } from '../table/hall.ts';
import { useWords } from '../words/words.tsx';

const TablesLoaded = lazy(async () => ({ default: (await import('./tables-loaded.tsx')).TablesLoaded }));
const WhoSits = lazy(async () => ({ default: (await import('./who-sits.tsx')).WhoSits }));

interface Asked {
  readonly record: string;
  readonly names: readonly (string | null)[];
}

export interface Taking {
  /** Resolves to what is wrong with the record, in words; null when it became a table or a question. */
  take(record: string): Promise<string | null>;
  readonly asked: Asked | null;
  /** What came of a file with all tables. */
  readonly loaded: Loaded | null;
  forgetLoaded(): void;
  seat(sitters: readonly Sitter[] | null): void;
}

export function useOpenRecord(): Taking {
  const words = useWords();
  const [, go] = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  async function take(record: string, seated?: readonly Sitter[]): Promise<string | null> {
    const taken = await localHall().take(record, seated);
    if (taken.ok && taken.id === null) {
      setLoaded(taken.loaded);
      return null;
    }
    if (taken.ok) {
      go(`/table/${taken.id}`, { replace: location.pathname === '/open' });
      return null;
    }
    if (taken.why === 'wrong') return words.say('load.why', { message: problemWords(words, taken.problem) });
    const names = taken.names.map((name, index) => name ?? words.say('seat.number', { number: index + 1 }));
    // Nobody has to play any more: then it is enough to look on.
    if (taken.over)
      return take(
        record,
        names.map((name): Sitter => ({ kind: 'person', name })),
      );
    setAsked({ record, names });
    return null;
  }
  return {
    take,
    asked,
    loaded,
    forgetLoaded: () => setLoaded(null),
    seat(sitters) {
      const record = asked?.record ?? '';
      setAsked(null);
      if (sitters !== null) void take(record, sitters);
    },
  };
}

/** Who sits where, if the record does not say it; loaded when somebody is asked. */
export function SeatRecord({ taking }: { taking: Taking }) {
  return taking.asked === null ? null : (
    <Suspense>
      <WhoSits taking={taking} />
    </Suspense>
  );
}

/** What came of a file with all tables; loaded when there was one. */
export function LoadedTables({ taking, onClose }: { taking: Taking; onClose: () => void }) {
  return taking.loaded === null ? null : (
    <Suspense>
      <TablesLoaded taking={taking} onClose={onClose} />
    </Suspense>
  );
}
