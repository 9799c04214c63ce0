/** A hall over a database that nobody serves: what is kept there is read and compared, and no bot plays. */

import type { Thinker } from '@jade/bots';
import { draw, machineClock, openDatabase, SqlStore } from '@jade/server';
import { rulesOf } from '@jade/shelf';
import { Hall } from '@jade/tables';

const silent: Thinker = {
  choose: async () => null,
  advise: async () => Promise.reject(new Error('silent')),
  hurry: async () => {},
  dropAdvice: async () => {},
  leave: async () => {},
};

export async function quietHall(folder: string) {
  const database = await openDatabase(folder);
  const store = new SqlStore({ database });
  const open = () =>
    new Hall({ store, thinker: silent, clock: machineClock, chance: draw, newId: draw, definitionOf: rulesOf });
  return { store, open, end: () => database.destroy() };
}
