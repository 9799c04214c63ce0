/** Search and contents: what is found stands above the list of the chapters. */

import { useMemo } from 'react';
import { Icon, Sign } from '../art/icon.tsx';
import { useWords } from '../words/words.tsx';
import { Picture, useReading } from './reading.tsx';
import type { Hit } from './search.ts';
import { indexOf, search } from './search.ts';
import { SearchField } from './search-field.tsx';

interface ContentsProps {
  readonly wanted: string;
  setWanted(wanted: string): void;
}

export function Contents({ wanted, setWanted }: ContentsProps) {
  const words = useWords();
  const { books, place, go } = useReading();
  const { guide } = books;
  const index = useMemo(() => (guide === null ? null : indexOf(guide, (key) => words.say(key))), [guide, words]);
  const hits = useMemo(() => (index === null ? [] : search(index, wanted)), [index, wanted]);
  if (guide === null) return null;
  return (
    <>
      <search className="gd-search">
        <SearchField wanted={wanted} setWanted={setWanted} label={words.say('guide.search')} />
        {wanted !== '' && (
          <button type="button" className="ib" aria-label={words.say('guide.clear')} onClick={() => setWanted('')}>
            <Sign name="cross" size={14} />
          </button>
        )}
      </search>
      {wanted.trim() !== '' && <Found hits={hits} wanted={wanted} />}
      <nav className="panel gd-contents" aria-label={words.say('guide.chapters')}>
        {guide.parts.map(({ title, chapters }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {chapters.map(({ id, name, sign }) => (
                <li key={id}>
                  <button
                    type="button"
                    {...(place.kind === 'chapter' && place.id === id && { 'aria-current': 'page' as const })}
                    onClick={() => go({ kind: 'chapter', id })}
                  >
                    <span className="gd-mark" aria-hidden="true" inert>
                      {sign !== '' && <Picture source={sign} small />}
                    </span>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ul className="gd-exactly">
          <li>
            <button
              type="button"
              {...(place.kind === 'rules' && { 'aria-current': 'page' as const })}
              onClick={() => go({ kind: 'rules', rule: null })}
            >
              <span className="gd-mark" aria-hidden="true">
                <Icon name="rule-book" size={20} />
              </span>
              {words.say('guide.rules')}
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}

function Found({ hits, wanted }: { hits: readonly Hit[]; wanted: string }) {
  const words = useWords();
  const { go } = useReading();
  return (
    <section className="panel gd-found" aria-label={words.say('guide.found')}>
      <p className="gd-count" role="status">
        {words.say('guide.hits', { hits: hits.length })}
      </p>
      <ul>
        {hits.map(({ chapter, name, text }) => (
          <li key={`${chapter} ${text.map((part) => part.text).join('')}`}>
            <button type="button" onClick={() => go({ kind: 'chapter', id: chapter })}>
              <b>{name}</b>
              <Sentence text={text} />
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => go({ kind: 'rules', rule: null, wanted })}>
            <span>{words.say('guide.searchRules')}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}

function Sentence({ text }: { text: Hit['text'] }) {
  let place = 0;
  return (
    <span>
      {text.map((part) => {
        place += 1;
        return part.found ? <mark key={place}>{part.text}</mark> : part.text;
      })}
    </span>
  );
}
