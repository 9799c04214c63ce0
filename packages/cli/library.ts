/** All games of the shelf, opened. */

import type { GameDefinition } from '@jade/engine';
import type { OpenBox } from '@jade/shelf';
import { SHELF } from '@jade/shelf';

export const LIBRARY: readonly OpenBox[] = await Promise.all(SHELF.map((box) => box.open()));

export const DEFINITIONS: readonly GameDefinition[] = LIBRARY.map(({ definition }) => definition);
