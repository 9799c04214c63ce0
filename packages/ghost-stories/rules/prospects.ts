/** How an exorcism would go, before it is rolled and before it is paid: what screens foretell by asking the rules (GS-EXORCISM-4 to GS-EXORCISM-9). */

import { at } from '@jade/engine';
import type { Colour, Face } from '../content/colours.ts';
import { ALL_COLOURS, TAO_FACES, WHITE } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import type { Table } from '../state.ts';
import { NONE } from '../state.ts';
import type { Attempt } from './cover.ts';
import {
  CRYSTAL,
  canFell,
  coinKind,
  coinsOf,
  effectiveResistance,
  isProtected,
  leastCoins,
  usefulCoins,
} from './cover.ts';
import { exorcismRoll } from './dice.ts';
import { exorcism, facedGhosts } from './exorcise.ts';
import { areWhitesVoid, hasCentre, printedResistance } from './ghosts.ts';

/** A colour of a ghost's resistance: as printed, and what Circle and Mantra leave of it. */
export interface Need {
  readonly colour: Colour;
  readonly printed: number;
  readonly now: number;
}

export function needsOf(g: Table, space: Space): Need[] {
  return ALL_COLOURS.flatMap((colour) => {
    const printed = printedResistance(g, space, colour);
    return printed === 0 ? [] : [{ colour, printed, now: effectiveResistance(g, space, colour, NONE) }];
  });
}

export function isImmune(g: Table, space: Space): boolean {
  return hasCentre(g, space, 'dice-immune');
}

/** The colours that white dice stand for when this ghost alone is exorcised. */
export function whitesFor(g: Table, space: Space): Colour[] {
  if (isImmune(g, space) || areWhitesVoid(g)) return [];
  const showing = (face: Face) => g.dice.filter((die) => die === face).length;
  let whites = showing(WHITE);
  return needsOf(g, space).flatMap(({ colour, now }) => {
    const short = Math.min(whites, now - showing(colour));
    if (short <= 0) return [];
    whites -= short;
    return [colour];
  });
}

/** What becomes of one ghost, or of several together, with the dice on the table. */
interface Prospect {
  /** It cannot fall now whatever is rolled. */
  readonly barred: boolean;
  /** So many tokens must be added; null: there are not enough. */
  readonly coins: number | null;
  /** Which, as far as there is no choice: coins of rules/cover.ts. */
  readonly from: readonly number[];
  /** Whether those tokens are the only ones that fit. */
  readonly fixed: boolean;
}

export function prospectOf(g: Table, attempt: Attempt, spaces: readonly Space[]): Prospect {
  const coins = leastCoins(g, attempt, spaces);
  const paid: number[] = [];
  let fixed = true;
  if (coins !== null) {
    const f = { ...attempt, chosen: [...spaces], paid };
    for (let count = 0; count < coins; count++) {
      const useful = usefulCoins(g, f);
      if (useful.length > 1) fixed = false;
      const [first] = useful;
      if (first === undefined) break;
      paid.push(first);
    }
  }
  return { barred: spaces.some((space) => isProtected(g, space)), coins, from: paid, fixed };
}

/** What it would cost that these fall: how many, and whether tokens, crystals, or one as well as the other. */
export interface Price {
  readonly count: number;
  readonly kind: 'token' | 'crystal' | 'mixed';
}

export function priceOf(g: Table, attempt: Attempt, spaces: readonly Space[]): Price | null {
  const { coins, from, fixed } = prospectOf(g, attempt, spaces);
  if (coins === null) return null;
  const purse = fixed ? from : coinsOf(g, attempt);
  const crystals = purse.filter((coin) => coinKind(coin) === CRYSTAL).length;
  return { count: coins, kind: crystals === 0 ? 'token' : crystals === purse.length ? 'crystal' : 'mixed' };
}

/** Every kind of coin that could be added to an exorcism of this Taoist here. */
export function purseOf(g: Table, side: Side): number[] {
  return coinsOf(g, exorcism('tile', side, []));
}

/** An exorcism that has not been tried yet: its targets, its dice, and how likely each ghost falls. */
interface Outlook {
  readonly targets: readonly Space[];
  readonly dice: number;
  /** By target, from 0 to 1, when only this one matters. */
  readonly chances: readonly number[];
  /** That at least one of them falls. */
  readonly any: number;
}

export function outlook(g: Table, side: Side): Outlook {
  const targets = facedGhosts(g, side);
  const attempt = exorcism('tile', side, targets);
  const { count, set } = exorcismRoll(g);
  const ways = targets.map(() => 0);
  let any = 0;
  eachRoll(count - set, (dice, equal) => {
    const rolled: Table = { ...g, dice: [...Array<Face>(set).fill(WHITE), ...dice] };
    let fell = false;
    for (const [index, space] of targets.entries()) {
      if (!canFell(rolled, attempt, [space])) continue;
      ways[index] = at(ways, index) + equal;
      fell = true;
    }
    if (fell) any += equal;
  });
  const all = TAO_FACES.length ** (count - set);
  return { targets, dice: count, chances: ways.map((fell) => fell / all), any: any / all };
}

/** The same from another tile, as though the Taoist stood there. */
export function outlookFrom(g: Table, side: Side, place: Place): Outlook {
  const boards = g.boards.map((board, index) => (index === side ? { ...board, place } : board));
  return outlook({ ...g, boards }, side);
}

/** Every roll of so many dice, equal ones together, and in how many ways it comes. */
function eachRoll(count: number, visit: (dice: readonly Face[], ways: number) => void): void {
  const roll = (dice: Face[], from: number, ways: number): void => {
    if (dice.length === count) {
      visit(dice, ways);
      return;
    }
    for (let face = from; face < TAO_FACES.length; face++) {
      const next = at(TAO_FACES, face);
      const same = dice.filter((die) => die === next).length + 1;
      roll([...dice, next], face, (ways * (dice.length + 1)) / same);
    }
  };
  roll([], 0, 1);
}
