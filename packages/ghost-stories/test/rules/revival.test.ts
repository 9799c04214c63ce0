import { describe, expect, it } from 'vitest';
import {
  board,
  curses,
  dead,
  isDark,
  moon,
  moonOn,
  names,
  options,
  play,
  stackOn,
  stand,
  villagers,
  why,
  yangOf,
} from '../table.ts';

describe('The return of the killed', () => {
  it('counts only those who lie in the Graveyard (WM-END-2, WM-CEMETERY-1, WM-FAMILY-13)', () => {
    const g = dead(stand(moon(), { red: 'cemetery' }), 'hua', 'hua', 'li');
    play(curses(yangOf(g, 'red'), 'blank'), 'help');
    expect(options(g)).toEqual(['family:hua', 'family:li']);
    play(g, 'family:hua');
    expect([stackOn(g, 'cemetery'), names(moonOn(g).graveyard)]).toEqual([['hua'], ['hua', 'li']]);
  });

  it('may hit the Cemetery after a return: then the villager dies again (WM-CEMETERY-2)', () => {
    const g = dead(stand(moon(), { red: 'cemetery' }), 'hua');
    play(curses(yangOf(g, 'red'), 'haunt'), 'help');
    expect([names(moonOn(g).graveyard), isDark(g, 'cemetery'), board(g, 'red').lying]).toEqual([['hua'], false, true]);
    const full = dead(villagers(stand(moon(), { red: 'cemetery' }), 'cemetery', 'li', 'li', 'li'), 'hua');
    expect(why(yangOf(full, 'red'), 'help')).toBe('GS-YANG-5 nobodyToRevive');
  });
});
