/** The command track: whose card lies on which space, and who still chooses. */

import { frameIn } from '@jade/engine';
import type { Faction, Seen } from '@jade/great-wall/screen';
import { chooseCommand, NOBODY, nameOf, SPACE } from '@jade/great-wall/screen';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';
import { stateOf, useInspected } from './inspect.tsx';
import { commandSign } from './signs.ts';

/** Spaces of the track in order, with the cards on them; cards that are shown but not placed wait beside it. */
export function CommandTrack({ g }: { g: Seen }) {
  const words = useWords();
  const { view } = useTable().session.look;
  const choosing = frameIn(view.stack, chooseCommand) !== null;
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
  readonly g: Seen;
  readonly space: number;
  readonly faction: Faction;
  readonly state: string;
}

function Space({ g, space, faction, state }: SpaceProps) {
  const words = useWords();
  const { show } = useInspected();
  const thing = useThing(SPACE.of[space - 1] ?? '');
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
        <span className="unseen">{words.say('wall.ofFaction', { seat: nameOf(g, faction) })}</span>
      </button>
    </li>
  );
}

/** Who has chosen and who has not; what, nobody sees. */
function Secret({ g }: { g: Seen }) {
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
