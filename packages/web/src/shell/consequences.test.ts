import type { Preview, Telling } from '@jade/engine';
import { PLAINLY } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import type { Pressed } from './consequences.ts';
import { consequencesOf, looksFirst } from './consequences.ts';

const NOTHING: Preview = {
  key: 'tile:hut',
  sure: [],
  changes: [],
  border: 'own',
  chance: null,
  next: null,
  lost: [],
  vain: [],
};
const MOUSE: Pressed = { byTouch: false, onButton: false, priced: false, asks: false, lastWord: false };
const QI = { key: 'count.qi', params: {}, from: 3, to: 2, isGood: true };
const refusal = (why: string) => ({ rule: 'X-1', why, params: {} });

function said(preview: Partial<Preview>, telling: Telling = PLAINLY) {
  return consequencesOf({ ...NOTHING, ...preview }, 'yang.act', ['tile:hut', 'tile:shop', 'exorcise'], telling);
}

function looks(preview: Partial<Preview>, pressed: Partial<Pressed>) {
  return looksFirst({ ...NOTHING, ...preview }, said(preview), { ...MOUSE, ...pressed });
}

describe('What is said of a choice', () => {
  it('is what it opens and closes, but not the other things of its kind', () => {
    const { opens, closes } = said({
      next: { decision: 'yang.act', prompt: {}, options: ['help', 'tile:far'] },
      lost: [
        { key: 'tile:shop', refusal: refusal('movedAlready') },
        { key: 'exorcise', refusal: refusal('facesNobody') },
      ],
    });
    expect(opens).toEqual(['help']);
    expect(closes.map(({ keys }) => keys)).toEqual([['exorcise']]);
  });

  it('is not that it was chosen, and not whose turn begins', () => {
    const line = (key: string, params = {}) => ({ rule: 'X-1', key, params });
    const telling = { ...PLAINLY, turns: new Set(['turn']) };
    const { told } = said({ sure: [line('moved', { to: 'hut' }), line('turn'), line('overrun')] }, telling);
    expect(told.map(({ key }) => key)).toEqual(['overrun']);
  });

  it('is that the turn ends, and not what decides in the next one', () => {
    const turn = { rule: 'X-1', key: 'turn', params: {} };
    const telling = { ...PLAINLY, turns: new Set(['turn']) };
    expect(said({ sure: [turn], border: 'chance', chance: 'draw' }, telling)).toMatchObject({
      ends: true,
      chance: null,
    });
    expect(said({ border: 'chance', chance: 'draw' }, telling)).toMatchObject({ ends: false, chance: 'draw' });
  });

  it('names what is paid before what is gained', () => {
    const gain = { key: 'count.tao', params: {}, from: 0, to: 1, isGood: true };
    expect(said({ changes: [gain, QI] }).changes.map(({ key }) => key)).toEqual(['count.qi', 'count.tao']);
  });
});

describe('A press', () => {
  it('asks once where something is certainly wasted', () => {
    expect(looks({ vain: [{ rule: 'X-1', key: 'lost', params: {} }] }, {})).toBe(true);
  });

  it('asks before something is paid that cannot be taken back, of whoever wants to be asked', () => {
    const paid = { changes: [QI], border: 'chance' } as const;
    expect(looks(paid, { asks: true })).toBe(true);
    expect(looks(paid, { asks: false })).toBe(false);
    expect(looks({ ...paid, border: 'own' }, { asks: true })).toBe(false);
    // Until the last word of a turn everything can be taken back.
    expect(looks({ ...paid, border: 'others' }, { asks: true, lastWord: true })).toBe(false);
    expect(looks({ ...paid, border: 'others' }, { asks: true })).toBe(true);
  });

  it('of a finger looks first, unless a button has said what it does', () => {
    const opens = { border: 'others', next: { decision: 'yang.act', prompt: {}, options: ['help'] } } as const;
    expect(looks(opens, { byTouch: true })).toBe(true);
    expect(looks(opens, { byTouch: true, onButton: true })).toBe(false);
    expect(looks({ changes: [QI] }, { byTouch: true, onButton: true })).toBe(true);
    expect(looks({ changes: [QI] }, { byTouch: true, onButton: true, priced: true })).toBe(false);
    expect(looks(opens, {})).toBe(false);
    expect(looks({}, { byTouch: true })).toBe(false);
  });

  it('of a finger acts at once where nothing is paid and all can be taken back', () => {
    const free = { changes: [{ ...QI, key: 'count.ghosts', isGood: false }] };
    expect(looks(free, { byTouch: true })).toBe(false);
    expect(looks({ ...free, border: 'chance' }, { byTouch: true })).toBe(true);
    expect(looks({ changes: [QI] }, { byTouch: true })).toBe(true);
  });
});
