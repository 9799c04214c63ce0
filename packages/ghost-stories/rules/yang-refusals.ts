/** What an active player may still do in the Yang phase, and why not more. */

import type { Refusal } from '@jade/engine';
import { at, refuse } from '@jade/engine';
import type { Place, Side, Space } from '../content/layout.ts';
import { ADJACENT, FACED, PLACES } from '../content/layout.ts';
import type { Power } from '../content/village.ts';
import { BOOTS } from '../content/villagers.ts';
import type { Table } from '../state.ts';
import { boardOf, MANTRA_USED, MOVED, MOVED_LATE, POCKETS_USED, WINDS_USED } from '../state.ts';
import { ghostsForMantra, otherTaoists } from './before-move.ts';
import { facedGhosts } from './exorcise.ts';
import { canHoldBuddha } from './families.ts';
import { isPortalOpen } from './ghosts.ts';
import { helpRefusal } from './help-refusals.ts';
import { EXORCISE, HELP, MANTRA, POCKETS, SAVE, WINDS } from './keys.ts';
import { canBorrow, hasPower, isBorrowed, isMantraGone } from './powers.ts';
import { placeOf } from './qi.ts';
import { canSave } from './save.ts';
import { hasMark, isPlayed, owns } from './table.ts';
import { coloursInSupply } from './tokens.ts';
import { canFetch } from './travel.ts';

export const DEEDS = [HELP, EXORCISE, SAVE] as const;
export type Deed = (typeof DEEDS)[number];

function deedsDone(g: Table): number {
  return g.helps + g.exorcisms + g.saves;
}

/** Step 1 is still open: not moved, and step 2 not begun unless one wears the Boots (MC-8, MC-12). */
export function isBeforeMove(g: Table): boolean {
  return !hasMark(g, MOVED) && (deedsDone(g) === 0 || owns(g, g.active, BOOTS));
}

/** GS-YANG-1, GS-POWER-4; WM-FAMILY-9, WM-FAMILY-10: who lies only stands up, or dances one step as well. */
export function reachable(g: Table): readonly Place[] {
  const place = placeOf(g, g.active);
  const spires = hasPower(g, 'dance-of-the-spires');
  if (boardOf(g, g.active).lying) return spires ? at(ADJACENT, place) : [];
  if (!spires) return at(ADJACENT, place);
  return PLACES.filter((other) => other !== place || (g.moon !== null && canFetch(g, g.active)));
}

/** Why not to this place; null asks about standing up. */
export function moveRefusal(g: Table, to: Place | null): Refusal {
  if (hasMark(g, MOVED)) return refuse('GS-YANG-1', 'movedAlready');
  if (!isBeforeMove(g)) return refuse('GS-YANG-1', 'moveComesFirst');
  const { lying, place } = boardOf(g, g.active);
  if (to === null) return refuse('WM-FAMILY-9', 'standsAlready');
  if (to === place) return refuse('GS-YANG-1', 'standsThere');
  return lying ? refuse('WM-FAMILY-9', 'mustStandUp') : refuse('GS-YANG-1', 'tooFar');
}

const USED_BEFORE_MOVE: Readonly<Record<string, { power: Power; mark: number; rule: string }>> = {
  [POCKETS]: { power: 'bottomless-pockets', mark: POCKETS_USED, rule: 'GS-POWER-2' },
  [MANTRA]: { power: 'enfeeblement-mantra', mark: MANTRA_USED, rule: 'GS-POWER-3' },
  [WINDS]: { power: 'dance-of-the-twin-winds', mark: WINDS_USED, rule: 'GS-POWER-5' },
};

