/** The rules of all games on the shelf. */

import type { GameDefinition } from '@jade/engine';
import { SHELF } from '@jade/shelf';

export const DEFINITIONS: readonly GameDefinition[] = await Promise.all(SHELF.map((box) => box.rules()));
