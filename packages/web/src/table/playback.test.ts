import type { Seat, SeatView } from '@jade/engine';
import { PLAINLY, seat } from '@jade/engine';
import type { StoryPart, Update } from '@jade/tables';
import { describe, expect, it } from 'vitest';
import type { Playback } from './playback.ts';
import { begin, hear as hearAs, isOwnDeed, latestOf, recall, showAll, showNext, unreadOf } from './playback.ts';

const [ME, BOT] = [seat(0), seat(1)];

function part(seq: number, by: Seat | null, lines = 1): StoryPart {
  const line = { seq, rule: 'LM-1', key: 'sold', params: {} };
  return { seq, by, lines: Array.from({ length: lines }, () => line) };
}

const hear = (playback: Playback, heard: Update) => hearAs(playback, heard, PLAINLY, ME);

/** Each part of the story is one beat. */
function update(n: number, seq: number, from: number, parts: readonly StoryPart[]): Update {
  return {
    n,
    after: n - 1,
    reading: 0,
    question: n,
    look: { seq, view: {} as SeatView, concerns: {} },
    story: { from, parts },
    beats: parts.map((one) => ({ ...one, view: {} as SeatView })),
    undoes: null,
    canRedo: false,
    asksBack: null,
    askedBack: null,
    withdrawn: null,
    tookBack: null,
    chairs: [],
    moved: null,
    ahead: [],
    deed: Math.max(0, ...parts.filter(({ by }) => by === ME).map(({ seq }) => seq)),
    over: false,
    seed: null,
    thinking: [],
    waitsForGoAhead: false,
    keeping: 'kept',
  };
}

const start = () => begin(update(0, 0, 0, [part(0, null)]));
const seqs = (parts: readonly { seq: number }[]) => parts.map(({ seq }) => seq);

