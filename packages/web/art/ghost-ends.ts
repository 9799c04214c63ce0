/** How a night ends: dawn over the village, or the Vampire Lord above what is left of it. The lower fifth is dark: words stand there. */

import { icon } from './icons.ts';
import { cloud, f1, mistBand, mountains, pagoda, rnd } from './ink.ts';
import { PIECES } from './pieces.ts';

export const END_WIDTH = 440;
export const END_HEIGHT = 820;

export function dawn(): string {
  return `<defs>${DAWN_LIGHT}</defs><g transform="translate(0 -140)"><rect width="440" height="960" fill="url(#dw)"/>${rays(236, 372)}<circle cx="236" cy="366" r="220" fill="url(#dws)"/>${cloud(90, 190, 0.7, '#fff', '#ffe9d6', 0.55)}${cloud(360, 244, 0.55, '#fff', '#ffe9d6', 0.5, -1)}
${mountains(
  [
    {
      seed: 11,
      base: 430,
      peaks: 5,
      h: [90, 210],
      wd: [40, 80],
      pow: 2.5,
      c1: '#8a7f9a',
      c2: '#c9a6a0',
      fade: 540,
      o: 0.9,
      mist: 80,
      mistC: '#fff1d6',
      mistO: 0.6,
      mistY: 30,
    },
    {
      seed: 19,
      base: 500,
      peaks: 5,
      h: [60, 150],
      wd: [50, 90],
      pow: 2.4,
      c1: '#5f6a72',
      c2: '#8f8478',
      fade: 620,
      o: 1,
      pines: 18,
      pineS: 1,
      pineC: '#33443c',
      mist: 90,
      mistC: '#ffe9c4',
      mistO: 0.55,
      mistY: 40,
    },
  ],
  440,
  820,
)}${birds(4, 9, [60, 380], [190, 330], '#4a3a44')}
<path d="M-10 600C80 560 180 590 260 566S400 560 450 580V960H-10Z" fill="#5f7a4a"/><path d="M-10 640C100 600 220 640 320 610S420 606 450 616V960H-10Z" fill="#46633c"/>${pagoda(348, 592, 1.35, '#7c3a2c', 5, '#ffe9a8')}${house(80, 604, 0.95, '#e6d3a8', '#6a3a2a', '#7a4a24')}${house(172, 620, 0.8, '#e6d3a8', '#8a4a30', '#7a4a24')}${house(258, 612, 0.72, '#e6d3a8', '#6a3a2a', '#7a4a24')}
${LANTERNS.map(([x, y]) => lantern(x, y)).join('')}
<path d="M-10 690C90 660 200 700 300 672S420 676 450 684V960H-10Z" fill="#2f4a2f"/>${TAOISTS.map(([colour, element, ink], index) => taoist(110 + index * 92, 668 + (index % 2) * 10, colour, element, ink)).join('')}<path d="M-10 716C90 700 220 730 330 706S430 712 450 716V960H-10Z" fill="#1d3222"/></g>`;
}

export function dusk(): string {
  return `<defs>${DUSK_LIGHT}</defs><g transform="translate(0 -90)"><rect width="440" height="910" fill="url(#dk)"/><circle cx="220" cy="280" r="240" fill="url(#dkm)"/>
<svg x="40" y="140" width="360" height="420" viewBox="0 0 120 140" opacity=".95">${vampireLord()}</svg><path d="M-10 470C80 430 150 490 230 460S380 446 450 476V910H-10Z" fill="#2a1450" opacity=".9"/>${mistBand(440, 430, 90, '#b98cf0', 0.35)}${birds(8, 10, [20, 420], [110, 240], '#0b0620')}
${mountains(
  [
    {
      seed: 29,
      base: 520,
      peaks: 5,
      h: [40, 120],
      wd: [50, 90],
      pow: 2.4,
      c1: '#1d0e3a',
      c2: '#150a2c',
      fade: 660,
      o: 1,
      pines: 14,
      pineS: 1,
      pineC: '#0b0620',
      mist: 90,
      mistC: '#8a6ad0',
      mistO: 0.4,
      mistY: 40,
    },
  ],
  440,
  820,
)}
<path d="M-10 610C80 570 180 600 260 576S400 570 450 590V910H-10Z" fill="#1b0d36"/><g transform="rotate(9 348 600)">${pagoda(348, 604, 1.3, '#0f0722', 5)}</g>${house(80, 616, 0.95, '#2a1a4a', '#120826', '#b98cf0')}${house(176, 630, 0.8, '#2a1a4a', '#120826', '#b98cf0')}<g transform="rotate(-7 262 622)">${house(262, 622, 0.72, '#2a1a4a', '#120826', '#b98cf0')}</g>
${GHOSTS.map(([x, y, scale]) => ghost(x, y, scale)).join('')}<path d="M-10 676C90 646 200 690 300 662S420 664 450 674V910H-10Z" fill="#120828"/>${FALLEN.map(([x, y, turned, colour]) => hat(x, y, turned, colour)).join('')}<path d="M-10 740C90 716 220 752 330 724S430 730 450 736V910H-10Z" fill="#0a0418"/></g>`;
}

