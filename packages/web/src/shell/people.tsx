/** Who sits at a table elsewhere, and what one can do about it: a bot for whoever is away, another device, giving the seat up. */

import type { RoomChair } from '@jade/online';
import { useState } from 'react';
import type { GameFace } from '../games/games.ts';
import { useRoom } from '../online/at-room.ts';
import { LinkField } from '../online/link-field.tsx';
import { useNow } from '../online/now.ts';
import { FromPosition } from '../screens/position.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/words.tsx';
import { NOW_AND_THEN } from './absent.tsx';
import { useTable } from './at-table.tsx';
import { Switch } from './controls.tsx';
import { Dialog } from './dialog.tsx';
import { ChairPresence } from './presence.tsx';

type Seated = Extract<RoomChair, { kind: 'person' }>;

export function People({ Emblem, onClose }: { Emblem: GameFace['Emblem']; onClose: () => void }) {
  const words = useWords();
  const at = useRoom();
  const { session } = useTable();
  if (at === null) return null;
  const { room, connection } = at;
  const lost = connection.is !== 'here';
  return (
    <Dialog title={words.say('people.title')} onClose={onClose} className="people">
      {room.position !== null && <FromPosition after={room.position} />}
      <ul>
        {room.chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place at the table
          <li key={seat}>
            <Emblem seat={seat} size={34} />
            <span>
              <b>{chair.kind !== 'open' && chair.name}</b>
              {chair.kind === 'bot' && (
                <i>{words.say('people.bot', { level: words.say(`bot.level.${chair.level}`) })}</i>
              )}
              <ChairPresence chair={chair} lost={lost} />
            </span>
            {room.host.mine && room.state === 'playing' && chair.kind === 'person' && !chair.mine && (
              <ForAway chair={chair} seat={seat} lost={lost} />
            )}
          </li>
        ))}
      </ul>
      <Notified />
      <AnotherDevice />
      {room.state === 'playing' && session.viewer !== 'spectator' && <GiveUp onDone={onClose} />}
    </Dialog>
  );
}

/** What the host can do for somebody who is not there: a bot meanwhile, and a link back to the chair. */
function ForAway({ chair: { name, presence }, seat, lost }: { chair: Seated; seat: number; lost: boolean }) {
  const words = useWords();
  const at = useRoom();
  const now = useNow(NOW_AND_THEN);
  const [link, setLink] = useState<string | null>(null);
  if (at === null || presence.is === 'left') return null;
  const mayStandIn = at.mayStandIn(seat, now);
  if (presence.is === 'here' && !mayStandIn) return null;
  return (
    <div className="for-away">
      {mayStandIn && (
        <button type="button" className="btn line sm" disabled={lost} onClick={() => void at.standIn(seat)}>
          {words.say('people.standIn')}
        </button>
      )}
      {presence.is === 'here' ? null : link === null ? (
        <button
          type="button"
          className="btn line sm"
          disabled={lost}
          onClick={() => void at.returnLink(seat).then(setLink)}
        >
          {words.say('people.return', { name })}
        </button>
      ) : (
        <LinkField link={link} label={words.say('people.return', { name })} />
      )}
    </div>
  );
}

/** A note of the browser when the table waits for this player, while the page is open. */
function Notified() {
  const words = useWords();
  const { notes } = useSettings();
  if (typeof Notification === 'undefined' || !isSecureContext) return <p>{words.say('people.notes.not')}</p>;
  const turn = async (on: boolean) => {
    const allowed = on && (await Notification.requestPermission()) === 'granted';
    changeSettings({ notes: allowed });
  };
  const label = words.say('people.notes');
  return (
    <div className="settings">
      <div className="row">
        <span>{label}</span>
        <Switch label={label} on={notes} onChange={(on) => void turn(on)} />
      </div>
    </div>
  );
}

function AnotherDevice() {
  const words = useWords();
  const at = useRoom();
  const [link, setLink] = useState<string | null>(null);
  return link === null ? (
    <p className="row">
      <button type="button" className="btn line" onClick={() => void at?.deviceLink().then(setLink)}>
        {words.say('people.device')}
      </button>
    </p>
  ) : at?.isUsed(link) ? (
    <p role="status">{words.say('people.device.used')}</p>
  ) : (
    <div>
      <p>{words.say('people.device.line')}</p>
      <LinkField link={link} label={words.say('people.device')} qr />
    </div>
  );
}

/** Giving up cannot be taken back, so it is asked once. */
function GiveUp({ onDone }: { onDone: () => void }) {
  const words = useWords();
  const { session } = useTable();
  const [asked, setAsked] = useState(false);
  const left = session.viewer !== 'spectator' && session.news.chairs[session.viewer]?.left === true;
  if (left || session.news.over) return null;
  return asked ? (
    <div className="give-up" role="alert">
      <p>{words.say(session.look.view.seats > 1 ? 'people.giveUp.line' : 'people.giveUp.alone')}</p>
      <p className="row">
        <button type="button" className="btn line" onClick={() => setAsked(false)}>
          {words.say('people.stay')}
        </button>
        <button type="button" className="btn sec" onClick={() => void session.resign().then(onDone)}>
          {words.say('people.giveUp')}
        </button>
      </p>
    </div>
  ) : (
    <p className="row">
      <button type="button" className="btn line" onClick={() => setAsked(true)}>
        {words.say('people.giveUp')}
      </button>
    </p>
  );
}
