/** What the ghosts did, told step by step: which ghost, what it does, and by which rule. The player turns the pages. */

import type { Table } from '@jade/ghost-stories/screen';
import { COLOURS } from '@jade/ghost-stories/screen';
import type { StoryPart } from '@jade/tables';
import type { Speaker } from '@jade/words';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import { useRecapOf } from '../../shell/recap.tsx';
import { useWords } from '../../words/words.tsx';
import type { Bead } from '../games.ts';
import { beadsAt } from './agenda.ts';
import type { Step } from './recap-steps.ts';
import { stepsOf, worthTelling } from './recap-steps.ts';

interface Recap {
  readonly steps: readonly Step[];
  /** The present step; -1 while nothing is told. */
  readonly at: number;
}

const NOTHING: Recap = { steps: [], at: -1 };
const Context = createContext<Recap>(NOTHING);

export function useRecap(): Recap {
  return useContext(Context);
}

/** The board whose turn is shown: of the turn that is told, or of the present one. */
export function useTurnColour(g: Table): number {
  const { steps, at } = useRecap();
  const told = COLOURS.indexOf(String(steps[at]?.turn?.params.board) as 'red');
  return told >= 0 ? told : (g.boards[g.active]?.colour ?? -1);
}

export function RecapProvider({ children }: { children: ReactNode }) {
  const words = useWords();
  const teller = useMemo(() => ({ nothing: NOTHING, find, beads: (told: Recap) => beadsOf(told, words) }), [words]);
  const told = useRecapOf(teller);
  return <Context value={told}>{children}</Context>;
}

function find(story: readonly StoryPart[], heard: number): Recap {
  const lines = story.filter(({ seq }) => seq > heard).flatMap(worthTelling);
  // Whoever only begins a turn has done nothing yet.
  const isNews = lines.some(({ key }) => !key.startsWith('turn') && key !== 'drew');
  return isNews ? { steps: stepsOf(lines), at: 0 } : NOTHING;
}

function beadsOf({ steps, at }: Recap, words: Speaker): readonly Bead[] | undefined {
  const step = steps[at];
  return step === undefined || step.turn === null || step.phase === null ? undefined : beadsAt(step.phase, words);
}
