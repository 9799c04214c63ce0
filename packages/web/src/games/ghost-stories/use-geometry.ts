/** The board as it lies before whoever is at this screen: the first person who plays here sits south, and it never turns. */

import { useTable } from '../../shell/at-table.tsx';
import type { Geometry } from './geometry.ts';
import { GEOMETRIES } from './geometry.ts';
import { useGame } from './use-game.ts';

const SOUTH = 2;

export function useGeometry(): Geometry {
  const { boards } = useGame();
  const { viewer, info } = useTable().session;
  const people = info.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const own = people.length > 1 ? people[0] : viewer;
  const side = boards.findIndex(({ seat }) => seat === own);
  return GEOMETRIES[side < 0 ? SOUTH : side] as Geometry;
}
