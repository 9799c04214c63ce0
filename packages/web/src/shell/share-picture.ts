/** The picture of a result, to be given away: one SVG that needs nothing from outside, and what makes a PNG of it. */

import plainFont from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import boldFont from '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2?url';
import titleFont from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

export interface SharedResult {
  /** Addresses of pictures. */
  readonly painting: string;
  /** How far down in the painting to look, from 0 to 1. */
  readonly focus: number;
  readonly seal: string;
  readonly game: string;
  readonly title: string;
  readonly line: string;
  readonly score: string;
  readonly facts: readonly string[];
  readonly people: readonly SharedPerson[];
  readonly foot: readonly [string, string];
}

export interface SharedPerson {
  /** Empty where names are hidden. */
  readonly name: string;
  /** The emblem as it stands on the page. */
  readonly emblem: Element;
}

const LEFT = 600;
const TEXT_X = 657;
const TEXT_WIDTH = SHARE_WIDTH - 52 - TEXT_X;
/** Smaller words than these cannot be read where such pictures are shown. */
const SMALLEST = 22;
const MEDAL = 56;
/** Figures that stand between words: the face of titles has none that stand in line. */
const FIGURES_IN_TITLE = /(?<=>[^<]*)\d+(?=[^<]*<\/text>)/g;

