/** The id of a rule, which opens the rulebook there. Beginners see a mark: they read what it does, and no numbers. */

import { isBeginner, useSettings } from '../settings.ts';
import { useWords } from '../words/words.tsx';
import { useRulebook } from './at-table.tsx';

export function RuleChip({ rule }: { rule: string }) {
  const openRule = useRulebook();
  const words = useWords();
  const isShort = isBeginner(useSettings());
  const says = words.say('rule.open', { rule });
  return (
    <button type="button" className="rule" title={says} aria-label={says} onClick={() => openRule(rule)}>
      {isShort ? words.say('rule.mark') : rule}
    </button>
  );
}
