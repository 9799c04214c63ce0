/** The ten village tiles, and the eight powers of the four boards (GS-COMP-1; chapters 5 and 6). */

import { at, must } from '@jade/engine';
import type { Colour } from './colours.ts';
import { BOARD_COLOURS, COLOURS } from './colours.ts';
import data from './ghost-stories.data.json';

/** A village tile: an index into TILE_IDS. */
export type Tile = number & { readonly brand: 'Tile' };

export const TILE_IDS: readonly string[] = data.villageTiles.map(({ id }) => id);
export const TILES: readonly Tile[] = TILE_IDS.map((_, index) => index as Tile);

/** The rule of a tile's help. */
export function ruleOfTile(tile: Tile): string {
  return must(data.villageTiles[tile]?.rules[0], `a rule for tile ${tile}`);
}

export function tileOf(id: string): Tile {
  const index = TILE_IDS.indexOf(id);
  if (index < 0) throw new Error(`there is no tile '${id}'`);
  return index as Tile;
}

export const CIRCLE = tileOf('circle-of-prayer');
export const TEMPLE = tileOf('buddhist-temple');
export const CEMETERY = tileOf('cemetery');
export const ALTAR = tileOf('taoist-altar');
export const HERBALIST = tileOf('herbalists-shop');
export const HUT = tileOf('sorcerers-hut');
export const WATCHMAN = tileOf('night-watchmans-beat');
export const PAVILION = tileOf('pavilion-of-the-heavenly-wind');
export const TEA_HOUSE = tileOf('tea-house');
export const SCHOOL = tileOf('kung-fu-school');

/** GS-POWER-1: a power is a board's colour and its side. */
export const POWERS = [
  'bottomless-pockets',
  'enfeeblement-mantra',
  'dance-of-the-spires',
  'dance-of-the-twin-winds',
  'the-gods-favorite',
  'strength-of-a-mountain',
  'heavenly-gust',
  'second-wind',
] as const;
export type Power = (typeof POWERS)[number];

/** The board on which a power is printed. */
export function colourOfPower(power: Power): Colour {
  const colour = BOARD_COLOURS.find((one) => powersOf(one).includes(power));
  if (colour === undefined) throw new Error(`no board has the power '${power}'`);
  return colour;
}

/** The two powers of a board of this colour, side A first. */
export function powersOf(colour: Colour): readonly [Power, Power] {
  const board = data.taoists.find((taoist) => taoist.colour === COLOURS[colour]);
  const [a, b] = (board?.sides ?? []).map(({ id }) => POWERS.find((power) => power === id));
  if (a === undefined || b === undefined) throw new Error(`the board of colour ${colour} has not two known powers`);
  return [a, b];
}

export function ruleOfPower(power: Power): string {
  for (const { sides } of data.taoists) {
    for (const { id, rules } of sides) if (id === power) return at(rules, 0);
  }
  throw new Error(`no board has the power '${power}'`);
}
