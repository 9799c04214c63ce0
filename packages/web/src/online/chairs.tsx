/** The table and the chairs around it: who sits where, and who is still expected. */

import type { Room, RoomChair } from '@jade/online';
import type { ReactNode } from 'react';
import { Sign } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import { ChairPresence } from '../shell/presence.tsx';
import { useWords } from '../words/words.tsx';

interface ChairsProps {
  readonly room: Room;
  readonly Emblem: GameFace['Emblem'];
  readonly cover: string | null;
  readonly canSit: boolean;
  readonly onSit: (seat: number) => void;
  /** The host lets a chair be free again. */
  readonly onFree: (seat: number) => void;
  /** The host puts a bot there, or takes it away. */
  readonly onBot: (seat: number, level: string | null) => void;
}

/** As good a bot as the host gets without looking for another one. */
export const USUAL_LEVEL = 'adept';

export function Chairs({ room, Emblem, cover, canSit, onSit, onFree, onBot }: ChairsProps) {
  const words = useWords();
  return (
    <div className="scene">
      <Tabletop cover={cover} cups={room.chairs.length} />
      <ol className={`chairs n${room.chairs.length}`}>
        {room.chairs.map((chair, seat) => {
          const isTaken = chair.kind === 'person' || chair.kind === 'bot';
          const place = placeOf(seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place at the table
            <li key={seat} className={`chair s${seat + 1} ${chair.kind}`}>
              <ChairDrawing isTaken={isTaken} />
              {isTaken && (
                <span className="on">
                  <Emblem seat={seat} size={40} />
                </span>
              )}
              <div className="nm">
                <b>{nameOf(chair)}</b>
                <i>{roleOf(chair, seat, place)}</i>
                <ChairPresence chair={chair} />
                <Way chair={chair} seat={seat} />
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );

  function placeOf(seat: number): string {
    return words.has(`clan.${seat}`) ? words.say(`clan.${seat}`) : words.say('seat.number', { number: seat + 1 });
  }

  function nameOf(chair: RoomChair): string {
    if (chair.kind === 'open') return words.say('room.free');
    return chair.name;
  }

  function roleOf(chair: RoomChair, seat: number, place: string): string {
    if (chair.kind === 'bot')
      return words.say('room.chair.bot', { place, level: words.say(`bot.level.${chair.level}`) });
    if (chair.kind === 'kept') return words.say('room.chair.kept', { place });
    if (chair.kind === 'open') return place;
    const isHost = room.host.mine ? chair.mine : chair.name === room.host.name;
    return words.say('room.chair.person', { place, own: chair.mine ? 'yes' : 'no', host: isHost ? 'yes' : 'no', seat });
  }

  /** What the person at this screen can do with a chair. */
  function Way({ chair, seat }: { chair: RoomChair; seat: number }): ReactNode {
    if (canSit && (chair.kind === 'open' || (chair.kind === 'kept' && chair.mine)))
      return (
        <button type="button" className="btn line sm" onClick={() => onSit(seat)}>
          {words.say('room.sitHere')}
        </button>
      );
    if (!room.host.mine) return null;
    if (chair.kind === 'open')
      return (
        <button
          type="button"
          className="btn line sm"
          aria-label={words.say('room.botAt', { place: placeOf(seat) })}
          onClick={() => onBot(seat, USUAL_LEVEL)}
        >
          {words.say('room.bot')}
        </button>
      );
    if (chair.kind === 'bot')
      return (
        <button
          type="button"
          className="ib"
          aria-label={words.say('room.free.bot', { name: chair.name })}
          title={words.say('room.free.bot', { name: chair.name })}
          onClick={() => onBot(seat, null)}
        >
          <Sign name="cross" size={12} />
        </button>
      );
    if ((chair.kind === 'person' && !chair.mine) || (chair.kind === 'kept' && !chair.mine))
      return (
        <button
          type="button"
          className="ib"
          aria-label={words.say('room.free.person', { name: chair.name })}
          title={words.say('room.free.person', { name: chair.name })}
          onClick={() => onFree(seat)}
        >
          <Sign name="cross" size={12} />
        </button>
      );
    return null;
  }
}

/** A chair with a yoke back, seen from the front; its cloth has the colour of the seat. One that is free is drawn with dashes. */
function ChairDrawing({ isTaken }: { isTaken: boolean }) {
  return (
    <svg className="wood" viewBox="0 0 150 176" aria-hidden="true">
      <ellipse cx="75" cy="168" rx="58" ry="7" className="shadow" />
      <g className={isTaken ? 'frame' : 'frame free'}>
        <path d="M30 104L26 166H34L40 108ZM120 104L124 166H116L110 108Z" />
        <path d="M38 20L34 104H42L46 20ZM112 20L116 104H108L104 20Z" />
        <path className="lit" d="M20 24C34 8 50 14 75 12S116 8 130 24C118 20 104 28 75 26S32 20 20 24Z" />
        <path className="cloth" d="M52 26H98L94 104H56Z" />
        <path className="lit" d="M22 104H128L134 120H16Z" />
        <path d="M26 132H124V138H26Z" />
      </g>
    </svg>
  );
}

/** Where the cups stand, for up to four people. */
const CUPS: readonly (readonly [number, number])[] = [
  [190, 226],
  [560, 232],
  [130, 176],
  [640, 186],
];

function Tabletop({ cover, cups }: { cover: string | null; cups: number }) {
  return (
    <svg className="tabletop" viewBox="0 0 760 330" aria-hidden="true">
      <ellipse cx="380" cy="270" rx="330" ry="50" className="shadow" />
      <path
        className="edge"
        d="M60 178C60 250 210 292 380 292S700 250 700 178V200C700 274 550 318 380 318S60 274 60 200Z"
      />
      <ellipse className="top" cx="380" cy="178" rx="320" ry="114" />
      <ellipse className="line" cx="380" cy="178" rx="300" ry="104" />
      {CUPS.slice(0, cups).map(([x, y]) => (
        <g key={x} className="cup" transform={`translate(${x} ${y})`}>
          <ellipse cx="0" cy="9" rx="21" ry="6" className="shadow" />
          <path d="M-17 -8C-16 8 -9 12 0 12S16 8 17 -8Z" />
          <ellipse cx="0" cy="-8" rx="17" ry="5" className="rim" />
          <ellipse cx="0" cy="-7.5" rx="13" ry="3.5" className="tea" />
        </g>
      ))}
      {cover !== null && (
        <g className="onTable">
          <path d="M268 36L284 30V262L268 252Z" className="spine" />
          <image href={cover} x="284" y="30" width="192" height="232" preserveAspectRatio="xMidYMid slice" />
          <path d="M290 36H470V256H290Z" className="rule" />
        </g>
      )}
    </svg>
  );
}
