/** A ghost space: the ghost with its resistance and stones, a Buddha, or nothing. A press chooses it or tells what it does. */

import type { Space, Table } from '@jade/ghost-stories/screen';
import {
  BLACK,
  colourAt,
  ghostOf,
  isSilenced,
  NONE,
  needsOf,
  ON_CARD,
  SPACE_IDS,
  sideOf,
  stonesOf,
} from '@jade/ghost-stories/screen';
import { memo } from 'react';
import { ELEMENTS, GHOST_FACES, STONE_ICONS } from '../../../art/ghost-icons.ts';
import { useThing } from '../../shell/at-table.tsx';
import { readable } from '../../shell/inspect.tsx';
import { useWords } from '../../words/words.tsx';
import { Bead, colour, Drawn, Inked, lacquerOf, rimOf } from './art.tsx';
import { CELL, HALF } from './geometry.ts';
import { useDeed, useInspected } from './inspect.tsx';
import { rowsOf } from './rows.ts';
import { useGeometry } from './use-geometry.ts';

export function GhostSpace({ space, g, chosen }: { space: Space; g: Table; chosen: boolean }) {
  const words = useWords();
  const { show } = useInspected();
  const thing = useThing(`space:${SPACE_IDS[space]}`);
  const deed = useDeed([`space:${SPACE_IDS[space]}`]);
  const [x, y] = useGeometry().space(space);
  const card = g.ghosts[space] ?? NONE;
  const board = g.boards[sideOf(space)];
  const rim = rimOf(board?.colour ?? BLACK);
  const look = () => {
    if (card !== NONE) show({ kind: 'ghost', card, space });
  };
  return (
    <g
      {...thing.props}
      transform={`translate(${x} ${y})`}
      className={`gs-space ${thing.at ? 'at' : ''} ${thing.asked ? 'asked' : ''}`}
      {...(card !== NONE && readable(look, words.say('ghosts.read', { ghost: ghostOf(card).id }), thing.can && !deed))}
    >
      {thing.can && <rect className="can gs-halo" x="-2.5" y="-2.5" width={CELL + 5} height={CELL + 5} rx="13" />}
      {card === NONE ? (
        <>
          <rect
            width={CELL}
            height={CELL}
            rx="11"
            fill="#000"
            fillOpacity=".34"
            stroke={thing.can ? '#fff3c4' : rim}
            strokeOpacity={thing.can ? 1 : 0.5}
            strokeWidth={thing.can ? 4 : 1}
            strokeDasharray="5 6"
          />
          {g.buddhas[space] === 0 && board !== undefined && (
            <Inked name={ELEMENTS[board.colour] ?? 'moon'} x={HALF} y={HALF} size={62} color={rim} opacity={0.22} />
          )}
        </>
      ) : (
        <GhostFace g={g} space={space} can={thing.can} />
      )}
      {g.buddhas[space] === 1 && (
        <g className="gs-arrive">
          <Drawn
            piece="buddha"
            x={card === NONE ? HALF : 104}
            y={card === NONE ? HALF : 62}
            width={card === NONE ? 92 : 46}
            height={card === NONE ? 98 : 49}
          />
        </g>
      )}
      {chosen && <rect className="gs-chosen" x="-4" y="-4" width={CELL + 8} height={CELL + 8} rx="14" />}
      <rect className="gs-at" x="-8" y="-8" width={CELL + 16} height={CELL + 16} rx="18" />
    </g>
  );
}

const STONE_FILL = { left: '#8f9dbd', centre: '#c9a558', right: '#69b18d' } as const;
const STONES = ['left', 'centre', 'right'] as const;

