/** A small picture of a moment: the board of then, near to where it happens. */

import type { ToldMoment } from '../../table/moments.ts';
import { BoardDrawn } from './board.tsx';
import { BOARD, CELL } from './geometry.ts';
import { placesOf } from './places.ts';
import { useGame } from './use-game.ts';
import { useGeometry } from './use-geometry.ts';

/** Room around what it is about. */
const AROUND = CELL * 0.45;

export function Scene({ moment }: { moment: ToldMoment }) {
  const g = useGame();
  const geometry = useGeometry();
  const { space, place } = placesOf(g, moment);
  const own = g.boards[g.active]?.place ?? -1;
  const shown = [
    ...(space < 0 ? [] : [geometry.space(space)]),
    ...(place < 0 ? [] : [geometry.tile(place)]),
    ...(space < 0 && place < 0 && own >= 0 ? [geometry.tile(own)] : []),
  ];
  if (shown.length === 0) return <BoardDrawn ground />;
  const [left, top] = [0, 1].map((axis) => Math.min(...shown.map((point) => point[axis] ?? 0)) - AROUND);
  const [right, bottom] = [0, 1].map((axis) => Math.max(...shown.map((point) => point[axis] ?? 0)) + CELL + AROUND);
  const [x, y] = [Math.max(0, left ?? 0), Math.max(0, top ?? 0)];
  const crop = `${x} ${y} ${Math.min(BOARD, right ?? BOARD) - x} ${Math.min(BOARD, bottom ?? BOARD) - y}`;
  return <BoardDrawn crop={crop} ground />;
}
