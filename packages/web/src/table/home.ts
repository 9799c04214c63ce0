/** The tables of this machine, as the page reaches them: they stand in a worker. */

import type { Remote } from 'comlink';
import { proxy, wrap } from 'comlink';
import type { Shelf, Table } from './table.ts';
import type { TablesWorker } from './tables.worker.ts';

function connect(): Shelf {
  const tables = wrap<TablesWorker>(
    new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module', name: 'tables' }),
  );
  return {
    list: () => tables.list(),
    set: (wish) => tables.set(wish),
    async open(id, listener) {
      const unopened = await tables.openTable(id, proxy(listener));
      return unopened ?? { ok: true, table: hold(await tables.tableAt(id)) };
    },
    branch: (id, seq) => tables.branch(id, seq),
    take: (record) => tables.take(record),
    remove: (id) => tables.remove(id),
  };
}

/**
 * A table in the worker, spoken to from here. The way to it answers to every name, even to `then`, so it must not be
 * handed on by promises: each question is put by a function of its own.
 */
function hold(table: Remote<Table>): Table {
  return {
    info: () => table.info(),
    news: () => table.news(),
    look: (viewer, seq) => table.look(viewer, seq),
    story: (viewer, from) => table.story(viewer, from),
    choose: (choice) => table.choose(choice),
    undo: (seat) => table.undo(seat),
    redo: () => table.redo(),
    why: (seat, key) => table.why(seat, key),
    advise: (seat, seq) => table.advise(seat, seq),
    review: (seat) => table.review(seat),
    hurry: () => table.hurry(),
    goAhead: () => table.goAhead(),
    confirmTurns: (wanted) => table.confirmTurns(wanted),
    record: () => table.record(),
  };
}

let shelf: Shelf | null = null;

/** The worker starts when the first table is asked for. */
export function localShelf(): Shelf {
  shelf ??= connect();
  return shelf;
}
