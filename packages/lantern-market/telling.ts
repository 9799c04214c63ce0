/** How a night at the market is told. */

import type { Telling } from '@jade/engine';

export const telling: Telling = {
  leads: new Set(),
  turns: new Set(['crowd']),
  silent: new Set(),
  marks: new Set(),
  vain: new Set(),
  kindOf: ({ key }) => (key === 'crowd' ? 'roll' : 'plain'),
};
