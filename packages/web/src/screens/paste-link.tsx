/** Where a link of a friend is pasted: it leads where it leads elsewhere. Loaded when somebody has one. */

import '../styles/name-field.css';
import '../styles/paste-link.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../words/words.tsx';
import { wayOf } from './pasted-link.ts';

export function PasteLink({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const [, go] = useLocation();
  const [pasted, setPasted] = useState('');
  const [isWrong, setWrong] = useState(false);
  const follow = () => {
    const way = wayOf(pasted, location.origin);
    if (way === null) return setWrong(true);
    if (way.origin === location.origin) go(way.path);
    else location.assign(way.origin + way.path);
  };
  return (
    <Dialog title={words.say('home.link')} onClose={onClose} className="paste-link">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          follow();
        }}
      >
        <p>{words.say('home.link.line')}</p>
        <input
          className="name"
          aria-label={words.say('home.link.paste')}
          placeholder={words.say('home.link.paste')}
          value={pasted}
          autoComplete="off"
          inputMode="url"
          onChange={(event) => {
            setPasted(event.target.value);
            setWrong(false);
          }}
        />
        {isWrong && <p role="alert">{words.say('home.link.wrong')}</p>}
        <p className="row">
          <button type="submit" className="btn pri" disabled={pasted.trim() === ''}>
            {words.say('home.link.go')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
