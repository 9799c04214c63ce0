/** A ghost comes into play (rulebook 4.2). */

import type { Params } from '@jade/engine';
import { at, become, call, done, draw, frame, refuse, reveal, tell } from '@jade/engine';
import type { Card } from '../content/cards.ts';
import { ghostOf, hauntsWhileThere, incarnationsOf, isIncarnation, UNCATCHABLE } from '../content/cards.ts';
import { BLACK } from '../content/colours.ts';
import type { Side, Space } from '../content/layout.ts';
import { SIDES, SPACES_OF } from '../content/layout.ts';
import { PAVILION, TEMPLE } from '../content/village.ts';
import { SHIELD } from '../content/villagers.ts';
import { random } from '../setup.ts';
import type { GhostStories, Pieces, Table } from '../state.ts';
import { ARRIVED_UNDER_ARMOUR, boardOf, NONE } from '../state.ts';
import { procedure } from './define.ts';
import type { CurseEffects } from './families.ts';
import { putGhost } from './ghost-moves.ts';
import { areIncarnationsLeft, freeSpaces, hasFreeSpace, isBoardFull, isFree } from './ghosts.ts';
import { SPACE_KEYS } from './keys.ts';
import { loseQi } from './qi.ts';
import type { StoneEffects } from './stones.ts';
import { stone } from './stones.ts';
import { boardName, endGame, isLiving, owns, placeOfTile, spaceName, speaker } from './table.ts';

/** GS-ARRIVE-11, GS-ABIL-1: for the active board, whatever brought the ghost (GS-NEUTRAL-2). */
export const arrive = procedure('arrive', frame(), {
  /** GS-ARRIVE-1, GS-ARRIVE-2 */
  draw(g) {
    if (!hasFreeSpace(g)) {
      tell('GS-ARRIVE-1', 'noSpaceForGhost', {});
      return become(loseQi, { side: g.active, rule: 'GS-ARRIVE-1' });
    }
    if (g.deck.length === 0) return done; // only while the curse of the last incarnation is being suffered
    const card = drawGhost(g);
    tell('GS-ARRIVE-2', 'drew', { ghost: ghostOf(card).id, left: g.deck.length });
    g.drawn = card;
    if (isDeckLost(g)) return done;
    exchangeUncatchable(g);
    return become(placeDrawn, {});
  },
});

/** GS-END-4: the last card has left the deck, and not all incarnations are exorcised. */
function isDeckLost(g: Pieces): boolean {
  if (g.deck.length > 0 || !areIncarnationsLeft(g)) return false;
  endGame(g, 'deckEmpty', 'GS-END-4');
  return true;
}

/** WM-FAMILY-3, WM-FAMILY-18: an incarnation from the box; with no space free it waits on top of the deck. */
export const incarnationEnters = procedure('incarnationEnters', frame(), {
  draw(g) {
    const card = drawFromBox(g);
    if (card === NONE) return done;
    tell('WM-FAMILY-3', 'incarnationEnters', { ghost: ghostOf(card).id });
    g.drawn = card;
    exchangeUncatchable(g);
    if (hasFreeSpace(g)) return become(placeDrawn, {});
    g.deck.push(g.drawn);
    g.over += 1;
    g.drawn = NONE;
    tell('WM-FAMILY-18', 'waitsOnTop', {});
    return done;
  },
});

/** GS-ARRIVE-3, GS-ARRIVE-4, GS-ARRIVE-5: where the drawn card may go, chosen for the active board. */
export const placeDrawn = procedure('placeDrawn', frame(), {
  choose: {
    rule: 'GS-ARRIVE-3',
    decider: speaker,
    options: (g) => spacesForDrawn(g).map((space) => at(SPACE_KEYS.of, space)),
    candidates: () => SPACE_KEYS.of,
    refusal(g, _, key) {
      if (!isFree(g, SPACE_KEYS.index(key))) return refuse('GS-ARRIVE-6', 'spaceTaken');
      const rule = isOfActiveBoard(drawnCard(g)) ? 'GS-ARRIVE-4' : 'GS-ARRIVE-3';
      return refuse(rule, 'otherBoard', { board: boardName(g, homeOf(g, drawnCard(g))) });
    },
    prompt: aboutDrawn,
    resolve(g, _, key) {
      const card = drawnCard(g);
      const space = SPACE_KEYS.index(key);
      g.drawn = NONE;
      tell('GS-ARRIVE-3', 'arrived', { ghost: ghostOf(card).id, space: spaceName(space) });
      return putGhost(g, card, space) ? become(leftStones, { card, space, next: 0 }) : done;
    },
  },
});

/** Which ghost, and, where its board is full, why it may go anywhere (GS-ARRIVE-5). */
function aboutDrawn(g: Table): Params {
  const card = drawnCard(g);
  const home = homeOf(g, card);
  return {
    ghost: ghostOf(card).id,
    board: boardName(g, home),
    full: isBoardFull(g, home) ? 'yes' : 'no',
    haunts: hauntsWhileThere(card) ? 'yes' : 'no',
  };
}

interface Arrival {
  card: Card;
  space: Space;
  next: number;
}

