/** The Mystic Barrier as light around the village, and the order in which the boards have their turn in it. */

import { frameIn } from '@jade/engine';
import type { Table } from '@jade/ghost-stories/screen';
import { exorcise, SIDES } from '@jade/ghost-stories/screen';
import { useTable } from '../../shell/at-table.tsx';
import type { Point } from './geometry.ts';
import { BOARD, GROUND } from './geometry.ts';
import { barrierIn } from './use-game.ts';
import { useGeometry } from './use-geometry.ts';

const BADGES: readonly Point[] = [
  [BOARD / 2 - 190, 34],
  [BOARD - 34, BOARD / 2 - 190],
  [BOARD / 2 - 190, BOARD - 30],
  [34, BOARD / 2 + 190],
];

export function BarrierLight({ g }: { g: Table }) {
  const { session } = useTable();
  const { receptacle, lies } = useGeometry();
  const done = barrierIn(session.look.view.stack);
  if (done === null) return null;
  const rolling = frameIn(session.look.view.stack, exorcise) !== null;
  const now = rolling ? done - 1 : done;
  const { from: a, to: b } = GROUND;
  const corners: readonly Point[] = [
    [a, a],
    [b, a],
    [b, b],
    [a, b],
  ];
  const web = `M${a} ${a}H${b}V${b}H${a}Z${corners.map(([x, y], index) => `M${receptacle((index - lies(0) + 4) % 4).join(' ')}L${x} ${y}`).join('')}`;
  return (
    <g className="gs-barrier" pointerEvents="none">
      <path d={web} fill="none" stroke="#bfe9ff" strokeWidth="22" opacity=".28" />
      <path d={web} fill="none" stroke="#2b7fb0" strokeWidth="9" strokeLinejoin="round" />
      <path d={web} fill="none" stroke="#eafaff" strokeWidth="4" strokeLinejoin="round" />
      {SIDES.map((_, index) => {
        const side = (g.active + 1 + index) % 4;
        const [x, y] = BADGES[lies(side)] ?? [0, 0];
        const state = index < now ? 'done' : index === now ? 'now' : 'next';
        return (
          <g key={side} transform={`translate(${x} ${y})`} className={`gs-badge ${state}`}>
            <g className="gs-grows">
              <circle r="18" />
              <text y="8">{state === 'done' ? '✓' : index + 1}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
