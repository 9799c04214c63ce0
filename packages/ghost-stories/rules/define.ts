/** The builders of this game's rules. */

import { defineRules } from '@jade/engine';
import type { GhostStories } from '../state.ts';

/** GS-TURN-7: a procedure that is called runs to its end before its caller goes on. GS-TURN-8: whoever has won or lost stops at once, in the middle of whatever is going on. */
export const { rules, procedure, decision } = defineRules<GhostStories>({ isOver: (g) => g.ending !== null });
