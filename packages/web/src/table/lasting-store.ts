/**
 * The browser's own home goes on when its database fails: it keeps what it could not write in memory, says so, and writes
 * everything as soon as writing works again. No other home does this. Where another tab has gone on with the table meanwhile, what
 * was played there comes first, and what was played here becomes a table of its own.
 */

import type { Clock, Entry, Keeping, KeptSnapshot, KeptTable, Listed, Stand, Store, Trouble } from '@jade/tables';
import { Gone, MemoryStore, NotKept, Outrun, Parted, standingChoices } from '@jade/tables';

interface ListedNow {
  readonly tables: readonly Listed[];
  readonly keeping: 'kept' | Trouble;
}

interface LastingPorts {
  readonly later: Clock['later'];
  /** A name for a table that parted from another. */
  newId(): string;
}

/** A table that is ahead of the database: why, and the last entry the database has; -1 where it does not know the table. */
interface Ahead {
  readonly why: Trouble;
  readonly n: number;
}

/** Milliseconds until writing is tried again. */
const TRY_AGAIN = 3000;

export class LastingStore implements Store {
  private readonly lasting: Store;
  private readonly ports: LastingPorts;
  private readonly memory = new MemoryStore();
  private readonly ahead = new Map<string, Ahead>();
  /** Tables that went another way in the database, and whether they were loaded anew since. */
  private readonly parted = new Map<string, 'not loaded' | 'loaded'>();
  private readonly watchers = new Map<string, Set<() => void>>();
  private line: Promise<unknown> = Promise.resolve();
  private isWaiting = false;

  constructor(lasting: Store, ports: LastingPorts) {
    this.lasting = lasting;
    this.ports = ports;
  }

  keeping(id: string): Keeping {
    return this.ahead.get(id)?.why ?? (this.parted.has(id) ? 'parted' : 'kept');
  }

  async list(): Promise<readonly Listed[]> {
    return (await this.listed()).tables;
  }

  /** The tables there are, and why those of the database are missing among them, if they are. */
  listed(): Promise<ListedNow> {
    return this.inLine(async () => {
      await this.catchUpAll();
      const lost = (await this.memory.list()).filter((one) => one.ok && this.ahead.has(one.head.id));
      try {
        const kept = await this.lasting.list();
        const others = kept.filter((one) => !this.ahead.has(one.ok ? one.head.id : one.id));
        return { tables: [...lost, ...others], keeping: 'kept' };
      } catch (error) {
        return { tables: lost, keeping: error instanceof NotKept ? error.why : 'blocked' };
      }
    });
  }

  load(id: string): Promise<KeptTable | null> {
    return this.inLine(async () => {
      await this.catchUp(id);
      if (this.parted.get(id) === 'not loaded') this.parted.set(id, 'loaded');
      else this.parted.delete(id);
      if (this.ahead.has(id)) return this.memory.load(id);
      const table = await this.lasting.load(id);
      await this.remember(table);
      return table;
    });
  }

  create(table: KeptTable): Promise<void> {
    return this.inLine(() => this.keepNew(table));
  }

  append(id: string, entries: readonly Entry[], stand: Stand, snapshot?: KeptSnapshot): Promise<void> {
    return this.inLine(async () => {
      this.mustNotHaveParted(id);
      if (!this.ahead.has(id) && (await this.isAppended(id, entries, stand, snapshot))) return;
      await this.memory.append(id, entries, stand, snapshot);
      await this.catchUp(id);
      this.mustNotHaveParted(id);
    });
  }

  after(id: string, n: number): Promise<readonly Entry[]> {
    return this.inLine(async () => {
      this.mustNotHaveParted(id);
      if (this.ahead.has(id)) return this.memory.after(id, n);
      const news = await this.lasting.after(id, n);
      if (news.length > 0) await this.remember(await this.lasting.load(id));
      return news;
    });
  }

  remove(id: string): Promise<void> {
    return this.inLine(async () => {
      await this.memory.remove(id);
      if ((this.ahead.get(id)?.n ?? 0) >= 0) await this.lasting.remove(id);
      this.ahead.delete(id);
    });
  }

