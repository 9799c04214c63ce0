/** The tables of this machine, as the page reaches them: they stand in a worker. */

import type { Viewer } from '@jade/engine';
import type { Sitter, Sitting, TableInfo, TableWish, Taken, Thought, Unopened, Update } from '@jade/tables';
import type { Remote } from 'comlink';
import { proxy, releaseProxy, wrap } from 'comlink';
import { reportLost } from '../shell/error-page.tsx';
import { askToPersist } from './persistence.ts';
import type { ListedHere, TablesWorker } from './tables.worker.ts';

export interface LocalHall {
  list(): Promise<ListedHere>;
  set(wish: TableWish): Promise<string>;
  again(id: string, deal: Pick<TableWish, 'seed' | 'chosenSeed'>): Promise<string>;
  info(id: string): Promise<TableInfo | null>;
  open(id: string, viewer: Viewer, follow: (update: Update) => void): Promise<OpenedHere>;
  branch(id: string, seq: number): Promise<string>;
  take(record: string, seated?: readonly Sitter[]): Promise<Taken>;
  /** The record of a table, with its seed. */
  record(id: string): Promise<string>;
  /** All tables as one text, with their seeds. */
  archive(): Promise<string>;
  /** Whatever is left of a table that cannot be read. */
  salvage(id: string): Promise<string>;
  remove(id: string): Promise<void>;
}

export type OpenedHere = { readonly ok: true; readonly sitting: Sitting } | Unopened;

function startWorker(): Remote<TablesWorker> {
  const worker = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module', name: 'tables' });
  worker.addEventListener('error', reportLost);
  return wrap<TablesWorker>(worker);
}

function connect(tables: Remote<TablesWorker>): LocalHall {
  return {
    list: () => tables.list(),
    async set(wish) {
      const id = await needed(() => tables.set(wish));
      void askToPersist();
      return id;
    },
    again: (id, deal) => needed(() => tables.again(id, deal)),
    info: (id) => tables.info(id),
    async open(id, viewer, follow) {
      const opened = await needed(() => tables.open(id, viewer, proxy(follow)));
      return opened.ok ? { ok: true, sitting: hold(await tables.sittingOf(opened.number)) } : opened;
    },
    branch: (id, seq) => tables.branch(id, seq),
    async take(record, seated) {
      const taken = await tables.take(record, seated);
      if (taken.ok) void askToPersist();
      return taken;
    },
    record: (id) => tables.record(id),
    archive: () => tables.archive(),
    salvage: (id) => tables.salvage(id),
    remove: (id) => tables.remove(id),
  };
}

/** The worker fetches the games it needs: if one does not arrive, nobody gets on without a word. */
async function needed<T>(ask: () => T): Promise<Awaited<T>> {
  try {
    return await ask();
  } catch (error) {
    reportLost();
    throw error;
  }
}

/**
 * A sitting in the worker, spoken to from here. The way to it answers to every name, even to `then`, so it must not be
 * handed on by promises: each question is put by a function of its own.
 */
function hold(sitting: Remote<Sitting>): Sitting {
  return {
    info: () => sitting.info(),
    now: (heard) => sitting.now(heard),
    lookAt: (seq) => sitting.lookAt(seq),
    story: (from, until) => sitting.story(from, until),
    beats: (seq) => sitting.beats(seq),
    choose: (question, id, key) => sitting.choose(question, id, key),
    undo: (entry, id) => sitting.undo(entry, id),
    redo: (question, id) => sitting.redo(question, id),
    askBack: (entry, id) => sitting.askBack(entry, id),
    answerAsked: (ask, yes, id) => sitting.answerAsked(ask, yes, id),
    withdraw: (ask, id) => sitting.withdraw(ask, id),
    answerAhead: (answers, id) => sitting.answerAhead(answers, id),
    comeBack: (id) => sitting.comeBack(id),
    resign: (id) => sitting.resign(id),
    why: (key) => sitting.why(key),
    preview: (key) => sitting.preview(key),
    advise: (seq, about) => sitting.advise(seq, about),
    hindsight: (seat, seq) => sitting.hindsight(seat, seq),
    review: () => sitting.review(),
    hurry: () => sitting.hurry(),
    goAhead: () => sitting.goAhead(),
    confirmTurns: (wanted) => sitting.confirmTurns(wanted),
    async leave() {
      await sitting.leave();
      sitting[releaseProxy]();
    },
  };
}

let worker: Remote<TablesWorker> | null = null;
let hall: LocalHall | null = null;

/** The worker starts when the first table is asked for. */
export function localHall(): LocalHall {
  worker ??= startWorker();
  hall ??= connect(worker);
  return hall;
}

/** Where it is thought about tables that stand elsewhere. */
export function localThought(): Thought {
  const tables = () => {
    worker ??= startWorker();
    return worker;
  };
  return {
    why: (...asked) => tables().why(...asked),
    preview: (...asked) => tables().preview(...asked),
    advise: (...asked) => tables().advise(...asked),
    hindsight: (...asked) => tables().hindsight(...asked),
    review: (...asked) => tables().review(...asked),
  };
}
