/**
 * The browser's own home goes on when its database fails: it keeps what it could not write in memory, says so, and writes
 * everything when writing works again. No other home does this.
 */

import type { Entry, Keeping, KeptSnapshot, KeptTable, Listed, Stand, Store } from '@jade/tables';
import { MemoryStore, NotKept } from '@jade/tables';

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
    const lost = (await this.memory.list()).filter((one) => one.ok && this.ahead.has(one.head.id));
    const kept = await this.lasting.list().catch(() => []);
    return [...lost, ...kept.filter((one) => !this.ahead.has(one.ok ? one.head.id : one.id))];
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
    const last = known?.n ?? stand.n - entries.length;
    await this.orNot(id, last, async () => {
      if (known === undefined) return this.lasting.append(id, entries, stand, snapshot);
      const table = await this.memory.load(id);
      if (table === null) throw new Error(`there is no table ${id}`);
      const latest = snapshot ?? table.snapshot;
      const all = { ...table, entries: [...table.entries, ...entries], stand, snapshot: latest };
      if (known.n < 0) await this.lasting.create(all);
      else await this.lasting.append(id, all.entries.slice(known.n), stand, latest ?? undefined);
    });
    await this.memory.append(id, entries, stand, snapshot);
  }

  async after(id: string, n: number): Promise<readonly Entry[]> {
    return this.ahead.has(id) ? this.memory.after(id, n) : this.lasting.after(id, n);
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
      if (!(error instanceof NotKept)) throw error;
      this.ahead.set(id, { why: error.why, n: last });
    }
  }
}
