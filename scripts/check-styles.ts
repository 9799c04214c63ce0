/**
 * Style sheets keep to the system: sizes have names (web/src/styles/breakpoints.ts), in code as well, and colours stand in tokens.css. Faces
 * still hold colours of their own; they may lose some, and none may be added.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finished } from './steps.ts';
import { root } from './steps.ts';

const TOKENS = 'styles/tokens.css';
const SIZES = 'styles/breakpoints.ts';
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi;
const RAW_MEDIA = /@media[^{]*\((?:min|max)-(?:width|height)[^{]*/g;
const RAW_SIZE = /\((?:min|max)-(?:width|height):[^)]*\)/g;

/** Colours in the sheets of faces. Whoever takes some away lowers it. */
const COLOURS_LEFT = 414;

/** What is wrong with one style sheet, or with one file of code. */
export function complaintsAbout(name: string, source: string): string[] {
  if (name === TOKENS || name === SIZES) return [];
  if (!name.endsWith('.css'))
    return [...source.matchAll(RAW_SIZE)].map(([size]) => `${name}: '${size}' is a size without a name`);
  const sizes = [...source.matchAll(RAW_MEDIA)].map(
    ([media]) => `${name}: '${media.trim()}' has a size without a name`,
  );
  if (isOfFace(name)) return sizes;
  return [...sizes, ...[...source.matchAll(COLOUR)].map(([colour]) => `${name}: '${colour}' stands outside ${TOKENS}`)];
}

export function coloursIn(css: string): number {
  return css.match(COLOUR)?.length ?? 0;
}

function isOfFace(name: string): boolean {
  return name.startsWith('games/');
}

export function checkStyles(): Finished {
  const folder = join(root, 'packages/web/src');
  const complaints: string[] = [];
  let colours = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(css|tsx?)$/.test(name)) continue;
    const source = readFileSync(join(folder, name), 'utf8');
    complaints.push(...complaintsAbout(name, source));
    if (name.endsWith('.css') && isOfFace(name)) colours += coloursIn(source);
  }
  if (colours > COLOURS_LEFT)
    complaints.push(`${colours} colours stand in the sheets of faces, ${COLOURS_LEFT} are known: use a token`);
  if (colours < COLOURS_LEFT)
    complaints.push(
      `only ${colours} colours stand in the sheets of faces: lower COLOURS_LEFT in scripts/check-styles.ts`,
    );
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') };
}
