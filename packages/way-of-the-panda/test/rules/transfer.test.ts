import { describe, expect, it } from 'vitest';
import { placeOf, spotOf } from '../../content/map.ts';
import { clanOf, SHEET } from '../../state.ts';
import { ap, champion, optionsOf, P1, P2, play, quests, table, turnOf, whereIs, why } from '../table.ts';

describe('Sending a champion anywhere', () => {
  it('puts a champion on any other location, from wherever it is (WP-BONUS-A9-6)', () => {
    for (const start of ['sheet', 'N-W', 'L01']) {
      const g = champion(table({ a: 'A9' }), P1, 'monk', start);
      play(g, 'do:A9-1', 'champion:monk');
      if (start === 'L01') expect(why(g, 'place:L01')).toMatchObject({ rule: 'WP-BONUS-A9-3', why: 'otherPlace' });
      play(g, 'place:L20');
      expect(whereIs(g, P1, 'monk')).toBe(spotOf('L20'));
    }
  });

  it('A9-1: from the clan sheet; not to where it stands', () => {
    const g = champion(table({ a: 'A9' }), P1, 'monk', 'E-N');
    play(g, 'do:A9-1', 'champion:monk', 'place:L05');
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L05'));
  });
});

describe('Transfer', () => {
  it('takes the champion off the map, and another one brings it back (WP-EX-34, WP-TRANS-1, WP-TRANS-3)', () => {
    const g = ap(champion(table({ players: 2 }), P1, 'warrior', 'L01'), P1, 5);
    clanOf(g, P2).passed = true;
    play(g, 'do:warrior-3b');
    expect(optionsOf(g, P1)).toEqual(['sheet', 'stop']);
    expect(why(g, 'place:L05')).toMatchObject({ rule: 'WP-TRANS-3', why: 'firstOff' });
    play(g, 'sheet');
    expect([whereIs(g, P1, 'warrior'), clanOf(g, P1).ap, clanOf(g, P1).reserve]).toEqual([SHEET, 3, 9]);
    play(g, 'do:warrior-3b');
    expect(why(g, 'sheet')).toMatchObject({ rule: 'WP-TRANS-3', why: 'alreadyOff' });
    play(g, 'place:L05');
    expect([whereIs(g, P1, 'warrior'), clanOf(g, P1).ap, clanOf(g, P1).reserve]).toEqual([placeOf('L05'), 1, 7]);
  });

  it('leaves a champion on the sheet unable to build, collect or sell (WP-TRANS-2)', () => {
    const g = quests(ap(table(), P1, 12), P1, 'governor', 2);
    for (const option of ['governor-3a', 'governor-4a', 'governor-6a', 'governor-6b']) {
      expect(why(g, `do:${option}`)).toMatchObject({ rule: 'WP-TRANS-2', why: 'onSheet' });
    }
  });

  it('may start in a border section but not end in one (WP-TRANS-3)', () => {
    const g = champion(table(), P1, 'monk', 'N-W');
    play(g, 'do:monk-3b', 'sheet');
    expect(whereIs(g, P1, 'monk')).toBe(SHEET);
    play(turnOf(g, P1), 'do:monk-3b');
    expect(optionsOf(g, P1).some((key) => key.startsWith('border:'))).toBe(false);
    expect(spotOf('N-W')).toBeGreaterThan(19);
  });

  it('a transfer ends on any of the twenty locations (WP-TRANS-1)', () => {
    const g = table();
    play(g, 'do:warrior-3b');
    expect(optionsOf(g, P1)).toHaveLength(20 + 1);
    play(g, 'place:L20');
    expect(whereIs(g, P1, 'warrior')).toBe(spotOf('L20'));
  });
});