/** GS-ARRIVE-10: left stones one after the other, unless the Armour holds them off (WM-ARTEFACT-7). */
const leftStones = procedure('leftStones', frame<Arrival>(), {
  next(g, f) {
    const { id, left } = ghostOf(f.card);
    const ability = left[f.next];
    if (ability === undefined) return done;
    if (at(g.armour, f.space) === ARRIVED_UNDER_ARMOUR) {
      tell('WM-ARTEFACT-7', 'armourHolds', { ghost: id });
      return done;
    }
    f.next += 1;
    return call(stone, { card: f.card, space: f.space, ability, rule: 'GS-ARRIVE-10' });
  },
});

function drawnCard(g: Table): Card {
  if (g.drawn === NONE) throw new Error('no card has been drawn');
  return g.drawn as Card;
}

/** The board a card belongs to: of its colour, or the active one for black (GS-INC-12, WM-INC-8). */
function homeOf(g: Table, card: Card): Side {
  const { colour } = ghostOf(card);
  if (isOfActiveBoard(card)) return g.active;
  return SIDES.find((side) => boardOf(g, side).colour === colour) ?? g.active;
}

function isOfActiveBoard(card: Card): boolean {
  const { colour } = ghostOf(card);
  return colour === null || colour === BLACK;
}

/** GS-ARRIVE-5: any free space when the board is full. */
function spacesForDrawn(g: Pieces): readonly Space[] {
  const home = at(SPACES_OF, homeOf(g, drawnCard(g))).filter((space) => isFree(g, space));
  return home.length > 0 ? home : freeSpaces(g);
}

/** WM-ARTEFACT-8, WM-ARTEFACT-9: the Shield puts ghosts of its owner's colour under the deck, as long as others are left. */
function drawGhost(g: GhostStories): Card {
  for (let refused = 0; ; refused++) {
    const card = draw(g.deck);
    g.over = Math.max(0, g.over - 1);
    g.under = Math.min(g.under, g.deck.length);
    if (!isRefusedByShield(g, card) || refused >= g.deck.length) return card;
    g.deck.unshift(card);
    g.under += 1;
    tell('WM-ARTEFACT-8', 'shieldRefused', { ghost: ghostOf(card).id });
  }
}

function isRefusedByShield(g: Pieces, card: Card): boolean {
  const { colour, incarnation } = ghostOf(card);
  return !incarnation && isLiving(g, g.active) && owns(g, g.active, SHIELD) && colour === boardOf(g, g.active).colour;
}

/** WM-DECK-4, WM-DECK-5: without Temple or Pavilion nobody could ever catch it, so another one comes. */
function exchangeUncatchable(g: GhostStories): void {
  if (g.drawn !== UNCATCHABLE || g.moon === null) return;
  if (placeOfTile(g, TEMPLE) !== NONE && placeOfTile(g, PAVILION) !== NONE) return;
  const other = drawFromBox(g);
  if (other === NONE) return;
  g.discard.push(UNCATCHABLE);
  g.drawn = other;
  tell('WM-DECK-4', 'uncatchableExchanged', { ghost: ghostOf(other).id });
}

/** A random incarnation from the box: one of the pool if any is left, else any. */
function drawFromBox(g: GhostStories): Card | -1 {
  const ofPool = g.box.filter((card) => incarnationsOf(g.pool).includes(card));
  const from = ofPool.length > 0 ? ofPool : g.box;
  if (from.length === 0) return NONE;
  const card = at(from, random.roll(g, 'box', from.length) - 1);
  g.box.splice(g.box.indexOf(card), 1);
  return card;
}

/** WM-FAMILY-7, WM-FAMILY-17, WM-INC-5, WM-INC-13: the lowest ghost leaves the game unseen; incarnations are passed over. */
function removeLowestGhost(g: Pieces, rule: string): void {
  const index = g.deck.findIndex((card) => !isIncarnation(card));
  if (index < 0) return;
  reveal(); // a border is crossed, though nobody sees the card
  const [card] = g.deck.splice(index, 1);
  const isKnown = index < g.under; // the Shield put it there for all to see
  if (card !== undefined) (isKnown ? g.discard : g.removed).push(card);
  if (isKnown) g.under -= 1;
  else if (index >= g.deck.length - g.over + 1) g.over -= 1;
  tell(rule, 'lowestRemoved', { left: g.deck.length });
  isDeckLost(g);
}

export const ARRIVAL_STONES = {
  'summon-ghost': () => become(arrive, {}), // GS-ABIL-1
  // WM-INC-5
  'remove-bottom-two': (g) => {
    removeLowestGhost(g, 'WM-INC-5');
    if (g.ending === null) removeLowestGhost(g, 'WM-INC-5');
    return done;
  },
} satisfies StoneEffects;

export const ARRIVAL_CURSES = {
  'summon-ghost': () => become(arrive, {}),
  'incarnation-enters': () => become(incarnationEnters, {}),
  'remove-bottom-card': (g) => {
    removeLowestGhost(g, 'WM-FAMILY-7');
    return done;
  },
} satisfies CurseEffects;
