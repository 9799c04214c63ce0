/** The bots of this machine: they think in workers that start when they are needed. */

import type { Helper, Thinker } from '@jade/bots';
import { ThinkerPool } from '@jade/bots';
import { wrap } from 'comlink';

/** One processor stays free for the page; more helpers than a table has bots are of no use. */
const MOST = Math.min(3, Math.max(1, navigator.hardwareConcurrency - 1));

export const bots: Thinker = new ThinkerPool(MOST, startWorker);

function startWorker(): Helper {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  return {
    thinker: wrap<Thinker>(worker),
    failure: new Promise((resolve) => {
      worker.addEventListener('error', ({ message }) => resolve(new Error(message || 'the worker could not start')));
    }),
    end: () => worker.terminate(),
  };
}
