/** The keys of the table, for whoever presses “?”. */

import { useWords } from '../words/words.tsx';
import { Dialog } from './dialog.tsx';

const KEYS = [
  { what: 'walk', keys: ['←', '↑', '→', '↓'] },
  { what: 'choose', keys: ['↵'] },
  { what: 'list', keys: ['L'] },
  { what: 'inspect', keys: ['I'] },
  { what: 'undo', keys: ['U'] },
  { what: 'coach', keys: ['H'] },
  { what: 'close', keys: ['Esc'] },
  { what: 'keys', keys: ['?'] },
] as const;

export function KeyList({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words.say('keys.title')} onClose={onClose}>
      <dl className="key-list">
        {KEYS.map(({ what, keys }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words.say(`keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
