/** The thread that writes. */

import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@jade/engine';
import type { Append } from './appends.ts';
import { writerTo } from './appends.ts';
import { openDatabase } from './database.ts';

const port = must(parentPort, 'whoever started this thread');
const database = await openDatabase(String(workerData));
const write = writerTo(database);
port.on('message', async (together: readonly Append[] | null) => {
  if (together !== null) return port.postMessage(await write(together));
  await database.destroy();
  port.close();
});
port.postMessage('ready');
