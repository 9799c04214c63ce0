import { at, begin, codeAt, seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { greatWall } from '../index.ts';
import { moving } from '../rules/clerks.ts';
import { defeatCheck } from '../rules/defeat.ts';
import { POOL } from '../rules/define.ts';
import { thingsOf } from '../rules/things.ts';
import {
  asked,
  doomedNow,
  generalStrength,
  hordeForecast,
  locationForecast,
  openWindow,
  qinForecast,
  requestLacks,
  sectionForecast,
} from '../screen.ts';
import { clanOf, qin } from '../state.ts';
import {
  cardShowing,
  clerks,
  gives,
  holds,
  horde,
  locationNamed,
  on,
  only,
  P1,
  P2,
  pending,
  resting,
  support,
  table,
  topOfDeck,
  wounds,
} from './table.ts';

describe('What a screen may ask', () => {
  it('tells Defence, Power and the Shame that a Breach would bring', () => {
    const g = table();
    g.barricades[0] = 2;
    horde(g, 'left', 'lightRiders');
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a1');
    expect(sectionForecast(g, 0)).toEqual({ defence: 4, power: 7, holds: false, powers: [4, 3], shame: [1, 2, 2] });
    expect(sectionForecast(g, 1).holds).toBe(true);
  });

  it('tells who would claim a Horde', () => {
    const g = table();
    horde(g, 'left', 'lightRiders');
    on(g, P2, 'L1-a1a2');
    wounds(g, 'L1-b2');
    expect(hordeForecast(g, at([0], 0) as Parameters<typeof hordeForecast>[1])).toEqual({
      vacant: 2,
      claimant: P2,
      covered: [0, 2, 0],
    });
  });

  it('tells what a Location gives', () => {
    const g = table();
    clerks(g, P1, 'quarry', 3);
    clanOf(g, P1).overseers[1] = 1;
    const there = locationForecast(g, P1, locationNamed('quarry'));
    expect(there).toMatchObject({
      clerks: 3,
      slots: 3,
      ready: true,
      gathers: 4,
      alone: true,
      upgrade: { level: 2, cost: 3, pays: 2 },
    });
    expect(locationForecast(g, P2, locationNamed('school'))).toMatchObject({
      own: 0,
      ready: false,
      upgrade: null,
      gathers: 0,
    });
  });

  it('tells the present strength of a General, also from a view of another seat', () => {
    const g = table();
    clanOf(g, P1).general = 'diQing';
    support(g, P1, 3);
    expect(generalStrength(g, P1)).toEqual([1]);
    const seen = asked(seatView(greatWall, g, null, P2).table, 3);
    expect(generalStrength(seen, P1)).toEqual([1]);
    expect(clanOf(seen, P1).support).toEqual(['', '', '']);
  });

  it('tells what Qin will do next', () => {
    const g = table({ mode: 'solo' });
    g.qinTrack = ['lumberMill', 'barracks', 'quarry', 'goldMine', 'temple'].map(locationNamed);
    topOfDeck(g, cardShowing(g, 'right'));
    horde(g, 'right', 'steppeRaiders');
    clerks(g, P1, 'temple', 3);
    clerks(g, qin(g), 'quarry');
    const seen = asked(seatView(greatWall, g, null, P1).table, 1);
    expect(qinForecast(seen)).toEqual({
      clerks: ['goldMine', 'quarry', 'barracks', 'lumberMill'].map(locationNamed),
      activates: locationNamed('quarry'),
      spearman: { slot: 6, cell: 1 },
      archer: 2,
      upgrades: locationNamed('temple'),
      builds: 2,
    });
  });

  it('tells which window is open and who is about to die', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2');
    wounds(g, 'L1-a3', 'L1-b3', 'L1-b4');
    holds(g, P1, 'retreat');
    only(g, begin(defeatCheck, { queue: [] }));
    const { stack } = seatView(greatWall, g, pending(g), P2);
    expect(openWindow(stack)).toMatchObject({ on: 'soldiersKilled', order: [0, 1, 2], turn: 1 });
    expect(doomedNow(stack)).toEqual([{ who: P1, slot: 0, spot: 0 }]);
    expect([openWindow([]), doomedNow([])]).toEqual([null, []]);
  });

  it('tells what a Request lacks', () => {
    const g = table({ mode: 'cooperative' });
    gives(g, P1, { gold: 3 });
    resting(g, P1, 'left', 'spearman');
    g.warehouse = [4, 1, 0];
    expect(requestLacks(g, 'silk-for-the-court')).toEqual([1, 4, 4]);
    expect(requestLacks(g, 'royal-escort')).toEqual([0, 1, 1]);
    expect(requestLacks(g, 'imperial-granary')).toEqual([1]);
    expect(requestLacks(g, 'quiet-border')).toEqual([0]);
    expect(requestLacks(g, 'humble-service')).toEqual([12, 12, 12]);
    expect(requestLacks(g, 'scribes-for-the-capital')).toEqual([0, 0, 0]);
  });
});

describe('What an option points at', () => {
  it.each([
    ['to:quarry', ['location:quarry']],
    ['from:pool', ['pool:clerk']],
    ['spots:M3-a2b2', ['spot:M3-a2', 'spot:M3-b2']],
    ['attacker:left-firing', ['firing:left']],
    ['attacker:left-spearman', ['soldier:left-spearman']],
    ['save:L1-spearman', ['horde:L1']],
    ['swap:wood-gold', ['resource:wood', 'resource:gold']],
    ['basic:retreat', ['tactic:retreat']],
    ['sacrifice:pool-archer', ['pool:archer']],
    ['sacrifice:quarry', ['location:quarry']],
    ['next:reed', ['player:reed']],
    ['stop', []],
  ])('%s', (key, things) => {
    expect(thingsOf({ at: 'x' }, key)).toEqual(things);
  });

  it('goes with every decision of the game', () => {
    const g = table();
    only(g, begin(moving, { who: P1, left: 1, distinct: false, moved: [], from: POOL }));
    const { ask } = codeAt(greatWall.rules, g, { at: 'moving.origin' });
    expect(ask?.concerns?.(g, at(g.stack, 0), 'from:temple')).toEqual(['location:temple']);
  });
});
