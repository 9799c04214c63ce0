import { describe, expect, it } from 'vitest';
import { tileOf } from '../../content/village.ts';
import { helpRefusal } from '../../rules/help-limits.ts';
import {
  board,
  circle,
  curses,
  deck,
  figureOn,
  haunted,
  isDark,
  options,
  play,
  put,
  qi,
  run,
  stand,
  table,
  tao,
  yangOf,
  yinOf,
} from '../table.ts';

describe('Haunting', () => {
  it('takes two Yin phases of a Haunter (GS-EX-08, GS-HAUNT-1, GS-HAUNT-2)', () => {
    const g = put(yinOf(table(), 'green'), { 'south-1': 'ghoul' });
    run(g);
    expect([figureOn(g, 'south-1'), isDark(g, 'buddhist-temple')]).toEqual(['icon', false]);
    run(yinOf(g, 'green'));
    expect([figureOn(g, 'south-1'), isDark(g, 'buddhist-temple')]).toEqual(['card', true]);
  });

  it('hits the first active tile of the line (GS-EX-09, GS-HAUNT-4)', () => {
    const g = haunted(put(yinOf(table(), 'green'), { 'south-1': 'ghoul!' }), 'buddhist-temple');
    run(g);
    expect([isDark(g, 'circle-of-prayer'), g.haunted.filter((one) => one === 1).length]).toEqual([true, 2]);
  });

  it('loses the game when the whole line is haunted (GS-HAUNT-5)', () => {
    const g = put(yinOf(table({ options: { difficulty: 'initiation' } }), 'green'), { 'south-1': 'ghoul!' });
    run(haunted(g, 'buddhist-temple', 'circle-of-prayer', 'herbalists-shop'));
    expect(g.ending).toBe('lineHaunted');
  });

  it('takes the help of a tile, not the ground (GS-HAUNT-6, GS-TILE-1, GS-YANG-4)', () => {
    const g = haunted(
      put(stand(table(), { red: 'taoist-altar', blue: 'tea-house' }), { 'east-1': 'zombie' }),
      'pavilion-of-the-heavenly-wind',
    );
    play(yangOf(g, 'red'), 'tile:pavilion-of-the-heavenly-wind');
    expect(options(g)).toContain('exorcise');
    expect(options(g)).not.toContain('help');
    expect(helpRefusal(g, tileOf('pavilion-of-the-heavenly-wind'))?.rule).toBe('GS-TILE-1');
    play(yangOf(g, 'blue'), 'tile:herbalists-shop');
    expect(board(g, 'red').place).toBe(5);
  });

  it('empties the Circle and locks up the Buddhas (GS-HAUNT-7)', () => {
    const g = circle(put(yinOf(table(), 'green'), { 'south-1': 'ghoul!' }), 'red');
    run(haunted(g, 'buddhist-temple'));
    expect([g.circle, g.tao[1], g.templeBuddhas]).toEqual([-1, 3, 2]);
    expect(helpRefusal(g, tileOf('buddhist-temple'))?.why).toBe('tileHaunted');
  });

  it('never lacks a figure (GS-HAUNT-8)', () => {
    const many = [
      'ghoul',
      'restless-dead',
      'hopping-vampire',
      'drowned-maiden',
      'sticky-feet',
      'ooze-devil',
      'creeping-one',
      'restless-spirit',
      'skinner',
    ];
    const ids = ['north-0', 'north-1', 'north-2', 'east-0', 'east-1', 'east-2', 'south-0', 'south-1', 'south-2'];
    const g = put(table(), Object.fromEntries(many.map((ghost, index) => [ids[index] ?? '', ghost])));
    expect(g.figures.filter((figure) => figure === 1)).toHaveLength(9);
  });

  it('ends the game with the third tile, at Initiation with the fourth (GS-EX-23, GS-END-3)', () => {
    const after = (difficulty: string) => {
      const g = put(yinOf(table({ options: { difficulty } }), 'green'), { 'south-1': 'ghoul!' });
      run(haunted(g, 'tea-house', 'cemetery'));
      return g.ending;
    };
    expect([after('normal'), after('initiation')]).toEqual(['tilesHaunted', null]);
  });
});

describe('The Curse die', () => {
  const tormented = (face: string) => {
    const g = put(yinOf(tao(table(), 'green', 'green', 'red', 'black'), 'green'), { 'south-0': 'lich' });
    deck(curses(g, face), 'skinner', 'bleeding-eyes');
    run(g);
    return g;
  };

  it('shows blank, haunt, ghost, lose all Tao or lose 1 Qi (GS-CURSE-1, GS-ABIL-16)', () => {
    const g = tormented('blank');
    expect([board(g, 'green').qi, board(g, 'green').tao, g.haunted.includes(1)]).toEqual([3, [0, 1, 1, 0, 1], false]);
  });

  it('haunts from the space of the ghost (GS-CURSE-2)', () => {
    expect(isDark(tormented('haunt'), 'cemetery')).toBe(true);
  });

  it('brings a ghost (GS-CURSE-3)', () => {
    const g = tormented('ghost');
    play(g, 'space:east-0');
    expect(options(g)).toContain('space:east-1');
  });

  it('takes all Tao (GS-CURSE-4)', () => {
    const g = tormented('lose-all-tao');
    expect([board(g, 'green').tao, g.tao[4]]).toEqual([[0, 0, 0, 0, 0], 4]);
  });

  it('takes a Qi of the active board (GS-CURSE-5)', () => {
    expect(board(tormented('lose-qi'), 'green').qi).toBe(2);
  });

  it('haunts the Cemetery when its action caused the roll (GS-EX-22, GS-CURSE-6, GS-TILE-4, GS-DEATH-7)', () => {
    const g = qi(stand(table(), { yellow: 'cemetery' }), 'red', 0);
    board(g, 'red').place = 6 as never;
    tao(g, 'red');
    board(g, 'red').yinYang = false;
    play(curses(yangOf(g, 'yellow'), 'haunt'), 'help');
    expect([board(g, 'red').qi, board(g, 'red').place, isDark(g, 'cemetery')]).toEqual([2, 6, true]);
    expect([board(g, 'red').tao.includes(1), board(g, 'red').yinYang]).toEqual([false, false]);
  });

  it('does nothing to a named tile that is haunted already (GS-CURSE-7)', () => {
    const g = table({ mode: 'white-moon', options: { 'ma-cho': 'true' } });
    haunted(g, 'cemetery');
    expect(g.ending).toBeNull();
    const dead = qi(stand(g, { yellow: 'tea-house' }), 'red', 0);
    expect(helpRefusal(yangOf(dead, 'yellow'), tileOf('cemetery'))?.why).toBe('tileHaunted');
  });
});
