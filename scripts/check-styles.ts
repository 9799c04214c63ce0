/**
 * Style sheets keep to the system: sizes have names (web/src/styles/breakpoints.ts), and colours stand in tokens.css. Older sheets still hold colours of their
 * own; they may lose some, and none may be added.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finished } from './steps.ts';
import { root } from './steps.ts';

const TOKENS = 'styles/tokens.css';
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi;
const RAW_MEDIA = /@media[^{]*\((?:min|max)-(?:width|height)[^{]*/g;

/** Colours outside the tokens. Whoever takes some away lowers it. */
const COLOURS_LEFT = 655;

export function complaintsAbout(name: string, css: string): string[] {
  return [...css.matchAll(RAW_MEDIA)].map(([media]) => `${name}: '${media.trim()}' has a size without a name`);
}

export function coloursIn(css: string): number {
  return css.match(COLOUR)?.length ?? 0;
}

export function checkStyles(): Finished {
  const folder = join(root, 'packages/web/src');
  const complaints: string[] = [];
  let colours = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.css'))) {
    const css = readFileSync(join(folder, name), 'utf8');
    complaints.push(...complaintsAbout(name, css));
    if (name !== TOKENS) colours += coloursIn(css);
  }
  if (colours > COLOURS_LEFT)
    complaints.push(`${colours} colours stand outside ${TOKENS}, ${COLOURS_LEFT} are known: use a token`);
  if (colours < COLOURS_LEFT)
    complaints.push(`only ${colours} colours stand outside ${TOKENS}: lower COLOURS_LEFT in scripts/check-styles.ts`);
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') };
}