describe('What the screen shows of what it hears', () => {
  it('waits in the order in which it happened', () => {
    let playback = hear(start(), update(1, 1, 1, [part(1, BOT)]));
    playback = hear(playback, update(2, 2, 2, [part(2, BOT)]));
    expect(playback.shown).toMatchObject({ moment: null, update: { look: { seq: 0 } } });
    expect(seqs(playback.story)).toEqual([0, 1, 2]);
    playback = showNext(playback);
    expect(playback.shown).toMatchObject({ moment: { seq: 1 } });
    playback = showNext(playback);
    expect(playback.shown).toMatchObject({ moment: null, update: { look: { seq: 1 } } });
    expect(latestOf(playback).look.seq).toBe(2);
    expect(showAll(playback)).toMatchObject({ shown: { moment: null, update: { look: { seq: 2 } } }, queue: [] });
  });

  it('tells what only leads on with what it leads to, where it has not been shown yet', () => {
    const telling = { ...PLAINLY, leads: new Set(['leads']) };
    const told = (key: string, seq: number): StoryPart => {
      return { seq, by: BOT, lines: [{ seq, rule: 'LM-1', key, params: {} }] };
    };
    const heard = (playback: Playback, key: string, seq: number) =>
      hearAs(playback, update(seq, seq, seq, [told(key, seq)]), telling, ME);
    const keysOf = ({ recent }: Playback) => recent.map(({ causes, line }) => [...causes, line].map(({ key }) => key));
    const both = heard(heard(start(), 'leads', 1), 'sold', 2);
    expect(keysOf(both)).toEqual([['leads', 'sold']]);
    expect(both.queue.filter(({ moment }) => moment !== null)).toHaveLength(1);
    // Whoever has begun to read it reads it to its end.
    const begun = heard(showNext(heard(start(), 'leads', 1)), 'sold', 2);
    expect(keysOf(begun)).toEqual([['leads'], ['sold']]);
  });

  it('tells what came of an own choice, and not the choice itself', () => {
    const own = {
      ...update(1, 1, 1, [part(1, ME)]),
      beats: [part(1, ME), part(1, ME)].map((one) => ({ ...one, view: {} as SeatView })),
    };
    let playback = showNext(hear(start(), own));
    expect(isOwnDeed(playback, ME)).toBe(true);
    expect(isOwnDeed(playback, BOT)).toBe(false);
    playback = showNext(playback);
    expect(playback.shown.moment).not.toBeNull();
    expect(isOwnDeed(playback, ME)).toBe(false);
  });

  it('has nothing to tell of a choice without words', () => {
    expect(hear(start(), update(1, 1, 1, [part(1, BOT, 0)])).queue).toMatchObject([{ moment: null }]);
  });

  it('remembers what happened since the own last choice, until something is taken back', () => {
    let playback = hear(start(), update(1, 1, 1, [part(1, BOT)]));
    playback = hear(playback, update(2, 2, 2, [part(2, ME)]));
    playback = hear(playback, update(3, 3, 3, [part(3, BOT)]));
    expect(seqs(playback.recent)).toEqual([2, 3]);
    expect(hear(playback, update(4, 1, 1, [part(1, BOT)])).recent).toEqual([]);
  });

  it('goes on to what came after a choice that was made on another machine of the same person, and keeps what a bot chose for them', () => {
    const told = showNext(hear(start(), update(1, 1, 1, [part(1, BOT)])));
    expect(told.shown.moment).not.toBeNull();
    const elsewhere = hear(hear(told, update(2, 2, 2, [part(2, ME)])), update(3, 3, 3, [part(3, BOT)]));
    expect(elsewhere.shown.moment).toBeNull();
    expect(seqs(elsewhere.queue.flatMap(({ moment }) => moment ?? []))).toEqual([2, 3]);
    const byBot = hear(told, { ...update(2, 2, 2, [part(2, ME)]), deed: 0 });
    expect(byBot.shown.moment).not.toBeNull();
    expect(seqs(byBot.recent)).toEqual([1, 2]);
  });

  it('forgets what was taken back, also what was not shown yet', () => {
    let playback = hear(start(), update(1, 1, 1, [part(1, ME)]));
    playback = hear(playback, update(2, 2, 2, [part(2, BOT)]));
    playback = hear(playback, update(3, 1, 1, [part(1, ME)]));
    expect(playback.shown.update.look.seq).toBe(1);
    expect(playback.queue).toEqual([]);
    expect(seqs(playback.story)).toEqual([0, 1]);
  });

  it('is told what happened before it, also when something was taken back meanwhile', () => {
    const opened = begin(update(42, 42, 41, [part(41, ME), part(42, ME)]));
    const before = [part(0, null), part(40, BOT)];
    const unread = { from: 0, until: 40 };
    expect(unreadOf(opened, 100)).toEqual(unread);
    expect(unreadOf(opened, 10)).toEqual({ from: 31, until: 40 });
    expect(seqs(recall(opened, unread, before).story)).toEqual([0, 40, 41, 42]);
    const back = hear(opened, update(43, 40, 40, [part(40, BOT)]));
    expect(seqs(recall(back, unread, before).story)).toEqual([0, 40]);
  });

  it('takes news without an entry for the present, and not for another step', () => {
    const thinking = { ...update(1, 1, 2, []), thinking: [BOT] };
    const playback = hear(hear(start(), update(1, 1, 1, [part(1, ME)])), thinking);
    expect(playback.queue).toHaveLength(2);
    expect(latestOf(playback).thinking).toEqual([BOT]);
    expect(seqs(playback.story)).toEqual([0, 1]);
    expect(hear(start(), { ...update(0, 0, 1, []), thinking: [BOT] }).shown.update.thinking).toEqual([BOT]);
  });

  it('does not go back for news that were overtaken on their way', () => {
    const playback = showAll(hear(start(), update(2, 2, 1, [part(1, ME), part(2, BOT)])));
    expect(hear(playback, update(1, 1, 1, [part(1, ME)]))).toBe(playback);
  });

  it('asks for the rest where an update did not arrive', () => {
    const heard = hear(start(), update(1, 1, 1, [part(1, ME)]));
    // Entries 2 and 3 were never heard of: they may have taken something back, and the story is asked for from its beginning.
    const gap = hear(heard, update(4, 4, 4, [part(4, BOT)]));
    expect(seqs(gap.story)).toEqual([0, 1, 4]);
    expect(gap.missing).toEqual({ from: 0, until: 3 });
    const told = [part(0, null), part(1, BOT), part(2, ME), part(3, BOT)];
    expect(recall(gap, { from: 0, until: 3 }, told).story.map(({ by }) => by)).toEqual([null, BOT, ME, BOT, BOT]);
  });

  it('asks for nothing where several entries were told at once, or where it knows it already', () => {
    expect(
      hear(start(), {
        ...update(
          3,
          3,
          1,
          [1, 2, 3].map((seq) => part(seq, BOT)),
        ),
        after: 0,
      }).missing,
    ).toBeNull();
    const playback = hear(start(), update(1, 1, 1, [part(1, ME)]));
    expect(hear(playback, { ...update(1, 1, 0, [part(0, null), part(1, ME)]), after: 1 }).missing).toBeNull();
  });

  it('begins anew when the table was read anew, even with fewer entries', () => {
    const playback = hear(start(), update(5, 5, 1, [part(1, ME)]));
    const anew = { ...update(2, 2, 0, [part(0, null), part(1, BOT), part(2, BOT)]), reading: 1 };
    expect(hear(playback, anew)).toMatchObject({ shown: { update: anew }, queue: [], story: anew.story.parts });
    expect(hear(hear(playback, anew), update(6, 6, 6, [part(6, ME)]))).toMatchObject({
      shown: { update: anew },
      queue: [],
    });
  });
});
