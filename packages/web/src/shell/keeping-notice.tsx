/** Says so when a table cannot be kept, and offers what can be saved. */

import { useState } from 'react';
import { localHall } from '../table/hall.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { Reload } from './error-page.tsx';
import { saveText } from './files.ts';

export function KeepingNotice() {
  const words = useWords();
  const { session } = useTable();
  const { news, info } = session;
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (news.keeping === 'kept' || news.keeping === dismissed) return null;
  const save = async () => saveText(`${info.game}-${info.id}.txt`, await localHall().record(info.id));
  return (
    <div className="toast" role="alert">
      <span>{words.say(`keeping.${news.keeping}`)}</span>
      <button type="button" className="btn sm" onClick={() => void save()}>
        {words.say('save.file')}
      </button>
      {news.keeping === 'newer' && <Reload />}
      <button type="button" className="btn sm" onClick={() => setDismissed(news.keeping)}>
        {words.say('common.close')}
      </button>
    </div>
  );
}
