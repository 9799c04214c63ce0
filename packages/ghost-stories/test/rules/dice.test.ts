import { describe, expect, it } from 'vitest';
import {
  artefact,
  asked,
  board,
  curses,
  deck,
  dice,
  ghostOn,
  keysOf,
  moon,
  options,
  play,
  put,
  run,
  stand,
  table,
  tao,
  yangOf,
  yinOf,
} from '../table.ts';

describe('Tao dice', () => {
  it('Sword with two dice captured: the one left is white; with three it does nothing (WM-ARTEFACT-11)', () => {
    const armed = (...captors: string[]) => {
      const g = artefact(stand(moon(), { yellow: 'herbalists-shop' }), 'yellow', 'divine-sword');
      put(g, Object.fromEntries(captors.map((id, index) => [`south-${index}`, id])));
      put(tao(g, 'yellow'), { 'north-1': 'ghoul' });
      play(yangOf(g, 'yellow'), 'exorcise');
      return ghostOn(g, 'north-1');
    };
    expect(armed('severed-heads', 'repellent-beauty')).toBe(null);
    expect(armed('severed-heads', 'repellent-beauty', 'creeping-horror')).toBe('ghoul');
  });

  it('Divine Sword: one die is white, and is not rolled again (WM-ARTEFACT-10, WM-ARTEFACT-11, WM-ARTEFACT-16)', () => {
    const g = artefact(
      put(stand(moon({ powers: { green: 'the-gods-favorite' } }), { green: 'buddhist-temple' }), { 'south-1': 'lich' }),
      'green',
      'divine-sword',
    );
    play(dice(yangOf(g, 'green'), 'blue', 'red'), 'exorcise');
    expect([g.dice, options(g)]).toEqual([
      [5, 3, 1],
      ['die:2', 'die:3', 'keep'],
    ]);
    const none = put(g, { 'north-0': 'severed-heads', 'north-1': 'repellent-beauty', 'north-2': 'creeping-horror' });
    play(yangOf(none, 'green'), 'exorcise');
    expect(none.dice).toEqual([]);
  });

  it('The Gods’ Favorite: any Tao dice once, and the Curse die once (GS-POWER-6)', () => {
    const g = put(stand(table({ powers: { green: 'the-gods-favorite' } }), { green: 'buddhist-temple' }), {
      'south-1': 'zombie',
    });
    play(dice(yangOf(g, 'green'), 'blue', 'yellow', 'red', 'yellow', 'green'), 'exorcise');
    expect([asked(g), options(g)]).toEqual(['rollTao.reroll', ['die:1', 'die:2', 'die:3', 'keep']]);
    play(curses(g, 'lose-qi', 'blank'), 'die:1', 'die:3', 'roll', '?space:south-1');
    expect([asked(g), g.dice]).toEqual(['curse.reroll', [0, 0, 2]]);
    play(g, 'reroll');
    expect([board(g, 'green').qi, asked(g)]).toEqual([3, 'yang.act']);
  });

  it('Strength of a Mountain: a fourth die and never the Curse die (GS-POWER-7, GS-POWER-11)', () => {
    const g = put(yinOf(table({ powers: { green: 'strength-of-a-mountain' } }), 'green'), { 'south-0': 'lich' });
    deck(g, 'skinner');
    expect(keysOf(run(g))).toContain('curseIgnored');
    play(stand(g, { green: 'cemetery' }), 'space:east-0', 'exorcise');
    expect(g.dice).toHaveLength(4);
  });
});
