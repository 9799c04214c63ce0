/** Tells when a newer version is ready; it takes over only when somebody says so. */

import { useSyncExternalStore } from 'react';
import { onOfflineChange, takeUpdate, updateReady } from '../offline.ts';
import { useWords } from '../words/words.tsx';

export function UpdateNotice() {
  const words = useWords();
  const ready = useSyncExternalStore(onOfflineChange, updateReady);
  if (!ready) return null;
  return (
    <div className="toast" role="status">
      <span>{words.say('update.ready')}</span>
      <button type="button" className="btn sm" onClick={takeUpdate}>
        {words.say('update.take')}
      </button>
    </div>
  );
}
