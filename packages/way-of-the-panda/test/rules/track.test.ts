import { describe, expect, it } from 'vitest';
import { byFewestAp, gainAp, payAp } from '../../rules/track.ts';
import { clanOf } from '../../state.ts';
import { alone, ap, building, champion, optionsOf, P1, P2, P3, P4, passAll, play, table, tile, vp } from '../table.ts';

describe('The AP track', () => {
  it('ends at 12: what goes beyond is lost (WP-TRACK-4)', () => {
    const g = ap(table(), P1, 11);
    gainAp(g, P1, 4);
    expect(clanOf(g, P1).ap).toBe(12);
  });

  it('puts a marker that arrives on top, from left or right (WP-EX-14, WP-TRACK-5)', () => {
    const g = ap(ap(ap(table({ players: 3 }), P1, 3), P2, 4), P3, 2);
    g.apStack = [P3, P2, P1];
    payAp(g, P2, 1);
    expect(byFewestAp(g)).toEqual([P3, P2, P1]);
    gainAp(g, P3, 1);
    expect(byFewestAp(g)).toEqual([P3, P2, P1]);
    g.apStack = [P2, P1, P3];
    expect(byFewestAp(g)).toEqual([P3, P1, P2]);
  });

  it('leaves a marker that does not change space where it is in its stack (WP-EX-14, WP-TRACK-6)', () => {
    const g = ap(ap(table({ players: 2 }), P1, 12), P2, 12);
    g.apStack = [P1, P2];
    payAp(g, P1, 0);
    gainAp(g, P1, 3);
    expect(g.apStack).toEqual([P1, P2]);
  });

  it('keeps one marker for each player in the turn order (WP-TRACK-8)', () => {
    const g = alone(table());
    play(g, 'pass');
    expect(g.order.toSorted()).toEqual([P1, P2, P3, P4]);
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
