/**
 * The ghosts and incarnations (GS-COMP-1, WM-COMP-1, CS-2, chapter 12). Each copy of a card is a number of its own; what is
 * printed on it is looked up here and never stands in the state. Values that no printed copy confirmed are marked
 * `reconstructed` in the data.
 */

import { at } from '@jade/engine';
import type { Colour } from './colours.ts';
import { ALL_COLOURS, BLACK, COLOURS, colourOf } from './colours.ts';
import data from './ghost-stories.data.json';

/** One copy of a card: an index into CARDS. */
export type Card = number & { readonly brand: 'Card' };

/** What a stone does: each word is an effect of the chapter it belongs to (rules/stones.ts). */
export const ABILITIES = [
  'summon-ghost',
  'power-off-board',
  'power-off-all',
  'haunter-starts-on-board',
  'capture-die',
  'lose-qi',
  'tao-off',
  'haunt-tile',
  'group-lose-tao',
  'roll-curse',
  'clear-circle-of-prayer',
  'devour-on-arrival',
  'remove-portal',
  'remove-su-ling',
  'lay-down-all-taoists',
  'remove-bottom-two',
  'kill-villager-of-choice',
  'haunter',
  'tormentor',
  'dice-immune',
  'devourer',
  'move-clockwise',
  'requires-opposite-space-empty',
  'requires-buddha',
  'white-faces-void',
  'gain-tao-1',
  'gain-tao-2',
  'gain-qi-or-yin-yang',
  'gain-crystal',
  'group-qi-and-yin-yang',
  'group-crystal-and-yin-yang',
] as const;
export type Ability = (typeof ABILITIES)[number];

const SETS = ['base', 'white-moon', 'crazy-shaman'] as const;
export type CardSet = (typeof SETS)[number];

type Provenance = 'seed' | 'public' | 'reconstructed';

export interface Ghost {
  readonly id: string;
  readonly set: CardSet;
  readonly incarnation: boolean;
  /** The colour of the board it comes to; null takes the colour of the board it stands on (WM-INC-6). */
  readonly colour: Colour | null;
  /** By colour; of a ghost without a colour of its own the number stands under black until it is on a board. */
  readonly resistance: readonly number[];
  readonly left: readonly Ability[];
  readonly centre: readonly Ability[];
  readonly right: readonly Ability[];
  readonly provenance: Provenance;
}

interface Printed {
  readonly id: string;
  readonly set: string;
  readonly colour: string;
  readonly resistance: Readonly<Record<string, number | undefined>>;
  readonly left: readonly string[];
  readonly center: readonly string[];
  readonly right: readonly string[];
  readonly provenance: string;
}

function readGhost(printed: Printed, incarnation: boolean): Ghost {
  const ownColour = printed.colour !== 'board';
  return {
    id: printed.id,
    set: known(SETS, printed.set),
    incarnation,
    colour: ownColour ? colourOf(printed.colour) : null,
    resistance: ALL_COLOURS.map((colour) => {
      return printed.resistance[ownColour || colour !== BLACK ? at(COLOURS, colour) : 'board'] ?? 0;
    }),
    left: printed.left.map((ability) => known(ABILITIES, ability)),
    centre: printed.center.map((ability) => known(ABILITIES, ability)),
    right: printed.right.map((ability) => known(ABILITIES, ability)),
    provenance: known(['seed', 'public', 'reconstructed'] as const, printed.provenance),
  };
}

function known<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new Error(`the data speak of '${word}', which is none of ${words.join(', ')}`);
  return found;
}

/** Every copy of every card, ghosts first. */
export const GHOSTS: readonly Ghost[] = [
  ...data.ghosts.flatMap((printed) => Array.from({ length: printed.copies }, () => readGhost(printed, false))),
  ...data.incarnations.map((printed) => readGhost(printed, true)),
];

export const CARDS: readonly Card[] = GHOSTS.map((_, index) => index as Card);

export function ghostOf(card: Card): Ghost {
  return at(GHOSTS, card);
}

export function isIncarnation(card: Card): boolean {
  return at(GHOSTS, card).incarnation;
}

/** The first copy of a card by its name. */
export function cardOf(id: string): Card {
  const index = GHOSTS.findIndex((ghost) => ghost.id === id);
  if (index < 0) throw new Error(`there is no card '${id}'`);
  return index as Card;
}

const HAUNTS: readonly Ability[] = ['haunter', 'haunter-starts-on-board', 'haunt-tile', 'roll-curse', 'tormentor'];

/** Whether it may haunt as long as it is there: by its figure, a stone or its Curse die. */
export function hauntsWhileThere(card: Card): boolean {
  const { left, centre } = ghostOf(card);
  return [...left, ...centre].some((ability) => HAUNTS.includes(ability));
}

/** The same, or at its end: then as well it matters which tile lies in front of it. */
export function hauntsSomewhere(card: Card): boolean {
  return hauntsWhileThere(card) || ghostOf(card).right.some((ability) => HAUNTS.includes(ability));
}

/** Two printed versions of a ghost are told apart by a letter, and bear one name. */
export function areNamesakes(a: Card, b: Card): boolean {
  const named = (card: Card): string => ghostOf(card).id.replace(/-[ab]$/, '');
  return named(a) === named(b);
}

const BY_SET = SETS.map((set) => CARDS.filter((card) => !isIncarnation(card) && ghostOf(card).set === set));

export function ghostsOfSets(sets: readonly CardSet[]): Card[] {
  const ghosts: Card[] = [];
  for (const [index, cards] of BY_SET.entries()) if (sets.includes(at(SETS, index))) ghosts.push(...cards);
  return ghosts;
}

export const POOLS = ['mixed', 'base', 'white-moon'] as const;
export type Pool = (typeof POOLS)[number];

const INCARNATIONS = CARDS.filter(isIncarnation);

export const INCARNATION_IDS: ReadonlySet<string> = new Set(INCARNATIONS.map((card) => ghostOf(card).id));
const BY_POOL: Readonly<Record<Pool, readonly Card[]>> = {
  mixed: INCARNATIONS,
  base: INCARNATIONS.filter((card) => ghostOf(card).set === 'base'),
  'white-moon': INCARNATIONS.filter((card) => ghostOf(card).set === 'white-moon'),
};

export function incarnationsOf(pool: Pool): readonly Card[] {
  return BY_POOL[pool];
}

export const UNCATCHABLE = cardOf('uncatchable');
export const GATEKEEPER = cardOf('gatekeeper');
export const HOWLING_ONDINE = cardOf('howling-ondine');
