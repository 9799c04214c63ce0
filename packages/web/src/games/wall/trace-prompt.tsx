/** In place of the prompt: the present step of the story, and on with it. */

import snowSeal from 'seal:城';
import { useEffect, useRef } from 'react';
import { Sign as Mark, Seal } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { useTold } from './telling.tsx';

export function TracePrompt() {
  const words = useWords();
  const { steps, at } = useTold();
  const { telling } = useTable();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const step = steps[at];
  if (step === undefined || telling === null) return null;
  return (
    <section className="prompt gw-trace-prompt" aria-label={words.say('prompt.label')}>
      <Seal src={snowSeal} size={44} />
      <div className="grow" aria-live="polite">
        <h2>{words.say(`event.${step.key}`, step.params)}</h2>
        <p>{words.say('wall.trace.step', { step: at + 1, count: steps.length })}</p>
      </div>
      <div className="choices">
        <button
          type="button"
          className="btn sec"
          aria-label={words.say('wall.trace.back')}
          disabled={at === 0}
          onClick={telling.back}
        >
          <Mark name="back" />
        </button>
        <button type="button" className="btn sec" data-tell="skip" onClick={telling.skip}>
          {words.say('wall.trace.skip')}
        </button>
        <button ref={next} type="button" className="btn pri" data-tell="next" onClick={telling.next}>
          {words.say(at + 1 < steps.length ? 'wall.trace.next' : 'wall.trace.done')}
        </button>
      </div>
    </section>
  );
}
