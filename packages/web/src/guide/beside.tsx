/** Beside a chapter: the exact rule that is open, what the table shows of it, what is often asked. Below it, the ways on. */

import type { GameDefinition } from '@jade/engine';
import { useWords } from '../words/words.tsx';
import { ExactRule, InPlace } from './exact-rule.tsx';
import type { Chapter } from './guide.ts';
import { chaptersIn } from './guide.ts';
import { Line, useNotes } from './line.tsx';
import { OnYourTable } from './on-your-table.tsx';
import { useReading } from './reading.tsx';

export function Beside({ chapter, inspect }: { chapter: Chapter; inspect: GameDefinition['inspect'] }) {
  const words = useWords();
  const { open } = useNotes();
  return (
    <aside className="gd-right" aria-label={words.say('guide.beside')}>
      {open !== null && <ExactRule note={open} />}
      <OnYourTable chapter={chapter} inspect={inspect} />
      <Asked chapter={chapter} />
    </aside>
  );
}

function Asked({ chapter: { asked } }: { chapter: Chapter }) {
  const words = useWords();
  if (asked.length === 0) return null;
  return (
    <section className="panel gd-asked">
      <div className="ph">
        <h2>{words.say('guide.asked')}</h2>
      </div>
      <dl>
        {asked.map(({ question, answer }) => (
          <div key={question}>
            <dt>
              <Line text={question} />
            </dt>
            <dd>
              <Line text={answer} />
              <InPlace text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** To the chapters before and after this one. */
export function Neighbours({ chapter }: { chapter: Chapter }) {
  const words = useWords();
  const { books, go } = useReading();
  const chapters = books.guide === null ? [] : chaptersIn(books.guide);
  const here = chapters.indexOf(chapter);
  const [before, next] = [chapters[here - 1], chapters[here + 1]];
  return (
    <nav className="gd-ways" aria-label={words.say('guide.ways')}>
      {before !== undefined && (
        <button type="button" onClick={() => go({ kind: 'chapter', id: before.id })}>
          {words.say('guide.before')} <b>{before.name}</b>
        </button>
      )}
      {next !== undefined && (
        <button type="button" className="next" onClick={() => go({ kind: 'chapter', id: next.id })}>
          {words.say('guide.next')} <b>{next.name}</b>
        </button>
      )}
    </nav>
  );
}
