/** How many tables a file brought, and what is wrong with the others. */

import { problemWords } from '@jade/words';
import { useWords } from '../words/words.tsx';
import { Dialog } from './dialog.tsx';
import type { Taking } from './open-record.tsx';

export function TablesLoaded({ taking, onClose }: { taking: Taking; onClose: () => void }) {
  const words = useWords();
  if (taking.loaded === null) return null;
  const { taken, known, problems } = taking.loaded;
  const close = () => {
    taking.forgetLoaded();
    onClose();
  };
  return (
    <Dialog title={words.say('loaded.title')} onClose={close}>
      <p>{words.say('loaded.line', { taken, known })}</p>
      {[...new Set(problems.map((problem) => problemWords(words, problem)))].map((message) => (
        <p key={message}>{words.say('loaded.why', { message })}</p>
      ))}
    </Dialog>
  );
}
