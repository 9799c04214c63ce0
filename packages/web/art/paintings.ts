/** The pictures that are baked when the web is built: covers of the boxes and backdrops of the screens. */

import { BOARD } from '../src/games/ghost-stories/geometry.ts';
import { boardPainting, nightBackdrop } from './ghost-board.ts';
import { dawn, dusk, END_HEIGHT, END_WIDTH } from './ghost-ends.ts';
import { icon } from './icons.ts';
import {
  bamboo,
  cloud,
  f1,
  glyph,
  mistBand,
  mountains,
  pagoda,
  rnd,
  SHARED_DEFS,
  startPainting,
  tower,
  wallBand,
} from './ink.ts';
import { mapPainting } from './panda-map.ts';
import { PIECES } from './pieces.ts';
import { wallLost } from './wall-lost.ts';
import { cliff, paving, steppe, tower as towerOfWall, wallBackdrop, wallOfLevel, wallRidges } from './wall-scene.ts';

function stars(seed: number, count: number, w: number, h: number): string {
  const r = rnd(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    out += `<circle cx="${f1(r() * w)}" cy="${f1(r() * h)}" r="${f1(0.4 + r() * 1.1)}" fill="#fff" opacity="${f1(0.25 + r() * 0.6)}"/>`;
  }
  return out;
}

function piece(name: string, x: number, y: number, size: number, color: string): string {
  const drawing = PIECES[name];
  if (drawing === undefined) throw new Error(`there is no piece ${name}`);
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${drawing.viewBox}" style="color:${color}">${drawing.body}</svg>`;
}

