/** What may be done before or after any step: the Yin-Yang and the artefacts (GS-YINYANG-1, WM-ARTEFACT-19). */

import { at } from '@jade/engine';
import type { Place } from '../content/layout.ts';
import { PLACES, SIDES } from '../content/layout.ts';
import { FIREWORKS, MOON_DUST, POTION } from '../content/villagers.ts';
import { helpfulPlaces, useArtefact, useYinYang } from '../rules/artefacts.ts';
import { ARTEFACT_KEYS, STAY, TAOIST_KEYS, taoistFrom, tileFrom } from '../rules/keys.ts';
import { isHaunted, isLiving } from '../rules/table.ts';
import { boardOf } from '../state.ts';
import { helpWorth, restoredWorth } from './helps.ts';
import type { Judged, Score } from './judge.ts';
import { each, judgeOf, judges } from './judge.ts';
import { NEVER, WEIGHTS as W } from './policy-weights.ts';
import type { Scene } from './worth.ts';
import { qiGain } from './worth.ts';

/** What a tile is worth from afar, for the Yin-Yang and the Fireworks. */
function afarWorth(scene: Scene, place: Place): number {
  const { g } = scene;
  return isHaunted(g, place) ? restoredWorth(scene, place) : helpWorth(scene, at(g.village, place));
}

export function bestAfar(scene: Scene, haunted: boolean): number {
  const places = haunted ? PLACES : helpfulPlaces(scene.g);
  let best = 0;
  for (const place of places) best = Math.max(best, afarWorth(scene, place));
  return best;
}

/** What a one-shot artefact is worth now (WM-ARTEFACT-19). */
export function artefactWorth(scene: Scene, key: string): number {
  const { g } = scene;
  switch (ARTEFACT_KEYS.index(key)) {
    case POTION:
      return SIDES.some((side) => boardOf(g, side).seat >= 0 && boardOf(g, side).qi < 2) ? W.artefact : NEVER;
    case MOON_DUST:
      return 1;
    case FIREWORKS:
      return bestAfar(scene, false) - W.artefact;
    default:
      return NEVER;
  }
}

const fromAfar: Score = (scene, key) => afarWorth(scene, tileFrom(scene.g, key));

export const ANYTIME_JUDGES: readonly Judged[] = [
  judgeOf(useYinYang, each(fromAfar)),
  ...judges(useArtefact, {
    fireworks: each(fromAfar),
    potion: each(({ g }, key) => {
      if (!TAOIST_KEYS.has(key)) return 0;
      const side = taoistFrom(g, key);
      return isLiving(g, side) ? qiGain(g, side) : W.revive;
    }),
    call: each((_, key) => (key === STAY ? 1 : 0)),
  }),
];
