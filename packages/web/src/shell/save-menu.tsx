/** The record of this table: as a file, as a link, as text. */

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon, Sign } from '../art/icon.tsx';
import { useHome } from '../table/home.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { Dialog } from './dialog.tsx';
import { recordLink, saveText } from './files.ts';

export function SaveMenu({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { session } = useTable();
  const { info, news } = session;
  const home = useHome();
  const [record, setRecord] = useState<string | null>('');
  const [copied, setCopied] = useState<'text' | 'link' | null>(null);
  useEffect(() => {
    if (news.seq >= 0) void home.record({ info, news }).then(setRecord);
  }, [home, info, news]);
  if (record === null)
    return (
      <Dialog title={words.say('save.title')} onClose={onClose}>
        <p>{words.say('save.later')}</p>
      </Dialog>
    );
  // A position is drawn anew once, and what is over goes on nowhere.
  const isGoingOn = news.seq > 0 && !news.over && info.redrawn === undefined && info.sitters.length > 1;
  const copy = async (what: 'text' | 'link') => {
    await navigator.clipboard.writeText(what === 'text' ? record : await recordLink(record));
    setCopied(what);
  };
  return (
    <Dialog title={words.say('save.title')} onClose={onClose}>
      <p>{words.say('save.line')}</p>
      <p className="row">
        <button type="button" className="btn pri" onClick={() => saveText(`${info.game}-${info.id}.txt`, record)}>
          <Icon name="save" />
          {words.say('save.file')}
        </button>
        <button type="button" className="btn line" onClick={() => void copy('link')}>
          <Sign name={copied === 'link' ? 'tick' : 'copy'} />
          {words.say('save.link')}
        </button>
        <button type="button" className="btn line" onClick={() => void copy('text')}>
          <Sign name={copied === 'text' ? 'tick' : 'copy'} />
          {words.say('save.text')}
        </button>
      </p>
      {home.kind === 'here' && (
        <p className="row">
          {isGoingOn && (
            <Link className="btn line" href={`/new/${info.game}?like=${info.id}&after=${news.seq}`}>
              <Icon name="linked-rings" />
              {words.say('save.goOn')}
            </Link>
          )}
          <Link className="btn line" href={`/new/${info.game}?like=${info.id}`}>
            <Icon name="linked-rings" />
            {words.say('save.online')}
          </Link>
        </p>
      )}
      <details>
        <summary>{words.say('save.show')}</summary>
        <textarea className="record" readOnly value={record} rows={10} aria-label={words.say('save.title')} />
      </details>
    </Dialog>
  );
}
