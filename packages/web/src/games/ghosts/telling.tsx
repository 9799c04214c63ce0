/** What the ghosts did, told step by step: which ghost, what it does, and by which rule. The player turns the pages. */

import type { GhostStories } from '@jade/ghost-stories/screen';
import { COLOURS } from '@jade/ghost-stories/screen';
import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../settings.ts';
import { useTable } from '../../shell/at-table.tsx';
import type { StoryLine, StoryPart } from '../../table/table.ts';
import { useWords } from '../../words/words.tsx';
import { beadsAt } from './describe.ts';

export interface Step {
  /** What happened. */
  readonly line: StoryLine;
  /** What led to it, told with it: the stone that speaks, the card that is drawn. */
  readonly causes: readonly StoryLine[];
  /** What goes with it. */
  readonly notes: readonly StoryLine[];
  /** The turn it belongs to, as far as it is told, and whether it is the first step of it. */
  readonly turn: StoryLine | null;
  readonly opens: boolean;
  readonly phase: 'yin' | 'arrival';
  /** The ghost space it happens at, and the tile, as far as a line says so. */
  readonly space: string | null;
  readonly tile: string | null;
  /** Which ghost of this Yin phase acts, from 1; 0: none. */
  readonly number: number;
  readonly acts: boolean;
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

/** The board whose turn is shown: of the turn that is told, or of the present one. */
export function useTurnColour(g: GhostStories): number {
  const { steps, at } = useTold();
  const told = COLOURS.indexOf(String(steps[at]?.turn?.params.board) as 'red');
  return told >= 0 ? told : (g.boards[g.active]?.colour ?? -1);
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

/** Lines that only lead to the next one. */
const LEADS = new Set([
  'stone',
  'figureHaunts',
  'drew',
  'curseRolled',
  'curseRolledNeutral',
  'overrun',
  'overrunNeutral',
  'flightFailed',
  'devoured',
  'chosenToDie',
  'villagersInTheWay',
  'familyCurse',
  'noSpaceForGhost',
  'paysForPossessed',
  'incarnationEnters',
]);
/** Lines before which something else is over. */
const STARTS = new Set(['stone', 'drew', 'overrun', 'overrunNeutral']);
/** Lines that belong to what was told before. */
const NOTES = new Set(['suLingToken', 'figureBack']);

function tileOf({ params }: StoryLine): string | null {
  if (typeof params.toTile === 'string') return params.toTile;
  return typeof params.tile === 'string' ? params.tile : null;
}

/** One step for each consequence, with what led to it. */
export function stepsOf(lines: readonly StoryLine[]): Step[] {
  const steps: (Step & { notes: StoryLine[] })[] = [];
  let causes: StoryLine[] = [];
  let notes: StoryLine[] = [];
  let turn: StoryLine | null = null;
  let opens = false;
  let phase: Step['phase'] = 'yin';
  let space: string | null = null;
  let number = 0;
  let actor = '';
  const tell = () => {
    const line = causes.pop();
    if (line === undefined) return;
    const tile = [...causes, line].reduce<string | null>((found, one) => tileOf(one) ?? found, null);
    const acts = [...causes, line].some(({ key }) => key === 'stone');
    steps.push({ line, causes, notes, turn, opens, phase, space, tile, number: actor === '' ? 0 : number, acts });
    causes = [];
    notes = [];
    opens = false;
  };
  for (const line of lines) {
    const { key, params } = line;
    if (NOTES.has(key)) {
      if (causes.length === 0) steps[steps.length - 1]?.notes.push(line);
      else notes.push(line);
      continue;
    }
    // The curse says already what becomes of the token.
    if (key === 'taoLeftTheGame' && causes[causes.length - 1]?.key === 'familyCurse') {
      tell();
      continue;
    }
    const isTurn = key.startsWith('turn');
    if (isTurn || STARTS.has(key)) tell();
    if (isTurn || key === 'drew' || key.startsWith('overrun')) {
      space = null;
      actor = '';
    }
    if (key === 'drew' || key === 'arrived') phase = 'arrival';
    if (isTurn) {
      turn = line;
      opens = true;
      phase = 'yin';
      number = 0;
      continue;
    }
    if (typeof params.space === 'string') space = params.space;
    if (key === 'stone' && String(params.ghost) + space !== actor) {
      actor = String(params.ghost) + space;
      number += 1;
    }
    causes.push(line);
    if (!LEADS.has(key)) tell();
  }
  tell();
  return steps;
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
