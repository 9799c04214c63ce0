/** In the Winter of the cooperative game: the Emperor's requests at reading size, to be proposed and voted on. */

import type { Request, Seen } from '@jade/great-wall/screen';
import {
  fulfilledNow,
  fulfilment,
  PLAYER,
  proposal,
  REQUEST,
  RESOURCES,
  requestForecast,
  requestNeeds,
  requestOf,
} from '@jade/great-wall/screen';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { Sign as Mark } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Portrait, Sign } from './art.tsx';
import { envoyOf } from './card-scene.tsx';
import { requestSign } from './signs.ts';
import { useFrame, useMe } from './use-game.ts';

export function RequestsWindow({ g }: { g: Seen }) {
  const proposed = useFrame(proposal)?.request;
  return (
    <div className="gw-window gw-rq">
      {fulfilledNow(g).map((id) => (
        <RequestCard key={id} g={g} id={id} state="done" />
      ))}
      {g.requests.map((id) =>
        id === '' ? null : (
          <RequestCard
            key={id}
            g={g}
            id={id}
            state={proposed === undefined ? 'open' : proposed === id ? 'proposed' : 'aside'}
          />
        ),
      )}
    </div>
  );
}

function artOf(request: Request): WallIcon[] {
  if (request.kind === 'resources') return Array.from({ length: request.n }, () => RESOURCE_ICONS[request.resource]);
  return [requestSign(request.id)];
}

interface RequestCardProps {
  readonly g: Seen;
  readonly id: string;
  /** Aside: another one is being voted on. */
  readonly state: 'open' | 'proposed' | 'aside' | 'done';
}

function RequestCard({ g, id, state }: RequestCardProps) {
  const words = useWords();
  const request = requestOf(id);
  const done = state === 'done';
  return (
    <article className={`gw-request ${state}`}>
      <div className="gw-scene">
        <Portrait who={envoyOf(id)} />
        <b>{words.say(`request.${id}`)}</b>
        <span>
          {artOf(request).map((icon, index) => (
            <Sign key={`${icon} ${RESOURCES[index] ?? index}`} name={icon} size={22} />
          ))}
        </span>
      </div>
      <p className="tx">{words.say(`text.${id}`)}</p>
      {done ? (
        <p className="gw-seal-of">
          <Mark name="tick" size={20} /> {words.say('wall.fulfilled')}
        </p>
      ) : (
        <>
          <LackRows g={g} id={id} />
          <RequestFoot g={g} id={id} isState={request.kind === 'state'} />
        </>
      )}
    </article>
  );
}

/** Seat or section, have and need, a tick or what is short. */
function LackRows({ g, id }: { g: Seen; id: string }) {
  const words = useWords();
  const me = useMe();
  return (
    <ul>
      {requestNeeds(g, id, me).map(({ about, name, lack, have, missing }) => (
        <li key={about} className={`num ${lack === null ? '' : lack === 0 ? 'ok' : 'mis'}`}>
          {PLAYER.has(about) ? (
            <Badge guise={guiseOf(g, PLAYER.index(about))} size={20} />
          ) : (
            <Sign name="medieval-gate" size={20} />
          )}
          <span>{words.say(name.key, name.params)}</span>
          <b>{have !== null && words.say(have.key, have.params)}</b>
          <i>
            {lack === null ? (
              ''
            ) : lack === 0 ? (
              <Mark name="tick" size={15} />
            ) : (
              missing !== null && words.say(missing.key, missing.params)
            )}
          </i>
        </li>
      ))}
    </ul>
  );
}

/** Proposing is the main thing to do only where no share is known to be missing. */
function RequestFoot({ g, id, isState }: { g: Seen; id: string; isState: boolean }) {
  const words = useWords();
  const me = useMe();
  const { keys, pick, cursor } = useTable();
  const forecast = me === null ? null : requestForecast(g, id, me);
  const key = REQUEST.of(id);
  const can = keys.includes(key);
  const short = requestNeeds(g, id, me).filter(({ lack }) => lack !== null && lack > 0);
  const declined = useFrame(fulfilment)?.refused.includes(id) === true;
  const line = isState
    ? 'wall.byItself'
    : declined
      ? 'wall.declined'
      : short.length > 0
        ? (forecast?.key ?? 'wall.lack.known')
        : null;
  return (
    <footer>
      <span className={short.length > 0 ? 'mis' : ''}>{line !== null && words.say(line)}</span>
      <RuleChip rule={isState ? 'GW-COOP-29' : 'GW-COOP-11'} />
      {can && (
        <button
          type="button"
          className={`btn ${short.length === 0 ? 'pri' : 'faint'} sm ${cursor === key ? 'at' : ''}`}
          data-key={key}
          data-thing={key}
          data-can
          onClick={() => pick(key)}
        >
          {words.say(short.length === 0 ? 'wall.propose' : 'wall.proposeAnyway')}
        </button>
      )}
    </footer>
  );
}
