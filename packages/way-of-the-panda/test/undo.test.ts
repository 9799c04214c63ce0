/** Taking back across everything that can happen in between. */

import type { Match } from '@jade/engine';
import { choose, configure, expectOk, resumeMatch, seat, undo } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { wayOfThePanda } from '../index.ts';
import type { Panda } from '../state.ts';
import { ap, champion, city, guards, P1, P2, reserve, table, tile, turnOf } from './table.ts';

describe('Undo', () => {
  function opened(game: Panda): Match<Panda, unknown> {
    const config = expectOk(configure(wayOfThePanda, { players: 2, seed: 'undo', mode: 'standard' }));
    return expectOk(resumeMatch(wayOfThePanda, config, { choices: [], snapshots: [{ seq: 0, game }] })) as never;
  }
  const go = (m: Match<Panda, unknown>, who: number, key: string) =>
    expectOk(choose(m, { seat: seat(who), key, seq: m.moments.length }));

  it('across a forced pass, a round end and a new order', () => {
    const g = table({ players: 2 });
    reserve(g, P2, 0);
    guards(g, 'R03', P2, 0);
    const m = opened(g);
    const before = JSON.stringify(m.game);
    go(m, 0, 'pass');
    expect(m.game.round).toBe(2);
    expectOk(undo(m, P1));
    expect(JSON.stringify(m.game)).toBe(before);
  });

  it('not across the tile choice of another player, and back to the middle of nested bonuses', () => {
    const g = turnOf(champion(guards(table({ players: 2 }), 'R02', P1, 2), P2, 'monk', 'L02'), P2);
    const m = opened(g);
    for (const k of ['do:monk-1a', 'road:R02', 'cover:1']) go(m, 1, k);
    go(m, 0, 'tile:own');
    expect(undo(m, P2)).toMatchObject({ ok: false, problem: { why: 'another-seat-decided' } });
    expectOk(undo(m, P1));
    expect(m.pending?.name).toBe('finishRoad.tile');
    expectOk(undo(m, P2));
    expect(m.pending?.name).toBe('walking.cover');
    const h = ap(champion(champion(table({ players: 2 }), P1, 'warrior', 'L11'), P1, 'monk', 'L05'), P1, 12);
    guards(tile(tile(city(h, 'L11'), 'R14', 'neutral'), 'R24', 'neutral'), 'R09', P1, 2);
    const n = opened(h);
    for (const k of ['do:monk-4a', 'do:neutral-6a', 'build:pagoda', 'do:neutral-5a']) go(n, 0, k);
    const at4 = JSON.stringify(n.game);
    go(n, 0, 'reward:vp');
    expectOk(undo(n, P1));
    expect(JSON.stringify(n.game)).toBe(at4);
  });
});
