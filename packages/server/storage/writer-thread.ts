/** Writes in a thread of its own: while it waits for the disk, the tables go on. */

import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Append, Writer, Written } from './appends.ts';

declare const JADE_ROOT: string;

export interface WriterThread {
  readonly write: Writer;
  end(): Promise<void>;
}

/** The database of the folder must be there already, and of this program. */
export async function startWriter(folder: string): Promise<WriterThread> {
  const worker = new Worker(join(JADE_ROOT, 'scripts/ts.js'), {
    argv: [join(JADE_ROOT, 'packages/server/storage/writer.worker.ts')],
    workerData: folder,
  });
  await once(worker, 'message');
  let answer: (written: readonly Written[]) => void = () => {};
  worker.on('message', (written: readonly Written[]) => answer(written));
  // Without it nothing can be kept any more: whoever watches over the server starts it anew.
  worker.on('error', (error) => {
    throw error;
  });
  return {
    write: (together: readonly Append[]) =>
      new Promise((resolve) => {
        answer = resolve;
        worker.postMessage(together);
      }),
    async end() {
      worker.postMessage(null);
      await once(worker, 'exit');
    },
  };
}
