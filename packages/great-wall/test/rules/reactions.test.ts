import { begin, done, frame } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import type { Trigger } from '../../content/vocabulary.ts';
import { defeatCheck } from '../../rules/defeat.ts';
import { procedure } from '../../rules/define.ts';
import { summer } from '../../rules/summer.ts';
import { happened } from '../../rules/window.ts';
import { winter } from '../../rules/winter.ts';
import { clanOf } from '../../state.ts';
import { activating, performing } from '../start.ts';
import {
  active,
  clerks,
  gives,
  holds,
  honour,
  horde,
  next,
  on,
  only,
  P1,
  P2,
  P3,
  play,
  purse,
  resting,
  run,
  support,
  table,
  told,
  wounds,
} from '../table.ts';

/** Something happens, and its window opens. */
const happening = procedure('somethingHappens', frame<{ on: Trigger }>(), {
  happens: (g, f) => happened(g, f.on, {}, 'end'),
  end: () => done,
});

describe('Abilities', () => {
  it('an ability does not start itself again (GW-EX-46, GW-CARD-12)', () => {
    const g = table();
    clanOf(g, P1).general = 'zongZe';
    support(g, P1, 2);
    clerks(g, P1, 'lumberMill', 1);
    gives(g, P1, { stone: 2 });
    activating(g, 'lumberMill', true);
    play(g, 'gather', 'stop', 'donate', 'use:zongZe', 'resource:stone', 'resource:stone');
    expect([honour(g, P1), g.warehouse, next(g)]).toEqual([6, [1, 2, 0], null]);
  });

  it('limits of a turn and of a Year hold (GW-CARD-2)', () => {
    const g = table();
    clanOf(g, P1).general = 'muGuiying';
    support(g, P1, 3);
    horde(g, 'left', 'heavyLancers');
    resting(g, P1, 'left', 'spearman', 2);
    performing(g, 'charge/basic');
    play(g, 'attacker:left-spearman', 'spot:L1-a2');
    performing(g, 'charge/basic');
    play(g, 'attacker:left-spearman', 'spot:L1-a3');
    expect(honour(g, P1)).toBe(3);
  });

  it('Generals of summer and winter', () => {
    const g = table();
    clanOf(g, P1).general = 'wenTianxiang';
    clanOf(g, P2).general = 'zhangShijie';
    support(g, P1, 2);
    support(g, P2, 1);
    only(g, begin(summer, { order: [], turn: 0 }));
    play(g, 'use:zhangShijie', 'resource:chi');
    expect([honour(g, P1), purse(g, P2)]).toEqual([4, [0, 0, 0, 1]]);
    clanOf(g, P3).general = 'liangHongyu';
    support(g, P3, 1);
    horde(g, 'left', 'steppeRaiders');
    resting(g, P3, 'left', 'spearman');
    only(g, begin(winter, { section: 0, order: [], turn: 0 }));
    play(g, 'use:liangHongyu', 'attacker:left-spearman', 'spot:L1-a2');
    expect(purse(g, P3)[0]).toBe(2);
  });

  it('cards that react to a Defeated or claimed Horde', () => {
    const g = table();
    clanOf(g, P1).general = 'yangYe';
    support(g, P1, 2);
    active(g, P1, 'duellist', 'trophyKeeper');
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2');
    wounds(g, 'L1-a3', 'L1-b3', 'L1-b4');
    const events = run(only(g, begin(defeatCheck, { queue: [] })));
    expect(told(events, 'ability').map((params) => params.card)).toEqual(['duellist', 'yangYe', 'trophyKeeper']);
    expect(honour(g, P1)).toBe(2 + 4 + 2 + 3);
  });
});

describe('Abilities without anything to do', () => {
  it('are not offered: no Soldier to attack with, no spot to wound, nobody to march, enough cards (GW-TERM-12)', () => {
    const asked = (general: string, advisors: string[], on: Trigger) => {
      const g = table();
      clanOf(g, P1).general = general;
      support(g, P1, 2);
      active(g, P1, ...advisors);
      holds(g, P1, 'spoils', 'spoils', 'retreat');
      only(g, begin(happening, { on }));
      return next(g);
    };
    expect(asked('liuQi', ['scout', 'bowWarden'], 'winterStart')).toBeNull();
    expect(asked('liangHongyu', [], 'winterStart')).toBeNull();
    expect(asked('diQing', ['guardian'], 'afterActivationStep')).toBeNull();
    expect(asked('liuQi', ['courier'], 'turnEnd')).toBeNull();
    expect(asked('yuJie', [], 'turnStart')).toBeNull();
  });
});
