/** The right rail below the command track: advisors for hire, years, artefacts, warehouse, shame. */

import { at } from '@jade/engine';
import type { Seen } from '@jade/great-wall/screen';
import {
  finishedWalls,
  hordesComing,
  lastYear,
  RESOURCES,
  SECTIONS,
  TIME_TRACK,
  variant,
} from '@jade/great-wall/screen';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { Icon } from '../../art/icon.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { stateOf, useReadable } from './inspect.tsx';
import { advisorSign, artefactSign, RESOURCE_VARS } from './signs.ts';

export function AdvisorTrack({ g }: { g: Seen }) {
  const words = useWords();
  return (
    <section className={`panel gw-advisors ${g.mode === 'competitive' ? '' : 'gw-aside'}`}>
      <div className="ph">
        <h2>{words.say('wall.advisors')}</h2>
        <span className="meta">{words.say('wall.advisors.line')}</span>
      </div>
      <ul className="gw-hire">
        {g.advisorTrack.map((id) => (
          <Hire key={id} id={id} />
        ))}
        {g.advisorTrack.length === 0 && <li className="gw-none">{words.say('wall.advisors.none')}</li>}
      </ul>
    </section>
  );
}

function Hire({ id }: { id: string }) {
  const words = useWords();
  const thing = useReadable(`advisor:${id}`, { kind: 'advisor', id }, words.say('wall.read', { card: id }));
  return (
    <li>
      <div {...thing.props} className={`gw-a4 ${stateOf(thing)}`}>
        {thing.can && <span className="can gw-ring" />}
        <Sign name={advisorSign(id)} size={22} />
        <span>{words.say(`advisor.${id}`)}</span>
      </div>
    </li>
  );
}

export function Years({ g }: { g: Seen }) {
  const words = useWords();
  const track = TIME_TRACK[variant(g).side].slice(1, lastYear(g) + 1);
  return (
    <section className="panel gw-aside gw-years-panel">
      <div className="ph">
        <h2>{words.say('wall.years')}</h2>
        <span className="meta">{words.say('wall.years.line')}</span>
      </div>
      <ol className={`gw-years num n${track.length}`}>
        {track.map(({ lethality }, index) => {
          const year = index + 1;
          const hordes = hordesComing(g, year);
          return (
            <li
              key={year}
              className={year === g.year ? 'now' : year < g.year ? 'past' : ''}
              title={words.say('wall.year.long', { year, hordes, lethality })}
              {...(year === g.year && { 'aria-current': 'step' as const })}
            >
              <b>{year}</b>
              <span>
                <Sign name="cavalry" size={14} />
                {year === 1 ? words.say('wall.none') : hordes}
              </span>
              <span>
                <Sign name="skull-crack" size={14} />
                {lethality}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="gw-invasion num">
        <Sign name="hourglass" size={15} />
        {words.say(`wall.ends.${g.mode}`, endOf(g))}
      </p>
      <p className="gw-invasion num">
        <Sign name="direction-sign" size={15} />
        {words.say('wall.invasion', { section: SECTIONS[g.indicator], count: g.hordeDeck })}
      </p>
    </section>
  );
}

/** How far the table is from its end. */
function endOf(g: Seen): Record<string, number> {
  const { wallsToEnd, requestsNeeded } = variant(g);
  const together = g.mode === 'cooperative';
  return {
    last: lastYear(g),
    shame: g.shamePool,
    finished: finishedWalls(g),
    done: g.requestsDone.length,
    needed: together ? requestsNeeded : wallsToEnd,
  };
}

/** Artefacts and the warehouse side by side; in the cooperative game the warehouse alone. */
export function Stores({ g }: { g: Seen }) {
  const words = useWords();
  return (
    <div className="gw-stores gw-aside">
      {g.artefacts.length > 0 && (
        <section className="panel gw-mini">
          <h2>{words.say('wall.artefacts')}</h2>
          <div className="gw-row-of">
            {g.artefacts.map((id) => (
              <Artefact key={id} id={id} />
            ))}
          </div>
        </section>
      )}
      <section className="panel gw-mini">
        <h2>{words.say('wall.warehouse')}</h2>
        <div className="gw-row-of num">
          {RESOURCES.slice(0, 3).map((resource, index) => (
            <span
              key={resource}
              title={words.say(`resource.${resource}`)}
              style={{ color: `var(${at(RESOURCE_VARS, index)})` }}
            >
              <Sign name={at(RESOURCE_ICONS, index)} size={17} />
              <b>{g.warehouse[index] ?? 0}</b>
              <span className="unseen">{words.say(`resource.${resource}`)}</span>
            </span>
          ))}
        </div>
      </section>
      <section className="panel gw-mini gw-shames">
        <h2>{words.say('wall.shame')}</h2>
        <div className="gw-row-of num" title={words.say('wall.shameLeft', { count: g.shamePool })}>
          <span className="gw-shame">
            <Sign name="despair" size={19} />
            <b>{g.shamePool}</b>
            <span className="unseen">{words.say('wall.shameLeft', { count: g.shamePool })}</span>
          </span>
        </div>
      </section>
    </div>
  );
}

function Artefact({ id }: { id: string }) {
  const words = useWords();
  const thing = useReadable(
    `artefact:${id}`,
    { kind: 'artefact', id },
    words.say('wall.readArtefact', { artefact: id }),
  );
  return (
    <div {...thing.props} className={`gw-artefact ${stateOf(thing)}`}>
      <Sign name={artefactSign(id)} size={24} />
    </div>
  );
}

export function TabIcon({ tab }: { tab: string }) {
  if (tab === 'city') return <Sign name="medieval-gate" size={16} />;
  if (tab === 'hand') return <Sign name="card-pick" size={16} />;
  if (tab === 'court') return <Sign name="imperial-crown" size={16} />;
  if (tab === 'clans') return <Sign name="rank-3" size={16} />;
  return <Icon name="scroll-unfurled" size={16} />;
}
