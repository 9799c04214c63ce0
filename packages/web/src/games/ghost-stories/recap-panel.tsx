/** The steps of the story as a list, and the prompt that turns its pages. */

import yinSeal from 'seal:阴';
import type { Ability } from '@jade/ghost-stories/screen';
import { ruleOf } from '@jade/ghost-stories/screen';
import { useEffect, useRef } from 'react';
import { changeSettings } from '../../settings.ts';
import { useTable } from '../../shell/at-table.tsx';
import { Segments } from '../../shell/controls.tsx';
import { RecapPrompt } from '../../shell/recap-prompt.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { Message, useWords } from '../../words/words.tsx';
import { useRecap } from './recap.tsx';
import type { Step } from './recap-steps.ts';

/** One sentence of why, and its rule. */
function useReason(): (step: Step) => { why: string; rule: string } {
  const words = useWords();
  return ({ line: { key, params, rule } }) => {
    if (key === 'stone') {
      const ability = String(params.ability) as Ability;
      return { why: words.say(`stone.${ability}`), rule: ruleOf(ability) };
    }
    const message = `tell.${key}`;
    return { why: words.has(message) ? words.say(message, params) : '', rule };
  };
}

const BAD = new Set([
  'tileHaunted',
  'villagerDied',
  'lostQi',
  'lostQiNeutral',
  'died',
  'possessed',
  'lostAllTao',
  'overrun',
  'overrunNeutral',
  'gameOver',
]);

export function RecapPanel() {
  const words = useWords();
  const { steps, at } = useRecap();
  const { recap } = useTable();
  const reason = useReason();
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (at >= 0) now.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section className="panel hair gs-told">
      <div className="ph">
        <h2>{words.say('ghosts.told')}</h2>
        <Segments
          label={words.say('ghosts.told.pace')}
          value="steps"
          options={[
            { value: 'steps', label: words.say('settings.tales.steps') },
            { value: 'fast', label: words.say('settings.tales.fast') },
          ]}
          onChange={(tales) => {
            changeSettings({ tales });
            if (tales === 'fast') recap?.skip();
          }}
        />
      </div>
      <ol className="gs-steps">
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'now' : 'next';
          const { why, rule } = reason(step);
          const { key, params } = step.line;
          const { turn, opens, causes, notes } = step;
          return (
            <li
              key={`${step.line.seq}-${steps.indexOf(step)}`}
              ref={state === 'now' ? now : null}
              className={`${state} ${BAD.has(key) ? 'bad' : ''}`}
              {...(state === 'now' && { 'aria-current': 'step' as const })}
            >
              {opens && turn !== null && (
                <strong>
                  <Message message={`event.${turn.key}`} params={turn.params} />
                </strong>
              )}
              <span className="n num">{state === 'done' ? '✓' : step.number > 0 ? step.number : '◦'}</span>
              <div>
                {causes.map((cause) => (
                  <em key={cause.key}>
                    <Message message={`event.${cause.key}`} params={cause.params} />
                  </em>
                ))}
                <b>
                  <Message message={`event.${key}`} params={params} />
                </b>
                <span>
                  {why} <RuleChip rule={rule} />
                </span>
                {notes.map((note) => (
                  <em key={note.key}>
                    <Message message={`event.${note.key}`} params={note.params} />
                  </em>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** In place of the prompt: the present step, and on with it. */
export function StepPrompt() {
  const words = useWords();
  const { steps, at } = useRecap();
  const reason = useReason();
  const step = steps[at];
  if (step === undefined) return null;
  const causes = step.causes.map(({ key, params }) => words.say(`event.${key}`, params)).join(' · ');
  return (
    <RecapPrompt
      seal={yinSeal}
      className="gs-told-prompt"
      title={words.say(`event.${step.line.key}`, step.line.params)}
      line={`${causes === '' ? '' : `${causes}. `}${reason(step).why}`}
      at={at}
      count={steps.length}
    />
  );
}
