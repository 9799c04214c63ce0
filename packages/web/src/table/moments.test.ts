import type { MomentKind, SeatView, Telling } from '@jade/engine';
import { seat } from '@jade/engine';
import type { Beat } from '@jade/tables';
import { describe, expect, it } from 'vitest';
import { lengthOf, momentsOf } from './moments.ts';

const [ME, BOT] = [seat(0), seat(1)];
const KINDS: Record<string, MomentKind> = { lost: 'loss', rolled: 'roll', fell: 'result', over: 'end' };
const telling: Telling = {
  leads: new Set(['speaks', 'turn']),
  turns: new Set(['turn']),
  silent: new Set(['hush']),
  marks: new Set(),
  vain: new Set(),
  kindOf: ({ key }) => KINDS[key] ?? 'plain',
};

/** A beat for each text, its events apart by spaces. */
function beats(seq: number, ...texts: string[]): Beat[] {
  return texts.map((text) => ({
    seq,
    by: BOT,
    lines: text.split(' ').map((key) => ({ seq, rule: 'X-1', key, params: {} })),
    view: { board: text } as unknown as SeatView,
  }));
}

const told = (...of: Beat[][]) =>
  momentsOf(of.flat(), telling, ME).map(({ causes, line, notes }) =>
    [causes.map(({ key }) => key), line.key, notes.map(({ key }) => key)].flat().join(' '),
  );

describe('Moments', () => {
  it('are what a step of the rules told, with what led to it and what else came of it', () => {
    expect(told(beats(1, 'turn', 'speaks', 'lost back', 'fell'))).toEqual(['turn speaks lost back', 'fell']);
    const [first] = momentsOf(beats(1, 'speaks', 'lost back'), telling, ME);
    expect(first).toMatchObject({ kind: 'loss', line: { key: 'lost' }, view: { board: 'lost back' }, told: 3 });
    expect(first?.causes.map(({ key }) => key)).toEqual(['speaks']);
    expect(first?.notes.map(({ key }) => key)).toEqual(['back']);
  });

  it('leave out what needs no words, but count it as told', () => {
    expect(told(beats(1, 'hush', 'hush lost'))).toEqual(['lost']);
    expect(momentsOf(beats(1, 'hush', 'hush lost'), telling, ME)[0]?.told).toBe(3);
  });

  it('tell somebody who had no choice, and not that others had none', () => {
    const forced = (who: number): Beat => {
      const line = { seq: 1, rule: 'X-1', key: 'forced', params: { seat: who } };
      return { seq: 1, by: BOT, lines: [line], view: {} as SeatView };
    };
    expect(told([forced(ME)])).toEqual(['forced']);
    expect(told([forced(BOT)])).toEqual([]);
  });

  it('tell what led to nothing before the next turn begins', () => {
    expect(told(beats(1, 'speaks', 'turn', 'lost'))).toEqual(['speaks', 'turn lost']);
    expect(told(beats(1, 'turn', 'turn', 'lost'))).toEqual(['turn turn lost']);
  });

  it('tell at the end also what leads to nothing, and carry nothing over to another choice', () => {
    expect(told(beats(1, 'moved', 'speaks'), beats(2, 'moved'))).toEqual(['moved', 'speaks', 'moved']);
  });

  it('stay as long as there is to read, whoever did it', () => {
    const moment = (text: string) => {
      const [one] = momentsOf(beats(1, text), telling, ME);
      if (one === undefined) throw new Error('nothing is told');
      return one;
    };
    const calm = lengthOf(moment('moved'), 'calm');
    expect(lengthOf(moment('moved lost'), 'calm')).toBeGreaterThan(calm);
    expect(lengthOf(moment('rolled'), 'calm')).toBeGreaterThan(calm);
    // Of many things that came of it only the first are said.
    expect(lengthOf(moment('moved a b c d'), 'calm')).toBe(lengthOf(moment('moved a b'), 'calm'));
    expect(lengthOf(moment('moved'), 'quick')).toBeLessThan(calm);
    expect(lengthOf(moment('moved'), 'once')).toBe(0);
    // What came of one's own deed goes on by itself as well, and so do the greatest moments.
    expect(lengthOf(moment('fell'), 'calm')).toBe(lengthOf(moment('rolled'), 'calm'));
    expect(lengthOf(moment('over'), 'calm')).toBeGreaterThan(calm);
    expect(lengthOf(moment('fell'), 'once')).toBe(0);
  });
});
