/** What happened since one's own last choice, as a list: the moment on the screen stands out, and each can be seen again. */

import { useEffect, useRef } from 'react';
import type { GameFace } from '../games/games.ts';
import type { ToldMoment } from '../table/moments.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { RuleChip } from './rule-chip.tsx';
import { Told } from './told.tsx';

export function RecentPanel({ Emblem }: { Emblem: GameFace['Emblem'] }) {
  const words = useWords();
  const { session } = useTable();
  const { recent, moment } = session;
  const at = moment === null ? recent.length : recent.indexOf(moment);
  if (recent.length === 0) return null;
  return (
    <section className="panel hair recent">
      <div className="ph">
        <h2>{words.say('moment.recent')}</h2>
        <span className="meta num">{words.say('moment.count', { count: recent.length })}</span>
      </div>
      <ol>
        {recent.map((one, index) => {
          const state = index < at ? 'done' : index === at ? 'now' : 'next';
          return <Step key={`${one.seq}-${one.told}`} moment={one} state={state} Emblem={Emblem} />;
        })}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly moment: ToldMoment;
  readonly state: 'done' | 'now' | 'next';
  readonly Emblem: GameFace['Emblem'];
}

function Step({ moment, state, Emblem }: StepProps) {
  const words = useWords();
  const { recall } = useTable().session;
  const now = useRef<HTMLLIElement>(null);
  const { line, kind } = moment;
  const { seat } = line.params;
  useEffect(() => {
    if (state === 'now') now.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <li ref={now} className={`${state} ${kind}`} {...(state === 'now' && { 'aria-current': 'step' as const })}>
      {typeof seat === 'number' ? <Emblem seat={seat} size={22} /> : <span className="n" />}
      <button type="button" className="line" title={words.say('moment.again')} onClick={() => recall(moment)}>
        <Told event={line} />
      </button>
      {state === 'now' && <RuleChip rule={line.rule} />}
    </li>
  );
}
