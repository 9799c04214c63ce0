/**
 * Whether a roll covers ghosts, and what it still costs (GS-EXORCISM-4 to GS-EXORCISM-9). Needs of all chosen targets add
 * up by colour, because each die and each token goes to one of them. Dice of a colour cover that colour, white dice
 * whatever is left; against dice-immune ghosts only coins count. The same holds in the Barrier (WM-BARRIER-9,
 * WM-BARRIER-16). A coin is a Tao token of its colour, or a crystal.
 */

import { at } from '@jade/engine';
import { GHOSTS } from '../content/cards.ts';
import type { Colour } from '../content/colours.ts';
import { ALL_COLOURS, WHITE } from '../content/colours.ts';
import type { Side, Space } from '../content/layout.ts';
import { OPPOSITE, SIDES } from '../content/layout.ts';
import type { Table } from '../state.ts';
import { boardOf, NONE } from '../state.ts';
import { areWhitesVoid, cardAt, hasCentre, isFree, isTaoOff, printedResistance } from './ghosts.ts';
import { isLiving } from './table.ts';

/** From a tile; at the Kung-Fu School; or by the Mystic Barrier. */
export type AttemptKind = 'tile' | 'school' | 'barrier';

/** An exorcism under way, as its frame knows it. */
export interface Attempt {
  kind: AttemptKind;
  /** The exorcist's board, or the one that the Barrier cleans. */
  side: Side;
  targets: Space[];
  chosen: Space[];
  /** The colour in which the Mantra weakens a ghost of several colours, or NONE while open. */
  weaken: Colour | -1;
  /** Coins laid out so far, see `coin`; nothing is spent before all is covered. */
  paid: number[];
  /** Sides that agreed to lend tokens, and sides that refused, as bits. */
  agreed: number;
  refused: number;
}

/** A coin is its owner's side times six plus a colour; as colour 5 it is a crystal; side 4 is the Barrier itself. */
export const CRYSTAL = 5;
export const BARRIER_SIDE = 4;

export function coin(side: number, what: number): number {
  return side * 6 + what;
}

export function coinSide(one: number): number {
  return Math.floor(one / 6);
}

export function coinKind(one: number): number {
  return one % 6;
}

/** GS-INC-2, GS-INC-3, GS-EXORCISM-15: a target, but not one that can fall now. */
export function isProtected(g: Table, space: Space): boolean {
  if (hasCentre(g, space, 'requires-opposite-space-empty') && !isFree(g, at(OPPOSITE, space))) return true;
  return hasCentre(g, space, 'requires-buddha') && at(g.buddhas, space) === 0;
}

/** GS-EXORCISM-12: the colours of each card, of which an incarnation may have several. */
const COLOURS_OF: readonly (readonly Colour[])[] = GHOSTS.map(({ resistance }) => {
  return ALL_COLOURS.filter((colour) => at(resistance, colour) > 0);
});

function hasSeveralColours(g: Table, space: Space): boolean {
  return at(COLOURS_OF, cardAt(g, space)).length > 1;
}

/** Whether the Mantra lies on one of these and leaves a choice of colour. */
export function weakenChoices(g: Table, spaces: readonly Space[]): readonly Colour[] {
  if (g.mantra === NONE || !spaces.includes(g.mantra as Space)) return [];
  return hasSeveralColours(g, g.mantra as Space) ? at(COLOURS_OF, cardAt(g, g.mantra as Space)) : [];
}

/** GS-EXORCISM-4, GS-TILE-2: printed, less Circle and Mantra. */
export function effectiveResistance(g: Table, space: Space, colour: Colour, weaken: Colour | -1): number {
  const printed = printedResistance(g, space, colour);
  if (printed === 0) return 0;
  const circle = g.circle === colour ? 1 : 0;
  const mantra = g.mantra === space && (weaken === colour || !hasSeveralColours(g, space)) ? 1 : 0;
  return Math.max(0, printed - circle - mantra);
}

