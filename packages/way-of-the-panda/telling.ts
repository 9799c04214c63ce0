/** How a round is told: what leads to what, and what deserves a stage of its own. */

import type { MomentKind, Telling } from '@jade/engine';

const KINDS: Readonly<Record<string, MomentKind>> = {
  built: 'reveal',
  cityCard: 'reveal',
  founded: 'reveal',
  missionWon: 'reveal',
  overdrawn: 'loss',
  lastRound: 'reveal',
};

export const telling: Telling = {
  leads: new Set(['selected', 'special']),
  turns: new Set(['round']),
  silent: new Set(),
  marks: new Set(['active']),
  vain: new Set(['cameToNothing']),
  kindOf: ({ key }) => KINDS[key] ?? 'plain',
};
