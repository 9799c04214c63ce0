/** The keys under which things are chosen: each names a thing on the table, or says in a word what is done. */

import { at, keysFor } from '@jade/engine';
import type { Colour } from '../content/colours.ts';
import { COLOURS } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { SIDES, SPACE_IDS } from '../content/layout.ts';
import type { Tile } from '../content/village.ts';
import { POWERS, TILE_IDS } from '../content/village.ts';
import type { Artefact, Family } from '../content/villagers.ts';
import { ARTEFACT_IDS, FAMILIES } from '../content/villagers.ts';
import type { Table } from '../state.ts';
import { boardOf } from '../state.ts';

export const SPACE_KEYS = keysFor<Space>('space', SPACE_IDS);
export const TAO_KEYS = keysFor<Colour>('tao', COLOURS);
export const ARTEFACT_KEYS = keysFor<Artefact>('artefact', ARTEFACT_IDS);
export const FAMILY_KEYS = keysFor<Family>(
  'family',
  FAMILIES.map(({ id }) => id),
);
export const DIE_KEYS = keysFor('die', ['1', '2', '3', '4']);
/** A power stands for its board with that side up. */
export const POWER_KEYS = keysFor('power', POWERS);

/** Places of the village by the tile that lies there: to go or to be helped, the top villager, to bring that one along. */
export const TILE_KEYS = keysFor<Tile>('tile', TILE_IDS);
export const VILLAGER_KEYS = keysFor<Tile>('villager', TILE_IDS);
export const BRING_KEYS = keysFor<Tile>('bring', TILE_IDS);

/** Boards and the Taoists on them by their colour. */
export const BOARD_KEYS = keysFor<Colour>('board', COLOURS);
export const TAOIST_KEYS = keysFor<Colour>('taoist', COLOURS);

/** Words of the Yang phase (rules/yang.ts). */
export const HELP = 'help';
export const EXORCISE = 'exorcise';
export const SAVE = 'save';
export const STAND = 'stand';
export const POCKETS = 'pockets';
export const MANTRA = 'mantra';
export const WINDS = 'winds';
export const YIN_YANG = 'yinYang';
export const SET_CRYSTAL = 'setCrystal';
export const SU_LING = 'suLing';
export const TAKE_TOKEN = 'takeToken';
/** Steps 1 and 2 are over; and the whole turn. */
export const FINISH = 'finish';
export const END = 'end';

/** What falls in an exorcism (rules/exorcise.ts): all of them, only those chosen so far, none. */
export const ALL = 'all';
export const SETTLE = 'settle';
export const FAIL = 'fail';
export const AGREE = 'agree';
export const REFUSE = 'refuse';

/** Dice that were rolled (GS-POWER-6): as they lie; those marked once more; the Curse die once more. */
export const KEEP = 'keep';
export const ROLL = 'roll';
export const REROLL = 'reroll';

/** In the Mystic Barrier, beside ROLL. */
export const PASS = 'pass';
/** Without a villager. */
export const ALONE = 'alone';
/** Called by the Scroll of Unity (WM-ARTEFACT-3). */
export const COME = 'come';
export const STAY = 'stay';
/** One of two rewards (GS-ABIL-13). */
export const QI = 'qi';

export function tileKey(g: Table, place: Place): string {
  return at(TILE_KEYS.of, at(g.village, place));
}

export function tileFrom(g: Table, key: string): Place {
  return g.village.indexOf(TILE_KEYS.index(key)) as Place;
}

export function villagerKey(g: Table, place: Place): string {
  return at(VILLAGER_KEYS.of, at(g.village, place));
}

export function villagerFrom(g: Table, key: string): Place {
  return g.village.indexOf(VILLAGER_KEYS.index(key)) as Place;
}

export function bringKey(g: Table, place: Place): string {
  return at(BRING_KEYS.of, at(g.village, place));
}

export function bringFrom(g: Table, key: string): Place {
  return g.village.indexOf(BRING_KEYS.index(key)) as Place;
}

export function boardKey(g: Table, side: Side): string {
  return at(BOARD_KEYS.of, boardOf(g, side).colour);
}

export function boardFrom(g: Table, key: string): Side {
  return sideOfColour(g, BOARD_KEYS.index(key));
}

export function taoistKey(g: Table, side: Side): string {
  return at(TAOIST_KEYS.of, boardOf(g, side).colour);
}

export function taoistFrom(g: Table, key: string): Side {
  return sideOfColour(g, TAOIST_KEYS.index(key));
}

function sideOfColour(g: Table, colour: Colour): Side {
  return SIDES.find((side) => boardOf(g, side).colour === colour) ?? at(SIDES, 0);
}
