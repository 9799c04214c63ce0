/** How a year is told: what leads to what, and what deserves a stage of its own. */

import type { MomentKind, Telling } from '@jade/engine';

const KINDS: Readonly<Record<string, MomentKind>> = {
  assault: 'assault',
  held: 'result',
  breach: 'loss',
  raid: 'loss',
  killed: 'loss',
  shame: 'loss',
  requestDone: 'reveal',
  requestDealt: 'reveal',
  eventRevealed: 'reveal',
  claimed: 'reveal',
  gameOver: 'end',
};

export const telling: Telling = {
  leads: new Set(['season', 'duty', 'paid', 'paidFromWarehouse', 'assault', 'bonus', 'qinToken', 'activated']),
  // Whom everybody begins with.
  ownLines: new Set(['general']),
  turns: new Set(['season', 'turn']),
  silent: new Set(),
  // Laid out empty each Autumn; every card that comes on it is told.
  marks: new Set(['track']),
  laidOut: new Set(['adjust']),
  vain: new Set(),
  kindOf: ({ key }) => KINDS[key] ?? 'plain',
};
