/** The steppe, the wall and the city of The Great Wall as drawings: paintings for the background, pieces for the board. */

import { f1, mistBand, mountains, rnd, wallBand } from './ink.ts';
import type { Drawing } from './pieces.ts';
import { WALL_HEIGHTS } from './wall-icons.ts';

/** The two ridges behind the wall on the pictures of its box, in the colours of the hour. */
export function wallRidges(far: readonly [string, string], near: readonly [string, string]) {
  const ridge = { wd: [34, 70] as [number, number], pow: 1.8, step: 3 };
  return [
    { ...ridge, seed: 6, base: 236, peaks: 6, h: [30, 96], c1: far[0], c2: far[1], fade: 270, cun: 6, cunO: 0.3 },
    {
      ...ridge,
      seed: 16,
      base: 286,
      peaks: 5,
      h: [30, 90],
      wd: [40, 80],
      c1: near[0],
      c2: near[1],
      fade: 330,
      cun: 7,
      cunO: 0.4,
    },
  ] satisfies Parameters<typeof mountains>[0];
}

/** The steppe in the evening light, behind the three sections. */
export function steppe(): string {
  const r = rnd(8);
  let grass = '';
  for (let i = 0; i < 90; i++) {
    const [x, y] = [r() * 846, 150 + r() * 160];
    grass += `M${f1(x)} ${f1(y)}q2 -8 5 -10M${f1(x)} ${f1(y)}v-12M${f1(x)} ${f1(y)}q-2 -8 -5 -9`;
  }
  return `<defs><linearGradient id="sk" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#e9b878"/><stop offset=".3" stop-color="#e6a868"/><stop offset=".55" stop-color="#c98a52"/><stop offset="1" stop-color="#9c6a3c"/></linearGradient><radialGradient id="sun" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff2cf"/><stop offset=".35" stop-color="#ffd98e" stop-opacity=".8"/><stop offset="1" stop-color="#ffd98e" stop-opacity="0"/></radialGradient></defs><rect width="846" height="505" fill="url(#sk)"/><circle cx="423" cy="40" r="150" fill="url(#sun)"/>${mountains(
    [
      {
        seed: 4,
        base: 90,
        peaks: 9,
        h: [30, 84],
        wd: [40, 90],
        pow: 1.9,
        c1: '#b77a55',
        c2: '#d39a68',
        fade: 130,
        o: 0.85,
        cun: 5,
        cunO: 0.3,
      },
      {
        seed: 9,
        base: 140,
        peaks: 7,
        h: [16, 60],
        wd: [60, 130],
        pow: 1.8,
        c1: '#a5663f',
        c2: '#c48853',
        fade: 190,
        o: 0.8,
      },
    ],
    846,
    200,
  )}${mistBand(846, 130, 70, '#ffe2ad', 0.6)}<path d="${grass}" stroke="#7a4d26" fill="none" opacity=".5"/>`;
}

/** Lacquer dusk behind the panels. */
export function wallBackdrop(): string {
  return `<defs><linearGradient id="tb" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#5a2c1c"/><stop offset=".5" stop-color="#331a12"/><stop offset="1" stop-color="#190d09"/></linearGradient></defs><rect width="1440" height="900" fill="url(#tb)"/>${mountains(
    [
      {
        seed: 31,
        base: 380,
        peaks: 9,
        h: [80, 240],
        wd: [70, 150],
        pow: 1.9,
        c1: '#6d3b26',
        c2: '#4a281b',
        fade: 620,
        o: 0.7,
      },
      {
        seed: 33,
        base: 640,
        peaks: 7,
        h: [60, 200],
        wd: [90, 180],
        pow: 1.9,
        c1: '#4a2719',
        c2: '#2c1710',
        fade: 880,
        o: 0.9,
      },
    ],
    1440,
    900,
  )}${wallBand(
    [
      [0, 800],
      [180, 760],
      [330, 800],
      [520, 770],
      [760, 820],
      [980, 780],
      [1200, 825],
      [1440, 790],
    ],
    60,
    '#2a150e',
    {
      cren: 16,
      ch: 10,
      hi: '#7a4a2c',
      towers: [
        [180, 765, 1.5],
        [760, 822, 1.5],
        [1200, 828, 1.5],
      ],
    },
  )}<rect width="1440" height="900" fill="url(#silk)"/>`;
}

/** Cliffs close the field where only two sections are in play. */
export function cliff(): string {
  const r = rnd(3);
  let edge = '';
  let cracks = '';
  for (let i = 0; i < 9; i++) {
    const y = 60 + i * 52;
    edge += `L${f1(150 - i * 4 - r() * 34)} ${y}L${f1(168 - i * 3 - r() * 22)} ${y + 24}`;
    cracks += `M${f1(20 + r() * 60)} ${y}q${f1(r() * 20)} 16 ${f1(30 + r() * 40)} ${f1(20 + r() * 20)}`;
  }
  return `<path d="M-4 30L60 22L110 44${edge}L170 505H-4Z" fill="#7d4f2e"/><path d="M-4 90L50 70L96 110L80 180L120 240L92 320L130 400L110 505H-4Z" fill="#5f3820"/><path d="${cracks}" stroke="#3b2012" stroke-width="2" fill="none" opacity=".55"/>`;
}

