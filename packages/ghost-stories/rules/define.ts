/** The builders of this game's rules, and the keys under which things are chosen: each names a thing on the table. */

import { at, defineRules } from '@jade/engine';
import type { Colour } from '../content/colours.ts';
import { COLOURS } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { SIDES, SPACE_IDS } from '../content/layout.ts';
import type { Tile } from '../content/village.ts';
import { TILE_IDS } from '../content/village.ts';
import type { Artefact, Family } from '../content/villagers.ts';
import { ARTEFACT_IDS, FAMILIES } from '../content/villagers.ts';
import type { GhostStories, Pieces } from '../state.ts';
import { boardOf } from '../state.ts';

/** GS-TURN-7: a procedure that is called runs to its end before its caller goes on. GS-TURN-8: whoever has won or lost stops at once, in the middle of whatever is going on. */
export const { rules, procedure, decision } = defineRules<GhostStories>((g) => g.ending !== null);

export const SPACE_KEYS: readonly string[] = SPACE_IDS.map((id) => `space:${id}`);
export const TAO_KEYS: readonly string[] = COLOURS.map((colour) => `tao:${colour}`);
export const ARTEFACT_KEYS: readonly string[] = ARTEFACT_IDS.map((id) => `artefact:${id}`);
export const FAMILY_KEYS: readonly string[] = FAMILIES.map(({ id }) => `family:${id}`);
export const DIE_KEYS: readonly string[] = ['die:1', 'die:2', 'die:3', 'die:4'];

const TILE_KEYS: readonly string[] = TILE_IDS.map((id) => `tile:${id}`);
const VILLAGER_KEYS: readonly string[] = TILE_IDS.map((id) => `villager:${id}`);
const BRING_KEYS: readonly string[] = TILE_IDS.map((id) => `bring:${id}`);
const BOARD_KEYS: readonly string[] = COLOURS.map((colour) => `board:${colour}`);
const TAOIST_KEYS: readonly string[] = COLOURS.map((colour) => `taoist:${colour}`);

/** A place of the village by the tile that lies there. */
export function tileKey(g: Pieces, place: Place): string {
  return at(TILE_KEYS, at(g.village, place));
}

/** The top villager of a place. */
export function villagerKey(g: Pieces, place: Place): string {
  return at(VILLAGER_KEYS, at(g.village, place));
}

/** To bring the top villager of a place along. */
export function bringKey(g: Pieces, place: Place): string {
  return at(BRING_KEYS, at(g.village, place));
}

export function boardKey(g: Pieces, side: Side): string {
  return at(BOARD_KEYS, boardOf(g, side).colour);
}

export function taoistKey(g: Pieces, side: Side): string {
  return at(TAOIST_KEYS, boardOf(g, side).colour);
}

function indexes(...lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(lists.flatMap((keys) => keys.map((key, index) => [key, index] as const)));
}

const TILE_OF = indexes(TILE_KEYS, VILLAGER_KEYS, BRING_KEYS);
const COLOUR_OF = indexes(TAO_KEYS, BOARD_KEYS, TAOIST_KEYS);
const OTHERS = indexes(SPACE_KEYS, ARTEFACT_KEYS, FAMILY_KEYS, DIE_KEYS);

function found(index: number | undefined, key: string): number {
  if (index === undefined) throw new Error(`'${key}' names nothing on the table`);
  return index;
}

export function placeFrom(g: Pieces, key: string): Place {
  return g.village.indexOf(found(TILE_OF.get(key), key) as Tile) as Place;
}

export function colourFrom(key: string): Colour {
  return found(COLOUR_OF.get(key), key) as Colour;
}

export function sideFrom(g: Pieces, key: string): Side {
  const colour = colourFrom(key);
  return SIDES.find((side) => boardOf(g, side).colour === colour) ?? at(SIDES, 0);
}

export function spaceFrom(key: string): Space {
  return found(OTHERS.get(key), key) as Space;
}

export function artefactFrom(key: string): Artefact {
  return found(OTHERS.get(key), key) as Artefact;
}

export function familyFrom(key: string): Family {
  return found(OTHERS.get(key), key) as Family;
}

export function dieFrom(key: string): number {
  return found(OTHERS.get(key), key);
}

/** The choice to leave it at that. */
export const STOP = 'stop';
