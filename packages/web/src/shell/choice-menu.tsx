/** Choices as a list: all of them, or those that concern one thing. Walked with the arrow keys. */

import { optionWords } from '@jade/words';
import type { KeyboardEvent } from 'react';
import { useWords } from '../words/words.tsx';
import { useOpened, useTable } from './at-table.tsx';
import { Dialog } from './dialog.tsx';
import { elementOf } from './elements.ts';

export function ChoiceMenu() {
  const words = useWords();
  const { setMenu, press, take, session } = useTable();
  const { menu } = useOpened();
  if (menu === null) return null;
  const decision = session.look.view.decision ?? '';
  const step = (event: KeyboardEvent<HTMLMenuElement>) => {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(here + direction + buttons.length) % buttons.length]?.focus();
  };
  return (
    <Dialog title={words.say(`ask.${decision}`, session.look.view.prompt)} onClose={() => setMenu(null)}>
      <menu className="choice-list" aria-label={words.say('prompt.list')} onKeyDown={step}>
        {menu.keys.map((key) => (
          <li key={key}>
            <button
              type="button"
              data-key={key}
              onClick={({ currentTarget }) => {
                setMenu(null);
                press(key, elementOf(menu.thing) ?? currentTarget);
              }}
            >
              {optionWords(words, decision, key)}
            </button>
          </li>
        ))}
        {menu.shortcuts?.map((shortcut) => (
          <li key={shortcut.label}>
            <button
              type="button"
              data-key={shortcut.keys.join(' ')}
              onClick={() => {
                setMenu(null);
                take(shortcut);
              }}
            >
              {shortcut.label}
            </button>
          </li>
        ))}
      </menu>
    </Dialog>
  );
}
