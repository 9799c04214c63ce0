/** Exorcisms: from a tile, at the Kung-Fu School, by the Mystic Barrier (rulebook 4.7). */

import type { Refusal } from '@jade/engine';
import { again, at, call, done, frame, go, isHeard, refuse, STOP, tell } from '@jade/engine';
import type { Card } from '../content/cards.ts';
import { ghostOf, isIncarnation } from '../content/cards.ts';
import type { Colour } from '../content/colours.ts';
import { ALL_COLOURS } from '../content/colours.ts';
import type { Side, Space } from '../content/layout.ts';
import { FACED } from '../content/layout.ts';
import { CLAW } from '../content/villagers.ts';
import type { Pieces, Table } from '../state.ts';
import { boardOf, CLAW_USED, NONE, seatOf } from '../state.ts';
import { coinFrom, coinKey, spend } from './coins.ts';
import type { Attempt, AttemptKind } from './cover.ts';
import {
  BARRIER_SIDE,
  canFell,
  coinSide,
  coinsMissing,
  isProtected,
  onlyWay,
  unsparable,
  usefulCoins,
  weakenChoices,
} from './cover.ts';
import { procedure } from './define.ts';
import { barrierRoll, diceNames, exorcismRoll, rollTao } from './dice.ts';
import { discardGhost } from './ghost-moves.ts';
import { areIncarnationsLeft, cardAt, isFree, printedResistance } from './ghosts.ts';
import { AGREE, ALL, FAIL, REFUSE, SETTLE, SPACE_KEYS, TAO_KEYS, taoistKey } from './keys.ts';
import { hasPower, tellPower } from './powers.ts';
import { placeOf } from './qi.ts';
import { stone } from './stones.ts';
import { boardName, endGame, hasMark, isLiving, owns, setMark, spaceName, speaker } from './table.ts';
import { gainTao } from './tokens.ts';

interface Exorcism extends Attempt {
  /** Once they have fallen: their cards, in the order of `chosen`; NONE where no right stone is left to apply. */
  fallen: (Card | -1)[];
  /** Whose right stone is being applied, and its next ability. */
  current: number;
  next: number;
}

export function exorcism(kind: AttemptKind, side: Side, targets: Space[]): Exorcism {
  return {
    kind,
    side,
    targets,
    chosen: [],
    weaken: NONE,
    paid: [],
    agreed: 0,
    refused: 0,
    fallen: [],
    current: 0,
    next: 0,
  };
}

/** GS-EXORCISM-1, GS-EXORCISM-15: the ghosts on the spaces that a Taoist faces. */
export function facedGhosts(g: Table, side: Side): Space[] {
  return at(FACED, placeOf(g, side)).filter((space) => !isFree(g, space));
}

const NO_TARGET: Readonly<Record<AttemptKind, Refusal>> = {
  tile: refuse('GS-EXORCISM-1', 'noTarget'),
  school: refuse('WM-KUNGFU-6', 'notChallenged'),
  barrier: refuse('WM-BARRIER-8', 'notChallenged'),
};

/** GS-EXORCISM-1: against whom. In search nobody listens, and no names are put together. */
function tellExorcism(g: Pieces, f: Exorcism): void {
  if (!isHeard()) return;
  const ghost = namesOf(g, f.targets);
  if (f.kind === 'barrier') tell('GS-EXORCISM-1', 'barrierExorcism', { board: boardName(g, f.side), ghost });
  else tell('GS-EXORCISM-1', 'exorcism', { seat: boardOf(g, f.side).seat, ghost });
}

function namesOf(g: Pieces, spaces: readonly Space[]): string[] {
  return spaces.map((space) => ghostOf(cardAt(g, space)).id);
}

