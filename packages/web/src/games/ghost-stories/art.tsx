/** Drawings of Ghost Stories: icons and pieces from its sprite, Tao beads, emblems of the Taoists. */

import spriteUrl from 'sprite:ghosts';
import type { GhostView } from '@jade/ghost-stories/screen';
import { BLACK, FACE_NAMES } from '@jade/ghost-stories/screen';
import type { GhostIcon } from '../../../art/ghost-icons.ts';
import { ELEMENTS } from '../../../art/ghost-icons.ts';
import type { GhostPiece } from '../../../art/sprites.ts';
import { iconsOf } from '../../art/sprite.tsx';
import { useTableIfAny } from '../../shell/at-table.tsx';

/** Colours of boards, ghosts and tokens by number: yellow, red, green, blue, black, and white. */
const COLOUR: readonly string[] = ['#f0c84a', '#ee6250', '#7fdc98', '#5590f2', '#2a2438', '#f6f5ee'];
const ON_COLOUR: readonly string[] = ['#2a2000', '#2b0802', '#06280f', '#02122b', '#d9d3f2', '#2a2740'];
/** The dark lacquer of each colour, light and deep. */
export const LACQUER: readonly (readonly [light: string, deep: string])[] = [
  ['#7a5a10', '#2b1f07'],
  ['#7d2a22', '#2d0d0b'],
  ['#23603c', '#0b2417'],
  ['#234f86', '#0b1d38'],
  ['#453a5e', '#14101f'],
];
/** What rims a thing of a colour; black is rimmed in pale violet. */
export const RIM: readonly string[] = ['#f0c84a', '#ee6250', '#7fdc98', '#5590f2', '#cfc6ea'];

export function colour(index: number): string {
  return COLOUR[index] ?? COLOUR[BLACK] ?? '';
}

export function onColour(index: number): string {
  return ON_COLOUR[index] ?? '#000';
}

export function rimOf(index: number): string {
  return RIM[index] ?? RIM[BLACK] ?? '';
}

export function lacquerOf(index: number): { readonly light: string; readonly deep: string } {
  const [light = '', deep = ''] = LACQUER[index] ?? LACQUER[BLACK] ?? [];
  return { light, deep };
}

export const { Icon: Sign, Inked } = iconsOf<GhostIcon>(spriteUrl, 20);

interface DrawnProps {
  readonly piece: GhostPiece;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color?: string;
}

/** A piece inside a drawing, by its middle. */
export function Drawn({ piece, x, y, width, height, color = 'inherit' }: DrawnProps) {
  return (
    <use
      href={`${spriteUrl}#${piece}`}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      style={{ color }}
    />
  );
}

/** A piece in a row of text. */
export function Piece({ piece, size = 24, color = 'inherit' }: { piece: GhostPiece; size?: number; color?: string }) {
  return (
    <svg className="ic" width={size} height={size} style={{ color }} aria-hidden="true">
      <use href={`${spriteUrl}#${piece}`} />
    </svg>
  );
}

/** A Tao bead inside a drawing. */
export function Bead({ colour: index, x, y, r }: { colour: number; x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={colour(index)} stroke={index === 4 ? '#b9b3cf' : '#0a0a14'} strokeWidth="1.4" />
      <circle r={r} fill="url(#gs-sphere)" opacity=".55" />
      <Inked name={ELEMENTS[index] ?? 'moon'} x={0} y={0} size={r * 1.24} color={onColour(index)} />
    </g>
  );
}

/** A Tao token in a row of text. */
export function Tao({ colour: index, size = 26, off = false }: { colour: number; size?: number; off?: boolean }) {
  return (
    <span
      className={`gs-tao gs-t-${FACE_NAMES[index]} ${off ? 'off' : ''}`}
      style={{ '--ts': `${size}px` } as object}
      aria-hidden="true"
    >
      <Sign name={ELEMENTS[index] ?? 'moon'} size={Math.round(size * 0.6)} />
    </span>
  );
}

/** The emblem of a board's colour. */
export function ColourEmblem({ colour: index, size }: { colour: number; size: number }) {
  return (
    <span className={`emb s${index + 1}`} style={{ '--es': `${size}px` } as object}>
      <Sign name={ELEMENTS[index] ?? 'moon'} size={Math.round(size * 0.62)} />
    </span>
  );
}

/** The emblem of a seat: its board's colour. Before a table is set the boards are not dealt yet. */
export function Emblem({ seat, size }: { seat: number; size: number }) {
  const table = useTableIfAny()?.session.look.view.table as GhostView | undefined;
  const board = table?.boards.find((one) => one.seat === seat);
  if (board !== undefined) return <ColourEmblem colour={board.colour} size={size} />;
  return (
    <span className="emb gs-undealt" style={{ '--es': `${size}px` } as object}>
      <Sign name="yin-yang" size={Math.round(size * 0.62)} />
    </span>
  );
}
