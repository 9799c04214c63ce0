import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { requestOf } from '../../content/coop-cards.ts';
import messages from '../../messages/en.json';
import { activate, newActivation } from '../../rules/activation.ts';
import { fulfilment, isTrue, requestsStep } from '../../rules/requests.ts';
import { outcome } from '../../rules/scoring.ts';
import { summer } from '../../rules/summer.ts';
import { clanOf } from '../../state.ts';
import { fulfilling, revealing } from '../start.ts';
import {
  active,
  clerks,
  coop,
  gives,
  holds,
  honour,
  inRest,
  locationNamed,
  next,
  only,
  optionsOf,
  P1,
  P2,
  P3,
  play,
  playOut,
  purse,
  resting,
  run,
  support,
  table,
  why,
} from '../table.ts';

describe('Requests', () => {
  it('a state is fulfilled by itself; a payment needs everybody (GW-EX-49, GW-COOP-29, GW-COOP-11, GW-COOP-12)', () => {
    const g = coop(3, 'silk-for-the-court', 'quiet-border');
    for (const [who, gold] of [
      [P1, 4],
      [P2, 3],
      [P3, 4],
    ] as const)
      gives(g, who, { gold });
    fulfilling(g);
    run(g);
    expect(g.requestsDone).toEqual(['quiet-border']);
    play(g, 'request:silk-for-the-court', 'yes');
    expect([optionsOf(g, P2), why(g, 'yes')?.rule]).toEqual([['no'], 'GW-COOP-11']);
    play(g, 'no');
    expect([purse(g, P1)[2], g.requests[0], next(g)]).toEqual([4, 'silk-for-the-court', null]);
  });

  it('is paid at once when all agree, and counts (GW-COOP-11, GW-COOP-28)', () => {
    const g = coop(3, 'timber-for-the-fleet');
    for (const who of [P1, P2, P3]) gives(g, who, { wood: 5 });
    play(fulfilling(g), 'request:timber-for-the-fleet', 'yes', 'yes', 'yes');
    expect([[P1, P2, P3].map((who) => purse(g, who)[0]), g.requestsDone, g.requests]).toEqual([
      [1, 1, 1],
      ['timber-for-the-fleet'],
      ['', '', ''],
    ]);
    const points = coop(3, 'humble-service');
    for (const who of [P1, P2, P3]) clanOf(points, who).honour = 13;
    play(fulfilling(points), 'request:humble-service', 'yes', 'yes', 'yes');
    expect(points.clans.map((clan) => clan.honour)).toEqual([1, 1, 1]);
  });

  it('the team gives Soldiers Section by Section, or Warehouse resources (GW-COOP-31)', () => {
    const g = coop(3, 'royal-escort', 'imperial-granary');
    resting(g, P1, 'left', 'spearman');
    resting(g, P2, 'middle', 'archer');
    resting(g, P3, 'right', 'spearman');
    resting(g, P1, 'right', 'spearman');
    g.warehouse = [4, 3, 0];
    fulfilling(g);
    play(g, 'request:royal-escort', 'yes', 'no', 'yes', 'no', 'no', 'yes');
    expect([
      inRest(g, P1, 'left'),
      inRest(g, P2, 'middle', 'archer'),
      inRest(g, P3, 'right'),
      inRest(g, P1, 'right'),
    ]).toEqual([0, 0, 0, 1]);
    play(g, 'request:imperial-granary', 'paid');
    expect([g.warehouse.reduce((sum, count) => sum + count, 0), g.requestsDone.length]).toEqual([1, 2]);
    const nobody = coop(3, 'royal-escort');
    resting(nobody, P1, 'left', 'spearman');
    play(fulfilling(nobody), 'request:royal-escort', 'yes', 'no', 'no', 'no');
    expect([inRest(nobody, P1, 'left'), nobody.requestsDone, next(nobody)]).toEqual([1, [], null]);
  });

  it('a declined Request waits until another was fulfilled; the step ends when all pass (GW-COOP-29)', () => {
    const g = coop(3, 'timber-for-the-fleet', 'stone-for-the-tomb');
    for (const who of [P1, P2, P3]) gives(g, who, { wood: 4, stone: 4 });
    fulfilling(g);
    play(g, 'request:timber-for-the-fleet', 'no');
    expect(why(g, 'request:timber-for-the-fleet')?.why).toBe('declinedBefore');
    play(g, 'request:stone-for-the-tomb', 'yes', 'yes', 'yes');
    expect(optionsOf(g, P3)).toEqual(['request:timber-for-the-fleet', 'pass']);
    play(g, 'pass', 'pass', 'pass');
    expect(next(g)).toBeNull();
  });

  it('checks what the table shows', () => {
    const g = coop();
    expect(isTrue(g, requestOf('glory-to-the-emperor'))).toBe(false);
    g.levels = [2, 2, 3];
    g.defeatedIn = 7;
    g.breached = true;
    expect(
      ['glory-to-the-emperor', 'provoke-then-prevail', 'quiet-border'].map((id) => isTrue(g, requestOf(id))),
    ).toEqual([true, true, false]);
    const done = coop(3, 'provoke-then-prevail', 'glory-to-the-emperor');
    done.defeatedIn = 7;
    run(fulfilling(done));
    expect(done.requestsDone).toEqual(['provoke-then-prevail']);
  });

  it('Plea to the Throne makes shares smaller and stays spent', () => {
    const g = coop(3, 'silk-for-the-court');
    gives(g, P1, { gold: 3, chi: 2 });
    gives(g, P2, { gold: 3 });
    gives(g, P3, { gold: 3 });
    holds(g, P1, 'plea');
    play(fulfilling(g), 'request:silk-for-the-court', 'enhanced:plea', 'yes', 'yes', 'yes');
    expect([[P1, P2, P3].map((who) => purse(g, who)[2]), g.requestsDone.length, g.tacticDiscard.length]).toEqual([
      [0, 0, 0],
      1,
      1,
    ]);
  });

  it('co-op: Requests with nobody left to pay: all pass, the step ends, Shame follows (GW-COOP-29, GW-COOP-14)', () => {
    const g = table({ mode: 'cooperative' });
    g.requests = ['silk-for-the-court', 'humble-service', ''];
    only(g, begin(fulfilment, { order: [], turn: 0, passes: 0, refused: [] }));
    play(g, 'request:humble-service');
    expect(optionsOf(g, P1)).toEqual(['no']);
    play(g, 'no', 'pass', 'pass', 'pass');
    expect(next(g)).toBeNull();
    g.requestDeck = [];
    playOut(only(g, begin(requestsStep, { order: [], turn: 0 })));
    expect(clanOf(g, P1).shamed.reduce((sum, count) => sum + count, 0)).toBe(2);
  });
});

