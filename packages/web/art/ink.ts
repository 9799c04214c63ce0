/**
 * Ink landscapes as SVG text: ridges that fade into mist, pines, bamboo, clouds, pagodas, walls. Drawn from seeds, so
 * that a painting is a few numbers. Used when the web is built; nothing of it is shipped.
 */

import brush from './brush.json' with { type: 'json' };

export type Point = readonly [number, number];
type Range = readonly [number, number];

/** A small seeded generator; the same seed paints the same picture. */
export function rnd(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const f1 = (n: number): number => Number(n.toFixed(1));

interface Ridge {
  peaks?: number;
  h?: Range;
  wd?: Range;
  pow?: number;
  step?: number;
  jag?: number;
}

export function ridge(seed: number, w: number, base: number, style: Ridge = {}) {
  const { peaks = 6, h = [60, 160], wd = [40, 110], pow = 2.2, step = 6, jag = 3 } = style;
  const r = rnd(seed);
  const tops = Array.from({ length: peaks }, (_, i) => {
    const x = ((i + 0.15 + r() * 0.7) * w) / peaks;
    return { x, width: wd[0] + r() * (wd[1] - wd[0]), height: h[0] + r() * (h[1] - h[0]), skew: 0.7 + r() * 0.6 };
  });
  const points: Point[] = [];
  for (let x = -20; x <= w + 20; x += step) {
    let y = 0;
    for (const top of tops) {
      const d = (x - top.x) / (x < top.x ? top.width * top.skew : top.width / top.skew);
      y = Math.max(y, top.height * Math.exp(-(Math.abs(d) ** pow)));
    }
    points.push([x, base - y - (r() - 0.5) * jag]);
  }
  return { points, tops };
}

export const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L')}`;

/** Ids of gradients are numbered through one painting. */
let ids = 0;
export const newId = (name: string): string => `${name}${ids++}`;
export const startPainting = (): void => {
  ids = 0;
};

export interface Layer extends Ridge {
  seed: number;
  base: number;
  c1: string;
  c2: string;
  c3?: string;
  fade?: number;
  o?: number;
  /** Brush strokes down from the peaks. */
  cun?: number;
  cunO?: number;
  pines?: number;
  pineS?: number;
  pineC?: string;
  mist?: number;
  mistC?: string;
  mistO?: number;
  mistY?: number;
}

export function mountains(layers: readonly Layer[], w: number, bottom: number): string {
  let defs = '';
  let out = '';
  for (const layer of layers) {
    const id = newId('mg');
    const { points, tops } = ridge(layer.seed, w, layer.base, layer);
    const top = Math.min(...points.map(([, y]) => y));
    defs += `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${f1(top)}" x2="0" y2="${layer.fade ?? bottom}"><stop offset="0" stop-color="${layer.c1}"/><stop offset=".55" stop-color="${layer.c2}"/><stop offset="1" stop-color="${layer.c3 ?? layer.c2}" stop-opacity="0"/></linearGradient>`;
    out += `<path d="${line(points)}L${w + 20} ${bottom}L-20 ${bottom}Z" fill="url(#${id})" opacity="${layer.o ?? 1}"/>`;
    if (layer.cun !== undefined) {
      const r = rnd(layer.seed + 99);
      let d = '';
      for (const { x: px, width, height } of tops) {
        for (let k = 0; k < layer.cun; k++) {
          const u = (r() - 0.5) * 1.5;
          const x = px + u * width;
          const y = layer.base - height * Math.exp(-(Math.abs(u) ** (layer.pow ?? 2.2))) + 4 + r() * 10;
          const l = height * (0.12 + r() * 0.3);
          d += `M${f1(x)} ${f1(y)}q${f1(u * 6 + (r() - 0.5) * 8)} ${f1(l * 0.5)} ${f1(u * 14)} ${f1(l)}`;
        }
      }
      out += `<path d="${d}" fill="none" stroke="${layer.c1}" stroke-width="1.1" stroke-linecap="round" opacity="${layer.cunO ?? 0.5}"/>`;
    }
    if (layer.pines !== undefined) {
      const r = rnd(layer.seed + 7);
      for (let k = 0; k < layer.pines; k++) {
        const [x, y] = points[Math.floor(r() * points.length)] as Point;
        out += pine(x, y + 3, (layer.pineS ?? 1) * (0.7 + r() * 0.6), layer.pineC ?? layer.c1);
      }
    }
    if (layer.mist !== undefined)
      out += mistBand(w, layer.base + (layer.mistY ?? 0), layer.mist, layer.mistC, layer.mistO);
  }
  return `<defs>${defs}</defs>${out}`;
}

export const pine = (x: number, y: number, s: number, c: string): string =>
  `<g transform="translate(${f1(x)} ${f1(y)}) scale(${f1(s)})" fill="${c}"><path d="M-.8 0C-1 -8 .5 -12 -.6 -22L.8 -22C2 -12 1 -8 1 0Z"/><path d="M-9 -9C-6 -13 3 -13 8 -10 4 -7.5 -4 -7 -9 -9ZM-7 -15.5C-4 -19 3 -19 7 -16 3 -13.6 -3 -13.4 -7 -15.5ZM-5.5 -21.5C-3 -25 3 -25 5 -22 2 -19.8 -3 -19.8 -5.5 -21.5Z"/></g>`;

export function mistBand(w: number, y: number, h: number, c = '#fff', o = 0.5): string {
  const id = newId('mb');
  return `<defs><linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${c}" stop-opacity="0"/><stop offset=".5" stop-color="${c}" stop-opacity="${o}"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></linearGradient></defs><rect x="-20" y="${y - h / 2}" width="${w + 40}" height="${h}" fill="url(#${id})"/>`;
}

/** An auspicious cloud: scrolls on a soft body. */
export const cloud = (x: number, y: number, s: number, stroke: string, fill = 'none', o = 1, flip = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s * flip} ${s})" opacity="${o}" fill="${fill}" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M-86 22C-70 22 -66 10 -54 10C-56 -8 -34 -20 -20 -8C-14 -30 20 -32 26 -8C40 -18 60 -6 56 10C66 10 74 20 92 22Z"/><path fill="none" d="M-54 10C-40 8 -34 22 -46 22M-46 16.5C-50 16 -51 20 -48 21M-20 -8C-8 -4 -8 12 -20 12C-28 12 -28 2 -20 3M26 -8C12 -6 8 12 22 13C32 13 32 1 23 3M56 10C44 8 40 22 51 22"/></g>`;

export function bamboo(
  x: number,
  y0: number,
  y1: number,
  width: number,
  c: string,
  c2: string,
  seed: number,
  leafC: string,
  lean = 0,
): string {
  const r = rnd(seed);
  const height = y1 - y0;
  const at = (y: number): number => x + lean * ((y1 - y) / height) ** 1.6;
  let out = '';
  for (let y = y1, i = 0; y > y0; i++) {
    const l = 46 + r() * 26;
    const ny = y - l;
    const a = at(y);
    const b = at(ny);
    const half = width / 2;
    out += `<path d="M${f1(a - half)} ${f1(y)}C${f1(a - half * 0.72)} ${f1(y - l * 0.5)} ${f1(b - half * 0.72)} ${f1(ny + l * 0.5)} ${f1(b - half)} ${f1(ny + 3)}L${f1(b + half)} ${f1(ny + 3)}C${f1(b + half * 0.72)} ${f1(ny + l * 0.5)} ${f1(a + half * 0.72)} ${f1(y - l * 0.5)} ${f1(a + half)} ${f1(y)}Z" fill="${c}"/><path d="M${f1(a - half * 0.35)} ${f1(y - 4)}L${f1(b - half * 0.35)} ${f1(ny + 7)}" stroke="${c2}" stroke-width="${f1(width * 0.16)}" opacity=".55"/>`;
    if (i % 2 === 1)
      for (let k = 0; k < 4; k++)
        out += leaf(b + (r() - 0.5) * 6, ny + 3, 24 + r() * 30, (r() < 0.5 ? 25 : 155) + (r() - 0.5) * 60, leafC);
    y = ny;
  }
  return out;
}

export const leaf = (x: number, y: number, l: number, degrees: number, c: string, o = 1): string =>
  `<path d="M0 0C${f1(l * 0.3)} ${f1(-l * 0.13)} ${f1(l * 0.7)} ${f1(-l * 0.1)} ${f1(l)} 0C${f1(l * 0.7)} ${f1(l * 0.07)} ${f1(l * 0.3)} ${f1(l * 0.1)} 0 0Z" transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(degrees)})" fill="${c}" opacity="${o}"/>`;

