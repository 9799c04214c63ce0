import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { assault, defenceOf, newAssault, powerAgainst } from '../../rules/assault.ts';
import { strike } from '../../rules/attack.ts';
import { attackWith, woundEffect } from '../../rules/attack-effects.ts';
import { defeatCheck } from '../../rules/defeat.ts';
import { receiveShame } from '../../rules/shame.ts';
import { endingNow, volley, winter } from '../../rules/winter.ts';
import type { Faction, GreatWall } from '../../state.ts';
import { clanOf, WOUND } from '../../state.ts';
import {
  active,
  clerks,
  firing,
  gives,
  holds,
  honour,
  horde,
  inRest,
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
  resting,
  run,
  sectionNamed,
  spot,
  table,
  told,
  why,
  wounds,
} from '../table.ts';

const ALL_KINDS = 7;

function attacking(
  g: GreatWall,
  who: Faction,
  left: number,
  scope: 'total' | 'perSection' | 'wholeZones' = 'total',
): GreatWall {
  const tally = { covered: [], wounds: 0, attackers: 0 };
  return only(
    g,
    begin(attackWith, { who, kinds: ALL_KINDS, left, scope, zone: -1, spent: 0, fired: [0, 0, 0], ...tally }),
  );
}

function assaulting(g: GreatWall, section: string): GreatWall {
  return only(g, begin(assault, newAssault(sectionNamed(section))));
}

function checking(g: GreatWall): GreatWall {
  return only(g, begin(defeatCheck, { queue: [] }));
}

function shaming(g: GreatWall, who: Faction, left = 1): GreatWall {
  return only(g, begin(receiveShame, { who, left, rule: 'GW-BREACH-1' }));
}

