import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import {
  artefact,
  asked,
  board,
  crowd,
  crystals,
  curses,
  deck,
  dice,
  figureOn,
  ghostOn,
  haunted,
  isDark,
  keysOf,
  moon,
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

  it('the Hut with the last Qi: heirs first, then the next living player sends the ghost away (GS-TILE-7, WM-INHERIT-2)', () => {
    const g = artefact(stand(moon(), { red: 'sorcerers-hut' }), 'red', 'divine-sword', 'moon-dust');
    put(qi(g, 'red', 1), { 'west-0': 'zombie', 'west-1': 'abysmal' });
    play(yangOf(g, 'red'), 'help');
    expect([asked(g), who(g)]).toEqual(['loseQi.inherit', 'red']);
    play(g, 'board:blue', 'board:green');
    expect([asked(g), who(g)]).toEqual(['help.hutGhost', 'green']);
    play(g, 'space:west-0');
    expect([ghostOn(g, 'west-0'), board(g, 'blue').artefacts.length, board(g, 'red').artefacts.length]).toEqual([
      null,
      1,
      0,
    ]);
  });

  it('the Hut with the last Qi of the last Taoist loses before any ghost leaves (GS-DEATH-8, GS-TURN-8)', () => {
    const g = put(stand(table({ players: 1 }), { yellow: 'sorcerers-hut' }), { 'west-0': 'zombie' });
    play(yangOf(qi(g, 'yellow', 1), 'yellow'), 'help');
    expect([g.ending, ghostOn(g, 'west-0')]).toEqual(['allDead', 'zombie']);
  });

  it('the Tea House with no Tao and no Qi left still brings its ghost (GS-COMP-4, GS-TILE-12)', () => {
    const g = deck(stand(table(), { red: 'tea-house' }), 'zombie');
    g.lostTao = g.lostTao.map((count, colour) => count + at(g.tao, colour));
    g.tao = g.tao.map(() => 0);
    board(g, 'yellow').qi += g.qi;
    g.qi = 0;
    play(yangOf(g, 'red'), 'help', 'space:north-1');
    expect([board(g, 'red').qi, ghostOn(g, 'north-1')]).toEqual([3, 'zombie']);
  });
});

describe('The Kung-Fu School', () => {
  const school = (wish: Parameters<typeof table>[0] = {}) =>
    yangOf(stand(moon(wish), { yellow: 'kung-fu-school', red: 'kung-fu-school' }), 'yellow');

  it('challenges all of a colour with one roll, no stones (GS-EX-41, WM-KUNGFU-1, WM-KUNGFU-2, WM-KUNGFU-3)', () => {
    const g = put(crystals(school(), 'red', 2), {
      'west-0': 'ghoul',
      'north-0': 'zombie',
      'east-0': 'hopping-vampire',
      'south-0': 'vampire-lord',
    });
    const told = keysOf(play(dice(tao(g, 'yellow', 'yellow'), 'white', 'yellow', 'blue'), 'help'));
    expect([asked(g), options(g)]).toEqual(['exorcise.choose', ['space:north-0', 'space:east-0', 'space:west-0']]);
    play(g, 'space:west-0');
    expect(options(g)).toEqual(['space:north-0', 'settle']);
    const more = keysOf(play(g, 'space:north-0'));
    expect([
      ghostOn(g, 'west-0'),
      ghostOn(g, 'north-0'),
      ghostOn(g, 'south-0'),
      [...told, ...more].includes('curseRolled'),
    ]).toEqual([null, null, 'vampire-lord', false]);
    expect(board(g, 'yellow').tao).toEqual([0, 0, 0, 0, 0]);
  });

  it('or the 3 alone (GS-EX-41)', () => {
    const g = put(school(), { 'west-0': 'ghoul', 'north-0': 'zombie', 'east-0': 'hopping-vampire' });
    play(dice(tao(g, 'yellow', 'yellow'), 'white', 'yellow', 'blue'), 'help', 'space:east-0');
    expect([ghostOn(g, 'east-0'), ghostOn(g, 'west-0')]).toEqual([null, 'ghoul']);
  });

  it('is a help, needs a ghost of the colour, and may choose black (WM-KUNGFU-4, WM-KUNGFU-6)', () => {
    expect(why(put(school(), { 'west-0': 'vampire-lord' }), 'help')).toBe('WM-KUNGFU-6 noGhostOfColour');
    const g = put(stand(school(), { yellow: 'tea-house' }), { 'west-0': 'ghoul', 'east-0': 'grave-walker' });
    play(g, 'yinYang', 'tile:kung-fu-school');
    expect(options(g)).toEqual(['tao:yellow', 'tao:black']);
    expect(why(g, 'tao:red')).toBe('WM-KUNGFU-1 notYourColour');
  });

  it('with a power token may choose the colour of a neutral board whose power works (WM-KUNGFU-5)', () => {
    const g = put(school({ players: 2 }), { 'west-0': 'ghoul', 'north-0': 'rotten-soul' });
    play(g, 'board:green', 'help');
    expect(options(g)).toEqual(['tao:yellow', 'tao:green']);
    const silent = put(school({ players: 2 }), { 'south-0': 'fallen-monks', 'north-0': 'rotten-soul' });
    expect(why(silent, 'board:green')).toBe('GS-NEUTRAL-7 powerSilent');
  });

  it('twice with Second Wind may choose twice (WM-KUNGFU-7)', () => {
    const g = put(yangOf(stand(moon(), { blue: 'kung-fu-school' }), 'blue'), {
      'west-0': 'liquid-horror',
      'east-0': 'deaths-army',
      'east-1': 'shapeless-evil',
    });
    play(dice(g, 'red', 'red', 'red', 'red', 'red', 'red'), 'help', 'tao:blue', 'help');
    expect(options(g)).toEqual(['tao:blue', 'tao:black']);
  });

  it('counts for Sword and Claw, and captured dice stay away (WM-ARTEFACT-10, WM-ARTEFACT-6, WM-KUNGFU-2)', () => {
    const g = artefact(
      put(school(), { 'west-0': 'lich', 'east-0': 'severed-heads' }),
      'yellow',
      'divine-sword',
      'claw-of-vengeance',
    );
    play(dice(tao(g, 'yellow'), 'red'), 'help', 'tao:yellow');
    expect([g.dice.length, g.dice[0], asked(g)]).toEqual([2, 5, 'exorcise.claw']);
  });
});
