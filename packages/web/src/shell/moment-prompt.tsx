/** In place of the prompt while something is told: what happens on the board, why, and on with it. */

import type { Speaker } from '@jade/words';
import { useEffect, useRef } from 'react';
import { Seal, Sign } from '../art/icon.tsx';
import type { ToldMoment } from '../table/moments.ts';
import { MOST_BESIDE } from '../table/moments.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { reasonOf, Told, toldWords } from './told.tsx';

/** A moment as sentences that stand alone: what led to it, what happened, what came of it. */
export function sentencesOf(words: Speaker, { causes, line, notes }: ToldMoment): readonly string[] {
  return [...causes, line, ...notes].map((event) => toldWords(words, event));
}

export function MomentPrompt({ moment, seal }: { moment: ToldMoment; seal: string }) {
  const words = useWords();
  const { session } = useTable();
  const { recent, next, skip, recall, waitsForPress, live, news } = session;
  const button = useRef<HTMLButtonElement>(null);
  // What waits for a press takes the keyboard; what goes on by itself leaves it where it is.
  useEffect(() => {
    if (waitsForPress && moment !== null) button.current?.focus({ preventScroll: true });
  }, [waitsForPress, moment]);
  const at = recent.indexOf(moment);
  const before = recent[at - 1];
  return (
    <section className="prompt moment" aria-label={words.say('prompt.label')}>
      <Seal src={seal} size={44} />
      <div className="grow">
        <h2>
          <Told event={moment.line} />
        </h2>
        <p>
          {moment.causes.slice(-MOST_BESIDE).map((event) => (
            <span key={event.key} className="cause">
              <Told event={event} />.{' '}
            </span>
          ))}
          {reasonOf(words, moment.line)}
          {moment.notes.slice(0, MOST_BESIDE).map((event) => (
            <span key={event.key} className="note">
              {' '}
              <Told event={event} />.
            </span>
          ))}
          {moment.notes.length > MOST_BESIDE &&
            ` ${words.say('moment.more', { count: moment.notes.length - MOST_BESIDE })}`}
        </p>
      </div>
      <div className="choices">
        {recent.length > 1 && at >= 0 && (
          <span className="of num">{words.say('moment.of', { at: at + 1, count: recent.length })}</span>
        )}
        <button
          type="button"
          className="btn sec"
          aria-label={words.say('moment.back')}
          title={words.say('moment.back')}
          disabled={before === undefined}
          onClick={() => before !== undefined && recall(before)}
        >
          <Sign name="back" />
        </button>
        {at + 1 < recent.length && !live && (
          <button type="button" className="btn sec" data-moment="skip" onClick={skip}>
            {words.say('moment.skip')}
          </button>
        )}
        <button ref={button} type="button" className="btn pri" data-moment="next" onClick={next}>
          {words.say(at + 1 < recent.length || !news.asked ? 'moment.next' : 'moment.done')}
        </button>
      </div>
    </section>
  );
}