  watch(id: string, heard: () => void): () => void {
    const watchers = this.watchers.get(id) ?? new Set();
    this.watchers.set(id, watchers.add(heard));
    // Another tab can write: so may this one again, or it learns that the table has parted.
    const unwatch = this.lasting.watch?.(id, () => void this.inLine(() => this.catchUp(id)).then(heard, heard));
    return () => {
      watchers.delete(heard);
      unwatch?.();
    };
  }

  /** Writes come one after the other, also those that are made up for. */
  private inLine<T>(action: () => Promise<T>): Promise<T> {
    const done = this.line.then(action);
    this.line = done.catch(() => undefined);
    return done;
  }

  private mustNotHaveParted(id: string): void {
    if (this.parted.get(id) === 'not loaded') throw new Parted(`table ${id} went another way`);
  }

  private async remember(table: KeptTable | null): Promise<void> {
    if (table === null) return;
    await this.memory.remove(table.head.id);
    await this.memory.create(table);
  }

  private async keepNew(table: KeptTable): Promise<void> {
    try {
      await this.lasting.create(table);
    } catch (error) {
      this.goAhead(table.head.id, -1, error);
    }
    await this.remember(table);
  }

  /** Whether the database has it now. If not, memory is all there is, and the database knows less than `stand.n` entries. */
  private async isAppended(...[id, entries, stand, snapshot]: Parameters<Store['append']>): Promise<boolean> {
    try {
      await this.lasting.append(id, entries, stand, snapshot);
    } catch (error) {
      // Where it was emptied under us, everything is written anew.
      this.goAhead(id, error instanceof Gone ? -1 : stand.n - entries.length, error);
      return false;
    }
    await this.memory.append(id, entries, stand, snapshot);
    return true;
  }

  /** What cannot be written is kept in memory until it can; any other failure is none of ours. */
  private goAhead(id: string, n: number, error: unknown): void {
    if (!(error instanceof NotKept)) throw error;
    this.ahead.set(id, { why: error.why, n });
    this.tryLater();
  }

  private tryLater(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.ports.later(TRY_AGAIN, () => {
      this.isWaiting = false;
      void this.inLine(() => this.catchUpAll()).catch((error) => console.error('a table could not be written', error));
    });
  }

  private async catchUpAll(): Promise<void> {
    for (const id of [...this.ahead.keys()]) await this.catchUp(id);
  }

  /** Writes what a table has ahead of the database, if that is possible now. */
  private async catchUp(id: string): Promise<void> {
    const ahead = this.ahead.get(id);
    if (ahead === undefined) return;
    const table = await this.memory.load(id);
    if (table === null) return void this.ahead.delete(id);
    try {
      await this.writeRest(table, ahead.n);
      this.ahead.delete(id);
    } catch (error) {
      return this.goAhead(id, ahead.n, error);
    }
    for (const heard of this.watchers.get(id) ?? []) heard();
  }

  private async writeRest(table: KeptTable, n: number): Promise<void> {
    const { head, entries, stand, snapshot } = table;
    try {
      if (n >= 0) return await this.lasting.append(head.id, entries.slice(n), stand, snapshot ?? undefined);
    } catch (error) {
      if (error instanceof Outrun) return this.settle(table);
      if (!(error instanceof Gone)) throw error;
    }
    try {
      await this.lasting.create(table);
    } catch (error) {
      if (error instanceof Outrun) return this.settle(table);
      throw error;
    }
  }

  /** The database has more of a table than was known here: our own, whose writing was not confirmed, or another tab's. */
  private async settle(ours: KeptTable): Promise<void> {
    const { id } = ours.head;
    const theirs = await this.lasting.load(id);
    if (theirs === null) throw new Gone(id);
    const isSame = (entry: Entry, index: number) => entry.id === theirs.entries[index]?.id;
    const differing = ours.entries.findIndex((entry, index) => !isSame(entry, index));
    const common = differing < 0 ? ours.entries.length : differing;
    if (common === theirs.entries.length)
      return this.lasting.append(id, ours.entries.slice(common), ours.stand, ours.snapshot ?? undefined);
    if (common < ours.entries.length) {
      const seq = standingChoices(ours.entries.slice(0, common)).length;
      await this.keepNew({ ...ours, head: { ...ours.head, id: this.ports.newId(), branchOf: { id, seq } } });
      this.parted.set(id, 'not loaded');
    }
    await this.remember(theirs);
  }
}
