/** Tables kept in memory: for tests, and for a browser that keeps nothing. */

import type { Entry } from './entry.ts';
import type { KeptSnapshot } from './snapshot.ts';
import type { KeptTable, Listed, Stand, Store } from './store.ts';
import { Gone, Outrun } from './store.ts';

export class MemoryStore implements Store {
  private readonly tables = new Map<string, KeptTable>();

  async list(): Promise<readonly Listed[]> {
    const listed = [...this.tables.values()].map(({ head, stand }): Listed => ({ ok: true, head, stand }));
    return structuredClone(listed);
  }

  async load(id: string): Promise<KeptTable | null> {
    return structuredClone(this.tables.get(id) ?? null);
  }

  async create(table: KeptTable): Promise<void> {
    if (this.tables.has(table.head.id)) throw new Outrun(`table ${table.head.id} is there already`);
    this.tables.set(table.head.id, structuredClone(table));
  }

  async append(id: string, entries: readonly Entry[], stand: Stand, snapshot?: KeptSnapshot): Promise<void> {
    const table = this.tables.get(id);
    if (table === undefined) throw new Gone(id);
    const next = table.entries.length + 1;
    if (entries.some(({ n }, index) => n !== next + index))
      throw new Outrun(`table ${id} goes on with entry ${next}, not ${entries[0]?.n}`);
    const latest = snapshot ?? table.snapshot;
    this.tables.set(
      id,
      structuredClone({ ...table, entries: [...table.entries, ...entries], stand, snapshot: latest }),
    );
  }

  async after(id: string, n: number): Promise<readonly Entry[]> {
    return structuredClone(this.tables.get(id)?.entries.slice(n) ?? []);
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id);
  }
}
