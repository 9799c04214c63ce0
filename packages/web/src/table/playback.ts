/**
 * What the screen shows of what it hears: the moments of updates wait in a queue and are shown one after the other, each on its own
 * board; when all are told, the present stands there. Plain data and pure functions; `table-session.ts` gives them their time.
 */

import type { Telling, Viewer } from '@jade/engine';
import type { StoryPart, Update } from '@jade/tables';
import type { ToldMoment } from './moments.ts';
import { joined, momentsOf } from './moments.ts';

/** A moment on the way to an update, or the update itself, when all that led to it is told. */
export interface Shown {
  readonly update: Update;
  readonly moment: ToldMoment | null;
}

export interface Playback {
  readonly shown: Shown;
  /** Heard, and not shown yet. */
  readonly queue: readonly Shown[];
  /** What was told and will be since the viewer's own last choice, the first at first. */
  readonly recent: readonly ToldMoment[];
  readonly story: readonly StoryPart[];
  /** Parts of the story that may be missing or wrong, because an update did not arrive: they must be asked for. */
  readonly missing: Stretch | null;
  /** How often something that had been told was taken back: what was asked for before that may be of a past that is none any more. */
  readonly bends: number;
}

/** From one choice to another. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** More moments than anybody goes back to. */
const MOST_RECENT = 60;

export function begin(update: Update): Playback {
  return { shown: present(update), queue: [], recent: [], story: update.story.parts, missing: null, bends: 0 };
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
  return (queue.at(-1) ?? shown).update;
}

export function hear(playback: Playback, update: Update, telling: Telling, viewer: Viewer): Playback {
  const { from, parts } = update.story;
  const latest = latestOf(playback);
  if (update.reading > latest.reading) return begin(update); // the table itself was opened anew
  if (update.reading < latest.reading || update.n < latest.n) return playback; // it was overtaken on its way
  const story =
    parts.length === 0 && update.look.seq >= latest.look.seq
      ? playback.story
      : [...playback.story.filter(({ seq }) => seq < from && seq <= update.look.seq), ...parts];
  const isBent = from <= latest.look.seq || update.look.seq < latest.look.seq;
  const bends = playback.bends + (isBent ? 1 : 0);
  const heard = { ...playback, story, missing: missingBefore(playback, update), bends };
  // Something was taken back: what waits to be shown has not happened.
  if (update.look.seq < latest.look.seq) return { ...heard, shown: present(update), queue: [], recent: [] };
  if (update.n > latest.n) {
    // Whoever has chosen, here or on another machine of theirs, begins a new story: what came before has been seen.
    const isPast = update.deed > latest.deed;
    const waiting = isPast ? [] : playback.queue;
    const { moments, before } = withWaiting(waiting, momentsOf(update.beats, telling, viewer), telling);
    const told = moments.map((moment): Shown => ({ update, moment }));
    const known = playback.recent.filter((moment) => moment !== before);
    const recent = [...(isPast ? [] : known), ...moments].slice(-MOST_RECENT);
    const queue = waiting.filter(({ moment }) => before === null || moment !== before);
    const shown = isPast ? present(playback.shown.update) : playback.shown;
    return { ...heard, shown, recent, queue: [...queue, ...told, present(update)] };
  }
  // No new entry: somebody began to think, or was let go on.
  return playback.queue.length === 0
    ? { ...heard, shown: present(update) }
    : { ...heard, queue: [...playback.queue.slice(0, -1), present(update)] };
}

/** The moments that were heard, the first with the one `before` it that still waits, where that only leads to it. */
function withWaiting(queue: readonly Shown[], moments: readonly ToldMoment[], telling: Telling) {
  const before = queue.findLast(({ moment }) => moment !== null)?.moment ?? null;
  const [first, ...rest] = moments;
  const both = before === null || first === undefined ? null : joined(before, first, telling);
  return both === null ? { moments, before: null } : { moments: [both, ...rest], before };
}

function present(update: Update): Shown {
  return { update, moment: null };
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
  return { ...playback, shown: playback.queue.at(-1) ?? playback.shown, queue: [] };
}

/** A choice of one's own with no more to it than the choice itself needs no telling: one has just made it. */
export function isOwnDeed({ shown, recent }: Playback, viewer: Viewer): boolean {
  const { moment } = shown;
  if (moment === null || moment.by !== viewer || moment.kind !== 'plain') return false;
  return recent.find(({ seq }) => seq === moment.seq) === moment;
}
