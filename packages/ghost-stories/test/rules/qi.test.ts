import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { artefactOf } from '../../content/villagers.ts';
import {
  artefact,
  asked,
  board,
  curses,
  deck,
  figureOn,
  ghostOn,
  keysOf,
  moon,
  options,
  play,
  put,
  qi,
  run,
  table,
  who,
  yinOf,
} from '../table.ts';

describe('Death in the midst of an effect', () => {
  it('the payer of a possessed board dies, the next loss is for the one after (GS-DEATH-6, GS-TURN-9)', () => {
    const g = put(table(), { 'south-0': 'lich', 'south-1': 'zombie', 'south-2': 'abysmal' });
    qi(qi(qi(g, 'green', 0), 'blue', 1), 'yellow', 2);
    run(curses(yinOf(g, 'green'), 'lose-qi'));
    expect([board(g, 'blue').qi, board(g, 'yellow').qi, board(g, 'red').qi]).toEqual([0, 1, 3]);
  });

  it('a dead owner’s Armour goes on; what stands there keeps its fate (WM-ARTEFACT-15, WM-INHERIT-1)', () => {
    const g = artefact(put(moon(), { 'south-0': 'lich' }), 'green', 'armour-of-the-just');
    g.armour[spaceOf('south-0')] = 1;
    run(curses(yinOf(qi(g, 'green', 1), 'green'), 'lose-qi'));
    play(g, 'board:blue');
    expect(g.armour[spaceOf('south-0')]).toBe(1);
  });
});

describe('Artefacts', () => {
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
});

describe('Death', () => {
  it('gives everything back and leaves the ghosts (GS-DEATH-1, GS-DEATH-2, GS-DEATH-3, GS-DEATH-4)', () => {
    const g = put(yinOf(qi(table({ players: 3 }), 'green', 1), 'green'), { 'south-0': 'lich', 'south-1': 'zombie' });
    Object.assign(board(g, 'green'), { buddhas: 1 });
    g.templeBuddhas = 1;
    play(curses(g, 'lose-qi'));
    expect(asked(g)).not.toBeNull();
    const { tao: held, yinYang, buddhas, powerTokens, place } = board(g, 'green');
    expect([held, yinYang, buddhas, powerTokens, place]).toEqual([[0, 0, 0, 0, 0], false, 0, 0, 6]);
    expect([g.templeBuddhas, g.spentTokens, ghostOn(g, 'south-1')]).toEqual([2, 1, 'zombie']);
  });

  it('silences the board and shortens its turns (GS-DEATH-5)', () => {
    const g = deck(
      put(yinOf(qi(table({ powers: { yellow: 'enfeeblement-mantra' } }), 'yellow', 0), 'yellow'), {
        'north-1': 'ghoul',
      }),
      'skinner',
    );
    expect([asked(g), who(g), figureOn(g, 'north-1')]).toEqual(['placeDrawn.choose', 'red', 'icon']);
    expect(g.active).toBe(1);
  });

  it('of the only player ends the game, and nobody returns (GS-DEATH-8, GS-END-2)', () => {
    const g = put(yinOf(qi(table({ players: 1 }), 'yellow', 1), 'yellow'), { 'north-0': 'lich' });
    play(curses(g, 'lose-qi'));
    expect(asked(g)).toBeNull();
    expect(g.ending).toBe('allDead');
  });
});

describe('Neutral boards', () => {
  it('are possessed at 0 Qi, and then a living Taoist pays (GS-NEUTRAL-3, GS-NEUTRAL-8)', () => {
    const g = put(yinOf(table({ players: 3 }), 'blue'), {
      'west-0': 'zombie',
      'west-1': 'zombie',
      'west-2': 'abysmal',
    });
    board(g, 'blue').qi = 1;
    expect(keysOf(run(g))).toContain('possessed');
    run(yinOf(g, 'blue'));
    expect([board(g, 'blue').qi, board(g, 'yellow').qi]).toEqual([0, 2]);
  });
});
