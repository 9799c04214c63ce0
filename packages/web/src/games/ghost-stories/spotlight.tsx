/** While the story is told: the rest of the board in the dark, the ghost that acts and the tile it reaches in the light. */

import type { Table } from '@jade/ghost-stories/screen';
import { SPACE_IDS, TILE_IDS } from '@jade/ghost-stories/screen';
import type { Point } from './geometry.ts';
import { BOARD, badgePoint, CELL, HALF, spacePoint, tilePoint } from './geometry.ts';
import { useRecap } from './recap.tsx';

export function Spotlight({ g }: { g: Table }) {
  const { steps, at } = useRecap();
  const step = steps[at];
  if (step === undefined) return null;
  const actors = new Map<string, number>();
  for (const { space, number, turn, acts } of steps)
    if (turn === step.turn && space !== null && number > 0 && acts && !actors.has(space)) actors.set(space, number);
  const space = step.space === null ? -1 : SPACE_IDS.indexOf(step.space);
  const place = step.tile === null ? -1 : g.village.findIndex((tile) => TILE_IDS[tile] === step.tile);
  if (space < 0 && place < 0 && actors.size === 0) return null;
  // Each place once: two holes upon each other would be none.
  const spaces = new Set([space, ...[...actors.keys()].map((id) => SPACE_IDS.indexOf(id))]);
  const lit: Point[] = [
    ...[...spaces].filter((one) => one >= 0).map(spacePoint),
    ...(place < 0 ? [] : [tilePoint(place)]),
  ];
  const holes = lit.map(([x, y]) => `M${x - 4} ${y - 4}h${CELL + 8}v${CELL + 8}h${-CELL - 8}Z`).join('');
  return (
    <g pointerEvents="none" className="gs-spot">
      <path
        fillRule="evenodd"
        d={`M24 0H${BOARD - 24}Q${BOARD} 0 ${BOARD} 24V${BOARD - 24}Q${BOARD} ${BOARD} ${BOARD - 24} ${BOARD}H24Q0 ${BOARD} 0 ${BOARD - 24}V24Q0 0 24 0Z${holes}`}
        fill="#060a1a"
        opacity=".6"
      />
      {place >= 0 && <Frame at={tilePoint(place)} color="#c6a2f2" />}
      {space >= 0 && <Frame at={spacePoint(space)} color="#f6dc98" />}
      {space >= 0 && place >= 0 && <Arrow from={middle(spacePoint(space))} to={middle(tilePoint(place))} />}
      {[...actors].map(([id, number]) => {
        const [x, y] = badgePoint(SPACE_IDS.indexOf(id));
        const now = id === step.space;
        return (
          <g key={id} transform={`translate(${x} ${y})`} className={`gs-badge ${now ? 'now' : 'next'}`}>
            <circle r="17" />
            <text y="8">{number}</text>
          </g>
        );
      })}
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