/** GS-POWER-2, GS-POWER-3, GS-POWER-5, GS-POWER-11: once a turn, before the move. */
export function powerRefusal(g: Table, key: string): Refusal | null {
  const use = USED_BEFORE_MOVE[key];
  if (use === undefined) return null;
  const { power, mark, rule } = use;
  if (!hasPower(g, power)) return refuse('GS-POWER-1', 'powerNotYours', { power });
  if (key === MANTRA && g.mantraLost) return refuse('GS-POWER-12', 'mantraGone');
  if (hasMark(g, mark)) return refuse(rule, 'powerUsed', { power });
  if (!isBeforeMove(g)) return refuse(rule, 'onlyBeforeMove', { power });
  if (key === POCKETS && coloursInSupply(g).length === 0) return refuse('GS-COMP-4', 'noneInSupply');
  if (key === MANTRA && ghostsForMantra(g).length === 0) return refuse(rule, 'noGhostThere');
  if (key === WINDS && otherTaoists(g).length === 0) return refuse(rule, 'anotherTaoist');
  return null;
}

/** The same as a question, quick for the many turns in which the power is not at hand. */
export function canUsePower(g: Table, key: string): boolean {
  const use = USED_BEFORE_MOVE[key];
  return use !== undefined && hasPower(g, use.power) && powerRefusal(g, key) === null;
}

/** Step 2 is over and nothing allows a second deed. */
export function isStepTwoOver(g: Table): boolean {
  return deedsDone(g) > 0 && !maySecond(g, HELP) && !maySecond(g, EXORCISE) && !maySecond(g, SAVE);
}

/** GS-YANG-2, GS-POWER-8, GS-POWER-9, WM-SAVE-4, WM-SAVE-5; WM-FAMILY-12: lying on the ground hinders no deed. */
export function deedRefusal(g: Table, deed: Deed): Refusal | null {
  if (hasMark(g, MOVED_LATE)) return refuse('MC-12', 'movedAfterStepTwo');
  if (deedsDone(g) > 0 && !maySecond(g, deed)) return refuse('GS-YANG-2', 'oneDeed');
  switch (deed) {
    case HELP:
      return helpRefusal(g, at(g.village, placeOf(g, g.active)));
    case EXORCISE:
      return facedGhosts(g, g.active).length > 0 ? null : refuse('GS-EXORCISM-15', 'noGhostFaced');
    case SAVE:
      if (g.moon === null || canSave(g)) return g.moon === null ? refuse('WM-SAVE-1', 'noPortal') : null;
      return isPortalOpen(g) ? refuse('WM-SAVE-1', 'nobodyAtPortal') : refuse('WM-INC-1', 'portalGone');
  }
}

/** A second deed: another kind by the Gust, the same kind by the Second Wind. */
function maySecond(g: Table, deed: Deed): boolean {
  if (deedsDone(g) > 1) return false;
  const exorcised = g.exorcisms === 1;
  if (hasPower(g, 'heavenly-gust')) return exorcised !== (deed === EXORCISE);
  if (!hasPower(g, 'second-wind')) return false;
  return deed === EXORCISE ? exorcised : deed === HELP ? g.helps === 1 : g.saves === 1;
}

/** GS-NEUTRAL-4, GS-NEUTRAL-7 */
export function borrowRefusal(g: Table, side: Side): Refusal | null {
  if (isPlayed(g, side)) return refuse('GS-NEUTRAL-4', 'notNeutral');
  if (boardOf(g, g.active).powerTokens === 0) return refuse('GS-NEUTRAL-4', 'noPowerToken');
  if (isBorrowed(g, side)) return refuse('GS-NEUTRAL-4', 'borrowedAlready');
  if (canBorrow(g, side)) return null;
  return isMantraGone(g, side) ? refuse('GS-POWER-12', 'mantraGone') : refuse('GS-NEUTRAL-7', 'powerSilent');
}

/** GS-BUDDHA-1, GS-BUDDHA-2 */
export function buddhaSpaces(g: Table): readonly Space[] {
  const { buddhas, newBuddhas } = boardOf(g, g.active);
  if (buddhas <= newBuddhas) return [];
  return at(FACED, placeOf(g, g.active)).filter((space) => canHoldBuddha(g, space));
}
