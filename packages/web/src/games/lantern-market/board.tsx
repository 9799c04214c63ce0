/** A row of stalls at night, the crowd before them, and below them one's own lanterns. */

import { seat } from '@jade/engine';
import { lanternKey, oilFor } from '@jade/lantern-market/screen';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { Emblem } from '../../shell/seat-emblem.tsx';
import { useWords } from '../../words/words.tsx';
import { useGame } from './use-game.ts';

export function Board() {
  const words = useWords();
  const { session } = useTable();
  const market = useGame();
  const { viewer, look, info } = session;
  const own = viewer === 'spectator' ? null : market.merchants[viewer];
  return (
    <main className="market">
      <ul className="stalls">
        {market.merchants.map(({ shown, burning, coins, fans, hand }, index) => (
          <li
            key={info.sitters[index]?.name}
            className={`panel seat s${index + 1} ${look.view.waitingFor.includes(seat(index)) ? 'active' : ''}`}
          >
            <div className="ph">
              <Emblem seat={index} size={30} />
              <h2>{info.sitters[index]?.name}</h2>
              <span className="num">{words.say('lantern.coins', { coins })}</span>
            </div>
            <p className={`lantern ${shown === null ? 'none' : burning ? 'lit' : 'out'}`}>{shown}</p>
            <p className="num">
              {words.say('lantern.held', { fans, count: typeof hand === 'number' ? hand : hand.length })}
            </p>
          </li>
        ))}
      </ul>
      <div className="crowd">
        <p>{words.say('lantern.crowd', { visitors: market.visitors })}</p>
        <div aria-hidden>
          {Array.from({ length: market.visitors }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one visitor is like another
            <i key={place} />
          ))}
        </div>
      </div>
      {own !== null && own !== undefined && typeof own.hand !== 'number' && (
        <ul className="hand" aria-label={words.say('lantern.hand')}>
          {[...new Set(own.hand)].toSorted().map((lantern) => (
            <Held
              key={lantern}
              lantern={lantern}
              count={(own.hand as number[]).filter((one) => one === lantern).length}
            />
          ))}
        </ul>
      )}
    </main>
  );
}

function Held({ lantern, count }: { lantern: number; count: number }) {
  const words = useWords();
  const thing = useThing(lanternKey(lantern));
  const oil = oilFor(lantern);
  return (
    <li>
      <button
        type="button"
        {...thing.props}
        className={`lantern lit ${thing.can ? 'can-card' : ''} ${thing.at ? 'at' : ''}`}
        aria-label={words.say('lantern.choice', { lantern, oil })}
      >
        {lantern}
        {count > 1 && <small className="count">×{count}</small>}
        <small>{words.say('lantern.oil', { oil })}</small>
      </button>
    </li>
  );
}
