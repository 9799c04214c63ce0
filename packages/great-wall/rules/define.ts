/** The builders of this game's rules. */

import { defineRules } from '@jade/engine';
import type { GreatWall } from '../state.ts';
import { thingsOf } from './things.ts';

export const { rules, procedure, decision, together } = defineRules<GreatWall>({
  isOver: (g) => g.ending !== '',
  concerns: (_, frame, key) => thingsOf(frame, key),
});
