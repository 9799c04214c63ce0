/** The quiet mark on a thing that no rulebook and no print shows, with the reason; nothing on any other. */

import '../styles/rulebook.css';
import { useWords } from '../words/words.tsx';

export function Reconstructed({ when }: { when: boolean }) {
  const words = useWords();
  if (!when) return null;
  return (
    <p className="reconstructed">
      <span className="src reconstructed">{words.say('source.reconstructed')}</span>{' '}
      {words.say('source.reconstructed.why')}
    </p>
  );
}
