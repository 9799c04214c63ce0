/** Rolling Tao dice, with the powers and the artefact that change a roll. */

import { again, at, done, frame, go, tell } from '@jade/engine';
import type { Face } from '../content/colours.ts';
import { FACE_NAMES, TAO_FACES, WHITE } from '../content/colours.ts';
import { TAO_DICE } from '../content/numbers.ts';
import { SWORD } from '../content/villagers.ts';
import { random } from '../setup.ts';
import type { GhostStories, Table } from '../state.ts';
import { procedure } from './define.ts';
import { capturedDice } from './ghosts.ts';
import { DIE_KEYS, KEEP, ROLL } from './keys.ts';
import { hasPower, tellPower } from './powers.ts';
import { owns, speaker } from './table.ts';

interface Roll {
  /** How many dice; of these the first `set` are not rolled but laid with white up. */
  count: number;
  set: number;
  /** Whether powers work on this roll. */
  powers: boolean;
  /** Dice chosen to be rolled again, as bits. */
  marked: number;
}

/** GS-ABIL-4: the dice that no ghost holds. */
export function freeDice(g: Table): number {
  return Math.max(0, TAO_DICE - capturedDice(g));
}

/** GS-EXORCISM-2, GS-POWER-7; WM-ARTEFACT-10, WM-ARTEFACT-11, WM-ARTEFACT-16: the Sword sets one of the dice left. */
export function exorcismRoll(g: Table): Roll {
  const tao = freeDice(g);
  const grey = hasPower(g, 'strength-of-a-mountain') ? 1 : 0;
  return { count: tao + grey, set: tao > 0 && owns(g, g.active, SWORD) ? 1 : 0, powers: true, marked: 0 };
}

/** WM-BARRIER-7: three dice and the grey one, captured or not; WM-BARRIER-5, WM-BARRIER-15: nothing changes them. */
export function barrierRoll(): Roll {
  return { count: TAO_DICE + 1, set: 0, powers: false, marked: 0 };
}

export function plainRoll(count: number): Roll {
  return { count, set: 0, powers: true, marked: 0 };
}

/** The dice lie on the table afterwards: `g.dice`. */
export const rollTao = procedure('rollTao', frame<Roll>(), {
  roll(g, f) {
    g.dice = [];
    for (let die = 0; die < f.count; die++) g.dice.push(die < f.set ? WHITE : rollDie(g));
    tell('GS-EXORCISM-2', 'rolled', { dice: diceNames(g) });
    return f.powers && f.count > f.set && hasPower(g, 'the-gods-favorite') ? go('reroll') : done;
  },

  /** GS-POWER-6: any number of dice, once, and the second result stays. */
  reroll: {
    rule: 'GS-POWER-6',
    decider: speaker,
    options(_, f) {
      const dice = DIE_KEYS.of.filter((_, die) => die >= f.set && die < f.count && (f.marked & (1 << die)) === 0);
      return [...dice, f.marked === 0 ? KEEP : ROLL];
    },
    prompt: (g) => ({ dice: diceNames(g) }),
    resolve(g, f, key) {
      if (key === KEEP) return done;
      if (key !== ROLL) {
        f.marked |= 1 << DIE_KEYS.index(key);
        return again;
      }
      tellPower(g, 'the-gods-favorite', 'GS-POWER-6');
      for (let die = 0; die < f.count; die++) if ((f.marked & (1 << die)) !== 0) g.dice[die] = rollDie(g);
      tell('GS-POWER-6', 'rerolled', { dice: diceNames(g) });
      return done;
    },
  },
});

function rollDie(g: GhostStories): Face {
  return at(TAO_FACES, random.roll(g, 'tao', TAO_FACES.length) - 1);
}

export function diceNames(g: Table): string[] {
  return g.dice.map((face) => at(FACE_NAMES, face));
}
