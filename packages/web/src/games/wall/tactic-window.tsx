/** The tactic window: what just happened, who may answer in which order, the cards that fit, and a standing answer. */

import type { GreatWall } from '@jade/great-wall/screen';
import { clanOf, doomedNow, enhancedPrice, FACE_DOWN, nameOf, tacticTitled, titleOf } from '@jade/great-wall/screen';
import { useState } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { Told, useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';
import { advisorSign, tacticSign } from './signs.ts';
import type { Unless } from './standing.ts';
import { UNLESS, useStandings } from './standing.ts';
import type { Frame } from './use-wall.ts';
import { useMe } from './use-wall.ts';

export function TacticWindow({ g, window }: { g: GreatWall; window: Frame }) {
  return (
    <div className="gw-window gw-tactic">
      <What g={g} window={window} />
      <Answers g={g} window={window} />
      <Again g={g} window={window} />
    </div>
  );
}

/** The last things that happened, and the order of asking. */
function What({ g, window }: { g: GreatWall; window: Frame }) {
  const words = useWords();
  const { session } = useTable();
  const { story, look } = session;
  const part = story.findLast(({ seq, lines }) => seq <= look.seq && lines.length > 0);
  const lines = (part?.lines ?? []).filter(({ key }) => key !== 'forced').slice(-3);
  const order = Array.isArray(window.order) ? window.order.map(Number) : [];
  const turn = Number(window.turn ?? 1) - 1;
  return (
    <div className="gw-what">
      <div className="gw-slip paper">
        <h3>{words.say('wall.window.title', { window: String(window.on) })}</h3>
        {lines.map((line) => (
          <p key={`${line.key} ${JSON.stringify(line.params)}`}>
            <Told message={`event.${line.key}`} params={line.params} />
          </p>
        ))}
        <AboutToDie g={g} />
        <p>
          {words.say('wall.window.once')} <RuleChip rule="GW-TAC-4" />
        </p>
      </div>
      <ol className="gw-order">
        {order.map((faction, index) => (
          <li key={faction} className={index < turn ? 'passed' : index === turn ? 'now' : ''}>
            <Badge guise={guiseOf(g, faction)} size={30} />
            <b>{words.say('wall.seatName', { seat: faction })}</b>
            <span>{words.say(`wall.order.${index < turn ? 'let' : index === turn ? 'now' : 'then'}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How many soldiers of each clan would die. */
function AboutToDie({ g }: { g: GreatWall }) {
  const words = useWords();
  const doomed = doomedNow(useTable().session.look.view.stack);
  const clans = g.tea.flatMap((faction) => {
    const count = doomed.filter(({ who }) => who === faction).length;
    return count === 0 ? [] : [words.say('wall.doomed', { seat: nameOf(g, faction), count })];
  });
  if (clans.length === 0) return null;
  return (
    <p>
      <b>{words.say('wall.doomed.line', { clans })}</b> <RuleChip rule="GW-KILL-1" />
    </p>
  );
}

/** Own tactic cards: those that fit with both boxes, the others grey with their reason; then abilities. */
function Answers({ g, window }: { g: GreatWall; window: Frame }) {
  const words = useWords();
  const me = useMe();
  const { keys } = useTable();
  if (me === null) return <div />;
  const { tactics, resources } = clanOf(g, me);
  const titles = [...new Set(tactics.filter((card) => card !== FACE_DOWN).map(titleOf))];
  const fits = titles.filter((title) => keys.includes(`basic:${title}`));
  const others = titles.filter((title) => !fits.includes(title));
  const abilities = keys.filter((key) => key.startsWith('use:')).map((key) => key.slice('use:'.length));
  return (
    <div className="gw-play">
      <h3>
        {words.say('wall.window.answer')}{' '}
        <small>{words.say('wall.window.fit', { fits: fits.length, held: titles.length })}</small>
      </h3>
      <div className="gw-answers">
        {abilities.map((card) => (
          <Ability key={card} card={card} />
        ))}
        {fits.map((title) => (
          <Fitting key={title} title={title} chi={resources[3] ?? 0} cost={enhancedPrice(g, me, tacticTitled(title))} />
        ))}
        {others.map((title) => (
          <article key={title} className="gw-card tactic small off">
            <header>
              <span className="gw-card-sign">
                <Sign name={tacticSign(title)} size={24} />
              </span>
              <h4>{words.say(`tactic.${title}`)}</h4>
            </header>
            <p>
              <b>{words.say('wall.window.notNow')}</b>{' '}
              {tacticTitled(title).window === window.on
                ? words.say('refusal.conditionFails', { tactic: title })
                : words.say('wall.window.moment', { window: tacticTitled(title).window })}{' '}
              <RuleChip rule="GW-TAC-2" />
            </p>
          </article>
        ))}
      </div>
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

/** Basic on white, enhanced on gold leaf with its cost and what is left. */
function Fitting({ title, chi, cost }: { title: string; chi: number; cost: number }) {
  const words = useWords();
  const { keys, pick, cursor } = useTable();
  const [basic, enhanced] = [`basic:${title}`, `enhanced:${title}`];
  const mayEnhance = keys.includes(enhanced);
  return (
    <article className="gw-card tactic fit">
      <header>
        <span className="gw-card-sign">
          <Sign name={tacticSign(title)} size={28} />
        </span>
        <h4>{words.say(`tactic.${title}`)}</h4>
        <span className="gw-when">
          <Sign name="hourglass" size={13} /> {words.say('wall.tactic.when', { window: tacticTitled(title).window })}
        </span>
      </header>
      <div className="gw-two-boxes">
        <button
          type="button"
          className={`gw-box is-can ${cursor === basic ? 'is-at' : ''}`}
          data-key={basic}
          data-thing={`tactic:${title}`}
          data-can
          onClick={() => pick(basic)}
        >
          <b>
            {words.say('wall.tactic.basic')} <i>{words.say('wall.tactic.free')}</i>
          </b>
          {words.say(`tactic.${title}.basic`)}
        </button>
        <button
          type="button"
          className={`gw-box gold ${mayEnhance ? 'is-can' : ''} ${cursor === enhanced ? 'is-at' : ''}`}
          disabled={!mayEnhance}
          {...(mayEnhance && { 'data-key': enhanced })}
          onClick={() => pick(enhanced)}
        >
          <b>
            {words.say('wall.tactic.enhanced')}{' '}
            <i className="num">
              <Sign name="yin-yang" size={13} /> {cost}
            </i>
          </b>
          {words.say(`tactic.${title}.enhanced`)}
          <span className="gw-then num">
            {mayEnhance
              ? words.say('wall.tactic.chiThen', { chi, left: Math.max(0, chi - cost) })
              : words.say('refusal.chiMissing', { chi: cost })}
          </span>
        </button>
      </div>
    </article>
  );
}

/** “Do not ask me again unless…” */
function Again({ g, window }: { g: GreatWall; window: Frame }) {
  const words = useWords();
  const { add } = useStandings();
  const { pick } = useTable();
  const [ticked, setTicked] = useState<readonly Unless[]>(['cardFits', 'mine']);
  const on = String(window.on);
  const toggle = (unless: Unless) =>
    setTicked((before) => (before.includes(unless) ? before.filter((one) => one !== unless) : [...before, unless]));
  return (
    <fieldset className="gw-again">
      <legend>{words.say('wall.again.title')}</legend>
      {UNLESS.map((unless) => (
        <label key={unless}>
          <input type="checkbox" checked={ticked.includes(unless)} onChange={() => toggle(unless)} />
          {words.say(`wall.again.${unless}`)}
        </label>
      ))}
      <button
        type="button"
        className="btn line"
        onClick={() => {
          add({ on, unless: ticked, year: g.year });
          pick('pass');
        }}
      >
        {words.say('wall.again.do', { window: on })}
      </button>
    </fieldset>
  );
}
