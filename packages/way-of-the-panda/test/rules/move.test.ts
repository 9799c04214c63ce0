import { at, begin } from '@jade/engine';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { spotOf } from '../../content/map.ts';
import messages from '../../messages/en.json';
import { walking } from '../../rules/move.ts';
import { clanOf } from '../../state.ts';
import {
  ap,
  asked,
  champion,
  guards,
  only,
  onRoad,
  optionsOf,
  P1,
  P2,
  P3,
  pending,
  play,
  reserve,
  strength,
  table,
  tile,
  tileOn,
  turnOf,
  whereIs,
  why,
} from '../table.ts';

describe('A move', () => {
  it('takes the named champion along one road; a neutral one lets the player choose (WP-MOVE-1)', () => {
    const g = champion(champion(table(), P1, 'warrior', 'L07'), P1, 'monk', 'L13');
    play(g, 'do:neutral-1a');
    expect(optionsOf(g, P1)).toEqual(['champion:monk', 'champion:warrior', 'stop']);
    expect(why(g, 'champion:governor')).toMatchObject({ rule: 'WP-MOVE-8' });
    play(g, 'champion:warrior', 'road:R05', 'leave');
    expect(whereIs(g, P1, 'warrior')).toBe(spotOf('L02'));
    expect(at(pending(g).questions, 0).seat).toBe(P2);
  });

  it('needs strength for the uncovered ninjas; then one may be covered (WP-EX-15, WP-MOVE-2, WP-MOVE-4)', () => {
    const g = strength(champion(table(), P1, 'warrior', 'L01'), P1, 'warrior', 2);
    const before = clanOf(g, P1).reserve;
    play(g, 'do:warrior-1a', 'road:R01', 'cover:1');
    expect(whereIs(g, P1, 'warrior')).toBe(spotOf('L02'));
    expect(onRoad(g, 'R01')).toEqual([1, 0, 0, 0]);
    expect(clanOf(g, P1).reserve).toBe(before - 1 - 1);
  });

  it('says why a road is closed (WP-MOVE-2)', () => {
    const g = strength(champion(table(), P1, 'warrior', 'L02'), P1, 'warrior', 2);
    play(g, 'do:warrior-1a');
    expect(why(g, 'road:R02')).toEqual({
      rule: 'WP-MOVE-2',
      why: 'tooWeak',
      params: { ownerSeat: P1, champion: 'warrior', strength: 2, ninjas: 3, ignored: 0 },
    });
    expect(why(g, 'road:R20')).toMatchObject({ rule: 'WP-MOVE-1', why: 'notHere' });
  });

  it('passes ninjas that guards or tiles of anybody cover (WP-MOVE-3)', () => {
    const g = champion(guards(tile(table(), 'R02', P2), 'X02', P2, 1), P1, 'warrior', 'L02');
    play(g, 'do:warrior-1a');
    expect(optionsOf(g, P1)).toEqual(expect.arrayContaining(['road:R02', 'road:X02']));
  });

  it('may leave the ninja uncovered (WP-MOVE-4)', () => {
    const g = champion(table(), P1, 'monk', 'L02');
    play(g, 'do:monk-1a', 'road:R05');
    expect(optionsOf(g, P1)).toEqual(['leave', 'cover:1']);
    expect(why(g, 'cover:2')).toMatchObject({ rule: 'WP-MOVE-4', why: 'oneGuardOnly' });
    play(g, 'leave');
    expect(onRoad(g, 'R05')).toEqual([0, 0, 0, 0]);
  });

  it('of two steps may go back and forth and cover twice (WP-EX-21, WP-MOVE-5)', () => {
    const g = reserve(strength(champion(table(), P1, 'monk', 'L02'), P1, 'monk', 3), P1, 6);
    play(g, 'do:neutral-4a', 'champion:monk', 'road:R02', 'cover:1', 'road:R02', 'cover:1');
    expect(onRoad(g, 'R02')).toEqual([2, 0, 0, 0]);
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L02'));
    expect(clanOf(g, P1).reserve).toBe(2);
  });

  it('may stop after the first step (WP-MOVE-5)', () => {
    const g = champion(table(), P1, 'governor', 'L02');
    play(g, 'do:governor-4b', 'road:R05', 'leave', 'stop');
    expect(whereIs(g, P1, 'governor')).toBe(spotOf('L07'));
    expect(at(pending(g).questions, 0).seat).toBe(P2);
  });

  it('covers nothing without a guard in the reserve (WP-MOVE-6)', () => {
    const g = reserve(champion(table(), P1, 'monk', 'L02'), P1, 1);
    play(g, 'do:monk-1a', 'road:R05');
    expect(at(pending(g).questions, 0).seat).toBe(P2);
    expect(tileOn(g, 'R05')).toBe(-1);
  });

  it('settles a completed road before the next step, whose guards can be used again (WP-MOVE-7)', () => {
    const g = reserve(champion(table(), P1, 'governor', 'L04'), P1, 2);
    play(g, 'do:governor-4b', 'road:R08', 'cover:1');
    expect(pending(g).name).toBe('finishRoad.tile');
    play(g, 'tile:own');
    expect(clanOf(g, P1).reserve).toBe(1);
    play(g, 'road:R13', 'cover:1');
    expect(pending(g).name).toBe('finishRoad.tile');
  });

  it('is not open to a champion on the clan sheet (WP-MOVE-8)', () => {
    expect(why(table(), 'do:monk-1a')).toMatchObject({ rule: 'WP-MOVE-8', why: 'cannotMoveOff' });
  });

  it('is not open to a champion shut in by ninjas (WP-MOVE-2)', () => {
    const g = champion(table(), P1, 'monk', 'L05');
    expect(why(g, 'do:monk-1a')).toMatchObject({ rule: 'WP-MOVE-2', why: 'noWay' });
    expect(why(g, 'do:neutral-1a')).toMatchObject({ rule: 'WP-MOVE-2', why: 'noWayForAny' });
    expect(why(table(), 'do:neutral-1a')).toMatchObject({ rule: 'WP-MOVE-8', why: 'allOnSheet' });
  });

  it('may end where other champions stand (WP-CHAMP-2)', () => {
    const g = champion(champion(champion(table(), P1, 'monk', 'L02'), P1, 'warrior', 'L07'), P2, 'monk', 'L07');
    play(g, 'do:monk-1a', 'road:R05', 'leave');
    expect([whereIs(g, P1, 'monk'), whereIs(g, P1, 'warrior'), whereIs(g, P2, 'monk')]).toEqual(
      Array(3).fill(spotOf('L07')),
    );
  });

  it('up to 2 back and forth: the first step finishes the road, the second is free and asks for no guard', () => {
    const g = champion(table(), P1, 'governor', 'L02');
    play(g, 'do:governor-4b', 'road:R05', 'cover:1', 'tile:neutral', 'road:R05');
    expect(whereIs(g, P1, 'governor')).toBe(spotOf('L02'));
    expect(asked(g)).toBe(P2);
    expect(clanOf(g, P1).reserve).toBe(7);
  });

  it('guards that came back are used in the second step of the same move (last guard)', () => {
    const g = reserve(champion(table(), P1, 'governor', 'L04'), P1, 2);
    play(g, 'do:governor-4b', 'road:R08', 'cover:1', 'tile:own', 'road:R13', 'cover:1', 'tile:own');
    expect(clanOf(g, P1).tiles).toEqual([2, 6, 0]);
    expect(clanOf(g, P1).reserve).toBe(1);
  });

  it('a neutral move is for own champions only (WP-MOVE-1)', () => {
    const g = champion(table(), P2, 'monk', 'L07');
    expect(optionsOf(g, P1)).not.toContain('do:neutral-1a');
  });
});

