/** The state of the night: the deck and what is known of it, how near defeat is, the families of White Moon. */

import ghostSeal from 'seal:鬼';
import type { Family } from '@jade/ghost-stories/screen';
import {
  COLOURS,
  DECK,
  FAMILIES,
  fateOf,
  ghostOf,
  hauntedPlaces,
  isIncarnation,
  LAST_TILE,
  LAST_VILLAGER,
  NONE,
  TILE_IDS,
} from '@jade/ghost-stories/screen';
import { sayPhrase } from '@jade/words';
import { TILE_ICONS } from '../../../art/ghost-icons.ts';
import { useWords } from '../../words/words.tsx';
import { Piece, Sign, Tao } from './art.tsx';
import { useInspected } from './inspect.tsx';
import { Nights, OmenSwitch } from './night.tsx';
import { useForecasts, useGame } from './use-game.ts';

export function DeckPanel() {
  const words = useWords();
  const g = useGame();
  const waiting = useForecasts().find(({ about }) => about === DECK);
  const here = g.ghosts.flatMap((card) => (card === NONE || !isIncarnation(card) ? [] : [ghostOf(card).id]));
  return (
    <section className="panel gs-deck" data-about={DECK}>
      <div className="ph">
        <h2>{words.say('ghosts.deck')}</h2>
        <span className="meta num">{words.say('ghosts.cards', { count: g.deck.length })}</span>
      </div>
      <div className="gs-dk">
        <div className="gs-back">
          <img src={ghostSeal} width={44} height={44} alt="" />
        </div>
        <p className="num">
          {here.map((ghost) => (
            <b key={ghost} className="here">
              {words.say('ghosts.incarnationHere', { ghost })}
              <br />
            </b>
          ))}
          {waiting !== undefined && sayPhrase(words, waiting)}{' '}
          {words.say('ghosts.discarded', { count: g.discard.length })}
          <br />
          {words.say('ghosts.supply', { qi: g.qi })}{' '}
          {g.tao.map((count, colour) => (
            <span key={COLOURS[colour]} className="gs-stock" data-about={`tao:${COLOURS[colour]}`}>
              <Tao colour={colour} size={15} off={count === 0} />
              {count}
            </span>
          ))}
          {g.moon !== null && (
            <span className="gs-stock">
              <Piece piece="moon-crystal" size={17} />
              {g.moon.crystals}
            </span>
          )}
        </p>
      </div>
    </section>
  );
}

function Bar({ kind, count, of, deadly }: { kind: string; count: number; of: number; deadly: boolean }) {
  const words = useWords();
  return (
    <div data-about={kind}>
      <dt>{words.say(`ghosts.bar.${kind}`)}</dt>
      <dd>
        <span className={`ps ${kind}`} aria-hidden="true">
          {Array.from({ length: of }, (_, index) => index).map((index) => (
            <i key={index} className={`${index < count ? 'f' : ''} ${deadly && index === of - 1 ? 'last' : ''}`} />
          ))}
        </span>
        <b className="num">{deadly ? words.say('ghosts.ofLimit', { count, limit: of }) : count}</b>
      </dd>
    </div>
  );
}

/** How near defeat is, and what the nights ahead add to it. */
export function DangerPanel({ nights }: { nights: boolean }) {
  const words = useWords();
  const g = useGame();
  return (
    <section className="panel gs-danger">
      <div className="ph">
        <h2>{words.say('ghosts.village')}</h2>
        {nights && <OmenSwitch />}
      </div>
      <dl className="gs-bars">
        <Bar kind="haunted" count={hauntedPlaces(g).length} of={LAST_TILE[g.level]} deadly />
        {g.moon !== null && <Bar kind="graveyard" count={g.moon.graveyard.length} of={LAST_VILLAGER} deadly />}
        {g.moon !== null && <Bar kind="shelter" count={g.moon.shelter.length} of={24} deadly={false} />}
      </dl>
      {nights && <Nights />}
    </section>
  );
}

/** Which tiles are haunted, and how many may be. */
export function HauntedPanel() {
  const words = useWords();
  const g = useGame();
  const tiles = hauntedPlaces(g).map((place) => TILE_IDS[g.village[place] ?? 0] ?? '');
  return (
    <section className="panel gs-haunted" data-about="haunted">
      <div className="ph">
        <h2>{words.say('ghosts.bar.haunted')}</h2>
      </div>
      <ul>
        {tiles.map((id) => (
          <li key={id}>
            <Sign name={TILE_ICONS[id as 'cemetery'][0]} size={26} />
            {words.say(`tile.${id}`)}
          </li>
        ))}
      </ul>
      <p>{words.say('ghosts.now.haunted', { count: tiles.length, limit: LAST_TILE[g.level] })}</p>
    </section>
  );
}

export function FamiliesPanel() {
  const words = useWords();
  const g = useGame();
  const { show } = useInspected();
  const { moon } = g;
  if (moon === null) return null;
  return (
    <section className="panel gs-families">
      <div className="ph">
        <h2>{words.say('ghosts.families')}</h2>
        <span className="meta">{words.say('ghosts.families.line')}</span>
      </div>
      <ul>
        {FAMILIES.map(({ id }, index) => {
          const { members: size, saved, killed: lost } = fateOf(moon, index as Family);
          if (size === 0) return null;
          return (
            <li key={id}>
              <button type="button" onClick={() => show({ kind: 'family', family: index as Family })}>
                <b>{words.say(`family.${id}`)}</b>
                {Array.from({ length: size }, (_, place) => place).map((place) => (
                  <i key={place} className={place < saved ? 'sv' : place < saved + lost ? 'ls' : ''} aria-hidden="true">
                    {place < saved ? '✓' : place < saved + lost ? '×' : ''}
                  </i>
                ))}
                <span className="unseen">{words.say('ghosts.familyState', { saved, lost, size })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
