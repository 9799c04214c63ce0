/** A chair of a new table. */

import { LIMITS } from '@jade/engine';
import { Icon } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import { Segments } from '../shell/controls.tsx';
import { useWords } from '../words/words.tsx';
import type { Chair, Kind } from './chairs.ts';
import { LEVELS } from './chairs.ts';

interface ChairProps {
  readonly index: number;
  readonly chair: Chair;
  readonly kinds: readonly Kind[];
  readonly Emblem: GameFace['Emblem'];
  readonly onKind: (kind: Kind) => void;
  readonly onChange: (chair: Partial<Chair>) => void;
}

export function ChairPanel({ index, chair, kinds, Emblem, onKind, onChange }: ChairProps) {
  const words = useWords();
  const number = words.say('seat.number', { number: index + 1 });
  const clan = words.has(`clan.${index}`) ? words.say(`clan.${index}`) : null;
  return (
    <section
      className={`panel seat st s${index + 1} ${chair.kind === 'me' ? 'active' : ''}`}
      aria-label={clan ?? number}
    >
      <div className="sh">
        <Emblem seat={index} size={36} />
        <div>
          <b>{clan ?? number}</b>
          {clan !== null && <i>{number}</i>}
        </div>
      </div>
      <Segments
        label={words.say('new.who')}
        value={chair.kind}
        options={kinds.map((kind) => ({ value: kind, label: words.say(`new.${kind}`) }))}
        onChange={onKind}
      />
      {chair.kind === 'bot' ? (
        <Segments
          label={words.say('new.level')}
          value={chair.level}
          options={LEVELS.map((level) => ({ value: level, label: words.say(`bot.level.${level}`) }))}
          onChange={(level) => onChange({ level })}
        />
      ) : chair.kind === 'friend' ? (
        <p className="by-link">
          <Icon name="linked-rings" size={16} />
          {words.say('new.friend.line')}
        </p>
      ) : (
        <div className="fld">
          <Icon name={chair.kind === 'me' ? 'person' : 'quill-ink'} size={15} />
          <input
            aria-label={words.say('new.name')}
            value={chair.name}
            placeholder={words.say('room.name')}
            maxLength={LIMITS.name}
            onChange={(event) => onChange({ name: event.target.value.replaceAll(/["\\]/g, '') })}
          />
        </div>
      )}
    </section>
  );
}
