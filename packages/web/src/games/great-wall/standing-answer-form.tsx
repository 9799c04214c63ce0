/** A standing answer to a tactic window. */

import type { Open, Seen, Unless } from '@jade/great-wall/screen';
import { PASS, UNLESS } from '@jade/great-wall/screen';
import { useState } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { useStandings } from './standing-answers.ts';

/** “Do not ask me again unless…”: folded away, for it is asked about rarely. */
export function StandingAnswerForm({ g, window }: { g: Seen; window: Open }) {
  const words = useWords();
  const { add } = useStandings();
  const { pick } = useTable();
  const [ticked, setTicked] = useState<readonly Unless[]>(['cardFits', 'mine']);
  const { on } = window;
  const toggle = (unless: Unless) =>
    setTicked((before) => (before.includes(unless) ? before.filter((one) => one !== unless) : [...before, unless]));
  return (
    <details className="gw-again">
      <summary>{words.say('wall.again.title')}</summary>
      <fieldset>
        <legend>{words.say('wall.again.line', { window: on })}</legend>
        {UNLESS.map((unless) => (
          <label key={unless}>
            <input type="checkbox" checked={ticked.includes(unless)} onChange={() => toggle(unless)} />
            {words.say(`wall.again.${unless}`)}
          </label>
        ))}
        <button
          type="button"
          className="btn line sm"
          onClick={() => {
            void add({ on, unless: ticked, year: g.year }).then(() => pick(PASS));
          }}
        >
          {words.say('wall.again.do')}
        </button>
      </fieldset>
    </details>
  );
}
