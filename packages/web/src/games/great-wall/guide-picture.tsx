/** The pictures of the guide: soldiers, goods and places as they are drawn on the table. */

import level1 from 'painting:wall-level-1';
import level2 from 'painting:wall-level-2';
import level3 from 'painting:wall-level-3';
import { at } from '@jade/engine';
import { useMemo } from 'react';
import { RowDrawn } from '../../guide/row-drawn.tsx';
import { Drawn, Inked, SoldierShield, seatGuise } from './art.tsx';
import type { Piece } from './guide-pictures.ts';
import { guidePicture } from './guide-pictures.ts';

const WIDE: Readonly<Record<Piece['kind'], number>> = { soldier: 76, tile: 76, number: 76, wall: 150, barricade: 100 };
const WALLS = [level1, level2, level3];
const SIGNS = { honour: 'laurels', power: 'crossed-sabres', defence: 'crenulated-shield' } as const;
const FILLS = { honour: '#6a4a10', power: '#7d2214', defence: '#274a6a' } as const;

export function GuidePicture({ source, small = false }: { source: string; small?: boolean }) {
  const pieces = useMemo(() => guidePicture(source), [source]);
  return <RowDrawn pieces={pieces} wide={WIDE} draw={(piece) => <PieceDrawn piece={piece} />} small={small} />;
}

/** A piece around the origin. */
function PieceDrawn({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'soldier':
      return <SoldierShield guise={seatGuise(piece.seat)} kind={piece.soldier} x={0} y={0} size={68} />;
    case 'tile':
      return (
        <g>
          <rect x="-36" y="-36" width="72" height="72" rx="12" fill="#2a120b" stroke="#c99b64" strokeWidth="2.5" />
          <Inked name={piece.icon} x={0} y={0} size={50} color={piece.colour} />
        </g>
      );
    case 'number':
      return (
        <g>
          <rect
            x="-36"
            y="-36"
            width="72"
            height="72"
            rx="12"
            fill={FILLS[piece.of]}
            stroke="#f0c890"
            strokeWidth="2.5"
          />
          <Inked name={SIGNS[piece.of]} x={0} y={-16} size={26} color="#fff0d0" />
          <text y="28" fontSize="36" fontWeight="800" textAnchor="middle" fill="#fff0d0">
            {piece.number}
          </text>
        </g>
      );
    case 'wall':
      return <image href={at(WALLS, piece.level - 1)} x="-75" y="-50" width="150" height="80" />;
    case 'barricade':
      return <Drawn piece="wall-barricade" x={-50} y={-26} width={100} height={48} />;
  }
}
