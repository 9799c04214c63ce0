/** A line of an inspection as it stands in a paragraph: its opening, its words, its rule. */

import type { Phrase } from '@jade/engine';
import { sayPhrase } from '@jade/words';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';

export function Sentence({ line }: { line: Phrase & { readonly opening?: string | null } }) {
  const words = useWords();
  const { opening = null, rule } = line;
  return (
    <>
      {opening !== null && <b>{words.say(opening)}</b>} {sayPhrase(words, line)}{' '}
      {rule !== null && <RuleChip rule={rule} />}
    </>
  );
}
