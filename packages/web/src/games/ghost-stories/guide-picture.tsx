/** The pictures of the guide: the pieces of the table themselves, in a row or as a part of a board. */

import { positionOf } from '@jade/ghost-stories/guide/position';
import type { Place, Space } from '@jade/ghost-stories/screen';
import { ghostOf, PLACE_IDS, PLACES, SPACE_IDS, SPACES, SPACES_OF, TILE_IDS } from '@jade/ghost-stories/screen';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { ELEMENTS } from '../../../art/ghost-icons.ts';
import { RowDrawn } from '../../guide/row-drawn.tsx';
import { StillTable } from '../../shell/at-table.tsx';
import { Bead, colour, Drawn, Inked, onColour } from './art.tsx';
import { BoardDrawn, Defs } from './board.tsx';
import type { Point } from './geometry.ts';
import { BOARD, CELL, GEOMETRIES, HALF } from './geometry.ts';
import { GhostSpace } from './ghost-space.tsx';
import type { Piece, Position, Stone } from './guide-pictures.ts';
import { guidePicture } from './guide-pictures.ts';
import { Person } from './person.tsx';
import { VillageTile } from './tile.tsx';

const SOUTH = GEOMETRIES[2] as (typeof GEOMETRIES)[number];
/** Pictures are twice as wide as high. */
const ASPECT = 2;
const AROUND = 26;

export function GuidePicture({ source, small = false }: { source: string; small?: boolean }) {
  const picture = useMemo(() => guidePicture(source), [source]);
  if (picture.kind === 'board') return <PositionDrawn {...picture} />;
  return (
    <RowDrawn pieces={picture.pieces} wide={WIDE} draw={(piece) => <PieceDrawn piece={piece} />} small={small}>
      <Defs />
    </RowDrawn>
  );
}

/** A part of the board as it lies, and arrows on it. */
function PositionDrawn({ view, see, arrows }: Position) {
  const crop = useMemo(() => cropAround(see.map(cornerOf)).join(' '), [see]);
  return (
    <span className="gs-gp">
      <StillTable view={view}>
        <BoardDrawn crop={crop} ground />
      </StillTable>
      <svg viewBox={crop} className="gs-over" aria-hidden="true">
        {arrows.map(({ from, to }) => (
          <Arrow key={`${from} ${to}`} from={middleOf(from)} to={middleOf(to)} />
        ))}
      </svg>
    </span>
  );
}

function cornerOf(name: string): Point {
  const space = SPACE_IDS.indexOf(name);
  const place = (PLACE_IDS as readonly string[]).indexOf(name);
  return space >= 0 ? SOUTH.space(SPACES[space] ?? 0) : SOUTH.tile(PLACES[place] ?? 0);
}

function middleOf(name: string): Point {
  const [x, y] = cornerOf(name);
  return [x + HALF, y + HALF];
}

/** The smallest part of the board in the right shape that shows all of this. */
function cropAround(corners: readonly Point[]): readonly number[] {
  if (corners.length === 0) return [0, 0, BOARD, BOARD];
  const [left, top] = [0, 1].map((axis) => Math.min(...corners.map((point) => point[axis] ?? 0)) - AROUND) as [
    number,
    number,
  ];
  const [right, bottom] = [0, 1].map(
    (axis) => Math.max(...corners.map((point) => point[axis] ?? 0)) + CELL + AROUND,
  ) as [number, number];
  const height = Math.max(bottom - top, (right - left) / ASPECT);
  const width = Math.min(BOARD, height * ASPECT);
  const within = (middle: number, length: number) => Math.max(0, Math.min(BOARD - length, middle - length / 2));
  return [within((left + right) / 2, width), within((top + bottom) / 2, height), width, height].map(Math.round);
}

function Arrow({ from, to }: { from: Point; to: Point }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  // From edge to edge rather than from middle to middle.
  const [start, end] = [length * 0.32, length * 0.72];
  return (
    <g transform={`translate(${from[0]} ${from[1]}) rotate(${turn})`}>
      <path
        d={`M${start} -7H${end - 16}V-20L${end + 12} 0L${end - 16} 20V7H${start}Z`}
        fill="#f6d57c"
        stroke="#0b0620"
        strokeWidth="5"
      />
    </g>
  );
}

