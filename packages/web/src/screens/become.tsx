/** Links that make this browser somebody: the same person on another device, or the owner of the server. */

import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { codeOf } from '../online/fault.ts';
import { onlineHall } from '../online/hall.ts';
import { Quiet } from '../shell/error-page.tsx';
import { useWords } from '../words/words.tsx';

export function Become({ as, word }: { as: 'device' | 'owner'; word: string }) {
  const words = useWords();
  const [, go] = useLocation();
  // The table from which somebody goes on with another device.
  const to = new URLSearchParams(useSearch()).get('to');
  const used = useRef(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (used.current) return;
    used.current = true;
    const hall = onlineHall();
    (as === 'device' ? hall.enterByDevice(word) : hall.enterAsOwner(word)).then(
      () => go(to === null ? '/' : `/room/${to}`, { replace: true }),
      (error: unknown) => setFault(codeOf(error)),
    );
  }, [as, word, to, go]);
  if (fault === null)
    return (
      <main className="quiet-page">
        <p>{words.say('room.opening')}</p>
      </main>
    );
  return (
    <Quiet title={words.say('room.cannot')} line={words.say(as === 'device' ? 'room.deviceUsed' : `fault.${fault}`)}>
      <Link className="btn pri" href="/">
        {words.say('top.home')}
      </Link>
    </Quiet>
  );
}
