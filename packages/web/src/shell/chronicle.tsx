/** The chronicle: what happened, newest first. Every line leads to the board at that moment and to its rule. */

import type { GameFace } from '../games/games.ts';
import { Told, useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { RuleChip } from './rule-chip.tsx';

/** More than anybody scrolls through; the cord of turns reaches the rest. */
const MOST_LINES = 250;

export function Chronicle({ Emblem }: { Emblem: GameFace['Emblem'] }) {
  const words = useWords();
  const { session } = useTable();
  const { look, story, lookAt, lookingBack, news } = session;
  const shown = story.filter(({ seq }) => seq <= (lookingBack ? news.seq : look.seq));
  const lines = shown.flatMap((part) => part.lines.map((line, index) => ({ ...line, id: `${part.seq}-${index}` })));
  return (
    <ol className="log" aria-label={words.say('chronicle.title')}>
      {lines
        .slice(-MOST_LINES)
        .toReversed()
        .map(({ id, seq, key, params, rule }) => (
          <li key={id} className={lookingBack && seq === look.seq ? 'at' : ''}>
            {typeof params.seat === 'number' ? <Emblem seat={params.seat} size={20} /> : <span />}
            <span>
              <button type="button" className="line" title={words.say('chronicle.look')} onClick={() => lookAt(seq)}>
                <Told message={`event.${key}`} params={params} />
              </button>
              <RuleChip rule={rule} />
            </span>
          </li>
        ))}
    </ol>
  );
}
