/** Links for those who are still to come: one for the table, or one for a certain chair. Only its host sees and makes them. */

import type { Room } from '@jade/online';
import { useEffect, useRef } from 'react';
import { Sign } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import { useWords } from '../words/words.tsx';
import { onlineHall } from './hall.ts';
import { LinkField } from './link-field.tsx';

export const linkTo = (invite: string) => `${location.origin}/join/${invite}`;

export function Invites({ room, Emblem }: { room: Room; Emblem: GameFace['Emblem'] }) {
  const words = useWords();
  const hall = onlineHall();
  const general = room.invites.find(({ seat }) => seat === null);
  const asked = useRef(false);
  const free = room.chairs.flatMap((chair, seat) => (chair.kind === 'open' ? [seat] : []));
  const waits = room.chairs.some((chair) => chair.kind === 'open' || (chair.kind === 'kept' && !chair.mine));
  // With one free chair the link of the table is the link of the chair.
  const perChair = free.length > 1;
  // A room without a link would wait for nobody.
  useEffect(() => {
    if (asked.current || room.invites.length > 0 || !waits) return;
    asked.current = true;
    void hall.invite(room.id, null);
  }, [hall, room, waits]);
  if (!waits && room.invites.every(({ usedBy }) => usedBy !== null)) return <aside className="invites" />;
  return (
    <aside className="invites">
      <section className="panel hair">
        <div className="ph">
          <h2>{words.say('invite.title')}</h2>
        </div>
        {general !== undefined && (
          <div className="one">
            <LinkField link={linkTo(general.invite)} label={words.say('invite.table')} qr />
            <p>{words.say(perChair ? 'invite.line.any' : 'invite.line')}</p>
            <button type="button" className="btn line sm" onClick={() => void hall.revoke(room.id, general.invite)}>
              {words.say('invite.revoke')}
            </button>
          </div>
        )}
        {general === undefined && (
          <p className="row">
            <button type="button" className="btn line" onClick={() => void hall.invite(room.id, null)}>
              {words.say('invite.make')}
            </button>
          </p>
        )}
      </section>
      {perChair && (
        <section className="panel">
          <div className="ph">
            <h2>{words.say('invite.chairs')}</h2>
          </div>
          <p className="about">{words.say('invite.chairs.line')}</p>
          <ul>
            {free.map((seat) => (
              <ChairLink key={seat} room={room} seat={seat} Emblem={Emblem} />
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** The link of one chair: whose it is stands above it, so that the link has the whole line. */
function ChairLink({ room, seat, Emblem }: { room: Room; seat: number; Emblem: GameFace['Emblem'] }) {
  const words = useWords();
  const hall = onlineHall();
  const own = room.invites.find((one) => one.seat === seat && one.usedBy === null);
  const place = words.has(`clan.${seat}`) ? words.say(`clan.${seat}`) : words.say('seat.number', { number: seat + 1 });
  return (
    <li>
      <Emblem seat={seat} size={28} />
      <b>{place}</b>
      {own === undefined ? (
        <button
          type="button"
          className="btn line sm"
          aria-label={words.say('invite.makeFor', { place })}
          onClick={() => void hall.invite(room.id, seat)}
        >
          {words.say('invite.make')}
        </button>
      ) : (
        <>
          <button
            type="button"
            className="ib"
            aria-label={words.say('invite.revokeFor', { place })}
            title={words.say('invite.revokeFor', { place })}
            onClick={() => void hall.revoke(room.id, own.invite)}
          >
            <Sign name="cross" size={12} />
          </button>
          <LinkField link={linkTo(own.invite)} label={words.say('invite.chair', { place })} />
        </>
      )}
    </li>
  );
}
