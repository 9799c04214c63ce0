/** A table like another one of this browser, to be set with friends: from the beginning, or from a position of it. */

import type { TableInfo } from '@jade/tables';
import { useState } from 'react';
import { Sign } from '../art/icon.tsx';
import { isNoted, note } from '../noted.ts';
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
export function FromPosition({ after }: { after: number }) {
  return (
    <aside className="from-position panel">
      <Line after={after} />
    </aside>
  );
}

/** The same at the table, as a ribbon that is put away once it was read: the people of the table have it still. */
export function PositionRibbon({ table, after }: { table: string; after: number }) {
  const words = useWords();
  const [read, setRead] = useState(() => isNoted(`jade-position ${table}`));
  if (read) return null;
  const putAway = () => {
    note(`jade-position ${table}`);
    setRead(true);
  };
  return (
    <aside className="what-if" aria-label={words.say('position.title')}>
      <Line after={after} />
      <button type="button" className="ib" aria-label={words.say('common.close')} onClick={putAway}>
        <Sign name="cross" size={12} />
      </button>
    </aside>
  );
}

function Line({ after }: { after: number }) {
  const words = useWords();
  return (
    <>
      <Sign name="branch" size={16} />
      <b>{words.say('position.title')}</b>
      <span>{words.say('position.line', { after })}</span>
    </>
  );
}
