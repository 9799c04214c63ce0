/** What happened without a choice of one's own, told step by step: the player turns the pages. */

import type { StoryPart } from '@jade/tables';
import { useEffect, useState } from 'react';
import type { Bead } from '../games/games.ts';
import { useSettings } from '../settings.ts';
import { useTable } from './at-table.tsx';

/** The steps of a recap and the present one, -1 while there is nothing to recap. */
export interface Recap {
  readonly steps: readonly unknown[];
  readonly at: number;
}

interface RecapSource<R extends Recap> {
  /** The recap of nothing. */
  readonly nothing: R;
  /** What is worth a recap of a story whose parts up to `heard` are known already. */
  find(story: readonly StoryPart[], heard: number): R;
  /** Where in the turn the present step is. */
  beads?(recap: R): readonly Bead[] | undefined;
}

/** `source` must stay the same as long as it tells the same. */
export function useRecapOf<R extends Recap>(source: RecapSource<R>): R {
  const { session, setRecap } = useTable();
  const { pace, tales } = useSettings();
  const { look, live, lookingBack, story } = session;
  const [heard, setHeard] = useState(look.seq);
  const [recap, setRecapped] = useState<R>(source.nothing);
  const isAsked = look.view.options !== null || look.view.outcome !== null;
  const wanted = tales === 'steps' && pace !== 'instant';
  const isKnown = (story[story.length - 1]?.seq ?? -1) >= look.seq;

  useEffect(() => {
    if (!live || heard === look.seq) return;
    if (look.seq < heard || !wanted) return setHeard(look.seq);
    if (!isAsked || !isKnown) return;
    setHeard(look.seq);
    const sofar = story.filter(({ seq }) => seq <= look.seq);
    setRecapped(source.find(sofar, heard));
  }, [live, heard, look.seq, wanted, isAsked, isKnown, story, source]);

  useEffect(() => {
    if (recap.at < 0 || lookingBack) return setRecap(null);
    setRecap({
      beads: source.beads?.(recap),
      next: () => setRecapped((now) => (now.at + 1 < now.steps.length ? { ...now, at: now.at + 1 } : source.nothing)),
      back: () => setRecapped((now) => ({ ...now, at: Math.max(0, now.at - 1) })),
      skip: () => setRecapped(source.nothing),
    });
    return () => setRecap(null);
  }, [recap, lookingBack, setRecap, source]);

  // The past has a board of its own; what was being told waits until the screen returns.
  return lookingBack ? source.nothing : recap;
}
