/**
 * The browser's own home goes on when its database fails: it keeps what it could not write in memory, says so, and writes
 * everything when writing works again. No other home does this.
 */

import type { Entry, Keeping, KeptSnapshot, KeptTable, Listed, Stand, Store } from '@jade/tables';
import { Gone, MemoryStore, NotKept } from '@jade/tables';

export interface ListedHere {
  readonly tables: readonly Listed[];
  readonly keeping: Keeping;
}

export class LastingStore implements Store {
  private readonly lasting: Store;
  private readonly memory = new MemoryStore();
  /** Tables that are ahead of the database: why, and the last entry it has; -1 where it does not know the table. */
  private readonly ahead = new Map<string, { why: Keeping; n: number }>();

  constructor(lasting: Store) {
    this.lasting = lasting;
  }

  keeping(id: string): Keeping {
    return this.ahead.get(id)?.why ?? 'kept';
  }

  async list(): Promise<readonly Listed[]> {
    return (await this.listed()).tables;
  }

  /** The tables there are, and why those of the database are missing among them, if they are. */
  async listed(): Promise<ListedHere> {
    const lost = (await this.memory.list()).filter((one) => one.ok && this.ahead.has(one.head.id));
    try {
      const kept = await this.lasting.list();
      const others = kept.filter((one) => !this.ahead.has(one.ok ? one.head.id : one.id));
      return { tables: [...lost, ...others], keeping: 'kept' };
    } catch (error) {
      return { tables: lost, keeping: error instanceof NotKept ? error.why : 'blocked' };
    }
  }

  async load(id: string): Promise<KeptTable | null> {
    if (this.ahead.has(id)) return this.memory.load(id);
    const table = await this.lasting.load(id);
    await this.remember(table);
    return table;
  }

  async create(table: KeptTable): Promise<void> {
    await this.remember(table);
    await this.orNot(table.head.id, -1, () => this.lasting.create(table));
  }

  async append(id: string, entries: readonly Entry[], stand: Stand, snapshot?: KeptSnapshot): Promise<void> {
    const known = this.ahead.get(id);
    const had = known?.n ?? stand.n - entries.length;
    await this.orNot(id, had, async () => {
      const before = known === undefined ? null : await this.memory.load(id);
      const latest = snapshot ?? before?.snapshot ?? undefined;
      try {
        const missed = before?.entries.slice(Math.max(0, had)) ?? [];
        if (had >= 0) return await this.lasting.append(id, [...missed, ...entries], stand, latest);
      } catch (error) {
        if (!(error instanceof Gone)) throw error;
      }
      // The database never knew the table, or was emptied under it: all is written anew.
      const table = before ?? (await this.memory.load(id));
      if (table === null) throw new Gone(id);
      const all = [...table.entries, ...entries];
      await this.lasting.create({ ...table, entries: all, stand, snapshot: latest ?? table.snapshot });
    });
    await this.memory.append(id, entries, stand, snapshot);
  }

  async after(id: string, n: number): Promise<readonly Entry[]> {
    if (this.ahead.has(id)) return this.memory.after(id, n);
    const news = await this.lasting.after(id, n);
    if (news.length > 0) await this.remember(await this.lasting.load(id));
    return news;
  }

  async remove(id: string): Promise<void> {
    await this.memory.remove(id);
    if ((this.ahead.get(id)?.n ?? 0) >= 0) await this.lasting.remove(id);
    this.ahead.delete(id);
  }

  watch(id: string, heard: () => void): () => void {
    return this.lasting.watch?.(id, heard) ?? (() => {});
  }

  private async remember(table: KeptTable | null): Promise<void> {
    if (table === null) return;
    await this.memory.remove(table.head.id);
    await this.memory.create(table);
  }

  /** Writes; or notes that memory is all there is. */
  private async orNot(id: string, last: number, write: () => Promise<void>): Promise<void> {
    try {
      await write();
      this.ahead.delete(id);
    } catch (error) {
      if (!(error instanceof NotKept) || error instanceof Gone) throw error;
      this.ahead.set(id, { why: error.why, n: last });
    }
  }
}
