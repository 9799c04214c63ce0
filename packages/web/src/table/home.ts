/** Where a table stands, for what a screen does with it besides playing: in this browser, or on the server. */

import { createContext, useContext } from 'react';
import { localHall } from './hall.ts';
import type { Session } from './session.ts';
import type { SessionPorts } from './table-session.ts';

export interface TableHome {
  readonly kind: 'here' | 'online';
  readonly hall: SessionPorts['hall'];
  /** Its record; null as long as its seed must not be known. */
  record(session: Table): Promise<string | null>;
  /** The address of a new table for the same people; here the same may be dealt once more. */
  again(session: Table, deal: { readonly seed: string; readonly chosenSeed: boolean }): Promise<string>;
  /** The address of a table that goes its own way after so many choices; null where that is not possible yet. */
  branch(session: Table, seq: number): Promise<string | null>;
  /** Where it stands elsewhere: what is done with a table that cannot be opened. */
  readonly unopened?: { record(id: string): Promise<string>; remove(id: string): Promise<void> };
  /** Where it stands elsewhere: takes its record to the tables of this browser, when the game is over. */
  readonly keep?: (session: Table) => Promise<string | null>;
}

type Table = Pick<Session, 'info' | 'news'>;

const HERE: TableHome = {
  kind: 'here',
  hall: {
    info: (id) => localHall().info(id),
    open: (...opened) => localHall().open(...opened),
  },
  record: ({ info }) => localHall().record(info.id),
  again: async ({ info }, deal) => `/table/${await localHall().again(info.id, deal)}`,
  branch: async ({ info }, seq) => `/table/${await localHall().branch(info.id, seq)}`,
};

const Home = createContext<TableHome>(HERE);
export const HomeProvider = Home.Provider;

export function useHome(): TableHome {
  return useContext(Home);
}
