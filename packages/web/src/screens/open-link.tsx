/** A record that came as a link becomes a table. */

import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { recordFromLink } from '../shell/files.ts';
import { SeatRecord, useOpenRecord } from '../shell/open-record.tsx';
import { useWords } from '../words/words.tsx';

export function OpenLink() {
  const words = useWords();
  const taking = useOpenRecord();
  const { take } = taking;
  const taken = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    void recordFromLink(location.hash.slice(1))
      .then((linked) => (linked.ok ? take(linked.record) : words.say(`link.${linked.why}`)))
      .then(setProblem, (error) => setProblem(String(error)));
  }, [take, words]);
  return (
    <main className="quiet-page">
      <SeatRecord taking={taking} />
      {problem === null ? (
        <p>{words.say('table.opening')}</p>
      ) : (
        <>
          <h1>{words.say('load.failed')}</h1>
          <p>{problem}</p>
          <Link className="btn pri" href="/">
            {words.say('top.home')}
          </Link>
        </>
      )}
    </main>
  );
}
