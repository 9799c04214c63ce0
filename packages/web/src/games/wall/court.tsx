/** The right rail: command track, advisors for hire, years, artefacts, warehouse. */

import type { Faction, GreatWall } from '@jade/great-wall/screen';
import { lastYear, NOBODY, RESOURCES, TIME_TRACK, variant } from '@jade/great-wall/screen';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { Icon } from '../../art/icon.tsx';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';
import { stateOf, useReadable, useShown } from './shown.tsx';
import { advisorSign, artefactSign, commandSign, RESOURCE_VARS } from './signs.ts';

/** Spaces of the track in order, with the cards on them; cards that are shown but not placed wait beside it. */
export function CommandTrack({ g }: { g: GreatWall }) {
  const words = useWords();
  const { view } = useTable().session.look;
  const choosing = view.decision === 'chooseCommand' || view.stack.some(({ at }) => at.startsWith('chooseCommand'));
  const shown = g.clans.flatMap((clan, faction) => (clan.shown === '' ? [] : [faction]));
  const waiting = shown.filter((faction) => !g.track.includes(faction as Faction));
  const turn = g.active === NOBODY ? -1 : g.track.indexOf(g.active);
  const spaces = (g.track.length > 0 ? g.track : g.tea.map(() => NOBODY)).map((faction, index) => ({ faction, index }));
  const meta = choosing
    ? 'wall.track.secret'
    : waiting.length > 0
      ? 'wall.track.placing'
      : turn >= 0
        ? 'wall.track.turn'
        : g.track.length > 0
          ? 'wall.track.over'
          : 'wall.track.idle';
  return (
    <section className="panel hair gw-track">
      <div className="ph">
        <h2>{words.say('wall.track')}</h2>
        <span className="meta num">{words.say(meta, { space: turn + 1, count: g.track.length })}</span>
      </div>
      <ol className={`gw-spaces n${spaces.length}`}>
        {spaces.map(({ faction, index }) => (
          <Space
            key={index}
            g={g}
            space={index + 1}
            faction={faction}
            state={turn < 0 || g.track.length === 0 ? '' : index < turn ? 'done' : index === turn ? 'now' : ''}
          />
        ))}
      </ol>
      {choosing && <Secret g={g} />}
      {waiting.length > 0 && (
        <ul className="gw-waiting">
          {waiting.map((faction) => (
            <li key={faction} className="gw-flip">
              <Badge guise={guiseOf(g, faction)} size={20} />
              <Sign name={commandSign(g.clans[faction]?.shown ?? '')} size={16} />
              {words.say(`command.${g.clans[faction]?.shown}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface SpaceProps {
  readonly g: GreatWall;
  readonly space: number;
  readonly faction: Faction;
  readonly state: string;
}

function Space({ g, space, faction, state }: SpaceProps) {
  const words = useWords();
  const { show } = useShown();
  const thing = useThing(`space:${space}`);
  const command = faction === NOBODY ? '' : (g.clans[faction]?.shown ?? '');
  if (command === '')
    return (
      <li {...thing.props} className={`gw-space ${stateOf(thing)}`}>
        {thing.can && <span className="can gw-ring" />}
        <b className="num">{space}</b>
      </li>
    );
  return (
    <li className={`gw-cmd gw-flip ${state}`} {...(state === 'now' && { 'aria-current': 'step' as const })}>
      <button type="button" onClick={() => show({ kind: 'command', id: command })}>
        <span className="no num">{space}</span>
        <Sign name={commandSign(command)} size={28} />
        <b>{words.say(`command.${command}`)}</b>
        <Badge guise={guiseOf(g, faction)} size={22} />
        <span className="unseen">{words.say('wall.ofFaction', { seat: nameParam(g, faction) })}</span>
      </button>
    </li>
  );
}

/** A faction as the catalogue knows it. */
export function nameParam(g: GreatWall, faction: Faction): number | string {
  return faction < g.seats ? faction : faction === g.seats ? 'reed' : 'qin';
}

/** Who has chosen and who has not; what, nobody sees. */
function Secret({ g }: { g: GreatWall }) {
  const words = useWords();
  const { session } = useTable();
  const { waitingFor } = session.look.view;
  return (
    <ul className="gw-secret">
      {g.tea
        .filter((faction) => faction < g.seats)
        .map((faction) => {
          const waits = waitingFor.some((who) => who === faction);
          return (
            <li key={faction} className={waits ? 'waits' : 'has'}>
              <i className="back">
                <Badge guise={guiseOf(g, faction)} size={20} />
              </i>
              {words.say(waits ? 'wall.secret.chooses' : 'wall.secret.chosen', { seat: faction })}
            </li>
          );
        })}
    </ul>
  );
}

export function AdvisorTrack({ g }: { g: GreatWall }) {
  const words = useWords();
  return (
    <section className="panel">
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

export function Years({ g }: { g: GreatWall }) {
  const words = useWords();
  const track = TIME_TRACK[variant(g).side].slice(1, lastYear(g) + 1);
  return (
    <section className="panel gw-aside">
      <div className="ph">
        <h2>{words.say('wall.years')}</h2>
        <span className="meta">{words.say('wall.years.line')}</span>
      </div>
      <ol className={`gw-years num n${track.length}`}>
        {track.map(({ hordes, lethality }, index) => {
          const year = index + 1;
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
    </section>
  );
}

/** Artefacts and the warehouse side by side; in the cooperative game the warehouse alone. */
export function Stores({ g }: { g: GreatWall }) {
  const words = useWords();
  const { show } = useShown();
  return (
    <div className="gw-stores gw-aside">
      {g.artefacts.length > 0 && (
        <section className="panel gw-mini">
          <h2>{words.say('wall.artefacts')}</h2>
          <div className="gw-row-of">
            {g.artefacts.map((id) => (
              <button
                key={id}
                type="button"
                title={words.say(`artefact.${id}`)}
                aria-label={words.say('wall.readArtefact', { artefact: id })}
                onClick={() => show({ kind: 'artefact', id })}
              >
                <Sign name={artefactSign(id)} size={25} />
              </button>
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
              style={{ color: `var(${RESOURCE_VARS[index as 0]})` }}
            >
              <Sign name={RESOURCE_ICONS[index as 0]} size={19} />
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

export function TabIcon({ tab }: { tab: string }) {
  if (tab === 'city') return <Sign name="medieval-gate" size={16} />;
  if (tab === 'hand') return <Sign name="card-pick" size={16} />;
  if (tab === 'court') return <Sign name="imperial-crown" size={16} />;
  if (tab === 'clans') return <Sign name="rank-3" size={16} />;
  return <Icon name="scroll-unfurled" size={16} />;
}
