/** An incarnation of Wu-Feng appears: an event of its own, with what it does and what it takes to win. */

import { cardOf, inspect } from '@jade/ghost-stories/screen';
import { sayPhrase } from '@jade/words';
import { GHOST_FACES } from '../../../art/ghost-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { StoneLine } from './ghost-text.tsx';
import { drawnGhost, Person } from './person.tsx';
import { Sentence } from './sentence.tsx';
import { useGame, useView } from './use-game.ts';

export function BossStage() {
  const words = useWords();
  const g = useGame();
  const view = useView();
  const { moment } = useTable().session;
  if (moment === null || moment.kind !== 'boss') return null;
  const told = [...moment.causes, moment.line].findLast(({ params }) => typeof params.ghost === 'string');
  const id = String(told?.params.ghost);
  const text = inspect(view, `ghost:${id}`);
  if (text === null || cardOf(id) === undefined) return null;
  const of = (...parts: readonly string[]) => text.lines.filter(({ part }) => parts.includes(part));
  const drawn = drawnGhost(id);
  return (
    <section className="gs-boss-stage" aria-label={words.say('ghosts.bossComes', { ghost: id })}>
      <div className="who">
        {drawn === null ? <Sign name={GHOST_FACES[id as 'ghoul']} size={190} /> : <Person who={drawn} height={260} />}
      </div>
      <div className="what">
        <p className="kicker">{words.say('ghosts.bossKicker')}</p>
        <h2>{sayPhrase(words, text.name)}</h2>
        <p>
          {of('resistance')
            .map((line) => sayPhrase(words, line))
            .join(' ')}
        </p>
        <ul className="gs-stones">
          {of('left', 'centre', 'right').map((line) => (
            <StoneLine key={line.key} line={line} silenced={undefined} />
          ))}
        </ul>
        {of('incarnation').map((line) => (
          <p key={line.key}>
            <Sentence line={line} />
          </p>
        ))}
        <div className="win">
          <h3>{words.say('ghosts.bossWin')}</h3>
          <p>{words.say('ghosts.bossDeck', { count: g.deck.length })}</p>
        </div>
      </div>
    </section>
  );
}
