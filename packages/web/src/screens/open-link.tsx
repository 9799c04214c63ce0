/** A record that came as a link becomes a table. */

import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { recordFromLink } from '../shell/files.ts';
import { localShelf } from '../table/home.ts';
import { useWords } from '../words/words.tsx';

export function OpenLink() {
  const words = useWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void (async () => {
      const record = await recordFromLink(location.hash.slice(1));
      const taken = await localShelf().take(record);
      if (taken.ok) go(`/table/${taken.id}`, { replace: true });
      else setProblem(taken.message);
    })().catch((error) => setProblem(String(error)));
  }, [go]);
  return (
    <main className="quiet-page">
      {problem === null ? (
        <p>{words.say('table.opening')}</p>
      ) : (
        <>
          <h1>{words.say('load.failed')}</h1>
          <p>{words.say('load.why', { message: problem })}</p>
          <Link className="btn pri" href="/">
            {words.say('top.home')}
          </Link>
        </>
      )}
    </main>
  );
}
