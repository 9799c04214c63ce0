/**
 * Whether words stand out from what is painted behind them. axe cannot say so where that is a picture or a gradient, which is
 * nearly everywhere here: so the page is painted without its words, and their colour is held against the pixels.
 */

import type { Page } from '@playwright/test';

interface Words {
  readonly text: string;
  readonly where: string;
  readonly colour: string;
  /** How much of it shows, after all that is see-through around it. */
  readonly opacity: number;
  readonly large: boolean;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** What WCAG asks of text (1.4.3), and of large text. */
const ENOUGH = 4.5;
const ENOUGH_IF_LARGE = 3;

const WITHOUT_WORDS = `
  *, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
    text-shadow: none !important; transition: none !important }
  svg text, svg tspan { fill: transparent !important; stroke: transparent !important }`;

/**
 * The words on the screen that are too faint, with their contrast to half of the pixels behind them. A picture may still be on
 * its way when the light changes, and nothing tells when it is painted: what is too faint must be so twice.
 */
export async function faintWords(page: Page): Promise<string[]> {
  // What is said of a thing lies over others only as long as somebody points at it.
  await page.mouse.move(1, 1);
  await page.locator('.beside:not(.held)').waitFor({ state: 'detached' });
  const first = await faintNow(page);
  if (first.length === 0) return first;
  await page.waitForTimeout(1000);
  return faintNow(page);
}

async function faintNow(page: Page): Promise<string[]> {
  const { words, painted } = await paintedBehind(page);
  const contrasts = await page.evaluate(contrastsIn, { painted, words });
  return words.flatMap(({ text, where, large }, index) => {
    const contrast = contrasts[index] ?? 0;
    return contrast < (large ? ENOUGH_IF_LARGE : ENOUGH) ? [`${contrast.toFixed(2)} “${text}” ${where}`] : [];
  });
}

/** The words, and the page without them as it looked meanwhile: once more when something changed in between. */
async function paintedBehind(page: Page): Promise<{ words: readonly Words[]; painted: string }> {
  for (let tried = 0; tried < 20; tried++) {
    await page.evaluate(allIsStill);
    const words = await page.evaluate(wordsOnScreen);
    const style = await page.addStyleTag({ content: WITHOUT_WORDS });
    const painted = (await page.screenshot()).toString('base64');
    await style.evaluate((added) => (added as Element).remove());
    await page.evaluate(allIsStill);
    const after = await page.evaluate(wordsOnScreen);
    if (JSON.stringify(words) === JSON.stringify(after)) return { words, painted };
  }
  throw new Error('the page does not come to rest');
}

/** Runs in the page: colours may still be on their way from one light to the other. */
async function allIsStill(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Runs in the page. What is hidden, covered, cut off, disabled or only for screen readers is left out. */
function wordsOnScreen(): Words[] {
  const found: Words[] = [];
  const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (parent === null || !text) continue;
    if (parent.closest('[aria-hidden="true"], :disabled, [aria-disabled="true"], .unseen, title, style, script'))
      continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = [...range.getClientRects()].find(({ width, height }) => width > 2 && height > 4);
    if (box === undefined || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth)
      continue;
    const covered = [0.1, 0.5, 0.9].some((part) => {
      const top = document.elementFromPoint(box.left + box.width * part, box.top + box.height * part);
      return top === null || !(parent.contains(top) || top.contains(parent));
    });
    if (covered) continue;
    const style = getComputedStyle(parent);
    const size = Number.parseFloat(style.fontSize);
    let opacity = 1;
    let cut = false;
    for (let one: Element | null = parent; one !== null; one = one.parentElement) {
      const around = getComputedStyle(one);
      opacity *= Number(around.opacity);
      const frame = one.getBoundingClientRect();
      const fits =
        box.top >= frame.top - 1 &&
        box.bottom <= frame.bottom + 1 &&
        box.left >= frame.left - 1 &&
        box.right <= frame.right + 1;
      cut ||= around.overflow !== 'visible' && !fits;
    }
    if (cut) continue;
    found.push({
      text,
      where: `${parent.tagName}.${parent.getAttribute('class') ?? ''} in .${parent.parentElement?.getAttribute('class') ?? ''}`,
      colour: parent instanceof SVGElement ? style.fill : style.color,
      opacity,
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
    });
  }
  return found;
}

/** Runs in the page, which can read pictures. */
async function contrastsIn({ painted, words }: { painted: string; words: readonly Words[] }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(painted), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const pen = (width: number, height: number) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    return context;
  };
  const canvas = pen(picture.width, picture.height);
  canvas.drawImage(picture, 0, 0);
  const scale = picture.width / innerWidth;
  const dot = pen(1, 1);
  const pixelOf = (colour: string): Uint8ClampedArray => {
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = colour;
    dot.fillRect(0, 0, 1, 1);
    return dot.getImageData(0, 0, 1, 1).data;
  };
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  return words.map(({ colour, opacity, box }) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixelOf(colour);
    const shows = (alpha / 255) * opacity;
    const { data } = canvas.getImageData(
      Math.round(box.x * scale),
      Math.round(box.y * scale),
      Math.max(1, Math.round(box.width * scale)),
      Math.max(1, Math.round(box.height * scale)),
    );
    const contrasts: number[] = [];
    for (let index = 0; index < data.length; index += 28) {
      const [r = 0, g = 0, b = 0] = data.subarray(index, index + 3);
      const behind = luminance(r, g, b);
      const word = luminance(r + (red - r) * shows, g + (green - g) * shows, b + (blue - b) * shows);
      contrasts.push((Math.max(word, behind) + 0.05) / (Math.min(word, behind) + 0.05));
    }
    return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length / 2)] ?? 0;
  });
}