const pandaCover =
  (): string => `<defs><linearGradient id="ap" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f4e3b4"/><stop offset=".4" stop-color="#cfe0bb"/><stop offset="1" stop-color="#5f9a7c"/></linearGradient><radialGradient id="aps" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff6d8"/><stop offset=".55" stop-color="#f6b26a"/><stop offset=".56" stop-color="#f6c98a" stop-opacity=".5"/><stop offset="1" stop-color="#f6c98a" stop-opacity="0"/></radialGradient></defs><rect width="300" height="400" fill="url(#ap)"/><circle cx="196" cy="150" r="92" fill="url(#aps)"/>${mountains(
    [
      {
        seed: 3,
        base: 250,
        peaks: 6,
        h: [60, 150],
        wd: [26, 48],
        pow: 2.6,
        step: 3,
        c1: '#8fb09a',
        c2: '#c2d6bb',
        fade: 290,
        cun: 6,
        cunO: 0.3,
      },
      {
        seed: 13,
        base: 300,
        peaks: 5,
        h: [50, 130],
        wd: [26, 50],
        pow: 2.6,
        step: 3,
        c1: '#4f8070',
        c2: '#98bda2',
        fade: 345,
        cun: 7,
        cunO: 0.35,
        pines: 8,
        pineS: 0.6,
        pineC: '#2c5446',
      },
    ],
    300,
    400,
  )}${mistBand(300, 300, 90, '#f3f3da', 0.8)}${cloud(66, 128, 0.42, '#8a6a3a', '#fbf0d2', 0.9)}${cloud(246, 96, 0.3, '#8a6a3a', '#fbf0d2', 0.8, -1)}<path d="M-10 400C30 330 90 318 150 318S270 330 310 400Z" fill="#35624b"/><path d="M-10 400C30 346 90 334 150 334S270 346 310 400Z" fill="#28503d"/>${bamboo(20, -10, 410, 15, '#2c6a4b', '#8fcf9c', 4, '#3f8a5e', 14)}${bamboo(48, 60, 410, 10, '#3b7d58', '#a5dcab', 6, '#4f9a6c', 10)}${bamboo(284, -10, 410, 14, '#2c6a4b', '#8fcf9c', 8, '#3f8a5e', -14)}${bamboo(260, 90, 410, 9, '#3b7d58', '#a5dcab', 12, '#4f9a6c', -8)}
<g transform="translate(150 292)"><ellipse cy="98" rx="86" ry="12" fill="#0b2418" opacity=".5"/><path d="M-78 100C-80 40 -46 14 0 14S80 40 78 100Z" fill="#201c1c"/><path d="M-40 100C-42 60 -20 40 0 40S42 60 40 100Z" fill="#f6efe0"/><path d="M-62 58C-30 74 30 74 62 58L66 76C34 90 -34 90 -66 76Z" fill="#c9502f"/><path d="M-10 70L0 82L10 70L14 100H-14Z" fill="#e8b45a"/><path d="M84 -70L90 -70L78 104L70 104Z" fill="#5f9a4f"/><path d="M87 -92C95 -84 95 -72 87 -64C79 -72 79 -84 87 -92Z" fill="#e6eadf" stroke="#3a4a3a" stroke-width="1.5"/><path d="M60 36C70 28 84 32 86 44C84 56 70 58 62 52Z" fill="#201c1c"/></g>${piece('panda', 62, 176, 176, '#ec6f2a')}`;
const wallCover =
  (): string => `<defs><linearGradient id="aw" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#7c2716"/><stop offset=".35" stop-color="#d8673a"/><stop offset=".62" stop-color="#f4bd6c"/><stop offset="1" stop-color="#8a4a26"/></linearGradient><radialGradient id="aws" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff3cf"/><stop offset=".5" stop-color="#ffd27a"/><stop offset=".52" stop-color="#ffcf7a" stop-opacity=".45"/><stop offset="1" stop-color="#ffb050" stop-opacity="0"/></radialGradient><linearGradient id="awl" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#c68a5a"/><stop offset="1" stop-color="#5a2f1c"/></linearGradient></defs><rect width="300" height="400" fill="url(#aw)"/><circle cx="104" cy="168" r="94" fill="url(#aws)"/>${cloud(230, 118, 0.42, '#6b2412', '#e88a52', 0.7)}${cloud(40, 112, 0.32, '#6b2412', '#f0a262', 0.6, -1)}${mountains(wallRidges(['#a8502f', '#e09a5c'], ['#77331d', '#b8683c']), 300, 400)}
${wallBand(
  [
    [150, 232],
    [172, 222],
    [196, 236],
    [222, 226],
    [250, 240],
    [300, 228],
  ],
  12,
  '#6b3420',
  {
    cren: 4,
    ch: 2.5,
    towers: [
      [172, 224, 0.36],
      [222, 228, 0.36],
      [262, 238, 0.36],
    ],
  },
)}${wallBand(
  [
    [60, 286],
    [96, 262],
    [130, 272],
    [168, 250],
  ],
  20,
  '#7d4228',
  {
    cren: 6,
    ch: 4,
    hi: '#e0a468',
    towers: [
      [96, 264, 0.56],
      [150, 262, 0.46],
    ],
  },
)}
<path d="M-10 330C60 300 130 318 180 300S270 280 310 296V410H-10Z" fill="#4a2214"/>${wallBand(
    [
      [-10, 322],
      [44, 300],
      [110, 330],
      [190, 306],
      [310, 336],
    ],
    74,
    'url(#awl)',
    { cren: 15, ch: 10, hi: '#f6cf92' },
  )}${(() => {
    let o = '';
    for (let y = 0; y < 7; y++)
      o += `<path d="M-10 ${334 + y * 11}L44 ${312 + y * 11}L110 ${342 + y * 11}L190 ${318 + y * 11}L310 ${348 + y * 11}" fill="none" stroke="#3b1a0e" stroke-width="1" opacity=".5"/>`;
    return o;
  })()}${tower(52, 316, 1.5, '#7a4227', '#ffcf7a')}${tower(232, 330, 1.7, '#6b3820', '#ffcf7a')}
${(() => {
  const r = rnd(12);
  let o = '';
  for (let i = 0; i < 46; i++) {
    const x = -4 + i * 6.8 + r() * 4,
      t = 336 + r() * 26,
      l = (r() - 0.5) * 8;
    o += `<path d="M${f1(x)} 402L${f1(x + l)} ${f1(t)}" stroke="#1d0b06" stroke-width="2"/><path d="M${f1(x + l)} ${f1(t - 9)}l3 8l-3 4l-3 -4Z" fill="#f0b878" stroke="#1d0b06" stroke-width=".8"/>`;
  }
  return o;
})()}${(
  [
    [34, 306],
    [112, 316],
    [196, 304],
    [270, 312],
  ] as const
)
  .map(
    ([x, y]) =>
      `<path d="M${x} 402L${x + 2} ${y}" stroke="#1d0b06" stroke-width="3"/><path d="M${x + 2} ${y + 2}C${x + 14} ${y - 3} ${x + 22} ${y + 8} ${x + 36} ${y + 3}L${x + 30} ${y + 15}L${x + 36} ${y + 26}C${x + 22} ${y + 31} ${x + 14} ${y + 20} ${x + 2} ${y + 25}Z" fill="#b3261a" stroke="#3d0f08" stroke-width="1.4"/>`,
  )
  .join(
    '',
  )}<path d="M-10 408V384C4 376 10 378 18 384S34 374 44 382 62 376 72 383 92 374 104 383 124 377 134 384 152 375 164 383 184 376 196 384 214 376 226 383 246 375 258 384 280 376 310 384V408Z" fill="#1d0b06"/>`;
