import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { discardGhost } from '../../rules/ghosts.ts';
import { isLiving } from '../../rules/table.ts';
import {
  asked,
  board,
  curses,
  deck,
  dice,
  ghostOn,
  keysOf,
  options,
  play,
  put,
  qi,
  run,
  sideOfColour,
  stand,
  table,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

const red = { red: 'dance-of-the-spires' } as const;

describe('Powers', () => {
  it('only those of one’s own board, while they work (GS-POWER-1, GS-POWER-11)', () => {
    const g = yangOf(table({ powers: { yellow: 'bottomless-pockets' } }), 'red');
    expect(why(g, 'pockets')).toBe('GS-POWER-1 powerNotYours');
    expect(options(yangOf(g, 'yellow'))).toContain('pockets');
    put(g, { 'north-0': 'coffin-breakers-a' });
    expect(why(yangOf(g, 'yellow'), 'pockets')).toBe('GS-POWER-1 powerNotYours');
  });

  it('Bottomless Pockets: a token before the move (GS-POWER-2)', () => {
    const g = yangOf(table({ powers: { yellow: 'bottomless-pockets' } }), 'yellow');
    play(g, 'pockets', 'tao:black');
    expect(board(g, 'yellow').tao).toEqual([1, 0, 0, 0, 1]);
    expect(why(g, 'pockets')).toBe('GS-POWER-2 powerUsed');
    const moved = yangOf(table({ powers: { yellow: 'bottomless-pockets' } }), 'yellow');
    play(moved, 'tile:tea-house');
    expect(why(moved, 'pockets')).toBe('GS-POWER-2 onlyBeforeMove');
  });

  it('Enfeeblement Mantra: one weaker for everybody, and moved each turn (GS-POWER-3)', () => {
    const g = put(stand(table(), { red: 'buddhist-temple' }), { 'south-1': 'ghoul', 'south-0': 'zombie' });
    play(yangOf(g, 'yellow'), 'mantra', 'space:south-1', 'finish');
    play(dice(yangOf(g, 'red'), 'blue', 'blue', 'blue'), 'exorcise', '?space:south-1');
    expect(ghostOn(g, 'south-1')).toBeNull();
    play(yangOf(g, 'yellow'), 'mantra');
    expect(g.mantra).toBe(spaceOf('south-0'));
  });

  it('the Mantra leaves the game when the power falls silent, and does not come back with it (GS-POWER-12)', () => {
    const g = deck(put(yinOf(table(), 'yellow'), { 'south-1': 'ghoul' }), 'coffin-breakers-a', 'skinner');
    g.mantra = spaceOf('south-1');
    const told = play(g, 'space:north-0', 'space:east-0');
    expect([g.mantra, g.mantraLost, keysOf(told).includes('mantraLost')]).toEqual([-1, true, true]);
    discardGhost(g, spaceOf('north-0'));
    expect(why(yangOf(g, 'yellow'), 'mantra')).toBe('GS-POWER-12 mantraGone');
    expect(options(g)).not.toContain('mantra');
  });

  it('the Mantra is lost also where it lies on no ghost, and with the life of its owner (GS-POWER-12)', () => {
    const blocked = deck(yinOf(table(), 'yellow'), 'coffin-breakers-a', 'skinner');
    play(blocked, 'space:north-0', 'space:east-0');
    expect(blocked.mantraLost).toBe(true);
    const dead = put(qi(yinOf(table(), 'yellow'), 'yellow', 1), { 'north-0': 'lich' });
    run(curses(dead, 'lose-qi'));
    expect([isLiving(dead, sideOfColour(dead, 'yellow')), dead.mantraLost]).toEqual([false, true]);
    const pockets = table({ powers: { yellow: 'bottomless-pockets' } });
    play(deck(yinOf(pockets, 'yellow'), 'coffin-breakers-a', 'skinner'), 'space:north-0', 'space:east-0');
    expect(pockets.mantraLost).toBe(false);
  });

  it('nobody borrows a Mantra that is gone (GS-POWER-12, GS-NEUTRAL-4)', () => {
    const g = table({ players: 3 });
    Object.assign(board(g, 'blue'), { power: 'enfeeblement-mantra' });
    Object.assign(board(g, 'yellow'), { power: 'second-wind' });
    yangOf(put(g, { 'north-0': 'zombie' }), 'yellow');
    expect(options(g)).toContain('board:blue');
    g.mantraLost = true;
    expect(why(g, 'board:blue')).toBe('GS-POWER-12 mantraGone');
  });

  it('Dance of the Spires: any tile (GS-POWER-4, GS-YANG-1)', () => {
    const g = yangOf(stand(table({ powers: red }), { red: 'tea-house', green: 'tea-house' }), 'red');
    expect(options(g).filter((key) => key.startsWith('tile'))).toHaveLength(8);
    play(g, 'tile:night-watchmans-beat');
    expect(why(g, 'tile:tea-house')).toBe('GS-YANG-1 movedAlready');
    expect(why(yangOf(g, 'green'), 'tile:night-watchmans-beat')).toBe('GS-YANG-1 tooFar');
  });

  it('Dance of the Twin Winds: another Taoist, one tile (GS-POWER-5)', () => {
    const g = yangOf(stand(table(), { blue: 'tea-house' }), 'red');
    play(g, 'winds');
    expect(why(g, 'taoist:red')).toBe('GS-POWER-5 anotherTaoist');
    play(g, 'taoist:blue');
    expect(why(g, 'tile:night-watchmans-beat')).toBe('GS-POWER-5 tooFar');
    play(g, 'tile:herbalists-shop');
    expect([board(g, 'blue').place, who(g)]).toEqual([1, 'red']);
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

  it('green powers do not help neutral boards (GS-POWER-10)', () => {
    const g = put(yinOf(table({ players: 2, powers: { green: 'strength-of-a-mountain' } }), 'green'), {
      'south-0': 'lich',
    });
    run(curses(g, 'lose-qi'));
    expect(board(g, 'green').qi).toBe(2);
  });
});

describe('Neutral boards', () => {
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

  it('are possessed at 0 Qi, and then a living Taoist pays (GS-NEUTRAL-3, GS-NEUTRAL-8)', () => {
    const g = put(yinOf(table({ players: 3 }), 'blue'), {
      'west-0': 'zombie',
      'west-1': 'zombie',
      'west-2': 'abysmal',
    });
    board(g, 'blue').qi = 1;
    expect(keysOf(run(g))).toContain('possessed');
    run(yinOf(g, 'blue'));
    expect([board(g, 'blue').qi, board(g, 'yellow').qi]).toEqual([0, 2]);
  });
});
