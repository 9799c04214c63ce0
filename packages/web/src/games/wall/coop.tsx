/** The cooperative game: the Emperor's requests with what each still lacks, and the events in force. */

import { seatsOf } from '@jade/engine';
import type { GreatWall, Request } from '@jade/great-wall/screen';
import { RESOURCES, requestLacks, requestOf, SECTIONS, sectionForecast, variant } from '@jade/great-wall/screen';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { Sign as Mark } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Portrait, Sign } from './art.tsx';
import { useShown } from './shown.tsx';
import { eventSign, requestSign } from './signs.ts';
import { useFrame, useMe } from './use-wall.ts';

/** How many requests are done, and what is still to do. */
export function RequestsPanel({ g }: { g: GreatWall }) {
  const words = useWords();
  const { show } = useShown();
  const { requestsNeeded } = variant(g);
  const done = g.requestsDone.length;
  return (
    <section className="panel hair gw-requests">
      <div className="ph">
        <h2>{words.say('wall.requests')}</h2>
        <span className="meta num">
          {words.say('wall.requests.count', { done, needed: requestsNeeded })} <RuleChip rule="GW-COOP-1" />
        </span>
      </div>
      <div className="gw-seals" aria-hidden="true">
        {Array.from({ length: requestsNeeded }, (_, index) => index).map((index) => (
          <i key={index} className={index < done ? 'f' : ''}>
            {index < done && <Sign name="envelope" size={16} />}
          </i>
        ))}
      </div>
      <ul className="gw-asks">
        {g.requests.map((id) =>
          id === '' ? null : (
            <li key={id}>
              <button type="button" onClick={() => show({ kind: 'request', id })}>
                <Sign name={requestSign(id)} size={20} />
                <b>{words.say(`request.${id}`)}</b>
                <Lack g={g} id={id} />
              </button>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** What is missing, in one word. */
function Lack({ g, id }: { g: GreatWall; id: string }) {
  const words = useWords();
  const lacks = useLacks(g, id);
  const missing = lacks.some(({ lack }) => lack !== null && lack > 0);
  const hidden = lacks.some(({ lack }) => lack === null);
  return (
    <i className={missing ? 'mis' : 'ok'}>
      {words.say(missing ? 'wall.lack.some' : hidden ? 'wall.lack.mine' : 'wall.lack.none')}
    </i>
  );
}

interface LackRow {
  readonly key: string;
  readonly label: string;
  /** null: hidden from this seat. */
  readonly lack: number | null;
  readonly faction: number | null;
  readonly have: string;
}

const EACH = new Set(['resources', 'honour', 'soldiers', 'clerks']);

/** A row for every seat or section that has to do with a request. */
function useLacks(g: GreatWall, id: string): LackRow[] {
  const words = useWords();
  const me = useMe();
  const request: Request = requestOf(id);
  const lacks = requestLacks(g, id);
  if (EACH.has(request.kind))
    return seatsOf(g).map((seat) => {
      const hidden = request.kind === 'resources' && seat !== me;
      const needs = 'n' in request ? request.n : 0;
      const lack = lacks[seat] ?? 0;
      return {
        key: `seat ${seat}`,
        label: words.say('wall.seatName', { seat }),
        faction: seat,
        lack: hidden ? null : lack,
        have: hidden
          ? words.say('wall.lack.hidden')
          : words.say('wall.lack.have', { have: lack === 0 ? needs : needs - lack, needs }),
      };
    });
  if (request.kind === 'warehouse') {
    const needs = request.perPlayer * g.seats;
    const lack = lacks[0] ?? 0;
    return [
      {
        key: 'warehouse',
        label: words.say('wall.warehouse'),
        faction: null,
        lack,
        have: words.say('wall.lack.have', { have: needs - lack, needs }),
      },
    ];
  }
  return variant(g).sections.map((section) => {
    const { power, defence, holds } = sectionForecast(g, section);
    const level = g.levels[section] ?? 0;
    const name = words.say(`wall.short.${SECTIONS[section]}`);
    const row = { key: SECTIONS[section], label: name, faction: null };
    if (request.kind === 'escort') return { ...row, lack: lacks[section] ?? 0, have: '' };
    if (request.kind !== 'state') return { ...row, lack: 0, have: '' };
    if (request.check === 'allSectionsWallAtLeast')
      return {
        ...row,
        lack: Math.max(0, request.level - level),
        have: words.say('wall.lack.have', { have: level, needs: request.level }),
      };
    if (request.check === 'noBreachThisYear')
      return { ...row, lack: g.breached || !holds ? 1 : 0, have: words.say('wall.ratio', { power, defence }) };
    return { ...row, lack: (g.defeatedIn & (1 << section)) !== 0 ? 0 : 1, have: '' };
  });
}

export function RequestsWindow({ g }: { g: GreatWall }) {
  const words = useWords();
  return (
    <div className="gw-window gw-rq">
      <div className="gw-rq-head">
        <h3>{words.say('wall.missing')}</h3>
        <span>
          {words.say('wall.missing.line')} <RuleChip rule="GW-COOP-12" />
        </span>
      </div>
      <div className="gw-rq-cards">
        {g.requests.map((id) => (id === '' ? null : <RequestCard key={id} g={g} id={id} />))}
      </div>
    </div>
  );
}

function artOf(request: Request): WallIcon[] {
  if (request.kind === 'resources') return Array.from({ length: request.n }, () => RESOURCE_ICONS[request.resource]);
  return [requestSign(request.id)];
}

function RequestCard({ g, id }: { g: GreatWall; id: string }) {
  const words = useWords();
  const { keys, pick, cursor } = useTable();
  const key = `request:${id}`;
  const can = keys.includes(key);
  const rows = useLacks(g, id);
  const short = rows.filter(({ lack }) => lack !== null && lack > 0);
  const request = requestOf(id);
  const refused = useFrame('fulfilment')?.refused;
  const declined = Array.isArray(refused) && refused.includes(id);
  return (
    <article className={`gw-request ${short.length === 0 ? 'yes' : ''}`}>
      <div className="gw-scene">
        <Portrait who={request.kind === 'state' ? 'sage' : 'envoy'} />
        <span>
          {artOf(request).map((icon, index) => (
            <Sign key={`${icon} ${RESOURCES[index as 0] ?? index}`} name={icon} size={30} />
          ))}
        </span>
      </div>
      <div className="tx">
        <b>{words.say(`request.${id}`)}</b>
        {words.say(`text.${id}`)}
      </div>
      <ul>
        {rows.map(({ key: row, label, lack, have, faction }) => (
          <li key={row} className={`num ${lack === null ? '' : lack === 0 ? 'ok' : 'mis'}`}>
            {faction === null ? (
              <Sign name="medieval-gate" size={20} />
            ) : (
              <Badge guise={guiseOf(g, faction)} size={22} />
            )}
            <span>{label}</span>
            <b>{have}</b>
            <i>
              {lack === null ? (
                ''
              ) : lack === 0 ? (
                <Mark name="tick" size={15} />
              ) : (
                words.say('wall.lack.short', { count: lack })
              )}
            </i>
          </li>
        ))}
      </ul>
      <footer>
        <RuleChip rule={request.kind === 'state' ? 'GW-COOP-29' : 'GW-COOP-11'} />
        {can ? (
          <button
            type="button"
            className={`btn pri sm ${cursor === key ? 'at' : ''}`}
            data-key={key}
            data-thing={key}
            data-can
            onClick={() => pick(key)}
          >
            {words.say('wall.propose')}
          </button>
        ) : (
          <span>
            {words.say(
              request.kind === 'state' ? 'wall.byItself' : declined ? 'wall.declined' : 'wall.nobodyForAnother',
            )}
          </span>
        )}
      </footer>
    </article>
  );
}

export function Events({ g }: { g: GreatWall }) {
  const words = useWords();
  const { show } = useShown();
  return (
    <section className="panel gw-events">
      <div className="ph">
        <h2>{words.say('wall.events')}</h2>
        <span className="meta">
          <RuleChip rule="GW-COOP-16" />
        </span>
      </div>
      {g.events.map((id) => (
        <button key={id} type="button" className="gw-event" onClick={() => show({ kind: 'event', id })}>
          <Sign name={eventSign(id)} size={26} />
          <b>{words.say(`eventCard.${id}`)}</b>
          <span>{words.say(`text.${id}`)}</span>
        </button>
      ))}
      {g.events.length === 0 && <p className="gw-none">{words.say('wall.events.none')}</p>}
    </section>
  );
}
