/** What a screen foretells: the deck, what stones say, and how an exorcism would go. All of it asks the rules themselves. */

import { at } from '@jade/engine';
import type { Ability, Card } from './content/cards.ts';
import { ghostOf, isIncarnation } from './content/cards.ts';
import type { Colour, Face } from './content/colours.ts';
import { ALL_COLOURS, TAO_FACES, WHITE } from './content/colours.ts';
import type { Side, Space } from './content/layout.ts';
import type { Attempt } from './rules/cover.ts';
import {
  CRYSTAL,
  canFell,
  coinKind,
  coinsOf,
  effectiveResistance,
  isProtected,
  leastCoins,
  usefulCoins,
} from './rules/cover.ts';
import { exorcismRoll } from './rules/dice.ts';
import { exorcism, facedGhosts } from './rules/exorcise.ts';
import { areWhitesVoid, hasCentre, printedResistance } from './rules/ghosts.ts';
import type { Pieces } from './state.ts';
import { NONE } from './state.ts';
import type { GhostView } from './view.ts';
import { HIDDEN_INCARNATION } from './view.ts';

/** What is known of the deck: how many cards, and how many lie above each incarnation in it, the nearest first. */
export function deckOf(view: GhostView): { left: number; above: number[] } {
  const left = view.deck.length;
  const above = view.deck.flatMap((card, index) => {
    const waits = card === HIDDEN_INCARNATION || (card >= 0 && isIncarnation(card as Card));
    return waits ? [left - 1 - index] : [];
  });
  return { left, above: above.reverse() };
}

/** When a stone speaks: once on arrival, in each Yin phase of its board, as long as the ghost is there, or when it falls. */
export type Timing = 'arrival' | 'yin' | 'while' | 'exorcised';

export interface StoneText {
  readonly stone: 'left' | 'centre' | 'right';
  readonly ability: Ability;
  readonly timing: Timing;
  readonly rule: string;
}

const LASTING: readonly Ability[] = [
  'power-off-board',
  'power-off-all',
  'capture-die',
  'tao-off',
  'remove-portal',
  'remove-su-ling',
  'dice-immune',
  'requires-opposite-space-empty',
  'requires-buddha',
  'white-faces-void',
];

const RULES: Readonly<Record<Ability, string>> = {
  'summon-ghost': 'GS-ABIL-1',
  'power-off-board': 'GS-ABIL-2',
  'power-off-all': 'GS-ABIL-3',
  'haunter-starts-on-board': 'GS-ABIL-18',
  'capture-die': 'GS-ABIL-4',
  'lose-qi': 'GS-ABIL-6',
  'tao-off': 'GS-ABIL-5',
  'haunt-tile': 'GS-ABIL-7',
  'group-lose-tao': 'GS-ABIL-8',
  'roll-curse': 'GS-ABIL-17',
  'clear-circle-of-prayer': 'GS-INC-11',
  'devour-on-arrival': 'WM-DEVOUR-5',
  'remove-portal': 'WM-INC-1',
  'remove-su-ling': 'WM-INC-3',
  'lay-down-all-taoists': 'WM-INC-4',
  'remove-bottom-two': 'WM-INC-5',
  'kill-villager-of-choice': 'WM-INC-2',
  haunter: 'GS-HAUNT-2',
  tormentor: 'GS-ABIL-16',
  'dice-immune': 'GS-ABIL-9',
  devourer: 'WM-DEVOUR-1',
  'move-clockwise': 'CS-4',
  'requires-opposite-space-empty': 'GS-INC-2',
  'requires-buddha': 'GS-INC-3',
  'white-faces-void': 'GS-INC-11',
  'gain-tao-1': 'GS-ABIL-14',
  'gain-tao-2': 'GS-ABIL-14',
  'gain-qi-or-yin-yang': 'GS-ABIL-13',
  'gain-crystal': 'WM-DEVOUR-4',
  'group-qi-and-yin-yang': 'GS-ABIL-15',
  'group-crystal-and-yin-yang': 'WM-INC-9',
};

export function ruleOf(ability: Ability): string {
  return RULES[ability];
}