describe('Attack', () => {
  it('a Spearman attacks row 1 only, in its own Section (GW-EX-16, GW-ATT-2, GW-REST-2)', () => {
    const g = table();
    horde(g, 'left', 'lightRiders');
    horde(g, 'left', 'sappers');
    horde(g, 'right', 'sappers');
    wounds(g, 'L1-a1', 'L1-a2', 'L1-b2', 'L1-b3', 'L1-b5');
    resting(g, P1, 'left', 'spearman');
    resting(g, P1, 'right', 'spearman');
    attacking(g, P1, 2);
    expect(optionsOf(g, P1)).toEqual(['attacker:right-spearman', 'stop']);
    expect(why(g, 'attacker:left-spearman')).toMatchObject({ rule: 'GW-ATT-2', why: 'noTarget' });
    play(g, 'attacker:right-spearman');
    expect(optionsOf(g, P1).every((key) => key.startsWith('spot:R1-'))).toBe(true);
  });

  it('a Horseman takes two adjacent spots of one card in any row and gains both rewards (GW-EX-15, GW-ATT-3, GW-ATT-6)', () => {
    const g = table();
    horde(g, 'middle', 'sappers');
    horde(g, 'middle', 'sappers');
    horde(g, 'middle', 'heavyLancers');
    resting(g, P1, 'middle', 'horseman');
    attacking(g, P1, 1);
    play(g, 'attacker:middle-horseman');
    const options = optionsOf(g, P1);
    expect(options).toContain('spots:M3-a2b2');
    expect(options).toContain('spots:M3-a1a2');
    expect(options).not.toContain('spots:M3-a1b2');
    play(g, 'spots:M3-a2b2');
    expect([purse(g, P1), clanOf(g, P1).rest[5]]).toEqual([[0, 2, 2, 0], 0]);
  });

  it('an Archer takes a Firing Spot, then must put a Wound, without reward (GW-ATT-4, GW-TERM-7)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    resting(g, P1, 'left', 'archer');
    attacking(g, P1, 1);
    play(g, 'attacker:left-archer');
    expect(optionsOf(g, P1)).toEqual(['spot:L1-a2', 'spot:L1-a3', 'spot:L1-b3', 'spot:L1-b4']);
    play(g, 'spot:L1-b4');
    expect([spot(g, 'L1-b4'), purse(g, P1), clanOf(g, P1).firing]).toEqual([WOUND, [0, 0, 0, 0], [1, 0, 0]]);
  });

  it('an Archer in a Firing Spot stays and needs a vacant spot (GW-ATT-5, GW-ATT-7)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    firing(g, P1, 'left');
    on(g, P1, 'L1-a2');
    attacking(g, P1, 2);
    expect(optionsOf(g, P1)).toEqual(['attacker:left-firing', 'stop']);
    play(g, 'attacker:left-firing', 'spot:L1-a3');
    expect(next(g)).toBeNull();
    wounds(g, 'L1-b3', 'L1-b4');
    attacking(g, P1, 1);
    expect(next(g)).toBeNull();
  });

  it('an Archer may take a Firing Spot with no spot vacant (GW-ATT-8)', () => {
    const g = table();
    resting(g, P1, 'left', 'archer');
    attacking(g, P1, 1);
    play(g, 'attacker:left-archer');
    expect(clanOf(g, P1).firing[0]).toBe(1);
  });

  it('Firing Spots grow with the Wall and hold no more (GW-INV-9)', () => {
    const g = table();
    firing(g, P2, 'left');
    only(
      g,
      begin(strike, { who: P1, kind: 1, from: 'pool', section: -1, winter: false }),
      begin(strike, { who: P1, kind: 1, from: 'pool', section: -1, winter: false }),
    );
    expect(optionsOf(g, P1)).toEqual(['firing:middle', 'firing:right', 'rest:left', 'rest:middle', 'rest:right']);
    expect(why(g, 'firing:left')?.rule).toBe('GW-INV-9');
    g.levels[0] = 1;
    expect(optionsOf(g, P1)).toContain('firing:left');
  });

  it('each Soldier attacks once, together they are one event (GW-ATT-9, GW-ATT-1)', () => {
    const g = table();
    horde(g, 'left', 'heavyLancers');
    active(g, P1, 'cavalryCaptain');
    resting(g, P1, 'left', 'horseman', 2);
    attacking(g, P1, 3);
    play(g, 'attacker:left-horseman', 'spots:L1-a1b1', 'attacker:left-horseman', 'spots:L1-a2b2');
    // 2 Honour printed on a spot, and the Captain once for both.
    expect(honour(g, P1)).toBe(2 + 2);
    expect(next(g)).toBeNull();
  });

  it('chosen Rest Zones attack as a whole (GW-CARD-7)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    horde(g, 'right', 'steppeRaiders');
    resting(g, P1, 'left', 'spearman', 2);
    resting(g, P1, 'right', 'spearman');
    firing(g, P1, 'left');
    attacking(g, P1, 99, 'wholeZones');
    play(g, 'section:left', 'spot:L1-a2');
    expect(optionsOf(g, P1)).not.toContain('stop');
    play(g, 'spot:L1-a3');
    expect(optionsOf(g, P1)).toEqual(['section:right', 'stop']);
    play(g, 'stop');
    expect(inRest(g, P1, 'right')).toBe(1);
  });

  it('Soldiers in Rest Zones move between Sections only by effects that say so (GW-REST-3)', () => {
    const g = table();
    horde(g, 'right', 'sappers');
    resting(g, P1, 'left', 'spearman');
    attacking(g, P1, 1);
    expect(next(g)).toBeNull();
    expect(inRest(g, P1, 'left')).toBe(1);
  });
});

