/**
 * What options concern on the table, so that any board can make it glow. An option is named like the thing it is about (`space:east-0`,
 * `tile:tea-house`, `villager:tea-house`, `taoist:red`, `board:red`, `artefact:fireworks`, `suLing` …); where it is about more, or about something
 * that is never an option itself, its decision says so with the names made here.
 */

import { at } from '@jade/engine';
import { RECEPTACLE_IDS } from '../content/layout.ts';

export function receptacleThing(receptacle: number): string {
  return `receptacle:${at(RECEPTACLE_IDS, receptacle)}`;
}
