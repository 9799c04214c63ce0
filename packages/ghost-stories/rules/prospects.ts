/** How an exorcism would go, before it is rolled and before it is paid: what screens foretell by asking the rules (GS-EXORCISM-4 to GS-EXORCISM-9). */

import { at } from '@jade/engine';
import type { Colour, Face } from '../content/colours.ts';
import { ALL_COLOURS, TAO_FACES, WHITE } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import type { Table } from '../state.ts';
import { NONE } from '../state.ts';
import type { Attempt } from './cover.ts';
import {
  BARRIER_SIDE,
  CRYSTAL,
  canFell,
  coinKind,
  coinSide,
  coinsOf,
  effectiveResistance,
  isProtected,
  leastCoins,
  onlyWay,
  usefulCoins,
} from './cover.ts';
import { exorcismRoll } from './dice.ts';
import { exorcism, facedGhosts } from './exorcise.ts';
import { areWhitesVoid, hasCentre, printedResistance } from './ghosts.ts';
import { hasPower } from './powers.ts';

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
  /** By target, from 0 to 1, when only this one matters; a power that rolls again is used as serves it best. */
  readonly chances: readonly number[];
  /** That at least one of them falls. */
  readonly any: number;
}

export function outlook(g: Table, side: Side): Outlook {
  const targets = facedGhosts(g, side);
  const attempt = exorcism('tile', side, targets);
  const { count, set } = exorcismRoll(g);
  const free = count - set;
  const again = hasPower(g, 'the-gods-favorite');
  const falls = new Map<string, readonly boolean[]>();
  eachRoll(free, (dice) => {
    const rolled: Table = { ...g, dice: [...Array<Face>(set).fill(WHITE), ...dice] };
    falls.set(
      named(dice),
      targets.map((space) => canFell(rolled, attempt, [space])),
    );
  });
  /** How often a roll of the free dice is good, where whoever may roll again keeps what serves best. */
  const chanceOf = (isGood: (fallen: readonly boolean[]) => boolean): number => {
    const good = new Set([...falls].flatMap(([roll, fallen]) => (isGood(fallen) ? [roll] : [])));
    const known = new Map<string, number>();
    let chance = 0;
    eachRoll(free, (dice, ways) => {
      chance += ways * (again ? bestOf(dice, good, known) : Number(good.has(named(dice))));
    });
    return chance / TAO_FACES.length ** free;
  };
  return {
    targets,
    dice: count,
    chances: targets.map((_, index) => chanceOf((fallen) => at(fallen, index))),
    any: chanceOf((fallen) => fallen.includes(true)),
  };
}

/** GS-POWER-6: the best chance to come from this roll to a good one by rolling any dice of it once more. */
function bestOf(dice: readonly Face[], good: ReadonlySet<string>, known: Map<string, number>): number {
  if (good.has(named(dice))) return 1;
  let best = 0;
  for (let marks = 0; marks < 1 << dice.length; marks++) {
    const kept = dice.filter((_, die) => (marks & (1 << die)) !== 0);
    const chance = known.get(named(kept)) ?? chanceWith(kept, dice.length, good);
    known.set(named(kept), chance);
    best = Math.max(best, chance);
  }
  return best;
}

/** Equal dice, in whatever order, are one roll. */
function named(dice: readonly Face[]): string {
  return [...dice].sort((one, other) => one - other).join('');
}

/** The chance of a good roll when these dice stay and all others are rolled. */
function chanceWith(kept: readonly Face[], count: number, good: ReadonlySet<string>): number {
  const rolled = count - kept.length;
  let chance = 0;
  eachRoll(rolled, (dice, ways) => {
    if (good.has(named([...kept, ...dice]))) chance += ways;
  });
  return chance / TAO_FACES.length ** rolled;
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

/** How many coins are laid out when this one is chosen: those that then are the only way are laid out with it. */
export function coinsGivenWith(g: Table, attempt: Attempt, one: number): number {
  const owner = coinSide(one);
  // Somebody else is asked first.
  if (owner !== BARRIER_SIDE && owner !== attempt.side && (attempt.agreed & (1 << owner)) === 0) return 1;
  const f = { ...attempt, paid: [...attempt.paid, one] };
  return 1 + (onlyWay(g, f)?.length ?? 0);
}
