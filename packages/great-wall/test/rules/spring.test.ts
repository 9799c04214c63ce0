import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { spring } from '../../rules/spring.ts';
import { clanOf, qin } from '../../state.ts';
import { coop, only, run, table, told } from '../table.ts';

describe('Spring', () => {
  it('places one Horde more in Spring (GW-COOP-23, GW-EX-41)', () => {
    const g = coop(4);
    expect(told(run(only(g, begin(spring, {}))), 'hordePlaced')).toHaveLength(4);
  });

  it('moves the Time token and places as many as it says (GW-SPRING-1, GW-SPRING-2)', () => {
    const g = table();
    const events = run(only(g, begin(spring, {})));
    expect([g.year, told(events, 'hordePlaced').length]).toEqual([2, 2]);
  });

  it('changes the two leftmost Advisors (GW-EX-05, GW-SPRING-9)', () => {
    const g = table();
    const [a, b, c, d] = g.advisorTrack;
    run(only(g, begin(spring, {})));
    expect([g.advisorDiscard, g.advisorTrack.slice(0, 2), g.advisorTrack.length]).toEqual([[a, b], [c, d], 4]);
  });

  it('no Advisor left: the track stays short and Spring discards what there is (GW-ADV-5, GW-SPRING-9)', () => {
    const g = table();
    g.advisorDeck = [];
    g.advisorDiscard = [];
    g.advisorTrack = g.advisorTrack.slice(0, 1);
    g.hordeDeck = [];
    run(only(g, begin(spring, {})));
    // The only one left the track, was shuffled and dealt again.
    expect([g.advisorTrack.length, g.advisorDiscard.length]).toEqual([1, 0]);
  });

  it('solo: an empty Advisor track gives Qin nothing (GW-SOLO-33)', () => {
    const g = table({ mode: 'solo' });
    g.advisorDeck = [];
    g.advisorDiscard = [];
    g.advisorTrack = [];
    g.hordeDeck = [];
    const before = clanOf(g, qin(g)).support.length;
    run(only(g, begin(spring, {})));
    expect(clanOf(g, qin(g)).support.length).toBe(before);
  });
});