export const exorcise = procedure('exorcise', frame<Exorcism>(), {
  roll(g, f) {
    tellExorcism(g, f);
    if (f.kind === 'barrier') return call(rollTao, barrierRoll(), 'choose');
    if (hasPower(g, 'strength-of-a-mountain')) tellPower(g, 'strength-of-a-mountain', 'GS-POWER-7');
    return call(rollTao, exorcismRoll(g), 'choose');
  },

  /** GS-EXORCISM-5, GS-EXORCISM-7, GS-EXORCISM-8, GS-EXORCISM-14: ghost by ghost, as far as dice and tokens reach. */
  choose: {
    rule: 'GS-EXORCISM-7',
    decider: speaker,
    options(g, f) {
      const more = fellable(g, f);
      if (f.chosen.length === 0 && more.length === 0) return [];
      const keys = more.map((space) => at(SPACE_KEYS.of, space));
      if (more.length > 1 && canFell(g, f, [...f.chosen, ...more])) keys.push(ALL);
      if (unsparable(g, f).length === 0) keys.push(f.chosen.length > 0 ? SETTLE : FAIL);
      return keys;
    },
    otherwise: () => go('failed'),
    candidates: () => [...SPACE_KEYS.of, ALL, SETTLE, FAIL],
    refusal(g, f, key) {
      if (key === ALL) return refuse('GS-EXORCISM-7', 'notEnough');
      if (key === SETTLE) return refuse('GS-EXORCISM-8', f.chosen.length > 0 ? 'mustExorcise' : 'chooseFirst');
      if (key === FAIL) {
        return f.chosen.length > 0 ? refuse('GS-EXORCISM-9', 'chosenAlready') : refuse('GS-EXORCISM-8', 'mustExorcise');
      }
      const space = SPACE_KEYS.index(key);
      if (!f.targets.includes(space)) return NO_TARGET[f.kind];
      if (f.chosen.includes(space)) return refuse('GS-EXORCISM-7', 'chosenAlready');
      if (isProtected(g, space)) return refuse('GS-EXORCISM-15', 'protected');
      return refuse('GS-EXORCISM-7', 'notEnough');
    },
    prompt: (g) => ({ dice: diceNames(g) }),
    concerns: (g, f, key) => {
      if (key === ALL) return [...f.chosen, ...fellable(g, f)].map((space) => at(SPACE_KEYS.of, space));
      return key === SETTLE || key === FAIL ? [] : [key];
    },
    resolve(g, f, key) {
      if (key === FAIL) return go('spared');
      if (key === SETTLE) return go('weaken');
      if (key === ALL) f.chosen.push(...fellable(g, f));
      else f.chosen.push(SPACE_KEYS.index(key));
      return fellable(g, f).length > 0 ? again : go('weaken');
    },
  },

  /** GS-EXORCISM-4: the Mantra on a ghost of several colours weakens one of them. */
  weaken: {
    rule: 'GS-EXORCISM-4',
    decider: speaker,
    options: (g, f) => weakenings(g, f).map((colour) => at(TAO_KEYS.of, colour)),
    otherwise: () => go('pay'),
    candidates: (g, f) => weakenChoices(g, f.chosen).map((colour) => at(TAO_KEYS.of, colour)),
    refusal: () => refuse('GS-EXORCISM-7', 'notEnough'),
    resolve(_, f, key) {
      f.weaken = TAO_KEYS.index(key);
      return go('pay');
    },
  },

  /** GS-EXORCISM-5, GS-EXORCISM-6, WM-CRYSTAL-2, WM-CRYSTAL-4: coin by coin, of whom the exorcist likes. */
  pay: {
    rule: 'GS-EXORCISM-5',
    decider: speaker,
    options: (g, f) => (onlyWay(g, f) === null ? usefulCoins(g, f).map((one) => coinKey(g, one)) : []),
    otherwise(g, f) {
      f.paid.push(...(onlyWay(g, f) ?? []));
      return go('banish');
    },
    prompt: (g, f) => ({ missing: coinsMissing(g, f) }),
    concerns(g, _, key) {
      const owner = coinSide(coinFrom(g, key));
      return owner === BARRIER_SIDE ? [key] : [key, taoistKey(g, owner as Side)];
    },
    resolve(g, f, key) {
      const one = coinFrom(g, key);
      f.paid.push(one);
      const owner = coinSide(one);
      if (owner === BARRIER_SIDE || owner === f.side || (f.agreed & (1 << owner)) !== 0) return again;
      return go('consent');
    },
  },

  /** GS-EXORCISM-6: each owner agrees, or keeps their tokens out of it. */
  consent: {
    rule: 'GS-EXORCISM-6',
    decider: (g, f) => seatOf(g, coinSide(at(f.paid, f.paid.length - 1)) as Side),
    options: () => [AGREE, REFUSE],
    prompt: (g, f) => ({ seat: seatOf(g, f.side), ghost: f.chosen.map((space) => ghostOf(cardAt(g, space)).id) }),
    resolve(g, f, key) {
      const side = coinSide(at(f.paid, f.paid.length - 1)) as Side;
      if (key === AGREE) {
        f.agreed |= 1 << side;
        return go('pay');
      }
      f.refused |= 1 << side;
      f.paid = [];
      f.chosen = [];
      f.weaken = NONE;
      tell('GS-EXORCISM-6', 'refusedToLend', { seat: seatOf(g, side) });
      return go('choose');
    },
  },

  /** GS-EXORCISM-9, GS-EXORCISM-10: coins are spent, all fallen ghosts leave, and only then their stones speak. */
  banish(g, f) {
    for (const one of f.paid) spend(g, one);
    const tokens = f.chosen.length === 1 ? f.paid.length : 0; // of several ghosts nobody can tell whose token it was
    for (const space of f.chosen) {
      const card = discardGhost(g, space);
      f.fallen.push(ghostOf(card).right.length > 0 ? card : NONE);
      if (isIncarnation(card)) g.banished += 1;
      tell('GS-EXORCISM-10', 'exorcised', { ghost: ghostOf(card).id, space: spaceName(space), tokens });
    }
    // WM-KUNGFU-3, WM-BARRIER-6: there no right stone applies, and no incarnation can be among them.
    return f.kind === 'tile' ? go('order') : done;
  },

  /** GS-EXORCISM-11: with several right stones the players choose whose comes first. */
  order: {
    rule: 'GS-EXORCISM-11',
    decider: speaker,
    options(_, f) {
      const left = f.fallen.flatMap((card, index) => (card === NONE ? [] : [index]));
      return left.length > 1 ? left.map((index) => at(SPACE_KEYS.of, at(f.chosen, index))) : [];
    },
    otherwise(_, f) {
      f.current = f.fallen.findIndex((card) => card !== NONE);
      f.next = 0;
      return f.current < 0 ? done : go('stones');
    },
    resolve(_, f, key) {
      f.current = f.chosen.indexOf(SPACE_KEYS.index(key));
      f.next = 0;
      return go('stones');
    },
  },

  /** GS-ABIL-12: curses before rewards, as the cards list them. GS-END-1: then an incarnation may have been the last, if no other that fell with it has still to speak. */
  stones(g, f) {
    const card = at(f.fallen, f.current) as Card;
    const ability = ghostOf(card).right[f.next];
    if (ability !== undefined) {
      f.next += 1;
      return call(stone, { card, space: at(f.chosen, f.current), ability, rule: 'GS-ABIL-12' });
    }
    f.fallen[f.current] = NONE;
    if (isIncarnation(card) && !areIncarnationsLeft(g) && !f.fallen.some(isFallenIncarnation)) {
      endGame(g, 'victory', 'GS-END-1');
    }
    return go('order');
  },

  /** GS-EXORCISM-8: tokens would have covered it; whoever keeps them lets it stay. */
  spared(g, f) {
    if (isHeard()) {
      const ghost = namesOf(g, fellable(g, f));
      tell('GS-EXORCISM-8', 'letStay', { seat: speaker(g), ghost, stays: f.targets.map(spaceName) });
    }
    return afterFailure(g, f);
  },

  failed(g, f) {
    if (isHeard())
      tell('GS-EXORCISM-9', 'exorcismFailed', { ghost: namesOf(g, f.targets), stays: f.targets.map(spaceName) });
    return afterFailure(g, f);
  },

  /** WM-ARTEFACT-6, WM-ARTEFACT-17 */
  claw: {
    rule: 'WM-ARTEFACT-6',
    decider: speaker,
    options(g, f) {
      const colours = ALL_COLOURS.filter((colour) => {
        return at(g.tao, colour) > 0 && f.targets.some((space) => printedResistance(g, space, colour) > 0);
      });
      return colours.length === 0 ? [] : [...colours.map((colour) => at(TAO_KEYS.of, colour)), STOP];
    },
    otherwise: () => done,
    candidates: () => [...TAO_KEYS.of, STOP],
    refusal: (g, _, key) => {
      if (at(g.tao, TAO_KEYS.index(key)) === 0) return refuse('GS-COMP-4', 'noneInSupply');
      return refuse('WM-ARTEFACT-6', 'noTargetOfColour');
    },
    resolve(g, f, key) {
      if (key === STOP) return done;
      setMark(g, CLAW_USED);
      gainTao(g, f.side, TAO_KEYS.index(key), 'WM-ARTEFACT-6');
      return done;
    },
  },
});

/** WM-ARTEFACT-6: the Claw takes something from a failure, wanted or not. */
function afterFailure(g: Pieces, f: Exorcism) {
  const hasClaw = f.kind !== 'barrier' && isLiving(g, f.side) && owns(g, f.side, CLAW) && !hasMark(g, CLAW_USED);
  return hasClaw ? go('claw') : done;
}

/** Targets that can fall together with those already chosen. */
function fellable(g: Table, f: Attempt): Space[] {
  return f.targets.filter((space) => !f.chosen.includes(space) && canFell(g, f, [...f.chosen, space]));
}

function weakenings(g: Table, f: Attempt): Colour[] {
  return weakenChoices(g, f.chosen).filter((weaken) => canFell(g, { ...f, weaken }, f.chosen));
}

function isFallenIncarnation(card: Card | -1): boolean {
  return card !== NONE && isIncarnation(card);
}
