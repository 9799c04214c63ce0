/**
 * Shortcuts: answers to several questions that are given by one press, where a player thinks of them as one. A Clerk walks to a Location:
 * the rules ask first where it leaves.
 */

import type { SeatView } from '@jade/engine';
import type { Speaker } from '@jade/words';

export interface Shortcut {
  /** The options in the order in which the rules ask for them. */
  readonly keys: readonly string[];
  readonly label: string;
}

/** What a game offers beyond its options: shortcuts by the thing that is pressed for them. */
export type ShortcutsAt = (view: SeatView, words: Speaker) => ReadonlyMap<string, readonly Shortcut[]>;
