/** The table of Ghost Stories as a painting: night lacquer, the village's ground, haunting icons, receptacles in the corners. */

import { BOARD, CELL, GROUND, offset } from '../src/games/ghost-stories/geometry.ts';
import { icon } from './icons.ts';
import { cloud, f1, mountains, pagoda, rnd } from './ink.ts';

/** With White Moon receptacles lie in the corners, else there are clouds. */
export function boardPainting(moon: boolean): string {
  const side = GROUND.to - GROUND.from;
  const corners = [offset(0) + CELL / 2, offset(4) + CELL / 2];
  const receptacles = corners
    .flatMap((y) => corners.map((x) => [x, y] as const))
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})"><circle r="50" fill="#0b1024" opacity=".6"/><circle r="46" fill="none" stroke="#a9b6e6" stroke-width="1.4" opacity=".5"/><path d="M0 -46A46 46 0 0 1 0 46A40 46 0 0 0 0 -46Z" fill="#cfd8f5" opacity=".12"/><circle r="30" fill="#141b3a" stroke="url(#goldG)" stroke-width="2.5"/>${icon('moon', 0, 0, 26, '#5d6ca0')}</g>`,
    )
    .join('');
  const clouds = corners
    .flatMap((y) => corners.map((x) => cloud(x, y, 0.5, '#6f80c0', '#161f44', 0.75, x < BOARD / 2 ? 1 : -1)))
    .join('');
  return `<defs><pattern id="scales" width="20" height="10" patternUnits="userSpaceOnUse"><path d="M0 10A10 10 0 0 1 20 10M-10 5A10 10 0 0 1 10 5M10 5A10 10 0 0 1 30 5" fill="none" stroke="currentColor" stroke-width=".8"/></pattern><linearGradient id="lq" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1d2750"/><stop offset="1" stop-color="#0c1128"/></linearGradient></defs><rect width="${BOARD}" height="${BOARD}" rx="24" fill="url(#lq)"/><g style="color:#8fa2e0" opacity=".12"><rect x="8" y="8" width="${BOARD - 16}" height="${BOARD - 16}" rx="18" fill="url(#scales)"/></g><rect x="5" y="5" width="${BOARD - 10}" height="${BOARD - 10}" rx="20" fill="none" stroke="url(#goldG)" stroke-width="2.5"/><rect x="${GROUND.from}" y="${GROUND.from}" width="${side}" height="${side}" rx="12" fill="#2a2230"/><rect x="${GROUND.from}" y="${GROUND.from}" width="${side}" height="${side}" rx="12" fill="#000" filter="url(#fibre)" opacity=".5"/>${moon ? receptacles : clouds}`;
}

export function nightBackdrop(): string {
  const r = rnd(5);
  let stars = '';
  for (let i = 0; i < 140; i++)
    stars += `<circle cx="${f1(r() * 1440)}" cy="${f1(r() * 520)}" r="${f1(0.5 + r() * 1.3)}" fill="#fff" opacity="${f1(0.2 + r() * 0.6)}"/>`;
  return `<defs><linearGradient id="ns" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0b1028"/><stop offset=".6" stop-color="#1d2a52"/><stop offset="1" stop-color="#0b1124"/></linearGradient><radialGradient id="mh" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#f8f6dc" stop-opacity=".9"/><stop offset=".3" stop-color="#dfe6ff" stop-opacity=".35"/><stop offset="1" stop-color="#dfe6ff" stop-opacity="0"/></radialGradient></defs><rect width="1440" height="900" fill="url(#ns)"/>${stars}<circle cx="1085" cy="150" r="330" fill="url(#mh)"/><circle cx="1085" cy="150" r="84" fill="#f6f3d6"/><circle cx="1065" cy="132" r="14" fill="#dcd8b4" opacity=".7"/><circle cx="1108" cy="172" r="20" fill="#dcd8b4" opacity=".6"/><circle cx="1100" cy="112" r="8" fill="#dcd8b4" opacity=".6"/>${mountains(
    [
      {
        seed: 41,
        base: 560,
        peaks: 8,
        h: [120, 330],
        wd: [60, 120],
        pow: 2.5,
        c1: '#2c3c72',
        c2: '#22305e',
        fade: 760,
        o: 0.9,
        mist: 120,
        mistC: '#8fa4e0',
        mistO: 0.22,
        mistY: 60,
      },
      {
        seed: 47,
        base: 740,
        peaks: 7,
        h: [80, 260],
        wd: [70, 140],
        pow: 2.4,
        c1: '#1a2550',
        c2: '#131b3c',
        fade: 900,
        pines: 30,
        pineS: 1.5,
        pineC: '#0c1330',
        mist: 120,
        mistC: '#7f95d8',
        mistO: 0.2,
        mistY: 60,
      },
    ],
    1440,
    900,
  )}${pagoda(300, 700, 1.7, '#0b1230', 6, '#f0c86a')}${pagoda(1120, 770, 1.3, '#0a1028', 5, '#f0c86a')}<rect width="1440" height="900" fill="url(#silk)"/>`;
}
