/** Says so when a table cannot be kept, and offers what can be saved; and when something that was chosen was not carried out. */

import { problemWords } from '@jade/words';
import { useState } from 'react';
import { useHome } from '../table/home.ts';
import type { NotDone } from '../table/table-session.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { Reload } from './error-page.tsx';
import { saveText } from './files.ts';

export function KeepingNotice() {
  const words = useWords();
  const { session } = useTable();
  const { news, info, trouble } = session;
  const home = useHome();
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (trouble !== null) return <NotCarriedOut trouble={trouble} forget={session.forgetTrouble} />;
  if (news.moved !== null && news.moved !== dismissed)
    return (
      <div className="toast" role="status">
        <span>{words.say('moved.line', { rules: news.moved })}</span>
        <button type="button" className="btn sm" onClick={() => setDismissed(news.moved)}>
          {words.say('common.close')}
        </button>
      </div>
    );
  if (news.keeping === 'kept' || news.keeping === dismissed) return null;
  const save = async () => saveText(`${info.game}-${info.id}.txt`, (await home.record(session)) ?? '');
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

function NotCarriedOut({ trouble, forget }: { trouble: NotDone; forget: () => void }) {
  const words = useWords();
  const why =
    trouble.why === 'not kept'
      ? words.say(`notDone.${trouble.reason}`)
      : trouble.why === 'refused'
        ? words.say(`refusal.${trouble.refusal.why}`, trouble.refusal.params)
        : trouble.why === 'lost'
          ? words.say('notDone.lost')
          : problemWords(words, trouble.problem);
  return (
    <div className="toast" role="alert">
      <span>{words.say('notDone.line', { why })}</span>
      <button type="button" className="btn sm" onClick={forget}>
        {words.say('common.close')}
      </button>
    </div>
  );
}