describe('Abilities of Hordes', () => {
  it('Khan’s Guard behind row 1 can be neither attacked nor wounded', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    horde(g, 'left', 'khansGuard');
    only(g, begin(woundEffect, { who: P1, left: 1, where: 'any', section: -1 }));
    expect(optionsOf(g, P1).every((key) => key === 'stop' || key.startsWith('spot:L1'))).toBe(true);
    expect(why(g, 'spot:L2-a2')?.why).toBe('notInFirstRow');
  });

  it('Light Riders grow with other Hordes (GW-EX-30)', () => {
    const g = table();
    horde(g, 'left', 'lightRiders');
    expect(powerAgainst(g, 0)).toBe(3);
    horde(g, 'left', 'steppeRaiders');
    horde(g, 'left', 'steppeRaiders');
    expect(powerAgainst(g, 0)).toBe(5 + 3 + 3);
  });

  it('Sappers weaken Barricades, never below 0 (GW-EX-29, GW-EX-44, GW-CARD-4)', () => {
    const g = table();
    g.levels[0] = 1;
    g.barricades[0] = 3;
    horde(g, 'left', 'sappers');
    horde(g, 'left', 'khansGuard');
    expect([defenceOf(g, 0), powerAgainst(g, 0)]).toEqual([11, 11]);
    const three = table();
    three.levels[0] = 1;
    three.barricades[0] = 2;
    for (let card = 0; card < 3; card++) horde(three, 'left', 'sappers');
    expect([defenceOf(three, 0), powerAgainst(three, 0)]).toEqual([8, 15]);
  });

  it('Fire Lancers burn a Barricade before cards are played (GW-EX-43, GW-TIME-2, GW-TIME-4)', () => {
    const g = table();
    g.barricades[0] = 3;
    horde(g, 'left', 'fireLancers');
    holds(g, P1, 'emergencyWorks');
    assaulting(g, 'left');
    expect(next(g)).toBe('window.ask');
    expect(g.barricades[0]).toBe(2);
    const events = play(g, 'basic:emergencyWorks', 'barricade:left');
    expect(told(events, 'assault')).toEqual([{ section: 'left', defence: 6, power: 5 }]);
    expect([honour(g, P1), told(events, 'held').length]).toEqual([0, 1]);
    const alone = table();
    alone.barricades[0] = 3;
    horde(alone, 'left', 'fireLancers');
    assaulting(alone, 'left');
    expect(told(run(alone), 'breach')).toHaveLength(1);
  });
});

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
    expect([next(g), optionsOf(g, P1)]).toEqual(['window.ask', ['basic:glory', 'pass']]);
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
});

describe('Killing and saving', () => {
  it('kills as many of each faction as Lethality says, the owner choosing (GW-KILL-1)', () => {
    const g = table();
    g.year = 3;
    horde(g, 'left', 'heavyLancers');
    on(g, P1, 'L1-a1a2', 'L1-a3', 'L1-a4');
    on(g, P2, 'L1-b1');
    wounds(g, 'L1-b2', 'L1-b3', 'L1-b4');
    checking(g);
    expect(optionsOf(g, P1)).toEqual(['spot:L1-a1', 'spot:L1-a3', 'spot:L1-a4']);
    play(g, 'spot:L1-a3', 'spot:L1-a4');
    expect([inRest(g, P1, 'left', 'horseman'), clanOf(g, P1).pool, clanOf(g, P2).pool[0]]).toEqual([1, [10, 4, 1], 10]);
  });

  it('a player without Chi saves nobody (GW-KILL-3)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2');
    wounds(g, 'L1-a3', 'L1-b3', 'L1-b4');
    gives(g, P1, { chi: 1 });
    checking(g);
    expect(next(g)).toBeNull();
    expect(clanOf(g, P1).pool[0]).toBe(10);
  });

  it('one event: naming, cards, paying, death (GW-KILL-4, GW-KILL-6)', () => {
    const g = table();
    g.year = 3;
    horde(g, 'left', 'steppeRaiders');
    on(g, P1, 'L1-a2', 'L1-a3');
    on(g, P2, 'L1-b3', 'L1-b4');
    holds(g, P2, 'retreat');
    gives(g, P1, { chi: 4 });
    active(g, P1, 'memorialist');
    checking(g);
    play(g, 'basic:retreat', 'save:L1-spearman', 'save:L1-spearman', 'stop');
    expect(inRest(g, P2, 'left')).toBe(1);
    expect([inRest(g, P1, 'left'), purse(g, P1)[3], honour(g, P1), honour(g, P2)]).toEqual([1, 2, 2 + 1, 2]);
  });
});

