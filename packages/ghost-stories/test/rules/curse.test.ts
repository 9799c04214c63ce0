import { seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { tileOf } from '../../content/village.ts';
import { ghostStories } from '../../index.ts';
import { helpRefusal } from '../../rules/help-refusals.ts';
import {
  artefact,
  asked,
  board,
  curses,
  deck,
  dice,
  ghostOn,
  haunted,
  isDark,
  keysOf,
  moon,
  moonOn,
  options,
  pending,
  place,
  play,
  put,
  qi,
  run,
  stand,
  table,
  tao,
  yangOf,
  yinOf,
} from '../table.ts';

describe('The Helmet of Ma-Cho', () => {
  it('the Helmet gives the dead nothing, and nothing from an empty reserve (MC-11, MC-9)', () => {
    const g = artefact(put(moon(), { 'south-0': 'lich' }), 'green', 'helmet-of-ma-cho');
    run(curses(yinOf(qi(g, 'green', 1), 'green'), 'lose-qi'));
    expect([asked(g), board(g, 'green').crystals]).toEqual(['loseQi.inherit', 0]);
    play(g, 'board:blue');
    expect([board(g, 'green').crystals, board(g, 'blue').crystals, moonOn(g).crystals]).toEqual([0, 0, 4]);
  });

  it('Helmet: losing all of no Tao is still a Curse suffered (MC-11)', () => {
    const g = artefact(put(moon(), { 'south-0': 'lich' }), 'green', 'helmet-of-ma-cho');
    run(curses(yinOf(tao(g, 'green'), 'green'), 'lose-all-tao'));
    expect(board(g, 'green').crystals).toBe(1);
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

describe('The Curse die', () => {
  const tormented = (face: string) => {
    const g = put(yinOf(tao(table(), 'green', 'green', 'red', 'black'), 'green'), { 'south-0': 'lich' });
    deck(curses(g, face), 'skinner', 'bleeding-eyes');
    run(g);
    return g;
  };

  it('lose all Tao does nothing to a neutral board and is not told of it (GS-CURSE-4, GS-NEUTRAL-2)', () => {
    const g = put(table({ players: 3 }), { 'west-0': 'fury-of-depth' });
    expect(keysOf(run(curses(yinOf(g, 'blue'), 'lose-all-tao')))).not.toContain('lostAllTao');
    expect(board(g, 'blue').qi).toBe(3);
  });

  it('the curse of an exorcised ghost haunts from its old space, whoever stands there now (GS-CURSE-2)', () => {
    const g = put(stand(table(), { green: 'buddhist-temple' }), { 'south-1': 'zombie' });
    tao(g, 'green', 'yellow', 'yellow');
    play(curses(dice(yangOf(g, 'green'), 'red', 'red', 'red'), 'haunt'), 'exorcise', 'space:south-1');
    expect([isDark(g, 'buddhist-temple'), ghostOn(g, 'south-1')]).toEqual([true, null]);
  });

  it('a reroll of the Curse die is one negative event; the second face counts (GS-POWER-6, WM-SULING-2)', () => {
    const g = table({ mode: 'white-moon', powers: { green: 'the-gods-favorite' } });
    put(qi(g, 'green', 2), { 'south-0': 'lich' });
    const events = play(curses(yinOf(g, 'green'), 'lose-qi', 'blank'), 'reroll');
    expect([board(g, 'green').qi, keysOf(events).filter((key) => key === 'suLingToken').length]).toEqual([2, 1]);
  });

  it('is asked about by the ghost whose die it is and the tile that it would haunt (GS-POWER-6)', () => {
    const g = put(table({ powers: { green: 'the-gods-favorite' } }), { 'south-0': 'lich' });
    const cursed = curses(yinOf(g, 'green'), 'haunt');
    const { prompt } = seatView(ghostStories, cursed, pending(cursed), 'spectator');
    expect(prompt).toEqual({ face: 'haunt', from: 'ghost', ghost: 'lich', reaches: 'tile', tile: expect.any(String) });
  });

  it('shows blank, haunt, ghost, lose all Tao or lose 1 Qi (GS-CURSE-1, GS-ABIL-16)', () => {
    const g = tormented('blank');
    expect([board(g, 'green').qi, board(g, 'green').tao, g.haunted.includes(1)]).toEqual([3, [0, 1, 1, 0, 1], false]);
  });

  it('haunts from the space of the ghost (GS-CURSE-2)', () => {
    expect(isDark(tormented('haunt'), 'cemetery')).toBe(true);
  });

  it('brings a ghost (GS-CURSE-3)', () => {
    const g = tormented('ghost');
    play(g, 'space:east-0');
    expect(options(g)).toContain('space:east-1');
  });

  it('takes all Tao (GS-CURSE-4)', () => {
    const g = tormented('lose-all-tao');
    expect([board(g, 'green').tao, g.tao[4]]).toEqual([[0, 0, 0, 0, 0], 4]);
  });

  it('takes a Qi of the active board (GS-CURSE-5)', () => {
    expect(board(tormented('lose-qi'), 'green').qi).toBe(2);
  });

  it('haunts the Cemetery when its action caused the roll (GS-EX-22, GS-CURSE-6, GS-TILE-4, GS-DEATH-7)', () => {
    const g = qi(stand(table(), { yellow: 'cemetery' }), 'red', 0);
    board(g, 'red').place = place(g, 'cemetery');
    tao(g, 'red');
    board(g, 'red').yinYang = false;
    play(curses(yangOf(g, 'yellow'), 'haunt'), 'help');
    expect([board(g, 'red').qi, board(g, 'red').place, isDark(g, 'cemetery')]).toEqual([2, 6, true]);
    expect([board(g, 'red').tao.includes(1), board(g, 'red').yinYang]).toEqual([false, false]);
  });

  it('does nothing to a named tile that is haunted already (GS-CURSE-7)', () => {
    const g = table({ mode: 'white-moon', options: { 'ma-cho': 'true' } });
    haunted(g, 'cemetery');
    expect(g.ending).toBeNull();
    const dead = qi(stand(g, { yellow: 'tea-house' }), 'red', 0);
    expect(helpRefusal(yangOf(dead, 'yellow'), tileOf('cemetery'))?.why).toBe('tileHaunted');
  });

  it('Death’s Army torments, and curses when it falls (GS-EX-24, GS-INC-5, GS-END-5)', () => {
    const g = put(stand(table(), { green: 'buddhist-temple' }), { 'south-1': 'deaths-army' });
    for (const colour of ['yellow', 'red', 'blue']) qi(g, colour, 0);
    tao(qi(g, 'green', 1), 'green', 'black', 'black');
    for (const card of [...g.deck]) if (card > 55) g.deck.splice(g.deck.indexOf(card), 1);
    play(curses(dice(yangOf(g, 'green'), 'black', 'black', 'black'), 'lose-qi'), 'exorcise', '?space:south-1');
    expect([g.ending, g.banished]).toEqual(['allDead', 1]);
  });
});
