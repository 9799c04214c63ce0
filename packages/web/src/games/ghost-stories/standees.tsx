/** The Taoists in the village: those of one tile side by side, the lying and the dead laid down. They walk when they move. */

import type { Side, Table } from '@jade/ghost-stories/screen';
import { COLOURS, SIDES } from '@jade/ghost-stories/screen';
import { ELEMENTS } from '../../../art/ghost-icons.ts';
import { useThing } from '../../shell/at-table.tsx';
import { colour, Drawn, Inked, onColour } from './art.tsx';
import { CELL, HALF } from './geometry.ts';
import { useGeometry } from './use-geometry.ts';

export function Taoists({ g }: { g: Table }) {
  const { tile } = useGeometry();
  const standing = SIDES.filter((side) => (g.boards[side]?.place ?? -1) >= 0);
  return standing.map((side) => {
    const place = g.boards[side]?.place ?? 0;
    const together = standing.filter((other) => g.boards[other]?.place === place);
    const [x, y] = tile(place);
    const step = Math.min(34, (CELL - 36) / Math.max(1, together.length));
    const shift = (together.indexOf(side) - (together.length - 1) / 2) * step;
    return <Taoist key={side} side={side} g={g} x={x + HALF + shift} y={y + 66} />;
  });
}

function Taoist({ side, g, x, y }: { side: Side; g: Table; x: number; y: number }) {
  const board = g.boards[side];
  const thing = useThing(`taoist:${COLOURS[board?.colour ?? 0]}`);
  if (board === undefined) return null;
  const dead = board.qi === 0;
  const active = g.active === side && !dead;
  const turn = board.lying || dead ? 82 : 0;
  return (
    <g
      {...thing.props}
      className={`gs-taoist ${thing.can ? '' : 'still'} ${thing.at ? 'at' : ''} ${dead ? 'dead' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {thing.can && <circle r="48" fill="transparent" />}
      {thing.can && <ellipse className="can" cy="18" rx="30" ry="13" fill="#ffe08a" stroke="#a86a00" strokeWidth="2" />}
      {active && !thing.can && <ellipse cy="18" rx="27" ry="11" fill="#6fe0b4" opacity=".85" />}
      <g transform={turn === 0 ? undefined : `rotate(${turn}) scale(.8)`}>
        <Drawn piece="taoist" x={0} y={0} width={48} height={67} color={dead ? '#7a7a88' : colour(board.colour)} />
        <Inked
          name={dead ? 'coffin' : (ELEMENTS[board.colour] ?? 'moon')}
          x={0}
          y={15}
          size={15}
          color={onColour(board.colour)}
        />
      </g>
    </g>
  );
}
