/** The pictures of the guide: lanterns as they hang on the stalls, visitors, coins, a fan. */

import { useMemo } from 'react';
import type { Piece } from './guide-pictures.ts';
import { guidePicture } from './guide-pictures.ts';

export function GuidePicture({ source, small = false }: { source: string; small?: boolean }) {
  const pieces = useMemo(() => guidePicture(source), [source]);
  let place = 0;
  return (
    <span className={`lm-row ${small ? 'small' : ''}`}>
      {pieces.map((piece) => {
        place += 1;
        return <PieceDrawn key={place} piece={piece} />;
      })}
    </span>
  );
}

function PieceDrawn({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'lantern':
      return <span className="lantern lit">{piece.number}</span>;
    case 'out':
      return piece.number === 0 ? (
        <span className="lantern none" />
      ) : (
        <span className="lantern out">{piece.number}</span>
      );
    case 'coins':
      return <span className="lm-coins">{piece.number}</span>;
    case 'visitors':
      return <span className="lm-visitors">{piece.number}</span>;
    case 'fan':
      return (
        <svg className="lm-fan" viewBox="0 0 64 48" aria-hidden="true">
          <path d="M32 46L3 20A36 36 0 0 1 61 20Z" fill="#e9c46a" stroke="#7a4a18" strokeWidth="2" />
          <path d="M32 46L14 9M32 46L32 3M32 46L50 9" stroke="#7a4a18" strokeWidth="2" />
        </svg>
      );
    case 'arrow':
      return (
        <svg className="lm-arrow" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M4 16H26M17 7L27 16L17 25" fill="none" stroke="#f6d57c" strokeWidth="4" strokeLinecap="round" />
        </svg>
      );
  }
}
