/** Where in the turn we are, and how the game stands. */

import type { SeatView } from '@jade/engine';
import type { GhostView } from '@jade/ghost-stories/screen';
import { asked, hauntedPlaces, LAST_TILE } from '@jade/ghost-stories/screen';
import type { Speaker } from '@jade/words';
import type { Bead } from '../games.ts';
import { barrierIn } from './use-game.ts';

const MOVED = 1;
const STEPS = ['yin', 'arrival', 'move', 'act', 'place'];

/** Where in the turn we are. */
export function agenda(view: SeatView, words: Speaker): readonly Bead[] {
  const names = view.stack.map(({ at }) => at);
  const g = view.table as GhostView;
  if (g.turn === 0 || g.ending !== null) return [];
  const within = (prefix: string) => names.some((name) => name.startsWith(prefix));
  const acted = g.helps + g.exorcisms + g.saves > 0;
  const steps = [...STEPS, ...(barrierIn(view.stack) === null ? [] : ['barrier'])];
  const now = within('barrier.')
    ? 'barrier'
    : names.includes('yang.place') || within('placeSuLing.')
      ? 'place'
      : within('yang.')
        ? acted || within('exorcise.') || within('help.')
          ? 'act'
          : (g.marks & MOVED) !== 0
            ? 'act'
            : 'move'
        : within('arrive') || within('placeDrawn')
          ? 'arrival'
          : 'yin';
  return cord(steps, now, words);
}

/** The cord of an ordinary turn with the bead that is being told. */
export function beadsAt(now: string, words: Speaker): readonly Bead[] {
  return cord(STEPS, now, words);
}

function cord(steps: readonly string[], now: string, words: Speaker): readonly Bead[] {
  return steps.map((step, index) => ({
    label: words.say(`ghosts.step.${step}`),
    state: index < steps.indexOf(now) ? 'done' : step === now ? 'now' : 'next',
  }));
}

export function standing(view: SeatView, words: Speaker): string {
  const table = view.table as GhostView;
  const g = asked(table, view.seats);
  return words.say('ghosts.standing', {
    turn: g.turn,
    level: words.say(`setting.${g.level}`),
    haunted: hauntedPlaces(g).length,
    limit: LAST_TILE[g.level],
  });
}
