import { at, begin, must, seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { cardOf, isIncarnation } from '../../content/cards.ts';
import { spaceOf } from '../../content/layout.ts';
import { tileOf } from '../../content/village.ts';
import { arrive } from '../../rules/arrive.ts';
import { isOfWuFeng } from '../../rules/ghosts.ts';
import { outcome } from '../../rules/scoring.ts';
import { view } from '../../view.ts';
import {
  artefact,
  asked,
  board,
  crowd,
  curses,
  deck,
  dice,
  figureOn,
  ghostOn,
  isDark,
  keysOf,
  moon,
  options,
  place,
  play,
  put,
  run,
  stand,
  table,
  tao,
  villagers,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

const spaces = (...ids: string[]): string[] => ids.map((id) => `space:${id}`);

/** No incarnation is left anywhere but where the test puts it. */
function withoutIncarnations(g: ReturnType<typeof table>) {
  for (const card of g.deck.filter((one) => one >= cardOf('howling-nightmare'))) {
    g.deck.splice(g.deck.indexOf(card), 1);
    g.box.push(card);
  }
  return g;
}

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

  it('a black card refused elsewhere names its own rule (GS-ARRIVE-4)', () => {
    const g = deck(yinOf(table(), 'red'), 'grave-walker');
    expect(why(g, 'space:north-0')).toBe('GS-ARRIVE-4 otherBoard');
    const yellow = deck(yinOf(table(), 'red'), 'zombie');
    expect(why(yellow, 'space:east-0')).toBe('GS-ARRIVE-3 otherBoard');
  });

  it('a full village, a dead Wu, and Uncatchable without a Temple: another one waits on top (WM-FAMILY-18, WM-DECK-4)', () => {
    const g = villagers(moon(), 'buddhist-temple', 'wu');
    put(g, { 'south-1': 'thorn-bear' });
    crowd(g);
    g.village[place(g, 'pavilion-of-the-heavenly-wind')] = tileOf('night-watchmans-beat');
    const other = must(
      g.box.find((card) => card !== cardOf('uncatchable')),
      'another incarnation',
    );
    g.box = [cardOf('uncatchable'), other];
    const left = g.deck.length;
    run(yinOf(g, 'green'));
    expect([g.deck.length, g.over]).toEqual([left + 1, 1]);
    expect([at(g.deck, left), at(view(g, seat(0)).deck, left)]).toEqual([other, other]);
  });

  it('Time Keeper takes the two lowest ghosts and brings one each Yin phase (WM-INC-5, WM-INC-13)', () => {
    const g = yinOf(moon(), 'green');
    g.deck = [must(g.deck.find(isIncarnation), 'one'), ...g.deck.filter((card) => !isIncarnation(card))];
    const [, first, second] = g.deck;
    deck(g, 'time-keeper');
    play(g, 'space:south-0');
    expect([g.removed.slice(-2), isIncarnation(at(g.deck, 0))]).toEqual([[first, second], true]);
    const before = g.deck.length;
    deck(yinOf(g, 'green'), 'skinner', 'zombie');
    play(g, 'space:east-0');
    expect([asked(g), g.deck.length <= before]).toEqual(['placeDrawn.choose', true]);
  });

  it('Uncatchable gives way without Temple and Pavilion, and stays out (WM-DECK-4, WM-DECK-5)', () => {
    const g = deck(yinOf(moon(), 'green'), 'uncatchable');
    g.village[7] = tileOf('night-watchmans-beat');
    const told = keysOf(run(g));
    expect(told).toContain('uncatchableExchanged');
    expect([isOfWuFeng(g.drawn), g.box.some((card) => g.discard.includes(card))]).toEqual([true, false]);
    const kept = deck(yinOf(moon(), 'green'), 'uncatchable');
    expect(keysOf(run(kept))).not.toContain('uncatchableExchanged');
    const alone = deck(yinOf(moon(), 'green'), 'uncatchable');
    alone.village[7] = tileOf('night-watchmans-beat');
    alone.box = [];
    expect(keysOf(run(alone))).not.toContain('uncatchableExchanged');
  });
});

describe('The last cards', () => {
  it('the last card drawn for the curse of the last incarnation is no defeat (GS-END-4, GS-END-1)', () => {
    const g = put(withoutIncarnations(stand(table(), { yellow: 'herbalists-shop' })), { 'north-1': 'deaths-army' });
    tao(g, 'yellow', 'black', 'black');
    g.removed.push(...g.deck.splice(0));
    deck(g, 'zombie');
    curses(dice(g, 'black', 'black', 'black'), 'ghost');
    play(yangOf(g, 'yellow'), 'exorcise', 'space:north-1?', 'space:north-0', 'board:yellow');
    expect([g.ending, g.deck.length]).toEqual(['victory', 0]);
  });

  it('an empty deck brings nobody any more (GS-END-4, GS-ARRIVE-2)', () => {
    const g = put(withoutIncarnations(stand(table(), { yellow: 'herbalists-shop' })), { 'north-1': 'deaths-army' });
    tao(g, 'yellow', 'black', 'black');
    g.removed.push(...g.deck.splice(0));
    deck(g, 'coffin-breakers-b');
    curses(dice(g, 'black', 'black', 'black'), 'ghost');
    play(yangOf(g, 'yellow'), 'exorcise', 'space:north-1?', 'space:north-0', 'board:yellow');
    expect(g.ending).toBe('victory');
  });

  it('the last card is a defeat if it is an incarnation itself (GS-END-4)', () => {
    const g = yinOf(withoutIncarnations(table()), 'yellow');
    g.removed.push(...g.deck.splice(0));
    deck(g, 'vampire-lord');
    run(g);
    expect([g.ending, outcome(g).winners]).toEqual(['deckEmpty', []]);
  });
});

describe('The Shield of Time', () => {
  it('the Shield with a single card left: it is drawn, and the deck is empty (WM-ARTEFACT-9, GS-END-4)', () => {
    const g = artefact(yinOf(put(moon(), { 'north-0': 'vampire-lord' }), 'red'), 'red', 'shield-of-time');
    g.removed.push(...g.deck.splice(0));
    deck(g, 'skinner');
    run(g);
    expect(g.ending).toBe('deckEmpty');
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
});
