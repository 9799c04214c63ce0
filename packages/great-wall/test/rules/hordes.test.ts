import { begin, seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { hordeOf } from '../../content/hordes.ts';
import { greatWall } from '../../index.ts';
import { invasionNow, placeHordes } from '../../rules/hordes.ts';
import { spring } from '../../rules/spring.ts';
import { clanOf } from '../../state.ts';
import { placing } from '../start.ts';
import { cardShowing, honour, horde, only, P1, run, table, told, topOfDeck } from '../table.ts';

describe('Hordes', () => {
  it('fills empty Sections, follows the next card, and raids (GW-EX-03, GW-SPRING-3, GW-SPRING-4, GW-SPRING-5, GW-SPRING-6)', () => {
    const g = table();
    g.year = 5;
    horde(g, 'middle', 'sappers');
    horde(g, 'right', 'sappers');
    horde(g, 'right', 'sappers');
    g.shamePool = 12;
    const [d1, d2] = [cardShowing(g, 'left'), cardShowing(g, 'middle')];
    const d3 = cardShowing(g, 'right', d1, d2);
    const d4 = cardShowing(g, 'right', d3);
    topOfDeck(g, d1, d2, d3, d4);
    const events = run(only(g, begin(spring, {})));
    expect([g.year, g.hordes[0], g.hordes[8]]).toEqual([6, d1, d2]);
    expect([g.hordeDiscard, g.shamePool, g.shameBox]).toEqual([[d3], 9, 3]);
    expect(told(events, 'raid')[0]).toMatchObject({ horde: d3, tokens: 3, pool: 9 });
  });

  it('a Raid on a short pool takes what is there and costs no Honour (GW-EX-04, GW-SHAME-7)', () => {
    const g = table();
    for (const section of ['left', 'middle', 'right'])
      for (let row = 0; row < 3; row++) horde(g, section, ['sappers', 'steppeRaiders', 'lightRiders'][row] ?? '');
    g.shamePool = 2;
    clanOf(g, P1).honour = 9;
    run(placing(g, 1));
    expect([g.shamePool, g.shameBox, honour(g, P1)]).toEqual([0, 2, 9]);
  });

  it('with an empty deck: fewest Hordes, then the shuffled discard pile, then nothing (GW-SPRING-7, GW-SPRING-8)', () => {
    const g = table();
    for (const section of ['left', 'middle', 'right']) horde(g, section, 'sappers');
    horde(g, 'left', 'lightRiders');
    const last = cardShowing(g, 'left');
    g.hordeDiscard = g.hordeDeck.filter((card) => card !== last).slice(0, 1);
    g.hordeDeck = [last];
    run(placing(g, 1));
    expect([g.hordes[4], g.hordeDeck.length]).toEqual([last, 0]);
    run(placing(g, 1));
    expect([g.hordeDeck.length, g.hordeDiscard.length, g.hordes.filter((card) => card !== '').length]).toEqual([
      0, 0, 6,
    ]);
    run(placing(g, 1));
    expect(g.hordes.filter((card) => card !== '')).toHaveLength(6);
  });

  it('the Invasion indicator is that of the top card, or the last one seen (GW-SPRING-10, GW-TERM-5)', () => {
    const g = table();
    const top = cardShowing(g, 'right');
    topOfDeck(g, top);
    expect(invasionNow(g)).toBe(2);
    g.hordeDeck = [top];
    run(placing(g, 1));
    expect([g.hordeDeck.length, invasionNow(g)]).toEqual([0, hordeOf(top).invasion]);
    const seen = seatView(greatWall, table(), null, P1).table;
    expect(typeof seen.hordeDeck).toBe('number');
  });

  it('no Horde anywhere: Spring places none and goes on (GW-SPRING-8)', () => {
    const g = table();
    g.hordeDeck = [];
    g.hordeDiscard = [];
    run(only(g, begin(placeHordes, { left: 3 })));
    expect(g.hordes.every((card) => card === '')).toBe(true);
  });
});
