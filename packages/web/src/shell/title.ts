/** The title of the page, which a browser shows in its tab. */

import { useEffect } from 'react';
import { useWords } from '../words/words.tsx';

/** Names the screen in the tab while it is shown; without a name it is the name of it all. */
export function useTitle(part: string | null): void {
  const words = useWords();
  const title = part === null ? words.say('home.title') : words.say('page.title', { part });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
