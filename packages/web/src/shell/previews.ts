/** Previews of the present question, asked of the table when somebody points at a choice, and kept as long as the question stands. */

import type { Preview } from '@jade/engine';
import { useMemo } from 'react';
import type { Session } from '../table/session.ts';

export interface Previews {
  /** undefined: not answered yet. */
  known(key: string): Preview | null | undefined;
  ask(key: string): Promise<Preview | null>;
}

export function previewsFrom(preview: (key: string) => Promise<Preview | null>): Previews {
  const answers = new Map<string, Preview | null>();
  const asked = new Map<string, Promise<Preview | null>>();
  return {
    known: (key) => answers.get(key),
    ask(key) {
      const before = asked.get(key);
      if (before !== undefined) return before;
      const answer = preview(key).then(
        (given) => {
          answers.set(key, given);
          return given;
        },
        // A table that fails says so when something is chosen.
        () => null,
      );
      asked.set(key, answer);
      return answer;
    },
  };
}

/** So long a press waits for its preview, in milliseconds: less than anybody notices. */
const PATIENCE = 150;

/** What is said of a choice if it is there in time. */
export async function inTime(previews: Previews, key: string): Promise<Preview | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([previews.ask(key), late]);
}

export function usePreviews({ sitting, look }: Session): Previews {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each look the question is another
  return useMemo(() => previewsFrom((key) => sitting.preview(key)), [sitting, look]);
}
