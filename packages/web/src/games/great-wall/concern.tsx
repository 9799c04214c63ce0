/** What an open window is about, and what a card under the pointer could hit: ringed on the field, never glowing. */

import type { Params } from '@jade/engine';
import type { GreatWall, Slot } from '@jade/great-wall/screen';
import {
  ALL_SLOTS,
  hordeOf,
  MOST_SPOTS,
  rowOf,
  SECTIONS,
  SOLDIERS,
  sectionOf,
  spotName,
} from '@jade/great-wall/screen';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { sectionIn } from './prompt-text.ts';
import { useRecap } from './recap.tsx';
import type { Frame } from './use-game.ts';
import { frameOf, useGame } from './use-game.ts';

export interface Concern {
  readonly slots: readonly number[];
  readonly sections: readonly number[];
  readonly spots: readonly string[];
}

const NOTHING: Concern = { slots: [], sections: [], spots: [] };

const Inspected = createContext<Concern | null>(null);
const Pointing = createContext<(concern: Concern | null) => void>(() => undefined);

export function useConcern(): Concern | null {
  return useContext(Inspected);
}

/** Rings something as long as the pointer or the keyboard rests on a card. */
export function usePointing(): (concern: Concern | null) => void {
  return useContext(Pointing);
}

export function ConcernProvider({ children }: { children: ReactNode }) {
  const g = useGame();
  const { look } = useTable().session;
  const { view, seq } = look;
  const [pointed, setPointed] = useState<{ seq: number; concern: Concern } | null>(null);
  const window = view.decision === 'window.ask' && view.options !== null ? frameOf(view.stack, 'window') : null;
  const { steps, at } = useRecap();
  const step = steps[at];
  const about = useMemo(
    () => (step !== undefined ? toldOf(step.params) : window === null ? null : concernOf(g, window)),
    [g, window, step],
  );
  const point = useMemo(
    () => (concern: Concern | null) => setPointed(concern === null ? null : { seq, concern }),
    [seq],
  );
  return (
    <Pointing value={point}>
      <Inspected value={pointed !== null && pointed.seq === seq ? pointed.concern : about}>{children}</Inspected>
    </Pointing>
  );
}

/** Where the present step of a story happens. */
function toldOf({ section, spot }: Params): Concern {
  const place = SECTIONS.indexOf(String(section) as 'left');
  return { slots: [], sections: place < 0 ? [] : [place], spots: typeof spot === 'string' ? [spot] : [] };
}

/** Where it happened. */
function concernOf(g: GreatWall, window: Frame): Concern {
  const section = sectionIn(window);
  const slot = typeof window.slot === 'number' ? window.slot : -1;
  const covered = Array.isArray(window.covered) ? window.covered.map(Number) : [];
  const spots = covered.flatMap((code) => {
    const at = Math.floor(code / MOST_SPOTS) as Slot;
    const cell = g.hordes[at] ? hordeOf(g.hordes[at] ?? '').type.cells[code % MOST_SPOTS] : undefined;
    return cell === undefined ? [] : [spotName(at, cell)];
  });
  const wide = ['beforeAssault', 'breach', 'sectionHeld', 'built'].includes(String(window.on));
  return { slots: slot >= 0 ? [slot] : [], sections: wide && section !== null ? [section] : [], spots };
}

/** What a tactic card could hit. */
export function targetsOf(g: GreatWall, me: number, title: string, enhanced: boolean, window: Frame): Concern {
  const section = sectionIn(window);
  const hordes = ALL_SLOTS.filter((slot) => g.hordes[slot] !== '');
  switch (title) {
    case 'ambush':
      return { ...NOTHING, slots: hordes.filter((slot) => enhanced || rowOf(slot) === 0) };
    case 'nightWatch':
    case 'holdTheLine':
    case 'emergencyWorks':
      return { ...NOTHING, sections: section === null ? [] : [section] };
    case 'charge':
    case 'combinedArms':
      return { ...NOTHING, slots: hordes.filter((slot) => attackersIn(g, me, sectionOf(slot)) > 0) };
    default:
      return concernOf(g, window);
  }
}

/** Own soldiers in a section who could attack from where they are. */
function attackersIn(g: GreatWall, me: number, section: number): number {
  const clan = g.clans[me];
  const waiting = SOLDIERS.reduce((sum, _, kind) => sum + (clan?.rest[section * SOLDIERS.length + kind] ?? 0), 0);
  return waiting + (clan?.firing[section] ?? 0);
}