export function pagoda(x: number, y: number, s: number, c: string, tiers = 5, light: string | null = null): string {
  let out = '';
  let base = 0;
  let w = 40;
  for (let i = 0; i < tiers; i++) {
    const h = 15 - i;
    const roof = w * 1.32;
    out += `<path d="M${f1(-w / 2)} ${base}V${base - h}H${f1(w / 2)}V${base}Z"/><path d="M${f1(-roof)} ${base - h - 1}C${f1(-roof * 0.7)} ${base - h} ${f1(-w * 0.6)} ${base - h - 5} ${f1(-w * 0.42)} ${base - h - 10}H${f1(w * 0.42)}C${f1(w * 0.6)} ${base - h - 5} ${f1(roof * 0.7)} ${base - h} ${f1(roof)} ${base - h - 1}C${f1(roof * 0.8)} ${base - h + 4} ${f1(-roof * 0.8)} ${base - h + 4} ${f1(-roof)} ${base - h - 1}Z"/>`;
    if (light !== null)
      out += `<rect x="${f1(-w * 0.3)}" y="${base - h + 4}" width="${f1(w * 0.2)}" height="${h - 6}" fill="${light}"/><rect x="${f1(w * 0.1)}" y="${base - h + 4}" width="${f1(w * 0.2)}" height="${h - 6}" fill="${light}"/>`;
    base -= h + 9;
    w *= 0.82;
  }
  out += `<path d="M-2 ${base}L0 ${base - 22}L2 ${base}Z"/><circle cx="0" cy="${base - 8}" r="3"/>`;
  return `<g transform="translate(${x} ${y}) scale(${s})" fill="${c}">${out}</g>`;
}

