/** Pieces side by side: in the middle of a picture twice as wide as high, or as small as a line of text. */

import type { ReactNode } from 'react';
import type { InRow, Sign } from './picture-row.ts';

interface RowDrawnProps<Piece extends { readonly kind: string }> {
  readonly pieces: readonly InRow<Piece>[];
  /** How wide each kind of piece is. */
  readonly wide: Readonly<Record<Piece['kind'], number>>;
  /** A piece around the origin. */
  draw(piece: Piece): ReactNode;
  readonly small: boolean;
  readonly children?: ReactNode;
}

const APART = 12;
const HIGH = 188;
const ASPECT = 2;
const SIGN = 42;

const STROKES: Readonly<Record<Sign, string>> = {
  '>': 'M-20 0H18M2 -16L20 0L2 16',
  '+': 'M-16 0H16M0 -16V16',
  '=': 'M-16 -8H16M-16 8H16',
};

export function RowDrawn<Piece extends { readonly kind: string }>(props: RowDrawnProps<Piece>) {
  const { pieces, wide, draw, small, children } = props;
  const widthOf = ({ piece }: InRow<Piece>) => ('sign' in piece ? SIGN : wide[(piece as Piece).kind as Piece['kind']]);
  const inner = pieces.reduce((sum, one) => sum + widthOf(one) + APART, -APART);
  const tall = small ? Math.max(...pieces.map(widthOf)) + 6 : HIGH;
  const width = small ? inner + 6 : Math.max(inner + 36, HIGH * ASPECT);
  let x = (width - inner) / 2;
  const placed = pieces.map((one, index) => {
    const middle = x + widthOf(one) / 2;
    x += widthOf(one) + APART;
    return { ...one, middle, name: `${index} ${JSON.stringify(one.piece)}` };
  });
  return (
    <svg className={small ? 'gd-small' : 'gd-row'} viewBox={`0 0 ${width} ${tall}`} aria-hidden="true">
      {children}
      {placed.map(({ piece, faint, crossed, middle, name }) => (
        <g key={name} transform={`translate(${middle} ${tall / 2})`} opacity={faint ? 0.4 : 1}>
          {'sign' in piece ? <SignDrawn sign={piece.sign} /> : draw(piece as Piece)}
          {crossed && <path d="M-38 -38L38 38M38 -38L-38 38" stroke="#ff8a70" strokeWidth="9" strokeLinecap="round" />}
        </g>
      ))}
    </svg>
  );
}

function SignDrawn({ sign }: { sign: Sign }) {
  return (
    <path d={STROKES[sign]} stroke="#f6d57c" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" fill="none" />
  );
}
