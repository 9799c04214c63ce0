/**
 * What everybody at the table may see: all pieces but the order of the deck, the cards that left it unseen, and the
 * villagers that nobody has seen yet. What has once been seen stays known.
 */

import type { Core, Seat, Stream, Viewer } from '@jade/engine';
import { at, mix } from '@jade/engine';
import type { Card } from './content/cards.ts';
import { ghostsOfSets, incarnationsOf, isIncarnation } from './content/cards.ts';
import type { Villager } from './content/villagers.ts';
import { ALL_VILLAGERS } from './content/villagers.ts';
import { setsOf } from './setup.ts';
import type { Board, GhostStories, Moon, Pieces } from './state.ts';
import { clonePieces, HIDDEN, HIDDEN_INCARNATION, withCore } from './state.ts';

/** Nothing is seen that is not listed here: whatever the game gets new is hidden until somebody shows it. */
export function view(g: GhostStories, _viewer: Viewer) {
  return {
    level: g.level,
    pool: g.pool,
    shaman: g.shaman,
    toChoose: g.toChoose,
    turn: g.turn,
    active: g.active,
    boards: g.boards.map(boardView),
    village: g.village.slice(),
    haunted: g.haunted.slice(),
    panic: g.panic.slice(),
    deck: g.deck.map((card, index) => deckView(g, card, index)),
    under: g.under,
    over: g.over,
    drawn: g.drawn,
    discard: g.discard.slice(),
    // How many ghosts left the game unseen.
    removed: g.removed.length,
    banished: g.banished,
    ghosts: g.ghosts.slice(),
    figures: g.figures.slice(),
    armour: g.armour.slice(),
    buddhas: g.buddhas.slice(),
    mantra: g.mantra,
    mantraLost: g.mantraLost,
    tao: g.tao.slice(),
    qi: g.qi,
    lostTao: g.lostTao.slice(),
    circle: g.circle,
    templeBuddhas: g.templeBuddhas,
    spentTokens: g.spentTokens,
    dice: g.dice.slice(),
    marks: g.marks,
    helps: g.helps,
    exorcisms: g.exorcisms,
    saves: g.saves,
    borrowed: g.borrowed,
    moon: g.moon === null ? null : moonView(g.moon),
    ending: g.ending,
  };
}

function boardView(board: Board) {
  return {
    colour: board.colour,
    power: board.power,
    seat: board.seat,
    qi: board.qi,
    tao: board.tao.slice(),
    yinYang: board.yinYang,
    buddhas: board.buddhas,
    newBuddhas: board.newBuddhas,
    powerTokens: board.powerTokens,
    crystals: board.crystals,
    newCrystals: board.newCrystals,
    artefacts: board.artefacts.slice(),
    place: board.place,
    lying: board.lying,
  };
}

/** Known cards by number, others HIDDEN or HIDDEN_INCARNATION. */
function deckView({ deck, under, over }: GhostStories, card: Card, index: number): number {
  if (index < under || index >= deck.length - over) return card;
  return isIncarnation(card) ? HIDDEN_INCARNATION : HIDDEN;
}

function moonView(moon: Moon) {
  return {
    portal: moon.portal,
    // By place, the top one last; HIDDEN where nobody has looked.
    stacks: moon.stacks.map((stack) =>
      stack.map((villager): number => (isSeen(moon.seen, villager) ? villager : HIDDEN)),
    ),
    seen: moon.seen,
    graveyard: moon.graveyard.slice(),
    shelter: moon.shelter.slice(),
    replaced: moon.replaced.slice(),
    suLing: moon.suLing,
    suLingToken: moon.suLingToken,
    receptacles: moon.receptacles.slice(),
    crystals: moon.crystals,
    zhou: moon.zhou,
    owed: moon.owed.slice(),
  };
}

export type GhostView = Readonly<ReturnType<typeof view>>;
type MoonView = Readonly<ReturnType<typeof moonView>>;

function isSeen(seen: number, villager: Villager): boolean {
  return (seen & (1 << villager)) !== 0;
}

export function imagine(view: GhostView, _viewer: Seat, random: Stream, core: Core): GhostStories {
  return withCore(guess(view, random), core);
}

/** Deals whatever is hidden anew. */
export function scramble(g: GhostStories, viewer: Viewer, random: Stream): void {
  const { deck, removed, box, moon } = guess(view(g, viewer), random);
  g.deck = deck;
  g.removed = removed;
  g.box = box;
  g.moon = moon;
}

/** Pieces that look like the view, with everything hidden filled in at random. */
export function guess(view: GhostView, random: Stream): Pieces {
  const seen = new Set<number>([...view.deck, ...view.discard, ...view.ghosts, view.drawn]);
  const unseen = (cards: readonly Card[]): Card[] => cards.filter((card) => !seen.has(card));
  const ghosts = mix(random, unseen(ghostsOfSets(setsOf(view.moon !== null, view.shaman))));
  const faces = mix(random, unseen(incarnationsOf(view.pool)));
  const deck = view.deck.map((card): Card => {
    const filled = card === HIDDEN ? ghosts.pop() : card === HIDDEN_INCARNATION ? faces.pop() : (card as Card);
    if (filled === undefined) throw new Error('the view hides more cards than there are');
    return filled;
  });
  const others = view.moon === null ? [] : unseen(incarnationsOf('mixed').filter((card) => !isOfPool(view, card)));
  const table = clonePieces({ ...view, deck, removed: ghosts, box: [...faces, ...others], moon: null });
  return { ...table, moon: view.moon === null ? null : guessMoon(view.moon, random) };
}

function isOfPool(view: GhostView, card: Card): boolean {
  return incarnationsOf(view.pool).includes(card);
}

function guessMoon(moon: MoonView, random: Stream): Moon {
  const gone = new Set<number>(moon.replaced);
  const unseen = mix(
    random,
    ALL_VILLAGERS.filter((villager) => !isSeen(moon.seen, villager) && !gone.has(villager)),
  );
  const stacks = moon.stacks.map((stack) =>
    stack.map((villager): Villager => (villager === HIDDEN ? at(unseen.splice(-1), 0) : (villager as Villager))),
  );
  return {
    ...moon,
    stacks,
    graveyard: [...moon.graveyard],
    shelter: [...moon.shelter],
    replaced: [...moon.replaced],
    receptacles: [...moon.receptacles],
    owed: [...moon.owed],
  };
}
