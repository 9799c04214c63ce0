import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import {
  artefact,
  asked,
  board,
  crystals,
  dice,
  ghostOn,
  moon,
  moonOn,
  options,
  play,
  put,
  stand,
  table,
  why,
  yangOf,
} from '../table.ts';

const with_ = (id: string, wish: Parameters<typeof table>[0] = {}) => artefact(yangOf(moon(wish), 'red'), 'red', id);

const on = (tile: string, colour = 'red') => yangOf(stand(table(), { [colour]: tile }), colour);

const red = { red: 'dance-of-the-spires' } as const;

describe('Boots of Ma-Cho', () => {
  it('Boots and Second Wind: after the late move there is no second deed (MC-8, MC-12)', () => {
    const g = table({ mode: 'white-moon', powers: { blue: 'second-wind' } });
    artefact(stand(g, { blue: 'circle-of-prayer' }), 'blue', 'boots-of-ma-cho');
    play(yangOf(g, 'blue'), 'help', 'tao:red', 'tile:buddhist-temple');
    expect(options(g)).not.toContain('help');
    expect(why(g, 'help')).toBe('MC-12 movedAfterStepTwo');
  });

  it('Boots of Ma-Cho: one move, before or after step 2 (MC-8, MC-12)', () => {
    const g = stand(with_('boots-of-ma-cho'), { red: 'buddhist-temple' });
    play(g, 'help');
    expect(options(g)).toEqual(expect.arrayContaining(['tile:cemetery', 'winds']));
    play(g, 'tile:cemetery');
    expect(why(g, 'tile:buddhist-temple')).toBe('GS-YANG-1 movedAlready');
    expect(why(g, 'help')).toBe('MC-12 movedAfterStepTwo');
    const plain = stand(yangOf(moon(), 'red'), { red: 'buddhist-temple' });
    play(plain, 'help');
    expect(why(plain, 'tile:cemetery')).toBe('GS-YANG-1 moveComesFirst');
  });
});

describe('Neutral boards', () => {
  it('a borrowed power that falls silent in the same turn is gone, and back with its source’s end (GS-NEUTRAL-7, GS-ABIL-10)', () => {
    const g = table({ players: 3, powers: { blue: 'heavenly-gust' } });
    play(yangOf(stand(g, { yellow: 'herbalists-shop' }), 'yellow'), 'board:blue');
    put(g, { 'north-1': 'ghoul', 'west-0': 'perfidious-nymph-a' });
    play(dice(g, 'yellow', 'red', 'red'), 'exorcise', 'space:north-1?');
    expect(why(g, 'help')).toBe('GS-YANG-2 oneDeed');
    g.ghosts[spaceOf('west-0')] = -1;
    expect(options(g)).toContain('help');
  });

  it('lend their power for a token, each once a turn (GS-NEUTRAL-4, GS-NEUTRAL-5, GS-NEUTRAL-7)', () => {
    const g = yangOf(
      table({ players: 2, powers: { blue: 'heavenly-gust', green: 'strength-of-a-mountain' } }),
      'yellow',
    );
    expect(options(g)).toEqual(expect.arrayContaining(['board:green', 'board:blue']));
    expect(why(g, 'board:red')).toBe('GS-NEUTRAL-4 notNeutral');
    play(g, 'board:green');
    expect([board(g, 'yellow').powerTokens, g.spentTokens]).toEqual([0, 1]);
    expect(why(g, 'board:blue')).toBe('GS-NEUTRAL-4 noPowerToken');
    board(g, 'yellow').powerTokens = 1;
    expect(why(g, 'board:green')).toBe('GS-NEUTRAL-4 borrowedAlready');
    put(g, { 'west-0': 'coffin-breakers-a' });
    expect(why(g, 'board:blue')).toBe('GS-NEUTRAL-7 powerSilent');
    play(put(stand(g, { yellow: 'buddhist-temple' }), { 'south-1': 'lich' }), 'exorcise');
    expect(g.dice).toHaveLength(4);
  });

  it('give tokens back on the central tile (GS-NEUTRAL-6)', () => {
    const g = yangOf(table({ players: 2 }), 'yellow');
    g.spentTokens = 2;
    play(g, 'finish', 'takeToken');
    expect([board(g, 'yellow').powerTokens, g.spentTokens, asked(g)]).toEqual([2, 1, 'yang.place']);
    const away = yangOf(stand(table({ players: 2 }), { yellow: 'tea-house' }), 'yellow');
    away.spentTokens = 1;
    board(away, 'yellow').buddhas = 1;
    play(away, 'finish');
    expect(why(away, 'takeToken')).toBe('GS-NEUTRAL-6 noTokensThere');
  });
});

describe('Step 3', () => {
  it('a Buddha taken this turn may not be placed (GS-BUDDHA-1)', () => {
    const g = on('buddhist-temple', 'blue');
    board(g, 'blue').buddhas = 1;
    g.templeBuddhas = 1;
    play(g, 'help', 'finish', 'space:south-1');
    expect([board(g, 'blue').buddhas, why(g, 'space:south-1')]).toEqual([1, 'GS-BUDDHA-1 buddhaTooNew']);
  });

  it('step 3 ends when it is closed, and then only the Barrier is left (WM-TURN-5, WM-TURN-2)', () => {
    const g = yangOf(crystals(stand(moon(), { red: 'tea-house' }), 'red', 1), 'red');
    moonOn(g).receptacles = [0, 1, 1, 1];
    moonOn(g).crystals = 0;
    play(g, 'finish', 'setCrystal');
    expect([asked(g), options(g)]).toEqual(['yang.place', ['yinYang', 'end']]);
    play(g, 'end');
    expect(asked(g)).not.toBe('yang.place');
  });
});

describe('Powers of the Yang phase', () => {
  it('Dance of the Spires: any tile (GS-POWER-4, GS-YANG-1)', () => {
    const g = yangOf(stand(table({ powers: red }), { red: 'tea-house', green: 'tea-house' }), 'red');
    expect(options(g).filter((key) => key.startsWith('tile'))).toHaveLength(8);
    play(g, 'tile:night-watchmans-beat');
    expect(why(g, 'tile:tea-house')).toBe('GS-YANG-1 movedAlready');
    expect(why(yangOf(g, 'green'), 'tile:night-watchmans-beat')).toBe('GS-YANG-1 tooFar');
  });

  it('Heavenly Gust: a help and an exorcism in either order (GS-EX-29, GS-POWER-8, GS-BUDDHA-2)', () => {
    const wish = { powers: { blue: 'heavenly-gust' } } as const;
    for (const order of [
      ['help', 'exorcise'],
      ['exorcise', 'help'],
    ]) {
      const g = put(stand(table(wish), { blue: 'buddhist-temple' }), { 'south-1': 'ghoul' });
      play(dice(yangOf(g, 'blue'), 'yellow', 'blue', 'blue'), ...order, '?space:south-1');
      expect([board(g, 'blue').buddhas, ghostOn(g, 'south-1')]).toEqual([1, null]);
      expect(why(g, 'help')).toBe('GS-YANG-2 oneDeed');
    }
  });

  it('Second Wind: the same kind twice (GS-POWER-9, GS-YANG-2)', () => {
    const g = yangOf(stand(table(), { blue: 'buddhist-temple' }), 'blue');
    put(g, { 'south-1': 'ghoul' });
    play(g, 'help', 'help');
    expect(board(g, 'blue').buddhas).toBe(2);
    expect(why(g, 'exorcise')).toBe('GS-YANG-2 oneDeed');
  });
});
