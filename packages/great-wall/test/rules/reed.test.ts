import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { invariants } from '../../invariants.ts';
import { activationStep } from '../../rules/activation.ts';
import { assault, newAssault } from '../../rules/assault.ts';
import { autumn } from '../../rules/autumn.ts';
import { boxes, newBoxes } from '../../rules/boxes.ts';
import { othersShow } from '../../rules/command-track.ts';
import { defeatCheck } from '../../rules/defeat.ts';
import { placeHordes } from '../../rules/hordes.ts';
import { deciderFor, overlord } from '../../rules/treasury.ts';
import type { GreatWall } from '../../state.ts';
import { clanOf, NOBODY, qin, reed, WOUND } from '../../state.ts';
import { activating } from '../start.ts';
import {
  clerks,
  clerksAt,
  honour,
  horde,
  locationNamed,
  next,
  on,
  only,
  optionsOf,
  P1,
  P2,
  play,
  playOut,
  purse,
  resting,
  run,
  spot,
  table,
  told,
  why,
  wounds,
} from '../table.ts';

function two(): GreatWall {
  return table({ players: 2 });
}

/** Moves a Reed Clerk where the test needs it. */
function reedAt(g: GreatWall, ...locations: string[]): void {
  const clan = clanOf(g, reed(g));
  clan.at = clan.at.map(() => 0);
  for (const location of locations) clan.at[locationNamed(location)] = 1;
}

