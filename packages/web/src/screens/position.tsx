/** A table like another one of this browser, to be set with friends: from the beginning, or from a position of it. */

import type { TableInfo } from '@jade/tables';
import { Sign } from '../art/icon.tsx';
import { localHall } from '../table/hall.ts';
import { useWords } from '../words/words.tsx';

/** The record of a table, and after how many of its choices a game goes on. */
export interface SetPosition {
  readonly record: string;
  readonly after: number;
}

interface Like {
  readonly info: TableInfo;
  readonly position: SetPosition | null;
}

/** Null where this browser has no such table. Before the first choice there is no position. */
export async function tableLike(id: string, after: number): Promise<Like | null> {
  const info = await localHall().info(id);
  if (info === null) return null;
  return { info, position: after > 0 ? { record: await localHall().record(id), after } : null };
}

/** Where a table goes on from a position, that is said: what was hidden is not what it was. */
export function FromPosition({ after, className = 'from-position panel' }: { after: number; className?: string }) {
  const words = useWords();
  return (
    <aside className={className} aria-label={words.say('position.title')}>
      <Sign name="branch" size={16} />
      <b>{words.say('position.title')}</b>
      <span>{words.say('position.line', { after })}</span>
    </aside>
  );
}
