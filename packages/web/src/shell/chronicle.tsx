/** The chronicle: what happened, newest first. Every line leads to the board at that moment and to its rule. */

import type { StoryLine } from '@jade/tables';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import { Message, useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { RuleChip } from './rule-chip.tsx';

/** More than anybody scrolls through; the cord of turns reaches the rest. Of the future fewer are shown in looking back. */
const MOST_LINES = 120;
const MOST_AHEAD = 30;

/** The chronicle in a panel of its own. */
export function ChroniclePanel({ Emblem }: { Emblem: GameFace['Emblem'] }) {
  const words = useWords();
  return (
    <section className="panel lg">
      <div className="ph">
        <h2>
          <Icon name="scroll-unfurled" size={14} /> {words.say('chronicle.title')}
        </h2>
      </div>
      <Chronicle Emblem={Emblem} />
    </section>
  );
}

function Chronicle({ Emblem }: { Emblem: GameFace['Emblem'] }) {
  const words = useWords();
  const { session } = useTable();
  const { look, lookAt, lookingBack, news } = session;
  const story = useDeferredValue(session.story);
  const shown = story.filter(({ seq }) => seq <= (lookingBack ? news.seq : look.seq));
  const lines = shown.flatMap((part) => part.lines.map((line, index) => ({ line, id: `${part.seq}-${index}` })));
  const present = lines.findLastIndex(({ line }) => line.seq <= look.seq) + 1;
  const upTo = Math.min(lines.length, present + MOST_AHEAD);
  const list = useRef<HTMLOListElement>(null);
  // Whoever goes back in time reads what happened then.
  useEffect(() => {
    if (lookingBack) list.current?.querySelector(`[data-at="${look.seq}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [lookingBack, look.seq]);
  return (
    <ol ref={list} className="log" aria-label={words.say('chronicle.title')}>
      {lines.length === 0 && <li className="none">{words.say('chronicle.none')}</li>}
      {lines
        .slice(Math.max(0, upTo - MOST_LINES), upTo)
        .toReversed()
        .map(({ id, line }) => (
          <Entry key={id} line={line} at={lookingBack && line.seq === look.seq} Emblem={Emblem} lookAt={lookAt} />
        ))}
    </ol>
  );
}

interface EntryProps {
  readonly line: StoryLine;
  readonly at: boolean;
  readonly Emblem: GameFace['Emblem'];
  readonly lookAt: (seq: number) => void;
}

const Entry = memo(function Entry({ line, at, Emblem, lookAt }: EntryProps) {
  const words = useWords();
  const { seq, key, params, rule } = line;
  return (
    <li className={at ? 'at' : ''} data-at={at ? seq : undefined}>
      {typeof params.seat === 'number' ? <Emblem seat={params.seat} size={20} /> : <span />}
      <span>
        <button type="button" className="line" title={words.say('chronicle.look')} onClick={() => lookAt(seq)}>
          <Message message={`event.${key}`} params={params} />
        </button>
        <RuleChip rule={rule} />
      </span>
    </li>
  );
});
