import { describe, expect, it } from 'vitest';
import { isIncarnation } from '../../content/cards.ts';
import { spaceOf } from '../../content/layout.ts';
import { tileOf } from '../../content/village.ts';
import { colourAt, printedResistance } from '../../rules/ghosts.ts';
import {
  asked,
  board,
  crowd,
  deck,
  dice,
  ghostOn,
  keysOf,
  moonOn,
  names,
  options,
  play,
  put,
  run,
  stackOn,
  stand,
  table,
  villagers,
  who,
  yangOf,
  yinOf,
} from '../table.ts';

const moon = (wish: Parameters<typeof table>[0] = {}) => table({ mode: 'white-moon', ...wish });

describe('The new incarnations', () => {
  it('Gatekeeper takes the Portal and gives it back (WM-INC-1, GS-EX-47)', () => {
    const g = deck(villagers(yinOf(moon(), 'yellow'), 'circle-of-prayer', 'li'), 'gatekeeper');
    play(g, 'space:north-1');
    expect(options(g)).not.toContain('save');
    g.ghosts[spaceOf('north-1')] = -1;
    expect([options(g).includes('save'), moonOn(g).portal]).toEqual([true, 4]);
  });

  it('Voracious kills one of your choice, now and in each Yin phase (WM-INC-2, WM-INC-10, WM-INC-14)', () => {
    const g = deck(
      villagers(villagers(yinOf(moon({ players: 3 }), 'red'), 'tea-house', 'hua', 'long'), 'cemetery', 'hua'),
      'voracious',
    );
    play(g, 'space:east-0');
    expect([asked(g), options(g)]).toEqual(['killOfChoice.choose', ['villager:tea-house', 'villager:cemetery']]);
    play(g, 'villager:cemetery');
    expect([names(moonOn(g).graveyard), asked(g)]).toEqual([['hua'], 'yang.act']);
    const neutral = put(villagers(yinOf(moon({ players: 3 }), 'blue'), 'tea-house', 'hua'), { 'west-0': 'voracious' });
    run(neutral);
    expect(names(moonOn(neutral).graveyard)).toEqual(['hua']);
  });

  it('Voracious finds nobody: nothing happens (WM-INC-11)', () => {
    const g = put(yinOf(moon(), 'red'), { 'east-0': 'voracious' });
    run(g);
    expect([board(g, 'red').qi, asked(g)]).toEqual([3, 'placeDrawn.choose']);
  });

  it('Root Master lays everybody down (WM-INC-4)', () => {
    const g = deck(yinOf(moon(), 'green'), 'root-master');
    play(g, 'space:south-0');
    expect(g.boards.map(({ lying }) => lying)).toEqual([true, true, true, true]);
    expect(options(g)).toContain('stand');
  });

  it('Time Keeper takes the two lowest ghosts and brings one each Yin phase (WM-INC-5, WM-INC-13)', () => {
    const g = yinOf(moon(), 'green');
    g.deck = [g.deck.find(isIncarnation) as never, ...g.deck.filter((card) => !isIncarnation(card))];
    const [, first, second] = g.deck;
    deck(g, 'time-keeper');
    play(g, 'space:south-0');
    expect([g.removed.slice(-2), isIncarnation(g.deck[0] as never)]).toEqual([[first, second], true]);
    const before = g.deck.length;
    deck(yinOf(g, 'green'), 'skinner', 'zombie');
    play(g, 'space:east-0');
    expect([asked(g), g.deck.length <= before]).toEqual(['placeDrawn.choose', true]);
  });

  it('Shapeshifter has the colour of its board and wanders (WM-INC-6, WM-INC-8)', () => {
    const g = deck(yinOf(moon(), 'green'), 'shapeshifter', 'skinner');
    expect(options(g)).toEqual(['space:south-0', 'space:south-1', 'space:south-2']);
    play(g, 'space:south-0');
    expect([asked(g), colourAt(g, spaceOf('south-0')), printedResistance(g, spaceOf('south-0'), 2 as never)]).toEqual([
      'placeDrawn.choose',
      2,
      4,
    ]);
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

  it('pay the group a crystal and a Yin-Yang (WM-INC-9, WM-DEVOUR-4)', () => {
    const g = put(stand(moon({ options: { difficulty: 'nightmare' } }), { red: 'pavilion-of-the-heavenly-wind' }), {
      'east-1': 'time-keeper',
    });
    board(g, 'blue').yinYang = false;
    play(dice(yangOf(g, 'red'), 'black', 'black', 'black'), 'exorcise', '?space:east-1', 'board:green');
    expect([board(g, 'green').crystals, board(g, 'blue').yinYang]).toEqual([1, true]);
    const devourer = put(stand(moon(), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'ember-fox' });
    play(dice(yangOf(devourer, 'red'), 'red', 'red', 'black'), 'exorcise', '?space:east-1');
    expect(board(devourer, 'red').crystals).toBe(1);
  });

  it('Uncatchable gives way without Temple and Pavilion, and stays out (WM-DECK-4, WM-DECK-5)', () => {
    const g = deck(yinOf(moon(), 'green'), 'uncatchable');
    g.village[7] = tileOf('night-watchmans-beat');
    const told = keysOf(run(g));
    expect(told).toContain('uncatchableExchanged');
    expect([isIncarnation(g.drawn as never), g.box.some((card) => g.discard.includes(card))]).toEqual([true, false]);
    const kept = deck(yinOf(moon(), 'green'), 'uncatchable');
    expect(keysOf(run(kept))).not.toContain('uncatchableExchanged');
    const alone = deck(yinOf(moon(), 'green'), 'uncatchable');
    alone.village[7] = tileOf('night-watchmans-beat');
    alone.box = [];
    expect(keysOf(run(alone))).not.toContain('uncatchableExchanged');
  });

  it('all must fall to win, those of the Wu curse too (WM-END-3)', () => {
    const g = put(stand(moon(), { red: 'pavilion-of-the-heavenly-wind' }), {
      'east-1': 'forgotten-ones',
      'west-0': 'gatekeeper',
    });
    g.deck = g.deck.filter((card) => !isIncarnation(card));
    play(dice(yangOf(g, 'red'), 'black', 'black', 'black'), 'exorcise', '?space:east-1', 'board:red');
    expect([g.ending, g.banished]).toEqual([null, 1]);
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
