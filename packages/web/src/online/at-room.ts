/** The room that a table belongs to, for the shell around it; null at tables of this browser. */

import type { Connection, Room } from '@jade/online';
import { createContext, useContext } from 'react';

export interface AtRoom {
  readonly room: Room;
  readonly connection: Connection;
  /** Tries at once to reach the server again. */
  tryNow(): void;
  /** Whether somebody is away, or has let the others wait so long that the host may do that. */
  mayStandIn(seat: number, now: number): boolean;
  /** As its host: lets a bot sit in for somebody who is away. */
  standIn(seat: number): Promise<void>;
  /** As its host: a link by which somebody who lost their browser comes back to their chair. */
  returnLink(seat: number): Promise<string>;
  /** A link by which another device of the same person goes on. */
  deviceLink(): Promise<string>;
  /** Whether another device has come by that link. */
  isUsed(link: string): boolean;
}

const Context = createContext<AtRoom | null>(null);
export const AtRoomProvider = Context.Provider;

export function useRoom(): AtRoom | null {
  return useContext(Context);
}

/** Whether the way to the table is cut: then it can be looked at, and nothing can be done. */
export function useIsLost(): boolean {
  const at = useRoom();
  return at !== null && at.connection.is !== 'here';
}
