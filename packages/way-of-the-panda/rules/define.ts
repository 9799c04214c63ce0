/** The builders of this game's rules. */

import { defineRules } from '@jade/engine';
import type { Panda } from '../state.ts';
import { concerns } from './things.ts';

export const { rules, procedure, decision, offer } = defineRules<Panda>({ concerns });