describe('The border', () => {
  it('is entered by an exit road like any other road (WP-BORDER-1)', () => {
    const g = champion(table(), P1, 'governor', 'L06');
    play(g, 'do:governor-1a', 'road:X15', 'cover:1', 'tile:own');
    expect(whereIs(g, P1, 'governor')).toBe(spotOf('W-N'));
    expect(tileOn(g, 'X15')).toBe(P1);
  });

  it('is walked section by section, without ninjas and guards (WP-EX-23, WP-BORDER-1, WP-BORDER-2, WP-BORDER-3)', () => {
    const g = champion(table(), P1, 'governor', 'L06');
    play(g, 'do:neutral-4a', 'champion:governor', 'road:X15', 'cover:1', 'tile:own', 'border:N-W');
    expect(whereIs(g, P1, 'governor')).toBe(spotOf('N-W'));
    expect(at(pending(g).questions, 0).seat).toBe(P2);
    play(turnOf(g, P1), 'do:neutral-4a', 'champion:governor');
    expect(why(g, 'road:X02')).toMatchObject({ rule: 'WP-MOVE-2', why: 'tooWeak' });
  });

  it('leads to the neighbouring sections and back in by its own exits only (WP-EX-24, WP-BORDER-3)', () => {
    const g = strength(champion(table(), P1, 'monk', 'N-W'), P1, 'monk', 2);
    play(g, 'do:monk-1a');
    expect(optionsOf(g, P1).toSorted()).toEqual(['border:N-E', 'border:W-N', 'road:X01', 'road:X02', 'stop']);
    expect(why(g, 'road:X03')).toMatchObject({ rule: 'WP-BORDER-3', why: 'notThisExit' });
    expect(why(g, 'border:E-N')).toMatchObject({ rule: 'WP-BORDER-2', why: 'notAdjacent' });
    play(g, 'road:X02', 'cover:1');
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L02'));
    expect(onRoad(g, 'X02')).toEqual([1, 0, 0, 0]);
  });

  it('a border section named from a location is refused with the way to get there, not as "not neighbouring"', () => {
    const g = champion(table(), P1, 'monk', 'L02');
    play(g, 'do:monk-1a');
    expect(why(g, 'border:N-W')?.rule).not.toBe('WP-BORDER-2');
  });

  it('a border step after a road takes no guard on that road (WP-BORDER-2)', () => {
    const g = champion(table(), P1, 'governor', 'L06');
    play(g, 'do:governor-4b', 'road:X15', 'leave', 'border:N-W');
    expect(asked(g)).toBe(P2);
    expect(onRoad(g, 'X15')).toEqual([0, 0, 0, 0]);
  });
});