const ghostCover =
  (): string => `<defs><linearGradient id="ag" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#080b1f"/><stop offset=".55" stop-color="#25346c"/><stop offset="1" stop-color="#0a0f26"/></linearGradient><radialGradient id="agm" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fffbe6"/><stop offset=".62" stop-color="#e9e8c6"/><stop offset=".63" stop-color="#cfdcff" stop-opacity=".4"/><stop offset="1" stop-color="#cfdcff" stop-opacity="0"/></radialGradient></defs><rect width="300" height="400" fill="url(#ag)"/>${stars(4, 70, 300, 220)}<circle cx="150" cy="176" r="140" fill="url(#agm)"/><circle cx="120" cy="150" r="12" fill="#cfcba4" opacity=".6"/><circle cx="190" cy="206" r="18" fill="#cfcba4" opacity=".5"/><circle cx="186" cy="130" r="8" fill="#cfcba4" opacity=".5"/>${mountains([{ seed: 9, base: 300, peaks: 6, h: [40, 120], wd: [26, 50], pow: 2.5, step: 3, c1: '#2b3a78', c2: '#3e5098', fade: 340, o: 0.9 }], 300, 400)}
<g filter="url(#soft2)" opacity=".55">${icon('spectre', 150, 176, 178, '#9fe8ff')}</g>${icon('spectre', 150, 176, 168, '#1b2552')}${icon('floating-ghost', 54, 232, 62, '#8ea4ea', 'opacity=".75"')}${icon('ghost', 250, 226, 52, '#8ea4ea', 'opacity=".75" transform="translate(500 0) scale(-1 1)"')}${mistBand(300, 300, 90, '#a9bdf5', 0.5)}${pagoda(56, 366, 0.9, '#070b1e', 5, '#f6c866')}${pagoda(246, 368, 0.8, '#070b1e', 4, '#f6c866')}${pagoda(150, 360, 0.55, '#0b1230', 4, '#f6c866')}<path d="M-10 410V362C40 350 90 366 150 358S260 352 310 364V410Z" fill="#050816"/><ellipse cx="150" cy="376" rx="96" ry="26" fill="#f6c866" opacity=".22" filter="url(#soft)"/>${(
    [
      ['#f0c84a', 96],
      ['#ee6250', 132],
      ['#7fdc98', 168],
      ['#5590f2', 204],
    ] as const
  )
    .map(
      ([c, x]) =>
        `<g transform="translate(${x} 374) scale(1.02)"><path d="M-14 22C-15 4 -9 -6 0 -6S15 4 14 22Z" fill="${c}" stroke="#050816" stroke-width="1.6"/><path d="M-5 -5L0 8L5 -5M0 8V22" stroke="#050816" stroke-width="1.3" fill="none" opacity=".6"/><path d="M-14 22C-14 12 -11 6 -8 3L-6 22Z" fill="#000" opacity=".25"/><circle cy="-11" r="7.5" fill="#f3d9b5" stroke="#050816" stroke-width="1.5"/><path d="M-3 -8C-3 -1 3 -1 3 -8Z" fill="#efeae0"/><path d="M-18 -13C-10 -16 -6 -26 0 -29 6 -26 10 -16 18 -13 10 -9.5 -10 -9.5 -18 -13Z" fill="${c}" stroke="#050816" stroke-width="1.6" stroke-linejoin="round"/></g>`,
    )
    .join('')}`;

