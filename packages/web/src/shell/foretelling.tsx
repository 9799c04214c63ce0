/** What comes of a choice, in rows: what it costs and brings, what happens, what is then possible, what no longer is and why, what chance decides. */

import type { Change, Told as Event, Preview } from '@jade/engine';
import { optionWords } from '@jade/words';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import type { Consequences } from './consequences.ts';
import { consequencesOf, isGain } from './consequences.ts';
import { Told } from './told.tsx';

/** More names in a row are not read. */
const MOST_NAMED = 3;

export function useConsequences(preview: Preview | null): Consequences | null {
  const { session, keys, telling } = useTable();
  return preview === null ? null : consequencesOf(preview, session.look.view.decision ?? '', keys, telling);
}

/** Whether there is anything to be said. */
export function isTelling({ changes, told, opens, asks, closes, chance, ends, vain }: Consequences): boolean {
  return (
    changes.length + told.length + opens.length + closes.length + vain.length > 0 ||
    asks !== null ||
    chance !== null ||
    ends
  );
}

export function Foretelling({ said }: { said: Consequences }) {
  const words = useWords();
  const { session } = useTable();
  const decision = session.look.view.decision ?? '';
  const named = (keys: readonly string[]) =>
    words.list(keys.slice(0, MOST_NAMED).map((key) => optionWords(words, decision, key)));
  const { changes, told, opens, asks, closes, chance, ends, vain } = said;
  return (
    <div className="foretold">
      {changes.length > 0 && (
        <ul className="sums">
          {changes.map((change) => (
            <Sum key={change.key + JSON.stringify(change.params)} change={change} />
          ))}
        </ul>
      )}
      <ul className="then">
        {vain.map((event) => (
          <li key={event.key} className="vain">
            {words.say('preview.vain')} <InVain event={event} />
          </li>
        ))}
        {told.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may happen twice
          <li key={index}>
            <Told event={event} />
          </li>
        ))}
        {ends && <li className="chance">{words.say('preview.ends')}</li>}
        {chance !== null && (
          <li className="chance">{words.say(words.has(`chance.${chance}`) ? `chance.${chance}` : 'preview.chance')}</li>
        )}
        {asks !== null && (
          <li className="next">
            {words.say('preview.asks', { question: words.say(`ask.${asks.decision}`, asks.prompt) })}
          </li>
        )}
        {opens.length > 0 && <li className="opens">{words.say('preview.opens', { what: named(opens) })}</li>}
        {closes.map(({ refusal, keys }) => (
          <li key={refusal.why} className="closes">
            {words.say('preview.closes', {
              what: named(keys),
              why: words.say(`refusal.${refusal.why}`, refusal.params),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where it is in vain on all ways and for another reason on each, only what they have in common is known. */
function InVain({ event }: { event: Event }) {
  const words = useWords();
  const common = `vain.${event.key}`;
  const isWhole = Object.values(event.params).some((value) => value !== null && typeof value === 'object');
  return isWhole || !words.has(common) ? <Told event={event} /> : words.say(common, event.params);
}

/** “Your Qi 3 → 2”. */
function Sum({ change }: { change: Change }) {
  const words = useWords();
  const { key, params, from, to } = change;
  return (
    <li className={isGain(change) ? 'gets' : 'pays'}>
      <span>{words.say(key, params)}</span>
      <b className="num">{words.say('preview.sum', { from, to })}</b>
    </li>
  );
}
