/**
 * The chronicle: what happened, newest first, a line a deed under the turn it belongs to. A line opens to its parts, its rule, and the way to
 * the board of then.
 */

import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import type { ToldDeed } from '../table/deeds-told.ts';
import { deedsOf } from '../table/deeds-told.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { RuleChip } from './rule-chip.tsx';
import { Told } from './told.tsx';

/** More than anybody scrolls through; the cord of turns reaches the rest. Of the future fewer are shown in looking back. */
const MOST_DEEDS = 80;
const MOST_AHEAD = 20;

/** The chronicle in a panel of its own. */
export function ChroniclePanel({ Emblem }: Pick<GameFace, 'Emblem'>) {
  const words = useWords();
  const { session } = useTable();
  const [only, setOnly] = useState<number | null>(null);
  const seats = session.info.sitters.map((_, seat) => seat);
  return (
    <section className="panel lg">
      <div className="ph">
        <h2>
          <Icon name="scroll-unfurled" size={14} /> {words.say('chronicle.title')}
        </h2>
        <fieldset className="filters" aria-label={words.say('chronicle.filter')}>
          {seats.map((seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={only === seat}
              aria-label={words.say('chronicle.only', { seat })}
              title={words.say('chronicle.only', { seat })}
              onClick={() => setOnly(only === seat ? null : seat)}
            >
              <Emblem seat={seat} size={20} />
            </button>
          ))}
        </fieldset>
      </div>
      <Chronicle Emblem={Emblem} only={only} />
    </section>
  );
}

function Chronicle({ Emblem, only }: Pick<GameFace, 'Emblem'> & { only: number | null }) {
  const words = useWords();
  const { session, telling } = useTable();
  const { look, lookAt, lookingBack, news } = session;
  const story = useDeferredValue(session.story);
  const until = lookingBack ? news.seq : look.seq;
  const deeds = useMemo(() => {
    const all = deedsOf(
      story.filter(({ seq }) => seq <= until),
      telling,
    );
    return only === null ? all : all.filter(({ seat, heading }) => seat === only || heading);
  }, [story, until, telling, only]);
  const present = deeds.findLastIndex(({ seq }) => seq <= look.seq) + 1;
  const upTo = Math.min(deeds.length, present + MOST_AHEAD);
  const list = useRef<HTMLOListElement>(null);
  // Whoever goes back in time reads what happened then.
  useEffect(() => {
    if (lookingBack) list.current?.querySelector(`[data-at="${look.seq}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [lookingBack, look.seq]);
  return (
    <ol ref={list} className="log" aria-label={words.say('chronicle.title')}>
      {deeds.length === 0 && <li className="none">{words.say('chronicle.none')}</li>}
      {deeds
        .slice(Math.max(0, upTo - MOST_DEEDS), upTo)
        .toReversed()
        .map((deed) => (
          <Entry
            key={`${deed.seq}-${deed.index}`}
            deed={deed}
            at={lookingBack && deed.seq === look.seq}
            Emblem={Emblem}
            lookAt={lookAt}
          />
        ))}
    </ol>
  );
}

interface EntryProps {
  readonly deed: ToldDeed;
  readonly at: boolean;
  readonly Emblem: GameFace['Emblem'];
  readonly lookAt: (seq: number) => void;
}

const Entry = memo(function Entry({ deed, at, Emblem, lookAt }: EntryProps) {
  const words = useWords();
  const { seq, seat, line, cause, parts, kind, heading } = deed;
  if (heading)
    return (
      <li className="turn">
        <Told event={line} />
      </li>
    );
  return (
    <li className={`${at ? 'at' : ''} ${kind}`} data-at={at ? seq : undefined}>
      {seat === null ? <span /> : <Emblem seat={seat} size={20} />}
      <details>
        <summary>
          <Told event={line} />
          {cause !== null && (
            <small className="why">
              <Told event={cause} />
            </small>
          )}
        </summary>
        {parts.length > 0 && (
          <ul>
            {parts.map((part, index) => (
              // The same may happen twice.
              <li key={`${part.key}-${parts.indexOf(part, index)}`}>
                <Told event={part} /> <RuleChip rule={part.rule} />
              </li>
            ))}
          </ul>
        )}
        <p>
          <RuleChip rule={line.rule} />{' '}
          <button type="button" className="btn line sm" onClick={() => lookAt(seq)}>
            {words.say('chronicle.look')}
          </button>
        </p>
      </details>
    </li>
  );
});
