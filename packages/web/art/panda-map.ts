/**
 * The painting of Way of the Panda's map: everything on it that never changes. Landscape, river, mist, the frame of
 * lacquer, beds of roads, the hills of the locations. Pieces, names and what may be chosen lie above it, alive.
 */

import data from '../../way-of-the-panda/content/way-of-the-panda.data.json' with { type: 'json' };
import { roadCurve } from '../src/games/way-of-the-panda/geometry.ts';
import type { Point } from './ink.ts';
import { cloud, leaf, mistBand, mountains, pine, ridge, rnd } from './ink.ts';

function peak(x: number, y: number, s: number, seed: number, c1 = '#4f6f66', c2 = '#9db39a'): string {
  const { points } = ridge(seed, 220, 0, { peaks: 3, h: [50, 130], wd: [24, 46], pow: 2.4, step: 5, jag: 3 });
  const id = `pk${seed}`;
  const r = rnd(seed);
  let strokes = '';
  for (let k = 0; k < 22; k++) {
    const [px, py] = points[5 + Math.floor(r() * (points.length - 10))] as Point;
    const l = -py * (0.2 + r() * 0.4);
    if (py < -25)
      strokes += `M${px.toFixed(1)} ${(py + 3).toFixed(1)}q${((r() - 0.5) * 8).toFixed(1)} ${(l / 2).toFixed(1)} ${((r() - 0.5) * 12).toFixed(1)} ${l.toFixed(1)}`;
  }
  let pines = '';
  for (let k = 0; k < 9; k++) {
    const [px, py] = points[6 + Math.floor(r() * (points.length - 12))] as Point;
    if (py < -18) pines += pine(px, py + 4, 0.75, '#2f4a3c');
  }
  const outline = points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L');
  return `<g transform="translate(${x - 110 * s} ${y}) scale(${s})"><defs><linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${c1}"/><stop offset=".5" stop-color="${c2}" stop-opacity=".75"/><stop offset="1" stop-color="${c2}" stop-opacity="0"/></linearGradient></defs><path d="M${outline}L240 6L-20 6Z" fill="url(#${id})"/><path d="${strokes}" fill="none" stroke="#33524a" stroke-width="1.3" opacity=".38" stroke-linecap="round"/>${pines}</g>`;
}

function grove(x: number, y: number, stems: number, seed: number): string {
  const r = rnd(seed);
  let out = '';
  for (let i = 0; i < stems; i++) {
    const gx = x + (r() - 0.5) * 70;
    const gy = y + (r() - 0.5) * 26;
    const h = 34 + r() * 34;
    out += `<path d="M${gx.toFixed(1)} ${gy.toFixed(1)}q${((r() - 0.5) * 8).toFixed(1)} ${(-h / 2).toFixed(1)} ${((r() - 0.5) * 14).toFixed(1)} ${(-h).toFixed(1)}" stroke="#4f7d52" stroke-width="3" fill="none" opacity=".8" stroke-dasharray="10 1.4"/>`;
    for (let k = 0; k < 4; k++)
      out += leaf(
        gx + (r() - 0.5) * 8,
        gy - h * (0.45 + r() * 0.55),
        14 + r() * 12,
        (r() < 0.5 ? 20 : 160) + (r() - 0.5) * 50,
        '#5d9160',
        0.85,
      );
  }
  return out;
}

