import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { attackWith } from '../../rules/attack-effects.ts';
import { attacking } from '../start.ts';
import {
  active,
  firing,
  honour,
  horde,
  inRest,
  next,
  only,
  optionsOf,
  P1,
  P2,
  play,
  resting,
  table,
  why,
} from '../table.ts';

describe('Attack by cards', () => {
  it('each Soldier attacks once, together they are one event (GW-ATT-9, GW-ATT-1)', () => {
    const g = table();
    horde(g, 'left', 'heavyLancers');
    active(g, P1, 'cavalryCaptain');
    resting(g, P1, 'left', 'horseman', 2);
    attacking(g, P1, 3);
    play(g, 'attacker:left-horseman', 'spots:L1-a1b1', 'attacker:left-horseman', 'spots:L1-a2b2');
    // 2 Honour printed on a spot, and the Captain once for both.
    expect(honour(g, P1)).toBe(2 + 2);
    expect(next(g)).toBeNull();
  });

  it('chosen Rest Zones attack as a whole (GW-CARD-7)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    horde(g, 'right', 'steppeRaiders');
    resting(g, P1, 'left', 'spearman', 2);
    resting(g, P1, 'right', 'spearman');
    firing(g, P1, 'left');
    attacking(g, P1, 99, 'wholeZones');
    play(g, 'section:left', 'spot:L1-a2');
    expect(optionsOf(g, P1)).not.toContain('stop');
    play(g, 'spot:L1-a3');
    expect(optionsOf(g, P1)).toEqual(['section:right', 'stop']);
    play(g, 'stop');
    expect(inRest(g, P1, 'right')).toBe(1);
  });

  it('an Archer at rest lacks a Firing Spot, not a target (GW-ATT-4)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    firing(g, P2, 'left', 1);
    resting(g, P1, 'left', 'archer');
    resting(g, P1, 'left', 'spearman');
    const tally = { covered: [], wounds: 0, attackers: 0 };
    only(
      g,
      begin(attackWith, { who: P1, kinds: 7, left: 2, scope: 'total', zone: -1, spent: 0, fired: [0, 0, 0], ...tally }),
    );
    expect(why(g, 'attacker:left-archer')).toMatchObject({ rule: 'GW-ATT-4', why: 'noFiringSpot' });
  });
});
