/** Drawings of The Great Wall: icons, portraits, emblems of the clans, shields of soldiers. */

import spriteUrl from 'sprite:wall';
import peopleUrl from 'sprite:wall-people';
import { at } from '@jade/engine';
import type { Faction, Seen } from '@jade/great-wall/screen';
import { isQin, isReed } from '@jade/great-wall/screen';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { CLAN_ICONS, SOLDIER_ICONS } from '../../../art/wall-icons.ts';
import { iconsOf } from '../../art/sprite.tsx';

export const { Icon: Sign, Inked } = iconsOf<WallIcon>(spriteUrl, 18);

interface DrawnProps {
  readonly piece: 'wall-barricade' | 'wall-camp';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function Drawn({ piece, ...box }: DrawnProps) {
  return <use href={`${spriteUrl}#${piece}`} {...box} />;
}

/** Somebody's face before a hazy landscape. */
export function Portrait({ who, className = '', fill = false }: { who: string; className?: string; fill?: boolean }) {
  return (
    <svg
      className={`gw-portrait ${className}`}
      viewBox="0 0 120 140"
      preserveAspectRatio={fill ? 'xMidYMax slice' : 'xMidYMax meet'}
      aria-hidden="true"
    >
      <circle cx="60" cy="52" r="46" fill="#fff3cf" opacity=".26" />
      <path d="M-60 108L-20 78L14 104L46 66L84 104L118 76L180 112V160H-60Z" fill="#000" opacity=".16" />
      <use href={`${peopleUrl}#bust-${who}`} width="120" height="140" />
    </svg>
  );
}

const COLOURS = ['#ee6a4c', '#72e0ae', '#5a8ff0', '#f2cb4e'] as const;
const ON = ['#2b0a03', '#04271a', '#031329', '#291e00'] as const;

/** How a faction looks: a player's clan, the Reed Clan or Qin Jiushao. */
export interface Guise {
  readonly colour: string;
  readonly on: string;
  readonly icon: WallIcon;
  /** Class that sets the seat's colours. */
  readonly className: string;
}

const REED: Guise = { colour: '#b9c77c', on: '#1c2405', icon: 'high-grass', className: 'gw-reed' };
const QIN: Guise = { colour: '#b79cf0', on: '#170a38', icon: 'abacus', className: 'gw-qin' };

export function guiseOf(g: Seen, faction: number): Guise {
  if (isReed(g, faction as Faction)) return REED;
  if (isQin(g, faction as Faction)) return QIN;
  return seatGuise(faction);
}

export function seatGuise(seat: number): Guise {
  return {
    colour: at(COLOURS, seat),
    on: at(ON, seat),
    icon: at(CLAN_ICONS, seat),
    className: `s${seat + 1}`,
  };
}

export function Emblem({ seat, size }: { seat: number; size: number }) {
  return <Badge guise={seatGuise(seat)} size={size} />;
}

/** The emblem of a faction. */
export function Badge({ guise, size }: { guise: Guise; size: number }) {
  return (
    <span className={`emb ${guise.className}`} style={{ '--es': `${size}px` } as object}>
      <Sign name={guise.icon} size={Math.round(size * 0.66)} />
    </span>
  );
}

const SHIELD = 'M-12 -11C-6 -13 6 -13 12 -11V2C12 9 5 13 0 15 -5 13 -12 9 -12 2Z';

interface SoldierProps {
  readonly guise: Guise;
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A soldier: a heater shield in the clan's colour. */
export function SoldierShield({ guise, kind, x, y, size = 26 }: SoldierProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 26})`}>
      <path d={SHIELD} fill="#000" opacity=".5" transform="translate(0 2)" />
      <path d={SHIELD} fill={guise.colour} stroke="#140a06" strokeWidth="1.5" />
      <path d="M-9.5 -9C-5 -10.5 0 -10.5 2 -10.4L-9.5 4Z" fill="#fff" opacity=".3" />
      <Inked name={at(SOLDIER_ICONS, kind)} x={0} y={0.5} size={19} color={guise.on} />
    </g>
  );
}

/** A horseman lies across two spots. */
export function Rider({ guise, x, y, w, h }: { guise: Guise; x: number; y: number; w: number; h: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-w / 2} y={-h / 2 + 2} width={w} height={h} rx="9" fill="#000" opacity=".5" />
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx="9" fill={guise.colour} stroke="#140a06" strokeWidth="1.5" />
      <rect x={-w / 2 + 3} y={-h / 2 + 2} width={w - 6} height={h * 0.36} rx="5" fill="#fff" opacity=".25" />
      <Inked name="cavalry" x={0} y={0} size={24} color={guise.on} />
    </g>
  );
}
