/** While the story is told: the rest of the board in the dark, the ghost that acts and the tile it reaches in the light. */

import type { Table } from '@jade/ghost-stories/screen';
import { useTable } from '../../shell/at-table.tsx';
import type { Point } from './geometry.ts';
import { BOARD, CELL, HALF } from './geometry.ts';
import { placesOf } from './places.ts';
import { useGeometry } from './use-geometry.ts';

export function Spotlight({ g }: { g: Table }) {
  const { moment } = useTable().session;
  const geometry = useGeometry();
  if (moment === null) return null;
  const { space, place } = placesOf(g, moment);
  if (space < 0 && place < 0) return null;
  const lit: Point[] = [...(space < 0 ? [] : [geometry.space(space)]), ...(place < 0 ? [] : [geometry.tile(place)])];
  const holes = lit.map(([x, y]) => `M${x - 4} ${y - 4}h${CELL + 8}v${CELL + 8}h${-CELL - 8}Z`).join('');
  return (
    <g pointerEvents="none" className="gs-spot">
      <path
        fillRule="evenodd"
        d={`M24 0H${BOARD - 24}Q${BOARD} 0 ${BOARD} 24V${BOARD - 24}Q${BOARD} ${BOARD} ${BOARD - 24} ${BOARD}H24Q0 ${BOARD} 0 ${BOARD - 24}V24Q0 0 24 0Z${holes}`}
        fill="#060a1a"
        opacity=".6"
      />
      {place >= 0 && <Frame at={geometry.tile(place)} color="#c6a2f2" />}
      {space >= 0 && <Frame at={geometry.space(space)} color="#f6dc98" />}
      {space >= 0 && place >= 0 && <Arrow from={middle(geometry.space(space))} to={middle(geometry.tile(place))} />}
    </g>
  );
}

function middle([x, y]: Point): Point {
  return [x + HALF, y + HALF];
}

function Frame({ at: [x, y], color }: { at: Point; color: string }) {
  return (
    <rect x={x - 6} y={y - 6} width={CELL + 12} height={CELL + 12} rx="14" fill="none" stroke={color} strokeWidth="5" />
  );
}

/** From the ghost to the tile it reaches. */
function Arrow({ from, to }: { from: Point; to: Point }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const reach = length - 34;
  return (
    <g transform={`translate(${from[0]} ${from[1]}) rotate(${turn})`}>
      <path d={`M44 0H${reach - 20}`} stroke="#0b0620" strokeWidth="17" strokeLinecap="round" />
      <path
        d={`M${reach - 26} -22L${reach + 14} 0L${reach - 26} 22Z`}
        fill="#e9dcff"
        stroke="#0b0620"
        strokeWidth="4"
      />
      <path d={`M44 0H${reach - 24}`} stroke="#e9dcff" strokeWidth="10" strokeLinecap="round" />
    </g>
  );
}
