/** For whoever got a link of a friend and has this page open already: pasted here it leads where it leads elsewhere. */

import { useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/icon.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../words/words.tsx';
import { wayOf } from './pasted-link.ts';

export function HaveLink() {
  const words = useWords();
  const [, go] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [pasted, setPasted] = useState('');
  const [isWrong, setWrong] = useState(false);
  const follow = () => {
    const way = wayOf(pasted, location.origin);
    if (way === null) return setWrong(true);
    if (way.origin === location.origin) go(way.path);
    else location.assign(way.origin + way.path);
  };
  return (
    <>
      <button type="button" className="have-link" onClick={() => setOpen(true)}>
        <Icon name="linked-rings" size={16} />
        {words.say('home.link')}
      </button>
      {isOpen && (
        <Dialog title={words.say('home.link')} onClose={() => setOpen(false)} className="paste-link">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              follow();
            }}
          >
            <p>{words.say('home.link.line')}</p>
            <input
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
      )}
    </>
  );
}