const terraces = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="#8ea06c" stroke-width="2" opacity=".75"><path d="M-50 0C-30 -16 20 -18 52 -4C30 8 -20 12 -50 0Z" fill="#c9cf9a"/><path d="M-34 -2C-20 -11 14 -12 36 -4C20 4 -12 6 -34 -2Z" fill="#b9c58a"/><path d="M-18 -3C-10 -8 8 -8 20 -4C10 1 -6 2 -18 -3Z" fill="#a9ba7b"/></g>`;

function landscape(): string {
  let o = '';
  o += `<defs><linearGradient id="lac" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#21493a"/><stop offset=".5" stop-color="#143428"/><stop offset="1" stop-color="#0d241c"/></linearGradient><linearGradient id="mapG" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d7d8bd"/><stop offset=".35" stop-color="#e9dfc0"/><stop offset="1" stop-color="#d8c798"/></linearGradient><clipPath id="mclip"><rect x="50" y="50" width="900" height="900" rx="6"/></clipPath><linearGradient id="riv" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fbcb6"/><stop offset="1" stop-color="#6ea5a6"/></linearGradient><radialGradient id="vig" cx=".5" cy=".5" r=".72"><stop offset=".62" stop-color="#3b2c10" stop-opacity="0"/><stop offset="1" stop-color="#3b2c10" stop-opacity=".42"/></radialGradient><radialGradient id="hill" cx=".4" cy=".25" r=".9"><stop offset="0" stop-color="#c4cf93"/><stop offset=".7" stop-color="#8fa566"/><stop offset="1" stop-color="#647a48"/></radialGradient><linearGradient id="stoneG" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d8d2c2"/><stop offset="1" stop-color="#8d8674"/></linearGradient></defs>`;
  o += `<rect width="1000" height="1000" rx="18" fill="url(#lac)"/><rect x="6" y="6" width="988" height="988" rx="14" fill="none" stroke="#d3a74e" stroke-width="2.500"/><g opacity=".2"><rect x="12" y="12" width="976" height="976" rx="12" fill="url(#fret)"/></g>`;
  o += `<rect x="44" y="44" width="912" height="912" rx="9" fill="#0a1a14"/><rect x="47" y="47" width="906" height="906" rx="8" fill="none" stroke="url(#goldG)" stroke-width="3"/>`;
  o += `<g clip-path="url(#mclip)"><rect x="50" y="50" width="900" height="900" fill="url(#mapG)"/>`;
  o += `<g transform="translate(0 40)">${mountains([{ seed: 21, base: 120, peaks: 9, h: [40, 105], wd: [36, 80], pow: 2.3, c1: '#93a596', c2: '#b9c2ab', c3: '#d9dac2', fade: 190, o: 0.8, cun: 5, cunO: 0.25 }], 1000, 200)}</g>`;
  o += `<path d="M612 40C600 110 640 180 608 250S560 330 598 420 640 520 590 580 470 640 430 700 430 780 400 830 300 880 250 960" fill="none" stroke="#5b8a88" stroke-width="34" opacity=".35" stroke-linecap="round"/><path d="M612 40C600 110 640 180 608 250S560 330 598 420 640 520 590 580 470 640 430 700 430 780 400 830 300 880 250 960" fill="none" stroke="url(#riv)" stroke-width="26" stroke-linecap="round"/><path d="M612 40C600 110 640 180 608 250S560 330 598 420 640 520 590 580 470 640 430 700 430 780 400 830 300 880 250 960" fill="none" stroke="#d6ece4" stroke-width="1.600" stroke-dasharray="16 22 5 30" opacity=".9"/>`;
  o += `<path d="M590 580C640 640 720 660 760 720S760 860 800 960" fill="none" stroke="url(#riv)" stroke-width="17" stroke-linecap="round" opacity=".9"/><path d="M590 580C640 640 720 660 760 720S760 860 800 960" fill="none" stroke="#d6ece4" stroke-width="1.300" stroke-dasharray="10 20" opacity=".8"/>`;
  o += `<ellipse cx="498" cy="642" rx="92" ry="44" fill="#7fb0ab"/><path d="M420 650q24 8 50 0M520 664q22 7 44 -1M440 634q18 5 34 0" stroke="#d6ece4" stroke-width="1.500" fill="none"/>`;
  o +=
    peak(440, 290, 0.95, 5) +
    peak(256, 290, 0.8, 8) +
    peak(775, 300, 0.95, 12) +
    peak(250, 498, 0.75, 31, '#7c8b6e') +
    peak(430, 520, 0.8, 15) +
    peak(770, 520, 0.9, 18) +
    peak(580, 765, 0.95, 23, '#7c8b6e') +
    peak(250, 735, 0.85, 27) +
    peak(775, 745, 0.62, 37, '#8d9a7c') +
    peak(905, 560, 0.6, 44) +
    peak(95, 735, 0.6, 52) +
    peak(600, 150, 0.55, 58) +
    peak(92, 300, 0.6, 61);
  o +=
    grove(418, 425, 8, 3) +
    grove(242, 620, 9, 9) +
    grove(600, 885, 8, 14) +
    grove(905, 300, 6, 17) +
    grove(420, 745, 6, 29) +
    grove(95, 480, 6, 33) +
    grove(770, 910, 5, 38) +
    grove(255, 120, 4, 41);
  o +=
    terraces(600, 690, 0.8) +
    terraces(420, 905, 0.9) +
    terraces(770, 440, 0.7) +
    terraces(262, 410, 0.6) +
    terraces(905, 725, 0.6);
  o +=
    mistBand(1000, 300, 60, '#fbf6e4', 0.55) +
    mistBand(1000, 505, 60, '#fbf6e4', 0.5) +
    mistBand(1000, 740, 60, '#fbf6e4', 0.45);
  o +=
    cloud(120, 92, 0.55, '#7f8f7a', '#f3efdb', 0.85) +
    cloud(905, 104, 0.5, '#7f8f7a', '#f3efdb', 0.8, -1) +
    cloud(780, 640, 0.4, '#7f8f7a', '#f3efdb', 0.7) +
    cloud(420, 104, 0.38, '#7f8f7a', '#f3efdb', 0.7);
  o += `<rect x="50" y="50" width="900" height="900" fill="#000" filter="url(#fibre)" opacity=".3"/><rect x="50" y="50" width="900" height="900" fill="url(#vig)"/></g>`;
  return o;
}

