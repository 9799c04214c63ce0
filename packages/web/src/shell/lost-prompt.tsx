/** In the place of the prompt while the server cannot be reached: one can look, and nothing is sent. */

import type { Connection } from '@jade/online';
import { useRoom } from '../online/at-room.ts';
import { useNow } from '../online/now.ts';
import { useWords } from '../words/words.tsx';
import { Reload } from './error-page.tsx';

export function LostPrompt() {
  const words = useWords();
  const at = useRoom();
  if (at === null) return null;
  const { connection } = at;
  return (
    <section className="prompt lost" aria-label={words.say('prompt.label')} role="status">
      <svg className="ring" viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
        <circle cx="16" cy="16" r="11" fill="none" stroke="currentColor" strokeWidth="5" strokeDasharray="9.6 7.7" />
      </svg>
      <div className="grow">
        <h2>{words.say(connection.is === 'outdated' ? 'lost.outdated' : 'lost.title')}</h2>
        <p>{connection.is === 'outdated' ? words.say('lost.outdated.line') : <Since connection={connection} />}</p>
      </div>
      {connection.is === 'outdated' ? (
        <Reload />
      ) : (
        <button type="button" className="btn sec" onClick={at.tryNow}>
          {words.say('lost.tryNow')}
        </button>
      )}
    </section>
  );
}

function Since({ connection }: { connection: Connection }) {
  const words = useWords();
  const now = useNow(1000);
  if (connection.is !== 'lost') return words.say('lost.trying');
  const { since, again } = connection;
  const seconds = again === null ? 0 : Math.max(0, Math.ceil((again - now) / 1000));
  return words.say(seconds === 0 ? 'lost.tryingSince' : 'lost.again', { seconds, since });
}
