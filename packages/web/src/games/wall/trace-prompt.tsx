/** In place of the prompt while a story is told: its present step. */

import snowSeal from 'seal:城';
import { StoryPrompt } from '../../shell/story-prompt.tsx';
import { useWords } from '../../words/words.tsx';
import { useReason, useTold } from './telling.tsx';

export function TracePrompt() {
  const words = useWords();
  const { steps, at } = useTold();
  const reason = useReason();
  const step = steps[at];
  if (step === undefined) return null;
  return (
    <StoryPrompt
      seal={snowSeal}
      className="gw-trace-prompt"
      title={words.say(`event.${step.key}`, step.params)}
      line={reason(step)}
      at={at}
      count={steps.length}
    />
  );
}