describe('Evading and the extra guard', () => {
  it('evading counts one ninja less and may cover one (WP-EX-20, WP-EVADE-1, WP-EVADE-2)', () => {
    const g = guards(champion(table(), P1, 'monk', 'L03'), 'R06', P2, 1);
    const plain = guards(champion(table(), P1, 'monk', 'L03'), 'R06', P2, 1);
    play(plain, 'do:monk-1a');
    expect(why(plain, 'road:R06')).toMatchObject({ rule: 'WP-MOVE-2' });
    play(g, 'do:neutral-2a', 'champion:monk', 'road:R06', 'cover:1');
    expect(onRoad(g, 'R06')).toEqual([1, 1, 0, 0]);
  });

  it('the extra guard covers up to two ninjas of the road (WP-EX-22, WP-EXTRA-1)', () => {
    const g = ap(strength(champion(table(), P1, 'monk', 'L06'), P1, 'monk', 2), P1, 5);
    const before = clanOf(g, P1).reserve;
    play(g, 'do:monk-6b', 'road:R10');
    expect(optionsOf(g, P1)).toEqual(['leave', 'cover:1', 'cover:2']);
    play(g, 'cover:2', 'tile:own');
    expect(tileOn(g, 'R10')).toBe(P1);
    expect(clanOf(g, P1).reserve).toBe(before - 1);
  });

  it('covers no more than there are ninjas or guards (WP-EXTRA-1)', () => {
    const g = champion(table(), P1, 'monk', 'L02');
    const walk = {
      seat: P1,
      owner: P1,
      champion: 0 as const,
      roads: 1,
      ignoredNinjas: 0,
      guards: 2,
      road: -1 as never,
    };
    play(only(g, begin(walking, walk)), 'road:R05');
    expect(optionsOf(g, P1)).toEqual(['leave', 'cover:1']);
    expect(why(g, 'cover:2')).toMatchObject({ rule: 'WP-MOVE-4', why: 'noNinjaLeft' });
  });

  it('cover:2 with one guard left does not say that there is none', () => {
    const g = reserve(strength(champion(table(), P1, 'monk', 'L06'), P1, 'monk', 2), P1, 2);
    ap(g, P1, 12);
    play(g, 'do:monk-6b', 'road:R10');
    expect(clanOf(g, P1).reserve).toBe(1);
    expect(why(g, 'cover:2')?.why).not.toBe('noGuardLeft');
  });

  it('evading: the refusal counts the ignored ninja', () => {
    const g = champion(table(), P1, 'monk', 'L02');
    play(g, 'do:neutral-2a', 'champion:monk');
    expect(why(g, 'road:R02')).toMatchObject({ rule: 'WP-EVADE-1' });
  });
});

