/** Before the game, if it was wished so: each player chooses a Taoist and the side of the board (GS-SETUP-13). */

import type { Refusal } from '@jade/engine';
import { again, at, done, frame, must, refuse, seat, tell } from '@jade/engine';
import { COLOURS } from '../content/colours.ts';
import type { Side } from '../content/layout.ts';
import { SIDES } from '../content/layout.ts';
import type { Power } from '../content/village.ts';
import { colourOfPower, POWERS } from '../content/village.ts';
import { takeBoard } from '../setup.ts';
import type { GhostStories } from '../state.ts';
import { boardOf } from '../state.ts';
import { decision } from './define.ts';
import { POWER_KEYS } from './keys.ts';

export function powerFrom(key: string): Power {
  return at(POWERS, POWER_KEYS.index(key));
}

/** Seats choose in their order. */
function chooser(g: GhostStories): number {
  return g.seats - g.toChoose;
}

export const chooseBoard = decision('chooseBoard', frame(), {
  rule: 'GS-SETUP-13',
  decider: (g) => seat(chooser(g)),
  options: (g) => (g.toChoose === 0 ? [] : POWER_KEYS.of.filter((key) => boardRefusal(g, powerFrom(key)) === null)),
  otherwise: () => done,
  candidates: () => POWER_KEYS.of,
  refusal: (g, _, key) => must(boardRefusal(g, powerFrom(key)), 'a reason'),
  resolve(g, _, key) {
    const power = powerFrom(key);
    const colour = colourOfPower(power);
    const who = chooser(g);
    takeBoard(g, g.seats, sideOfSeat(g, who), colour, power);
    tell('GS-SETUP-13', 'tookBoard', { seat: who, board: at(COLOURS, colour), power });
    g.toChoose -= 1;
    return again;
  },
});

function boardRefusal(g: GhostStories, power: Power): Refusal | null {
  const holder = g.boards.find(({ colour }) => colour === colourOfPower(power))?.seat ?? 0;
  if (holder >= 0 && holder < chooser(g)) return refuse('GS-SETUP-13', 'boardTaken', { seat: holder });
  // GS-SETUP-12
  if (g.seats === 1 && power === 'dance-of-the-twin-winds') return refuse('GS-SETUP-12', 'spiresAlone');
  return null;
}

function sideOfSeat(g: GhostStories, who: number): Side {
  return must(
    SIDES.find((side) => boardOf(g, side).seat === who),
    'a board of that seat',
  );
}
