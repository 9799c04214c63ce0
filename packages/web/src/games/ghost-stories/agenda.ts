/** Where in the turn we are, and how the game stands. */

import type { SeatView } from '@jade/engine';
import { hauntedPlaces, LAST_TILE } from '@jade/ghost-stories/screen';
import type { Speaker } from '@jade/words';
import type { Bead } from '../games.ts';
import { stepNow } from './step-now.ts';
import { barrierIn, viewOf } from './use-game.ts';

const STEPS = ['yin', 'arrival', 'move', 'act', 'place'];

/** Where in the turn we are. */
export function agenda(view: SeatView, words: Speaker): readonly Bead[] {
  const { table: g, stack } = viewOf(view);
  if (g.turn === 0 || g.ending !== null) return [];
  const steps = [...STEPS, ...(barrierIn(stack) === null ? [] : ['barrier'])];
  return cord(steps, stepNow(g, stack), words);
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
