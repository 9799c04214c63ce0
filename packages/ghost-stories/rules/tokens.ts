/** Tao tokens, Qi and Yin-Yang: what is gained from the supply and what goes back to it (GS-COMP-4 to GS-COMP-6). */

import { again, at, become, done, frame, refuse } from '@jade/engine';
import type { Colour } from '../content/colours.ts';
import { ALL_COLOURS, COLOURS } from '../content/colours.ts';
import type { Side } from '../content/layout.ts';
import type { Pieces, Table } from '../state.ts';
import { boardOf, seatOf } from '../state.ts';
import { decision } from './define.ts';
import { QI, TAO_KEYS, YIN_YANG } from './keys.ts';
import type { StoneEffects } from './stones.ts';
import { isLiving, livingInOrder, tellOf } from './table.ts';

/** GS-COMP-4: false when the supply has none; GS-COMP-5: there is no other limit. */
export function gainTao(g: Pieces, side: Side, colour: Colour, rule: string): boolean {
  if (at(g.tao, colour) === 0) return false;
  const board = boardOf(g, side);
  g.tao[colour] = at(g.tao, colour) - 1;
  board.tao[colour] = at(board.tao, colour) + 1;
  tellOf(g, side, rule, 'gainedTao', { colour: at(COLOURS, colour) });
  return true;
}

export function returnTao(g: Pieces, side: Side, colour: Colour): void {
  const board = boardOf(g, side);
  board.tao[colour] = at(board.tao, colour) - 1;
  g.tao[colour] = at(g.tao, colour) + 1;
}

export function taoCount(g: Table, side: Side): number {
  let count = 0;
  for (const held of boardOf(g, side).tao) count += held;
  return count;
}

export function returnAllTao(g: Pieces, side: Side): void {
  for (const colour of ALL_COLOURS) while (at(boardOf(g, side).tao, colour) > 0) returnTao(g, side, colour);
}

export function gainQi(g: Pieces, side: Side, qi: number, rule: string): number {
  const gained = Math.min(qi, g.qi);
  if (gained === 0) return 0;
  const board = boardOf(g, side);
  g.qi -= gained;
  board.qi += gained;
  tellOf(g, side, rule, 'gainedQi', { gained, qi: board.qi });
  return gained;
}

/** GS-COMP-6, GS-DIFF-2: always one's own, which may have been in the supply from the start. */
export function gainYinYang(g: Pieces, side: Side, rule: string): void {
  boardOf(g, side).yinYang = true;
  tellOf(g, side, rule, 'gainedYinYang');
}

export function coloursInSupply(g: Table): string[] {
  return ALL_COLOURS.filter((colour) => at(g.tao, colour) > 0).map((colour) => at(TAO_KEYS.of, colour));
}

interface Taking {
  side: Side;
  left: number;
  rule: string;
}

/** Takes so many Tao tokens of any colours in the supply (GS-ABIL-14, GS-POWER-2, GS-TILE-12). */
export const takeTao = decision('takeTao', frame<Taking>(), {
  rule: 'GS-ABIL-14',
  decider: (g, f) => seatOf(g, f.side),
  options: (g, f) => (f.left > 0 && isLiving(g, f.side) ? coloursInSupply(g) : []),
  otherwise: () => done,
  candidates: () => TAO_KEYS.of,
  refusal: () => refuse('GS-COMP-4', 'noneInSupply'),
  prompt: (_, f) => ({ left: f.left }),
  resolve(g, f, key) {
    gainTao(g, f.side, TAO_KEYS.index(key), f.rule);
    f.left -= 1;
    return again;
  },
});

/** GS-ABIL-13, GS-ABIL-20, CS-5: a part that cannot be had may not be picked while the other can. */
export const qiOrYinYang = decision('qiOrYinYang', frame<{ side: Side }>(), {
  rule: 'GS-ABIL-13',
  decider: (g, f) => seatOf(g, f.side),
  options: (g, f) => [...(g.qi > 0 ? [QI] : []), ...(boardOf(g, f.side).yinYang ? [] : [YIN_YANG])],
  otherwise: () => done,
  candidates: () => [QI, YIN_YANG],
  refusal: (_, __, key) => refuse('GS-ABIL-20', key === QI ? 'noQiInSupply' : 'hasYinYang'),
  resolve(g, f, key) {
    if (key === QI) gainQi(g, f.side, 1, 'GS-ABIL-13');
    else gainYinYang(g, f.side, 'GS-ABIL-13');
    return done;
  },
});

interface Losing {
  order: Side[];
  next: number;
}

/** GS-ABIL-8, GS-TURN-11, GS-NEUTRAL-8: every living player, in turn order, gives up one Tao token. */
export const groupLoseTao = decision('groupLoseTao', frame<Losing>(), {
  rule: 'GS-ABIL-8',
  decider: (g, f) => seatOf(g, at(f.order, f.next)),
  options: (g, f) => (f.next < f.order.length ? heldColours(g, at(f.order, f.next)) : []),
  otherwise(_, f) {
    f.next += 1;
    return f.next < f.order.length ? again : done;
  },
  candidates: () => TAO_KEYS.of,
  refusal: () => refuse('GS-ABIL-8', 'noSuchTao'),
  resolve(g, f, key) {
    const side = at(f.order, f.next);
    returnTao(g, side, TAO_KEYS.index(key));
    tellOf(g, side, 'GS-ABIL-8', 'gaveTao', { colour: at(COLOURS, TAO_KEYS.index(key)) });
    f.next += 1;
    return again;
  },
});

function losersOfTao(g: Table): Losing {
  return { order: livingInOrder(g).filter((side) => taoCount(g, side) > 0), next: 0 };
}

function heldColours(g: Table, side: Side): string[] {
  const { tao } = boardOf(g, side);
  return ALL_COLOURS.filter((colour) => at(tao, colour) > 0).map((colour) => at(TAO_KEYS.of, colour));
}

export const TOKEN_STONES = {
  'group-lose-tao': (g) => become(groupLoseTao, losersOfTao(g)), // GS-ABIL-8, GS-INC-7
  'gain-tao-1': (g) => become(takeTao, { side: g.active, left: 1, rule: 'GS-ABIL-14' }),
  'gain-tao-2': (g) => become(takeTao, { side: g.active, left: 2, rule: 'GS-ABIL-14' }),
  'gain-qi-or-yin-yang': (g) => become(qiOrYinYang, { side: g.active }), // GS-ABIL-13
} satisfies StoneEffects;