/** All that the stones of a card do, from left to right. */
export function stonesOf(card: Card): StoneText[] {
  const { left, centre, right } = ghostOf(card);
  const say = (stone: StoneText['stone'], abilities: readonly Ability[], otherwise: Timing): StoneText[] =>
    abilities.map((ability) => ({
      stone,
      ability,
      timing: stone !== 'right' && LASTING.includes(ability) ? 'while' : otherwise,
      rule: RULES[ability],
    }));
  return [...say('left', left, 'arrival'), ...say('centre', centre, 'yin'), ...say('right', right, 'exorcised')];
}

/** A colour of a ghost's resistance: as printed, and what Circle and Mantra leave of it. */
export interface Need {
  readonly colour: Colour;
  readonly printed: number;
  readonly now: number;
}

export function needsOf(g: Pieces, space: Space): Need[] {
  return ALL_COLOURS.flatMap((colour) => {
    const printed = printedResistance(g, space, colour);
    return printed === 0 ? [] : [{ colour, printed, now: effectiveResistance(g, space, colour, NONE) }];
  });
}

export function isImmune(g: Pieces, space: Space): boolean {
  return hasCentre(g, space, 'dice-immune');
}

/** The colours that white dice stand for when this ghost alone is exorcised. */
export function whitesFor(g: Pieces, space: Space): Colour[] {
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
export interface Prospect {
  /** It cannot fall now whatever is rolled. */
  readonly barred: boolean;
  /** So many tokens must be added; null: there are not enough. */
  readonly coins: number | null;
  /** Which, as far as there is no choice: coins of rules/cover.ts. */
  readonly from: readonly number[];
  /** Whether those tokens are the only ones that fit. */
  readonly fixed: boolean;
}

export function prospectOf(g: Pieces, attempt: Attempt, spaces: readonly Space[]): Prospect {
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

export function priceOf(g: Pieces, attempt: Attempt, spaces: readonly Space[]): Price | null {
  const { coins, from, fixed } = prospectOf(g, attempt, spaces);
  if (coins === null) return null;
  const purse = fixed ? from : coinsOf(g, attempt);
  const crystals = purse.filter((coin) => coinKind(coin) === CRYSTAL).length;
  return { count: coins, kind: crystals === 0 ? 'token' : crystals === purse.length ? 'crystal' : 'mixed' };
}

/** An exorcism that has not been tried yet: its targets, its dice, the purse, and how likely each ghost falls. */
export interface Outlook {
  readonly targets: readonly Space[];
  readonly dice: number;
  readonly purse: readonly number[];
  /** By target, from 0 to 1, when only this one matters. */
  readonly chances: readonly number[];
  /** That at least one of them falls. */
  readonly any: number;
}

export function outlook(g: Pieces, side: Side): Outlook {
  const targets = facedGhosts(g, side);
  const attempt = exorcism('tile', side, targets);
  const { count, set } = exorcismRoll(g);
  const sums = targets.map(() => 0);
  let any = 0;
  eachRoll(count - set, (dice, weight) => {
    const rolled: Pieces = { ...g, dice: [...Array<Face>(set).fill(WHITE), ...dice] };
    let fell = false;
    for (const [index, space] of targets.entries()) {
      if (!canFell(rolled, attempt, [space])) continue;
      sums[index] = at(sums, index) + weight;
      fell = true;
    }
    if (fell) any += weight;
  });
  return { targets, dice: count, purse: coinsOf(g, attempt), chances: sums, any };
}

/** Every roll of so many dice, equal ones together, and its likelihood. */
function eachRoll(count: number, visit: (dice: readonly Face[], weight: number) => void): void {
  const faces = TAO_FACES.length;
  const roll = (dice: Face[], from: number, ways: number): void => {
    if (dice.length === count) {
      visit(dice, ways / faces ** count);
      return;
    }
    for (let face = from; face < faces; face++) {
      const next = TAO_FACES[face] as Face;
      const same = dice.filter((die) => die === next).length + 1;
      roll([...dice, next], face, (ways * (dice.length + 1)) / same);
    }
  };
  roll([], 0, 1);
}

/** The exorcism under way, as its frame on the stack knows it. */
export function attemptOf(stack: readonly { readonly at: string }[]): Attempt | null {
  return (
    (stack.findLast(({ at: step }) => step.startsWith('exorcise.')) as (Attempt & { at: string }) | undefined) ?? null
  );
}
