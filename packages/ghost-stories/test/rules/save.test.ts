import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { artefactOf } from '../../content/villagers.ts';
import {
  artefact,
  asked,
  board,
  dead,
  deck,
  ghostOn,
  moon,
  moonOn,
  names,
  options,
  play,
  safe,
  stackOn,
  stand,
  villagers,
  why,
  yangOf,
} from '../table.ts';

describe('Saving', () => {
  it('the third Sun at the Portal earns it, and it works in the same turn (WM-SAVE-3, WM-ARTEFACT-7)', () => {
    const g = safe(stand(villagers(moon(), 'circle-of-prayer', 'sun'), { red: 'circle-of-prayer' }), 'sun', 'sun');
    deck(g, 'severed-heads');
    play(yangOf(g, 'red'), 'save', 'yinYang', 'tile:tea-house', 'tao:red', 'space:east-0');
    expect(g.armour[spaceOf('east-0')]).toBe(1);
    expect(ghostOn(g, 'east-1')).toBe(null);
  });

  it('is a deed on the Portal tile, beside help and exorcism (WM-SAVE-1, WM-SAVE-2, WM-SAVE-7)', () => {
    const g = villagers(yangOf(moon(), 'red'), 'circle-of-prayer', 'li', 'sun');
    expect(options(g)).toEqual(expect.arrayContaining(['help', 'save']));
    play(g, 'save');
    expect([names(moonOn(g).shelter), stackOn(g, 'circle-of-prayer')]).toEqual([['li'], ['sun']]);
    expect(why(g, 'save')).toBe('GS-YANG-2 oneDeed');
    expect(why(yangOf(stand(g, { red: 'tea-house' }), 'red'), 'save')).toBe('WM-SAVE-1 nobodyAtPortal');
  });

  it('rewards a complete family at once (WM-SAVE-3, WM-FAMILY-14)', () => {
    const g = villagers(yangOf(safe(moon(), 'hua', 'hua'), 'red'), 'circle-of-prayer', 'hua');
    play(g, 'save');
    expect(board(g, 'red').artefacts).toEqual([artefactOf('divine-sword')]);
    const killed = villagers(yangOf(dead(safe(moon(), 'hua'), 'hua'), 'red'), 'circle-of-prayer', 'hua');
    play(killed, 'save');
    expect(board(killed, 'red').artefacts).toEqual([]);
  });

  it('with Heavenly Gust besides an exorcism, never with a help (WM-SAVE-4)', () => {
    const g = villagers(yangOf(moon({ powers: { blue: 'heavenly-gust' } }), 'blue'), 'circle-of-prayer', 'li');
    play(g, 'help', 'tao:red');
    expect(why(g, 'save')).toBe('GS-YANG-2 oneDeed');
  });

  it('twice with Second Wind (GS-EX-37, WM-SAVE-5)', () => {
    const g = villagers(yangOf(moon(), 'blue'), 'circle-of-prayer', 'long', 'hua');
    play(g, 'save', 'save');
    expect([names(moonOn(g).shelter), board(g, 'blue').artefacts]).toEqual([
      ['long', 'hua'],
      [artefactOf('potion-of-life')],
    ]);
    expect(why(g, 'help')).toBe('GS-YANG-2 oneDeed');
  });

  it('not by Yin-Yang or Fireworks: they give the help of the tile (WM-SAVE-6, WM-SAVE-8)', () => {
    const g = artefact(
      villagers(yangOf(stand(moon(), { red: 'tea-house' }), 'red'), 'circle-of-prayer', 'li'),
      'red',
      'fireworks',
    );
    play(g, 'artefact:fireworks', 'tile:circle-of-prayer');
    expect(asked(g)).toBe('help.circle');
    play(g, 'tao:red', 'yinYang', 'tile:circle-of-prayer');
    expect([asked(g), moonOn(g).shelter]).toEqual(['help.circle', []]);
  });
});
