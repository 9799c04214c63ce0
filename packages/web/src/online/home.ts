/** What a screen does with a table that stands on the server. Its record is anybody's at the table once the game is over. */

import { localHall } from '../table/hall.ts';
import type { TableHome } from '../table/home.ts';
import { onlineHall } from './hall.ts';

async function record({ info, news }: Parameters<TableHome['record']>[0]): Promise<string | null> {
  return news.over ? onlineHall().record(info.id) : null;
}

/** The table as one of this browser: its own name there, or null where the record is not to be had. */
async function takeHome(table: Parameters<TableHome['record']>[0]): Promise<string | null> {
  const text = await record(table);
  const taken = text === null ? null : await localHall().take(text, table.info.sitters);
  return taken?.ok === true ? taken.id : null;
}

export const ONLINE: TableHome = {
  kind: 'online',
  hall: onlineHall(),
  record,
  again: async ({ info }) => `/room/${(await onlineHall().again(info.id)).id}`,
  unopened: { record: (id) => onlineHall().record(id), remove: (id) => onlineHall().remove(id) },
  keep: takeHome,
  async branch(table, seq) {
    const own = await takeHome(table);
    return own === null ? null : `/table/${await localHall().branch(own, seq)}`;
  },
};
