/** What happened without a choice of one's own, told step by step: the player turns the pages. */

import type { StoryPart } from '@jade/tables';
import { useEffect, useState } from 'react';
import type { Bead } from '../games/games.ts';
import { useSettings } from '../settings.ts';
import { useTable } from './at-table.tsx';

/** Steps of a tale and the present one, -1 while nothing is told. */
export interface Tale {
  readonly steps: readonly unknown[];
  readonly at: number;
}

interface Teller<Told extends Tale> {
  /** What is told while nothing is. */
  readonly nothing: Told;
  /** What is worth telling of a story whose parts up to `heard` are known already. */
  find(story: readonly StoryPart[], heard: number): Told;
  /** Where in the turn the present step is. */
  beads?(told: Told): readonly Bead[] | undefined;
}

/** `teller` must stay the same as long as it tells the same. */
export function useTelling<Told extends Tale>(teller: Teller<Told>): Told {
  const { session, setTelling } = useTable();
  const { pace, tales } = useSettings();
  const { look, live, lookingBack, story } = session;
  const [heard, setHeard] = useState(look.seq);
  const [told, setTold] = useState<Told>(teller.nothing);
  const isAsked = look.view.options !== null || look.view.outcome !== null;
  const wanted = tales === 'steps' && pace !== 'instant';
  const isKnown = (story[story.length - 1]?.seq ?? -1) >= look.seq;

  useEffect(() => {
    if (!live || heard === look.seq) return;
    if (look.seq < heard || !wanted) return setHeard(look.seq);
    if (!isAsked || !isKnown) return;
    setHeard(look.seq);
    const sofar = story.filter(({ seq }) => seq <= look.seq);
    setTold(teller.find(sofar, heard));
  }, [live, heard, look.seq, wanted, isAsked, isKnown, story, teller]);

  useEffect(() => {
    if (told.at < 0 || lookingBack) return setTelling(null);
    setTelling({
      beads: teller.beads?.(told),
      next: () => setTold((now) => (now.at + 1 < now.steps.length ? { ...now, at: now.at + 1 } : teller.nothing)),
      back: () => setTold((now) => ({ ...now, at: Math.max(0, now.at - 1) })),
      skip: () => setTold(teller.nothing),
    });
    return () => setTelling(null);
  }, [told, lookingBack, setTelling, teller]);

  // The past has a board of its own; what was being told waits until the screen returns.
  return lookingBack ? teller.nothing : told;
}
