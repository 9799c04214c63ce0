import { begin, seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { greatWall } from '../../index.ts';
import { activate, newActivation } from '../../rules/activation.ts';
import { clanOf } from '../../state.ts';
import { activating } from '../start.ts';
import {
  clerks,
  fresh,
  gives,
  holds,
  locationNamed,
  next,
  only,
  P1,
  P2,
  P3,
  P4,
  pending,
  play,
  table,
} from '../table.ts';

describe('Martial School and the hand', () => {
  it('shuffles the discarded Advisors when the deck is empty; with none left slots stay empty (GW-ADV-5)', () => {
    const g = table();
    g.advisorDiscard = g.advisorDeck.splice(0).slice(0, 1);
    gives(g, P1, { gold: 9 });
    clerks(g, P1, 'embassy', 3);
    activating(g, 'embassy');
    play(g, `advisor:${g.advisorTrack[0]}`, 'support');
    expect([g.advisorTrack.length, g.advisorDiscard.length]).toEqual([4, 0]);
    play(g, `advisor:${g.advisorTrack[0]}`, 'support');
    expect(g.advisorTrack).toHaveLength(3);
  });

  it('draws a card for each Clerk and keeps five (GW-SCH-1, GW-TAC-1, GW-INV-8)', () => {
    const g = table();
    holds(g, P1, 'retreat', 'ambush', 'charge', 'glory');
    clerks(g, P1, 'school', 2);
    activating(g, 'school');
    play(g, 'draw');
    expect(clanOf(g, P1).tactics).toHaveLength(6);
    play(g, 'discard:retreat');
    expect([clanOf(g, P1).tactics.length, g.tacticDiscard]).toEqual([5, [expect.stringMatching(/^retreat-/)]]);
  });

  it('draws nothing when all cards are in hands (GW-EX-48)', () => {
    const g = table({ players: 4 });
    for (const who of [P1, P2, P3, P4]) clanOf(g, who).tactics = g.tacticDeck.splice(0, 5);
    clerks(g, P1, 'school');
    activating(g, 'school');
    expect(next(g)).toBeNull();
    expect([clanOf(g, P1).tactics.length, clanOf(g, P1).clerks]).toEqual([5, 5]);
  });

  it('refills the deck from the discard pile (GW-SCH-1)', () => {
    const g = table();
    g.tacticDiscard = g.tacticDeck.splice(0);
    clerks(g, P1, 'school');
    activating(g, 'school');
    play(g, 'draw');
    expect([g.tacticDeck.length, g.tacticDiscard.length, clanOf(g, P1).tactics.length]).toEqual([19, 0, 1]);
  });

  it('drawn Tactic cards are told to their owner alone, and a General not taken to nobody (GW-TERM-4, GW-TERM-13)', () => {
    const g = table();
    clerks(g, P1, 'school', 2);
    const events = play(only(g, begin(activate, newActivation(locationNamed('school'), false))), 'draw');
    const drew = events.find(({ key }) => key === 'drewTactics');
    expect(drew?.params).toEqual({ seat: P1, count: 2 });
    expect(drew?.secret).not.toBeNull();
    const dealt = fresh();
    expect(seatView(greatWall, dealt, pending(dealt), P2).table.clans[0]?.dealt).toBe(2);
  });
});
