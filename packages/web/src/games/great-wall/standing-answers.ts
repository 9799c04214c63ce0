/**
 * Standing answers: “do not ask me this again unless…”. They live as long as the page and belong to a table and a seat; when they pass,
 * the rules' package says (great-wall/standing.ts).
 */

import type { StandingAnswer } from '@jade/great-wall/screen';
import { isPassed, PASS, window as timing } from '@jade/great-wall/screen';
import { useEffect, useSyncExternalStore } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { useFrame, useGame, useMe } from './use-game.ts';

type Answers = ReadonlyMap<string, readonly StandingAnswer[]>;

let answers: Answers = new Map();
const listeners = new Set<() => void>();

function change(key: string, list: readonly StandingAnswer[]): void {
  answers = new Map(answers).set(key, list);
  for (const listener of listeners) listener();
}

const NONE: readonly StandingAnswer[] = [];

interface Standings {
  readonly list: readonly StandingAnswer[];
  add(standing: StandingAnswer): void;
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

/** Passes where a standing answer says so. Whoever has just taken something back is asked. */
export function useStandingAnswers(): void {
  const g = useGame();
  const me = useMe();
  const window = useFrame(timing);
  const { keys, pick, session } = useTable();
  const { list } = useStandings();
  const { look, live, canRedo } = session;
  const isAsked = live && look.view.decision === timing.steps.ask && look.view.options !== null && !canRedo;
  const passes = isAsked && window !== null && me !== null && isPassed(g, me, window, keys, list);
  const { seq } = look;
  useEffect(() => {
    if (passes && seq >= 0) pick(PASS);
  }, [passes, seq, pick]);
}
