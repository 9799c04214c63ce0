/** Where on the board a moment happens. */

import type { Table } from '@jade/ghost-stories/screen';
import { NONE, SPACE_IDS, TILE_IDS } from '@jade/ghost-stories/screen';
import type { ToldMoment } from '../../table/moments.ts';

/** The ghost space and the tile that a moment is about, as far as its lines name them; the last word counts. */
export function placesOf(g: Table, { causes, line, notes }: ToldMoment): { space: number; place: number } {
  let [space, place] = [NONE as number, NONE as number];
  for (const { params } of [...causes, line, ...notes]) {
    const [to, tile] = [params.toSpace ?? params.space, params.toTile ?? params.tile];
    if (typeof to === 'string') space = SPACE_IDS.indexOf(to);
    if (typeof tile === 'string') place = g.village.findIndex((one) => TILE_IDS[one] === tile);
  }
  return { space, place };
}
