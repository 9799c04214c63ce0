/** The builders of this game's rules. */

import { defineRules } from '@jade/engine';
import type { LanternMarket } from '../state.ts';

export const { rules, procedure, decision, together, offer, window } = defineRules<LanternMarket>();
