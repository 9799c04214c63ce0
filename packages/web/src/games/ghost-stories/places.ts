/** Where on the board a moment happens. */

import type { Json } from '@jade/engine';
import type { Table } from '@jade/ghost-stories/screen';
import { NONE, SPACE_IDS, TILE_IDS } from '@jade/ghost-stories/screen';
import type { ToldMoment } from '../../table/moments.ts';

/**
 * The ghost space and the tile that a moment is about: what happened names them, else what led to it, else what came of it. A ghost that
 * falls and brings another is shown where it stood.
 */
export function placesOf(
  g: Pick<Table, 'village'>,
  { causes, line, notes }: Pick<ToldMoment, 'causes' | 'line' | 'notes'>,
): { space: number; place: number } {
  const lines = [line, ...causes.toReversed(), ...notes];
  const first = (...names: readonly string[]) =>
    lines.flatMap(({ params }) => names.map((name) => nameIn(params[name]))).find((name) => name !== null);
  const [space, tile] = [first('toSpace', 'space', 'stays'), first('toTile', 'tile')];
  return {
    space: space === undefined ? NONE : SPACE_IDS.indexOf(space ?? ''),
    place: tile === undefined ? NONE : g.village.findIndex((one) => TILE_IDS[one] === tile),
  };
}

/** Of several the first. */
function nameIn(value: Json | undefined): string | null {
  const name = Array.isArray(value) ? value[0] : value;
  return typeof name === 'string' ? name : null;
}
