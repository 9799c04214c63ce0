/** What the ghosts did, told step by step: which ghost, what it does, and by which rule. The player turns the pages. */

import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../settings.ts';
import { useTable } from '../../shell/at-table.tsx';
import type { StoryLine, StoryPart } from '../../table/table.ts';

export interface Step {
  readonly line: StoryLine;
  /** The ghost space it happens at, and the tile, as far as the line says or the step before it did. */
  readonly space: string | null;
  readonly tile: string | null;
  /** Which ghost of this Yin phase acts, from 1. */
  readonly number: number;
}

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

/** Words of the rules that need no telling. */
const SILENT = new Set(['forced', 'usedPower']);
const BEGINS = new Set(['turn', 'turnNeutral', 'stone', 'curseRolled', 'curseRolledNeutral']);

/** What of a choice's events is worth telling: from a new turn, a stone or a curse on. */
function worthTelling({ lines }: StoryPart): readonly StoryLine[] {
  const turn = lines.findIndex(({ key }) => key.startsWith('turn'));
  const from = turn >= 0 ? turn : lines.findIndex(({ key }) => BEGINS.has(key));
  return from < 0 ? [] : lines.slice(from).filter(({ key }) => !SILENT.has(key));
}

export function stepsOf(lines: readonly StoryLine[]): Step[] {
  let space: string | null = null;
  let number = 0;
  let actor = '';
  return lines.map((line) => {
    const { key, params } = line;
    if (key.startsWith('turn') || key === 'drew' || key.startsWith('overrun')) {
      space = null;
      actor = '';
      if (key.startsWith('turn')) number = 0;
    }
    if (typeof params.space === 'string') space = params.space;
    if (key === 'stone' && String(params.ghost) + space !== actor) {
      actor = String(params.ghost) + space;
      number += 1;
    }
    const tile =
      typeof params.toTile === 'string' ? params.toTile : typeof params.tile === 'string' ? params.tile : null;
    return { line, space, tile, number: actor === '' ? 0 : number };
  });
}

export function TellingProvider({ children }: { children: ReactNode }) {
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
  useEffect(() => {
    if (!isTelling) return setTelling(null);
    setTelling({
      next: () => setTold(({ steps, at }) => (at + 1 < steps.length ? { steps, at: at + 1 } : NOTHING)),
      back: () => setTold(({ steps, at }) => ({ steps, at: Math.max(0, at - 1) })),
      skip: () => setTold(NOTHING),
    });
    return () => setTelling(null);
  }, [isTelling, setTelling]);

  const value = useMemo(() => told, [told]);
  return <Context value={value}>{children}</Context>;
}
