import { describe, expect, it } from 'vitest';
import { SIDES, spaceOf } from '../../content/layout.ts';
import { capturedDice, isTaoOff } from '../../rules/ghosts.ts';
import { isPowerActive } from '../../rules/powers.ts';
import {
  asked,
  board,
  circle,
  curses,
  deck,
  dice,
  ghostOn,
  isDark,
  keysOf,
  options,
  play,
  put,
  qi,
  stand,
  table,
  tao,
  yangOf,
  yinOf,
} from '../table.ts';

describe('Stones', () => {
  it('silence the board they stand on, also after a move (GS-ABIL-2, GS-ABIL-11)', () => {
    const g = put(stand(table(), { yellow: 'pavilion-of-the-heavenly-wind' }), { 'east-0': 'coffin-breakers-a' });
    expect(SIDES.slice(0, 2).map((side) => isPowerActive(g, side))).toEqual([true, false]);
    play(yangOf(g, 'yellow'), 'help', 'space:north-1', 'stop');
    expect(SIDES.slice(0, 2).map((side) => isPowerActive(g, side))).toEqual([false, true]);
  });

  it('silence all powers, and each ends with its last source (GS-ABIL-3, GS-ABIL-10, GS-INC-6, CS-3)', () => {
    const g = put(table({ options: { 'crazy-shaman': 'true' } }), {
      'east-0': 'forgotten-ones',
      'west-0': 'crazy-shaman',
    });
    const active = () => SIDES.map((side) => isPowerActive(g, side));
    expect(active()).toEqual([false, false, false, false]);
    g.ghosts[spaceOf('east-0')] = -1;
    expect(active()).toEqual([false, false, false, false]);
    g.ghosts[spaceOf('west-0')] = -1;
    expect(active()).toEqual([true, true, true, true]);
  });

  it('capture dice, but never the grey one (GS-EX-15, GS-ABIL-4, GS-INC-9)', () => {
    const g = put(table({ powers: { green: 'strength-of-a-mountain' } }), {
      'north-0': 'severed-heads',
      'north-1': 'repellent-beauty',
    });
    put(stand(g, { red: 'pavilion-of-the-heavenly-wind', green: 'buddhist-temple' }), {
      'east-1': 'raging-one',
      'south-1': 'great-putrid',
    });
    play(yangOf(g, 'red'), 'exorcise');
    expect(g.dice).toHaveLength(1);
    play(yangOf(g, 'green'), 'exorcise');
    expect(g.dice).toHaveLength(2);
    put(g, { 'north-2': 'creeping-horror' });
    expect(capturedDice(g)).toBe(3);
  });

  it('forbid Tao tokens, but not the Circle (GS-EX-14, GS-ABIL-5, GS-INC-8)', () => {
    const g = put(stand(tao(table(), 'green', 'green', 'green'), { green: 'buddhist-temple' }), {
      'south-1': 'wicked-one',
      'north-0': 'black-widow',
    });
    expect(isTaoOff(g)).toBe(true);
    expect(keysOf(play(dice(yangOf(g, 'green'), 'green', 'green', 'black'), 'exorcise'))).toContain('exorcismFailed');
    circle(g, 'green');
    play(dice(yangOf(g, 'green'), 'green', 'green', 'black'), 'exorcise', '?space:south-1');
    expect(ghostOn(g, 'south-1')).toBeNull();
    const mistress = put(table(), { 'west-0': 'dark-mistress' });
    expect(isTaoOff(mistress)).toBe(true);
    // Whoever is told so hears who does it.
    const widow = deck(yinOf(table(), 'yellow'), 'black-widow');
    const told = play(widow, 'space:north-0').find(({ key }) => key === 'taoOff');
    expect(told?.params).toEqual({ ghost: 'black-widow' });
  });

  it('haunt a tile on arrival (GS-ABIL-7)', () => {
    const g = deck(yinOf(table(), 'green'), 'shapeless-evil');
    play(g, 'space:south-2');
    expect(isDark(g, 'night-watchmans-beat')).toBe(true);
  });

  it('curse before they reward (GS-ABIL-12, GS-ABIL-17)', () => {
    const g = put(stand(table(), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'black-widow' });
    const told = keysOf(
      play(curses(dice(yangOf(g, 'red'), 'black', 'black', 'blue'), 'lose-qi'), 'exorcise', '?space:east-1'),
    );
    expect(told.indexOf('curseRolled')).toBeLessThan(told.lastIndexOf('stone'));
    expect([board(g, 'red').qi, asked(g)]).toEqual([3, 'yang.act']);
  });

  it('clear the Circle, which may be set again (GS-ABIL-19, GS-INC-11, GS-INC-12)', () => {
    const g = deck(circle(yinOf(table(), 'red'), 'blue'), 'nameless');
    expect(options(g)).toEqual(['space:east-0', 'space:east-1', 'space:east-2']);
    play(g, 'space:east-0');
    expect([g.circle, g.tao[3]]).toEqual([-1, 3]);
    play(g, 'help', 'tao:red');
    expect(g.circle).toBe(1);
  });

  it('a curse kills between two right stones: the second reward is lost (GS-TURN-10, GS-EXORCISM-11)', () => {
    const g = put(stand(table(), { yellow: 'taoist-altar' }), { 'north-0': 'zombie', 'east-2': 'repellent-beauty' });
    tao(qi(g, 'yellow', 1), 'yellow', 'yellow', 'black');
    curses(dice(g, 'yellow', 'white'), 'lose-qi');
    const events = play(yangOf(g, 'yellow'), 'exorcise', 'all', 'space:north-0');
    expect(keysOf(events)).toContain('rewardLost');
    expect([board(g, 'yellow').qi, board(g, 'yellow').tao.every((count) => count === 0)]).toEqual([0, true]);
  });
});
