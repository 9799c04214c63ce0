/** A game in four sentences; what another mode asks of the players is another thing. */

import type { Boxed } from '../games/games.ts';
import { useWords } from '../words/words.tsx';

const PARTS = ['goal', 'turn', 'scoring', 'end'] as const;

export function Primer({ boxed, mode }: { boxed: Pick<Boxed, 'id'>; mode: string }) {
  const words = useWords();
  const told = PARTS.flatMap((part) => {
    const key = [`game.${boxed.id}.${mode}.${part}`, `game.${boxed.id}.${part}`].find((one) => words.has(one));
    return key === undefined ? [] : [{ part, text: words.say(key) }];
  });
  if (told.length === 0) return null;
  return (
    <section className="panel primer">
      <div className="ph">
        <h2>{words.say('new.inShort')}</h2>
      </div>
      <dl>
        {told.map(({ part, text }) => (
          <div key={part}>
            <dt>{words.say(`new.primer.${part}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
