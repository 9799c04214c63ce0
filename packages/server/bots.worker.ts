/** A thread in which bots think. */

import { parentPort } from 'node:worker_threads';
import { thinker } from '@jade/bots';
import { must } from '@jade/engine';
import { definitionOf } from '@jade/shelf';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js';

expose(thinker(definitionOf), nodeEndpoint(must(parentPort, 'whoever started this thread')));
