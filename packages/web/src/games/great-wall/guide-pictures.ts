/**
 * The words in which the guide asks for pictures: `clerk`, `soldier:archer` and `soldier:archer:2` of the second clan, `resource:wood`,
 * `location:quarry`, `command:economy`, `season:winter`, `barricade`, `wall:1`, `spot`, `wound`, `shame`, `tactic`, and numbers as `honour:5`,
 * `power:7`, `defence:8`.
 */

import { LOCATION_IDS, RESOURCES, SOLDIERS } from '@jade/great-wall/screen';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { COMMAND_SIGNS, RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import type { InRow } from '../../guide/picture-row.ts';
import { readRow } from '../../guide/picture-row.ts';
import { locationSign, RESOURCE_COLOURS, SEASON_SIGNS } from './signs.ts';

export type Piece =
  | { readonly kind: 'soldier'; readonly soldier: number; readonly seat: number }
  | { readonly kind: 'tile'; readonly icon: WallIcon; readonly colour: string }
  | { readonly kind: 'number'; readonly of: 'honour' | 'power' | 'defence'; readonly number: string }
  | { readonly kind: 'wall'; readonly level: number }
  | { readonly kind: 'barricade' };

const LIGHT = '#f6dc98';

const TILES: Readonly<Record<string, WallIcon>> = {
  clerk: 'scroll-quill',
  spot: 'archery-target',
  wound: 'bleeding-wound',
  shame: 'despair',
  tactic: 'chess-knight',
};

/** Throws where it names what does not exist. */
export function guidePicture(source: string): readonly InRow<Piece>[] {
  return readRow(source.trim(), pieceOf);
}

function pieceOf(word: string): Piece {
  const [what = '', id = '', clan = '1'] = word.split(':');
  const tile = (icon: WallIcon | undefined, colour: string = LIGHT): Piece => {
    if (icon === undefined) throw new Error(`there is no piece '${word}'`);
    return { kind: 'tile', icon, colour };
  };
  switch (what) {
    case 'soldier':
      if (!/^[1-4]$/.test(clan)) throw new Error(`no clan is called '${clan}'`);
      return { kind: what, soldier: indexOf(SOLDIERS, id), seat: Number(clan) - 1 };
    case 'resource':
      return tile(RESOURCE_ICONS[indexOf(RESOURCES, id)], RESOURCE_COLOURS[indexOf(RESOURCES, id)]);
    case 'location':
      return tile(locationSign(LOCATION_IDS[indexOf(LOCATION_IDS, id)] ?? ''));
    case 'command':
      return tile((COMMAND_SIGNS as Readonly<Record<string, WallIcon>>)[id]);
    case 'season':
      return tile((SEASON_SIGNS as Readonly<Record<string, WallIcon>>)[id]);
    case 'honour':
    case 'power':
    case 'defence':
      if (!/^\d+$/.test(id)) throw new Error(`'${word}' is no number`);
      return { kind: 'number', of: what, number: id };
    case 'wall':
      if (!/^[1-3]$/.test(id)) throw new Error(`there is no Wall of level '${id}'`);
      return { kind: what, level: Number(id) };
    case 'barricade':
      return { kind: what };
    default:
      return tile(TILES[what]);
  }
}

function indexOf(names: readonly string[], id: string): number {
  const index = names.indexOf(id);
  if (index < 0) throw new Error(`there is no piece '${id}'`);
  return index;
}
