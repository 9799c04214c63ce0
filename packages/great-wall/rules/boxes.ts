/** Resolving a Command card: its boxes from top to bottom (GW-AUTUMN-4 to GW-AUTUMN-6, GW-AUTUMN-12, GW-CARD-5, GW-CARD-6, GW-CARD-10). */

import type { Flow } from '@jade/engine';
import { at, become, call, callFrame, done, frame, go, must, tell } from '@jade/engine';
import type { Command } from '../content/cards.ts';
import { BETRAYAL, commandOf } from '../content/cards.ts';
import { listOf } from '../content/effects.ts';
import type { Stat } from '../content/vocabulary.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isCoop, isQin, isReed, NOBODY, nameOf } from '../state.ts';
import { othersShow, titleShown } from './command-track.ts';
import { procedure } from './define.ts';
import { carryingOut, perform } from './effects.ts';
import { COPY, nextKey, STOP } from './keys.ts';
import { amountOf } from './modifiers.ts';
import { qinMirrors, qinMoves, qinMovesForOthers } from './qin.ts';
import { deciderFor, gainHonour, teaOrder } from './treasury.ts';
import type { Effects } from './vocabulary.ts';

interface Boxes {
  owner: Faction;
  command: string;
  /** The box that is being resolved, counted from 1. */
  box: number;
  /** Factions that still act in it; who acts now. */
  todo: Faction[];
  who: Faction;
}

export function newBoxes(owner: Faction, command: string): Boxes {
  return { owner, command, box: 0, todo: [], who: NOBODY };
}

export const boxes = procedure('boxes', frame<Boxes>(), {
  // GW-CARD-10: a bonus that changes no box happens before the first one.
  bonus(g, f) {
    const { bonus } = commandOf(f.command);
    if (bonus === null || !hasBonus(g, f.owner, commandOf(f.command))) return go('next');
    tell('GW-AUTUMN-6', 'bonus', { seat: nameOf(g, f.owner), command: bonus.needs });
    if (listOf(bonus.list).every((op) => op.op === 'mod')) return go('next');
    return callFrame(carryingOut(bonus.list, f.command, f.owner), 'next');
  },

  next(g, f) {
    const box = commandOf(f.command).boxes[f.box];
    if (box === undefined) return done;
    f.box += 1;
    f.todo = actors(g, f.owner, box.who);
    return go('who');
  },

  // GW-AUTUMN-5, GW-AUTUMN-12
  who(g, f) {
    if (f.todo.length === 0) return go('next');
    if (f.todo.length > 1 && isCoop(g)) return go('name');
    f.who = must(f.todo.shift(), 'a faction that acts');
    return act(g, f);
  },

  name: {
    rule: 'GW-COOP-18',
    decider: (g) => deciderFor(g, g.active),
    options: (g, f) => f.todo.map((faction) => nextKey(g, faction)),
    prompt: (_, f) => ({ command: f.command }),
    resolve(g, f, key) {
      const index = f.todo.findIndex((faction) => nextKey(g, faction) === key);
      f.who = at(f.todo.splice(index, 1), 0);
      return act(g, f);
    },
  },
});

function act(g: GreatWall, f: Boxes): Flow<'who'> {
  const command = commandOf(f.command);
  const { list, who } = at(command.boxes, f.box - 1);
  if (isQin(g, f.who) && who !== 'owner') {
    qinMovesForOthers(g);
    return go('who');
  }
  const plus =
    f.who === f.owner && who === 'owner' && hasBonus(g, f.owner, command) ? bonusFor(g, f.owner, command, f.box) : 0;
  return callFrame(carryingOut(list, f.command, f.owner, f.who, plus), 'who');
}

function actors(g: GreatWall, owner: Faction, who: Command['boxes'][number]['who']): Faction[] {
  switch (who) {
    case 'owner':
    case 'reed':
      return [owner];
    case 'others':
      return teaOrder(g).filter((faction) => faction !== owner);
    case 'humans':
      return teaOrder(g).filter((faction) => !isReed(g, faction));
  }
}

function hasBonus(g: GreatWall, owner: Faction, { bonus }: Command): boolean {
  return bonus !== null && othersShow(g, owner, bonus.needs);
}

const BOX_STATS: ReadonlySet<Stat> = new Set<Stat>(['commandMoves', 'buildDiscount', 'recruitCount']);

/** What the bonus adds to a box. */
function bonusFor(g: GreatWall, owner: Faction, { bonus }: Command, box: number): number {
  let plus = 0;
  for (const op of listOf(bonus?.list ?? '')) {
    if (op.op === 'mod' && BOX_STATS.has(op.stat) && op.scope === `box${box}`) plus += amountOf(g, owner, op.n, 0);
  }
  return plus;
}

/** Betrayal: copy the card of another player or of Qin (GW-CARD-5, GW-CARD-6, GW-2P-19, GW-SOLO-35). */
export const copyCommand = procedure('copyCommand', frame<{ who: Faction }>(), {
  check: (g, f) => (copyable(g, f.who).length > 0 ? go('choose') : done),
  choose: {
    rule: 'GW-CARD-6',
    decider: (_, f) => f.who,
    options: (g, f) => [...copyable(g, f.who), STOP],
    resolve(_, f, key) {
      if (key === STOP) return done;
      const title = COPY.name(key);
      tell('GW-CARD-5', 'copied', { seat: f.who, command: title });
      if (title !== BETRAYAL) return become(boxes, newBoxes(f.who, title));
      // A copied Betrayal gives only its second option.
      const list = betrayalMoves();
      return become(perform, { list, index: 0, card: BETRAYAL, owner: f.who, who: f.who, plus: 0 });
    },
  },
});

function copyable(g: GreatWall, who: Faction): string[] {
  const titles = g.clans.map((_, faction) => (faction === who ? '' : titleShown(g, faction as Faction)));
  return [...new Set(titles.filter((title) => title !== ''))].map(COPY.of);
}

function betrayalMoves(): string {
  for (const { list } of commandOf(BETRAYAL).boxes) {
    for (const op of listOf(list)) if (op.op === 'choose') return at(op.from, 1);
  }
  throw new Error('Betrayal has no second option');
}

export const commandEffects: Pick<Effects, 'copyCommand' | 'qinMirror'> = {
  copyCommand: {
    carryOut: (_, { who }) => call(copyCommand, { who }, 'next'),
    canBeNamed: (g, who) => copyable(g, who).length > 0,
  },
  qinMirror: {
    carryOut(g, { who }) {
      const mirrored = qinMirrors(g);
      if (mirrored !== null) return call(boxes, newBoxes(who, mirrored), 'next');
      qinMoves(g, 2);
      gainHonour(g, who, clanOf(g, who).support.length, 'GW-SOLO-35');
      return go('next');
    },
  },
};
