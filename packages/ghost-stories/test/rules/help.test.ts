import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import {
  asked,
  board,
  crowd,
  curses,
  deck,
  dice,
  figureOn,
  ghostOn,
  haunted,
  isDark,
  options,
  play,
  put,
  qi,
  stand,
  table,
  tao,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

const on = (tile: string, colour = 'red') => yangOf(stand(table(), { [colour]: tile }), colour);

describe('Village tiles', () => {
  it('Circle of Prayer weakens a colour and changes its token (GS-TILE-2)', () => {
    const g = on('circle-of-prayer');
    play(g, 'help', 'tao:blue');
    play(yangOf(g, 'red'), 'help', 'tao:black');
    expect([g.circle, g.tao]).toEqual([4, [3, 3, 3, 3, 3]]);
  });

  it('Buddhist Temple: a Buddha, to be placed from the next turn on (GS-EX-18, GS-TILE-3, GS-BUDDHA-1, GS-BUDDHA-2, GS-YANG-3)', () => {
    const g = on('buddhist-temple', 'blue');
    board(g, 'blue').crystals = 0;
    g.spentTokens = 1;
    stand(g, { blue: 'buddhist-temple' });
    play(g, 'help', 'finish');
    expect([board(g, 'blue').buddhas, who(g)]).toEqual([1, 'yellow']);
    board(g, 'blue').newBuddhas = 0;
    play(yangOf(g, 'blue'), 'finish');
    expect(why(g, 'space:north-1')).toBe('GS-BUDDHA-2 notFaced');
    play(g, 'space:south-1');
    expect([g.buddhas[spaceOf('south-1')], board(g, 'blue').buddhas]).toEqual([1, 0]);
  });

  it('a Buddha taken this turn may not be placed (GS-BUDDHA-1)', () => {
    const g = on('buddhist-temple', 'blue');
    board(g, 'blue').buddhas = 1;
    g.templeBuddhas = 1;
    play(g, 'help', 'finish', 'space:south-1');
    expect([board(g, 'blue').buddhas, why(g, 'space:south-1')]).toEqual([1, 'GS-BUDDHA-1 buddhaTooNew']);
  });

  it('Cemetery, Altar, Temple and Hut need something to work on (GS-YANG-5)', () => {
    for (const tile of ['cemetery', 'taoist-altar', 'sorcerers-hut', 'night-watchmans-beat']) {
      expect(why(on(tile), 'help').split(' ')[0]).toBe('GS-YANG-5');
    }
    const g = on('buddhist-temple');
    g.templeBuddhas = 0;
    expect(why(g, 'help')).toBe('GS-YANG-5 noBuddha');
  });

  it('Taoist Altar frees a tile and brings a ghost (GS-TILE-5)', () => {
    const g = deck(haunted(on('taoist-altar'), 'tea-house', 'cemetery'), 'skinner');
    play(g, 'help');
    expect(why(g, 'tile:sorcerers-hut')).toBe('GS-TILE-5 notHaunted');
    play(g, 'tile:tea-house');
    expect([isDark(g, 'tea-house'), asked(g)]).toEqual([false, 'placeDrawn.choose']);
  });

  it('Herbalist: a token of each colour shown, if the supply has it (GS-EX-21, GS-TILE-6)', () => {
    const g = tao(on('herbalists-shop'), 'red', 'red', 'red', 'red', 'red');
    play(dice(g, 'red', 'green'), 'help');
    expect(board(g, 'red').tao).toEqual([0, 4, 1, 0, 0]);
    const white = on('herbalists-shop');
    play(dice(white, 'white', 'green'), 'help', 'tao:black');
    expect(board(white, 'red').tao).toEqual([0, 1, 1, 0, 1]);
  });

  it('Herbalist with captured dice (GS-EX-50, GS-TILE-14)', () => {
    const g = put(on('herbalists-shop'), { 'north-0': 'severed-heads', 'north-1': 'repellent-beauty' });
    play(dice(g, 'green'), 'help');
    expect(g.dice).toHaveLength(1);
    expect(why(yangOf(put(g, { 'south-0': 'creeping-horror' }), 'red'), 'help')).toBe('GS-TILE-14 noFreeDie');
    const one = put(on('herbalists-shop'), { 'north-0': 'severed-heads' });
    play(dice(one, 'green', 'blue'), 'help');
    expect(one.dice).toHaveLength(2);
  });

  it('Sorcerer’s Hut costs a Qi, even the last, and no stone speaks (GS-EX-20, GS-TILE-7, GS-EXORCISM-13)', () => {
    const g = put(qi(on('sorcerers-hut', 'blue'), 'blue', 1), {
      'south-0': 'shapeless-evil',
      'south-1': 'deaths-army',
    });
    play(g, 'help');
    expect([ghostOn(g, 'south-0'), board(g, 'blue').qi, board(g, 'blue').place, board(g, 'blue').tao]).toEqual([
      null,
      0,
      6,
      [0, 0, 0, 0, 0],
    ]);
    const two = put(on('sorcerers-hut'), { 'south-0': 'zombie', 'south-1': 'deaths-army', 'south-2': 'abysmal' });
    play(two, 'help');
    expect(why(two, 'space:south-1')).toBe('GS-INC-1 incarnationThere');
  });

  it('Night Watchman sends the figures of a board back (GS-EX-30, GS-TILE-8)', () => {
    const g = put(on('night-watchmans-beat'), {
      'south-0': 'vampire-lord!',
      'south-2': 'ghoul!',
      'north-0': 'skinner!',
    });
    play(g, 'help', 'board:green');
    expect(['south-0', 'south-2', 'north-0'].map((id) => figureOn(g, id))).toEqual(['card', 'card', 'icon']);
  });

  it('Pavilion moves a ghost, then perhaps a Taoist (GS-TILE-9, GS-TILE-10)', () => {
    const g = put(on('pavilion-of-the-heavenly-wind'), { 'south-0': 'zombie', 'east-1': 'deaths-army' });
    g.templeBuddhas = 0;
    g.buddhas[spaceOf('north-0')] = 1;
    g.buddhas[spaceOf('north-1')] = 1;
    play(g, 'help', 'space:south-0', 'space:north-0');
    expect([ghostOn(g, 'north-0'), g.templeBuddhas]).toEqual([null, 1]);
    expect(why(g, 'taoist:red')).toBe('GS-TILE-9 anotherTaoist');
    play(g, 'taoist:blue', 'tile:tea-house');
    expect(board(g, 'blue').place).toBe(0);
    play(yangOf(g, 'red'), 'help', 'space:north-1', 'stop');
    expect([ghostOn(g, 'north-1'), g.templeBuddhas]).toEqual(['deaths-army', 2]);
  });

  it('Pavilion with no ghost or no space carries only a Taoist (GS-TILE-13)', () => {
    const none = on('pavilion-of-the-heavenly-wind');
    play(none, 'help');
    expect(asked(none)).toBe('pavilion.carry');
    const full = crowd(on('pavilion-of-the-heavenly-wind'));
    play(full, 'help');
    expect(asked(full)).toBe('pavilion.carry');
  });

  it('Pavilion carries the lone Taoist himself (GS-TILE-11)', () => {
    const g = yangOf(stand(table({ players: 1 }), { yellow: 'pavilion-of-the-heavenly-wind' }), 'yellow');
    play(g, 'help');
    expect(options(g)).toEqual(['taoist:yellow', 'stop']);
    play(g, 'taoist:yellow', 'tile:tea-house');
    expect(board(g, 'yellow').place).toBe(0);
  });

  it('Tea House: a token, a Qi, and a ghost for one’s own board (GS-EX-19, GS-TILE-12)', () => {
    const g = deck(qi(on('tea-house'), 'red', 2), 'gloomy-minion');
    play(g, 'help', 'tao:black');
    expect([board(g, 'red').qi, board(g, 'red').tao[4], options(g)]).toEqual([
      3,
      1,
      ['space:east-0', 'space:east-1', 'space:east-2'],
    ]);
  });

  it('Tea House with every space full (GS-EX-48)', () => {
    const g = crowd(qi(on('tea-house', 'blue'), 'blue', 2));
    const before = g.deck.length;
    play(g, 'help', 'tao:black');
    expect([board(g, 'blue').qi, g.deck.length, board(g, 'blue').tao[4]]).toEqual([2, before, 1]);
  });

  it('a revived Taoist gets what Qi there is (GS-TILE-14)', () => {
    const g = qi(on('cemetery', 'yellow'), 'red', 0);
    g.qi = 1;
    play(curses(g, 'blank'), 'help');
    expect(board(g, 'red').qi).toBe(1);
    const none = qi(on('cemetery', 'yellow'), 'red', 0);
    none.qi = 0;
    expect(why(none, 'help')).toBe('GS-YANG-5 nobodyToRevive');
  });
});

describe('The Yin-Yang', () => {
  it('turns a tile, or lets one help from afar, beside step 2 (GS-YINYANG-1, GS-YINYANG-2)', () => {
    const g = haunted(on('tea-house'), 'cemetery');
    play(g, 'yinYang');
    expect(why(g, 'tile:sorcerers-hut')).toBe('GS-YANG-5 noGhostToSendAway');
    play(g, 'tile:cemetery');
    expect([isDark(g, 'cemetery'), board(g, 'red').yinYang]).toEqual([false, false]);
    expect(why(g, 'yinYang')).toBe('GS-YINYANG-1 noYinYang');
    const far = on('tea-house');
    play(far, 'yinYang', 'tile:buddhist-temple');
    expect([board(far, 'red').buddhas, board(far, 'red').place, options(far).includes('help')]).toEqual([1, 0, true]);
  });

  it('at Hell is in the supply and can still be won (GS-DIFF-2, GS-SETUP-6)', () => {
    const g = put(stand(table({ options: { difficulty: 'hell' } }), { red: 'pavilion-of-the-heavenly-wind' }), {
      'east-1': 'grave-walker',
    });
    expect(board(g, 'red').yinYang).toBe(false);
    play(dice(yangOf(g, 'red'), 'black', 'black', 'red'), 'exorcise', '?space:east-1', 'yinYang');
    expect(board(g, 'red').yinYang).toBe(true);
  });
});

describe('Death', () => {
  it('gives everything back and leaves the ghosts (GS-DEATH-1, GS-DEATH-2, GS-DEATH-3, GS-DEATH-4)', () => {
    const g = put(yinOf(qi(table({ players: 3 }), 'green', 1), 'green'), { 'south-0': 'lich', 'south-1': 'zombie' });
    Object.assign(board(g, 'green'), { buddhas: 1 });
    g.templeBuddhas = 1;
    play(curses(g, 'lose-qi'));
    expect(asked(g)).not.toBeNull();
    const { tao: held, yinYang, buddhas, powerTokens, place } = board(g, 'green');
    expect([held, yinYang, buddhas, powerTokens, place]).toEqual([[0, 0, 0, 0, 0], false, 0, 0, 6]);
    expect([g.templeBuddhas, g.spentTokens, ghostOn(g, 'south-1')]).toEqual([2, 1, 'zombie']);
  });

  it('silences the board and shortens its turns (GS-DEATH-5)', () => {
    const g = deck(
      put(yinOf(qi(table({ powers: { yellow: 'enfeeblement-mantra' } }), 'yellow', 0), 'yellow'), {
        'north-1': 'ghoul',
      }),
      'skinner',
    );
    expect([asked(g), who(g), figureOn(g, 'north-1')]).toEqual(['placeDrawn.choose', 'red', 'icon']);
    expect(g.active).toBe(1);
  });

  it('of the only player ends the game, and nobody returns (GS-DEATH-8, GS-END-2)', () => {
    const g = put(yinOf(qi(table({ players: 1 }), 'yellow', 1), 'yellow'), { 'north-0': 'lich' });
    play(curses(g, 'lose-qi'));
    expect(asked(g)).toBeNull();
    expect(g.ending).toBe('allDead');
  });
});
