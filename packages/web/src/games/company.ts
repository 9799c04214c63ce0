/** Icons of the company one may have at a table. */

import type { Company } from '../settings.ts';

export const COMPANY_ICONS = {
  alone: 'meditation',
  here: 'tabletop-players',
  friends: 'linked-rings',
} as const satisfies Record<Company, string>;
