import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { BARRACKS } from '../../content/board.ts';
import { COOP_TACTICS, cardOf, TACTIC_WINDOWS, TACTICS } from '../../content/cards.ts';
import { data } from '../../content/data.ts';
import { listOf } from '../../content/effects.ts';
import { invariants } from '../../invariants.ts';
import { activate, newActivation } from '../../rules/activation.ts';
import { assault, newAssault } from '../../rules/assault.ts';
import { turn } from '../../rules/autumn.ts';
import { defeatCheck } from '../../rules/defeat.ts';
import { carryingOut } from '../../rules/effects.ts';
import { amountOf, counted } from '../../rules/modifiers.ts';
import { spring } from '../../rules/spring.ts';
import { summer } from '../../rules/summer.ts';
import { winter } from '../../rules/winter.ts';
import type { Faction, GreatWall } from '../../state.ts';
import { clanOf } from '../../state.ts';
import {
  active,
  clerks,
  clerksAt,
  firing,
  gives,
  holds,
  honour,
  horde,
  inRest,
  locationNamed,
  next,
  on,
  only,
  optionsOf,
  P1,
  P2,
  P3,
  play,
  playOut,
  purse,
  ready,
  resting,
  run,
  support,
  table,
  told,
  why,
  wounds,
} from '../table.ts';

function activating(g: GreatWall, location: string, advanced = true): GreatWall {
  return only(g, begin(activate, newActivation(locationNamed(location), advanced)));
}

function performing(g: GreatWall, list: string, who: Faction = P1): GreatWall {
  return only(g, carryingOut(list, list.split('/')[0] ?? '', who));
}

function turnOf(g: GreatWall, who: Faction, command: string): GreatWall {
  g.active = who;
  clanOf(g, who).shown = command;
  return only(g, begin(turn, { who }));
}

