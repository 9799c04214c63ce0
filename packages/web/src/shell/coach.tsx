/** The coach's slip: what a master would do now, what would come of it, and how the chances stand. */

import type { Gain } from '@jade/bots';
import type { Speaker } from '@jade/words';
import { optionWords } from '@jade/words';
import { useEffect, useState } from 'react';
import { Icon, Sign } from '../art/icon.tsx';
import type { Hint } from '../table/table.ts';
import { Told, useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { RuleChip } from './rule-chip.tsx';

/** Stays open until it is closed, and speaks whenever its player is asked. */
export function Coach({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { session, keys, setCursor } = useTable();
  const { table, viewer, look } = session;
  const [hint, setHint] = useState<Hint | null>(null);
  const isAsked = keys.length > 0;
  const { seq } = look;

  useEffect(() => {
    if (!isAsked || viewer === 'spectator') return;
    let late = false;
    void table.advise(viewer, seq).then((given) => {
      if (late || given === null) return;
      setHint(given);
      setCursor(given.key);
    });
    return () => {
      late = true;
    };
  }, [table, viewer, seq, isAsked, setCursor]);

  const fresh = hint !== null && hint.seq === seq && isAsked ? hint : null;
  return (
    <aside className="slip coach" aria-label={words.say('coach.title')}>
      <button type="button" className="close ib" aria-label={words.say('common.close')} onClick={onClose}>
        <Sign name="cross" size={14} />
      </button>
      <h3>
        <Icon name="light-bulb" size={16} />
        {words.say('coach.title')}
      </h3>
      <div className="says" aria-live="polite">
        {fresh !== null && viewer !== 'spectator' ? (
          <Said hint={fresh} own={viewer} />
        ) : (
          <p>{words.say(isAsked ? 'coach.thinking' : 'coach.waiting')}</p>
        )}
      </div>
    </aside>
  );
}

/** More would not be read. */
const MOST_LINES = 5;

function Said({ hint, own }: { hint: Hint; own: number }) {
  const words = useWords();
  const [chances, otherwise] = [hint.chances[own] ?? 0, hint.otherwise?.[own] ?? null];
  const sure = hint.sure.filter(({ key }) => key !== 'forced');
  const steps = [{ decision: hint.decision, key: hint.key }, ...hint.follow];
  const { better, worse } = sides(hint.gains, words);
  return (
    <>
      <ol className="plan">
        {steps.map(({ decision, key }, index) => (
          // A deed may have the same step twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps stand in their order
          <li key={index}>{key === null ? words.say('coach.letBe') : optionWords(words, decision, key)}</li>
        ))}
      </ol>
      <p className="chances">{chancesInWords(chances, otherwise, words)}</p>
      {better.length > 0 && <p>{words.say('coach.better', { parts: better })}</p>}
      {worse.length > 0 && <p>{words.say('coach.worse', { parts: worse })}</p>}
      {sure.length > 0 && (
        <>
          <h4>{words.say('coach.sure')}</h4>
          <ul className="sure">
            {sure.slice(0, MOST_LINES).map(({ key, params, rule }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may happen twice
              <li key={index}>
                <Told message={`event.${key}`} params={params} /> <RuleChip rule={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The master looks further ahead than the chances do, so that they may speak against it. */
function chancesInWords(chances: number, otherwise: number | null, words: Speaker): string {
  const params = { chances: percent(chances), otherwise: percent(otherwise ?? chances) };
  const by = params.chances - params.otherwise;
  if (otherwise === null) return words.say('coach.chances', params);
  return words.say(by > 1 ? 'coach.compared' : by < -1 ? 'coach.further' : 'coach.alike', params);
}

/** A part of the evaluation that changes by less is not worth a word. */
const LEAST_GAIN = 0.5;
const MOST_PARTS = 2;

function sides(gains: readonly Gain[], words: Speaker): { better: string[]; worse: string[] } {
  const named = gains.filter(({ part, by }) => Math.abs(by) >= LEAST_GAIN && words.has(`coach.part.${part}`));
  const parts = (wanted: readonly Gain[]) =>
    wanted.slice(0, MOST_PARTS).map(({ part }) => words.say(`coach.part.${part}`));
  return { better: parts(named.filter(({ by }) => by > 0)), worse: parts(named.filter(({ by }) => by < 0)) };
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