describe('Breach', () => {
  function breached(): GreatWall {
    const g = table();
    g.year = 3;
    g.levels[1] = 0;
    horde(g, 'middle', 'heavyLancers');
    horde(g, 'middle', 'steppeRaiders');
    on(g, P1, 'M1-a1', 'M1-a2', 'M1-a3');
    firing(g, P1, 'middle');
    resting(g, P1, 'middle', 'spearman');
    on(g, P2, 'M2-a2');
    return g;
  }

  it('brings Shame for cards without own Soldiers and kills (GW-EX-31, GW-BREACH-1, GW-BREACH-2, GW-BREACH-3, GW-BREACH-4)', () => {
    const g = assaulting(breached(), 'middle');
    playOut(g, (options) => at(options, 0));
    expect(g.clans.map(({ shamed }) => shamed.reduce((sum, count) => sum + count, 0))).toEqual([1, 1, 2]);
    expect(['M1-a1', 'M1-a2', 'M2-a2'].map((name) => spot(g, name))).toEqual([WOUND, WOUND, WOUND]);
    expect(spot(g, 'M1-a3')).toBeGreaterThan(WOUND);
    expect([clanOf(g, P1).firing[1], inRest(g, P1, 'middle')]).toEqual([0, 1]);
  });

  it('Retreat saves all of one event, the Archer too (GW-EX-31, GW-BREACH-5, GW-KILL-5)', () => {
    const g = breached();
    holds(g, P1, 'retreat');
    gives(g, P1, { chi: 3 });
    assaulting(g, 'middle');
    while (next(g) !== 'window.ask') play(g, at(optionsOfAny(g), 0));
    play(g, 'enhanced:retreat');
    expect([inRest(g, P1, 'middle'), inRest(g, P1, 'middle', 'archer'), purse(g, P1)[3]]).toEqual([3, 1, 0]);
    expect([spot(g, 'M1-a1'), spot(g, 'M1-a2')]).toEqual([WOUND, WOUND]);
  });

  it('removes neither Hordes nor Walls, and no check follows (GW-BREACH-6)', () => {
    const g = table();
    g.levels[0] = 1;
    horde(g, 'left', 'heavyLancers');
    horde(g, 'left', 'steppeRaiders');
    wounds(g, 'L2-a2', 'L2-a3', 'L2-b3', 'L2-b4');
    assaulting(g, 'left');
    playOut(g);
    expect([g.levels[0], g.hordes.filter((card) => card !== '').length, g.breached]).toEqual([1, 2, true]);
  });

  function optionsOfAny(g: GreatWall): readonly string[] {
    for (const who of [P1, P2, P3]) {
      try {
        return optionsOf(g, who);
      } catch {
        // Somebody else is asked.
      }
    }
    return [];
  }
});

describe('Winter', () => {
  it('compares Defence and Power (GW-EX-28, GW-WINTER-3, GW-WINTER-4)', () => {
    const g = table();
    g.levels[0] = 1;
    g.barricades[0] = 3;
    horde(g, 'left', 'heavyLancers');
    horde(g, 'left', 'horseArchers');
    horde(g, 'left', 'spiritHost');
    expect([defenceOf(g, 0), powerAgainst(g, 0)]).toEqual([14, 15]);
    assaulting(g, 'left');
    expect(told(playOut(g), 'breach')).toHaveLength(1);
    const even = table();
    even.levels[0] = 2;
    horde(even, 'left', 'heavyLancers');
    horde(even, 'left', 'heavyLancers');
    assaulting(even, 'left');
    expect(told(run(even), 'held')).toHaveLength(1);
  });

  it('Archers in Firing Spots must wound, Section by Section in Tea order (GW-WINTER-1, GW-WINTER-7, GW-WINTER-9)', () => {
    const g = table();
    g.tea = [P2, P1, P3];
    horde(g, 'left', 'steppeRaiders');
    horde(g, 'right', 'steppeRaiders');
    g.levels = [1, 1, 1];
    active(g, P1, 'masterArcher');
    firing(g, P1, 'left');
    firing(g, P2, 'left');
    firing(g, P1, 'right');
    resting(g, P1, 'right', 'archer');
    only(g, begin(winter, { section: 0, order: [], turn: 0 }));
    expect(optionsOf(g, P2)).toHaveLength(4);
    play(g, 'spot:L1-a2', 'spot:L1-a3');
    expect([optionsOf(g, P1).every((key) => key.startsWith('spot:R1')), honour(g, P1)]).toEqual([true, 1]);
    play(g, 'spot:R1-a2');
    expect(honour(g, P1)).toBe(2);
  });

  it('Horse Archers are safe from Firing, not from other Wounds', () => {
    const g = table();
    horde(g, 'left', 'horseArchers');
    firing(g, P1, 'left');
    only(g, begin(volley, { who: P1, section: 0, left: 1, covered: [], wounds: 0, attackers: 0 }));
    expect(next(g)).toBeNull();
    attacking(g, P1, 1);
    expect(optionsOf(g, P1)).toContain('attacker:left-firing');
  });

  it('makes a Defeat check, discards Barricades and ends with the End check (GW-WINTER-2, GW-WINTER-5, GW-WINTER-6, GW-END-1)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    wounds(g, 'L1-a2', 'L1-a3', 'L1-b3');
    g.barricades = [3, 3, 3];
    firing(g, P1, 'left');
    only(g, begin(winter, { section: 0, order: [], turn: 0 }));
    const events = playOut(g);
    expect([told(events, 'defeated').length, g.barricades, g.ending]).toEqual([1, [0, 0, 0], '']);
    expect(events.findIndex(({ key }) => key === 'defeated')).toBeLessThan(
      events.findIndex(({ key }) => key === 'barricadesGone'),
    );
  });

  it('a Section without Hordes is not assaulted and holds nothing (GW-WINTER-8)', () => {
    const g = table();
    active(g, P1, 'wallInspector');
    resting(g, P1, 'left', 'spearman');
    assaulting(g, 'left');
    expect([run(g).length, honour(g, P1)]).toEqual([0, 0]);
    g.levels[0] = 1;
    horde(g, 'left', 'steppeRaiders');
    run(assaulting(g, 'left'));
    expect(honour(g, P1)).toBe(2);
  });
});