describe('Requests at the end of Winter', () => {
  it('each Request left costs each player a token; without tokens all lose (GW-EX-40, GW-COOP-14, GW-COOP-25)', () => {
    const g = coop(3, 'silk-for-the-court', 'humble-service');
    g.shamePool = 5;
    only(g, begin(requestsStep, { order: [], turn: 0 }));
    playOut(g);
    expect([g.ending, outcome(g).winners, g.shamePool]).toEqual(['noShameLeft', [], 0]);
    const bought = coop(3, 'silk-for-the-court', 'humble-service');
    bought.shamePool = 5;
    clanOf(bought, P1).honour = 10;
    only(bought, begin(requestsStep, { order: [], turn: 0 }));
    playOut(bought, (options) => (options.includes('buyOff') ? 'buyOff' : at(options, 0)));
    expect([bought.ending, honour(bought, P1), bought.shamePool]).toEqual(['', 0, 0]);
  });

  it('refills the spaces; unfulfilled Requests stay, an empty deck leaves gaps (GW-COOP-15, GW-COOP-9)', () => {
    const g = coop(3, 'silk-for-the-court');
    g.requestDeck = g.requestDeck.slice(0, 1);
    only(g, begin(requestsStep, { order: [], turn: 0 }));
    playOut(g);
    expect([g.requests[0], g.requests.filter((id) => id === '').length, g.requests.length]).toEqual([
      'silk-for-the-court',
      1,
      3,
    ]);
  });
});

describe('Events', () => {
  it('immediate ones happen now', () => {
    const g = coop();
    g.warehouse = [1, 2, 3];
    run(revealing(g, 'granaryFire'));
    expect(g.warehouse).toEqual([0, 0, 0]);
    for (const who of [P1, P2, P3]) gives(g, who, { wood: 1, gold: 4 });
    playOut(revealing(g, 'flood'));
    expect(purse(g, P1).reduce((sum, count) => sum + count, 0)).toBe(3);
    playOut(revealing(g, 'richHarvest'));
    expect(purse(g, P1).reduce((sum, count) => sum + count, 0)).toBe(6);
    resting(g, P1, 'left', 'spearman');
    run(revealing(g, 'campFever'));
    expect(inRest(g, P1, 'left')).toBe(0);
    run(revealing(g, 'newBanners'));
    expect(g.hordes.filter((card) => card !== '')).toHaveLength(1);
    clanOf(g, P2).shamed = [1, 0, 0];
    play(revealing(g, 'amnesty'), 'shame:spearman');
    expect(clanOf(g, P2).shamed).toEqual([0, 0, 0]);
  });

  it('passive ones last (GW-COOP-16)', () => {
    const g = coop();
    run(revealing(g, 'warWeariness'));
    run(revealing(g, 'rottenTimber'));
    run(revealing(g, 'openRoads'));
    clerks(g, P1, 'barracks', 1);
    gives(g, P1, { wood: 1, stone: 2, gold: 1 });
    only(g, begin(activate, newActivation(locationNamed('barracks'), true)));
    expect(next(g)).toBeNull();
    gives(g, P1, { wood: 2, stone: 2 });
    clerks(g, P1, 'barracks', 1);
    only(g, begin(activate, newActivation(locationNamed('barracks'), true)));
    play(g, 'recruit:spearman', 'rest:left');
    expect(purse(g, P1)).toEqual([0, 0, 0, 0]);
    support(g, P1, 1);
    gives(g, P1, { wood: 2, gold: 1 });
    clerks(g, P1, 'embassy', 1);
    only(g, begin(activate, newActivation(locationNamed('embassy'), false)));
    play(g, `advisor:${g.advisorTrack[0]}`, 'support');
    expect(purse(g, P1)[2]).toBe(0);
    clerks(g, P1, 'builders', 1);
    only(g, begin(activate, newActivation(locationNamed('builders'), false)));
    expect(next(g)).toBeNull();
  });

  it('Early Frost takes one resource from everybody with income (GW-TIME-2)', () => {
    const g = coop();
    run(revealing(g, 'earlyFrost'));
    clanOf(g, P1).overseers = [2, 0, 0, 0];
    only(g, begin(summer, { order: [], turn: 0 }));
    run(g);
    expect([purse(g, P1)[0], purse(g, P2)]).toEqual([1, [0, 0, 0, 0]]);
  });

  it('Early Frost looks at Overseers alone, and says so (GW-CARD-11)', () => {
    const g = coop();
    run(revealing(g, 'earlyFrost'));
    active(g, P1, 'taxCollector');
    run(only(g, begin(summer, { order: [], turn: 0 })));
    expect(purse(g, P1)).toEqual([0, 0, 2, 0]);
    expect(messages['text.earlyFrost']).toContain('whose Overseers bring');
  });
});
