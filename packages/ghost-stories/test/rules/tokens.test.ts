import { describe, expect, it } from 'vitest';
import {
  asked,
  board,
  circle,
  deck,
  dice,
  ghostOn,
  keysOf,
  options,
  play,
  put,
  qi,
  run,
  stand,
  table,
  tao,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

describe('Tokens', () => {
  it('Bone Cracker finds no Tao at all (GS-ABIL-8, GS-INC-7)', () => {
    const g = put(table(), { 'east-0': 'bone-cracker' });
    for (const colour of ['yellow', 'red', 'green', 'blue']) tao(g, colour);
    expect(keysOf(run(yinOf(g, 'red')))).not.toContain('gaveTao');
  });

  it('a reward of Qi or Yin-Yang with neither to be had is nothing (GS-ABIL-20)', () => {
    const g = put(stand(table(), { yellow: 'herbalists-shop' }), { 'north-1': 'grave-walker' });
    tao(g, 'yellow', 'black', 'black');
    board(g, 'blue').qi += g.qi;
    g.qi = 0;
    play(dice(yangOf(g, 'yellow'), 'red', 'red', 'red'), 'exorcise', 'space:north-1');
    expect([ghostOn(g, 'north-1'), board(g, 'yellow').qi, asked(g)]).toEqual([null, 3, 'yang.act']);
  });

  it('give a Qi or the Yin-Yang, whichever can be had (GS-ABIL-13, GS-ABIL-20, CS-5, GS-COMP-6)', () => {
    const g = put(stand(table(), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'grave-walker' });
    board(g, 'red').yinYang = false;
    play(dice(yangOf(g, 'red'), 'black', 'black', 'blue'), 'exorcise', '?space:east-1');
    expect(options(g)).toEqual(['qi', 'yinYang']);
    play(g, 'yinYang');
    expect([board(g, 'red').yinYang, board(g, 'red').qi]).toEqual([true, 3]);
    const owner = put(stand(table(), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'grave-walker' });
    play(dice(yangOf(owner, 'red'), 'black', 'black', 'blue'), 'exorcise', '?space:east-1');
    expect(board(owner, 'red').qi).toBe(4);
  });

  it('give Tao tokens of any colour in the supply (GS-ABIL-14, GS-COMP-4)', () => {
    const g = put(stand(tao(table(), 'red', 'red', 'red', 'red', 'red'), { red: 'pavilion-of-the-heavenly-wind' }), {
      'east-1': 'yellow-plague',
    });
    play(dice(yangOf(circle(g, 'yellow'), 'red'), 'yellow', 'white', 'white'), 'exorcise', '?space:east-1');
    expect(why(g, 'tao:red')).toBe('GS-COMP-4 noneInSupply');
    play(g, 'tao:black', 'tao:blue');
    expect(board(g, 'red').tao).toEqual([0, 4, 0, 1, 1]);
  });

  it('know no limit to what a Taoist holds but the supply (GS-COMP-5)', () => {
    const g = qi(stand(table(), { red: 'tea-house' }), 'red', 10);
    deck(tao(g, 'red', 'red', 'red', 'red', 'red', 'black'), 'skinner');
    play(yangOf(g, 'red'), 'help', 'tao:black', 'space:east-0');
    expect([board(g, 'red').qi, board(g, 'red').tao]).toEqual([11, [0, 4, 0, 0, 2]]);
  });

  it('Bone Cracker takes a token of everybody, again and again (GS-INC-7)', () => {
    const g = put(yinOf(tao(table(), 'blue', 'blue', 'blue'), 'red'), { 'east-1': 'bone-cracker' });
    run(g);
    expect(g.boards.map(({ tao: held }) => held.reduce((sum, one) => sum + one, 0))).toEqual([0, 0, 0, 1]);
  });
});
