/** The guide as a sheet over a table: Back, Escape and the cross lead back to it. */

import { useState } from 'react';
import type { Ready } from '../games/use-box.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../words/words.tsx';
import { Reader } from './reader.tsx';
import type { Place } from './reading.tsx';

interface GuideSheetProps {
  readonly ready: Ready;
  /** The rule by which the table asks just now. */
  readonly rule: string | null;
  readonly onClose: () => void;
}

export function GuideSheet({ ready, rule, onClose }: GuideSheetProps) {
  const words = useWords();
  const [place, go] = useState<Place | null>(null);
  return (
    <Dialog kind="whole" title={words.say('guide.title')} onClose={onClose}>
      <Reader {...ready} place={place} rule={rule} go={go} close={onClose} />
    </Dialog>
  );
}
