/** A table that was branched off says so, and leads back to the one it came from; it can be thrown away. */

import { useLocation } from 'wouter';
import { Sign } from '../art/icon.tsx';
import { PositionRibbon } from '../screens/position.tsx';
import { localHall } from '../table/hall.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';

export function WhatIf() {
  const words = useWords();
  const { id, branchOf, redrawn } = useTable().session.info;
  const [, go] = useLocation();
  if (branchOf === null) return redrawn === undefined ? null : <PositionRibbon table={id} after={redrawn.after} />;
  const back = `/table/${branchOf.id}`;
  const throwAway = async () => {
    go(back);
    await localHall().remove(id);
  };
  return (
    <aside className="what-if" aria-label={words.say('whatIf.title')}>
      <Sign name="branch" size={16} />
      <b>{words.say('whatIf.title')}</b>
      <span>{words.say('whatIf.line', { seq: branchOf.seq })}</span>
      <button type="button" className="btn line sm" onClick={() => go(back)}>
        {words.say('whatIf.back')}
      </button>
      <button type="button" className="btn line sm" data-throws-away onClick={() => void throwAway()}>
        {words.say('whatIf.throwAway')}
      </button>
    </aside>
  );
}
