import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { outcome, score } from '../../rules/scoring.ts';
import { overlord } from '../../rules/treasury.ts';
import { clanOf, qin } from '../../state.ts';
import { horde, P1, P2, P3, support, table } from '../table.ts';

describe('Scoring', () => {
  it('takes Shame off, then adds Hordes and Artefacts (GW-EX-34, GW-SCORE-1, GW-SCORE-2, GW-SCORE-3, GW-SHAME-4)', () => {
    const g = table();
    const clan = clanOf(g, P1);
    clan.honour = 7;
    clan.shamed = [2, 0, 0];
    clan.claimed = [horde(g, 'left', 'heavyLancers'), horde(g, 'left', 'spiritHost')];
    clan.claimedShame = [0, 1];
    g.artefacts = ['jadeSeal', 'bronzeAbacus', 'ministryScroll'];
    clan.overseers = [3, 1, 0, 0];
    support(g, P1, 3);
    score(g);
    expect(clan.honour).toBe(38);
  });

  it('most Honour wins, ties by Tea (GW-SCORE-4)', () => {
    const g = table();
    g.tea = [P3, P2, P1];
    for (const [who, points] of [9, 12, 12].entries()) at(g.clans, who).honour = points;
    expect([outcome(g).winners, outcome(g).scores]).toEqual([[P3], [9, 12, 12]]);
    expect(overlord(g)).toBe(P3);
  });

  it('solo: a tie is a loss (GW-SOLO-37)', () => {
    const g = table({ mode: 'solo' });
    clanOf(g, P1).honour = 60;
    clanOf(g, qin(g)).honour = 60;
    g.ending = 'timeIsUp';
    expect(outcome(g).winners).toEqual([]);
  });
});
