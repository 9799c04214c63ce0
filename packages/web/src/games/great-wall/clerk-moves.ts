/** Where a Clerk goes is pressed at once; where it comes from is asked only where that is a choice (GW-CLERK-4). */

import { at, frameIn } from '@jade/engine';
import type { Location } from '@jade/great-wall/screen';
import {
  FROM,
  LOCATION,
  LOCATION_IDS,
  LOCATIONS,
  moving,
  PLACES,
  POOL,
  seen,
  sourcesOf,
  TO,
} from '@jade/great-wall/screen';
import type { Shortcut, ShortcutsAt } from '../../shell/shortcut.ts';
import { wallView } from './wall-view.ts';

/** Clerks come from the pool while it has some: whoever wants another one presses that first. */
export const clerkMoves: ShortcutsAt = (view, words) => {
  const moves = new Map<string, readonly Shortcut[]>();
  const frame = view.decision === moving.steps.origin ? frameIn(view.stack, moving) : null;
  if (frame === null) return moves;
  const g = seen(wallView(view));
  for (const to of LOCATIONS) {
    const sources = sourcesOf(g, frame, to);
    const from: readonly Location[] = sources.includes(POOL) ? [POOL] : sources;
    if (from.length === 0) continue;
    moves.set(
      at(LOCATION.of, to),
      from.map((source): Shortcut => {
        const label = words.say('wall.moveClerk', { from: at(PLACES, source), to: at(LOCATION_IDS, to) });
        return { keys: [at(FROM.of, source), at(TO.of, to)], label };
      }),
    );
  }
  return moves;
};
