/** Where in the turn we are, and how the game stands. */

import type { Frame, Procedure, SeatView } from '@jade/engine';
import { frameIn } from '@jade/engine';
import type { Table } from '@jade/ghost-stories/screen';
import {
  arrive,
  barrier,
  exorcise,
  hauntedPlaces,
  help,
  LAST_TILE,
  MOVED,
  placeDrawn,
  placeSuLing,
  yang,
} from '@jade/ghost-stories/screen';
import type { Speaker } from '@jade/words';
import type { Bead } from '../games.ts';
import { barrierIn, viewOf } from './use-game.ts';

const STEPS = ['yin', 'arrival', 'move', 'act', 'place'];

/** Where in the turn we are. */
export function agenda(view: SeatView, words: Speaker): readonly Bead[] {
  const { table: g, stack } = viewOf(view);
  if (g.turn === 0 || g.ending !== null) return [];
  const steps = [...STEPS, ...(barrierIn(stack) === null ? [] : ['barrier'])];
  return cord(steps, stepNow(g, stack), words);
}

function stepNow(g: Table, stack: readonly Frame[]): string {
  const within = <Locals>(procedure: Procedure<Locals>): boolean => frameIn(stack, procedure) !== null;
  if (within(barrier)) return 'barrier';
  const phase = frameIn(stack, yang);
  if (phase?.at === yang.steps.place || within(placeSuLing)) return 'place';
  if (phase === null) return within(arrive) || within(placeDrawn) ? 'arrival' : 'yin';
  const acted = g.helps + g.exorcisms + g.saves > 0 || within(exorcise) || within(help);
  return acted || (g.marks & MOVED) !== 0 ? 'act' : 'move';
}

function cord(steps: readonly string[], now: string, words: Speaker): readonly Bead[] {
  return steps.map((step, index) => ({
    label: words.say(`ghosts.step.${step}`),
    state: index < steps.indexOf(now) ? 'done' : step === now ? 'now' : 'next',
  }));
}

export function standing(view: SeatView, words: Speaker): string {
  const g = viewOf(view).table;
  return words.say('ghosts.standing', {
    turn: g.turn,
    level: words.say(`setting.${g.level}`),
    haunted: hauntedPlaces(g).length,
    limit: LAST_TILE[g.level],
  });
}
