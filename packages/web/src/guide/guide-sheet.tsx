/** The guide as a sheet over a table: Back, Escape and the cross lead back to it. */

import { useState } from 'react';
import type { Ready } from '../games/use-box.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../words/words.tsx';
import { Reader } from './reader.tsx';
import type { Place } from './reading.tsx';

export function GuideSheet({ ready, onClose }: { ready: Ready; onClose: () => void }) {
  const words = useWords();
  const [place, go] = useState<Place | null>(null);
  return (
    <Dialog kind="whole" title={words.say('guide.title')} onClose={onClose}>
      <Reader {...ready} place={place} go={go} close={onClose} />
    </Dialog>
  );
}
