/** Which icons and pieces each sprite holds. The browser gets these and no others. */

import busts from './busts.data.json' with { type: 'json' };
import { GHOST_ICONS } from './ghost-icons.ts';
import { WALL_ICONS } from './wall-icons.ts';
import { BUSTS } from './wall-people.ts';

interface Sprite {
  readonly icons: readonly string[];
  readonly pieces: readonly string[];
}

const SHARED_ICONS = [
  'anticlockwise-rotation',
  'backward-time',
  'blindfold',
  'bookshelf',
  'cancel',
  'card-draw',
  'clockwise-rotation',
  'cycle',
  'compass',
  'hourglass',
  'laurels-trophy',
  'light-bulb',
  'linked-rings',
  'meditation',
  'meeple',
  'moon',
  'person',
  'play-button',
  'player-next',
  'quill-ink',
  'rolling-dices',
  'rule-book',
  'save',
  'scales',
  'scroll-unfurled',
  'settings-knobs',
  'sound-off',
  'sound-on',
  'sun',
  'tabletop-players',
  'tied-scroll',
  'vintage-robot',
  'wax-seal',
  'world',
] as const;

const PANDA_ICONS = [
  'asian-lantern',
  'big-wave',
  'boot-prints',
  'broadsword',
  'card-pickup',
  'ceremonial-mask',
  'checkbox-tree',
  'checkered-flag',
  'crenel-crown',
  'crossed-swords',
  'fist',
  'flag-objective',
  'fox-head',
  'imperial-crown',
  'jewel-crown',
  'laurels',
  'locked-chest',
  'lotus',
  'meditation',
  'meeple-group',
  'pearl-necklace',
  'rolling-energy',
  'running-ninja',
  'stone-path',
  'teleport',
  'tower-flag',
  'two-coins',
] as const;

const PANDA_PIECES = ['panda', 'ninja', 'b-gate', 'b-market', 'b-pagoda', 'hut'] as const;

const GHOST_PIECES = ['haunter', 'taoist', 'buddha', 'moon-crystal', 'su-ling'] as const;

/** People as busts: Taoists, Su-Ling, villagers, two vampires. */
const GHOST_PEOPLE = Object.keys(busts) as (keyof typeof busts)[];

export type SharedIcon = (typeof SHARED_ICONS)[number];
export type PandaIcon = (typeof PANDA_ICONS)[number];
export type PandaPiece = (typeof PANDA_PIECES)[number];
export type GhostPerson = keyof typeof busts;
export type GhostPiece = (typeof GHOST_PIECES)[number];

export const SPRITES = {
  shared: { icons: SHARED_ICONS, pieces: ['panda'] },
  panda: { icons: PANDA_ICONS, pieces: PANDA_PIECES },
  wall: { icons: WALL_ICONS, pieces: ['wall-barricade', 'wall-camp'] },
  'wall-people': { icons: [], pieces: Object.keys(BUSTS) },
  ghosts: { icons: GHOST_ICONS, pieces: GHOST_PIECES },
  people: { icons: [], pieces: GHOST_PEOPLE.map((name) => `bust-${name}`) },
} satisfies Record<string, Sprite>;
