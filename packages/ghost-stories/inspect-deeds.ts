/** What is done with a thing by choosing it now, where the question alone does not say it. */

import type { Phrase, SeatView } from '@jade/engine';
import { useYinYang } from './rules/artefacts.ts';
import { placeMantra } from './rules/before-move.ts';
import { exorcise } from './rules/exorcise.ts';
import { help } from './rules/help.ts';
import { SPACE_KEYS, TILE_KEYS, tileFrom } from './rules/keys.ts';
import { windsOfThePavilion } from './rules/pavilion.ts';
import { isHaunted } from './rules/table.ts';
import type { GhostView } from './view.ts';

const WITH_GHOSTS: ReadonlyMap<string, string> = new Map([
  [exorcise.steps.choose, 'doing.exorcise'],
  [help.steps.hutGhost, 'doing.sendAway'],
  [windsOfThePavilion.steps.ghost, 'doing.carryOff'],
  [placeMantra.start, 'doing.weaken'],
]);

export function deedWith({ decision, table: g }: SeatView<GhostView>, thing: string): Phrase | null {
  const key = SPACE_KEYS.has(thing) ? WITH_GHOSTS.get(decision ?? '') : undefined;
  if (key !== undefined) return { key, params: {}, rule: null };
  if (!TILE_KEYS.has(thing)) return null;
  const place = tileFrom(g, thing);
  if (decision === help.steps.altar) return { key: 'doing.free', params: {}, rule: 'GS-TILE-5' };
  if (decision !== useYinYang.start || place < 0) return null;
  return { key: isHaunted(g, place) ? 'doing.free' : 'deed.useHelp', params: {}, rule: 'GS-YINYANG-1' };
}
