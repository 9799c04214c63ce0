/**
 * What the screen shows of what it hears: updates of the table wait in a queue and are shown one after the other, so that the
 * moves of others can be watched. Plain data and pure functions; `session.ts` gives them their time.
 */

import type { Viewer } from '@jade/engine';
import type { StoryPart, Update } from '@jade/tables';

export interface Playback {
  readonly shown: Update;
  /** Heard, and not shown yet. */
  readonly queue: readonly Update[];
  readonly story: readonly StoryPart[];
}

export function begin(update: Update): Playback {
  return { shown: update, queue: [], story: update.story.parts };
}

/** What happened before all that is known. */
export function recall(playback: Playback, parts: readonly StoryPart[]): Playback {
  const first = playback.story[0]?.seq ?? 0;
  return { ...playback, story: [...parts.filter(({ seq }) => seq < first), ...playback.story] };
}

export function latestOf({ shown, queue }: Playback): Update {
  return queue.at(-1) ?? shown;
}

export function hear(playback: Playback, update: Update): Playback {
  const { from, parts } = update.story;
  const latest = latestOf(playback);
  if (update.n < latest.n) return playback; // it was overtaken on its way
  const story =
    parts.length === 0 && update.look.seq >= latest.look.seq
      ? playback.story
      : [...playback.story.filter(({ seq }) => seq < from && seq <= update.look.seq), ...parts];
  // Something was taken back: what waits to be shown has not happened.
  if (update.look.seq < latest.look.seq) return { shown: update, queue: [], story };
  if (update.n > latest.n) return { ...playback, queue: [...playback.queue, update], story };
  // No new entry: somebody began to think, or was let go on.
  return playback.queue.length === 0
    ? { shown: update, queue: [], story }
    : { ...playback, queue: [...playback.queue.slice(0, -1), update], story };
}

export function showNext({ shown, queue, story }: Playback): Playback {
  const [next, ...rest] = queue;
  return { shown: next ?? shown, queue: rest, story };
}

export function showAll(playback: Playback): Playback {
  return { ...playback, shown: latestOf(playback), queue: [] };
}

/** Own choices are shown at once, and those of which there is nothing to see. */
export function takesTime({ queue, story }: Playback, viewer: Viewer): boolean {
  const [next] = queue;
  const part = story.find(({ seq }) => seq === next?.look.seq);
  return part === undefined || (part.by !== viewer && part.lines.length > 0);
}
