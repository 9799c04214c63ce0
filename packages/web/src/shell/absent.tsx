/** Who is waited for and is not there, and what the host can do about it where it is said. */

import { useRoom } from '../online/at-room.ts';
import { useNow } from '../online/now.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';

/** How often it is looked whether somebody has been waited for long enough. */
export const NOW_AND_THEN = 10_000;

/** The one seat that is waited for, where whoever sits there is away; null where it is not so. */
export function useAbsent(): number | null {
  const { waitingFor } = useTable().session.look.view;
  const chairs = useRoom()?.room.chairs;
  const [seat, ...others] = waitingFor;
  if (chairs === undefined || seat === undefined || others.length > 0) return null;
  const chair = chairs[seat];
  return chair?.kind === 'person' && chair.presence.is === 'away' ? seat : null;
}

/** As host: a bot for the first of those who are waited for and may be played for. */
export function StandIn() {
  const words = useWords();
  const at = useRoom();
  const now = useNow(NOW_AND_THEN);
  const { waitingFor } = useTable().session.look.view;
  const seat = waitingFor.find((one) => at?.mayStandIn(one, now));
  if (at === null || seat === undefined) return null;
  return (
    <button type="button" className="btn sec" onClick={() => void at.standIn(seat)}>
      {words.say('prompt.standIn', { seat })}
    </button>
  );
}
