/**
 * The guide, open: its head with the way out, search and contents, a chapter, and beside it the exact rules and what it says of this table.
 * The same on a page of its own and as a sheet over a table.
 */

import '../styles/guide.css';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { Icon, Seal, Sign } from '../art/icon.tsx';
import type { Ready } from '../games/use-box.ts';
import { Rulebook } from '../rules/rulebook.tsx';
import { useBackCloses } from '../shell/back-closes.ts';
import { useWords } from '../words/words.tsx';
import { Beside, Neighbours } from './beside.tsx';
import { useBooks } from './books.ts';
import { ChapterPage } from './chapter-page.tsx';
import { Contents } from './contents.tsx';
import type { Chapter } from './guide.ts';
import { chaptersIn, textsOf } from './guide.ts';
import { inlineOf, notesIn } from './inline.ts';
import type { Notes } from './line.tsx';
import { NotesProvider, noteName } from './line.tsx';
import type { Place } from './reading.tsx';
import { ReadingProvider } from './reading.tsx';

interface ReaderProps extends Ready {
  /** Where it is opened; null where the rule is told, or at its beginning. */
  readonly place: Place | null;
  /** The rule by which a table asks just now. */
  readonly rule?: string | null;
  go(place: Place): void;
  close(): void;
}

export function Reader({ boxed, box, face, place: wished, rule = null, go, close }: ReaderProps) {
  const words = useWords();
  const books = useBooks(boxed.id);
  const [finding, setFinding] = useState(false);
  const [wanted, setWanted] = useState('');
  const chapters = useMemo(() => (books?.guide ? chaptersIn(books.guide) : []), [books]);
  const place = wished !== null && isThere(wished, chapters) ? wished : beginningOf(chapters, rule);
  const chapter = place.kind === 'chapter' ? chapters.find(({ id }) => id === place.id) : undefined;
  const reading = useMemo(
    () =>
      books && {
        game: boxed.id,
        books,
        place,
        go(to: Place) {
          setFinding(false);
          go(to);
        },
        Picture: face.GuidePicture,
      },
    [books, boxed, place, go, face],
  );
  const title = chapter?.name ?? words.say('guide.rules');
  const number = chapter === undefined ? 0 : chapters.indexOf(chapter) + 1;
  return (
    <div className="guide">
      <header className="gd-head">
        <Seal src={boxed.seal} />
        <div className="gd-name">
          <h1>
            <span className="wide-only">{words.say('guide.title')}</span>
            <span className="small-only">{title}</span>
          </h1>
          <p>
            <span className="wide-only">{words.say('game.name')}</span>
            <span className="small-only">
              {number === 0 ? words.say('game.name') : words.say('guide.chapter', { number, count: chapters.length })}
            </span>
          </p>
        </div>
        {chapters.length > 0 && (
          <button
            type="button"
            className="gd-find"
            aria-label={words.say('guide.find')}
            aria-expanded={finding}
            onClick={() => setFinding(!finding)}
          >
            <Icon name="scroll-unfurled" size={22} />
          </button>
        )}
        <button type="button" className="gd-close" data-closes aria-label={words.say('guide.close')} onClick={close}>
          <Sign name="cross" size={20} />
        </button>
      </header>
      {reading && (
        <ReadingProvider value={reading}>
          <div className={`gd-body ${chapters.length === 0 ? 'alone' : ''}`} tabIndex={0}>
            {chapters.length > 0 && (
              <aside className={`gd-left ${finding ? 'open' : ''}`} aria-label={words.say('guide.find')}>
                {finding && <BackCloses onClose={() => setFinding(false)} />}
                <Contents wanted={wanted} setWanted={setWanted} />
              </aside>
            )}
            {chapter === undefined ? (
              <section className="gd-page paper" aria-label={words.say('guide.rules')}>
                <Rulebook
                  chapters={reading.books.rules}
                  rule={place.kind === 'rules' ? place.rule : null}
                  wanted={place.kind === 'rules' ? (place.wanted ?? '') : ''}
                />
              </section>
            ) : (
              <Noted key={chapter.id} chapter={chapter}>
                <ChapterPage chapter={chapter} />
                <Beside chapter={chapter} inspect={box.definition.inspect} />
                <Neighbours chapter={chapter} />
              </Noted>
            )}
          </div>
        </ReadingProvider>
      )}
    </div>
  );
}

function isThere(place: Place, chapters: readonly Chapter[]): boolean {
  return place.kind === 'rules' || chapters.some(({ id }) => id === place.id);
}

/** The chapter that tells of a rule, else the first; where there is no guide, the rule itself. */
function beginningOf(chapters: readonly Chapter[], rule: string | null): Place {
  const telling = chapters.find(
    (chapter) => rule !== null && textsOf(chapter).some(({ text }) => notesIn(text).includes(rule)),
  );
  const { id } = telling ?? chapters[0] ?? {};
  return id === undefined ? { kind: 'rules', rule } : { kind: 'chapter', id };
}

/** Back puts the contents away before it leaves the guide. */
function BackCloses({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose);
  return null;
}

/** A chapter with its footnotes, numbered in the order of the page. */
function Noted({ chapter, children }: { chapter: Chapter; children: ReactNode }) {
  const [open, setOpen] = useState<string | null>(null);
  const numbers = useMemo(() => {
    const names = textsOf(chapter)
      .flatMap(({ text }) => inlineOf(text))
      .flatMap((part) => (part.kind === 'note' ? [noteName(part.rules)] : []));
    return new Map([...new Set(names)].map((name, index) => [name, index + 1]));
  }, [chapter]);
  const notes = useMemo((): Notes => ({ numbers, open, setOpen }), [numbers, open]);
  return <NotesProvider value={notes}>{children}</NotesProvider>;
}
