/**
 * The words in which the guide asks for pictures. Pieces in a row: `die:green die:white > ghost:rotten-soul`; what is crossed out has a minus
 * before it, what does not count a `~`. Or a position: `board south-1=ghoul green@sw see=sw,south-1 go=south-1>s`; see
 * ghost-stories/guide/position.ts.
 */

import type { SeatView } from '@jade/engine';
import { positionOf } from '@jade/ghost-stories/guide/position';
import type { Card, GhostView } from '@jade/ghost-stories/screen';
import {
  COLOURS,
  CURSE_FACES,
  cardOf,
  FACE_NAMES,
  FAMILIES,
  PLACE_IDS,
  SPACE_IDS,
  TILE_IDS,
} from '@jade/ghost-stories/screen';
import type { GhostIcon } from '../../../art/ghost-icons.ts';
import { ARTEFACT_ICONS, CURSE_ICONS, STONE_ICONS } from '../../../art/ghost-icons.ts';
import type { GhostPiece } from '../../../art/sprites.ts';
import type { InRow } from '../../guide/picture-row.ts';
import { readRow } from '../../guide/picture-row.ts';

export type Piece =
  | { readonly kind: 'ghost'; readonly card: Card }
  | { readonly kind: 'tile'; readonly id: string; readonly haunted: boolean }
  | { readonly kind: 'tao' | 'die' | 'taoist'; readonly colour: number }
  | { readonly kind: 'family'; readonly id: string }
  /** What a stone of a ghost does. */
  | { readonly kind: 'stone'; readonly stone: Stone; readonly icon: GhostIcon }
  /** An icon on a die or a token. */
  | { readonly kind: 'curse' | 'token'; readonly icon: GhostIcon }
  | { readonly kind: 'figure'; readonly piece: GhostPiece };

export type Stone = 'left' | 'middle' | 'right';

export interface Row {
  readonly kind: 'row';
  readonly pieces: readonly InRow<Piece>[];
}

export interface Position {
  readonly kind: 'board';
  readonly view: SeatView<GhostView>;
  /** Places and spaces that must be seen. */
  readonly see: readonly string[];
  readonly arrows: readonly { readonly from: string; readonly to: string }[];
}

const TOKENS: Readonly<Record<string, GhostIcon>> = {
  qi: 'hearts',
  'yin-yang': 'yin-yang',
  'power-token': 'power-ring',
  portal: 'portal',
  school: 'high-kick',
  families: 'family-house',
  graveyard: 'graveyard',
  dawn: 'sunrise',
  dead: 'coffin',
  powers: 'scroll-unfurled',
  dice: 'rolling-dices',
  village: 'spooky-house',
  barrier: 'magic-shield',
};

const FIGURES: Readonly<Record<string, GhostPiece>> = {
  figure: 'haunter',
  buddha: 'buddha',
  crystal: 'moon-crystal',
  'su-ling': 'su-ling',
};

/** Throws where it names what does not exist. */
export function guidePicture(source: string): Row | Position {
  const [first, ...rest] = source.trim().split(/\s+/);
  if (first !== 'board') return { kind: 'row', pieces: readRow(source.trim(), pieceOf) };
  const framing = (name: string) =>
    rest.flatMap((word) => (word.startsWith(`${name}=`) ? word.slice(name.length + 1).split(',') : []));
  const arrows = framing('go').map((way) => {
    const [from = '', to = ''] = way.split('>').map(spot);
    return { from, to };
  });
  const position = rest.filter((word) => !/^(see|go)=/.test(word));
  return { kind: 'board', view: positionOf(position), see: framing('see').map(spot), arrows };
}

/** A place in the village or a ghost space. */
function spot(name: string): string {
  if (!SPACE_IDS.includes(name) && !(PLACE_IDS as readonly string[]).includes(name))
    throw new Error(`there is no place '${name}'`);
  return name;
}

function pieceOf(word: string): Piece {
  const [what = '', id = ''] = word.split(':');
  const token = TOKENS[word];
  if (token !== undefined) return { kind: 'token', icon: token };
  const figure = FIGURES[word];
  if (figure !== undefined) return { kind: 'figure', piece: figure };
  switch (what) {
    case 'ghost':
      return { kind: 'ghost', card: cardOf(id) };
    case 'tile':
    case 'haunted':
      return { kind: 'tile', id: known(TILE_IDS, id), haunted: what === 'haunted' };
    case 'tao':
    case 'taoist':
      return { kind: what, colour: COLOURS.indexOf(known(COLOURS, id)) };
    case 'die':
      return { kind: 'die', colour: FACE_NAMES.indexOf(known(FACE_NAMES, id)) };
    case 'family':
      return {
        kind: 'family',
        id: known(
          FAMILIES.map((family) => family.id),
          id,
        ),
      };
    case 'curse':
      known(CURSE_FACES, id);
      return { kind: 'curse', icon: iconIn(CURSE_ICONS, id) };
    case 'left':
    case 'middle':
    case 'right':
      return { kind: 'stone', stone: what, icon: iconIn(STONE_ICONS, id) };
    case 'artefact':
      return { kind: 'token', icon: iconIn(ARTEFACT_ICONS, id) };
    default:
      throw new Error(`there is no piece '${word}'`);
  }
}

function known<T extends string>(list: readonly T[], id: string): T {
  const found = list.find((one) => one === id);
  if (found === undefined) throw new Error(`there is no '${id}'`);
  return found;
}

function iconIn(icons: Readonly<Record<string, GhostIcon>>, id: string): GhostIcon {
  const icon = icons[id];
  if (icon === undefined) throw new Error(`there is no '${id}'`);
  return icon;
}