function dividers(): string {
  let o = '';
  for (const [x, y, w, h] of [
    [500, 0, 3, 44],
    [500, 956, 3, 44],
    [0, 500, 44, 3],
    [956, 500, 44, 3],
    [46, 0, 3, 44],
    [951, 0, 3, 44],
    [46, 956, 3, 44],
    [951, 956, 3, 44],
  ] as const)
    o += `<rect x="${x - (w < h ? 1.5 : 0)}" y="${y + (w < h ? 4 : -1.5)}" width="${w < h ? 2 : h > w ? w : w - 8}" height="${w < h ? 36 : 2}" fill="#d3a74e" opacity=".8"/>`;
  return o;
}

function roadBeds(): string {
  const beds = data.map.roads.map((_, road) => {
    const { d } = roadCurve(road);
    return `<path d="${d}" stroke="#4e3b1f" stroke-width="17" opacity=".55"/><path d="${d}" stroke="#8a6c3d" stroke-width="13"/><path d="${d}" stroke="#dcc48d" stroke-width="9.5"/><path d="${d}" stroke="#a98b55" stroke-width="1.4" stroke-dasharray="3 7" opacity=".8"/>`;
  });
  return `<g stroke-linecap="round" fill="none">${beds.join('')}</g>`;
}

function exits(): string {
  return data.map.roads
    .map((road) =>
      'exitX' in road
        ? `<circle cx="${road.exitX}" cy="${road.exitY}" r="7.5" fill="#123026" stroke="#e0bd69" stroke-width="2.5"/>`
        : '',
    )
    .join('');
}

function hills(): string {
  return data.map.locations
    .map(({ x, y }) => {
      return `<g transform="translate(${x} ${y})"><ellipse cx="2" cy="21" rx="54" ry="29" fill="#2d2410" opacity=".4"/><path d="M-49 8C-50 18 -48 22 -44 25 -30 42 30 42 44 25 48 22 50 18 49 8Z" fill="#7a5f38" stroke="#33260f" stroke-width="1.5"/><path d="M-40 22V29M-26 31V38M-8 35V41M12 35V41M28 30V37M41 22V28" stroke="#553f20" stroke-width="2"/><path d="M-49 8C-52 -10 -24 -21 0 -20S52 -10 49 8 26 33 0 33 -46 24 -49 8Z" fill="url(#hill)" stroke="#3a4a26" stroke-width="1.6"/><path d="M-40 14C-30 24 -10 28 8 27M14 -12C26 -11 36 -6 40 1" stroke="#dfe3b0" stroke-width="1.4" fill="none" opacity=".7"/><g fill="#4d7042" stroke="#2c4526" stroke-width=".8"><circle cx="-38" cy="2" r="5"/><circle cx="-33" cy="-5" r="5.5"/><circle cx="22" cy="-13" r="4.5"/><circle cx="38" cy="6" r="4.5"/></g></g>`;
    })
    .join('');
}

export function mapPainting(): string {
  return landscape() + dividers() + roadBeds() + exits() + hills();
}
