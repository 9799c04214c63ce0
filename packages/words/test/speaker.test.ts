import { describe, expect, it } from 'vitest';
import { optionWords, speaker } from '../index.ts';

const words = speaker(
  'en',
  {
    'event.sale': '{seat} sells to {visitors, plural, one {# visitor} other {# visitors}}',
    'event.walk': '{seat} walks {road}',
    'event.meet': '{seat} and {otherSeat} meet',
    'event.dice': 'The dice show {dice}',
    'event.hires': '{seat} hires {who, select, archer {gladly} other {at last}} {who_a}',
    'who.archer': 'Archer',
    'road.R12': 'the willow path',
    'option.road': 'Along {road}',
    'option.retreat.road': 'Back along {road}',
    'option.stop': 'Stop here',
    'offer.peddler': 'Call the peddler',
  },
  (seat) => ['Mei', 'Bo'][seat] ?? `Seat ${seat + 1}`,
);

describe('words', () => {
  it('name the seats, count, list and look up what parameters stand for', () => {
    expect(words.say('event.sale', { seat: 0, visitors: 1 })).toBe('Mei sells to 1 visitor');
    expect(words.say('event.sale', { seat: 1, visitors: 7 })).toBe('Bo sells to 7 visitors');
    expect(words.say('event.walk', { seat: 1, road: 'R12' })).toBe('Bo walks the willow path');
    expect(words.say('event.meet', { seat: 1, otherSeat: 0 })).toBe('Bo and Mei meet');
    expect(words.say('event.dice', { dice: [3, 4] })).toBe('The dice show 3 and 4');
  });

  it('name who sits at the seat that an option is about', () => {
    const options = speaker(
      'en',
      { 'option.player': '{player}', 'player.reed': 'the Reed Clan' },
      (seat) => `Lady ${seat}`,
    );
    expect(optionWords(options, 'give', 'player:1')).toBe('Lady 1');
    expect(optionWords(options, 'give', 'player:reed')).toBe('the Reed Clan');
  });

  it('put things beside each other', () => {
    expect(words.list(['red', 'green', 'blue'])).toBe('red, green, blue');
    expect(speaker('zh', {}, String).list(['红', '绿'])).toBe('红绿');
  });

  it('know no zero below zero', () => {
    expect(speaker('en', { score: '{points, number}' }, String).say('score', { points: -0 })).toBe('0');
  });

  it('come in pieces, so that parameters can be set apart', () => {
    expect(words.parts('event.walk', { seat: 1, road: 'R12' })).toEqual([
      { text: 'Bo', param: true },
      { text: ' walks ', param: false },
      { text: 'the willow path', param: true },
    ]);
    expect(
      words
        .parts('event.sale', { seat: 0, visitors: 2 })
        .map(({ text }) => text)
        .join(''),
    ).toBe('Mei sells to 2 visitors');
  });

  it('select by the id of a parameter, never by its word, also in pieces', () => {
    expect(words.say('event.hires', { seat: 0, who: 'archer' })).toBe('Mei hires gladly an Archer');
    expect(words.say('event.hires', { seat: 0, who: 'monk' })).toBe('Mei hires at last a monk');
    const pieces = words.parts('event.hires', { seat: 0, who: 'archer' });
    expect(pieces.map(({ text }) => text).join('')).toBe('Mei hires gladly an Archer');
    expect(pieces.at(-1)).toEqual({ text: 'an Archer', param: true });
  });

  it('write numbers as the language does', () => {
    expect(speaker('de', { score: '{points} Punkte' }, String).say('score', { points: 12345 })).toBe('12.345 Punkte');
  });

  it('say which parameter is missing', () => {
    expect(() => words.say('event.walk', { seat: 0 })).toThrow('road');
  });

  it('show a key that has no message as it is', () => {
    expect(words.say('event.unheard')).toBe('event.unheard');
  });

  it('speak for options and offers, with a word of its own where a decision has one', () => {
    expect(optionWords(words, 'move', 'road:R12')).toBe('Along the willow path');
    expect(optionWords(words, 'retreat', 'road:R12')).toBe('Back along the willow path');
    expect(optionWords(words, 'move', 'stop')).toBe('Stop here');
    expect(optionWords(words, 'move', '+peddler')).toBe('Call the peddler');
  });
});
