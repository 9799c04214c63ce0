/** The exact rules behind a sentence: in the margin of large screens, below the sentence on small ones. */

import { SourceLine } from '../rules/rulebook.tsx';
import { useWords } from '../words/words.tsx';
import { ruleIn } from './books.ts';
import { notesIn } from './inline.ts';
import { useNotes } from './line.tsx';
import { useReading } from './reading.tsx';

export function ExactRule({ note }: { note: string }) {
  const words = useWords();
  const { books, go } = useReading();
  const { numbers } = useNotes();
  const rules = note.split(' ').flatMap((id) => ruleIn(books.rules, id) ?? []);
  return (
    <section className="gd-exact paper" aria-label={words.say('guide.exact')}>
      <h3>
        <span className="gd-note num on" aria-hidden="true">
          {numbers.get(note)}
        </span>
        {words.say('guide.exact')}
      </h3>
      {rules.map(({ id, text }) => (
        <p key={id}>
          <button
            type="button"
            className="rule"
            title={words.say('rule.open', { rule: id })}
            onClick={() => go({ kind: 'rules', rule: id })}
          >
            {id}
          </button>{' '}
          <SourceLine text={text} />
        </p>
      ))}
    </section>
  );
}

/** The footnote of this text, where there is no margin for it. */
export function InPlace({ text }: { text: string }) {
  const { open } = useNotes();
  if (open === null || !text.includes(`[^${open}]`) || notesIn(text).length === 0) return null;
  return (
    <div className="gd-inplace">
      <ExactRule note={open} />
    </div>
  );
}