const DAWN_LIGHT =
  '<linearGradient id="dw" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#3f5fa0"/><stop offset=".3" stop-color="#d99a8a"/><stop offset=".5" stop-color="#ffd9a0"/><stop offset="1" stop-color="#7a5a4a"/></linearGradient><radialGradient id="dws" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fffbe6"/><stop offset=".34" stop-color="#ffe9a8"/><stop offset=".4" stop-color="#ffdf8a" stop-opacity=".6"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient>';
const DUSK_LIGHT =
  '<linearGradient id="dk" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0b0620"/><stop offset=".45" stop-color="#33195e"/><stop offset=".62" stop-color="#5a2f86"/><stop offset="1" stop-color="#0c0618"/></linearGradient><radialGradient id="dkm" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#f4e3ff"/><stop offset=".5" stop-color="#d3a6f0"/><stop offset=".56" stop-color="#b98cf0" stop-opacity=".5"/><stop offset="1" stop-color="#b98cf0" stop-opacity="0"/></radialGradient>';

const LANTERNS = [
  [40, 560],
  [130, 574],
  [214, 582],
  [300, 566],
] as const;
const TAOISTS = [
  ['#f0c84a', 'mountains', '#2a2000'],
  ['#7fdc98', 'solid-leaf', '#06280f'],
  ['#ee6250', 'flame', '#2b0802'],
] as const;
const GHOSTS = [
  [80, 546, 1.6],
  [176, 566, 1.3],
  [264, 560, 1.2],
] as const;
const FALLEN = [
  [110, 690, 12, '#f0c84a'],
  [214, 704, -14, '#7fdc98'],
  [318, 690, 8, '#5590f2'],
] as const;

function rays(x: number, y: number): string {
  const far = (angle: number) => `${f1(x + 700 * Math.cos(angle))} ${f1(y + 700 * Math.sin(angle))}`;
  return Array.from({ length: 18 }, (_, index) => {
    const angle = Math.PI + (index * Math.PI) / 18;
    return `<path d="M${x} ${y}L${far(angle)}L${far(angle + 0.09)}Z" fill="#fff6d6" opacity=".14"/>`;
  }).join('');
}

type Span = readonly [number, number];

function birds(seed: number, count: number, [left, right]: Span, [top, bottom]: Span, colour: string): string {
  const r = rnd(seed);
  return Array.from(
    { length: count },
    () =>
      `<path transform="translate(${f1(left + r() * (right - left))} ${f1(top + r() * (bottom - top))}) scale(${f1(0.5 + r() * 0.7)})" d="M0 0C-6 -8 -14 -8 -20 -3C-14 -4 -9 0 -7 4C-4 1 4 1 7 4C9 0 14 -4 20 -3C14 -8 6 -8 0 0Z" fill="${colour}"/>`,
  ).join('');
}

const house = (x: number, y: number, scale: number, wall: string, roof: string, light: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-34 0V-30H34V0Z" fill="${wall}"/><path d="M-52 -28C-38 -29 -28 -40 -22 -54H22C28 -40 38 -29 52 -28C38 -22 -38 -22 -52 -28Z" fill="${roof}"/><path d="M-8 0V-20H8V0ZM-27 -8V-20H-16V-8ZM16 -8V-20H27V-8Z" fill="${light}"/></g>`;

const lantern = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 -26V-8" stroke="#3a2414" stroke-width="2"/><path d="M-9 -8C-13 -2 -13 8 -9 14H9C13 8 13 -2 9 -8Z" fill="#e8523a" stroke="#5a140a" stroke-width="1.4"/><path d="M0 14V22" stroke="#e7bf5c" stroke-width="2"/></g>`;

const taoist = (x: number, y: number, colour: string, element: string, ink: string): string =>
  `<g transform="translate(${x} ${y}) scale(2)"><svg x="-20" y="-32" width="40" height="56" viewBox="${piece('taoist').viewBox}" style="color:${colour}">${piece('taoist').body}</svg>${icon(element, 0, 9, 13, ink)}</g>`;

const ghost = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="16" fill="#b98cf0" opacity=".4" filter="url(#soft2)"/><svg x="-16" y="-18" width="32" height="36" viewBox="${piece('haunter').viewBox}">${piece('haunter').body}</svg></g>`;

const hat = (x: number, y: number, turned: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turned})"><path d="M-46 6C-20 2 -12 -22 0 -32C12 -22 20 2 46 6C24 16 -24 16 -46 6Z" fill="${colour}" stroke="#0a0a14" stroke-width="2.4"/><path d="M0 -32C4 -18 6 -4 8 8M0 -32C-4 -18 -6 -4 -8 8" stroke="#0a0a14" stroke-width="1.4" fill="none" opacity=".5"/></g>`;

/** Dead skin has one colour: his neck is drawn as pale as his face. */
function vampireLord(): string {
  return piece('bust-vampire-lord').body.replaceAll('fill="#d3a273"', 'fill="#86ab9c"');
}

function piece(name: string) {
  const drawing = PIECES[name];
  if (drawing === undefined) throw new Error(`there is no piece ${name}`);
  return drawing;
}
