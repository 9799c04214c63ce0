import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { arrive } from '../../rules/arrive.ts';
import {
  asked,
  board,
  crowd,
  curses,
  deck,
  figureOn,
  ghostOn,
  isDark,
  options,
  play,
  put,
  run,
  table,
  why,
  yinOf,
} from '../table.ts';

const spaces = (...ids: string[]): string[] => ids.map((id) => `space:${id}`);

describe('A ghost arrives', () => {
  it('on the board of its colour (GS-EX-04, GS-ARRIVE-2, GS-ARRIVE-3, GS-ARRIVE-9)', () => {
    const g = deck(yinOf(table(), 'yellow'), 'skinner');
    expect(options(g)).toEqual(spaces('east-0', 'east-1', 'east-2'));
    expect(why(g, 'space:north-0')).toBe('GS-ARRIVE-3 otherBoard');
    play(g, 'space:east-1');
    expect([ghostOn(g, 'east-1'), figureOn(g, 'east-1'), g.haunted.includes(1)]).toEqual(['skinner', 'card', false]);
  });

  it('anywhere when that board is full (GS-EX-05, GS-ARRIVE-5, GS-ARRIVE-6)', () => {
    const g = put(yinOf(table(), 'yellow'), { 'east-0': 'zombie', 'east-1': 'zombie', 'east-2': 'abysmal' });
    deck(g, 'skinner');
    expect(options(g)).toHaveLength(9);
    expect(why(g, 'space:east-0')).toBe('GS-ARRIVE-6 spaceTaken');
  });

  it('black ones come to the active board and may cost a Qi (GS-EX-06, GS-ARRIVE-4, GS-ABIL-6)', () => {
    const g = deck(yinOf(table(), 'red'), 'grave-walker');
    expect(options(g)).toEqual(spaces('east-0', 'east-1', 'east-2'));
    play(g, 'space:east-0');
    expect([board(g, 'red').qi, figureOn(g, 'east-0')]).toEqual([2, 'card']);
  });

  it('is sent away by a Buddha, which goes home (GS-EX-17, GS-ARRIVE-7, GS-BUDDHA-3)', () => {
    const g = deck(yinOf(table(), 'blue'), 'liquid-horror');
    g.templeBuddhas = 1;
    g.buddhas[spaceOf('west-1')] = 1;
    play(g, 'space:west-1');
    expect([ghostOn(g, 'west-1'), g.templeBuddhas, g.discard.length, asked(g)]).toEqual([null, 2, 1, 'yang.act']);
  });

  it('an incarnation pushes the Buddha away, but Uncatchable sits on it (GS-ARRIVE-8, GS-INC-1)', () => {
    const at = (ghost: string) => {
      const g = deck(yinOf(table(), 'green'), ghost);
      g.templeBuddhas = 1;
      g.buddhas[spaceOf('south-1')] = 1;
      play(curses(g, 'blank'), 'space:south-1');
      return [ghostOn(g, 'south-1'), g.templeBuddhas];
    };
    expect(at('forgotten-ones')).toEqual(['forgotten-ones', 2]);
    expect(at('uncatchable')).toEqual(['uncatchable', 1]);
  });

  it('a quick haunter starts on the icon and haunts at once in its next Yin phase (GS-EX-10, GS-HAUNT-3, GS-ABIL-18)', () => {
    const g = deck(yinOf(table(), 'blue'), 'dark-wraith', 'skinner');
    play(g, 'space:west-0');
    expect(figureOn(g, 'west-0')).toBe('icon');
    run(yinOf(g, 'blue'));
    expect([isDark(g, 'tea-house'), figureOn(g, 'west-0')]).toEqual([true, 'card']);
  });

  it('comes for the active board whatever brought it, and costs a Qi without a space (GS-ARRIVE-11, GS-ABIL-1)', () => {
    const g = deck(yinOf(table(), 'red'), 'fallen-monk', 'gloomy-minion');
    play(g, 'space:south-0');
    expect(options(g)).toEqual(spaces('east-0', 'east-1', 'east-2'));
    const full = crowd(yinOf(table(), 'red'));
    full.stack.push(begin(arrive, {}));
    run(full);
    expect(board(full, 'red').qi).toBe(1);
  });

  it('the last card of the deck loses the game (GS-END-4)', () => {
    const g = put(yinOf(table(), 'red'), { 'north-0': 'vampire-lord' });
    g.deck = g.deck.slice(-1);
    run(g);
    expect(g.ending).toBe('deckEmpty');
  });
});
