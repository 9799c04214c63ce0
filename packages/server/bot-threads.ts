/** Bots that think in threads: the same pool and the same thinkers as in the browser. */

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Helper, Thinker } from '@jade/bots';
import { ThinkerPool } from '@jade/bots';
import { wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js';

declare const JADE_ROOT: string;

export function botThreads(most: number): ThinkerPool {
  return new ThinkerPool(most, startThread);
}

export function startThread(): Helper {
  const worker = new Worker(join(JADE_ROOT, 'scripts/ts.js'), {
    argv: [join(JADE_ROOT, 'packages/server/bots.worker.ts')],
  });
  return {
    thinker: wrap<Thinker>(nodeEndpoint(worker)),
    failure: new Promise((resolve) => {
      worker.on('error', resolve);
      worker.on('exit', (code) => resolve(new Error(`the thread ended with code ${code}`)));
    }),
    end: () => void worker.terminate(),
  };
}
