import { describe, expect, it } from 'vitest';
import { tileOf } from '../../content/village.ts';
import {
  artefact,
  asked,
  board,
  dead,
  dice,
  haunted,
  isDark,
  moon,
  moonOn,
  options,
  play,
  put,
  qi,
  stackOn,
  stand,
  table,
  villagers,
  who,
  why,
  yangOf,
} from '../table.ts';

const with_ = (id: string, wish: Parameters<typeof table>[0] = {}) => artefact(yangOf(moon(wish), 'red'), 'red', id);

const on = (tile: string, colour = 'red') => yangOf(stand(table(), { [colour]: tile }), colour);

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

  it('Potion without Qi in the supply returns a villager only, and is refused with neither (WM-ARTEFACT-1, GS-COMP-4)', () => {
    const g = artefact(dead(moon(), 'li'), 'yellow', 'potion-of-life');
    board(g, 'blue').qi += g.qi;
    g.qi = 0;
    expect(options(yangOf(g, 'yellow'))).toContain('artefact:potion-of-life');
    haunted(g, 'cemetery');
    expect(why(g, 'artefact:potion-of-life')).toBe('WM-ARTEFACT-1 nothingToHeal');
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
