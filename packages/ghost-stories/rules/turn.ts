/** A turn of a board: Yin, Yang, and the end (rulebook chapters 4 and 14). */

import { again, at, call, done, frame, go, tell } from '@jade/engine';
import type { Ability, Card } from '../content/cards.ts';
import { ghostOf } from '../content/cards.ts';
import type { Side, Space } from '../content/layout.ts';
import { nextSide, SPACES_OF, sideOf } from '../content/layout.ts';
import type { Pieces, Table } from '../state.ts';
import { NONE } from '../state.ts';
import { arrive } from './arrive.ts';
import { barrier, isBarrierDue } from './barrier.ts';
import { procedure } from './define.ts';
import { isBoardFull, isSilenced, spaceWith } from './ghosts.ts';
import { loseQi } from './qi.ts';
import { stone } from './stones.ts';
import { canMoveSuLing, placeSuLing } from './su-ling.ts';
import { isLiving, spaceName, tellOf } from './table.ts';
import { yang } from './yang.ts';

interface Turn {
  /** The ghosts of the board and their centre stones in the order in which they act, and who is next. */
  ghosts: Card[];
  abilities: Ability[];
  next: number;
}

export function newTurn(): Turn {
  return { ghosts: [], abilities: [], next: 0 };
}

/** GS-TURN-1 to GS-TURN-3: every board has its turn; without a living Taoist it has only Yin steps 1 and 2. */
export const turn = procedure('turn', frame<Turn>(), {
  begin(g, f) {
    g.turn += 1;
    g.marks = 0;
    g.helps = 0;
    g.exorcisms = 0;
    g.saves = 0;
    g.borrowed = 0;
    for (const board of g.boards) {
      board.newBuddhas = 0;
      board.newCrystals = 0;
    }
    tellOf(g, g.active, 'GS-TURN-1', 'turn', { turn: g.turn });
    listActions(g, f);
    return go('ghosts');
  },

  /** GS-YIN-1 to GS-YIN-4, GS-YIN-7, WM-TURN-1, WM-INC-10, WM-INC-14: one centre stone after the other. */
  ghosts(g, f) {
    const card = f.ghosts[f.next];
    if (card === undefined) return go('overrun');
    const ability = at(f.abilities, f.next);
    f.next += 1;
    const space = spaceWith(g, card);
    if (space === NONE || sideOf(space as Space) !== g.active) return again;
    if (isSilenced(g, space as Space)) {
      tell('WM-SULING-6', 'silenced', { ghost: ghostOf(card).id, space: spaceName(space as Space) });
      return again;
    }
    return call(stone, { card, space: space as Space, ability, rule: 'GS-YIN-1' });
  },

  /** GS-YIN-5, GS-TURN-9 */
  overrun(g) {
    if (!isBoardFull(g, g.active)) return isLiving(g, g.active) ? go('arrival') : go('evening');
    tellOf(g, g.active, 'GS-YIN-5', 'overrun');
    return call(loseQi, { side: g.active, rule: 'GS-YIN-5' }, 'yang');
  },

  /** GS-YIN-6 */
  arrival: () => call(arrive, {}, 'yang'),

  /** GS-TURN-2, GS-TURN-5 */
  yang: (g) => (isLiving(g, g.active) ? call(yang, {}, 'evening') : go('evening')),

  /** WM-TURN-3, WM-TURN-4, WM-SULING-9: without a living Taoist Su-Ling may still move, at the end. */
  evening(g) {
    if (g.moon === null) return go('end');
    return !isLiving(g, g.active) && canMoveSuLing(g) ? call(placeSuLing, { icon: NONE }, 'barrier') : go('barrier');
  },

  /** WM-BARRIER-1, WM-FAMILY-8 */
  barrier: (g) => (isBarrierDue(g) ? call(barrier, { count: 0 }, 'end') : go('end')),

  end(g) {
    if (g.moon !== null) g.moon.suLingToken = false; // WM-SULING-2
    g.active = nextSide(g.active);
    return done;
  },
});

/** GS-YIN-8: these act at the start of the Yin phase, before the others. */
const AT_THE_START: readonly Ability[] = [
  'group-lose-tao',
  'kill-villager-of-choice',
  'summon-ghost',
  'move-clockwise',
];
const THEN: readonly Ability[] = ['haunter', 'tormentor', 'devourer'];

/** GS-YIN-3: fixed now. */
function listActions(g: Pieces, f: Turn): void {
  eachAction(g, g.active, (card, ability) => {
    f.ghosts.push(card);
    f.abilities.push(ability);
  });
}

/** Who acts in the Yin phase of a board, in order: GS-YIN-1 from the left, GS-YIN-2 with White Moon from the right. */
export function eachAction(g: Table, side: Side, visit: (card: Card, ability: Ability) => void): void {
  const spaces = at(SPACES_OF, side);
  for (const phase of [AT_THE_START, THEN]) {
    for (let index = 0; index < spaces.length; index++) {
      const card = g.ghosts[at(spaces, g.moon === null ? index : spaces.length - 1 - index)] ?? NONE;
      if (card === NONE) continue;
      for (const ability of ghostOf(card).centre) {
        if (phase.includes(ability)) visit(card, ability);
      }
    }
  }
}
