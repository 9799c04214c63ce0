/** A line of the guide: words, names, small pictures, and small numbers that open the exact rule. */

import { createContext, Fragment, useContext } from 'react';
import { useWords } from '../words/words.tsx';
import type { Inline } from './inline.ts';
import { inlineOf } from './inline.ts';
import { Picture, useReading } from './reading.tsx';

/** The footnotes of the chapter that is open, by the rules they name, and which of them is open. */
export interface Notes {
  readonly numbers: ReadonlyMap<string, number>;
  readonly open: string | null;
  setOpen(note: string | null): void;
}

export const NotesProvider = createContext<Notes>({ numbers: new Map(), open: null, setOpen: () => undefined });

export function useNotes(): Notes {
  return useContext(NotesProvider);
}

/** What a footnote is known by. */
export function noteName(rules: readonly string[]): string {
  return rules.join(' ');
}

export function Line({ text }: { text: string }) {
  let place = 0;
  return inlineOf(text).map((part) => {
    place += 1;
    return (
      <Fragment key={place}>
        <Piece part={part} />
      </Fragment>
    );
  });
}

function Piece({ part }: { part: Inline }) {
  const words = useWords();
  const { go } = useReading();
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return <b>{part.text}</b>;
    case 'term':
      return <b>{words.say(part.key)}</b>;
    case 'picture':
      return (
        <span className="gd-sign" aria-hidden="true" inert>
          <Picture source={part.source} small />
        </span>
      );
    case 'link':
      return (
        <button type="button" className="gd-way" onClick={() => go({ kind: 'chapter', id: part.chapter })}>
          {part.text}
        </button>
      );
    case 'note':
      return <NoteMark rules={part.rules} />;
  }
}

function NoteMark({ rules }: { rules: readonly string[] }) {
  const words = useWords();
  const { numbers, open, setOpen } = useNotes();
  const name = noteName(rules);
  const number = numbers.get(name) ?? 0;
  const isOpen = open === name;
  return (
    <button
      type="button"
      className="gd-note num"
      aria-label={words.say('guide.note', { number })}
      aria-expanded={isOpen}
      onClick={() => setOpen(isOpen ? null : name)}
    >
      {number}
    </button>
  );
}
