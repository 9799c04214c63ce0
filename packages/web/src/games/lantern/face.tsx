/** Lantern Market on the table: a row of stalls at night, the crowd before them. */

import nightSeal from 'seal:夜';
import backdrop from 'painting:backdrop-home';
import type { SeatView } from '@jade/engine';
import { seat } from '@jade/engine';
import type { MarketView } from '@jade/lantern-market';
import { OIL } from '@jade/lantern-market/state.ts';
import type { Speaker } from '@jade/words';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { ChroniclePanel } from '../../shell/chronicle.tsx';
import { Prompt } from '../../shell/prompt.tsx';
import { useWords } from '../../words/words.tsx';
import type { Described, GameFace } from '../games.ts';
import './lantern.css';

const SEAT_GLYPHS = ['1', '2', '3', '4'];

function Emblem({ seat: index, size }: { seat: number; size: number }) {
  return (
    <span className={`emb s${index + 1}`} style={{ '--es': `${size}px` } as object}>
      <b className="num">{SEAT_GLYPHS[index]}</b>
    </span>
  );
}

function useMarket(): MarketView {
  return useTable().session.look.view.table as MarketView;
}

function Screen() {
  const words = useWords();
  const { session } = useTable();
  const market = useMarket();
  const { viewer, look, info } = session;
  const own = viewer === 'spectator' ? null : market.merchants[viewer];
  return (
    <>
      <img className="backdrop" src={backdrop} alt="" />
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
      <ChroniclePanel Emblem={Emblem} />
      <div className="promptbox">
        <Prompt
          seal={nightSeal}
          isOnBoard={(key) => key.startsWith('lantern:')}
          help={look.view.decision === 'chooseLantern' ? words.say('help.chooseLantern') : undefined}
        />
      </div>
    </>
  );
}

function Held({ lantern, count }: { lantern: number; count: number }) {
  const words = useWords();
  const thing = useThing(`lantern:${lantern}`);
  const oil = OIL * lantern;
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

function describe(view: SeatView, words: Speaker): readonly Described[] {
  const market = view.table as MarketView;
  const lines = market.merchants.map(({ shown, coins, fans }, index) =>
    words.say('lantern.words', { seat: index, shown: shown ?? 0, coins, fans }),
  );
  return [{ title: words.say('game.name'), lines }];
}

function ScoreSheet() {
  const words = useWords();
  const { session } = useTable();
  const market = useMarket();
  return (
    <table className="sheet few num">
      <tbody>
        {market.merchants.map(({ coins, fans }, index) => (
          <tr
            key={session.info.sitters[index]?.name}
            className={session.look.view.outcome?.winners.includes(seat(index)) ? 'won' : ''}
          >
            <th scope="row">
              <Emblem seat={index} size={30} /> {session.info.sitters[index]?.name}
            </th>
            <td>{words.say('lantern.coins', { coins })}</td>
            <td>{words.say('lantern.fans', { fans })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const lanternFace: GameFace = {
  Screen,
  ScoreSheet,
  agenda: () => [],
  standing: (view, words) => words.say('lantern.night', { night: (view.table as MarketView).night }),
  describe,
  Emblem,
  // A game of our own: what it is, is here.
  isReconstructed: () => false,
  scene: backdrop,
};
