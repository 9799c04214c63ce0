import type { Seat, SeatView } from '@jade/engine';
import { seat } from '@jade/engine';
import type { StoryPart, Update } from '@jade/tables';
import { describe, expect, it } from 'vitest';
import { begin, hear, latestOf, recall, showAll, showNext, takesTime } from './playback.ts';

const [ME, BOT] = [seat(0), seat(1)];

function part(seq: number, by: Seat | null, lines = 1): StoryPart {
  const line = { seq, rule: 'LM-1', key: 'sold', params: {} };
  return { seq, by, lines: Array.from({ length: lines }, () => line) };
}

function update(n: number, seq: number, from: number, parts: readonly StoryPart[]): Update {
  return {
    n,
    question: n,
    look: { seq, view: {} as SeatView, concerns: {} },
    story: { from, parts },
    canUndo: false,
    canRedo: false,
    over: false,
    seed: null,
    thinking: [],
    waitsForGoAhead: false,
    keeping: 'kept',
  };
}

const start = () => begin(update(0, 0, 0, [part(0, null)]));
const seqs = (parts: readonly StoryPart[]) => parts.map(({ seq }) => seq);

describe('What the screen shows of what it hears', () => {
  it('waits in the order in which it happened', () => {
    let playback = hear(start(), update(1, 1, 1, [part(1, BOT)]));
    playback = hear(playback, update(2, 2, 2, [part(2, BOT)]));
    expect(playback.shown.look.seq).toBe(0);
    expect(seqs(playback.story)).toEqual([0, 1, 2]);
    playback = showNext(playback);
    expect(playback.shown.look.seq).toBe(1);
    expect(latestOf(playback).look.seq).toBe(2);
    expect(showAll(playback)).toMatchObject({ shown: { look: { seq: 2 } }, queue: [] });
  });

  it('takes time where somebody else did something to be seen', () => {
    expect(takesTime(hear(start(), update(1, 1, 1, [part(1, BOT)])), ME)).toBe(true);
    expect(takesTime(hear(start(), update(1, 1, 1, [part(1, ME)])), ME)).toBe(false);
    expect(takesTime(hear(start(), update(1, 1, 1, [part(1, BOT, 0)])), ME)).toBe(false);
  });

  it('forgets what was taken back, also what was not shown yet', () => {
    let playback = hear(start(), update(1, 1, 1, [part(1, ME)]));
    playback = hear(playback, update(2, 2, 2, [part(2, BOT)]));
    playback = hear(playback, update(3, 1, 1, [part(1, ME)]));
    expect(playback.shown.look.seq).toBe(1);
    expect(playback.queue).toEqual([]);
    expect(seqs(playback.story)).toEqual([0, 1]);
  });

  it('is told what happened before it, also when something was taken back meanwhile', () => {
    const opened = begin(update(42, 42, 41, [part(41, ME), part(42, ME)]));
    const before = [part(0, null), part(40, BOT)];
    expect(seqs(recall(opened, before).story)).toEqual([0, 40, 41, 42]);
    const back = hear(opened, update(43, 40, 40, [part(40, BOT)]));
    expect(seqs(recall(back, before).story)).toEqual([0, 40]);
  });

  it('takes news without an entry for the present, and not for another step', () => {
    const thinking = { ...update(1, 1, 2, []), thinking: [BOT] };
    const playback = hear(hear(start(), update(1, 1, 1, [part(1, ME)])), thinking);
    expect(playback.queue).toHaveLength(1);
    expect(latestOf(playback).thinking).toEqual([BOT]);
    expect(seqs(playback.story)).toEqual([0, 1]);
    expect(hear(start(), { ...update(0, 0, 1, []), thinking: [BOT] }).shown.thinking).toEqual([BOT]);
  });

  it('does not go back for news that were overtaken on their way', () => {
    const playback = showAll(hear(start(), update(2, 2, 1, [part(1, ME), part(2, BOT)])));
    expect(hear(playback, update(1, 1, 1, [part(1, ME)]))).toBe(playback);
  });
});
