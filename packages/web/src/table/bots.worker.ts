/** A worker in which bots think, so that neither the page nor the table ever waits for them. */

import { thinker } from '@jade/bots';
import { definitionOf } from '@jade/shelf';
import { expose } from 'comlink';

expose(thinker(definitionOf));
