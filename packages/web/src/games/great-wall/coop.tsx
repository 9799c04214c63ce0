/** The cooperative game: the Emperor's requests with what each still lacks, and the events in force. */

import type { Seen } from '@jade/great-wall/screen';
import { fulfilledNow, requestNeeds, variant } from '@jade/great-wall/screen';
import { Sign as Mark } from '../../art/icon.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { useInspected } from './inspect.tsx';
import { eventSign, requestSign } from './signs.ts';
import { useMe } from './use-game.ts';

/** How many requests are done, and what is still to do. */
export function RequestsPanel({ g }: { g: Seen }) {
  const words = useWords();
  const { show } = useInspected();
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
        {fulfilledNow(g).map((id) => (
          <li key={id} className="done">
            <button type="button" onClick={() => show({ kind: 'request', id })}>
              <Sign name={requestSign(id)} size={20} />
              <b>{words.say(`request.${id}`)}</b>
              <i className="ok">
                <Mark name="tick" size={13} /> {words.say('wall.lack.done')}
              </i>
            </button>
          </li>
        ))}
        {g.requests.map((id) =>
          id === '' ? null : (
            <li key={id}>
              <button type="button" onClick={() => show({ kind: 'request', id })}>
                <Sign name={requestSign(id)} size={20} />
                <b>{words.say(`request.${id}`)}</b>
                <Lack g={g} id={id} />
                <Missing g={g} id={id} />
              </button>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** What is missing, in one word. */
function Lack({ g, id }: { g: Seen; id: string }) {
  const words = useWords();
  const lacks = requestNeeds(g, id, useMe());
  const missing = lacks.some(({ lack }) => lack !== null && lack > 0);
  const hidden = lacks.some(({ lack }) => lack === null);
  return (
    <i className={missing ? 'mis' : 'ok'}>
      {words.say(missing ? 'wall.lack.some' : hidden ? 'wall.lack.mine' : 'wall.lack.none')}
    </i>
  );
}

/** Of whom, or where, something is missing, and how much. */
function Missing({ g, id }: { g: Seen; id: string }) {
  const words = useWords();
  const needs = requestNeeds(g, id, useMe()).filter(({ missing }) => missing !== null);
  const lines = needs.flatMap(({ name, missing }) => {
    if (missing === null) return [];
    const what = words.say(missing.key, missing.params);
    return [needs.length === 1 ? what : words.say('wall.lack.line', { who: words.say(name.key, name.params), what })];
  });
  return lines.length === 0 ? null : <small>{words.list(lines)}</small>;
}

export function Events({ g }: { g: Seen }) {
  const words = useWords();
  const { show } = useInspected();
  return (
    <section className="panel gw-events gw-aside">
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
