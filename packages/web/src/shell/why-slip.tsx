/** The paper slip that says why something cannot be chosen, with the rule that forbids it. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon, Sign } from '../art/icon.tsx';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { Reconstructed } from './reconstructed.tsx';
import { RuleChip } from './rule-chip.tsx';

export function WhySlip({ isReconstructed }: { isReconstructed: (thing: string) => boolean }) {
  const words = useWords();
  const { whyNot, setWhyNot } = useTable();
  const slip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });

  // Beside the thing, never over it, and inside the window.
  useLayoutEffect(() => {
    const element = slip.current;
    if (whyNot === null || element === null) return;
    const { width, height } = element.getBoundingClientRect();
    const right = whyNot.near.x + 28;
    const left = right + width < innerWidth - 8 ? right : Math.max(8, whyNot.near.x - width - 28);
    setPlace({ left, top: Math.max(60, Math.min(whyNot.near.y - height / 2, innerHeight - height - 12)) });
  }, [whyNot]);

  useEffect(() => {
    if (whyNot === null) return;
    const close = () => setWhyNot(null);
    addEventListener('click', close);
    return () => removeEventListener('click', close);
  }, [whyNot, setWhyNot]);

  if (whyNot === null) return null;
  const { refusal } = whyNot;
  return (
    <div ref={slip} className="slip" role="status" style={place}>
      <button
        type="button"
        className="close ib"
        data-closes
        aria-label={words.say('common.close')}
        onClick={() => setWhyNot(null)}
      >
        <Sign name="cross" size={14} />
      </button>
      <h3>
        <Icon name="cancel" size={16} />
        {words.say('why.title')}
      </h3>
      {[refusal, ...(refusal.and === undefined ? [] : [refusal.and])].map(({ rule, why, params }) => (
        <p key={rule + why}>
          {words.say(`refusal.${why}`, params)} <RuleChip rule={rule} />
        </p>
      ))}
      <Reconstructed when={isReconstructed(whyNot.thing)} />
    </div>
  );
}