describe('End of the game', () => {
  it('two finished Walls end a game of three, three a game of four (GW-EX-33, GW-END-2)', () => {
    const [three, four] = [table(), table({ players: 4 })];
    for (const g of [three, four]) g.levels = [3, 3, 0];
    expect([endingNow(three)?.reason, endingNow(four)]).toEqual(['wallsFinished', null]);
    four.levels = [3, 3, 3];
    expect(endingNow(four)?.rule).toBe('GW-END-2');
  });

  it('an empty Shame pool or the last Year ends it (GW-END-3, GW-END-4)', () => {
    const g = table();
    g.shamePool = 0;
    expect(endingNow(g)?.rule).toBe('GW-END-3');
    g.shamePool = 1;
    g.year = 6;
    expect(endingNow(g)?.rule).toBe('GW-END-4');
  });
});

describe('Shame', () => {
  it('an empty pool or no place costs 5 Honour (GW-EX-32, GW-SHAME-5, GW-SHAME-6, GW-TERM-8)', () => {
    const g = table();
    clanOf(g, P3).honour = 12;
    g.shamePool = 0;
    run(shaming(g, P3));
    expect([honour(g, P3), g.shamePool]).toEqual([7, 0]);
    g.shamePool = 3;
    clanOf(g, P3).honour = 3;
    clanOf(g, P3).shamed = [10, 4, 2];
    run(shaming(g, P3));
    expect([honour(g, P3), g.shamePool, g.shameBox]).toEqual([0, 2, 1]);
  });

  it('goes under a Soldier in the pool or on a claimed Horde, one token after the other (GW-SHAME-2, GW-SHAME-8)', () => {
    const g = table();
    const card = horde(g, 'left', 'steppeRaiders');
    g.hordes[0] = '';
    clanOf(g, P1).claimed = [card];
    clanOf(g, P1).claimedShame = [1];
    shaming(g, P1, 2);
    expect(optionsOf(g, P1)).toEqual(['shame:spearman', 'shame:archer', 'shame:horseman', `shameHorde:${card}`]);
    play(g, `shameHorde:${card}`);
    expect(why(g, `shameHorde:${card}`)?.why).toBe('slotsTaken');
    play(g, 'shame:archer');
    expect([clanOf(g, P1).claimedShame, clanOf(g, P1).shamed, g.shamePool]).toEqual([[2], [0, 1, 0], 28]);
  });

  it('comes from a Breach and from being alone (GW-SHAME-1)', () => {
    const g = table();
    horde(g, 'left', 'sappers');
    const rules = told(playOut(assaulting(g, 'left')), 'shame');
    expect(rules).toHaveLength(3);
    clerks(g, P1, 'temple', 3);
    expect(g.shamePool).toBe(27);
  });
});
