/** Somebody asks everybody to take back what is not free any more: what would go back, and an answer. */

import type { AskedBack } from '@jade/tables';
import { useEffect, useRef, useState } from 'react';
import { useRoom } from '../online/at-room.ts';
import { useNow } from '../online/now.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { toldWords } from './told.tsx';

export function ConsentSlip() {
  const { session } = useTable();
  const { askedBack } = session.news;
  const lost = useRoom()?.connection.is !== 'here';
  const outcome = useOutcome();
  if (lost) return null;
  if (askedBack !== null) return <Slip asked={askedBack} />;
  return outcome === null ? null : <Outcome key={outcome.at} settled={outcome} />;
}

interface Settled {
  readonly how: 'went' | 'stays' | 'withdrawn';
  readonly by: number;
  readonly at: number;
}

/** What became of the last thing that was asked, as far as it was seen here. */
function useOutcome(): Settled | null {
  const { askedBack, withdrawn, seq } = useTable().session.news;
  const before = useRef<AskedBack | null>(null);
  const [outcome, setOutcome] = useState<Settled | null>(null);
  useEffect(() => {
    const asked = before.current;
    before.current = askedBack;
    if (askedBack !== null) setOutcome(null);
    else if (asked !== null)
      setOutcome({
        how: seq <= asked.seq ? 'went' : withdrawn === asked.ask ? 'withdrawn' : 'stays',
        by: asked.by,
        at: asked.ask,
      });
  }, [askedBack, withdrawn, seq]);
  return outcome;
}

/** Milliseconds in which a short sentence has been read. */
const READING = 7_000;

function Outcome({ settled: { how, by } }: { settled: Settled }) {
  const words = useWords();
  const [read, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), READING);
    return () => clearTimeout(timer);
  }, []);
  if (read) return null;
  return (
    <div className="toast" role="status">
      <span>{words.say(`consent.${how}`, { seat: by })}</span>
      <button type="button" className="btn sm" onClick={() => setRead(true)}>
        {words.say('common.close')}
      </button>
    </div>
  );
}

/** A whole night may go back: nobody reads more of it than this. */
const MOST_LINES = 7;

function Slip({ asked }: { asked: AskedBack }) {
  const words = useWords();
  const { session } = useTable();
  const now = useNow(1000);
  const { by, seq, mine, until } = asked;
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const back = session.story.filter((part) => part.seq > seq);
  const lines = back.flatMap((part) =>
    part.lines.map((line, place) => ({ by: part.by, line, at: `${part.seq}.${place}` })),
  );
  return (
    <section className="slip consent" aria-label={words.say('room.back')} role="alert">
      <h3>{words.say(by === session.viewer ? 'consent.own' : 'consent.title', { seat: by })}</h3>
      <p>{words.say('consent.line', { count: lines.length })}</p>
      <ol>
        {lines.slice(0, MOST_LINES).map(({ by: who, line, at }) => (
          <li key={at}>
            {toldWords(words, line)}
            {who !== by && <i> {words.say('consent.too')}</i>}
          </li>
        ))}
      </ol>
      {lines.length > MOST_LINES && <p>{words.say('consent.more', { count: lines.length - MOST_LINES })}</p>}
      <p>{words.say('consent.dice')}</p>
      {mine && (
        <p className="row">
          <button type="button" className="btn line" onClick={() => void session.answerAsked(false)}>
            {words.say('consent.no')}
          </button>
          <button type="button" className="btn pri" onClick={() => void session.answerAsked(true)}>
            {words.say('consent.yes', { seat: by })}
          </button>
        </p>
      )}
      {by === session.viewer && (
        <p className="row">
          <button type="button" className="btn line" onClick={() => void session.withdraw()}>
            {words.say('consent.withdraw')}
          </button>
        </p>
      )}
      <small>
        {words.say(mine ? 'consent.until' : 'consent.waits', {
          seconds,
          people: session.info.sitters.filter(({ kind }) => kind === 'person').length,
        })}
      </small>
    </section>
  );
}
