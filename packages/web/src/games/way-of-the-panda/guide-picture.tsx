/** The pictures of the guide: champions, guards, ninjas, buildings and tiles as they lie on the table. */

import { useMemo } from 'react';
import { RowDrawn } from '../../guide/row-drawn.tsx';
import { buildingPiece, Drawn, Inked, QUEST_ICONS, STRENGTH_ICONS, Standee, seatColour } from './art.tsx';
import { CityBase } from './board.tsx';
import type { Piece } from './guide-pictures.ts';
import { guidePicture } from './guide-pictures.ts';

const WIDE: Readonly<Record<Piece['kind'], number>> = {
  champion: 84,
  guard: 76,
  ninja: 70,
  building: 84,
  base: 108,
  village: 84,
  strength: 76,
  quest: 76,
  vp: 76,
  ap: 76,
};

export function GuidePicture({ source, small = false }: { source: string; small?: boolean }) {
  const pieces = useMemo(() => guidePicture(source), [source]);
  return <RowDrawn pieces={pieces} wide={WIDE} draw={(piece) => <PieceDrawn piece={piece} />} small={small} />;
}

/** A piece around the origin. */
function PieceDrawn({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'champion':
      return (
        <g transform="translate(0 42) scale(2.1)">
          <Standee seat={0} c={piece.of} state="plain" />
        </g>
      );
    case 'guard':
      return <Drawn piece="panda" x={-38} y={-38} size={76} color={seatColour(piece.seat)} />;
    case 'ninja':
      return <Drawn piece="ninja" x={-35} y={-35} size={70} />;
    case 'village':
      return <Drawn piece="hut" x={-42} y={-42} size={84} />;
    case 'building':
      return <Drawn piece={buildingPiece(piece.of)} x={-42} y={-42} size={84} />;
    case 'base':
      return (
        <g>
          <g transform="translate(0 14) scale(1.15)">
            <CityBase />
          </g>
          <Drawn piece={buildingPiece(0)} x={-54} y={-26} size={52} />
          <Drawn piece={buildingPiece(1)} x={2} y={-26} size={52} />
          <Drawn piece={buildingPiece(2)} x={-28} y={-48} size={56} />
        </g>
      );
    case 'strength':
    case 'quest':
      return (
        <g>
          <rect x="-36" y="-36" width="72" height="72" rx="10" fill="#efe4cb" stroke="#8a6a34" strokeWidth="2.5" />
          <Inked
            name={(piece.kind === 'strength' ? STRENGTH_ICONS : QUEST_ICONS)[piece.of]}
            x={0}
            y={0}
            size={50}
            color="#4a3008"
          />
        </g>
      );
    case 'vp':
    case 'ap':
      return (
        <g>
          <circle r="36" fill={piece.kind === 'vp' ? '#dcb560' : '#58b893'} stroke="#14100a" strokeWidth="2.5" />
          <text y="13" fontSize="38" fontWeight="800" textAnchor="middle" fill="#14100a">
            {piece.number}
          </text>
        </g>
      );
  }
}
