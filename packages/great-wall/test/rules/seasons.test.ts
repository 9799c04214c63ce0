import { at, begin, seat, seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { hordeOf } from '../../content/hordes.ts';
import { greatWall } from '../../index.ts';
import { autumn, chooseCommand, clearTrack, turn } from '../../rules/autumn.ts';
import { boxes, newBoxes } from '../../rules/boxes.ts';
import { invasionNow, placeHordes } from '../../rules/hordes.ts';
import { outcome, score } from '../../rules/scoring.ts';
import { spring } from '../../rules/spring.ts';
import { summer } from '../../rules/summer.ts';
import { overlord } from '../../rules/treasury.ts';
import type { Faction, GreatWall } from '../../state.ts';
import { clanOf, NOBODY, reed } from '../../state.ts';
import {
  active,
  cardShowing,
  clerks,
  clerksAt,
  gives,
  holds,
  honour,
  horde,
  inRest,
  next,
  only,
  optionsOf,
  P1,
  P2,
  P3,
  pending,
  play,
  playOut,
  purse,
  resting,
  run,
  support,
  table,
  told,
  topOfDeck,
  why,
  wounds,
} from '../table.ts';

function placing(g: GreatWall, left: number): GreatWall {
  return only(g, begin(placeHordes, { left }));
}

/** Puts each title on the track as the card of a seat, in order of spaces. */
function shows(g: GreatWall, ...titles: string[]): GreatWall {
  g.track = [];
  for (const [index, title] of titles.entries()) {
    const clan = clanOf(g, seat(index));
    clan.shown = title;
    clan.commands = clan.commands.filter((one) => one !== title);
    g.track.push(seat(index));
  }
  return g;
}

function resolving(g: GreatWall, who: Faction, command: string): GreatWall {
  g.active = who;
  return only(g, begin(boxes, newBoxes(who, command)));
}

describe('Spring', () => {
  it('fills empty Sections, follows the next card, and raids (GW-EX-03, GW-SPRING-3, GW-SPRING-4, GW-SPRING-5, GW-SPRING-6)', () => {
    const g = table();
    g.year = 5;
    horde(g, 'middle', 'sappers');
    horde(g, 'right', 'sappers');
    horde(g, 'right', 'sappers');
    g.shamePool = 12;
    const [d1, d2] = [cardShowing(g, 'left'), cardShowing(g, 'middle')];
    const d3 = cardShowing(g, 'right', d1, d2);
    const d4 = cardShowing(g, 'right', d3);
    topOfDeck(g, d1, d2, d3, d4);
    const events = run(only(g, begin(spring, {})));
    expect([g.year, g.hordes[0], g.hordes[8]]).toEqual([6, d1, d2]);
    expect([g.hordeDiscard, g.shamePool, g.shameBox]).toEqual([[d3], 9, 3]);
    expect(told(events, 'raid')[0]).toMatchObject({ horde: d3, tokens: 3, pool: 9 });
  });

  it('a Raid on a short pool takes what is there and costs no Honour (GW-EX-04, GW-SHAME-7)', () => {
    const g = table();
    for (const section of ['left', 'middle', 'right'])
      for (let row = 0; row < 3; row++) horde(g, section, ['sappers', 'steppeRaiders', 'lightRiders'][row] ?? '');
    g.shamePool = 2;
    clanOf(g, P1).honour = 9;
    run(placing(g, 1));
    expect([g.shamePool, g.shameBox, honour(g, P1)]).toEqual([0, 2, 9]);
  });

  it('moves the Time token and places as many as it says (GW-SPRING-1, GW-SPRING-2)', () => {
    const g = table();
    const events = run(only(g, begin(spring, {})));
    expect([g.year, told(events, 'hordePlaced').length]).toEqual([2, 2]);
  });

  it('changes the two leftmost Advisors (GW-EX-05, GW-SPRING-9)', () => {
    const g = table();
    const [a, b, c, d] = g.advisorTrack;
    run(only(g, begin(spring, {})));
    expect([g.advisorDiscard, g.advisorTrack.slice(0, 2), g.advisorTrack.length]).toEqual([[a, b], [c, d], 4]);
  });

  it('with an empty deck: fewest Hordes, then the shuffled discard pile, then nothing (GW-SPRING-7, GW-SPRING-8)', () => {
    const g = table();
    for (const section of ['left', 'middle', 'right']) horde(g, section, 'sappers');
    horde(g, 'left', 'lightRiders');
    const last = cardShowing(g, 'left');
    g.hordeDiscard = g.hordeDeck.filter((card) => card !== last).slice(0, 1);
    g.hordeDeck = [last];
    run(placing(g, 1));
    expect([g.hordes[4], g.hordeDeck.length]).toEqual([last, 0]);
    run(placing(g, 1));
    expect([g.hordeDeck.length, g.hordeDiscard.length, g.hordes.filter((card) => card !== '').length]).toEqual([
      0, 0, 6,
    ]);
    run(placing(g, 1));
    expect(g.hordes.filter((card) => card !== '')).toHaveLength(6);
  });

  it('the Invasion indicator is that of the top card, or the last one seen (GW-SPRING-10, GW-TERM-5)', () => {
    const g = table();
    const top = cardShowing(g, 'right');
    topOfDeck(g, top);
    expect(invasionNow(g)).toBe(2);
    g.hordeDeck = [top];
    run(placing(g, 1));
    expect([g.hordeDeck.length, invasionNow(g)]).toEqual([0, hordeOf(top).invasion]);
    const seen = seatView(greatWall, table(), null, P1).table;
    expect(typeof seen.hordeDeck).toBe('number');
  });
});

describe('Summer', () => {
  it('gives income and lets Shame be returned (GW-EX-06, GW-SUMMER-1, GW-SUMMER-2)', () => {
    const g = table();
    const card = horde(g, 'left', 'steppeRaiders');
    g.hordes[0] = '';
    const clan = clanOf(g, P1);
    clan.overseers = [1, 0, 2, 0];
    clan.claimed = [card];
    clan.claimedShame = [1];
    clan.shamed = [2, 0, 0];
    g.shamePool = 27;
    gives(g, P1, { chi: 3 });
    only(g, begin(summer, { order: [], turn: 0 }));
    play(g, `shameHorde:${card}`);
    expect([purse(g, P1), clan.claimedShame, clan.shamed, g.shamePool]).toEqual([[1, 0, 2, 1], [0], [2, 0, 0], 28]);
    expect(next(g)).toBeNull();
  });

  it('takes cards back or gives Honour for them; Betrayal stays but counts (GW-EX-07, GW-SUMMER-4, GW-SUMMER-5)', () => {
    const ready = (): GreatWall => {
      const g = table();
      const clan = clanOf(g, P1);
      clan.discards = ['economy', 'workHarder', 'betrayal'];
      clan.commands = ['despotism', 'attackOrder', 'conscription'];
      return only(g, begin(summer, { order: [], turn: 0 }));
    };
    const cards = ready();
    play(cards, 'recover:cards');
    expect([clanOf(cards, P1).commands.length, clanOf(cards, P1).discards]).toEqual([5, ['betrayal']]);
    const points = ready();
    play(points, 'recover:honour');
    expect([honour(points, P1), clanOf(points, P1).discards.length]).toEqual([6, 3]);
  });

  it('or does neither (GW-SUMMER-6)', () => {
    const g = table();
    clanOf(g, P1).discards = ['economy'];
    only(g, begin(summer, { order: [], turn: 0 }));
    play(g, 'stop');
    expect([honour(g, P1), clanOf(g, P1).discards]).toEqual([0, ['economy']]);
  });

  it('clears the track; the Reed card goes home (GW-SUMMER-3, GW-2P-24)', () => {
    const g = table({ players: 2 });
    shows(g, 'economy', 'betrayal');
    clanOf(g, reed(g)).shown = 'reedOrders';
    clearTrack(g);
    expect(g.clans.map(({ discards, shown }) => [discards, shown])).toEqual([
      [['economy'], ''],
      [['betrayal'], ''],
      [[], ''],
    ]);
    expect(g.track).toEqual([]);
  });
});

describe('Autumn', () => {
  it('chooses in secret, reveals together, places in Tea order (GW-AUTUMN-1, GW-AUTUMN-2, GW-TERM-4)', () => {
    const g = table();
    g.tea = [P2, P3, P1];
    only(g, begin(autumn, { todo: [], who: NOBODY }));
    play(g, 'command:economy');
    expect(JSON.stringify(seatView(greatWall, g, pending(g), P2))).not.toContain('"command:economy","seat":0');
    expect(clanOf(g, P1).shown).toBe('');
    play(g, 'command:despotism', 'command:betrayal');
    expect(g.clans.map(({ shown }) => shown)).toEqual(['economy', 'despotism', 'betrayal']);
    play(g, 'space:3');
    expect(why(g, 'space:3')).toMatchObject({ rule: 'GW-AUTUMN-2', why: 'spaceTaken' });
    expect(optionsOf(g, P3)).toEqual(['space:1', 'space:2']);
    expect(why(only(g, begin(chooseCommand, {})), 'command:economy')?.rule).toBe('GW-AUTUMN-1');
  });

  it('resolves space by space; the cards stay (GW-AUTUMN-3, GW-AUTUMN-9)', () => {
    const g = table();
    g.active = NOBODY;
    shows(g, 'economy', 'despotism', 'betrayal');
    g.track = [P3, P1, P2];
    only(g, { ...begin(autumn, { todo: [], who: NOBODY }), at: 'autumn.nextTurn' });
    const turns = told(
      playOut(g, (options) => at(options, options.length - 1)),
      'turn',
    );
    expect(turns.map((params) => params.seat)).toEqual([P3, P1, P2]);
    expect([g.active, g.track]).toEqual([NOBODY, [P3, P1, P2]]);
  });

  it('resolves boxes from top to bottom, Others in Tea order, all optional (GW-AUTUMN-4, GW-AUTUMN-5, GW-AUTUMN-12)', () => {
    const g = shows(table(), 'workHarder', 'betrayal', 'betrayal');
    gives(g, P1, { wood: 2 });
    resolving(g, P1, 'workHarder');
    play(g, 'from:pool', 'to:quarry', 'stop');
    expect(optionsOf(g, P2)).toContain('from:pool');
    play(g, 'from:pool', 'to:temple', 'stop', 'stop');
    expect(optionsOf(g, P1)).toEqual(['barricade:left', 'barricade:middle', 'barricade:right', 'stop']);
    play(g, 'stop');
    expect([next(g), clerksAt(g, P1, 'quarry'), clerksAt(g, P2, 'temple')]).toEqual([null, 1, 1]);
  });

  it('a bonus looks at all other cards of this Autumn (GW-EX-08, GW-AUTUMN-6)', () => {
    const g = shows(table(), 'despotism', 'economy', 'betrayal');
    resolving(g, P1, 'despotism');
    for (let move = 0; move < 4; move++) play(g, 'from:pool', 'to:school');
    expect([next(g), clerksAt(g, P1, 'school')]).toEqual(['chooseActivation.location', 4]);
    const without = shows(table(), 'despotism', 'conscription', 'betrayal');
    resolving(without, P1, 'despotism');
    for (let move = 0; move < 2; move++) play(without, 'from:pool', 'to:school');
    expect(next(without)).toBe('chooseActivation.location');
  });

  it('a turn runs in a fixed order: boxes, Activation, cards, Defeat check (GW-AUTUMN-7, GW-AUTUMN-8, GW-AUTUMN-11, GW-EX-35)', () => {
    const g = shows(table(), 'betrayal', 'economy', 'economy');
    active(g, P1, 'guardian');
    const card = horde(g, 'left', 'steppeRaiders');
    horde(g, 'right', 'sappers');
    wounds(g, 'L1-a2', 'L1-a3', 'L1-b3');
    resting(g, P1, 'left', 'spearman');
    resting(g, P1, 'right', 'spearman');
    g.active = P1;
    only(g, begin(turn, { who: P1 }));
    play(g, 'choose:moveClerks', 'from:pool', 'to:school', 'stop', 'draw');
    expect([next(g), clanOf(g, P1).tactics.length]).toEqual(['window.ask', 1]);
    play(g, 'use:guardian', 'attacker:left-spearman');
    expect(optionsOf(g, P1)).toEqual(['attacker:right-spearman', 'stop']);
    play(g, 'attacker:right-spearman', 'spot:R1-a3');
    expect(purse(g, P1)).toEqual([0, 2, 2, 0]);
    playOut(g, (options) => at(options, options.length - 1));
    expect(clanOf(g, P1).claimed).toEqual([card]);
  });

  it('a player without cards plays none and still acts in Others boxes (GW-AUTUMN-10)', () => {
    const g = table();
    clanOf(g, P2).commands = [];
    only(g, begin(autumn, { todo: [], who: NOBODY }));
    play(g, 'command:economy', 'command:betrayal');
    expect(g.track).toHaveLength(2);
    resolving(g, P1, 'economy');
    play(g, 'stop');
    expect(optionsOf(g, P2)).toContain('from:pool');
  });
});

describe('Command cards', () => {
  it('Betrayal copies another card with all its boxes (GW-CARD-5, GW-CARD-10)', () => {
    const g = shows(table(), 'betrayal', 'attackOrder', 'conscription');
    resolving(g, P1, 'betrayal');
    play(g, 'choose:copyCommand', 'copy:attackOrder');
    expect(purse(g, P1)).toEqual([0, 0, 0, 2]);
    play(g, 'stop');
    expect(optionsOf(g, P2)).toContain('from:pool');
  });

  it('a copied Betrayal gives only its moves (GW-CARD-6)', () => {
    const g = shows(table(), 'betrayal', 'betrayal', 'economy');
    resolving(g, P1, 'betrayal');
    play(g, 'choose:copyCommand');
    expect(optionsOf(g, P1)).toEqual(['copy:betrayal', 'copy:economy', 'stop']);
    play(g, 'copy:betrayal');
    expect(next(g)).toBe('moving.origin');
  });

  it('Economy gives materials or a cheaper Overseer (GW-CARD-8)', () => {
    const g = shows(table(), 'economy', 'betrayal', 'betrayal');
    gives(g, P1, { gold: 1 });
    resolving(g, P1, 'economy');
    play(g, 'stop', 'stop', 'stop', 'choose:upgrade', 'location:quarry', 'soldier:spearman');
    expect([clanOf(g, P1).overseers[1], purse(g, P1)[2]]).toEqual([1, 0]);
  });

  it('Conscription recruits for one less, two of them with Despotism (GW-CARD-13, GW-CARD-9)', () => {
    const g = shows(table(), 'conscription', 'despotism', 'betrayal');
    gives(g, P1, { wood: 2, stone: 2 });
    resolving(g, P1, 'conscription');
    play(g, 'stop', 'stop', 'stop', 'recruit:spearman', 'recruit:spearman');
    expect(purse(g, P1)).toEqual([0, 0, 0, 0]);
    play(g, 'rest:left', 'rest:left');
    expect(inRest(g, P1, 'left')).toBe(2);
  });
});

describe('Scoring', () => {
  it('takes Shame off, then adds Hordes and Artefacts (GW-EX-34, GW-SCORE-1, GW-SCORE-2, GW-SCORE-3, GW-SHAME-4)', () => {
    const g = table();
    const clan = clanOf(g, P1);
    clan.honour = 7;
    clan.shamed = [2, 0, 0];
    clan.claimed = [horde(g, 'left', 'heavyLancers'), horde(g, 'left', 'spiritHost')];
    clan.claimedShame = [0, 1];
    g.artefacts = ['jadeSeal', 'bronzeAbacus', 'ministryScroll'];
    clan.overseers = [3, 1, 0, 0];
    support(g, P1, 3);
    score(g);
    expect(clan.honour).toBe(38);
  });

  it('most Honour wins, ties by Tea (GW-SCORE-4)', () => {
    const g = table();
    g.tea = [P3, P2, P1];
    for (const [who, points] of [9, 12, 12].entries()) at(g.clans, who).honour = points;
    expect([outcome(g).winners, outcome(g).scores]).toEqual([[P3], [9, 12, 12]]);
    expect(overlord(g)).toBe(P3);
  });
});

describe('The hidden and the open', () => {
  it('shows numbers of cards, not the cards (GW-TERM-13, GW-ADV-4)', () => {
    const g = table();
    gives(g, P1, { gold: 7 });
    holds(g, P1, 'glory');
    support(g, P1, 2);
    clerks(g, P1, 'temple');
    const other = seatView(greatWall, g, null, P2).table.clans[0];
    expect([other?.resources, other?.tactics, other?.support, other?.commands]).toEqual([null, 1, 2, 6]);
    const own = seatView(greatWall, g, null, P1).table.clans[0];
    expect([own?.resources, own?.tactics]).toEqual([[0, 0, 7, 0], clanOf(g, P1).tactics]);
  });
});
