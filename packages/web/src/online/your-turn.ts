/** Says in the tab, and if it is wished by a note of the browser, that a table elsewhere waits for whoever looks. */

import { useEffect } from 'react';
import { currentSettings } from '../settings.ts';
import { useWords } from '../words/words.tsx';

export function useYourTurn(asked: boolean, game: string): void {
  const words = useWords();
  const title = words.say('page.yourTurn', { game });
  useEffect(() => {
    if (!asked) return;
    const before = document.title;
    document.title = title;
    const note = document.hidden && currentSettings().notes ? new Notification(title, { tag: 'your-turn' }) : null;
    return () => {
      document.title = before;
      note?.close();
    };
  }, [asked, title]);
}