const homeBackdrop = (): string =>
  `<defs><linearGradient id="hs" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#16352f"/><stop offset=".4" stop-color="#4f8a78"/><stop offset=".7" stop-color="#b9cfa8"/><stop offset="1" stop-color="#e6d8a8"/></linearGradient><radialGradient id="hm" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fffbe8"/><stop offset=".36" stop-color="#fdf3cf"/><stop offset=".37" stop-color="#fdf3cf" stop-opacity=".4"/><stop offset="1" stop-color="#fdf3cf" stop-opacity="0"/></radialGradient><linearGradient id="hv" x1="0" x2="1"><stop offset="0" stop-color="#06120e" stop-opacity=".25"/><stop offset=".62" stop-color="#06120e" stop-opacity="0"/><stop offset="1" stop-color="#06120e" stop-opacity=".55"/></linearGradient></defs><rect width="1440" height="900" fill="url(#hs)"/><circle cx="930" cy="240" r="330" fill="url(#hm)"/>${mountains(
    [
      {
        seed: 101,
        base: 470,
        peaks: 8,
        h: [120, 300],
        wd: [50, 96],
        pow: 2.7,
        c1: '#5f9484',
        c2: '#8fb8a2',
        fade: 600,
        cun: 8,
        cunO: 0.22,
        o: 0.8,
        mist: 120,
        mistC: '#eef3dc',
        mistO: 0.5,
        mistY: 50,
      },
      {
        seed: 105,
        base: 600,
        peaks: 7,
        h: [110, 330],
        wd: [56, 110],
        pow: 2.6,
        c1: '#33695a',
        c2: '#6d9f88',
        fade: 740,
        cun: 10,
        cunO: 0.28,
        pines: 22,
        pineS: 1.2,
        pineC: '#1d4a3d',
        mist: 140,
        mistC: '#eef3dc',
        mistO: 0.55,
        mistY: 60,
      },
      {
        seed: 112,
        base: 780,
        peaks: 6,
        h: [90, 280],
        wd: [80, 150],
        pow: 2.4,
        c1: '#1b463a',
        c2: '#33695a',
        fade: 900,
        cun: 10,
        cunO: 0.3,
        pines: 26,
        pineS: 1.6,
        pineC: '#0f3028',
      },
    ],
    1440,
    900,
  )}${pagoda(640, 452, 0.9, '#1d4a3d', 6)}${cloud(1230, 170, 0.8, '#dfe9d0', '#7aa894', 0.5, -1)}${cloud(770, 300, 0.6, '#dfe9d0', '#7aa894', 0.5)}${cloud(1120, 320, 0.5, '#eef3dc', '#8fb8a2', 0.6)}<path d="M820 170q10 -9 20 0q10 -9 20 0M870 140q7 -6 14 0q7 -6 14 0M790 205q6 -5 12 0q6 -5 12 0" fill="none" stroke="#24463c" stroke-width="2.4" stroke-linecap="round"/>${bamboo(1412, -20, 920, 26, '#143b2f', '#4f8a70', 21, '#1d5442', -30)}${bamboo(1374, -20, 920, 18, '#1b4a3a', '#5f9a80', 24, '#256450', 20)}<rect width="1440" height="900" fill="url(#hv)"/>`;

