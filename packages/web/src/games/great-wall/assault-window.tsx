/** An Assault on its own board: Power and Defence part by part, whom a Breach shames and why, and what comes next. */

import type { Phrase } from '@jade/engine';
import { frameIn } from '@jade/engine';
import type { Section, Seen, Toll } from '@jade/great-wall/screen';
import {
  assault,
  balanceOf,
  breach,
  doomedNow,
  lethality,
  nameOf,
  printedLethality,
  SECTIONS,
  sectionForecast,
  tollOf,
} from '@jade/great-wall/screen';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';

/** Below the field while an Assault is told, or asks somebody something. */
export function AssaultWindow({ g, section }: { g: Seen; section: Section }) {
  const words = useWords();
  const { power, defence, holds } = sectionForecast(g, section);
  const { stack } = useTable().session.look.view;
  const isKilling = frameIn(stack, breach)?.at === breach.steps.end;
  return (
    <div className={`gw-window gw-assault ${holds ? 'gw-holds' : 'gw-breaks'}`} data-assault={SECTIONS[section]}>
      <div className="gw-assault-sums">
        <h2>{words.say('wall.assault.title', { section: SECTIONS[section], power, defence })}</h2>
        <Sums g={g} section={section} />
      </div>
      {isKilling ? <DoomedList g={g} /> : <TollList g={g} section={section} holds={holds} />}
      <Steps g={g} holds={holds} />
    </div>
  );
}

/** What the Power of the Hordes and the Defence of the Wall are made of. */
export function Sums({ g, section }: { g: Seen; section: Section }) {
  const words = useWords();
  const parts = balanceOf(g, section);
  const sums = sectionForecast(g, section);
  return (
    <div className="gw-sums num">
      {(['power', 'defence'] as const).map((side) => (
        <section key={side} className={`gw-side ${side}`}>
          <h3>
            <Sign name={side === 'power' ? 'crossed-sabres' : 'crenulated-shield'} size={16} />
            {words.say(`wall.assault.${side}`)}
            <b>{sums[side]}</b>
          </h3>
          <ul>
            {parts[side].map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same Horde may stand there twice
              <Part key={index} part={part} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Part({ part: { key, params } }: { part: Phrase }) {
  const words = useWords();
  return (
    <li>
      <span>{words.say(key, params)}</span>
      <b>{words.say('wall.signed', { n: Number(params.n) })}</b>
    </li>
  );
}

/** One row for each clan: how much Shame, and for want of what. */
export function TollList({ g, section, holds }: { g: Seen; section: Section; holds: boolean }) {
  const words = useWords();
  return (
    <div className="gw-toll">
      <h3>
        {words.say(holds ? 'wall.toll.spared' : 'wall.toll.title')} <RuleChip rule="GW-BREACH-1" />
      </h3>
      <p>{words.say('wall.toll.why')}</p>
      {!holds && (
        <ul>
          {tollOf(g, section).map((toll) => (
            <li key={toll.seat}>
              <Badge guise={guiseOf(g, toll.seat)} size={24} />
              <span>
                <b>{words.say('wall.seatName', { seat: toll.seat })}</b>
                <i>{reasonOf(toll)}</i>
              </span>
              <em className="num">
                <Sign name="despair" size={15} /> {toll.shame}
              </em>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function reasonOf({ without, nowhere, more, dead }: Toll): string {
    const names = without.map((horde) => words.say(`horde.${horde}`));
    const how = without.length === 0 ? 'none' : nowhere ? 'all' : 'lacks';
    const lacks = words.say(`wall.toll.${how}`, { hordes: names });
    return [
      lacks,
      ...(more === 0 ? [] : [words.say('wall.toll.cards', { n: more })]),
      ...(dead === 0 ? [] : [words.say('wall.toll.dead', { count: dead })]),
    ].join(' · ');
  }
}

/** The Soldiers of each clan that are about to die; whoever was saved is no longer among them. */
function DoomedList({ g }: { g: Seen }) {
  const words = useWords();
  const { stack } = useTable().session.look.view;
  const doomed = doomedNow(stack);
  return (
    <div className="gw-toll">
      <h3>
        {words.say('wall.toll.doomed')} <RuleChip rule="GW-BREACH-2" />
      </h3>
      <p>{words.say('wall.toll.doomedWhy', { n: lethality(g, printedLethality(g), true) })}</p>
      <ul>
        {g.tea.map((faction) => (
          <li key={faction}>
            <Badge guise={guiseOf(g, faction)} size={24} />
            <span>
              <b>{words.say('wall.seatName', { seat: nameOf(g, faction) })}</b>
              <i>{words.say('wall.toll.dies', { count: doomed.filter(({ who }) => who === faction).length })}</i>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const STEPS = ['compare', 'shame', 'deaths', 'stay'] as const;

/** What a Breach does, in its order. */
function Steps({ g, holds }: { g: Seen; holds: boolean }) {
  const words = useWords();
  const { stack } = useTable().session.look.view;
  const breaking = frameIn(stack, breach);
  const now = breaking === null ? 0 : breaking.at === breach.steps.end ? 2 : 1;
  if (holds && frameIn(stack, assault) !== null)
    return <p className="gw-assault-steps">{words.say('wall.assault.held')}</p>;
  return (
    <ol className="gw-assault-steps num">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index < now ? 'done' : index === now ? 'now' : ''}
          {...(index === now && { 'aria-current': 'step' as const })}
        >
          {words.say(`wall.assault.${step}`, { pool: g.shamePool })}
        </li>
      ))}
    </ol>
  );
}
