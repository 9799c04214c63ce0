/** Questions about the table: who lives, who decides, where a tile lies; and how things are named in the chronicle. */

import type { Params, Seat } from '@jade/engine';
import { at, isHeard, tell } from '@jade/engine';
import { COLOURS } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { nextSide, PLACES, SIDES, SPACE_IDS } from '../content/layout.ts';
import type { Tile } from '../content/village.ts';
import { TILE_IDS } from '../content/village.ts';
import type { Artefact } from '../content/villagers.ts';
import type { Ending, Pieces, Table } from '../state.ts';
import { boardOf, NEUTRAL, NONE, seatOf } from '../state.ts';

export function isPlayed(g: Table, side: Side): boolean {
  return boardOf(g, side).seat !== NEUTRAL;
}

export function playersIn(g: Table): number {
  let players = 0;
  for (const { seat } of g.boards) if (seat !== NEUTRAL) players += 1;
  return players;
}

/** A Taoist with Qi (GS-DEATH-1). */
export function isLiving(g: Table, side: Side): boolean {
  const board = boardOf(g, side);
  return board.seat !== NEUTRAL && board.qi > 0;
}

/** The living Taoists in turn order, starting with the active board (GS-TURN-11). */
export function livingInOrder(g: Table): Side[] {
  const order: Side[] = [];
  let side = g.active;
  for (let count = 0; count < SIDES.length; count++) {
    if (isLiving(g, side)) order.push(side);
    side = nextSide(side);
  }
  return order;
}

/** The next living Taoist clockwise after a board, that board itself last; NONE when all are dead. */
export function nextLiving(g: Table, after: Side): Side | -1 {
  let side = after;
  for (let count = 0; count < SIDES.length; count++) {
    side = nextSide(side);
    if (isLiving(g, side)) return side;
  }
  return NONE;
}

/** GS-TURN-6, GS-TURN-12: who speaks for the group, the active player or the next living one. */
export function speakerSide(g: Table): Side {
  if (isLiving(g, g.active)) return g.active;
  const next = nextLiving(g, g.active);
  if (next === NONE) throw new Error('nobody is left to decide');
  return next;
}

export function speaker(g: Table): Seat {
  return seatOf(g, speakerSide(g));
}

export function owns(g: Table, side: Side, artefact: Artefact): boolean {
  return boardOf(g, side).artefacts.includes(artefact);
}

/** Where a tile lies, or NONE when it is not in play. */
export function placeOfTile(g: Table, tile: Tile): Place | -1 {
  return g.village.indexOf(tile) as Place | -1;
}

export function isHaunted(g: Table, place: Place): boolean {
  return at(g.haunted, place) === 1;
}

/** GS-TILE-1: in play and not haunted. */
export function isActiveTile(g: Table, tile: Tile): boolean {
  const place = placeOfTile(g, tile);
  return place !== NONE && !isHaunted(g, place);
}

export function hauntedPlaces(g: Table): Place[] {
  return PLACES.filter((place) => isHaunted(g, place));
}

export function hasMark(g: Table, mark: number): boolean {
  return (g.marks & mark) !== 0;
}

export function setMark(g: Pieces, mark: number): void {
  g.marks |= mark;
}

/** GS-END-5: whatever ended the game first has ended it. */
export function endGame(g: Pieces, ending: Ending, rule: string): void {
  if (g.ending !== null) return;
  g.ending = ending;
  tell(rule, 'gameOver', { ending });
}

export function tileName(g: Table, place: Place): string {
  return at(TILE_IDS, at(g.village, place));
}

export function spaceName(space: Space): string {
  return at(SPACE_IDS, space);
}

export function boardName(g: Table, side: Side): string {
  return at(COLOURS, boardOf(g, side).colour);
}

/** Tells what happened to a board: of a player by name, of a neutral one under a message of its own. */
export function tellOf(g: Table, side: Side, rule: string, key: string, params: Params = {}): void {
  if (!isHeard()) return;
  const { seat } = boardOf(g, side);
  const board = boardName(g, side);
  if (seat === NEUTRAL) tell(rule, `${key}Neutral`, { ...params, board });
  else tell(rule, key, { ...params, seat, board });
}
