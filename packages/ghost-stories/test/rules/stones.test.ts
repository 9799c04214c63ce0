import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { capturedDice, isTaoOff } from '../../rules/ghosts.ts';
import { isPowerActive } from '../../rules/powers.ts';
import {
  asked,
  board,
  circle,
  curses,
  deck,
  dice,
  figureOn,
  ghostOn,
  isDark,
  keysOf,
  options,
  play,
  put,
  qi,
  run,
  stand,
  table,
  tao,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

describe('Stones', () => {
  it('silence the board they stand on, also after a move (GS-ABIL-2, GS-ABIL-11)', () => {
    const g = put(stand(table(), { yellow: 'pavilion-of-the-heavenly-wind' }), { 'east-0': 'coffin-breakers-a' });
    expect([0, 1].map((side) => isPowerActive(g, side as never))).toEqual([true, false]);
    play(yangOf(g, 'yellow'), 'help', 'space:north-1', 'stop');
    expect([0, 1].map((side) => isPowerActive(g, side as never))).toEqual([false, true]);
  });

  it('silence all powers, and each ends with its last source (GS-ABIL-3, GS-ABIL-10, GS-INC-6, CS-3)', () => {
    const g = put(table({ options: { 'crazy-shaman': 'true' } }), {
      'east-0': 'forgotten-ones',
      'west-0': 'crazy-shaman',
    });
    const active = () => [0, 1, 2, 3].map((side) => isPowerActive(g, side as never));
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
  });

  it('haunt a tile on arrival (GS-ABIL-7)', () => {
    const g = deck(yinOf(table(), 'green'), 'shapeless-evil');
    play(g, 'space:south-2');
    expect(isDark(g, 'night-watchmans-beat')).toBe(true);
  });

  it('make dice useless against the immune; tokens and Circle work (GS-EX-13, GS-ABIL-9)', () => {
    const g = put(stand(tao(table(), 'red'), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'reaper' });
    expect(keysOf(play(dice(yangOf(g, 'red'), 'red', 'red', 'white'), 'exorcise'))).toContain('exorcismFailed');
    circle(g, 'red');
    play(dice(yangOf(g, 'red'), 'blue', 'blue', 'blue'), 'exorcise', '?space:east-1');
    expect(ghostOn(g, 'east-1')).toBeNull();
  });

  it('curse before they reward (GS-ABIL-12, GS-ABIL-17)', () => {
    const g = put(stand(table(), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'black-widow' });
    const told = keysOf(
      play(curses(dice(yangOf(g, 'red'), 'black', 'black', 'blue'), 'lose-qi'), 'exorcise', '?space:east-1'),
    );
    expect(told.indexOf('curseRolled')).toBeLessThan(told.lastIndexOf('stone'));
    expect([board(g, 'red').qi, asked(g)]).toEqual([3, 'yang.act']);
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

  it('give the group a Qi and a Yin-Yang, to one Taoist or to two (GS-ABIL-15)', () => {
    const g = put(stand(table({ options: { difficulty: 'nightmare' } }), { red: 'pavilion-of-the-heavenly-wind' }), {
      'east-1': 'forgotten-ones',
    });
    board(g, 'blue').yinYang = false;
    play(dice(yangOf(g, 'red'), 'black', 'black', 'black'), 'exorcise', '?space:east-1', 'board:green');
    expect([board(g, 'green').qi, board(g, 'blue').yinYang, g.banished]).toEqual([4, true, 1]);
  });

  it('clear the Circle, which may be set again (GS-ABIL-19, GS-INC-11, GS-INC-12)', () => {
    const g = deck(circle(yinOf(table(), 'red'), 'blue'), 'nameless');
    expect(options(g)).toEqual(['space:east-0', 'space:east-1', 'space:east-2']);
    play(g, 'space:east-0');
    expect([g.circle, g.tao[3]]).toEqual([-1, 3]);
    play(g, 'help', 'tao:red');
    expect(g.circle).toBe(1);
  });

  it('know no limit to what a Taoist holds but the supply (GS-COMP-5)', () => {
    const g = qi(stand(table(), { red: 'tea-house' }), 'red', 10);
    deck(tao(g, 'red', 'red', 'red', 'red', 'red', 'black'), 'skinner');
    play(yangOf(g, 'red'), 'help', 'tao:black', 'space:east-0');
    expect([board(g, 'red').qi, board(g, 'red').tao]).toEqual([11, [0, 4, 0, 0, 2]]);
  });
});

describe('Incarnations', () => {
  it('Howling Nightmare falls only while the opposite space is empty (GS-EX-26, GS-INC-2, GS-EXORCISM-15)', () => {
    const g = put(stand(table(), { yellow: 'taoist-altar' }), { 'north-0': 'howling-nightmare', 'south-2': 'zombie' });
    expect(keysOf(play(dice(yangOf(g, 'yellow'), 'black', 'black', 'black'), 'exorcise'))).toContain('exorcismFailed');
    g.ghosts[spaceOf('south-2')] = -1;
    play(dice(yangOf(g, 'yellow'), 'black', 'black', 'black'), 'exorcise', '?space:north-0');
    expect(ghostOn(g, 'north-0')).toBeNull();
  });

  it('Uncatchable falls only on a Buddha, which then goes home (GS-INC-3)', () => {
    const g = put(stand(table({ options: { difficulty: 'nightmare' } }), { yellow: 'herbalists-shop' }), {
      'north-1': 'uncatchable',
    });
    g.templeBuddhas = 1;
    play(dice(yangOf(g, 'yellow'), 'black', 'black', 'black'), 'exorcise');
    expect(ghostOn(g, 'north-1')).toBe('uncatchable');
    g.buddhas[spaceOf('north-1')] = 1;
    play(dice(yangOf(g, 'yellow'), 'black', 'black', 'black'), 'exorcise', '?space:north-1', 'board:yellow');
    expect([ghostOn(g, 'north-1'), g.templeBuddhas]).toEqual([null, 2]);
  });

  it('Hope Killer needs all its colours, the Mantra takes one away (GS-EX-49, GS-INC-4, GS-EXORCISM-4, GS-EXORCISM-12, GS-POWER-3)', () => {
    const g = put(stand(table({ options: { difficulty: 'nightmare' } }), { yellow: 'herbalists-shop' }), {
      'north-1': 'hope-killer',
    });
    tao(g, 'yellow', 'green', 'blue', 'blue', 'yellow');
    g.mantra = spaceOf('north-1');
    dice(yangOf(g, 'yellow'), 'red', 'red', 'green');
    play(curses(g, 'blank'), 'exorcise', '?space:north-1');
    expect([board(g, 'yellow').tao, g.mantra, g.banished]).toEqual([[0, 0, 0, 0, 0], -1, 1]);
  });

  it('Death’s Army torments, and curses when it falls (GS-EX-24, GS-INC-5, GS-END-5)', () => {
    const g = put(stand(table(), { green: 'buddhist-temple' }), { 'south-1': 'deaths-army' });
    for (const colour of ['yellow', 'red', 'blue']) qi(g, colour, 0);
    tao(qi(g, 'green', 1), 'green', 'black', 'black');
    for (const card of [...g.deck]) if (card > 55) g.deck.splice(g.deck.indexOf(card), 1);
    play(curses(dice(yangOf(g, 'green'), 'black', 'black', 'black'), 'lose-qi'), 'exorcise', '?space:south-1');
    expect([g.ending, g.banished]).toEqual(['allDead', 1]);
  });

  it('Bone Cracker takes a token of everybody, again and again (GS-INC-7)', () => {
    const g = put(yinOf(tao(table(), 'blue', 'blue', 'blue'), 'red'), { 'east-1': 'bone-cracker' });
    run(g);
    expect(g.boards.map(({ tao: held }) => held.reduce((sum, one) => sum + one, 0))).toEqual([0, 0, 0, 1]);
  });

  it('Vampire Lord haunts (GS-INC-10)', () => {
    const g = put(yinOf(table(), 'yellow'), { 'north-1': 'vampire-lord' });
    run(g);
    expect(figureOn(g, 'north-1')).toBe('icon');
  });

  it('Nameless makes white faces count nothing (GS-EX-27, GS-EXORCISM-6)', () => {
    const g = put(
      stand(tao(tao(table(), 'red', 'black', 'green'), 'blue', 'blue', 'yellow'), {
        red: 'pavilion-of-the-heavenly-wind',
        blue: 'pavilion-of-the-heavenly-wind',
      }),
      { 'east-1': 'nameless' },
    );
    play(
      dice(yangOf(g, 'red'), 'white', 'white', 'red'),
      'exorcise',
      'space:east-1',
      'token:red-green',
      'token:red-black',
      'token:blue-yellow',
    );
    expect([asked(g), who(g)]).toEqual(['exorcise.consent', 'blue']);
    play(g, 'agree');
    expect(ghostOn(g, 'east-1')).toBeNull();
  });
});