/** The card on the board, in two levels of detail: names on large boards, larger signs on small ones. */
const GhostFace = memo(function GhostFace({ g, space, can }: { g: Table; space: Space; can: boolean }) {
  const words = useWords();
  const card = g.ghosts[space] ?? NONE;
  if (card === NONE) return null;
  const ghost = ghostOf(card);
  const hue = colourAt(g, space);
  const { deep } = lacquerOf(hue);
  const name = words.say(`ghost.${ghost.id}`);
  const face = GHOST_FACES[ghost.id as 'ghoul'];
  const beads = needsOf(g, space).flatMap(({ colour: one, printed, now }) =>
    Array.from({ length: printed }, (_, index) => ({ colour: one, off: index >= now, id: `${one}-${index}` })),
  );
  const texts = stonesOf(card);
  const silent = isSilenced(g, space);
  const stones = (r: number, y: number, size: number, from: number, step: number) =>
    STONES.flatMap((stone, index) => {
      const own = texts.filter((text) => text.stone === stone);
      const x = from + index * step;
      if (own.length === 0)
        return [
          <g key={stone} opacity=".5">
            <circle cx={x} cy={y} r={r * 0.55} fill="#000" fillOpacity=".35" />
            <circle cx={x} cy={y} r="1.8" fill="#fff" opacity=".35" />
          </g>,
        ];
      return own.map(({ ability }, place) => {
        // Two in one place are smaller and stand side by side.
        const small = own.length > 1 ? Math.min(r, 10.5) : r;
        const shift = (place - (own.length - 1) / 2) * small * 2.1;
        return (
          <g key={ability} opacity={silent && stone === 'centre' ? 0.35 : 1}>
            <circle cx={x + shift} cy={y} r={small} fill={STONE_FILL[stone]} stroke="#060812" strokeWidth="1.4" />
            <circle cx={x + shift} cy={y} r={small} fill="url(#gs-sphere)" opacity=".4" />
            <Inked name={STONE_ICONS[ability]} x={x + shift} y={y} size={(size * small) / r} color="#0a0a14" />
          </g>
        );
      });
    });
  const beadRow = (r: number, step: number, at: number) => {
    const tight = beads.length > 4 ? Math.min(step, (CELL - 2 * at) / (beads.length - 1)) : step;
    return beads.map((bead, index) => (
      <g key={bead.id} opacity={bead.off ? 0.35 : 1}>
        <Bead colour={bead.colour} x={at + index * tight} y={at} r={r} />
        {bead.off && (
          <path
            d={`M${at + index * tight - r} ${at - r}L${at + index * tight + r} ${at + r}`}
            stroke="#fff"
            strokeWidth="2"
          />
        )}
      </g>
    ));
  };
  return (
    <g className="gs-card">
      <rect x="3" y="6" width={CELL - 6} height={CELL - 4} rx="11" fill="#000" opacity=".5" />
      <rect width={CELL} height={CELL} rx="11" fill={`url(#gs-lacquer-${hue})`} />
      <circle cx={HALF} cy="58" r="60" fill={`url(#gs-glow-${hue})`} />
      <Inked name={face} x={HALF} y={57} size={84} color={hue === 4 ? '#d8d0f0' : '#fff6e6'} opacity={0.95} />
      <path
        d={`M1 84C20 74 34 92 58 82S104 76 131 86V121A10 10 0 0 1 121 131H11A10 10 0 0 1 1 121Z`}
        fill={deep}
        opacity=".75"
      />
      {rowsOf(name).length > 1 && (
        <path
          className="gs-lo"
          d="M1 72C24 64 40 78 66 70S110 66 131 74V121A10 10 0 0 1 121 131H11A10 10 0 0 1 1 121Z"
          fill={deep}
          opacity=".85"
        />
      )}
      <path d={`M1 92C24 84 40 100 66 90S110 86 131 94V121A10 10 0 0 1 121 131H11A10 10 0 0 1 1 121Z`} fill={deep} />
      <rect
        x="1.5"
        y="1.5"
        width={CELL - 3}
        height={CELL - 3}
        rx="10"
        fill="none"
        stroke={can ? '#fff3c4' : colour(hue === 4 ? 5 : hue)}
        strokeWidth={can ? 3 : 2}
        opacity={can ? 1 : 0.75}
      />
      {ghost.incarnation && (
        <rect
          x="5.5"
          y="5.5"
          width={CELL - 11}
          height={CELL - 11}
          rx="7"
          fill="none"
          stroke="#f9e6ae"
          strokeWidth="2"
        />
      )}
      <g className="gs-lo">
        {beadRow(9.5, 18, 16)}
        {rowsOf(name).map((row, index, rows) => (
          <text key={row} className="gs-name" x={HALF} y={102 - (rows.length - 1 - index) * 17}>
            {row}
          </text>
        ))}
        {stones(11, 117, 15, 28, 38)}
      </g>
      <g className="gs-hi">
        {beadRow(15, 27, 20)}
        {stones(18, 108, 25, 26, 40)}
      </g>
      {g.figures[space] === ON_CARD && (
        <>
          <g className="gs-lo">
            <Drawn piece="haunter" x={112} y={ghost.incarnation || beads.length > 4 ? 46 : 24} width={28} height={31} />
          </g>
          <g className="gs-hi">
            <Drawn piece="haunter" x={106} y={62} width={40} height={45} />
          </g>
        </>
      )}
      {g.mantra === space && (
        <g transform="translate(16 62) rotate(-7)">
          <g className="gs-grows">
            <path d="M-11 -15H11V17H-11Z" fill="#f7e08a" stroke="#5a4200" strokeWidth="1.2" />
            <text className="gs-mantra" x="0" y="7">
              {words.say('ghosts.mantraSign')}
            </text>
          </g>
        </g>
      )}
    </g>
  );
});
