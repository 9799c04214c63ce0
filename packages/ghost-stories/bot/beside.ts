/** What may be done beside move and deed: the Yin-Yang, artefacts, and step 3 of the Yang phase. */

import { at } from '@jade/engine';
import type { Place, Side } from '../content/layout.ts';
import { PLACES, SIDES } from '../content/layout.ts';
import { FIREWORKS, MOON_DUST, POTION } from '../content/villagers.ts';
import { helpfulPlaces } from '../rules/artefacts.ts';
import { artefactFrom } from '../rules/define.ts';
import { isHaunted } from '../rules/table.ts';
import type { GhostStories } from '../state.ts';
import { boardOf } from '../state.ts';
import { helpWorth, restoredWorth } from './helps.ts';
import { NEVER, WEIGHTS as W } from './weights.ts';
import type { Scene } from './worth.ts';
import { sceneOf } from './worth.ts';

/** What a tile is worth from afar, for the Yin-Yang and the Fireworks. */
export function afarWorth(scene: Scene, place: Place): number {
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
  switch (artefactFrom(key)) {
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

/** How good each choice of step 3 looks: Buddhas where ghosts come, crystals, tokens. */
export function placeScores(g: GhostStories, side: Side, options: readonly string[]): number[] {
  const scene = sceneOf(g, side);
  return options.map((key) => {
    if (key.startsWith('space:')) return 10;
    if (key.startsWith('artefact:')) return artefactWorth(scene, key);
    switch (key) {
      case 'setCrystal':
        return W.receptacle;
      case 'suLing':
        return 20;
      case 'takeToken':
        return 20;
      case 'yinYang':
        return bestAfar(scene, true) - W.yinYang;
      default:
        return 0;
    }
  });
}
