/** In place of the prompt while a story is told: its present step. */

import snowSeal from 'seal:城';
import { RecapPrompt } from '../../shell/recap-prompt.tsx';
import { useWords } from '../../words/words.tsx';
import { useReason, useRecap } from './recap.tsx';

export function StepPrompt() {
  const words = useWords();
  const { steps, at } = useRecap();
  const reason = useReason();
  const step = steps[at];
  if (step === undefined) return null;
  return (
    <RecapPrompt
      seal={snowSeal}
      className="gw-trace-prompt"
      title={words.say(`event.${step.key}`, step.params)}
      line={reason(step)}
      at={at}
      count={steps.length}
    />
  );
}
