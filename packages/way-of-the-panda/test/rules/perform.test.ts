import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { clanOf } from '../../state.ts';
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
  vp,
  why,
} from '../table.ts';

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

  it('"both" with one half impossible gives the reason of that half', () => {
    const g = ap(table(), P1, 12);
    play(g, 'do:governor-5a');
    expect(why(g, 'both')?.why).not.toBe('notBoth');
  });

  it('a two-action option of which nothing can be done: reason for both halves or the one nearest to possible', () => {
    const g = ap(champion(strength(building(table(), 'L15', 'gate'), P1, 'monk', 4), P1, 'monk', 'L15'), P1, 12);
    quests(g, P1, 'monk', 4);
    expect(why(g, 'do:monk-5a')).toMatchObject({ rule: 'WP-CLAN-6' });
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
