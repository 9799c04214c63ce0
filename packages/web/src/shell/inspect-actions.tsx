/** What stands under a thing that is held up to be read: why it cannot be chosen now, or the buttons to choose it. */

import type { Refusal } from '@jade/engine';
import { optionWords } from '@jade/words';
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { usePreview } from './beside.tsx';
import { doingWords } from './deeds.ts';
import { Foretelling, isTelling, useConsequences } from './foretelling.tsx';
import { RuleChip } from './rule-chip.tsx';

/** Why none of these can be chosen now, where the rules have a word on it; a thing may go by several names. */
export function useRefusal(...things: readonly string[]): Refusal | null {
  const { choices, session } = useTable();
  const { sitting, viewer, look } = session;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const asked = things.join(' ');
  const isAsked = look.view.options !== null && viewer !== 'spectator' && !things.some((thing) => choices.has(thing));
  const { seq } = look;
  useEffect(() => {
    let late = false;
    setRefusal(null);
    if (isAsked && seq >= 0)
      void Promise.all(asked.split(' ').map((thing) => sitting.why(thing))).then((answers) => {
        if (!late) setRefusal(answers.find((answer) => answer !== null) ?? null);
      });
    return () => {
      late = true;
    };
  }, [isAsked, sitting, asked, seq]);
  return refusal;
}

export function WhyNow({ things, className }: { things: readonly string[]; className: string }) {
  const words = useWords();
  const refusal = useRefusal(...things);
  if (refusal === null) return null;
  return (
    <p className={className}>
      <b>{words.say('why.title')}</b> {words.say(`refusal.${refusal.why}`, refusal.params)}{' '}
      <RuleChip rule={refusal.rule} />
    </p>
  );
}

interface ThingButtonsProps {
  readonly things: readonly string[];
  /** Only these of the options that concern the things. */
  readonly only?: (key: string) => boolean;
  readonly className?: string;
  /** Puts the thing down again. */
  readonly onPick: () => void;
}

/** The choices that concern the things, as buttons. */
export function ThingButtons({ things, only = () => true, className = 'row', onPick }: ThingButtonsProps) {
  const words = useWords();
  const { choices, pick, session, textOf } = useTable();
  const keys = [...new Set(things.flatMap((thing) => choices.get(thing) ?? []))].filter(only);
  if (keys.length === 0) return null;
  return (
    <>
      {keys.map((key) => (
        <Foretold key={key} choice={key} isNamed={keys.length > 1} />
      ))}
      <p className={className}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className={`btn ${keys.length === 1 ? 'pri' : 'line'}`}
            data-key={key}
            onClick={() => {
              onPick();
              pick(key);
            }}
          >
            {doing(key)}
          </button>
        ))}
      </p>
    </>
  );

  /** With several choices each says what it is about. */
  function doing(key: string): string {
    const concerned = keys.length === 1 ? textOf(things[0] ?? key) : null;
    return doingWords(words, session.look.view.decision ?? '', key, concerned);
  }
}

/** What comes of a choice, where it stands to be made. */
export function Foretold({ choice, isNamed }: { choice: string; isNamed: boolean }) {
  const words = useWords();
  const { session } = useTable();
  const said = useConsequences(usePreview(choice));
  if (said === null || !isTelling(said)) return null;
  return (
    <section className="foretold-here">
      {isNamed && <h4>{optionWords(words, session.look.view.decision ?? '', choice)}</h4>}
      <Foretelling said={said} />
    </section>
  );
}
