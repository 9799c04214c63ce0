/** The curtain between two people at one screen: nothing of the table is behind it until the next one is ready. */

import { useEffect, useRef } from 'react';
import type { GameFace } from '../games/games.ts';
import type { Session } from '../table/session.ts';
import { useWords } from '../words/words.tsx';

export function Curtain({ session, Emblem }: { session: Session; Emblem: GameFace['Emblem'] }) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const next = session.curtain;
  if (next === null) return null;
  return (
    <main className="curtain">
      <div className="leaf">
        <Emblem seat={next} size={92} />
        <h1>{words.say('curtain.title', { seat: next })}</h1>
        <p>{words.say('curtain.line')}</p>
        <button ref={button} type="button" className="btn pri" onClick={session.raiseCurtain}>
          {words.say('curtain.ready', { seat: next })}
        </button>
      </div>
    </main>
  );
}
