/** The numbered rules in a drawer beside the table, open at a rule. */

import { useBooks } from '../guide/books.ts';
import { useOpened, useTable } from '../shell/at-table.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../words/words.tsx';
import { Rulebook } from './rulebook.tsx';

export function RuleDrawer() {
  const { rule } = useOpened();
  return rule === null ? null : <Drawer rule={rule} />;
}

function Drawer({ rule }: { rule: string }) {
  const words = useWords();
  const { openRule, session } = useTable();
  const books = useBooks(session.info.game);
  return (
    <Dialog kind="drawer" title={words.say('rules.title')} onClose={() => openRule(null)}>
      {books !== null && <Rulebook chapters={books.rules} rule={rule} />}
    </Dialog>
  );
}
