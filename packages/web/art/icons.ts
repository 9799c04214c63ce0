/** Icons from game-icons.net (CC BY 3.0), taken from their package when the web is built: only those that are used. */

import { icons } from '@iconify-json/game-icons';

function bodyOf(name: string): string {
  const found = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? ''];
  if (found === undefined) throw new Error(`game-icons has no '${name}'`);
  return found.body;
}

/** An icon inside a painting. */
export function icon(name: string, cx: number, cy: number, size: number, color: string, extra = ''): string {
  return `<g ${extra}><svg x="${cx - size / 2}" y="${cy - size / 2}" width="${size}" height="${size}" viewBox="0 0 512 512" style="color:${color}">${bodyOf(name)}</svg></g>`;
}

/** An icon as a symbol of a sprite. */
export function iconSymbol(name: string): string {
  return `<symbol id="i-${name}" viewBox="0 0 512 512">${rounded(bodyOf(name))}</symbol>`;
}

/** A tenth of a unit is finer than any screen shows these drawings. */
function rounded(body: string): string {
  return body.replaceAll(/-?\d*\.\d+/g, (text, place: number) => {
    const number = Math.round(Number(text) * 10) / 10 || 0;
    const short = String(number).replace(/^(-?)0\./, '$1.');
    return /[\d.]/.test(body[place - 1] ?? '') && !short.startsWith('-') ? ` ${short}` : short;
  });
}
