/** The wall after it was lost: a winter night, a gap where the wall stood, fires behind it and snow over everything. */

import { f1, mountains, rnd, tower, wallBand } from './ink.ts';
import { wallRidges } from './wall-scene.ts';

export function wallLost(): string {
  const r = rnd(31);
  const snow = Array.from({ length: 120 }, () => {
    const [x, y, s] = [r() * 300, r() * 400, 0.5 + r() * 1.1];
    return `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(s)}"/>`;
  }).join('');
  const bricks = Array.from({ length: 34 }, () => {
    const x = 116 + r() * 76;
    const y = 352 + r() * 36 - Math.abs(x - 154) * 0.16;
    return `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(7 + r() * 7)}" height="6" rx="1" transform="rotate(${f1(r() * 80 - 40)} ${f1(x)} ${f1(y)})"/>`;
  }).join('');
  const courses = Array.from({ length: 11 }, (_, row) => {
    const y = row * 12;
    return `<path d="M-10 ${314 + y}L50 ${300 + y}L${116 - row * 2} ${318 + y}M${194 + row * 2} ${318 + y}L244 ${306 + y}L310 ${324 + y}"/>`;
  }).join('');
  const smoke = (x: number, y: number, s: number) =>
    `<path d="M${x} ${y}C${x - 16 * s} ${y - 50 * s} ${x + 20 * s} ${y - 84 * s} ${x - 6 * s} ${y - 150 * s}C${x + 34 * s} ${y - 110 * s} ${x + 10 * s} ${y - 46 * s} ${x + 14 * s} ${y}Z" fill="#1a1622" opacity=".62"/>`;
  const fire = (x: number, y: number, s: number) =>
    `<circle cx="${x}" cy="${y}" r="${26 * s}" fill="url(#wlf)"/><path d="M${x - 6 * s} ${y + 4 * s}C${x - 8 * s} ${y - 8 * s} ${x} ${y - 8 * s} ${x - 1 * s} ${y - 18 * s}C${x + 8 * s} ${y - 10 * s} ${x + 8 * s} ${y - 4 * s} ${x + 6 * s} ${y + 4 * s}Z" fill="#ffb45a"/>`;
  return `<defs><linearGradient id="wl" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0b0f1c"/><stop offset=".45" stop-color="#27263c"/><stop offset=".66" stop-color="#6b3a34"/><stop offset="1" stop-color="#1c1620"/></linearGradient><radialGradient id="wlf"><stop offset="0" stop-color="#ff9a4a" stop-opacity=".75"/><stop offset="1" stop-color="#ff7a30" stop-opacity="0"/></radialGradient><linearGradient id="wlw" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#6d6670"/><stop offset="1" stop-color="#2a2430"/></linearGradient></defs><rect width="300" height="400" fill="url(#wl)"/><path d="M176 52A27 27 0 1 0 203 84A23 23 0 1 1 176 52Z" fill="#e9e6dc" opacity=".92"/>${mountains(wallRidges(['#2c2b42', '#4d3c48'], ['#1d1c2e', '#3a2c38']), 300, 400)}${smoke(92, 262, 1)}${smoke(196, 268, 0.8)}${wallBand(
    [
      [40, 282],
      [76, 264],
      [112, 272],
    ],
    16,
    '#2a2430',
    { cren: 6, ch: 4, towers: [[76, 266, 0.5]] },
  )}${fire(104, 274, 0.55)}${fire(206, 280, 0.6)}<rect y="330" width="300" height="70" fill="#17131c"/><g transform="translate(0 -44)"><path d="M-10 336C60 312 130 330 180 318S270 300 310 312V450H-10Z" fill="#17131c"/>${fire(154, 330, 0.9)}${wallBand(
    [
      [-10, 304],
      [50, 288],
      [118, 306],
    ],
    150,
    'url(#wlw)',
    { cren: 15, ch: 10, hi: '#cfd3e2' },
  )}<path d="M118 306L128 314L120 326L134 340L126 352L144 372L140 446H100Z" fill="#39323e"/>${wallBand(
    [
      [190, 306],
      [244, 292],
      [310, 312],
    ],
    150,
    'url(#wlw)',
    { cren: 15, ch: 10, hi: '#cfd3e2' },
  )}<path d="M190 306L182 316L190 330L176 342L186 356L168 376L174 446H210Z" fill="#39323e"/><g fill="none" stroke="#15111a" opacity=".55">${courses}</g>${tower(46, 304, 1.45, '#3d3742', '#8f93aa')}<g fill="#4a434f" stroke="#17131c" stroke-width=".8">${bricks}</g><g transform="rotate(58 176 352)"><path d="M176 398V316" stroke="#120d10" stroke-width="3"/><path d="M177 318C190 312 200 324 216 317L209 331L217 341C200 347 190 336 177 343Z" fill="#8c1f18"/></g><path d="M-10 306L50 290L118 308M190 308L244 294L310 314" fill="none" stroke="#eef1f7" stroke-width="3" opacity=".75"/></g><g fill="#f2f4fa" opacity=".7">${snow}</g>`;
}