/** The picture with everything in it. */
export async function drawShared(result: SharedResult): Promise<string> {
  const [painting, seal, style, ...medals] = await Promise.all([
    inlined(result.painting),
    inlined(result.seal),
    fonts(),
    ...result.people.map(({ emblem }) => medal(emblem)),
  ]);
  const title = fitted(result.title, 66, '"Marcellus"', 2);
  const line = fitted(result.line, 27, '"Alegreya Sans"', 2);
  const top = 160;
  const lineTop = top + (title.lines.length - 1) * title.size * 1.06 + 48;
  const numberAt = Math.max(400, lineTop + (line.lines.length - 1) * 35 + 112);
  const factsAt = TEXT_X + measure(result.score, 112, '800', '"Alegreya Sans"') + 28;
  const step = Math.min(130, TEXT_WIDTH / Math.max(1, result.people.length));
  const people = result.people.map(({ name }, index) => {
    const middle = TEXT_X + step * index + step / 2;
    return `<g transform="translate(${middle} 476)">${medals[index]}</g>${words([cut(name, SMALLEST, step - 10)], middle, 534, SMALLEST, 'class="bold" text-anchor="middle" fill="#2a211a"')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}"><style>${style}</style><defs><linearGradient id="paper" x2="0" y2="1"><stop stop-color="#fdf6e4"/><stop offset="1" stop-color="#e9d7ab"/></linearGradient></defs><rect width="${LEFT}" height="${SHARE_HEIGHT}" fill="#0a1410"/>${await framed(painting, result)}<rect x="${LEFT}" width="${SHARE_WIDTH - LEFT}" height="${SHARE_HEIGHT}" fill="url(#paper)"/><rect x="${LEFT}" width="5" height="${SHARE_HEIGHT}" fill="#b08d4a"/><rect x="618" y="13" width="569" height="604" rx="8" fill="none" stroke="#7a561e" stroke-opacity=".4" stroke-width="2"/><image href="${seal}" x="${TEXT_X}" y="44" width="52" height="52"/>${words([result.game], TEXT_X + 68, 79, 25, 'class="bold" fill="#6a4708"')}${words(title.lines, TEXT_X, top, title.size, 'class="title" fill="#7c2412"').replaceAll(FIGURES_IN_TITLE, '<tspan class="figures">$&</tspan>')}${words(line.lines, TEXT_X, lineTop, line.size, 'fill="#3b2f24"')}${words([result.score], TEXT_X, numberAt, 112, 'class="heavy" fill="#8c2a17"')}${words(result.facts, factsAt, numberAt - 42, 25, 'fill="#3b2f24"')}${people.join('')}<path d="M${TEXT_X} 553H${TEXT_X + TEXT_WIDTH}" stroke="#7a561e" stroke-opacity=".35" stroke-width="2"/>${words([result.foot[0]], TEXT_X, 590, SMALLEST, 'class="bold" fill="#5c4c3c"')}${words([result.foot[1]], TEXT_X + TEXT_WIDTH, 590, SMALLEST, 'class="bold" text-anchor="end" fill="#5c4c3c"')}</svg>`;
}

/** The painting fills its half; what does not fit is cut above and below. */
async function framed(painting: string, { focus }: SharedResult): Promise<string> {
  const { naturalWidth, naturalHeight } = await loaded(painting);
  const scale = Math.max(LEFT / naturalWidth, SHARE_HEIGHT / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  return `<svg width="${LEFT}" height="${SHARE_HEIGHT}"><image href="${painting}" x="${(LEFT - width) / 2}" y="${(SHARE_HEIGHT - height) * focus}" width="${width}" height="${height}"/></svg>`;
}

export async function pngOf(svg: string): Promise<Blob> {
  const image = await loaded(addressOf(svg));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SHARE_WIDTH, SHARE_HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture could not be drawn')) : resolve(blob)));
  });
}

export function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** An emblem of the page as a medal around 0, 0: its colours, and its icon taken out of its sprite. */
async function medal(emblem: Element): Promise<string> {
  const style = getComputedStyle(emblem);
  const [colour, ink] = ['--sc', '--so'].map((name) => style.getPropertyValue(name).trim());
  const href = emblem.querySelector('use')?.getAttribute('href') ?? '';
  const [file = '', id = ''] = href.split('#');
  const size = MEDAL * 0.64;
  const sprite = href === '' ? null : parsed(await (await fetch(file)).text());
  const symbol = sprite?.getElementById(id);
  const sign =
    symbol == null
      ? words([emblem.textContent ?? ''], 0, 10, 30, `class="bold" text-anchor="middle" fill="${ink}"`)
      : `<svg x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" viewBox="${symbol.getAttribute('viewBox')}" color="${ink}">${symbol.innerHTML}</svg>`;
  return `<circle r="${MEDAL / 2}" fill="${colour}" stroke="#2a211a" stroke-width="2.5"/>${sign}`;
}

function parsed(text: string): Document {
  return new DOMParser().parseFromString(text, 'image/svg+xml');
}

/** An address whose content stands in the address itself. */
async function inlined(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

async function fonts(): Promise<string> {
  const faces = await Promise.all(
    (
      [
        ['Marcellus', 400, titleFont],
        ['Alegreya Sans', 700, plainFont],
        ['Alegreya Sans', 800, boldFont],
      ] as const
    ).map(
      async ([family, weight, file]) =>
        `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await inlined(file)})}`,
    ),
  );
  return `${faces.join('')}text{font:700 25px "Alegreya Sans",sans-serif}.title{font-family:"Marcellus",serif;font-weight:400}.figures{font-family:"Alegreya Sans";font-weight:700;font-feature-settings:"lnum"}.heavy{font-weight:800;font-feature-settings:"lnum"}`;
}

function words(lines: readonly string[], x: number, y: number, size: number, style: string): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${y + index * size * (size > 40 ? 1.06 : 1.3)}" style="font-size:${size}px" ${style}>${escaped(line)}</text>`,
    )
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** As large as it fits into so many lines. */
function fitted(text: string, largest: number, family: string, most: number) {
  // A single line may be a little smaller for it.
  for (let size = largest; size >= largest * 0.85; size -= 2)
    if (measure(text, size, '700', family) <= TEXT_WIDTH) return { size, lines: [text] };
  for (let size = largest; ; size -= 2) {
    const lines = broken(text, (part) => measure(part, size, '700', family) <= TEXT_WIDTH);
    if (lines.length <= most || size <= SMALLEST) return { size, lines: lines.slice(0, most) };
  }
}

function broken(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** What does not fit beside its neighbours ends in dots. */
function cut(text: string, size: number, width: number): string {
  let short = text;
  while (short.length > 1 && measure(short, size, '700', '"Alegreya Sans"') > width)
    short = `${short.replace(/…$/, '').slice(0, -1)}…`;
  return short;
}

function measure(text: string, size: number, weight: string, family: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return text.length * size * 0.5;
  pen.font = `${weight} ${size}px ${family}, sans-serif`;
  return pen.measureText(text).width;
}
