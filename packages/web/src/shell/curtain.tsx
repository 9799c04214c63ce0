/** The curtain between two people at one screen: nothing of the table is behind it until the next one is ready. */

import { useEffect, useRef } from 'react';
import { Seal } from '../art/icon.tsx';
import type { Session } from '../table/session.ts';
import { useWords } from '../words/words.tsx';

export function Curtain({ session, seal }: { session: Session; seal: string }) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const next = session.curtain;
  if (next === null) return null;
  return (
    <main className="curtain">
      <div className="paper">
        <Seal src={seal} size={64} />
        <h1>{words.say('curtain.title', { seat: next })}</h1>
        <p>{words.say('curtain.line')}</p>
        <button ref={button} type="button" className="btn pri" onClick={session.raiseCurtain}>
          {words.say('curtain.ready', { seat: next })}
        </button>
      </div>
    </main>
  );
}
