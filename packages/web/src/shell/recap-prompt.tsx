/** In place of the prompt: the present step of a story, and on with it. */

import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Seal, Sign } from '../art/icon.tsx';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';

interface RecapPromptProps {
  readonly seal: string;
  readonly title: string;
  /** A sentence below it. */
  readonly line: ReactNode;
  readonly at: number;
  readonly count: number;
  readonly className?: string;
}

export function RecapPrompt({ seal, title, line, at, count, className = '' }: RecapPromptProps) {
  const words = useWords();
  const { recap } = useTable();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  if (recap === null) return null;
  return (
    <section className={`prompt ${className}`} aria-label={words.say('prompt.label')}>
      <Seal src={seal} size={44} />
      <div className="grow" aria-live="polite">
        <h2>{title}</h2>
        <p>
          {line} {words.say('story.step', { step: at + 1, count })}
        </p>
      </div>
      <div className="choices">
        <button
          type="button"
          className="btn sec"
          aria-label={words.say('story.back')}
          disabled={at === 0}
          onClick={recap.back}
        >
          <Sign name="back" />
        </button>
        <button type="button" className="btn sec" data-tell="skip" onClick={recap.skip}>
          {words.say('story.skip')}
        </button>
        <button ref={next} type="button" className="btn pri" data-tell="next" onClick={recap.next}>
          {words.say(at + 1 < count ? 'story.next' : 'story.done')}
        </button>
      </div>
    </section>
  );
}