describe('Amounts and effects', () => {
  it('round toward zero, also negative ones (GW-EX-45, GW-CARD-3)', () => {
    const g = table({ mode: 'cooperative' });
    clanOf(g, P1).general = 'liTing';
    horde(g, 'left', 'ironColumn');
    horde(g, 'left', 'ironColumn');
    const breaching = (): number => {
      const before = g.shamePool;
      playOut(only(g, begin(assault, newAssault(0))), (options) => at(options, 0));
      return before - g.shamePool - 4;
    };
    support(g, P1, 1);
    expect(breaching()).toBe(2);
    support(g, P1, 1);
    expect(breaching()).toBe(1);
    expect(amountOf(g, P1, { per: 'supportAdvisors', mul: -1, div: 4, max: 9 }, 0)).toBeCloseTo(0);
  });

  it('an ability does not start itself again (GW-EX-46, GW-CARD-12)', () => {
    const g = table();
    clanOf(g, P1).general = 'zongZe';
    support(g, P1, 2);
    clerks(g, P1, 'lumberMill', 1);
    gives(g, P1, { stone: 2 });
    activating(g, 'lumberMill');
    play(g, 'gather', 'stop', 'donate', 'use:zongZe', 'resource:stone', 'resource:stone');
    expect([honour(g, P1), g.warehouse, next(g)]).toEqual([6, [1, 2, 0], null]);
  });

  it('is optional where somebody might decline, and happens once an event (GW-TERM-12, GW-CARD-1, GW-CARD-2)', () => {
    const g = table();
    active(g, P1, 'caravanner');
    gives(g, P1, { wood: 2 });
    turnOf(g, P1, 'betrayal');
    expect(optionsOf(g, P1)).toEqual(['use:caravanner', 'pass']);
    play(g, 'use:caravanner', 'resource:wood', 'resource:chi', 'stop');
    expect([purse(g, P1), next(g)]).toEqual([[1, 0, 0, 1], 'perform.choose']);
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

  it('does as much as possible (GW-TERM-15)', () => {
    const g = table({ mode: 'cooperative' });
    gives(g, P1, { wood: 1 });
    run(performing(g, 'flood/0/do', P1));
    expect(purse(g, P1)).toEqual([0, 0, 0, 0]);
    g.barricades[0] = 1;
    horde(g, 'left', 'torchBearers');
    playOut(only(g, begin(assault, newAssault(0))));
    expect(g.barricades[0]).toBe(0);
  });

  it('counters read the owner of the card, whoever acts (GW-CARD-14)', () => {
    const g = table({ mode: 'cooperative' });
    clanOf(g, P1).general = 'xinQiji';
    support(g, P1, 2);
    turnOf(g, P1, 'betrayal');
    playOut(g, (options) => {
      if (options.includes('use:xinQiji')) return 'use:xinQiji';
      if (options.includes('player:1')) return 'player:1';
      if (options.includes('to:temple')) return 'to:temple';
      return options.includes('from:pool') && g.stack.some((frame) => frame.at.startsWith('eachPlayer'))
        ? 'from:pool'
        : at(options, options.length - 1);
    });
    expect([clerksAt(g, P2, 'temple'), counted(g, P2, 'supportAdvisors', 0)]).toEqual([1, 0]);
  });

  it('what depends on holding waits for the comparison (GW-CARD-15)', () => {
    const g = table();
    g.levels[0] = 1;
    horde(g, 'left', 'sappers');
    horde(g, 'left', 'sappers');
    holds(g, P1, 'nightWatch');
    gives(g, P1, { chi: 2 });
    only(g, begin(assault, newAssault(0)));
    const events = play(g, 'enhanced:nightWatch');
    expect([told(events, 'assault')[0], honour(g, P1)]).toEqual([{ section: 'left', defence: 13, power: 10 }, 2]);
  });

  it('the list decides, not the text (GW-CARD-11)', () => {
    const guardian = data.at('advisors').list.find((card) => card.at('id').text === 'guardian');
    expect(guardian?.at('text').text).toContain('Spearman');
    expect(listOf(at(cardOf('guardian').abilities, 0).list)).toMatchObject([
      { op: 'attack', kinds: [0], scope: 'perSection' },
    ]);
  });

  it('a gift is taken without asking (GW-TIME-6)', () => {
    const g = table();
    active(g, P1, 'forester', 'trophyKeeper');
    clerks(g, P1, 'lumberMill', 1);
    play(activating(g, 'lumberMill'), 'gather');
    expect(purse(g, P1)[0]).toBe(2);
  });
});

describe('Windows', () => {
  it('ask in Tea order, abilities before one Tactic card (GW-TIME-1, GW-TAC-4)', () => {
    const g = table();
    g.tea = [P2, P1, P3];
    holds(g, P2, 'ambush', 'ambush');
    active(g, P1, 'guardian');
    holds(g, P1, 'charge');
    horde(g, 'left', 'heavyLancers');
    resting(g, P1, 'left', 'spearman', 2);
    turnOf(g, P1, 'betrayal');
    play(g, 'stop');
    expect([optionsOf(g, P2), next(g)]).toEqual([['basic:ambush', 'pass'], 'window.ask']);
    play(g, 'basic:ambush', 'spot:L1-a1');
    expect(optionsOf(g, P1)).toEqual(['use:guardian', 'basic:charge', 'pass']);
    play(g, 'use:guardian', 'attacker:left-spearman', 'spot:L1-a2');
    expect(optionsOf(g, P1)).toEqual(['basic:charge', 'pass']);
  });

  it('are played in any turn while open and true; the card is discarded (GW-TAC-2, GW-TAC-5)', () => {
    const g = table();
    holds(g, P2, 'overtime', 'charge', 'restless');
    clerks(g, P2, 'school');
    clerks(g, P1, 'school');
    g.active = P1;
    activating(g, 'school');
    expect(optionsOf(g, P2)).toEqual(['basic:overtime', 'pass']);
    expect(why(g, 'basic:charge')).toMatchObject({ rule: 'GW-TAC-2', why: 'otherWindow' });
    play(g, 'basic:overtime', 'draw', 'draw');
    expect([clanOf(g, P2).tactics.length, g.tacticDiscard.length]).toEqual([2 + 2, 1]);
  });

  it('the enhanced effect costs Chi (GW-TAC-3, GW-TAC-6)', () => {
    const g = table();
    holds(g, P1, 'glory');
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2');
    wounds(g, 'L1-a3', 'L1-b3', 'L1-b4');
    gives(g, P1, { chi: 1 });
    active(g, P1, 'tactician');
    turnOf(g, P1, 'betrayal');
    play(g, 'stop', 'enhanced:glory');
    expect([honour(g, P1), purse(g, P1)[3]]).toEqual([2 + 5, 0]);
    const poor = table();
    holds(poor, P1, 'ambush');
    turnOf(poor, P1, 'betrayal');
    play(poor, 'stop');
    expect(why(poor, 'enhanced:ambush')).toMatchObject({ rule: 'GW-TAC-6', params: { chi: 2 } });
    // Nothing to wound, and still it may be played.
    play(poor, 'basic:ambush');
    expect(poor.tacticDiscard).toHaveLength(1);
  });

  it('inside an effect are finished before it goes on (GW-TIME-3)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    holds(g, P1, 'spoils');
    active(g, P1, 'vanguardCaptain');
    clerks(g, P1, 'barracks');
    gives(g, P1, { wood: 1, stone: 2 });
    activating(g, 'barracks');
    const before = play(g, 'recruit:spearman', 'spot:L1-a2');
    expect([next(g), told(before, 'ability')]).toEqual(['window.ask', []]);
    const after = play(g, 'basic:spoils', 'spot:L1-a2');
    expect([purse(g, P1), told(after, 'ability').length, honour(g, P1)]).toEqual([[4, 0, 0, 0], 1, 1]);
  });

  it('pass over who has nothing to use, unless the table asks everybody (GW-TIME-5)', () => {
    const quiet = table();
    holds(quiet, P2, 'retreat');
    turnOf(quiet, P1, 'betrayal');
    expect(next(quiet)).toBe('perform.choose');
    const always = table({ options: { windows: 'always' } });
    holds(always, P2, 'retreat');
    turnOf(always, P1, 'betrayal');
    expect([next(always), optionsOf(always, P2)]).toEqual(['window.ask', ['pass']]);
    expect(TACTIC_WINDOWS.size).toBe(8);
  });
});

describe('Every Tactic card and ability', () => {
  it('has a window in which some effect of it can be carried out', () => {
    const titles = new Set([...TACTICS, ...COOP_TACTICS].map((card) => card.replace(/-\d$/, '')));
    expect(titles.size).toBe(16);
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

  it('Advisors of Production, School and Teahouse', () => {
    const g = table();
    active(g, P1, 'benefactor', 'almoner', 'ledgerKeeper', 'foreman', 'strategist', 'teaMaster');
    clerks(g, P1, 'quarry', 2);
    gives(g, P1, { gold: 1 });
    activating(g, 'quarry');
    play(g, 'gather', 'soldier:spearman', 'donate', 'donate');
    expect([honour(g, P1), g.warehouse]).toEqual([3 + 3 + 3, [0, 2, 0]]);
    clerks(g, P1, 'school');
    play(activating(g, 'school'), 'draw');
    expect(clanOf(g, P1).tactics).toHaveLength(2);
    clanOf(g, P1).tactics = [];
    g.tea = [P2, P3, P1];
    clerks(g, P1, 'teahouse');
    play(activating(g, 'teahouse'), 'tea:up');
    expect(g.tea[0]).toBe(P1);
  });

  it('Advisors of war: cheaper recruits, further reach, cheaper saving', () => {
    const g = table();
    active(g, P1, 'drillMaster', 'fletcher', 'horseBreeder', 'pikeCaptain', 'surgeon', 'veteran');
    gives(g, P1, { wood: 3, stone: 1, gold: 2, chi: 1 });
    clerks(g, P1, 'barracks', 3);
    activating(g, 'barracks');
    play(g, 'recruit:spearman', 'recruit:archer', 'recruit:horseman');
    expect(purse(g, P1)).toEqual([0, 0, 0, 0]);
    horde(g, 'left', 'steppeRaiders');
    horde(g, 'left', 'sappers');
    play(g, 'soldier:spearman');
    expect(optionsOf(g, P1)).toContain('spot:L2-a3');
    g.year = 3;
    const dying = table();
    dying.year = 3;
    active(dying, P1, 'surgeon', 'veteran');
    horde(dying, 'left', 'spiritHost');
    on(dying, P1, 'L1-a4', 'L1-a5');
    gives(dying, P1, { chi: 2 });
    only(dying, begin(assault, newAssault(0)));
    playOut(dying, (options) => options.find((key) => key.startsWith('save:')) ?? at(options, 0));
    expect([inRest(dying, P1, 'left'), purse(dying, P1)[3]]).toEqual([2, 0]);
  });

  it('Advisors of building: cheaper, more Honour, a Wound, Chi as material', () => {
    const g = table();
    active(g, P1, 'architect', 'carpenter', 'rampartCaptain', 'siegeEngineer', 'geomancer');
    gives(g, P1, { wood: 2, chi: 4 });
    clerks(g, P1, 'builders', 2);
    horde(g, 'left', 'steppeRaiders');
    activating(g, 'builders');
    play(g, 'wall:left', 'paid', 'use:siegeEngineer', 'spot:L1-a2', 'barricade:left');
    expect([honour(g, P1), g.levels[0], g.barricades[0]]).toEqual([5 + 2 + 1, 1, 1]);
  });

  it('the Censor is never ashamed of being alone, and the Envoy moves a Clerk', () => {
    const g = table();
    active(g, P1, 'censor', 'envoy', 'courier');
    clerks(g, P1, 'temple', 3);
    playOut(activating(g, 'temple', false));
    expect(g.shamePool).toBe(30);
    resting(g, P1, 'left', 'spearman');
    turnOf(g, P1, 'betrayal');
    play(g, 'stop', 'use:envoy', 'from:pool', 'to:temple', 'use:courier', 'soldier:left-spearman', 'section:right');
    expect([clerksAt(g, P1, 'temple'), inRest(g, P1, 'right')]).toEqual([1, 1]);
  });

  it('cards of the cooperative game: stores, arms, pardon, orders', () => {
    const g = table({ mode: 'cooperative' });
    gives(g, P1, { gold: 3 });
    play(performing(g, 'sharedStores/basic'), 'player:1', 'resource:gold', 'resource:gold', 'stop');
    expect([purse(g, P1)[2], purse(g, P2)[2]]).toEqual([1, 2]);
    clanOf(g, P2).shamed = [1, 0, 0];
    clanOf(g, P1).shamed = [1, 0, 0];
    play(performing(g, 'pardon/enhanced'), 'player:1', 'shame:spearman', 'player:0', 'shame:spearman');
    expect([clanOf(g, P1).shamed, clanOf(g, P2).shamed]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    clanOf(g, P1).discards = ['economy'];
    play(performing(g, 'newOrders/basic'), 'reclaim:economy');
    expect(clanOf(g, P1).discards).toEqual([]);
    horde(g, 'left', 'ironColumn');
    firing(g, P2, 'left');
    play(performing(g, 'combinedArms/basic'), 'player:1', 'attacker:left-firing', 'spot:L1-a1');
    expect(next(g)).toBeNull();
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

  it('Spring resets what was used in the Year', () => {
    const g = table({ mode: 'cooperative' });
    clanOf(g, P1).usedThisYear = ['wangJian'];
    run(only(g, begin(spring, {})));
    expect(clanOf(g, P1).usedThisYear).toEqual([]);
  });
});

describe('Invariants', () => {
  const broken = (spoil: (g: GreatWall) => void): string => {
    const g = ready({ players: 2 });
    expect(invariants(g)).toEqual([]);
    spoil(g);
    return invariants(g).join('; ');
  };

  it('count Clerks, Soldiers and Shame (GW-INV-1, GW-INV-2, GW-INV-3)', () => {
    expect(
      broken((g) => {
        clanOf(g, P1).clerks += 1;
      }),
    ).toContain('9 Clerks');
    expect(
      broken((g) => {
        clanOf(g, P1).rest[0] = 1;
      }),
    ).toContain('11 of kind spearman');
    expect(
      broken((g) => {
        g.shamePool -= 1;
      }),
    ).toContain('19 Shame');
  });

  it('count Barricades, Hordes and what lies on them (GW-INV-4, GW-INV-5, GW-INV-6)', () => {
    expect(
      broken((g) => {
        g.barricades[1] = 4;
      }),
    ).toContain('Barricades');
    expect(
      broken((g) => {
        g.hordeDeck.pop();
      }),
    ).toContain('Horde was lost');
    expect(
      broken((g) => {
        g.spots[3 * 8] = 3;
      }),
    ).toContain('Horseman');
  });

  it('watch slots, hands and Honour (GW-INV-7, GW-INV-10, GW-TERM-14)', () => {
    expect(
      broken((g) => {
        clanOf(g, P1).at[BARRACKS] = 4;
      }),
    ).toContain('overfull');
    expect(
      broken((g) => {
        clanOf(g, P1).honour = -1;
      }),
    ).toContain('below 0');
    expect(
      broken((g) => {
        g.levels[0] = 1;
      }),
    ).toContain('not in play');
  });
});
