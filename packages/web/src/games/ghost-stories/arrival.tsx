/** The ghost that was drawn, held up to be read: strength, colour, three stones in words; and what each space it may take would threaten. */

import type { Forecast } from '@jade/engine';
import type { Card } from '@jade/ghost-stories/screen';
import {
  cardOf,
  ghostOf,
  hauntsWhileThere,
  inspect,
  NONE,
  placeDrawn,
  SPACE_IDS,
  SPACE_KEYS,
  WHEN,
} from '@jade/ghost-stories/screen';
import type { Speaker } from '@jade/words';
import { sayPhrase } from '@jade/words';
import { useEffect, useRef } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import type { ToldMoment } from '../../table/moments.ts';
import { useWords } from '../../words/words.tsx';
import { GhostText } from './ghost-text.tsx';
import { useForecasts, useGame, useView } from './use-game.ts';

/** What tells of a ghost that comes. */
const ARRIVALS = new Set(['drew', 'arrived', 'incarnationEnters']);

export function ArrivalPanel() {
  const words = useWords();
  const g = useGame();
  const view = useView();
  const { session } = useTable();
  const card = arriving(g.drawn, session.moment);
  const section = useRef<HTMLElement>(null);
  // Whatever was read here before: a new ghost is read from its top.
  const isAsked = session.live;
  useEffect(() => {
    if (card === null || !isAsked) return;
    section.current?.scrollTo({ top: 0 });
    section.current?.closest('.right')?.scrollTo({ top: 0 });
  }, [card, isAsked]);
  // An incarnation has the whole board for itself.
  if (card === null || session.moment?.kind === 'boss') return null;
  const { id, incarnation } = ghostOf(card);
  const text = inspect(view, `ghost:${id}`);
  if (text === null) return null;
  return (
    <section ref={section} className={`panel hair gs-arrival ${incarnation ? 'boss' : ''}`}>
      <div className="ph">
        <h2>{words.say(incarnation ? 'ghosts.bossComes' : 'ghosts.comes', { ghost: id })}</h2>
        <span className="meta num">{words.say('ghosts.cards', { count: g.deck.length })}</span>
      </div>
      {incarnation && <p className="gs-boss">{words.say('ghosts.bossLine')}</p>}
      <GhostText g={g} card={card} space={null} text={text} />
      <Spaces />
    </section>
  );
}

/** The ghost that lies drawn; while something is told, the last that this is about, and no other. */
function arriving(drawn: number, moment: ToldMoment | null): Card | null {
  if (moment === null) return drawn === NONE ? null : (drawn as Card);
  const told = [...moment.causes, moment.line].findLast(({ key }) => ARRIVALS.has(key));
  return told === undefined ? null : cardOf(String(told.params.ghost));
}

/** The spaces to choose from, each with what would be haunted from there. */
function Spaces() {
  const words = useWords();
  const { decision } = useView();
  const { keys, cursor, setCursor, pick } = useTable();
  const forecasts = useForecasts();
  const g = useGame();
  /** No Buddha stops an incarnation. */
  const waits = (key: string) =>
    g.buddhas[SPACE_KEYS.index(key)] === 1 && g.drawn !== NONE && !ghostOf(g.drawn as Card).incarnation;
  if (decision !== placeDrawn.steps.choose || keys.length === 0) return null;
  const haunts = g.drawn !== NONE && hauntsWhileThere(g.drawn as Card);
  return (
    <ul className="gs-spaces">
      {keys.filter(SPACE_KEYS.has).map((key) => {
        const threat = haunts ? forecasts.find(({ about, when }) => about === key && when === WHEN.haunt) : undefined;
        return (
          <li key={key}>
            <button
              type="button"
              className={cursor === key ? 'at' : ''}
              data-key={key}
              onPointerEnter={() => setCursor(key)}
              onClick={() => pick(key)}
            >
              <b>{words.say(`space.${SPACE_IDS[SPACE_KEYS.index(key)]}`)}</b>
              {waits(key) ? (
                <span>{words.say('ghosts.buddhaWaits')}</span>
              ) : (
                threat !== undefined && <span>{threatIn(words, threat)}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Which tile it would haunt first; with villagers in the way, or nothing left to haunt, what would happen instead. */
function threatIn(words: Speaker, threat: Forecast): string {
  const isPlain = threat.key === 'event.tileHaunted';
  return isPlain ? words.say('ghosts.threatens', { tile: threat.params.tile ?? '' }) : sayPhrase(words, threat);
}
