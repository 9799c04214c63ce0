/**
 * The words in which the guide asks for pictures: `champion:monk`, `guard:2` of the second clan, `ninja`, `gate`, `base`, `tile:rosary`, and points
 * as `vp:4`, `ap:2`.
 */

import type { Class } from '@jade/way-of-the-panda/screen';
import { BUILDINGS, CHAMPIONS, QUEST_TILES, STRENGTH_TILES } from '@jade/way-of-the-panda/screen';
import type { InRow } from '../../guide/picture-row.ts';
import { readRow } from '../../guide/picture-row.ts';

export type Piece =
  | { readonly kind: 'ninja' | 'base' | 'village' }
  | { readonly kind: 'champion' | 'building' | 'strength' | 'quest'; readonly of: Class }
  | { readonly kind: 'guard'; readonly seat: number }
  | { readonly kind: 'vp' | 'ap'; readonly number: string };

/** Throws where it names what does not exist. */
export function guidePicture(source: string): readonly InRow<Piece>[] {
  return readRow(source.trim(), pieceOf);
}

function pieceOf(word: string): Piece {
  const [what = '', id = ''] = word.split(':');
  switch (what) {
    case 'ninja':
    case 'base':
    case 'village':
      return { kind: what };
    case 'champion':
      return { kind: what, of: classIn(CHAMPIONS, id) };
    case 'strength':
      return { kind: what, of: classIn(STRENGTH_TILES, id) };
    case 'quest':
      return { kind: what, of: classIn(QUEST_TILES, id) };
    case 'guard':
      if (!/^[1-5]$/.test(id)) throw new Error(`no clan is called '${id}'`);
      return { kind: what, seat: Number(id) - 1 };
    case 'vp':
    case 'ap':
      if (!/^-?\d+$/.test(id)) throw new Error(`'${word}' is no number of points`);
      return { kind: what, number: id };
    default:
      return { kind: 'building', of: classIn(BUILDINGS, word) };
  }
}

function classIn(names: readonly string[], id: string): Class {
  const index = names.indexOf(id);
  if (index < 0) throw new Error(`there is no piece '${id}'`);
  return index as Class;
}
