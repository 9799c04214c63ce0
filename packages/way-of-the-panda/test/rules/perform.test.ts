import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { placeOf, spotOf } from '../../content/map.ts';
import { clanOf, SHEET } from '../../state.ts';
import {
  ap,
  building,
  champion,
  city,
  optionsOf,
  P1,
  P2,
  pending,
  play,
  quests,
  strength,
  table,
  turnOf,
  vp,
  whereIs,
  why,
} from '../table.ts';

describe('Strength tiles', () => {
  it('come from the supply, wherever the champion is (WP-EX-08, WP-STR-1)', () => {
    const g = table();
    const { reserve } = clanOf(g, P1);
    play(g, 'do:warrior-2b');
    expect(clanOf(g, P1)).toMatchObject({ ap: 3, reserve: reserve - 1, strength: [1, 1, 2] });
    expect(g.supply.strength).toEqual([8, 8, 7]);
  });

  it('are not to be had when the supply is empty or the column full (WP-STR-1, WP-CLAN-6)', () => {
    const g = table();
    g.supply.strength = [8, 8, 0];
    expect(why(g, 'do:warrior-2b')).toMatchObject({ rule: 'WP-STR-1', why: 'noSuchTileLeft' });
    expect(why(strength(g, P1, 'monk', 4), 'do:monk-2b')).toMatchObject({ rule: 'WP-CLAN-6', why: 'columnFull' });
  });

  it('fill their column one by one and make the champion stronger (WP-CLAN-1, WP-CLAN-3)', () => {
    const g = champion(table({ players: 2 }), P1, 'warrior', 'L14');
    clanOf(g, P2).passed = true;
    expect(why(g, 'do:warrior-1a')).toMatchObject({ rule: 'WP-MOVE-2' });
    play(g, 'do:warrior-2b');
    expect(clanOf(g, P1).strength).toEqual([1, 1, 2]);
    expect(optionsOf(g, P1)).toContain('do:warrior-2a');
  });
});

describe('Quest tiles', () => {
  it('come under the same limits of supply and room (WP-QUEST-1)', () => {
    const g = champion(building(table(), 'L15', 'market'), P1, 'governor', 'L15');
    g.supply.quests = [12, 0, 12];
    expect(why(g, 'do:governor-3a')).toMatchObject({ rule: 'WP-QUEST-1', why: 'noSuchTileLeft' });
    g.supply.quests = [12, 12, 12];
    expect(why(quests(g, P1, 'governor', 4), 'do:governor-3a')).toMatchObject({ rule: 'WP-CLAN-6' });
  });

  it('are collected where the own building stands, or in any city (WP-EX-31, WP-QUEST-2)', () => {
    const g = champion(champion(building(table(), 'L15', 'market'), P1, 'governor', 'L15'), P1, 'monk', 'L15');
    expect(why(g, 'do:monk-3a')).toMatchObject({ rule: 'WP-QUEST-2', why: 'noOwnBuilding' });
    play(g, 'do:governor-3a');
    expect(clanOf(g, P1).quests).toEqual([0, 1, 0]);
    const town = champion(champion(city(table(), 'L15'), P1, 'governor', 'L15'), P1, 'monk', 'L15');
    expect(optionsOf(town, P1)).toEqual(expect.arrayContaining(['do:monk-3a', 'do:governor-3a']));
  });
});

describe('Two actions in one option', () => {
  it('are booked at once, one or both, in either order (WP-ACTION-1, WP-BOARD-3)', () => {
    const g = ap(champion(city(table(), 'L15'), P1, 'governor', 'L15'), P1, 12);
    play(g, 'do:governor-5a');
    expect(optionsOf(g, P1)).toEqual(['both', 'act:strength', 'act:quest', 'stop']);
    play(g, 'act:quest');
    expect(clanOf(g, P1)).toMatchObject({ strength: [1, 1, 1], quests: [0, 1, 0] });
    expect(why(g, 'act:quest')).toMatchObject({ rule: 'WP-ACTION-2', why: 'alreadyDone' });
    play(g, 'act:strength');
    expect(clanOf(g, P1)).toMatchObject({ strength: [1, 2, 1], quests: [0, 1, 0] });
    expect(at(pending(g).questions, 0).seat).toBe(P2);
  });

  it('can be taken together, or only one of them (WP-ACTION-2)', () => {
    const both = ap(champion(city(table(), 'L15'), P1, 'governor', 'L15'), P1, 12);
    play(both, 'do:governor-5a', 'both');
    expect(clanOf(both, P1)).toMatchObject({ strength: [1, 2, 1], quests: [0, 1, 0] });
    const one = ap(table(), P1, 12);
    play(one, 'do:governor-5a');
    expect(why(one, 'act:quest')).toMatchObject({ rule: 'WP-TRANS-2' });
    play(one, 'stop');
    expect(clanOf(one, P1).strength).toEqual([1, 1, 1]);
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
});

describe('Selling a chest', () => {
  it('brings 6 VP on a location with a market (WP-EX-32, WP-SELL-1)', () => {
    const g = vp(
      ap(quests(champion(building(table(), 'L15', 'market'), P1, 'governor', 'L15'), P1, 'governor', 2), P1, 6),
      P1,
      12,
    );
    const supply = at(g.supply.quests, 1);
    play(g, 'do:governor-6b');
    expect(clanOf(g, P1)).toMatchObject({ ap: 1, vp: 18, quests: [0, 1, 0] });
    expect(g.supply.quests[1]).toBe(supply + 1);
  });

  it('needs a chest and a market (WP-SELL-1)', () => {
    const g = ap(champion(table(), P1, 'governor', 'L15'), P1, 12);
    expect(why(g, 'do:governor-6b')).toMatchObject({ rule: 'WP-SELL-1', why: 'noChest' });
    expect(why(quests(g, P1, 'governor', 1), 'do:governor-6b')).toMatchObject({
      rule: 'WP-SELL-1',
      why: 'noOwnBuilding',
    });
  });

  it('puts the chest where anybody may take it again (WP-SELL-2)', () => {
    const g = champion(
      ap(quests(champion(city(table(), 'L15'), P1, 'governor', 'L15'), P1, 'governor', 1), P1, 12),
      P2,
      'governor',
      'L15',
    );
    g.supply.quests[1] = 0;
    play(g, 'do:governor-6b', 'do:governor-3a');
    expect(clanOf(g, P2).quests).toEqual([0, 1, 0]);
  });
});

describe('Gaining points', () => {
  it('scores the printed number of VP (WP-VP-1)', () => {
    const g = ap(table(), P1, 12);
    play(g, 'do:neutral-5a');
    expect(clanOf(g, P1).vp).toBe(6 + 2);
  });

  it('moves four AP to the right after paying two (WP-AP-1)', () => {
    const g = ap(table(), P1, 5);
    play(g, 'do:neutral-3a');
    expect(clanOf(g, P1).ap).toBe(5 - 2 + 4);
  });
});
