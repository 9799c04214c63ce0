import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { coin } from '../../rules/cover.ts';
import { exorcism } from '../../rules/exorcise.ts';
import { coinsGivenWith, needsOf } from '../../rules/prospects.ts';
import {
  artefact,
  asked,
  board,
  circle,
  curses,
  dice,
  ghostOn,
  keysOf,
  moon,
  play,
  put,
  sideOfColour,
  stand,
  table,
  tao,
  who,
  yangOf,
} from '../table.ts';

describe('Incarnations', () => {
  it('Nameless makes the white die of the Sword worthless (GS-INC-11, WM-ARTEFACT-10)', () => {
    const g = artefact(stand(moon(), { yellow: 'herbalists-shop' }), 'yellow', 'divine-sword');
    put(tao(g, 'yellow'), { 'north-1': 'ghoul', 'south-0': 'nameless' });
    play(dice(yangOf(g, 'yellow'), 'red', 'red'), 'exorcise');
    expect(ghostOn(g, 'north-1')).toBe('ghoul');
  });

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

describe('What covers a ghost', () => {
  it('is laid out with the first token where no other way is left (GS-EXORCISM-5)', () => {
    const g = put(stand(tao(table(), 'red', 'red', 'red', 'black'), { red: 'pavilion-of-the-heavenly-wind' }), {
      'east-1': 'blood-drinker',
    });
    dice(yangOf(g, 'red'), 'blue', 'blue', 'blue');
    const side = sideOfColour(g, 'red');
    const attempt = exorcism('tile', side, [spaceOf('east-1')]);
    const own = coin(side, 1);
    const needed = needsOf(g, spaceOf('east-1')).reduce((sum, { now }) => sum + now, 0);
    expect(coinsGivenWith(g, { ...attempt, chosen: attempt.targets }, own)).toBe(needed);
    const other = coin(sideOfColour(g, 'blue'), 1);
    expect(coinsGivenWith(g, { ...attempt, chosen: attempt.targets }, other)).toBe(1);
  });

  it('make dice useless against the immune; tokens and Circle work (GS-EX-13, GS-ABIL-9)', () => {
    const g = put(stand(tao(table(), 'red'), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'reaper' });
    expect(keysOf(play(dice(yangOf(g, 'red'), 'red', 'red', 'white'), 'exorcise'))).toContain('exorcismFailed');
    circle(g, 'red');
    play(dice(yangOf(g, 'red'), 'blue', 'blue', 'blue'), 'exorcise', '?space:east-1');
    expect(ghostOn(g, 'east-1')).toBeNull();
  });
});