/** What is still to be covered, filled by `reckon`; only valid until the next call. */
const hard = [0, 0, 0, 0, 0];
const soft = [0, 0, 0, 0, 0];
const held = [0, 0, 0, 0, 0];
let whites = 0;
let crystals = 0;
let laidCrystals = 0;

/** Adds up needs (hard ones only for coins), takes off coloured dice and coins laid out, and counts the purse. */
function reckon(g: Table, f: Attempt, spaces: readonly Space[], weaken: Colour | -1, paid: readonly number[]): void {
  for (const colour of ALL_COLOURS) {
    hard[colour] = 0;
    soft[colour] = 0;
    held[colour] = 0;
  }
  for (const space of spaces) {
    const needs = hasCentre(g, space, 'dice-immune') ? hard : soft;
    for (const colour of ALL_COLOURS) {
      needs[colour] = at(needs, colour) + effectiveResistance(g, space, colour, weaken);
    }
  }
  whites = 0;
  for (const face of g.dice) {
    if (face === WHITE) whites += 1;
    else if (at(soft, face) > 0) soft[face] = at(soft, face) - 1;
  }
  if (whites > 0 && areWhitesVoid(g)) whites = 0;
  fillPurse(g, f);
  laidCrystals = 0;
  for (const one of paid) {
    const kind = coinKind(one);
    if (kind === CRYSTAL) {
      laidCrystals += 1;
      crystals -= 1;
      continue;
    }
    held[kind] = at(held, kind) - 1;
    const needs = at(hard, kind) > 0 ? hard : soft;
    needs[kind] = at(needs, kind) - 1;
  }
}

/** Who may contribute: GS-EXORCISM-6, WM-CRYSTAL-4; at the School only oneself (WM-KUNGFU-2), in the Barrier its crystals. */
function mayPay(g: Table, f: Attempt, side: Side): boolean {
  if (f.kind === 'barrier' || !isLiving(g, side)) return false;
  if (side === f.side) return true;
  if (f.kind === 'school' || (f.refused & (1 << side)) !== 0) return false;
  return boardOf(g, side).place === boardOf(g, f.side).place;
}

function fillPurse(g: Table, f: Attempt): void {
  crystals = 0;
  if (f.kind === 'barrier') {
    for (const crystal of g.moon?.receptacles ?? []) crystals += crystal;
    return;
  }
  const taoOff = isTaoOff(g); // GS-ABIL-5; WM-CRYSTAL-3: not for crystals
  for (const side of SIDES) {
    if (!mayPay(g, f, side)) continue;
    const board = boardOf(g, side);
    crystals += board.crystals;
    if (taoOff) continue;
    for (const colour of ALL_COLOURS) held[colour] = at(held, colour) + at(board.tao, colour);
  }
}

/** How many coins are missing when white dice do what they can. */
function outstanding(): number {
  let hardSum = 0;
  let softSum = 0;
  for (const colour of ALL_COLOURS) {
    hardSum += at(hard, colour);
    softSum += at(soft, colour);
  }
  return hardSum + Math.max(0, softSum - whites) - laidCrystals;
}

/** Whether the purse can still cover what the dice leave open. */
function isCoverable(): boolean {
  let missing = 0;
  let forWhites = 0;
  for (const colour of ALL_COLOURS) {
    const short = Math.max(0, at(hard, colour) + at(soft, colour) - Math.max(0, at(held, colour)));
    missing += short;
    forWhites += Math.min(short, at(soft, colour));
  }
  return missing - Math.min(whites, forWhites) <= crystals + laidCrystals;
}

/** Tries the open colours of the Mantra; `test` looks at one reckoning. */
function anyWeakening(g: Table, f: Attempt, spaces: readonly Space[], test: () => boolean): boolean {
  const choices = f.weaken === NONE ? weakenChoices(g, spaces) : [];
  for (const weaken of choices.length > 0 ? choices : [f.weaken]) {
    reckon(g, f, spaces, weaken, []);
    if (test()) return true;
  }
  return false;
}

