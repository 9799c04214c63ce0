/** Stores that fail as real ones do, when a test says so. */

import type { Store } from '../index.ts';
import { MemoryStore, NotKept } from '../index.ts';

type Append = Parameters<Store['append']>;

/** Cannot write the entries of these numbers, or the next so many. */
export class FailingStore extends MemoryStore {
  readonly failing = new Set<number>();
  times = 0;

  override async append(...[id, entries, ...rest]: Append): Promise<void> {
    if (this.times > 0 || entries.some(({ n }) => this.failing.has(n))) {
      this.times = Math.max(0, this.times - 1);
      throw new NotKept('full');
    }
    return super.append(id, entries, ...rest);
  }
}

/** Writes, and then says that it could not. */
export class ForgetfulStore extends MemoryStore {
  forgets = false;
  /** Does not let anybody look what it has written, either. */
  isSilent = false;

  override async append(...given: Append): Promise<void> {
    await super.append(...given);
    if (!this.forgets) return;
    this.forgets = false;
    throw new NotKept('blocked');
  }

  override async after(...given: Parameters<Store['after']>): ReturnType<Store['after']> {
    if (this.isSilent) throw new NotKept('blocked');
    return super.after(...given);
  }
}

/** A write takes until it is let go, and then fails if it should. */
export class SlowStore extends MemoryStore {
  isSlow = false;
  fails = false;
  private release: (() => void) | null = null;

  override async append(...given: Append): Promise<void> {
    if (this.isSlow) await new Promise<void>((resolve) => (this.release = resolve));
    if (this.fails) throw new NotKept('full');
    return super.append(...given);
  }

  /** Whether a write is under way. */
  get isWriting(): boolean {
    return this.release !== null;
  }

  letGo(): void {
    this.isSlow = false;
    this.release?.();
    this.release = null;
  }
}
