/** Somebody asks everybody to take back what is not free any more: what would go back, and an answer. */

import type { AskedBack } from '@jade/tables';
import { useRoom } from '../online/at-room.ts';
import { useNow } from '../online/now.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { toldWords } from './told.tsx';

export function ConsentSlip() {
  const { askedBack } = useTable().session.news;
  const lost = useRoom()?.connection.is !== 'here';
  return askedBack === null || lost ? null : <Slip asked={askedBack} />;
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
      <small>{words.say(mine ? 'consent.until' : 'consent.waits', { seconds })}</small>
    </section>
  );
}
