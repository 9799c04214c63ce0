/** Small drawings in the text: icons from the shared sprite, signs of our own, seals. All decorative: words stand beside them. */

import spriteUrl from 'sprite:shared';
import type { SharedIcon } from '../../art/sprites.ts';
import { iconsOf } from './sprite.tsx';

export const { Icon } = iconsOf<SharedIcon>(spriteUrl, 18);

/** Signs that the icon set lacks. */
const SIGNS = {
  first: 'M5 5H8V27H5ZM28 5V27L10 16Z',
  back: 'M24 5V27L8 16Z',
  next: 'M8 5V27L24 16Z',
  last: 'M4 5V27L22 16ZM24 5H27V27H24Z',
  play: 'M9 4L27 16L9 28Z',
  pause: 'M8 5H14V27H8ZM18 5H24V27H18Z',
  plus: 'M13.5 5H18.5V13.5H27V18.5H18.5V27H13.5V18.5H5V13.5H13.5Z',
  minus: 'M5 13.5H27V18.5H5Z',
  tick: 'M5 17L9 13L14 18L24 7L28 11L14 26Z',
  cross: 'M7 4L16 13L25 4L28 7L19 16L28 25L25 28L16 19L7 28L4 25L13 16L4 7Z',
  copy: 'M5 5H20V9H9V22H5ZM12 12H28V28H12Z',
  branch: 'M6 4H10V13C10 16 12 17 15 17H20V12L28 19L20 26V21H15C9 21 6 18 6 13ZM6 20H10V28H6Z',
  list: 'M4 6H8V10H4ZM11 6H28V10H11ZM4 14H8V18H4ZM11 14H28V18H11ZM4 22H8V26H4ZM11 22H28V26H11Z',
} as const;

export type SignName = keyof typeof SIGNS;

export function Sign({ name, size = 18 }: { name: SignName; size?: number }) {
  return (
    <svg className="ic" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d={SIGNS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

export function Seal({ src, size = 34 }: { src: string; size?: number }) {
  return <img className="seal" src={src} width={size} height={size} alt="" />;
}
