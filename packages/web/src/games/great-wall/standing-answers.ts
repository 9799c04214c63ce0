/**
 * Standing answers: “do not ask me this again unless…”. They are the table's, which gives them for their owner; when they pass, the rules'
 * package says (great-wall/standing.ts).
 */

import type { StandingAnswer } from '@jade/great-wall/screen';
import { useTable } from '../../shell/at-table.tsx';

interface Standings {
  readonly list: readonly StandingAnswer[];
  add(standing: StandingAnswer): Promise<void>;
  drop(on: string): Promise<void>;
  clear(): Promise<void>;
}

export function useStandings(): Standings {
  const { session } = useTable();
  const list = session.news.ahead as readonly StandingAnswer[];
  return {
    list,
    add: (standing) => session.answerAhead([...list.filter(({ on }) => on !== standing.on), standing]),
    drop: (which) => session.answerAhead(list.filter(({ on }) => on !== which)),
    clear: () => session.answerAhead([]),
  };
}