interface WallStyle {
  cren?: number;
  ch?: number;
  hi?: string;
  towers?: readonly (readonly [number, number, number])[];
}

/** The Wall: a crenellated band along a line, with towers. */
export function wallBand(
  points: readonly Point[],
  thickness: number,
  c: string,
  { cren = 9, ch = 6, hi, towers = [] }: WallStyle = {},
): string {
  const top: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [x1, y1] = points[i] as Point;
    const [x2, y2] = points[i + 1] as Point;
    const n = Math.max(1, Math.round((x2 - x1) / cren));
    const at = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    for (let k = 0; k < n; k++) {
      const [a, b, e] = [at(k / n), at((k + 0.55) / n), at((k + 1) / n)];
      top.push([a[0], a[1] - ch], [b[0], b[1] - ch], b, e);
    }
  }
  const below = points.toReversed().map(([x, y]) => `L${f1(x)} ${f1(y + thickness)}`);
  let out = `<path d="${line(top)}${below.join('')}Z" fill="${c}"/>`;
  if (hi !== undefined)
    out += `<path d="${line(points.map(([x, y]): Point => [x, y + 2]))}" fill="none" stroke="${hi}" stroke-width="2" opacity=".7"/>`;
  for (const [x, y, s] of towers) out += tower(x, y, s, c, hi);
  return out;
}

export const tower = (x: number, y: number, s: number, c: string, hi?: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-20 40L-17 -18H17L20 40Z" fill="${c}"/><path d="M-21 -18V-27H-14V-22H-8V-27H-2V-22H4V-27H10V-22H15V-27H21V-18Z" fill="${c}"/><path d="M-15 -27H15V-38H-15Z" fill="${c}"/><path d="M-25 -37C-18 -38 -14 -43 -10 -49H10C14 -43 18 -38 25 -37C18 -34 -18 -34 -25 -37Z" fill="${c}"/>${hi === undefined ? '' : `<path d="M-4 -8H4V4H-4Z" fill="${hi}" opacity=".8"/><path d="M-17 -18H-6L-8 40H-20Z" fill="${hi}" opacity=".12"/>`}</g>`;

/** A brush glyph as an outline: no font is needed for it. */
export const glyph = (character: string, cx: number, cy: number, s: number, fill: string): string => {
  const outline = (brush as Record<string, string>)[character];
  if (outline === undefined) throw new Error(`there is no brush outline of ${character}`);
  return `<path d="${outline}" transform="translate(${f1(cx - s / 2)} ${f1(cy - s / 2)}) scale(${(s / 1000).toFixed(4)})" fill="${fill}"/>`;
};

/** Filters and gradients that several paintings share. */
export const SHARED_DEFS = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .22  0 0 0 0 .12  0 0 0 .5 -.12"/><feComposite in2="SourceGraphic" operator="in"/></filter><filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .09" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .26  0 0 0 0 .13  0 0 0 .9 -.36"/><feComposite in2="SourceGraphic" operator="in"/></filter><filter id="soft"><feGaussianBlur stdDeviation="6"/></filter><filter id="soft2"><feGaussianBlur stdDeviation="2.2"/></filter><pattern id="fret" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M1 15V1H15V12H5V6H10" fill="none" stroke="#caa552" stroke-width="1.4"/></pattern><pattern id="silk" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 3H6M3 0V6" stroke="#fff" stroke-width=".6" opacity=".05"/></pattern><linearGradient id="goldG" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f9e6ae"/><stop offset=".5" stop-color="#d3a74e"/><stop offset="1" stop-color="#8f6b26"/></linearGradient>`;
