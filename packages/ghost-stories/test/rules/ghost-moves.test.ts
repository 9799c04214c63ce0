import { describe, expect, it } from 'vitest';
import { colourOf } from '../../content/colours.ts';
import { spaceOf } from '../../content/layout.ts';
import { moveGhost } from '../../rules/ghost-moves.ts';
import { capturedDice, colourAt, isTaoOff, printedResistance } from '../../rules/ghosts.ts';
import { isPowerActive } from '../../rules/powers.ts';
import {
  artefact,
  asked,
  board,
  crowd,
  deck,
  figureOn,
  ghostOn,
  moon,
  moonOn,
  options,
  play,
  put,
  run,
  sideOfColour,
  stackOn,
  stand,
  table,
  villagers,
  who,
  yangOf,
  yinOf,
} from '../table.ts';

describe('Ghosts that move', () => {
  it('Uncatchable is moved off its Buddha: the Buddha stays and sends the next ghost away (GS-ARRIVE-8, GS-ARRIVE-7)', () => {
    const g = put(stand(table(), { red: 'pavilion-of-the-heavenly-wind' }), { 'west-0': 'uncatchable' });
    g.buddhas[spaceOf('west-0')] = 1;
    g.templeBuddhas -= 1;
    play(yangOf(deck(g, 'abysmal'), 'red'), 'help', 'space:north-0', 'stop');
    expect(g.buddhas[spaceOf('west-0')]).toBe(1);
    play(yinOf(g, 'green'), 'space:west-0');
    expect([ghostOn(g, 'west-0'), g.templeBuddhas]).toEqual([null, 2]);
  });

  it('Shapeshifter has the colour of its board and wanders (WM-INC-6, WM-INC-8)', () => {
    const g = deck(yinOf(moon(), 'green'), 'shapeshifter', 'skinner');
    expect(options(g)).toEqual(['space:south-0', 'space:south-1', 'space:south-2']);
    play(g, 'space:south-0');
    expect([
      asked(g),
      colourAt(g, spaceOf('south-0')),
      printedResistance(g, spaceOf('south-0'), colourOf('green')),
    ]).toEqual(['placeDrawn.choose', 2, 4]);
    play(g, 'space:east-0');
    run(yinOf(g, 'green'));
    expect([ghostOn(g, 'west-2'), colourAt(g, spaceOf('west-2'))]).toEqual(['shapeshifter', 3]);
  });

  it('Shapeshifter pushes a Buddha away (WM-INC-7)', () => {
    const g = put(yinOf(moon(), 'green'), { 'south-0': 'shapeshifter' });
    g.buddhas[spaceOf('west-2')] = 1;
    g.templeBuddhas = 1;
    run(g);
    expect([ghostOn(g, 'west-2'), g.templeBuddhas]).toEqual(['shapeshifter', 2]);
  });
});

describe('The Armour of the Just', () => {
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
    expect([isTaoOff(g), isPowerActive(g, sideOfColour(g, 'red'))]).toEqual([false, false]);
    board(g, 'red').artefacts = [];
    expect(isTaoOff(g)).toBe(false);
    moveGhost(g, spaceOf('east-0'), spaceOf('west-0'), 'GS-TILE-9');
    expect(isTaoOff(g)).toBe(true);
  });
});

describe('The Crazy Shaman', () => {
  const shaman = () => moon({ options: { 'crazy-shaman': 'true' } });

  it('wanders to the next free space clockwise (GS-EX-44, CS-4)', () => {
    const g = put(yinOf(shaman(), 'green'), { 'south-0': 'crazy-shaman', 'west-2': 'zombie', 'west-1': 'zombie' });
    run(g);
    expect(ghostOn(g, 'west-0')).toBe('crazy-shaman');
    run(yinOf(g, 'blue'));
    expect(ghostOn(g, 'north-2')).toBe('crazy-shaman');
    const full = crowd(put(yinOf(shaman(), 'green'), { 'south-0': 'crazy-shaman' }));
    run(full);
    expect(ghostOn(full, 'south-0')).toBe('crazy-shaman');
  });

  it('is stopped by Su-Ling, and sent away by a Buddha (CS-6, CS-7)', () => {
    const held = put(yinOf(shaman(), 'green'), { 'south-0': 'crazy-shaman' });
    moonOn(held).suLing = spaceOf('south-0');
    run(held);
    expect(ghostOn(held, 'south-0')).toBe('crazy-shaman');
    const g = put(yinOf(shaman(), 'green'), { 'south-0': 'crazy-shaman' });
    g.buddhas[spaceOf('west-2')] = 1;
    g.templeBuddhas = 1;
    run(g);
    expect([g.ghosts.every((card) => card === -1), g.templeBuddhas, who(g)]).toEqual([true, 2, 'green']);
    expect(stackOn(g, 'tea-house')).toEqual([]);
  });
});