describe('Moving somebody else’s champion', () => {
  it('moves any player’s champion with its owner’s strength and own guards (WP-BONUS-A9-5)', () => {
    const g = champion(table({ a: 'A9' }), P2, 'warrior', 'L06');
    clanOf(g, P2).strength = [1, 1, 2];
    play(g, 'do:A9-6');
    expect(optionsOf(g, P1)).toEqual(['champion:P2-warrior', 'stop']);
    expect(why(g, 'champion:P1-monk')).toMatchObject({ rule: 'WP-MOVE-8' });
    play(g, 'champion:P2-warrior', 'road:R10', 'cover:2');
    expect(tileOn(g, 'R10')).toBe(-1);
    expect(optionsOf(g, P1)).toEqual(['tile:own', 'tile:neutral']);
    play(g, 'tile:own');
    expect(tileOn(g, 'R10')).toBe(P1);
    expect(whereIs(g, P2, 'warrior')).toBe(spotOf('L07'));
    expect(onRoad(g, 'R10')).toEqual([0, 0, 0, 0]);
  });

  it('A9-6: opponent champion, own guards, a third player has the majority and chooses', () => {
    const g = champion(table({ a: 'A9', players: 3 }), P2, 'monk', 'L02');
    strength(guards(g, 'R02', P3, 2), P2, 'monk', 2);
    play(g, 'do:A9-6', 'champion:P2-monk', 'road:R02');
    expect(optionsOf(g, P1)).toEqual(['leave', 'cover:1']);
    play(g, 'cover:1');
    expect(asked(g)).toBe(P3);
    play(g, 'tile:own');
    expect(tileOn(g, 'R02')).toBe(P3);
    expect(clanOf(g, P1).reserve).toBe(9 - 1);
    expect(asked(g)).toBe(P2);
  });

  it('refusing an opponent’s champion (A9-6) does not speak of "your" champion', () => {
    const g = champion(table({ a: 'A9' }), P2, 'monk', 'L05');
    champion(g, P3, 'monk', 'L07');
    play(g, 'do:A9-6');
    const no = why(g, 'champion:P2-monk');
    expect(expand(messages)[`refusal.${no?.why}`]).not.toMatch(/your/);
  });

  it('A9 moves another’s champion with the mover’s guards, as the last placer (WP-BONUS-A9-5)', () => {
    const g = guards(champion(strength(table({ a: 'A9' }), P2, 'warrior', 2), P2, 'warrior', 'L06'), 'R10', P2, 1);
    reserve(g, P1, 2);
    play(g, 'do:A9-6', 'champion:P2-warrior', 'road:R10');
    expect(optionsOf(g, P1)).toEqual(['leave', 'cover:1']);
    play(g, 'cover:1');
    expect(asked(g)).toBe(P1);
  });
});
