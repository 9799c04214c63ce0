/** The id of a rule, which opens the rulebook there. */

import { useWords } from '../words/words.tsx';
import { useRulebook } from './at-table.tsx';

export function RuleChip({ rule }: { rule: string }) {
  const openRule = useRulebook();
  const words = useWords();
  return (
    <button type="button" className="rule" title={words.say('rule.open', { rule })} onClick={() => openRule(rule)}>
      {rule}
    </button>
  );
}
