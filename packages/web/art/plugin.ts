/**
 * A plugin for Vite that bakes our drawings into files when the web is built:
 *
 *     import coverUrl from 'painting:cover-panda';     a picture, as the address of an SVG file
 *     import sealUrl from 'seal:道';                    a seal
 *     import spriteUrl from 'sprite:panda';             icons and pieces as symbols of one SVG file
 */

import type { Plugin } from 'vite';
import { iconSymbol } from './icons.ts';
import { paint, seal } from './paintings.ts';
import { PIECES } from './pieces.ts';
import { SPRITES } from './sprites.ts';
import { BUSTS } from './wall-people.ts';
import { WALL_PIECES } from './wall-scene.ts';

const DRAWINGS = { ...PIECES, ...WALL_PIECES, ...BUSTS };

const KINDS = /^(painting|seal|sprite):(.+)$/;

function draw(kind: string, name: string): string {
  if (kind === 'painting') return paint(name);
  if (kind === 'seal') return seal(name);
  const sprite = SPRITES[name as keyof typeof SPRITES];
  if (sprite === undefined) throw new Error(`there is no sprite '${name}'`);
  const pieces = sprite.pieces.map((piece) => {
    const drawing = DRAWINGS[piece];
    if (drawing === undefined) throw new Error(`there is no piece '${piece}'`);
    return `<symbol id="${piece}" viewBox="${drawing.viewBox}">${drawing.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${sprite.icons.map(iconSymbol).join('')}${pieces.join('')}</svg>`;
}

/** Seals are named by a character, files are not. */
function fileName(kind: string, name: string): string {
  const ascii = [...name]
    .map((letter) => (/[\w-]/.test(letter) ? letter : letter.codePointAt(0)?.toString(16)))
    .join('');
  return `${kind}-${ascii}.svg`;
}

export function drawings(): Plugin {
  let building = false;
  return {
    name: 'jade-drawings',
    config(_, { command }) {
      building = command === 'build';
    },
    resolveId(id) {
      return KINDS.test(id) ? `\0${id}` : null;
    },
    load(id) {
      const [, kind, name] = KINDS.exec(id.slice(1)) ?? [];
      if (!id.startsWith('\0') || kind === undefined || name === undefined) return null;
      const source = draw(kind, name);
      if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)};`;
      const file = this.emitFile({ type: 'asset', name: fileName(kind, name), source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