function bricks(x: number, y: number, w: number, h: number, seed: number): string {
  const r = rnd(seed);
  let lines = '';
  let stones = '';
  for (let row = y, k = 0; row < y + h - 2; row += 9, k++) {
    lines += `M${x} ${row}H${x + w}`;
    for (let at = x + (k % 2) * 11; at < x + w; at += 22) {
      lines += `M${f1(at)} ${row}V${Math.min(row + 9, y + h)}`;
      if (r() < 0.16)
        stones += `<rect x="${f1(at)}" y="${row}" width="${f1(Math.min(22, x + w - at))}" height="${Math.min(9, y + h - row)}" fill="${r() < 0.5 ? '#e3b68a' : '#5b3524'}" opacity=".28"/>`;
    }
  }
  return `<path d="${lines}" fill="none" stroke="#3b2317" stroke-width=".8" opacity=".52"/>${stones}`;
}

const WALL_DEFS =
  '<defs><linearGradient id="wg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c58d63"/><stop offset="1" stop-color="#7d4b31"/></linearGradient></defs>';

/** A wall of a level, 282 x 110, with its foot at the bottom. */
export function wallOfLevel(level: number): string {
  const height = WALL_HEIGHTS[level] ?? 22;
  const top = 110 - height;
  let crown = '';
  if (level > 0) {
    let d = '';
    for (let x = 26; x < 256; x += 21) d += `M${x} ${top + 1}V${top - 10}H${x + 13}V${top + 1}Z`;
    crown = `<path d="${d}" fill="#c08a60" stroke="#3b2317" stroke-width=".8"/>`;
  } else {
    const r = rnd(3);
    let d = '';
    for (let x = 26; x < 258; x += 12) d += `M${x} ${top + 2}V${f1(top - 9 - r() * 7)}l4 -6 4 6V${top + 2}Z`;
    crown = `<path d="${d}" fill="#7a5230" stroke="#2d190b" stroke-width="1"/><path d="M22 ${top - 4}H260" stroke="#5a3a1e" stroke-width="3"/>`;
  }
  return `${WALL_DEFS}<rect x="0" y="${top}" width="282" height="${height}" fill="url(#wg)"/>${bricks(0, top, 282, height, 5 + level)}<rect x="0" y="${top}" width="282" height="3" fill="#f3d3a2" opacity=".6"/><rect x="0" y="105" width="282" height="5" fill="#1a0b06" opacity=".5"/>${crown}`;
}

/** A tower between two sections, 52 x 110. */
export const tower = (): string =>
  `<g transform="translate(26 0)"><defs><linearGradient id="tg" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#c08a5f"/><stop offset=".45" stop-color="#a5714b"/><stop offset="1" stop-color="#6b402a"/></linearGradient><clipPath id="tc"><path d="M-24 110L-20 14H20L24 110Z"/></clipPath></defs><path d="M-24 110L-20 14H20L24 110Z" fill="url(#tg)" stroke="#2d170d" stroke-width="1.2"/><g clip-path="url(#tc)">${bricks(-24, 14, 48, 96, 9)}</g><path d="M-25 15V4H-16V9H-8V4H-1V9H7V4H15V9H18V4H25V15Z" fill="#9c6746" stroke="#2d170d" stroke-width="1.2"/><path d="M-5 36C-5 28 5 28 5 36V52H-5Z" fill="#241009" stroke="#e8b06a"/></g>`;

const BARRICADE: Drawing = {
  viewBox: '-34 -16 68 32',
  body: `<g stroke="#2d190b" stroke-width="1.2" fill="#a8743f"><path d="M-31 -3H31V4H-31Z" fill="#8a5c30"/>${[-22, -7, 8, 22].map((x) => `<path d="M${x - 9} 13L${x + 5} -12L${x + 9} -9L${x - 4} 14Z"/><path d="M${x + 9} 13L${x - 5} -12L${x - 9} -9L${x + 4} 14Z" fill="#c08a50"/>`).join('')}</g>`,
};

/** Far tents of a horde that has not come yet. */
const CAMP: Drawing = {
  viewBox: '0 0 258 96',
  body: `<g transform="translate(129 74)" fill="#5a2f14" opacity=".3">${(
    [
      [-76, 0, 0.9],
      [70, 2, 1],
      [-28, 6, 0.62],
      [26, 7, 0.5],
    ] as const
  )
    .map(
      ([x, y, s]) =>
        `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-30 12V-6C-24 -16 -8 -24 0 -26 8 -24 24 -16 30 -6V12Z"/><path d="M-5 12V-4H5V12Z" fill="#e8b878"/><path d="M-30 -6H30" stroke="#e8b878" stroke-width="2"/><path d="M0 -26V-42M0 -42L13 -38L0 -34Z" stroke="#5a2f14" stroke-width="2"/></g>`,
    )
    .join('')}</g>`,
};

/** The paved rest zone behind the wall, 282 x 59. */
export const paving = (): string =>
  '<defs><linearGradient id="pg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6d5038"/><stop offset="1" stop-color="#8a6a4b"/></linearGradient></defs><rect width="282" height="59" fill="url(#pg)"/><path d="M0 18H282M0 36H282M40 0V18M120 0V18M200 0V18M80 18V36M160 18V36M240 18V36M30 36V59M110 36V59M190 36V59" stroke="#3c2a1b" opacity=".45"/>';

export const WALL_PIECES: Readonly<Record<string, Drawing>> = {
  'wall-barricade': BARRICADE,
  'wall-camp': CAMP,
};
