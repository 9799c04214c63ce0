/** How whoever thinks ahead follows the policy: some five turns, and a way together with the deed at its end. */

import type { Foresight } from '@jade/engine';
import { at } from '@jade/engine';
import { EXORCISE, HELP, SAVE, TILE_KEYS } from '../rules/keys.ts';
import { yang } from '../rules/yang.ts';
import type { GhostStories } from '../state.ts';

/** Followed further it gets noisier faster than clearer. */
const CHOICES = 20;

const DEEDS: readonly string[] = [EXORCISE, HELP, SAVE];
const NONE: readonly string[] = [];

export const foresight: Foresight<GhostStories> = {
  isEnough: (_from, _now, choices, decision) => choices >= CHOICES && decision === yang.steps.act,
  follow: (g, _, key) => (at(g.stack, g.stack.length - 1).at === yang.steps.act && TILE_KEYS.has(key) ? DEEDS : NONE),
};
