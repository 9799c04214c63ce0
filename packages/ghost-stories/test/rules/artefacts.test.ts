import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { tileOf } from '../../content/village.ts';
import { artefactOf } from '../../content/villagers.ts';
import { capturedDice, isTaoOff, moveGhost } from '../../rules/ghosts.ts';
import { isPowerActive } from '../../rules/powers.ts';
import {
  artefact,
  asked,
  board,
  crystals,
  curses,
  dead,
  deck,
  dice,
  figureOn,
  ghostOn,
  haunted,
  keysOf,
  moonOn,
  options,
  play,
  put,
  qi,
  run,
  stackOn,
  stand,
  table,
  tao,
  villagers,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

const moon = (wish: Parameters<typeof table>[0] = {}) => table({ mode: 'white-moon', ...wish });
const with_ = (id: string, wish: Parameters<typeof table>[0] = {}) => artefact(yangOf(moon(wish), 'red'), 'red', id);

describe('Artefacts', () => {
  it('Potion of Life: a Qi, or a return without Curse die (WM-ARTEFACT-1, WM-ARTEFACT-19)', () => {
    const g = dead(qi(with_('potion-of-life'), 'blue', 0), 'li');
    play(g, 'artefact:potion-of-life');
    expect(options(g)).toEqual(['taoist:red', 'taoist:green', 'taoist:yellow', 'taoist:blue', 'family:li']);
    play(g, 'taoist:blue');
    expect([board(g, 'blue').qi, board(g, 'blue').place, board(g, 'red').artefacts]).toEqual([1, 6, []]);
    expect(why(g, 'artefact:potion-of-life')).toBe('WM-ARTEFACT-19 notYours');
    const centre = dead(with_('potion-of-life'), 'li');
    centre.village[6] = tileOf('night-watchmans-beat');
    play(centre, 'artefact:potion-of-life', 'family:li');
    expect(stackOn(centre, 'circle-of-prayer')).toEqual(['li']);
  });

  it('Potion: no villager onto a haunted or crowded tile (WM-ARTEFACT-13)', () => {
    const g = haunted(dead(with_('potion-of-life'), 'li'), 'cemetery');
    play(g, 'artefact:potion-of-life');
    expect(why(g, 'family:li')).toBe('WM-ARTEFACT-13 noRoomToReturn');
  });

  it('Moon Dust: a crystal (WM-ARTEFACT-2)', () => {
    const g = with_('moon-dust');
    play(g, 'artefact:moon-dust');
    expect([board(g, 'red').crystals, moonOn(g).crystals]).toEqual([1, 3]);
    const none = with_('moon-dust');
    moonOn(none).crystals = 0;
    expect(why(none, 'artefact:moon-dust')).toBe('WM-ARTEFACT-2 noCrystalLeft');
  });

  it('Scroll of Unity: the others may come, with a villager (WM-ARTEFACT-3, WM-ARTEFACT-18)', () => {
    const g = villagers(stand(with_('scroll-of-unity'), { green: 'tea-house', blue: 'cemetery' }), 'tea-house', 'li');
    board(g, 'blue').lying = true;
    play(g, 'artefact:scroll-of-unity');
    expect([asked(g), who(g)]).toEqual(['useArtefact.call', 'green']);
    play(g, 'come', 'bring:tea-house');
    expect([who(g), stackOn(g, 'circle-of-prayer')]).toEqual(['blue', ['li']]);
    play(g, 'come');
    expect([board(g, 'blue').lying, board(g, 'blue').place, asked(g)]).toEqual([false, 6, 'yang.act']);
    expect(why(g, 'tile:tea-house')).toBe('GS-YANG-1 movedAlready');
  });

  it('Scroll of Unity alone: the power tokens (WM-ARTEFACT-4)', () => {
    const g = artefact(yangOf(moon({ players: 1 }), 'yellow'), 'yellow', 'scroll-of-unity');
    expect(why(g, 'artefact:scroll-of-unity')).toBe('WM-ARTEFACT-4 noTokensThere');
    g.spentTokens = 2;
    board(g, 'yellow').powerTokens = 1;
    play(g, 'artefact:scroll-of-unity');
    expect([board(g, 'yellow').powerTokens, g.spentTokens]).toEqual([3, 0]);
  });

  it('Fireworks: help from afar, beside step 2 (WM-ARTEFACT-5)', () => {
    const g = with_('fireworks');
    play(g, 'artefact:fireworks', 'tile:buddhist-temple');
    expect([board(g, 'red').buddhas, options(g).includes('help')]).toEqual([1, true]);
  });

  it('Claw of Vengeance: a token after a failure, once a turn (WM-ARTEFACT-6, WM-ARTEFACT-17)', () => {
    const g = put(
      stand(with_('claw-of-vengeance', { powers: { red: 'dance-of-the-spires' } }), { red: 'taoist-altar' }),
      { 'north-0': 'hope-killer', 'east-2': 'lich' },
    );
    play(dice(tao(g, 'red'), 'black', 'black', 'black'), 'exorcise');
    expect(options(g)).toEqual(['tao:yellow', 'tao:red', 'tao:green', 'tao:blue', 'stop']);
    play(g, 'tao:green');
    expect(board(g, 'red').tao[2]).toBe(1);
    g.exorcisms = 0;
    play(dice(g, 'black', 'black', 'black'), 'exorcise');
    expect(asked(g)).toBe('yang.act');
  });

  it('Claw of Vengeance: nothing if only one of two fell (WM-ARTEFACT-6)', () => {
    const g = put(stand(with_('claw-of-vengeance'), { red: 'taoist-altar' }), { 'north-0': 'ghoul', 'east-2': 'lich' });
    play(dice(tao(g, 'red'), 'yellow', 'blue', 'blue'), 'exorcise', '?space:north-0');
    expect([ghostOn(g, 'north-0'), asked(g)]).toEqual([null, 'yang.act']);
  });

  it('Armour of the Just: left stones of arriving ghosts do nothing (WM-ARTEFACT-7, WM-ARTEFACT-14)', () => {
    const g = deck(artefact(yinOf(moon(), 'red'), 'red', 'armour-of-the-just'), 'gloomy-minion');
    villagers(g, 'pavilion-of-the-heavenly-wind', 'li');
    play(g, 'space:east-1');
    expect([figureOn(g, 'east-1'), stackOn(g, 'pavilion-of-the-heavenly-wind')]).toEqual(['card', ['li']]);
    const heads = deck(artefact(yinOf(moon(), 'red'), 'red', 'armour-of-the-just'), 'severed-heads');
    play(heads, 'space:east-1');
    expect([asked(heads), capturedDice(heads)]).toEqual(['yang.act', 0]);
    const lord = deck(artefact(yinOf(moon(), 'red'), 'red', 'armour-of-the-just'), 'bone-cracker');
    play(lord, 'space:east-1');
    expect(board(lord, 'red').tao).toEqual([0, 0, 0, 0, 0]);
  });

  it('Armour: of moved ghosts only captured die and tao-off; elsewhere all begins (WM-ARTEFACT-7, WM-ARTEFACT-12, WM-ARTEFACT-15)', () => {
    const g = artefact(
      put(moon(), { 'north-0': 'black-widow', 'north-1': 'sharp-nailed-mistresses-a' }),
      'red',
      'armour-of-the-just',
    );
    moveGhost(g, spaceOf('north-0'), spaceOf('east-0'), 'GS-TILE-9');
    moveGhost(g, spaceOf('north-1'), spaceOf('east-1'), 'GS-TILE-9');
    expect([isTaoOff(g), isPowerActive(g, 1 as never)]).toEqual([false, false]);
    board(g, 'red').artefacts = [];
    expect(isTaoOff(g)).toBe(false);
    moveGhost(g, spaceOf('east-0'), spaceOf('west-0'), 'GS-TILE-9');
    expect(isTaoOff(g)).toBe(true);
  });

  it('Shield of Time: own colour goes under the deck (GS-EX-42, WM-ARTEFACT-8)', () => {
    const g = deck(artefact(yinOf(moon(), 'red'), 'red', 'shield-of-time'), 'skinner', 'bleeding-eyes', 'zombie');
    expect(options(g)).toEqual(['space:north-0', 'space:north-1', 'space:north-2']);
    expect(g.under).toBe(2);
  });

  it('Shield of Time: the last resort enters, and a refused card is not drawn (WM-ARTEFACT-9)', () => {
    const g = deck(artefact(moon(), 'red', 'shield-of-time'), 'skinner', 'bleeding-eyes', 'reaper');
    g.deck = g.deck.slice(-3);
    run(yinOf(g, 'red'));
    expect([g.ending, g.deck.length, asked(g)]).toEqual([null, 2, 'placeDrawn.choose']);
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

  it('are inherited when their owner dies (WM-INHERIT-1, WM-INHERIT-2, MC-7)', () => {
    const g = artefact(
      put(yinOf(qi(moon(), 'red', 1), 'red'), { 'east-0': 'raging-one' }),
      'red',
      'divine-sword',
      'boots-of-ma-cho',
    );
    run(curses(g, 'lose-qi'));
    expect([asked(g), who(g), options(g)]).toEqual([
      'loseQi.inherit',
      'red',
      ['board:yellow', 'board:green', 'board:blue'],
    ]);
    play(g, 'board:blue', 'board:green');
    expect([board(g, 'blue').artefacts, board(g, 'green').artefacts, board(g, 'red').artefacts]).toEqual([
      [artefactOf('divine-sword')],
      [artefactOf('boots-of-ma-cho')],
      [],
    ]);
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

  it('Helmet of Ma-Cho: a crystal for each Curse suffered (MC-9, MC-11)', () => {
    const after = (face: string) => {
      const g = artefact(put(yinOf(moon(), 'red'), { 'east-0': 'raging-one' }), 'red', 'helmet-of-ma-cho');
      run(curses(g, face));
      return board(g, 'red').crystals;
    };
    expect([after('lose-qi'), after('lose-all-tao'), after('blank')]).toEqual([1, 1, 0]);
    const dying = artefact(
      put(yinOf(qi(moon(), 'red', 1), 'red'), { 'east-0': 'raging-one' }),
      'red',
      'helmet-of-ma-cho',
    );
    play(curses(dying, 'lose-qi'), 'board:green');
    expect([board(dying, 'red').crystals, board(dying, 'green').crystals]).toEqual([0, 0]);
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
