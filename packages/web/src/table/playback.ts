/**
 * What the screen shows of what it hears: updates of the table wait in a queue and are shown one after the other, so that the
 * moves of others can be watched. Plain data and pure functions; `table-session.ts` gives them their time.
 */

import type { Viewer } from '@jade/engine';
import type { StoryPart, Update } from '@jade/tables';

export interface Playback {
  readonly shown: Update;
  /** Heard, and not shown yet. */
  readonly queue: readonly Update[];
  readonly story: readonly StoryPart[];
  /** Parts of the story that may be missing or wrong, because an update did not arrive: they must be asked for. */
  readonly missing: Stretch | null;
}

/** From one choice to another. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

export function begin(update: Update): Playback {
  return { shown: update, queue: [], story: update.story.parts, missing: null };
}

/** What happened in a stretch, as it was asked for. What lies behind it is known already, and may have been heard since. */
export function recall(playback: Playback, { from, until }: Stretch, parts: readonly StoryPart[]): Playback {
  const last = latestOf(playback).look.seq;
  const before = playback.story.filter(({ seq }) => seq < from);
  const behind = playback.story.filter(({ seq }) => seq > until);
  const between = parts.filter(({ seq }) => seq >= from && seq <= Math.min(until, last));
  return { ...playback, story: [...before, ...between, ...behind] };
}

/** The stretch before all that is known, and no longer than so many choices; null when everything is known. */
export function unreadOf({ story }: Playback, most: number): Stretch | null {
  const first = story[0]?.seq ?? 0;
  return first === 0 ? null : { from: Math.max(0, first - most), until: first - 1 };
}

export function latestOf({ shown, queue }: Playback): Update {
  return queue.at(-1) ?? shown;
}

export function hear(playback: Playback, update: Update): Playback {
  const { from, parts } = update.story;
  const latest = latestOf(playback);
  if (update.reading > latest.reading) return begin(update); // the table itself was opened anew
  if (update.reading < latest.reading || update.n < latest.n) return playback; // it was overtaken on its way
  const story =
    parts.length === 0 && update.look.seq >= latest.look.seq
      ? playback.story
      : [...playback.story.filter(({ seq }) => seq < from && seq <= update.look.seq), ...parts];
  const heard = { ...playback, story, missing: missingBefore(playback, update) };
  // Something was taken back: what waits to be shown has not happened.
  if (update.look.seq < latest.look.seq) return { ...heard, shown: update, queue: [] };
  if (update.n > latest.n) return { ...heard, queue: [...playback.queue, update] };
  // No new entry: somebody began to think, or was let go on.
  return playback.queue.length === 0
    ? { ...heard, shown: update }
    : { ...heard, queue: [...playback.queue.slice(0, -1), update] };
}

/** An update that goes on from what was never heard: something before it may have been taken back as well as added. */
function missingBefore(playback: Playback, { after, look, story }: Update): Stretch | null {
  if (after <= latestOf(playback).n) return playback.missing;
  const from = Math.min(playback.missing?.from ?? look.seq, playback.story[0]?.seq ?? 0);
  const until = story.parts.length === 0 ? look.seq : story.from - 1;
  return from <= until ? { from, until } : null;
}

export function showNext(playback: Playback): Playback {
  const [next, ...rest] = playback.queue;
  return { ...playback, shown: next ?? playback.shown, queue: rest };
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
