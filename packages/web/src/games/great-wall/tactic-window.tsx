/** The tactic window: what just happened, who may answer in which order, the cards that fit, and a standing answer. */

import type { Faction, GreatWall } from '@jade/great-wall/screen';
import { clanOf, enhancedPrice, FACE_DOWN, playedForecast, tacticTitled, titleOf } from '@jade/great-wall/screen';
import type { ReactNode } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { targetsOf, usePointing } from './concern.tsx';
import { advisorSign, tacticSign } from './signs.ts';
import { StandingAnswerForm } from './standing-answer-form.tsx';
import type { Frame } from './use-game.ts';
import { useMe } from './use-game.ts';
import { WhatHappened } from './what-happened.tsx';

export function TacticWindow({ g, window }: { g: GreatWall; window: Frame }) {
  return (
    <div className="gw-window gw-tactic" data-window={String(window.on)}>
      <WhatHappened g={g} window={window} />
      <Answers g={g} window={window} />
      <StandingAnswerForm g={g} window={window} />
    </div>
  );
}

/** What answers: abilities and cards that fit, with both boxes; the others in a list with their reason. */
function Answers({ g, window }: { g: GreatWall; window: Frame }) {
  const words = useWords();
  const me = useMe();
  const { keys } = useTable();
  if (me === null) return <div />;
  const titles = [
    ...new Set(
      clanOf(g, me)
        .tactics.filter((card) => card !== FACE_DOWN)
        .map(titleOf),
    ),
  ];
  const fits = titles.filter((title) => keys.includes(`basic:${title}`));
  const others = titles.filter((title) => !fits.includes(title));
  const abilities = keys.filter((key) => key.startsWith('use:')).map((key) => key.slice('use:'.length));
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
              <Sign name={tacticSign(title)} size={20} />
              <span>
                <b>{words.say(`tactic.${title}`)}</b>
                {tacticTitled(title).window === window.on
                  ? words.say('refusal.conditionFails', { tactic: title })
                  : words.say('wall.window.moment', { window: tacticTitled(title).window })}
              </span>
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
  const key = `use:${card}`;
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
  readonly g: GreatWall;
  readonly me: Faction;
  readonly title: string;
  readonly window: Frame;
}

/** Basic on white, enhanced on gold leaf with its cost; at the bottom of each what would come of it. */
function Fitting({ g, me, title, window }: FittingProps) {
  const words = useWords();
  const { keys } = useTable();
  const tactic = tacticTitled(title);
  const cost = enhancedPrice(g, me, tactic);
  const chi = clanOf(g, me).resources[3] ?? 0;
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
          then={
            keys.includes(`enhanced:${title}`)
              ? words.say('wall.tactic.chiThen', { chi, left: Math.max(0, chi - cost) })
              : words.say('refusal.chiMissing', { chi: cost })
          }
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
  const key = `${box}:${title}`;
  const can = keys.includes(key);
  const enhanced = box === 'enhanced';
  const forecast = playedForecast(g, me, key);
  const consequence = forecast === null ? null : words.say(forecast.key, forecast.params);
  const aim = () => point(targetsOf(g, me, title, enhanced, window));
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
