import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { window } from '../../rules/window.ts';
import { clanOf, reed } from '../../state.ts';
import { attacking, checking } from '../start.ts';
import {
  firing,
  gives,
  holds,
  honour,
  horde,
  inRest,
  next,
  on,
  optionsOf,
  P1,
  P2,
  P3,
  play,
  playOut,
  purse,
  resting,
  table,
  told,
  wounds,
} from '../table.ts';

describe('Defeat', () => {
  it('runs step by step (GW-EX-24, GW-DEFEAT-5, GW-DEFEAT-6, GW-DEFEAT-10, GW-KILL-2)', () => {
    const g = table();
    const card = horde(g, 'left', 'steppeRaiders');
    const behind = horde(g, 'left', 'sappers');
    g.levels[0] = 1;
    on(g, P1, 'L1-a2', 'L1-a3');
    on(g, P2, 'L1-b3');
    wounds(g, 'L1-b4');
    firing(g, P2, 'left');
    gives(g, P2, { chi: 2 });
    checking(g);
    play(g, 'save:L1-spearman');
    expect([honour(g, P1), honour(g, P2), purse(g, P2)[3]]).toEqual([2, 4, 0]);
    expect([clanOf(g, P1).claimed, clanOf(g, P1).pool[0], inRest(g, P1, 'left'), inRest(g, P2, 'left')]).toEqual([
      [card],
      9,
      1,
      1,
    ]);
    expect([g.hordes[0], g.hordes[1]]).toEqual([behind, '']);
  });

  it('ties go to the higher Tea marker, a Horseman counts two spots (GW-EX-25, GW-DEFEAT-7, GW-TEA-2)', () => {
    const g = table();
    g.tea = [P2, P1, P3];
    const card = horde(g, 'left', 'lightRiders');
    on(g, P1, 'L1-a1a2');
    on(g, P2, 'L1-b2', 'L1-b3');
    wounds(g, 'L1-b5');
    playOut(checking(g));
    expect([honour(g, P1), honour(g, P2), clanOf(g, P2).claimed]).toEqual([2, 2, [card]]);
  });

  it('a card without Soldiers is discarded (GW-EX-26, GW-DEFEAT-8)', () => {
    const g = table();
    const card = horde(g, 'left', 'horseArchers');
    g.levels[0] = 2;
    wounds(g, 'L1-a2', 'L1-a3', 'L1-b1', 'L1-b2', 'L1-b3');
    firing(g, P3, 'left', 2);
    playOut(checking(g));
    expect([honour(g, P3), g.hordeDiscard, g.clans.flatMap(({ claimed }) => claimed)]).toEqual([4, [card], []]);
  });

  it('goes by rows from right to left (GW-EX-27, GW-DEFEAT-3)', () => {
    const g = table();
    const left = horde(g, 'left', 'steppeRaiders');
    horde(g, 'middle', 'sappers');
    const middle = horde(g, 'middle', 'steppeRaiders');
    const right = horde(g, 'right', 'steppeRaiders');
    for (const slot of ['L1', 'R1', 'M2']) wounds(g, `${slot}-a2`, `${slot}-a3`, `${slot}-b3`, `${slot}-b4`);
    const events = playOut(checking(g));
    expect(told(events, 'defeated').map((params) => params.horde)).toEqual([right, left, middle]);
  });

  it('a card that moves up waits for its old place (GW-EX-47, GW-DEFEAT-12)', () => {
    const g = table();
    const left = horde(g, 'left', 'steppeRaiders');
    const first = horde(g, 'right', 'steppeRaiders');
    const second = horde(g, 'right', 'lightRiders');
    for (const slot of ['L1', 'R1']) wounds(g, `${slot}-a2`, `${slot}-a3`, `${slot}-b3`, `${slot}-b4`);
    wounds(g, 'R2-a1', 'R2-a2', 'R2-b2', 'R2-b3', 'R2-b5');
    const events = playOut(checking(g));
    expect(told(events, 'defeated').map((params) => params.horde)).toEqual([first, left, second]);
  });

  it('happens only in a check, when all spots are taken, each Horde for itself (GW-DEFEAT-1, GW-DEFEAT-2, GW-DEFEAT-4)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    wounds(g, 'L1-a2', 'L1-a3', 'L1-b3');
    resting(g, P1, 'left', 'spearman');
    holds(g, P1, 'glory', 'glory');
    expect(told(playOut(checking(g)), 'defeated')).toEqual([]);
    attacking(g, P1, 1);
    play(g, 'attacker:left-spearman');
    expect(g.hordes[0]).not.toBe('');
    horde(g, 'right', 'steppeRaiders');
    wounds(g, 'R1-a2', 'R1-a3', 'R1-b3');
    on(g, P1, 'R1-b4');
    checking(g);
    play(g, 'basic:glory');
    expect([next(g), optionsOf(g, P1)]).toEqual([window.steps.ask, ['basic:glory', 'pass']]);
  });

  it('the claimed card lies face down with its owner (GW-DEFEAT-9, GW-DEFEAT-11)', () => {
    const g = table();
    const card = horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2', 'L1-a3', 'L1-b3');
    on(g, P2, 'L1-b4');
    const events = playOut(checking(g));
    expect(told(events, 'killed')).toHaveLength(2);
    expect([clanOf(g, P1).claimed, clanOf(g, P1).claimedShame]).toEqual([[card], [0]]);
  });

  it('a Defeated Horde with nobody but the dead: the winner still claims it (GW-DEFEAT-7, GW-KILL-1)', () => {
    const g = table();
    const card = horde(g, 'left', 'steppeRaiders');
    on(g, P2, 'L1-a2');
    wounds(g, 'L1-a3', 'L1-b3', 'L1-b4');
    playOut(checking(g), (options) => at(options, options.length - 1));
    expect([clanOf(g, P2).claimed, clanOf(g, P2).pool[0], inRest(g, P2, 'left')]).toEqual([[card], 10, 0]);
  });

  it('the Reed Clan covers most: nobody is told that it will claim the card (GW-2P-20)', () => {
    const g = table({ players: 2 });
    const card = horde(g, 'middle', 'steppeRaiders');
    on(g, reed(g), 'M1-a2', 'M1-a3');
    on(g, P1, 'M1-b3');
    wounds(g, 'M1-b4');
    const events = playOut(checking(g), (options) => at(options, options.length - 1));
    expect([told(events, 'willClaim'), g.hordeDiscard, honour(g, P1)]).toEqual([[], [card], 2]);
  });

  it('a tie of spots between the Reed Clan and a player goes by Tea (GW-2P-20, GW-TEA-2)', () => {
    const g = table({ players: 2 });
    const card = horde(g, 'middle', 'steppeRaiders');
    on(g, reed(g), 'M1-a2');
    on(g, P1, 'M1-b3');
    wounds(g, 'M1-b4', 'M1-a3');
    playOut(checking(g), (options) => at(options, options.length - 1));
    expect(clanOf(g, P1).claimed).toEqual([card]);
  });
});
