import { describe, expect, it } from 'vitest';
import { clanOf } from '../../state.ts';
import { building, champion, city, optionsOf, P1, P2, play, quests, strength, table, why } from '../table.ts';

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