describe('The Reed Clan', () => {
  it('keeps company, fills the Warehouse and stays (GW-EX-36, GW-2P-12, GW-2P-13, GW-2P-17)', () => {
    const g = two();
    clerks(g, P1, 'lumberMill', 2);
    activating(g, 'lumberMill');
    play(g, 'gather');
    playOut(g, (options) => at(options, options.length - 1));
    expect([purse(g, P1)[0], g.warehouse, g.shamePool]).toEqual([2, [1, 0, 0], 20]);
    expect([clerksAt(g, P1, 'lumberMill'), clerksAt(g, reed(g), 'lumberMill')]).toEqual([0, 1]);
    reedAt(g, 'school', 'quarry', 'goldMine');
    only(g, begin(activationStep, { done: 0, queue: [] }));
    expect(next(g)).toBeNull();
  });

  it('has neither Honour nor resources of its own (GW-2P-9, GW-2P-11)', () => {
    const g = two();
    horde(g, 'middle', 'steppeRaiders');
    on(g, reed(g), 'M1-a2', 'M1-a3');
    wounds(g, 'M1-b3', 'M1-b4');
    run(only(g, begin(defeatCheck, { queue: [] })));
    const clan = clanOf(g, reed(g));
    expect([clan.honour, clan.resources, clan.claimed]).toEqual([0, [0, 0, 0, 0], []]);
    expect(clan.at.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('never rests or saves; a card it would claim is discarded (GW-2P-10, GW-2P-20, GW-2P-21)', () => {
    const g = two();
    const card = horde(g, 'middle', 'steppeRaiders');
    on(g, reed(g), 'M1-a2', 'M1-a3', 'M1-b3');
    on(g, P1, 'M1-b4');
    const events = playOut(only(g, begin(defeatCheck, { queue: [] })));
    expect([g.hordeDiscard, clanOf(g, reed(g)).pool[0], clanOf(g, reed(g)).rest.every((count) => count === 0)]).toEqual(
      [[card], 10, true],
    );
    expect(told(events, 'killed').map((params) => params.seat)).toEqual([P1, 'reed']);
    horde(g, 'middle', 'heavyLancers');
    on(g, reed(g), 'M1-a1', 'M1-a2');
    resting(g, P1, 'middle', 'spearman');
    only(g, begin(assault, newAssault(1)));
    playOut(g);
    expect([spot(g, 'M1-a1'), spot(g, 'M1-a2') > WOUND]).toEqual([WOUND, true]);
  });

  it('plays its one card every Autumn on the first free space (GW-2P-14)', () => {
    const g = two();
    g.tea = [P2, reed(g), P1];
    only(g, begin(autumn, { todo: [], who: NOBODY }));
    play(g, 'command:economy', 'command:economy', 'space:2');
    expect(g.track).toEqual([reed(g), P2, P1]);
  });

  it('is decided for by the human highest on Tea, read anew each time (GW-2P-15, GW-2P-26)', () => {
    const g = two();
    expect(overlord(g)).toBe(P1);
    g.tea = [reed(g), P2, P1];
    expect([overlord(g), deciderFor(g, reed(g)), deciderFor(g, P1)]).toEqual([P2, P2, P1]);
    g.active = reed(g);
    clerks(g, P1, 'school');
    clerks(g, P1, 'embassy');
    only(g, begin(activationStep, { done: 0, queue: [] }));
    expect(optionsOf(g, P2)).toEqual(['location:embassy', 'location:school']);
  });

  it('its Clerks move like others but never two in one Location (GW-2P-16)', () => {
    const g = two();
    g.active = P1;
    only(g, begin(boxes, newBoxes(P1, 'economy')));
    play(g, 'stop', 'stop');
    expect(optionsOf(g, P1)).toEqual(['from:lumberMill', 'from:quarry', 'from:goldMine', 'stop']);
    play(g, 'from:quarry');
    expect(why(g, 'to:goldMine')).toMatchObject({ rule: 'GW-2P-16', why: 'reedClerkThere' });
    play(g, 'to:temple', 'stop');
    expect(clerksAt(g, reed(g), 'temple')).toBe(1);
  });

  it('moves up in the Teahouse if the Overlord wants it to (GW-2P-18, GW-2P-25)', () => {
    const drinking = (): GreatWall => {
      const g = two();
      reedAt(g, 'teahouse', 'quarry', 'goldMine');
      clerks(g, P2, 'teahouse');
      g.tea = [P1, P2, reed(g)];
      activating(g, 'teahouse');
      play(g, 'stop');
      return g;
    };
    const g = drinking();
    expect(optionsOf(g, P1)).toEqual(['tea:up', 'stop']);
    play(g, 'tea:up');
    expect(g.tea).toEqual([P1, reed(g), P2]);
    const still = drinking();
    play(still, 'stop');
    expect(still.tea).toEqual([P1, P2, reed(still)]);
  });

  it('under Qin it always moves up in the Teahouse (GW-SOLO-32, GW-SOLO-44)', () => {
    const g = table({ mode: 'solo' });
    clerks(g, P1, 'teahouse');
    clanOf(g, reed(g)).at = clanOf(g, reed(g)).at.map((_, location) =>
      location === locationNamed('teahouse') ? 1 : 0,
    );
    g.tea = [qin(g), P1, reed(g)];
    activating(g, 'teahouse');
    play(g, 'stop');
    expect(g.tea).toEqual([qin(g), reed(g), P1]);
  });

  it('in the Temple the active player discards a Shame token, in the Reed turn nobody (GW-2P-17, GW-2P-25)', () => {
    const g = two();
    reedAt(g, 'temple', 'quarry', 'goldMine');
    clerks(g, P2, 'temple', 2);
    clanOf(g, P1).shamed = [1, 0, 0];
    g.shamePool = 19;
    play(activating(g, 'temple'), 'gather');
    expect([clanOf(g, P1).shamed, g.shamePool]).toEqual([[0, 0, 0], 20]);
    clanOf(g, P1).shamed = [1, 0, 0];
    g.shamePool = 19;
    g.active = reed(g);
    clerks(g, P2, 'temple', 2);
    play(activating(g, 'temple'), 'gather');
    expect(g.shamePool).toBe(19);
  });

  it('builds, recruits and sends Advisors away as the Overlord says, not whether (GW-2P-17, GW-2P-25)', () => {
    const g = two();
    reedAt(g, 'builders', 'barracks', 'embassy');
    clerks(g, P1, 'builders');
    clerks(g, P2, 'barracks', 2);
    clerks(g, P2, 'embassy');
    horde(g, 'right', 'steppeRaiders');
    activating(g, 'builders');
    expect(optionsOf(g, P1)).toEqual(['barricade:middle', 'barricade:right']);
    play(g, 'barricade:right');
    expect([g.barricades, honour(g, P1)]).toEqual([[0, 0, 1], 0]);
    activating(g, 'barracks');
    expect(optionsOf(g, P1)).toEqual(['spot:R1-a2', 'spot:R1-a3', 'spot:R1-b3', 'spot:R1-b4']);
    play(g, 'spot:R1-a2');
    expect([spot(g, 'R1-a2') > WOUND, g.warehouse]).toEqual([true, [0, 0, 0]]);
    activating(g, 'embassy');
    const [first = ''] = g.advisorTrack;
    play(g, `advisor:${first}`);
    expect([g.advisorDiscard, g.advisorTrack.length]).toEqual([[first], 4]);
  });

  it('cannot be copied, and its card is no bonus (GW-2P-19, GW-2P-23)', () => {
    const g = two();
    clanOf(g, reed(g)).shown = 'reedOrders';
    clanOf(g, P1).shown = 'betrayal';
    only(g, begin(boxes, newBoxes(P1, 'betrayal')));
    expect(why(g, 'choose:copyCommand')).toMatchObject({ rule: 'GW-CARD-6', why: 'nothingToCopy' });
    expect(othersShow(g, P1, 'reedOrders')).toBe(false);
  });

  it('is no player for Raids and Shame (GW-2P-22)', () => {
    const g = two();
    for (const section of ['middle', 'right'])
      for (const type of ['sappers', 'steppeRaiders', 'lightRiders']) horde(g, section, type);
    run(only(g, begin(placeHordes, { left: 1 })));
    expect(g.shamePool).toBe(18);
    only(g, begin(assault, newAssault(1)));
    playOut(g);
    expect(g.shamePool).toBe(18 - 6);
    expect(invariants(g).filter((line) => line.includes('Shame'))).toEqual([]);
  });
});
