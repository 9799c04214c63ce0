import { describe, expect, it } from 'vitest';
import { payAp } from '../../rules/track.ts';
import { clanOf } from '../../state.ts';
import { ap, building, champion, optionsOf, P1, P2, P3, play, score, table, tile, vp } from '../table.ts';
import { passAll } from './edge.ts';

describe('Tracks', () => {
  it('refund at the cap: who stays at 12 keeps the place, who arrives lies on top, the sequence was fixed', () => {
    const g = table({ players: 3 });
    ap(ap(ap(g, P1, 12), P2, 12), P3, 10);
    g.apStack = [P3, P2, P1]; // P1 on top of P2 on 12
    for (const [w, n] of [
      [P1, 3],
      [P2, 1],
      [P3, 5],
    ] as const) {
      g.spaceGuards[4 * 3 + w] = n;
      clanOf(g, w).reserve -= n;
    }
    g.spacePrice[4] = 5;
    passAll(g, 1, 2);
    const ev = play(g, 'pass');
    expect(ev.filter(({ key }) => key === 'refund').map(({ params }) => params.seat)).toEqual([P3, P1, P2]);
    expect(g.order).toEqual([P3, P1, P2]);
  });
  it('refund from stacked penalty spaces', () => {
    const g = table({ players: 3 });
    ap(ap(ap(g, P1, -2), P2, -2), P3, -1);
    g.apStack = [P1, P3, P2];
    for (const [w, n] of [
      [P1, 1],
      [P2, 1],
      [P3, 0],
    ] as const) {
      g.spaceGuards[w] = n;
      clanOf(g, w).reserve -= n;
    }
    passAll(g, 1, 2);
    const ev = play(g, 'pass');
    // sequence: P2 (top of -2), P1, P3; P2 -> -1 on P3, P1 -> -1 on P2
    expect(ev.filter(({ key }) => key === 'refund').map(({ params }) => params.seat)).toEqual([P2, P1, P3]);
    expect(g.order).toEqual([P1, P2, P3]);
    expect(score(g)).toEqual([6, 6, 6]);
  });
  it('+4 AP at 12: ends on 12 again, but on top; at 0: 5 VP and AP 2', () => {
    const g = ap(ap(table({ players: 2 }), P1, 12), P2, 12);
    g.apStack = [P1, P2];
    play(g, 'do:neutral-3a');
    expect(clanOf(g, P1).ap).toBe(12);
    expect(g.apStack).toEqual([P2, P1]);
    const h = vp(ap(table(), P1, 0), P1, 4);
    play(h, 'do:neutral-3a');
    expect(clanOf(h, P1)).toMatchObject({ ap: 2, vp: 0 });
  });
  it('from -1 one more AP costs 5; from -2 only row 1, free of charge', () => {
    const g = vp(ap(table({ players: 2 }), P1, -1), P1, 20);
    payAp(g, P1, 1);
    expect(clanOf(g, P1)).toMatchObject({ ap: -2, vp: 15 });
    passAll(g, 1);
    play(g, 'idle');
    expect(optionsOf(g, P1)).toEqual(['space:monk-1', 'space:governor-1', 'space:warrior-1', 'space:neutral-1']);
    play(g, 'space:monk-1');
    expect(clanOf(g, P1)).toMatchObject({ ap: -2, vp: 15 });
  });
  it('a loss larger than the score is told as what it was', () => {
    const g = vp(ap(table(), P1, 0), P1, 1);
    const ev = play(g, 'do:neutral-3a');
    expect(ev.find(({ key }) => key === 'overdrawn')?.params.vp).toBe(1);
  });
  it('AP beyond the cap are not told as gained', () => {
    const g = ap(tile(champion(building(table(), 'L13', 'gate', 'market'), P1, 'warrior', 'L13'), 'R16', P1), P1, 12);
    tile(tile(g, 'R17', 'neutral'), 'R22', 'neutral');
    g.cityRow = ['C3', 'C6'];
    ap(g, P1, 12);
    const ev = play(g, 'do:warrior-4a', 'card:C3');
    expect(clanOf(g, P1).ap).toBe(12);
    const told = ev.find(({ key }) => key === 'gainedAp');
    expect(told?.rule).not.toBe('WP-AP-1');
  });
});
