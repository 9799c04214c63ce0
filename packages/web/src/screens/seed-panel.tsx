/** The seed of a new table: drawn, or typed by whoever wants a certain deal. */

import { Icon } from '../art/icon.tsx';
import { useWords } from '../words/words.tsx';

interface SeedPanelProps {
  readonly drawn: string;
  /** What somebody typed in its place. */
  readonly typed: string | null;
  readonly isChosen: boolean;
  readonly onType: (seed: string) => void;
  readonly onDraw: () => void;
}

export function SeedPanel({ drawn, typed, isChosen, onType, onDraw }: SeedPanelProps) {
  const words = useWords();
  return (
    <section className="panel">
      <div className="ph">
        <h2>{words.say('new.seed')}</h2>
      </div>
      <div className="sd">
        <div className="fld">
          <input
            aria-label={words.say('new.seed')}
            value={typed ?? drawn}
            maxLength={64}
            pattern="[\w .:+\-]{1,64}"
            onChange={(event) => onType(event.target.value.replaceAll(/[^\w .:+-]/g, ''))}
          />
          <button
            type="button"
            className="ib"
            aria-label={words.say('new.newSeed')}
            title={words.say('new.newSeed')}
            onClick={onDraw}
          >
            <Icon name="rolling-dices" size={20} />
          </button>
        </div>
        <p>{words.say(isChosen ? 'new.chosenSeed' : 'new.seedLine')}</p>
      </div>
    </section>
  );
}
