/** The rulebook in a drawer beside the table, open at a rule. */

import { useOpened, useTable } from '../shell/at-table.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../words/words.tsx';
import { Rulebook } from './rulebook.tsx';

export function RuleDrawer() {
  const words = useWords();
  const { openRule, session } = useTable();
  const { rule } = useOpened();
  if (rule === null) return null;
  return (
    <Dialog kind="drawer" title={words.say('rules.title')} onClose={() => openRule(null)}>
      <Rulebook game={session.info.game} rule={rule} />
    </Dialog>
  );
}
