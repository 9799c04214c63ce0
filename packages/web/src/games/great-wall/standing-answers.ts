/**
 * Standing answers: “do not ask me this again unless…”. They live as long as the page, belong to a table and a seat, and
 * only ever pass: whoever has given one is asked again as soon as one of its conditions comes true.
 */

import type { Faction, Open, Seen } from '@jade/great-wall/screen';
import { BASIC, ENHANCED, hasSoldierIn, PASS, window as timing, USE } from '@jade/great-wall/screen';
import { useEffect, useSyncExternalStore } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { sectionIn } from './prompt-text.ts';
import { useFrame, useGame, useMe } from './use-game.ts';

/** What makes the question worth asking all the same. */
export const UNLESS = ['cardFits', 'enhanced', 'mine', 'newYear'] as const;
export type Unless = (typeof UNLESS)[number];

export interface Standing {
  readonly on: string;
  readonly unless: readonly Unless[];
  readonly year: number;
}

type Answers = ReadonlyMap<string, readonly Standing[]>;

let answers: Answers = new Map();
const listeners = new Set<() => void>();

function change(key: string, list: readonly Standing[]): void {
  answers = new Map(answers).set(key, list);
  for (const listener of listeners) listener();
}

const NONE: readonly Standing[] = [];

interface Standings {
  readonly list: readonly Standing[];
  add(standing: Standing): void;
  clear(): void;
}

export function useStandings(): Standings {
  const { session } = useTable();
  const key = `${session.info.id} ${session.viewer}`;
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => answers,
  );
  const list = all.get(key) ?? NONE;
  return {
    list,
    add: (standing) => change(key, [...list.filter(({ on }) => on !== standing.on), standing]),
    clear: () => change(key, NONE),
  };
}

/** Whether a condition is true for the window that is open. */
export function isTrue(unless: Unless, g: Seen, me: Faction, window: Open, keys: readonly string[], year: number) {
  switch (unless) {
    case 'cardFits':
      return keys.some((key) => BASIC.has(key) || USE.has(key));
    case 'enhanced':
      return keys.some(ENHANCED.has);
    case 'newYear':
      return g.year !== year;
    case 'mine':
      return concernsMe(g, me, window);
  }
}

/** Whether own soldiers stand where it happens; without a place it always concerns everybody. */
function concernsMe(g: Seen, me: Faction, window: Open): boolean {
  const here = sectionIn(window);
  return here === null || hasSoldierIn(g, me, here);
}

/** Passes where a standing answer says so. Whoever has just taken something back is asked. */
export function useStandingAnswers(): void {
  const g = useGame();
  const me = useMe();
  const window = useFrame(timing);
  const { keys, pick, session } = useTable();
  const { list } = useStandings();
  const { look, live, canRedo } = session;
  const isAsked = live && look.view.decision === timing.steps.ask && look.view.options !== null && !canRedo;
  const standing = isAsked && window !== null ? list.find(({ on }) => on === window.on) : undefined;
  const passes =
    standing !== undefined &&
    window !== null &&
    me !== null &&
    keys.includes(PASS) &&
    !standing.unless.some((unless) => isTrue(unless, g, me, window, keys, standing.year));
  const { seq } = look;
  useEffect(() => {
    if (passes && seq >= 0) pick(PASS);
  }, [passes, seq, pick]);
}
