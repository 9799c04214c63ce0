/** The tactic window: what just happened, who may answer in which order, the cards that fit, and a standing answer. */

import type { Faction, Open, Seen } from '@jade/great-wall/screen';
import {
  BASIC,
  chiForecast,
  clanOf,
  ENHANCED,
  enhancedPrice,
  playedForecast,
  tacticTitled,
  titleOf,
  USE,
} from '@jade/great-wall/screen';
import type { ReactNode } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { hitBy, usePointing } from './concern.tsx';
import { useInspected } from './inspect.tsx';
import { advisorSign, tacticSign } from './signs.ts';
import { StandingAnswerForm } from './standing-answer-form.tsx';
import { useMe } from './use-game.ts';
import { WhatHappened } from './what-happened.tsx';

export function TacticWindow({ g, window }: { g: Seen; window: Open }) {
  return (
    <div className="gw-window gw-tactic" data-window={window.on}>
      <WhatHappened g={g} window={window} />
      <Answers g={g} window={window} />
      <StandingAnswerForm g={g} window={window} />
    </div>
  );
}

/** What answers: abilities and cards that fit, with both boxes; the others in a list with their reason. */
function Answers({ g, window }: { g: Seen; window: Open }) {
  const words = useWords();
  const me = useMe();
  const { keys } = useTable();
  const { show } = useInspected();
  const read = (title: string) => show({ kind: 'tactic', id: title });
  if (me === null) return <div />;
  const { tactics } = clanOf(g, me);
  const titles = typeof tactics === 'number' ? [] : [...new Set(tactics.map(titleOf))];
  const fits = titles.filter((title) => keys.includes(BASIC.of(title)));
  const others = titles.filter((title) => !fits.includes(title));
  const abilities = keys.filter(USE.has).map(USE.name);
  return (
    <div className="gw-play">
      <div className="gw-answers">
        {abilities.map((card) => (
          <Ability key={card} card={card} />
        ))}
        {fits.map((title) => (
          <Fitting key={title} g={g} me={me} title={title} window={window} />
        ))}
        {abilities.length === 0 && fits.length === 0 && (
          <p className="gw-none">{words.say('wall.window.fit', { fits: 0 })}</p>
        )}
      </div>
      {others.length > 0 && (
        <ul className="gw-others" aria-label={words.say('wall.window.others')}>
          {others.map((title) => (
            <li key={title}>
              <button type="button" title={words.say('wall.read', { card: title })} onClick={() => read(title)}>
                <Sign name={tacticSign(title)} size={20} />
                <span>
                  <b>{words.say(`tactic.${title}`)}</b>
                  {tacticTitled(title).window === window.on
                    ? words.say('refusal.conditionFails', { tactic: title })
                    : words.say('wall.window.moment', { window: tacticTitled(title).window })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Ability({ card }: { card: string }) {
  const words = useWords();
  const { pick, cursor } = useTable();
  const key = USE.of(card);
  return (
    <button
      type="button"
      className={`gw-card ability small is-can ${cursor === key ? 'is-at' : ''}`}
      data-key={key}
      data-thing={`card:${card}`}
      data-can
      onClick={() => pick(key)}
    >
      <span className="can gw-ring" />
      <header>
        <span className="gw-card-sign">
          <Sign name={advisorSign(card)} size={24} />
        </span>
        <h4>{words.say(`card.${card}`)}</h4>
      </header>
      <span className="gw-text">{words.say(`text.${card}`)}</span>
    </button>
  );
}

interface FittingProps {
  readonly g: Seen;
  readonly me: Faction;
  readonly title: string;
  readonly window: Open;
}

/** Basic on white, enhanced on gold leaf with its cost; at the bottom of each what would come of it. */
function Fitting({ g, me, title, window }: FittingProps) {
  const words = useWords();
  const tactic = tacticTitled(title);
  const cost = enhancedPrice(g, me, tactic);
  const chi = chiForecast(g, me, ENHANCED.of(title));
  return (
    <article className="gw-card tactic fit">
      <header>
        <span className="gw-card-sign">
          <Sign name={tacticSign(title)} size={26} />
        </span>
        <h4>{words.say(`tactic.${title}`)}</h4>
        <span className="gw-when">
          <Sign name="hourglass" size={13} /> {words.say('wall.tactic.when', { window: tactic.window })}
        </span>
      </header>
      <div className="gw-two-boxes">
        <Box g={g} me={me} title={title} window={window} box="basic">
          <i>{words.say('wall.tactic.free')}</i>
        </Box>
        <Box
          g={g}
          me={me}
          title={title}
          window={window}
          box="enhanced"
          then={chi === null ? words.say('refusal.chiMissing', { chi: cost }) : words.say(chi.key, chi.params)}
        >
          <i className="num">
            <Sign name="yin-yang" size={14} /> {cost}
          </i>
        </Box>
      </div>
    </article>
  );
}

interface BoxProps extends FittingProps {
  readonly box: 'basic' | 'enhanced';
  readonly then?: string;
  readonly children: ReactNode;
}

function Box({ g, me, title, window, box, then, children }: BoxProps) {
  const words = useWords();
  const { keys, pick, cursor } = useTable();
  const point = usePointing();
  const key = (box === 'basic' ? BASIC : ENHANCED).of(title);
  const can = keys.includes(key);
  const enhanced = box === 'enhanced';
  const forecast = playedForecast(g, me, key);
  const consequence = forecast === null ? null : words.say(forecast.key, forecast.params);
  const aim = () => point(hitBy(g, me, key, window));
  const rest = () => point(null);
  return (
    <button
      type="button"
      className={`gw-box ${enhanced ? 'gold' : ''} ${can ? 'is-can' : ''} ${cursor === key ? 'is-at' : ''}`}
      disabled={!can}
      {...(can && { 'data-key': key })}
      {...(can && !enhanced && { 'data-thing': `tactic:${title}`, 'data-can': true })}
      onPointerEnter={aim}
      onPointerLeave={rest}
      onFocus={aim}
      onBlur={rest}
      onClick={() => pick(key)}
    >
      <b>
        {words.say(`wall.tactic.${box}`)} {children}
      </b>
      <span>{words.say(`tactic.${title}.${box}`)}</span>
      {(consequence !== null || then !== undefined) && (
        <span className="gw-then num">{[consequence, then].filter(Boolean).join(' · ')}</span>
      )}
    </button>
  );
}
