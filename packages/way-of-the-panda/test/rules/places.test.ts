import { describe, expect, it } from 'vitest';
import { placeOf } from '../../content/map.ts';
import { isCapital, isCity, nextBuilding } from '../../rules/places.ts';
import { clanOf } from '../../state.ts';
import { ap, building, champion, city, P1, play, quests, table, why } from '../table.ts';

describe('Places', () => {
  it('are villages up to two buildings, cities from three, capitals with six (WP-MAP-2)', () => {
    const g = city(city(building(table(), 'L01', 'gate', 'market'), 'L02'), 'L03', 'gate', 'market', 'pagoda');
    expect(['L01', 'L02', 'L03'].map((id) => isCity(g, placeOf(id)))).toEqual([false, true, true]);
    expect(['L01', 'L02', 'L03'].map((id) => isCapital(g, placeOf(id)))).toEqual([false, false, true]);
    expect(['L01', 'L02', 'L03', 'L04'].map((id) => nextBuilding(g, placeOf(id)))).toEqual([3, 4, 7, 1]);
  });

  it('that are capitals are cities too: quests are collected there (WP-MAP-3)', () => {
    const g = champion(city(table(), 'L03', 'gate', 'market', 'pagoda'), P1, 'monk', 'L03');
    play(g, 'do:monk-3a');
    expect(clanOf(g, P1).quests).toEqual([1, 0, 0]);
  });

  it('do not include border sections: nobody builds, collects or sells there (WP-MAP-12)', () => {
    const g = quests(champion(ap(table(), P1, 12), P1, 'governor', 'N-W'), P1, 'governor', 1);
    for (const option of ['governor-4a', 'governor-3a', 'governor-6b']) {
      expect(why(g, `do:${option}`)).toMatchObject({ rule: 'WP-MAP-12', why: 'inBorder' });
    }
  });
});