const WIDE: Readonly<Record<Piece['kind'], number>> = {
  ghost: CELL,
  tile: CELL,
  family: 104,
  taoist: 84,
  figure: 80,
  tao: 74,
  die: 74,
  curse: 74,
  stone: 74,
  token: 82,
};
/** A piece around the origin. */
function PieceDrawn({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'ghost':
    case 'tile':
      return <Card piece={piece} />;
    case 'tao':
      return <Bead colour={piece.colour} x={0} y={0} r={36} />;
    case 'die':
      return (
        <Cube fill={colour(piece.colour)} edge={piece.colour === 4 ? '#b9b3cf' : '#0a0a14'}>
          <Inked name={ELEMENTS[piece.colour] ?? 'moon'} x={0} y={0} size={44} color={onColour(piece.colour)} />
        </Cube>
      );
    case 'curse':
      return (
        <Cube fill="#1a1326" edge="#b98cf0">
          {piece.icon !== 'circle' && <Inked name={piece.icon} x={0} y={0} size={46} color="#e9dcff" />}
        </Cube>
      );
    case 'taoist':
      return (
        <>
          <Drawn piece="taoist" x={0} y={0} width={84} height={117} color={colour(piece.colour)} />
          <Inked name={ELEMENTS[piece.colour] ?? 'moon'} x={0} y={26} size={26} color={onColour(piece.colour)} />
        </>
      );
    case 'figure':
      return <Drawn piece={piece.piece} x={0} y={0} {...SIZES[piece.piece as 'haunter']} />;
    case 'stone':
      return <Disc fill={STONE_FILL[piece.stone]} icon={piece.icon} ink="#0a0a14" r={35} />;
    case 'token':
      return <Disc fill="#2a1c50" icon={piece.icon} ink="#f1e6ff" r={39} />;
    case 'family':
      return (
        <g transform="translate(-52 -62)">
          <Person who={piece.id as 'li'} height={124} />
        </g>
      );
  }
}

const STONE_FILL: Readonly<Record<Stone, string>> = { left: '#8f9dbd', middle: '#c9a558', right: '#69b18d' };

const SIZES = {
  haunter: { width: 80, height: 90 },
  buddha: { width: 80, height: 85 },
  'moon-crystal': { width: 52, height: 90 },
  'su-ling': { width: 70, height: 110 },
} as const;

function Cube({ fill, edge, children }: { fill: string; edge: string; children: ReactNode }) {
  return (
    <g>
      <rect x="-34" y="-31" width="68" height="68" rx="14" fill="#000" opacity=".4" />
      <rect x="-35" y="-35" width="70" height="70" rx="14" fill={fill} stroke={edge} strokeWidth="2" />
      <rect x="-35" y="-35" width="70" height="70" rx="14" fill="url(#gs-sphere)" opacity=".35" />
      {children}
    </g>
  );
}

function Disc({
  fill,
  icon,
  ink,
  r,
}: {
  fill: string;
  icon: Parameters<typeof Inked>[0]['name'];
  ink: string;
  r: number;
}) {
  return (
    <g>
      <circle r={r} fill={fill} stroke="#060812" strokeWidth="2" />
      <circle r={r} fill="url(#gs-sphere)" opacity=".35" />
      <Inked name={icon} x={0} y={0} size={r * 1.3} color={ink} />
    </g>
  );
}

/** A table with nothing but this on it, and where on it. */
function lone(piece: Piece & { kind: 'ghost' | 'tile' }) {
  const [space = 0 as Space, place = 0 as Place] = [SPACES[0], PLACES[0]];
  if (piece.kind === 'tile') {
    const view = positionOf([]);
    const village = [TILE_IDS.indexOf(piece.id) as (typeof view.table.village)[number]];
    const haunted = [piece.haunted ? 1 : 0];
    return { view: { ...view, table: { ...view.table, village, haunted, templeBuddhas: 0 } }, space, place };
  }
  const { id, colour: own } = ghostOf(piece.card);
  const on = SPACES_OF.flatMap(([first = space], side) => (side === own ? [first] : []))[0] ?? space;
  return { view: positionOf([`${SPACE_IDS[on]}=${id}`]), space: on, place };
}

/** A ghost on the space where its colour belongs, or a tile: drawn as the table draws it, and moved to the origin. */
function Card({ piece }: { piece: Piece & { kind: 'ghost' | 'tile' } }) {
  const { view, space, place } = useMemo(() => lone(piece), [piece]);
  const g = view.table;
  const [x, y] = piece.kind === 'ghost' ? SOUTH.space(space) : SOUTH.tile(place);
  return (
    <StillTable view={view}>
      <g transform={`translate(${-x - HALF} ${-y - HALF})`}>
        {piece.kind === 'ghost' ? (
          <GhostSpace space={space} g={g} chosen={false} />
        ) : (
          <VillageTile place={place} g={g} />
        )}
      </g>
    </StillTable>
  );
}
