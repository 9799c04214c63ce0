/** Drawings of Way of the Panda: icons and pieces from its sprite, emblems of the clans, standees of champions. */

import spriteUrl from 'sprite:panda';
import type { Class } from '@jade/way-of-the-panda/screen';
import { BUILDINGS } from '@jade/way-of-the-panda/screen';
import type { PandaIcon, PandaPiece } from '../../../art/sprites.ts';
import { iconsOf } from '../../art/sprite.tsx';

export const { Icon: Sign, Inked } = iconsOf<PandaIcon>(spriteUrl, 20);

export function Drawn({
  piece,
  x,
  y,
  size,
  color = 'inherit',
}: {
  piece: PandaPiece;
  x: number;
  y: number;
  size: number;
  color?: string;
}) {
  return <use href={`${spriteUrl}#${piece}`} x={x} y={y} width={size} height={size} style={{ color }} />;
}

/** A piece in a row of text. */
export function Piece({ piece, size = 20, color = 'inherit' }: { piece: PandaPiece; size?: number; color?: string }) {
  return (
    <svg width={size} height={size} style={{ color }} aria-hidden="true">
      <use href={`${spriteUrl}#${piece}`} />
    </svg>
  );
}

export const SEAT_COLOURS = ['#ec6f2a', '#f4efe2', '#a57de8', '#f5d24f'] as const;
export const NEUTRAL_COLOUR = '#b9a67c';
const ON_SEAT = ['#241005', '#241f18', '#140630', '#261d00'] as const;
const EMBLEMS = ['fox-head', 'fist', 'lotus', 'big-wave'] as const satisfies readonly PandaIcon[];

export const CLASS_ICONS = ['meditation', 'imperial-crown', 'crossed-swords'] as const satisfies readonly PandaIcon[];
export const STRENGTH_ICONS = ['pearl-necklace', 'two-coins', 'broadsword'] as const satisfies readonly PandaIcon[];
export const QUEST_ICONS = ['asian-lantern', 'locked-chest', 'ceremonial-mask'] as const satisfies readonly PandaIcon[];
const CLASS_COLOURS = ['#3f8fd0', '#3aa563', '#d8553f'] as const;

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat as 0] ?? NEUTRAL_COLOUR;
}

export function buildingPiece(c: Class): PandaPiece {
  return `b-${BUILDINGS[c] ?? 'gate'}`;
}

export function Emblem({ seat, size }: { seat: number; size: number }) {
  return (
    <span className={`emb s${seat + 1}`} style={{ '--es': `${size}px` } as object}>
      <Sign name={EMBLEMS[seat as 0] ?? 'fist'} size={Math.round(size * 0.66)} />
    </span>
  );
}

/** A champion: a standee in its clan's colour on the base of its class. */
export function Standee({ seat, c, state }: { seat: number; c: Class; state: 'plain' | 'can' | 'active' }) {
  return (
    <>
      {state === 'active' && <ellipse cx="0" cy="1" rx="23" ry="9" fill="none" stroke="#6fe0b4" strokeWidth="4" />}
      {state === 'can' && (
        <ellipse className="can" cx="0" cy="0" rx="24" ry="10" fill="#ffe08a" stroke="#a86a00" strokeWidth="1.5" />
      )}
      <ellipse cx="0" cy="3" rx="18" ry="7" fill="#000" opacity=".4" />
      <ellipse cx="0" cy="0" rx="17" ry="6.5" fill={CLASS_COLOURS[c]} stroke="#14100a" strokeWidth="1.3" />
      <path
        d="M-14 -1V-27C-14 -37 -7 -42 0 -42S14 -37 14 -27V-1C8 1.5 -8 1.5 -14 -1Z"
        fill={seatColour(seat)}
        stroke="#14100a"
        strokeWidth="1.5"
      />
      <path d="M-11 -3V-27C-11 -35 -5 -39 0 -39" fill="none" stroke="#fff" strokeWidth="2" opacity=".45" />
      <Inked name={CLASS_ICONS[c]} x={0} y={-22} size={24} color={ON_SEAT[seat as 0] ?? '#241005'} />
    </>
  );
}
