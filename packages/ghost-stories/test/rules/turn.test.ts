import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import {
  asked,
  board,
  crowd,
  curses,
  deck,
  figureOn,
  ghostOn,
  keysOf,
  options,
  play,
  put,
  qi,
  run,
  stand,
  table,
  tao,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

describe('A turn', () => {
  it('goes clockwise, with Yin before Yang (GS-TURN-1, GS-TURN-2, GS-TURN-4)', () => {
    const g = deck(yinOf(table(), 'yellow'), 'skinner', 'ghoul');
    play(g, 'space:east-0');
    expect([asked(g), who(g)]).toEqual(['yang.act', 'yellow']);
    play(g, 'finish', 'space:north-0');
    expect([who(g), g.active, g.turn]).toEqual(['red', 1, 2]);
  });

  it('of a neutral board has ghost actions and the overrun only (GS-TURN-3, GS-NEUTRAL-1)', () => {
    const g = deck(put(yinOf(table({ players: 3 }), 'blue'), { 'west-1': 'drowned-maiden' }), 'skinner');
    const told = keysOf(run(g));
    expect(figureOn(g, 'west-1')).toBe('icon');
    expect(told.slice(0, 4)).toEqual(['turnNeutral', 'stone', 'figureOnIcon', 'turn']);
    expect(who(g)).toBe('yellow');
  });

  it('asks the next living player for a board without one (GS-TURN-6)', () => {
    const g = put(yinOf(table({ players: 3 }), 'blue'), { 'west-1': 'fury-of-depth' });
    deck(curses(g, 'ghost'), 'skinner');
    expect([asked(g), who(g)]).toEqual(['placeDrawn.choose', 'yellow']);
  });

  it('skips Yang when the Taoist died in Yin; the next living one pays (GS-EX-52, GS-TURN-5, GS-TURN-9, GS-DEATH-6)', () => {
    const g = put(yinOf(qi(table(), 'green', 1), 'green'), {
      'south-0': 'lich',
      'south-1': 'zombie',
      'south-2': 'zombie',
    });
    deck(curses(g, 'lose-qi'), 'skinner');
    run(g);
    expect([board(g, 'green').qi, board(g, 'blue').qi, who(g), g.active]).toEqual([0, 2, 'blue', 3]);
  });

  it('ends a Yang phase in which the Taoist dies, rewards for the dead being lost (GS-TURN-10)', () => {
    const g = put(stand(qi(table(), 'red', 1), { red: 'sorcerers-hut' }), { 'east-1': 'zombie' });
    play(yangOf(g, 'red'), 'help');
    expect([board(g, 'red').qi, ghostOn(g, 'east-1'), who(g)]).toEqual([0, null, 'green']);
  });

  it('asks everybody in turn order from the active board (GS-TURN-11, GS-ABIL-8)', () => {
    const g = deck(yinOf(tao(table(), 'red'), 'green'), 'soul-eater');
    play(g, 'space:south-0');
    expect([asked(g), who(g)]).toEqual(['yang.act', 'green']);
    expect(g.boards.map(({ tao: held }) => held.reduce((sum, count) => sum + count, 0))).toEqual([0, 0, 0, 0]);
    const two = deck(yinOf(tao(table(), 'green', 'green', 'red'), 'green'), 'soul-eater');
    play(two, 'space:south-0');
    expect([asked(two), who(two)]).toEqual(['groupLoseTao', 'green']);
    expect(why(two, 'tao:blue')).toBe('GS-ABIL-8 noSuchTao');
  });

  it('finishes what an effect causes before it goes on (GS-TURN-7, GS-EX-16, GS-ARRIVE-10)', () => {
    const g = deck(yinOf(table(), 'yellow'), 'severed-heads', 'drowned-maiden');
    const before = g.deck.length;
    play(g, 'space:north-1');
    expect([asked(g), ghostOn(g, 'north-1')]).toEqual(['placeDrawn.choose', 'severed-heads']);
    play(g, 'space:west-0');
    expect([asked(g), before - g.deck.length]).toEqual(['yang.act', 2]);
  });
});

describe('The Yin phase', () => {
  it('lets ghosts act from the left, with White Moon from the right (GS-YIN-1, GS-YIN-2, WM-TURN-1)', () => {
    const spaces = (mode: 'base' | 'white-moon') => {
      const g = put(yinOf(table({ mode }), 'green'), {
        'south-0': 'ghoul',
        'south-1': 'restless-dead',
        'south-2': 'skinner',
      });
      return run(g)
        .filter(({ key }) => key === 'figureOnIcon')
        .map(({ params }) => params.space);
    };
    expect(spaces('base')).toEqual(['south-0', 'south-1', 'south-2']);
    expect(spaces('white-moon')).toEqual(['south-2', 'south-1', 'south-0']);
  });

  it('fixes who acts when it begins (GS-YIN-3, GS-YIN-7)', () => {
    const g = put(yinOf(table(), 'green'), { 'south-0': 'lich' });
    deck(curses(g, 'ghost'), 'creeping-one', 'skinner');
    play(g, 'space:south-1');
    expect(figureOn(g, 'south-1')).toBe('card');
  });

  it('begins with the abilities of its start, whatever their place (GS-YIN-4, GS-YIN-8)', () => {
    const g = put(yinOf(table({ options: { 'crazy-shaman': 'true' } }), 'green'), {
      'south-0': 'ghoul',
      'south-2': 'crazy-shaman',
    });
    const told = keysOf(run(g));
    expect(told.indexOf('ghostMoved')).toBeLessThan(told.indexOf('figureOnIcon'));
    expect(ghostOn(g, 'south-1')).toBe('crazy-shaman');
    expect(figureOn(g, 'south-0')).toBe('icon');
  });

  it('overruns a full board: 1 Qi and no arrival (GS-EX-07, GS-YIN-5)', () => {
    const g = put(yinOf(table(), 'green'), { 'south-0': 'lich', 'south-1': 'abysmal', 'south-2': 'zombie' });
    const before = g.deck.length;
    run(curses(g, 'blank'));
    expect([board(g, 'green').qi, g.deck.length, asked(g), who(g)]).toEqual([2, before, 'yang.act', 'green']);
  });

  it('brings a ghost for a living Taoist (GS-YIN-6)', () => {
    const g = deck(yinOf(table(), 'green'), 'skinner');
    expect([asked(g), who(g)]).toEqual(['placeDrawn.choose', 'green']);
  });

  it('burns a neutral board down (GS-EX-28, GS-NEUTRAL-2)', () => {
    const g = put(yinOf(table({ players: 3 }), 'blue'), {
      'west-0': 'fury-of-depth',
      'west-1': 'zombie',
      'west-2': 'zombie',
    });
    run(curses(g, 'lose-qi'));
    expect([board(g, 'blue').qi, g.active]).toEqual([1, 0]);
    const full = put(yinOf(table({ players: 3 }), 'blue'), { 'west-0': 'fury-of-depth' });
    run(curses(full, 'lose-all-tao'));
    expect(board(full, 'blue').tao).toEqual([0, 0, 0, 0, 0]);
  });

  it('draws nothing when all twelve spaces are full: 1 Qi instead (GS-ARRIVE-1)', () => {
    const g = crowd(put(yinOf(table(), 'green'), { 'south-0': 'lich' }));
    const before = g.deck.length;
    run(curses(g, 'ghost'));
    expect([at(g.boards, 2).qi, g.deck.length]).toEqual([1, before]);
    expect(options(g)).toContain('finish');
  });
});
