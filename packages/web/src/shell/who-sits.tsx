/** A person or a bot on each chair of a record that does not say who sat there. */

import { LEVELS } from '@jade/bots';
import type { Sitter } from '@jade/tables';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import { Dialog } from './dialog.tsx';
import type { Taking } from './open-record.tsx';

export function WhoSits({ taking }: { taking: Taking }) {
  const words = useWords();
  const names = taking.asked?.names ?? [];
  const [levels, setLevels] = useState<readonly (string | null)[]>([null]);
  if (taking.asked === null) return null;
  // As usual: the first is here, the others are bots.
  const levelOf = (index: number) => (levels[index] === undefined ? (LEVELS[0]?.name ?? null) : levels[index]);
  const begin = () =>
    taking.seat(
      names.map((given, index): Sitter => {
        const level = levelOf(index);
        const name = given ?? '';
        return level === null ? { kind: 'person', name } : { kind: 'bot', name, level };
      }),
    );
  return (
    <Dialog title={words.say('taking.title')} onClose={() => taking.seat(null)}>
      <p>{words.say('taking.line')}</p>
      <div className="who-sits">
        {names.map((name, index) => (
          <label key={name}>
            <b>{name}</b>
            <select
              value={levelOf(index) ?? ''}
              onChange={({ target }) =>
                setLevels(names.map((_, place) => (place === index ? target.value || null : levelOf(place))))
              }
            >
              <option value="">{words.say('taking.person')}</option>
              {LEVELS.map(({ name: level }) => (
                <option key={level} value={level}>
                  {words.say('taking.bot', { level: words.say(`bot.level.${level}`) })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className="row">
        <button type="button" className="btn pri" onClick={begin}>
          {words.say('taking.begin')}
        </button>
      </p>
    </Dialog>
  );
}
