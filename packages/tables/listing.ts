/** The list of tables as everybody in a hall may see it: nothing in it leads to a seed. */

import { shortHash } from '@jade/engine';
import type { TableInfo } from './head.ts';
import { infoOf } from './head.ts';
import type { Listed, Stand } from './store.ts';

export type ListedTable =
  | {
      readonly ok: true;
      readonly info: TableInfo;
      readonly stand: Stand;
      /** The same for two tables at which the same was dealt. */
      readonly deal: string;
    }
  | { readonly ok: false; readonly id: string };

export function listedTable(listed: Listed): ListedTable {
  if (!listed.ok) return listed;
  const { head, stand } = listed;
  return { ok: true, info: infoOf(head), stand, deal: shortHash(JSON.stringify([head.game, head.mode, head.seed])) };
}
