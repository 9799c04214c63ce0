/** Who is there: a shape and a word, never a colour alone. */

import type { RoomChair } from '@jade/online';
import { Icon } from '../art/icon.tsx';
import { useRoom } from '../online/at-room.ts';
import { useNow } from '../online/now.ts';
import { useWords } from '../words/words.tsx';

/** What a person's sign says; `unknown` while the server cannot be reached. */
type Being = 'here' | 'reconnecting' | 'away' | 'bot' | 'left' | 'unknown';

const SHAPES: Readonly<Record<Exclude<Being, 'bot'>, string>> = {
  here: 'M8 2.5A5.5 5.5 0 0 1 8 13.5A5.5 5.5 0 0 1 8 2.5Z',
  away: 'M8 2.5A5.5 5.5 0 0 0 8 13.5Z',
  reconnecting: '',
  left: 'M5 8H11',
  unknown: 'M5 8H11',
};

function Mark({ being }: { being: Being }) {
  if (being === 'bot') return <Icon name="vintage-robot" size={16} />;
  return (
    <svg className="pm" width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
      {being !== 'here' && (
        <circle
          cx="8"
          cy="8"
          r="5.4"
          fill="none"
          stroke="currentColor"
          strokeWidth={being === 'reconnecting' ? 2.2 : 1.4}
          strokeDasharray={being === 'reconnecting' ? '4.2 2.6' : undefined}
        />
      )}
      <path
        d={SHAPES[being]}
        fill={being === 'here' || being === 'away' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={being === 'left' || being === 'unknown' ? 2 : 0}
      />
    </svg>
  );
}

/** Below a minute nobody counts. */
const MINUTE = 60_000;

export function ChairPresence({ chair, lost = false }: { chair: RoomChair; lost?: boolean }) {
  const words = useWords();
  const now = useNow(MINUTE / 2);
  if (chair.kind !== 'person') return null;
  const being: Being = lost && !chair.mine ? 'unknown' : chair.presence.is;
  // Since when is not always known, and the clocks of two machines differ.
  const { since } = chair.presence;
  const minutes = since === 0 ? 0 : Math.max(0, Math.floor((now - since) / MINUTE));
  return (
    <span className={`pres p-${being}`}>
      <Mark being={being} />
      <span>{words.say(`presence.${being}`, { minutes })}</span>
    </span>
  );
}

/** In the panel of a seat, at tables where people sit elsewhere. */
export function SeatPresence({ seat }: { seat: number }) {
  const at = useRoom();
  const chair = at?.room.chairs[seat];
  if (at === null || chair === undefined || (chair.kind === 'person' && chair.mine && chair.presence.is !== 'bot'))
    return null;
  return <ChairPresence chair={chair} lost={at.connection.is !== 'here'} />;
}
