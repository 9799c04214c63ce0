/** What an open window is about, and what a card under the pointer could hit: ringed on the field, never glowing. */

import type { Params } from '@jade/engine';
import { frameIn } from '@jade/engine';
import type { Faction, Open, Seen, Slot } from '@jade/great-wall/screen';
import {
  ALL_SECTIONS,
  hordeOf,
  MOST_SPOTS,
  SECTIONS,
  sectionIn,
  spotName,
  targetsOf,
  window as timing,
} from '@jade/great-wall/screen';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { useGame } from './use-game.ts';

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
  const { look, moment } = useTable().session;
  const { view, seq } = look;
  const [pointed, setPointed] = useState<{ seq: number; concern: Concern } | null>(null);
  const window = view.decision === timing.steps.ask && view.options !== null ? frameIn(view.stack, timing) : null;
  const about = useMemo(
    () => (moment !== null ? toldOf(moment.line.params) : window === null ? null : concernOf(g, window)),
    [g, window, moment],
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

/** Where what is told happens. */
function toldOf({ section, spot }: Params): Concern {
  const places = ALL_SECTIONS.filter((one) => SECTIONS[one] === section);
  return { slots: [], sections: places, spots: typeof spot === 'string' ? [spot] : [] };
}

/** Where it happened. */
function concernOf(g: Seen, window: Open): Concern {
  const section = sectionIn(window);
  const spots = window.covered.flatMap((code) => {
    const at = Math.floor(code / MOST_SPOTS) as Slot;
    const cell = g.hordes[at] ? hordeOf(g.hordes[at] ?? '').type.cells[code % MOST_SPOTS] : undefined;
    return cell === undefined ? [] : [spotName(at, cell)];
  });
  const wide = WIDE.has(window.on);
  return { slots: window.slot >= 0 ? [window.slot] : [], sections: wide && section !== null ? [section] : [], spots };
}

/** Events of a whole Section. */
const WIDE: ReadonlySet<Open['on']> = new Set<Open['on']>(['beforeAssault', 'breach', 'sectionHeld', 'built']);

/** What a box of a tactic card could hit; without a target of its own, where it happened. */
export function hitBy(g: Seen, me: Faction, key: string, window: Open): Concern {
  const targets = targetsOf(g, me, key);
  return targets === null ? concernOf(g, window) : { ...NOTHING, ...targets };
}
