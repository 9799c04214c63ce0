/** For whoever got a link of a friend and has this page open already. */

import { lazy, Suspense, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../words/words.tsx';

const PasteLink = lazy(async () => ({ default: (await import('./paste-link.tsx')).PasteLink }));

export function HaveLink() {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="have-link" onClick={() => setOpen(true)}>
        <Icon name="linked-rings" size={16} />
        {words.say('home.link')}
      </button>
      {isOpen && (
        <Suspense>
          <PasteLink onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
