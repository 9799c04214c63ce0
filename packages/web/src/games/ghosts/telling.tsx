/** What the ghosts did, told step by step: which ghost, what it does, and by which rule. The player turns the pages. */

import type { GhostStories } from '@jade/ghost-stories/screen';
import { COLOURS } from '@jade/ghost-stories/screen';
import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../settings.ts';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { beadsAt } from './describe.ts';
import type { Step } from './steps.ts';
import { stepsOf, worthTelling } from './steps.ts';

interface Told {
  readonly steps: readonly Step[];
  /** The present step; -1 while nothing is told. */
  readonly at: number;
}

const NOTHING: Told = { steps: [], at: -1 };
const Context = createContext<Told>(NOTHING);

export function useTold(): Told {
  return useContext(Context);
}

/** The board whose turn is shown: of the turn that is told, or of the present one. */
export function useTurnColour(g: GhostStories): number {
  const { steps, at } = useTold();
  const told = COLOURS.indexOf(String(steps[at]?.turn?.params.board) as 'red');
  return told >= 0 ? told : (g.boards[g.active]?.colour ?? -1);
}

export function TellingProvider({ children }: { children: ReactNode }) {
  const words = useWords();
  const { session, setTelling } = useTable();
  const { pace, tales } = useSettings();
  const { look, live, story } = session;
  const [heard, setHeard] = useState(look.seq);
  const [told, setTold] = useState<Told>(NOTHING);
  const isAsked = look.view.options !== null || look.view.outcome !== null;
  const wanted = tales === 'steps' && pace !== 'instant';
  const isKnown = (story[story.length - 1]?.seq ?? -1) >= look.seq;

  useEffect(() => {
    if (!live || heard === look.seq) return;
    if (look.seq < heard || !wanted) return setHeard(look.seq);
    if (!isAsked || !isKnown) return;
    const lines = story.filter(({ seq }) => seq > heard && seq <= look.seq).flatMap(worthTelling);
    setHeard(look.seq);
    // Whoever only begins a turn has done nothing yet.
    if (lines.some(({ key }) => !key.startsWith('turn') && key !== 'drew')) setTold({ steps: stepsOf(lines), at: 0 });
  }, [live, heard, look.seq, wanted, isAsked, isKnown, story]);

  const isTelling = told.at >= 0;
  const step = told.steps[told.at];
  const phase = step === undefined || step.turn === null ? null : step.phase;
  useEffect(() => {
    if (!isTelling) return setTelling(null);
    setTelling({
      beads: phase === null ? undefined : beadsAt(phase, words),
      next: () => setTold(({ steps, at }) => (at + 1 < steps.length ? { steps, at: at + 1 } : NOTHING)),
      back: () => setTold(({ steps, at }) => ({ steps, at: Math.max(0, at - 1) })),
      skip: () => setTold(NOTHING),
    });
    return () => setTelling(null);
  }, [isTelling, setTelling, phase, words]);

  const value = useMemo(() => told, [told]);
  return <Context value={value}>{children}</Context>;
}
