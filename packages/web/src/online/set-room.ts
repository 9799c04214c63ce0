/** Sets a table on the server: whoever does gives a name, and nothing else. */

import type { RoomSettings, WishedChair } from '@jade/online';
import type { Chair } from '../screens/chairs.ts';
import { onlineHall } from './hall.ts';

interface Wish {
  readonly game: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, string>>;
  readonly chairs: readonly Chair[];
  readonly house: RoomSettings;
  /** From where it goes on; null from the beginning. */
  readonly position: { readonly record: string; readonly after: number } | null;
}

/** The name of the new room. */
export async function setRoom(name: string, { chairs, house, options, position, ...wish }: Wish): Promise<string> {
  const hall = onlineHall();
  if (hall.online().me?.name !== name) await hall.setName(name);
  const wished = chairs.map(({ kind, level, name: own }): WishedChair => {
    if (kind === 'me') return { kind };
    return kind === 'bot' ? { kind, level, name: own } : { kind: 'open' };
  });
  const from = position === null ? {} : { position };
  const room = await hall.makeRoom({ ...wish, options: { ...options }, chairs: wished, settings: house, ...from });
  return room.id;
}