/** GS-EXORCISM-7: whether these ghosts can fall together, with dice and coins. */
export function canFell(g: Table, f: Attempt, spaces: readonly Space[]): boolean {
  for (const space of spaces) if (isProtected(g, space)) return false;
  return anyWeakening(g, f, spaces, isCoverable);
}

/** GS-EXORCISM-8: those that the dice exorcise for nothing beside the ones already chosen: they cannot be spared. */
export function unsparable(g: Table, f: Attempt): Space[] {
  const coins = leastCoins(g, f, f.chosen);
  return f.targets.filter((space) => !f.chosen.includes(space) && leastCoins(g, f, [...f.chosen, space]) === coins);
}

/** The least number of coins with which these ghosts fall, or null if they cannot. */
export function leastCoins(g: Table, f: Attempt, spaces: readonly Space[]): number | null {
  if (!canFell(g, f, spaces)) return null;
  let least = Number.POSITIVE_INFINITY;
  anyWeakening(g, f, spaces, () => {
    if (isCoverable()) least = Math.min(least, Math.max(0, outstanding()));
    return false;
  });
  return least;
}

export function coinsMissing(g: Table, f: Attempt): number {
  reckon(g, f, f.chosen, f.weaken, f.paid);
  return Math.max(0, outstanding());
}

/** Coins that bring the chosen ghosts nearer to falling and leave the rest within reach. */
export function usefulCoins(g: Table, f: Attempt): number[] {
  const missing = coinsMissing(g, f);
  if (missing === 0) return [];
  return coinsOf(g, f).filter((one) => {
    reckon(g, f, f.chosen, f.weaken, f.paid);
    const kind = coinKind(one);
    if (kind !== CRYSTAL && at(hard, kind) + at(soft, kind) === 0) return false;
    reckon(g, f, f.chosen, f.weaken, [...f.paid, one]);
    return outstanding() < missing && isCoverable();
  });
}

/** The coins that are needed in any case, if there is no choice at all; else null. Coins of others are never taken for granted. */
export function onlyWay(g: Table, f: Attempt): number[] | null {
  const missing = coinsMissing(g, f);
  const coins: number[] = [];
  if (missing === 0) return coins;
  for (const one of usefulCoins(g, f)) {
    const owner = coinSide(one);
    if (owner !== BARRIER_SIDE && owner !== f.side && (f.agreed & (1 << owner)) === 0) return null;
    const kind = coinKind(one);
    reckon(g, f, f.chosen, f.weaken, f.paid);
    const wanted = kind === CRYSTAL ? missing : at(hard, kind) + at(soft, kind);
    for (let count = Math.min(wanted, owner === BARRIER_SIDE ? crystals : countOf(g, f, one)); count > 0; count--)
      coins.push(one);
  }
  return coins.length === missing ? coins : null;
}

function countOf(g: Table, f: Attempt, one: number): number {
  const laid = f.paid.filter((other) => other === one).length;
  const board = boardOf(g, coinSide(one) as Side);
  return (coinKind(one) === CRYSTAL ? board.crystals : at(board.tao, coinKind(one))) - laid;
}

/** Every kind of coin that is in reach and not laid out yet. */
export function coinsOf(g: Table, f: Attempt): number[] {
  const coins: number[] = [];
  const laid = (one: number): number => f.paid.filter((other) => other === one).length;
  if (f.kind === 'barrier') {
    const one = coin(BARRIER_SIDE, CRYSTAL);
    fillPurse(g, f);
    return crystals > laid(one) ? [one] : [];
  }
  const taoOff = isTaoOff(g);
  for (const side of SIDES) {
    if (!mayPay(g, f, side)) continue;
    const { tao, crystals: own } = boardOf(g, side);
    for (const colour of taoOff ? [] : ALL_COLOURS) {
      if (at(tao, colour) > laid(coin(side, colour))) coins.push(coin(side, colour));
    }
    if (own > laid(coin(side, CRYSTAL))) coins.push(coin(side, CRYSTAL));
  }
  return coins;
}
