import { at, begin, frameIn, seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { claimForecast, doomedNow } from '../forecasts/hordes.ts';
import { locationForecasts, overseerPrices } from '../forecasts/locations.ts';
import { qinForecasts } from '../forecasts/qin.ts';
import { requestForecast, requestLacks, requestNeeds } from '../forecasts/requests.ts';
import { sectionForecast } from '../forecasts/sections.ts';
import { playedForecast } from '../forecasts/tactics.ts';
import { greatWall } from '../index.ts';
import { generalStrength } from '../inspect.ts';
import { assault, newAssault } from '../rules/assault.ts';
import { defeatCheck } from '../rules/defeat.ts';
import { invasionNow } from '../rules/hordes.ts';
import { SLOT } from '../rules/keys.ts';
import { fulfilment } from '../rules/requests.ts';
import { window } from '../rules/window.ts';
import { winter } from '../rules/winter.ts';
import { clanOf, qin, reed } from '../state.ts';
import { seen } from '../view.ts';
import { activating } from './start.ts';
import {
  active,
  cardShowing,
  clerks,
  gives,
  holds,
  horde,
  locationNamed,
  next,
  on,
  only,
  optionsOf,
  P1,
  P2,
  pending,
  play,
  purse,
  resting,
  support,
  table,
  topOfDeck,
  wounds,
} from './table.ts';

describe('What a screen may ask', () => {
  it('tells Defence and Power', () => {
    const g = table();
    g.barricades[0] = 2;
    horde(g, 'left', 'lightRiders');
    horde(g, 'left', 'steppeRaiders');
    expect(sectionForecast(g, 0)).toEqual({ defence: 4, power: 7, holds: false });
    expect(sectionForecast(g, 1).holds).toBe(true);
  });

  it.each([
    ['competitive', 'fireLancers', 3, { defence: 4, power: 5, holds: false }],
    ['cooperative', 'torchBearers', 3, { defence: 2, power: 5, holds: false }],
    ['competitive', 'fireLancers', 0, { defence: 0, power: 5, holds: false }],
  ])(
    'counts without the Barricades that will burn before the Assault: %s, %s (GW-EX-43, GW-TIME-2)',
    (mode, type, barricades, foretold) => {
      const g = table({ mode });
      g.barricades[0] = barricades;
      horde(g, 'left', type);
      expect(sectionForecast(g, 0)).toEqual(foretold);
    },
  );

  it('does not count them twice once they burn, and counts what cards add (GW-EX-43)', () => {
    const g = table();
    g.barricades[0] = 3;
    horde(g, 'left', 'fireLancers');
    holds(g, P1, 'nightWatch');
    holds(g, P2, 'nightWatch');
    only(g, begin(assault, newAssault(0)));
    expect([next(g), g.barricades[0], sectionForecast(g, 0)]).toEqual([
      window.steps.ask,
      2,
      { defence: 4, power: 5, holds: false },
    ]);
    play(g, 'basic:nightWatch');
    expect(sectionForecast(g, 0)).toEqual({ defence: 6, power: 5, holds: true });
  });

  it('a Section that has had its Assault of this Winter burns no more (GW-WINTER-9)', () => {
    const g = table();
    g.barricades[0] = 3;
    horde(g, 'left', 'fireLancers');
    on(g, P1, 'L1-a1');
    holds(g, P1, 'retreat');
    only(g, begin(winter, { section: 0, order: [], turn: 0 }));
    while (next(g) !== window.steps.ask) play(g, at(optionsOf(g, at(pending(g).questions, 0).seat), 0));
    expect([g.barricades[0], sectionForecast(g, 0).defence]).toEqual([2, 4]);
  });

  it('tells who would claim a Horde, and that the Reed Clan never does (GW-DEFEAT-7, GW-2P-20)', () => {
    const g = table();
    horde(g, 'left', 'lightRiders');
    on(g, P2, 'L1-a1a2');
    wounds(g, 'L1-b2');
    expect(claimForecast(g, SLOT.index('horde:L1'))).toMatchObject({
      key: 'wall.horde.majority',
      params: { seat: P2, count: 2 },
    });
    const two = table({ players: 2 });
    horde(two, 'right', 'lightRiders');
    expect(claimForecast(two, SLOT.index('horde:R1'))).toMatchObject({ key: 'wall.horde.nobody' });
    on(two, reed(two), 'R1-a1');
    expect(claimForecast(two, SLOT.index('horde:R1'))).toMatchObject({
      about: 'horde:R1',
      key: 'wall.horde.reed',
      rule: 'GW-2P-20',
    });
  });

  it('tells what a Location brings, with Foreman and Censor (GW-PROD-3, GW-OVER-4, GW-ACT-6)', () => {
    const g = table();
    const quarry = locationNamed('quarry');
    clerks(g, P1, 'quarry', 3);
    clanOf(g, P1).overseers[1] = 1;
    const words = () => locationForecasts(g, P1, quarry).map(({ key, params }) => [key, params]);
    expect(words()).toEqual([
      ['wall.place.alone', {}],
      ['wall.place.gathers', { count: 4, resource: 'stone' }],
      ['wall.place.upgrade', { level: 2, cost: 3, resource: 'gold' }],
    ]);
    active(g, P1, 'foreman', 'censor');
    expect(words()[0]).toEqual(['wall.place.spared', {}]);
    expect(words()[2]).toEqual(['wall.place.upgrade', { level: 2, cost: 2, resource: 'gold' }]);
    expect(overseerPrices(g, P1, quarry).map(({ cost }) => cost)).toEqual([1, 2, 3]);
    expect(locationForecasts(g, P2, locationNamed('school'))).toEqual([]);
  });

  it('tells that being alone costs Honour, or the game, when no Shame is left (GW-SHAME-5, GW-COOP-25)', () => {
    const words = (['competitive', 'cooperative'] as const).map((mode) => {
      const g = table({ mode });
      g.shamePool = 0;
      clerks(g, P1, 'barracks');
      return locationForecasts(g, P1, locationNamed('barracks')).map(({ key }) => key);
    });
    expect(words).toEqual([['wall.place.aloneEmpty'], ['wall.place.aloneLost']]);
  });

  it('tells the present strength of a General, also from a view of another seat', () => {
    const g = table();
    clanOf(g, P1).general = 'diQing';
    support(g, P1, 3);
    expect(generalStrength(g, P1)).toEqual([1]);
    const look = seen(seatView(greatWall, g, null, P2));
    expect(generalStrength(look, P1)).toEqual([1]);
    expect(clanOf(look, P1).support).toBe(3);
  });

  it('tells what Qin will do next', () => {
    const g = table({ mode: 'solo' });
    g.qinTrack = ['lumberMill', 'barracks', 'quarry', 'goldMine', 'temple'].map(locationNamed);
    topOfDeck(g, cardShowing(g, 'right'));
    horde(g, 'right', 'steppeRaiders');
    clerks(g, P1, 'temple', 3);
    clerks(g, qin(g), 'quarry');
    const look = seen(seatView(greatWall, g, null, P1));
    expect(qinForecasts(look, look.indicator).map(({ when, params }) => [when, params])).toEqual([
      ['sends', { locations: ['goldMine', 'quarry', 'barracks'] }],
      ['activates', { location: 'quarry' }],
      ['spearman', { section: 'right' }],
      ['archer', { section: 'right' }],
      ['builds', { section: 'right' }],
      ['upgrades', { location: 'temple' }],
      ['end', { honour: 60, total: 60 }],
    ]);
    clanOf(g, qin(g)).claimed = ['heavyLancers-r'];
    clanOf(g, qin(g)).claimedShame = [0];
    clanOf(g, P1).firing[2] = 1;
    expect(qinForecasts(g, invasionNow(g)).find(({ when }) => when === 'archer')).toBeUndefined();
    expect(qinForecasts(g, invasionNow(g)).at(-1)?.params).toEqual({ honour: 60, total: 75 });
  });

  it('tells which window is open and who is about to die', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2');
    wounds(g, 'L1-a3', 'L1-b3', 'L1-b4');
    holds(g, P1, 'retreat');
    only(g, begin(defeatCheck, { queue: [] }));
    const { stack } = seatView(greatWall, g, pending(g), P2);
    expect(frameIn(stack, window)).toMatchObject({ on: 'soldiersKilled', order: [0, 1, 2], turn: 1 });
    expect(doomedNow(stack)).toEqual([{ who: P1, slot: 0, spot: 0 }]);
    expect([frameIn([], window), doomedNow([])]).toEqual([null, []]);
  });

  it('tells how many Retreat saves, and how many still die (GW-TAC-3, GW-KILL-1)', () => {
    const g = table();
    g.year = 3;
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2', 'L1-a3');
    wounds(g, 'L1-b3', 'L1-b4');
    holds(g, P1, 'retreat');
    gives(g, P1, { chi: 3 });
    only(g, begin(defeatCheck, { queue: [] }));
    expect(next(g)).toBe(window.steps.ask);
    const saves = (key: string) => playedForecast(g, P1, key)?.params;
    expect([saves('basic:retreat'), saves('enhanced:retreat')]).toEqual([
      { saved: 1, dead: 1 },
      { saved: 2, dead: 0 },
    ]);
  });

  it('counts the Clerk that Overtime adds (GW-PROD-3)', () => {
    const g = table();
    clerks(g, P1, 'quarry', 2);
    clerks(g, P2, 'quarry');
    holds(g, P1, 'overtime');
    activating(g, 'quarry');
    play(g, 'basic:overtime');
    const gathered = { count: 3, resource: 'stone' };
    expect(locationForecasts(g, P1, locationNamed('quarry')).map(({ params }) => params)).toContainEqual(gathered);
    play(g, 'gather');
    expect(purse(g, P1)[1]).toBe(3);
  });

  it('tells what a Request lacks', () => {
    const g = table({ mode: 'cooperative' });
    gives(g, P1, { gold: 3 });
    resting(g, P1, 'left', 'spearman');
    g.warehouse = [4, 1, 0];
    expect(requestLacks(g, 'silk-for-the-court', P1)).toEqual([1, null, null]);
    expect(requestLacks(g, 'royal-escort', P1)).toEqual([0, 1, 1]);
    expect(requestLacks(g, 'imperial-granary', P1)).toEqual([1]);
    expect(requestLacks(g, 'quiet-border', P1)).toEqual([0]);
    expect(requestLacks(g, 'humble-service', P1)).toEqual([12, 12, 12]);
    expect(requestLacks(g, 'scribes-for-the-capital', P1)).toEqual([0, 0, 0]);
  });

  it('says in words what a Request lacks, and who could give it (GW-COOP-11, GW-COOP-29)', () => {
    const g = table({ mode: 'cooperative' });
    gives(g, P1, { gold: 3 });
    resting(g, P1, 'left', 'spearman');
    const said = (id: string) =>
      requestNeeds(g, id, P1).map(({ have, missing }) => [have?.key ?? '', missing?.key ?? '', missing?.params.count]);
    expect(said('silk-for-the-court')[0]).toEqual(['wall.lack.have', 'wall.lack.short', 1]);
    expect(said('silk-for-the-court')[1]).toEqual(['wall.lack.hidden', '', undefined]);
    expect(said('royal-escort').map(([have, missing]) => [have, missing])).toEqual([
      ['wall.lack.could', ''],
      ['', 'wall.lack.nobody'],
      ['', 'wall.lack.nobody'],
    ]);
    horde(g, 'left', 'vanguard');
    expect(said('quiet-border').map(([, missing]) => missing)).toEqual(['wall.lack.defence', '', '']);
    g.breached = true;
    expect(said('quiet-border')).toEqual([['', 'wall.lack.breached', 1]]);
  });

  it('a share made smaller by a card is what counts (GW-COOP-11)', () => {
    const g = table({ mode: 'cooperative' });
    g.requests = ['silk-for-the-court', '', ''];
    gives(g, P1, { gold: 2 });
    holds(g, P1, 'plea');
    only(g, begin(fulfilment, { order: [], turn: 0, passes: 0, refused: [] }));
    play(g, 'request:silk-for-the-court', 'basic:plea');
    expect(optionsOf(g, P1)).toEqual(['yes', 'no']);
    expect(requestForecast(g, 'silk-for-the-court', P1)?.key).toBe('wall.lack.mine');
  });
});
