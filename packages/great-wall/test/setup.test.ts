import { at, configure, seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, QIN_LOCATIONS, SLOTS, TIME_TRACK, variantOf } from '../content/board.ts';
import { data } from '../content/data.ts';
import { hordeOf } from '../content/hordes.ts';
import { greatWall } from '../index.ts';
import { chooseCommand } from '../rules/autumn.ts';
import { chooseGeneral } from '../rules/game.ts';
import { lastYear } from '../rules/seasons.ts';
import { clanOf, qin, reed } from '../state.ts';
import {
  cardShowing,
  clerksAt,
  fresh,
  honour,
  next,
  optionsOf,
  P1,
  P2,
  P3,
  pending,
  play,
  ready,
  topOfDeck,
} from './table.ts';

describe('Set-up of the competitive game', () => {
  it('gives each clan its pieces (GW-TERM-3, GW-SETUP-8, GW-SETUP-16, GW-SETUP-18, GW-SETUP-20)', () => {
    const g = ready({ players: 4 });
    for (const clan of g.clans) {
      expect([clan.clerks, clan.clerkArea, clan.pool, clan.honour]).toEqual([5, 3, [10, 4, 2], 0]);
      expect(clan.commands).toHaveLength(6);
      expect(clan.overseers).toEqual([0, 0, 0, 0]);
    }
    expect([g.levels, g.warehouse]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('uses the board of the number of players and starts in Year 1 (GW-SETUP-1, GW-SETUP-2, GW-YEAR-3)', () => {
    expect([variantOf('competitive', 3).side, variantOf('competitive', 4).side]).toEqual(['side3', 'side45']);
    expect([at(SLOTS.side3, 0), at(SLOTS.side45, 0)]).toEqual([3, 4]);
    expect([lastYear(fresh()), lastYear(fresh({ players: 4 }))]).toEqual([6, 5]);
    expect(TIME_TRACK.side3[6]).toEqual({ hordes: 3, lethality: 3 });
    expect(fresh().year).toBe(1);
  });

  it('deals Artefacts, Generals and Advisors (GW-SETUP-3, GW-SETUP-9, GW-SETUP-10, GW-SETUP-15)', () => {
    const g = fresh({ players: 4 });
    expect(g.artefacts).toHaveLength(3);
    expect(g.clans.map(({ dealt, support }) => [dealt.length, support.length])).toEqual([2, 2, 2, 2].map(() => [2, 2]));
    expect(g.advisorDeck).toHaveLength(44 - 8);
    play(g);
    while (next(g) !== chooseCommand.start) {
      expect(g.advisorTrack).toEqual([]);
      play(g, at(at(pending(g).questions, 0).options, 0));
    }
    expect(g.advisorTrack).toHaveLength(4);
  });

  it.each([
    ['competitive', 3, 3],
    ['competitive', 4, 4],
    ['competitive', 2, 2],
    ['solo', 1, 2],
    ['cooperative', 4, 5],
  ])(
    'all Hordes and Barricades lie there before a General is chosen: %s, %i (GW-SETUP-5, GW-SETUP-6, GW-SETUP-11)',
    (mode, players, count) => {
      const g = fresh({ mode, players });
      expect(next(g)).toBe(chooseGeneral.start);
      expect(g.hordes.filter((card) => card !== '')).toHaveLength(count);
      expect(g.barricades).toEqual(players < 3 ? [0, 3, 3] : [3, 3, 3]);
    },
  );

  it('shows a player all four cards when the General is chosen, and the General kept when the Advisor is (GW-SETUP-11, GW-SETUP-12)', () => {
    const g = fresh();
    const own = () => seatView(greatWall, g, pending(g), P1).table.clans[0];
    expect([own()?.dealt, own()?.support]).toEqual([clanOf(g, P1).dealt, clanOf(g, P1).support]);
    const kept = at(clanOf(g, P1).dealt, 1);
    play(g, `general:${kept}`, at(optionsOf(g, P2), 0), at(optionsOf(g, P3), 0));
    expect(own()?.dealt).toEqual([kept, expect.any(String)]);
  });

  it('shuffles the Hordes and the Tactic cards (GW-SETUP-4, GW-SETUP-7)', () => {
    const [a, b] = [fresh({}, 'one'), fresh({}, 'two')];
    expect([a.hordeDeck.length, a.tacticDeck.length]).toEqual([24, 20]);
    expect(a.hordeDeck).not.toEqual(b.hordeDeck);
    expect(a.tacticDeck).not.toEqual(b.tacticDeck);
  });

  it('places Hordes, Barricades, Shame and Clerks for four players (GW-EX-02, GW-SETUP-5, GW-SETUP-6, GW-SETUP-13)', () => {
    const g = fresh({ players: 4 });
    const [c1, c2, c3, c4] = g.hordeDeck.filter((card) => hordeOf(card).invasion !== 0) as [
      string,
      string,
      string,
      string,
    ];
    const c5 = cardShowing(g, 'left');
    topOfDeck(g, c1, c2, c3, c4, c5);
    while (next(g) !== chooseCommand.start) play(g, at(at(pending(g).questions, 0).options, 0));
    expect([g.hordes[0], g.hordes[3], g.hordes[6]]).toEqual([c1, c2, c3]);
    expect(g.hordes[1]).toBe(c4);
    expect([g.barricades, g.shamePool]).toEqual([[3, 3, 3], 40]);
    expect(g.clans.map(({ clerks, clerkArea }) => [clerks, clerkArea])).toEqual([1, 2, 3, 4].map(() => [5, 3]));
  });

  it('lets nothing react during set-up (GW-SETUP-23)', () => {
    const g = fresh({ players: 4 });
    while (next(g) !== chooseCommand.start) {
      expect(pending(g).name).toMatch(/^choose(General|Advisor)$/);
      play(g, at(at(pending(g).questions, 0).options, 0));
    }
  });

  it('keeps one General and one Active Advisor, chosen in secret (GW-SETUP-11, GW-SETUP-12, GW-TERM-13)', () => {
    const g = fresh();
    const dealt = [...clanOf(g, P1).dealt];
    const [one = '', two = ''] = clanOf(g, P1).support;
    play(g, `general:${dealt[1]}`);
    expect(clanOf(g, P1).general).toBe('');
    play(g, at(optionsOf(g, P2), 0), at(optionsOf(g, P3), 0));
    const seen = seatView(greatWall, g, pending(g), P2);
    expect(JSON.stringify(seen.table.clans[0])).not.toContain(dealt[1]);
    play(g, `advisor:${two}`, at(optionsOf(g, P2), 0), at(optionsOf(g, P3), 0));
    expect([clanOf(g, P1).general, clanOf(g, P1).active, clanOf(g, P1).support]).toEqual([dealt[1], [two], [one]]);
    expect(clanOf(g, P1).dealt).toEqual([]);
  });

  it('gives the set-up line of the General, Tactic cards in Tea order (GW-SETUP-14, GW-SETUP-21)', () => {
    const g = fresh();
    for (const [seat, general] of ['yangYe', 'yuJie', 'diQing'].entries()) at(g.clans, seat).dealt = [general, 'liuQi'];
    const top = g.tacticDeck.slice(-3);
    while (next(g) !== chooseCommand.start) play(g, at(at(pending(g).questions, 0).options, 0));
    expect(clanOf(g, P1).resources).toEqual([2, 4, 3, 7]);
    expect(g.clans.map(({ tactics }) => tactics.length)).toEqual([2, 3, 2]);
    expect(clanOf(g, P2).tactics.toSorted()).toEqual(top.toSorted());
  });

  it('orders Tea by the Generals (GW-EX-01, GW-SETUP-17)', () => {
    const g = fresh();
    for (const [seat, general] of ['liangHongyu', 'yueFei', 'wenTianxiang'].entries())
      at(g.clans, seat).dealt = [general, 'liuQi'];
    while (next(g) !== chooseCommand.start) play(g, at(at(pending(g).questions, 0).options, 0));
    expect(g.tea).toEqual([P2, P1, P3]);
  });

  it('leaves out what the mode does not use (GW-SETUP-19)', () => {
    const g = fresh();
    expect([g.requestDeck, g.eventDeck, g.qinDeck, g.qinTrack]).toEqual([[], [], [], []]);
    expect(g.clans).toHaveLength(3);
    expect(g.hordeDeck.every((card) => !card.startsWith('co-'))).toBe(true);
  });
});

describe('Set-up for two with the Reed Clan', () => {
  it('closes the left Section (GW-2P-1, GW-2P-2, GW-2P-3, GW-2P-4, GW-TERM-14)', () => {
    const g = ready({ players: 2 });
    expect([g.hordes[0], g.barricades]).toEqual(['', [0, 3, 3]]);
    expect([g.hordes[3], g.hordes[6]].every((card) => card !== '')).toBe(true);
    expect(g.hordeDeck).toHaveLength(14);
    expect(g.hordeDeck.every((card) => hordeOf(card).invasion !== 0)).toBe(true);
  });

  it('gives the Reed Clan three Clerks and ten Spearmen, at the bottom of Tea (GW-2P-5, GW-2P-6, GW-2P-7, GW-2P-8)', () => {
    const g = ready({ players: 2 });
    const clan = clanOf(g, reed(g));
    expect(['lumberMill', 'quarry', 'goldMine'].map((id) => clerksAt(g, reed(g), id))).toEqual([1, 1, 1]);
    expect([clan.pool, clan.clerks, g.shamePool]).toEqual([[10, 0, 0], 0, 20]);
    expect(g.tea[2]).toBe(reed(g));
  });
});

describe('Set-up of the solo game', () => {
  it('sets Qin up beside the Reed Clan (GW-SOLO-1, GW-SOLO-2, GW-SOLO-3, GW-SOLO-4, GW-SOLO-5)', () => {
    const g = fresh({ mode: 'solo' });
    const clan = clanOf(g, qin(g));
    expect([clan.clerks, clan.pool, clan.overseers, clan.support.length]).toEqual([8, [8, 4, 0], [1, 1, 1, 1], 2]);
    expect([g.qinDeck.length, g.qinTrack.toSorted()]).toEqual([6, [...QIN_LOCATIONS]]);
    expect(clanOf(g, P1).dealt).toHaveLength(2);
    expect([g.hordes[0], variantOf('solo', 1).sections]).toEqual(['', [1, 2]]);
  });

  it('starts with 10 Shame and Tea you, Qin, Reed Clan (GW-SOLO-6)', () => {
    const g = ready({ mode: 'solo' });
    expect([g.shamePool, g.tea, clanOf(g, P1).clerkArea]).toEqual([10, [P1, qin(g), reed(g)], 3]);
  });

  it('has three difficulties (GW-SOLO-38)', () => {
    const starts = DIFFICULTIES.map((difficulty) => {
      const g = fresh({ mode: 'solo', options: { difficulty } });
      return honour(g, qin(g));
    });
    expect(starts).toEqual([0, 50, 100]);
  });
});

describe('Set-up of the cooperative game', () => {
  it('uses its own cards (GW-COOP-2, GW-COOP-3, GW-COOP-4, GW-COOP-6, GW-COOP-7)', () => {
    const g = fresh({ mode: 'cooperative', players: 3 });
    expect([g.artefacts.length, g.requests.length, g.requestDeck.length]).toEqual([0, 3, 9]);
    expect(g.hordeDeck.every((card) => card.startsWith('co-'))).toBe(true);
    expect([g.tacticDeck.length, g.eventDeck.length]).toEqual([32, 12]);
    expect(
      new Set(
        Array.from(
          { length: 30 },
          (_, index) => fresh({ mode: 'cooperative' }, `s${index}`).clans[0]?.dealt ?? [],
        ).flat(),
      ).size,
    ).toBeGreaterThan(13);
    expect(data.at('setup').at('extraHordePerSpring').at('coop').number).toBe(1);
  });

  it('places one Horde more than players (GW-COOP-5, GW-EX-41)', () => {
    const placed = [2, 3, 4].map(
      (players) => ready({ mode: 'cooperative', players }).hordes.filter((card) => card !== '').length,
    );
    expect(placed).toEqual([3, 4, 5]);
  });

  it('needs more Requests with more players, and removes three with two (GW-COOP-1, GW-COOP-8, GW-COOP-9)', () => {
    expect([2, 3, 4].map((players) => variantOf('cooperative', players).requestsNeeded)).toEqual([6, 7, 9]);
    const g = fresh({ mode: 'cooperative', players: 2 });
    expect(g.requests).toHaveLength(2);
    expect([...g.requests, ...g.requestDeck]).toHaveLength(9);
    expect([...g.requests, ...g.requestDeck]).not.toContain('royal-escort');
    expect(g.clans).toHaveLength(3);
  });
});

describe('Who is asked in windows (GW-TIME-5)', () => {
  const wish = (people: number, windows?: string) =>
    configure(greatWall, { players: 3, people, seed: 'asked', ...(windows !== undefined && { options: { windows } }) });

  it('is not left to what is playable where two people sit', () => {
    expect(wish(2, 'playable')).toMatchObject({
      ok: false,
      problem: { code: 'bad-config', field: 'option windows', given: 'playable', allowed: ['always'] },
    });
    expect(wish(2)).toMatchObject({ ok: true, value: { options: { windows: 'always' } } });
    expect(wish(1)).toMatchObject({ ok: true, value: { options: { windows: 'playable' } } });
  });
});