const pandaBackdrop = (): string =>
  `<defs><radialGradient id="tb" cx=".5" cy=".4" r=".9"><stop offset="0" stop-color="#2b5a47"/><stop offset=".5" stop-color="#173529"/><stop offset="1" stop-color="#0a1813"/></radialGradient></defs><rect width="1440" height="900" fill="url(#tb)"/>${mountains(
    [
      {
        seed: 71,
        base: 420,
        peaks: 8,
        h: [120, 300],
        wd: [60, 120],
        pow: 2.6,
        c1: '#3d6a55',
        c2: '#26493a',
        fade: 640,
        o: 0.6,
      },
      {
        seed: 72,
        base: 640,
        peaks: 7,
        h: [80, 260],
        wd: [60, 130],
        pow: 2.4,
        c1: '#2b5442',
        c2: '#193b2d',
        fade: 860,
        o: 0.7,
      },
    ],
    1440,
    900,
  )}${bamboo(318, -20, 920, 20, '#1f4a38', '#5f9a7c', 3, '#2c6349', 26)}${bamboo(285, -20, 920, 26, '#17392b', '#4d8468', 5, '#22543e', -18)}${bamboo(1062, -20, 920, 22, '#1f4a38', '#5f9a7c', 7, '#2c6349', -22)}${bamboo(1092, -20, 920, 16, '#17392b', '#4d8468', 9, '#22543e', 18)}<rect width="1440" height="900" fill="url(#silk)"/>`;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly paint: () => string;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  'cover-panda': { width: 300, height: 400, paint: pandaCover },
  'cover-wall': { width: 300, height: 400, paint: wallCover },
  'cover-wall-lost': { width: 300, height: 400, paint: wallLost },
  'cover-ghosts': { width: 300, height: 400, paint: ghostCover },
  'end-dawn': { width: END_WIDTH, height: END_HEIGHT, paint: dawn },
  'end-dusk': { width: END_WIDTH, height: END_HEIGHT, paint: dusk },
  'backdrop-home': { width: 1440, height: 900, paint: homeBackdrop },
  'backdrop-panda': { width: 1440, height: 900, paint: pandaBackdrop },
  'backdrop-ghosts': { width: 1440, height: 900, paint: nightBackdrop },
  'backdrop-wall': { width: 1440, height: 900, paint: wallBackdrop },
  'wall-steppe': { width: 846, height: 505, paint: steppe },
  'wall-cliff': { width: 170, height: 505, paint: cliff },
  'wall-level-0': { width: 282, height: 110, paint: () => wallOfLevel(0) },
  'wall-level-1': { width: 282, height: 110, paint: () => wallOfLevel(1) },
  'wall-level-2': { width: 282, height: 110, paint: () => wallOfLevel(2) },
  'wall-level-3': { width: 282, height: 110, paint: () => wallOfLevel(3) },
  'wall-tower': { width: 52, height: 110, paint: towerOfWall },
  'wall-paving': { width: 282, height: 59, paint: paving },
  'board-ghosts': { width: BOARD, height: BOARD, paint: () => boardPainting(false) },
  'board-moon': { width: BOARD, height: BOARD, paint: () => boardPainting(true) },
  coach: { width: 60, height: 60, paint: medal },
  'map-panda': { width: 1000, height: 1000, paint: mapPainting },
};

/** The coach: the old Taoist in a round frame. */
function medal(): string {
  return `<clipPath id="frame"><circle cx="30" cy="30" r="27"/></clipPath><circle cx="30" cy="30" r="29" fill="#120b08"/><g clip-path="url(#frame)"><rect width="60" height="60" fill="#5a4a1c"/><path d="M-2 46C14 38 22 50 36 43S54 40 64 45V62H-2Z" fill="#000" opacity=".2"/>${piece('bust-yellow', -2.6, 4, 65.3, 'inherit')}</g><circle cx="30" cy="30" r="27.5" fill="none" stroke="#e3b75a" stroke-width="2.4"/>`;
}

/** A picture as the text of an SVG file. */
export function paint(name: string): string {
  const picture = PICTURES[name];
  if (picture === undefined) throw new Error(`there is no painting '${name}'`);
  startPainting();
  const { width, height } = picture;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${SHARED_DEFS}</defs>${picture.paint()}</svg>`;
}

/** A seal: a brush glyph in cinnabar, as the text of an SVG file. */
export function seal(character: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 3.2C10 2.2 30 2.4 36.4 3.4 37.6 9 37.4 30 36.6 36.6 30 37.6 10 37.8 3.4 36.8 2.4 30 2.6 10 4 3.2Z" fill="#b5371f"/><path d="M6.4 5.6C14 4.9 27 5 34 5.8 34.8 12 34.6 28 34 34.2 27 35 13 35.2 6 34.4 5.2 27 5.4 12 6.4 5.6Z" fill="none" stroke="#fbeedd" stroke-width=".9" opacity=".75"/>${glyph(character, 20, 20.4, 27, '#fbeedd')}</svg>`;
}
