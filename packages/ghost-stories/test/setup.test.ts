import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { cardOf, ghostOf, isIncarnation } from '../content/cards.ts';
import { BLACK } from '../content/colours.ts';
import { CENTRE } from '../content/layout.ts';
import { SCHOOL, WATCHMAN } from '../content/village.ts';
import { familyOf } from '../content/villagers.ts';
import { sizeInPlay } from '../setup.ts';
import type { GhostStories } from '../state.ts';
import { NEUTRAL } from '../state.ts';
import { fresh, moonOn } from './table.ts';

const fromBottom = (g: GhostStories) => g.deck.flatMap((card, index) => (isIncarnation(card) ? [index + 1] : []));

const level = (difficulty: string, players = 4) => fresh({ players, options: { difficulty } });

const played = (g: GhostStories) => g.boards.filter(({ seat }) => seat !== NEUTRAL);

const neutral = (g: GhostStories) => g.boards.filter(({ seat }) => seat === NEUTRAL);

describe('Setup', () => {
  it('lays nine active tiles and four boards at random (GS-SETUP-1, GS-SETUP-2)', () => {
    const [a, b] = [fresh({}, 'one'), fresh({}, 'two')];
    expect(new Set(a.village).size).toBe(9);
    expect(a.haunted).toEqual(Array.from({ length: 9 }, () => 0));
    expect([a.village, a.boards.map(({ power }) => power)]).not.toEqual([
      b.village,
      b.boards.map(({ power }) => power),
    ]);
    expect(new Set(a.boards.map(({ colour }) => colour)).size).toBe(4);
  });

  it('starts four players at Normal (GS-EX-01, GS-SETUP-3, GS-SETUP-4, GS-SETUP-5, GS-SETUP-6)', () => {
    const g = level('normal');
    for (const { colour, qi, tao, yinYang, place } of g.boards) {
      expect([qi, at(tao, colour), yinYang, place]).toEqual([3, 1, true, CENTRE]);
    }
    expect([g.qi, ...g.tao]).toEqual([8, 3, 3, 3, 3, 4]);
    expect([g.deck.length, fromBottom(g)]).toEqual([56, [11]]);
  });

  it('starts four players at Initiation (GS-EX-02, GS-DIFF-1)', () => {
    const g = level('initiation');
    expect(g.boards.map(({ qi, tao }) => [qi, at(tao, BLACK)])).toEqual(Array.from({ length: 4 }, () => [4, 1]));
    expect([g.qi, at(g.tao, BLACK)]).toEqual([4, 0]);
  });

  it('starts two players at Hell (GS-EX-03, GS-DECK-1, GS-DECK-2, GS-DECK-3, GS-SETUP-9)', () => {
    const g = level('hell', 2);
    expect([g.deck.length, g.removed.length, fromBottom(g)]).toEqual([48, 10, [11, 22, 33]]);
    expect(played(g).map(({ yinYang, powerTokens }) => [yinYang, powerTokens])).toEqual([
      [false, 1],
      [false, 1],
    ]);
    expect(neutral(g).map(({ qi, tao, yinYang }) => [qi, tao.join(''), yinYang])).toEqual([
      [3, '00000', false],
      [3, '00000', false],
    ]);
  });

  it('puts both Buddhas on the Temple and begins with a random player (GS-SETUP-7, GS-SETUP-8)', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, index) => fresh({}, `first ${index}`).active));
    expect(firsts.size).toBeGreaterThan(1);
    expect(fresh().templeBuddhas).toBe(2);
  });

  it('gives a lone Taoist more tokens and the Spires (GS-SETUP-10, GS-SETUP-11, GS-SETUP-12)', () => {
    for (let index = 0; index < 12; index++) {
      const g = fresh({ players: 1 }, `alone ${index}`);
      expect(played(g).map(({ tao, powerTokens }) => [tao.join(''), powerTokens])).toEqual([['11110', 3]]);
      expect(g.boards.find(({ colour }) => colour === 1)?.power).toBe('dance-of-the-spires');
    }
    expect(played(fresh({ players: 3 })).map(({ powerTokens }) => powerTokens)).toEqual([1, 1, 1]);
  });

  it('draws four incarnations for four at Nightmare, and removes 15 ghosts for one player (GS-DECK-2, GS-DECK-1)', () => {
    expect(fromBottom(level('nightmare'))).toEqual([11, 22, 33, 44]);
    expect(level('normal', 1).removed).toHaveLength(15);
  });

  it('shuffles the Crazy Shaman in and takes one more ghost out (CS-1, CS-6, WM-DECK-6)', () => {
    const g = fresh({ options: { 'crazy-shaman': 'true' } });
    expect([g.removed.length, g.deck.length]).toEqual([1, 56]);
    expect([...g.removed, ...g.deck]).toContain(cardOf('crazy-shaman'));
    const both = fresh({ mode: 'white-moon', options: { 'crazy-shaman': 'true' } });
    expect([both.removed.length, both.deck.length]).toEqual([11, 56]);
  });
});

describe('Setup of White Moon', () => {
  const moon = (options: Record<string, string> = {}, seed = 'table', players = 4) => {
    return fresh({ mode: 'white-moon', players, options }, seed);
  };

  it('replaces the Night Watchman by the School, or takes nine of ten tiles (WM-SETUP-1)', () => {
    const g = moon();
    expect([g.village.includes(SCHOOL), g.village.includes(WATCHMAN)]).toEqual([true, false]);
    const others = Array.from({ length: 20 }, (_, index) => moon({ tiles: 'random' }, `tiles ${index}`));
    expect(others.some(({ village }) => village.includes(WATCHMAN) && village.includes(SCHOOL))).toBe(true);
  });

  it('makes eight stacks of three around the Portal, tops up (WM-SETUP-2, WM-SETUP-3, WM-SETUP-4)', () => {
    const g = moonOn(moon());
    expect([g.portal, g.stacks.map((stack) => stack.length)]).toEqual([CENTRE, [3, 3, 3, 3, 0, 3, 3, 3, 3]]);
    for (const stack of g.stacks) {
      for (const [index, villager] of stack.entries()) expect((g.seen & (1 << villager)) !== 0).toBe(index === 2);
    }
    expect([g.crystals, g.suLing, g.receptacles]).toEqual([4, -1, [0, 0, 0, 0]]);
  });

  it('leaves the Portal tile empty wherever it lies (WM-PORTAL-1)', () => {
    const edge = moonOn(moon({ portal: 'edge' }));
    const corner = moonOn(moon({ portal: 'corner' }));
    expect([1, 3, 5, 7]).toContain(edge.portal);
    expect([0, 2, 6, 8]).toContain(corner.portal);
    expect([at(edge.stacks, edge.portal), at(corner.stacks, corner.portal)]).toEqual([[], []]);
  });

  it('keeps the size of the deck and chooses incarnations by level (WM-DECK-1, WM-DECK-2, WM-DECK-3)', () => {
    const g = moon();
    expect([g.deck.length, g.removed.length, g.pool]).toEqual([56, 10, 'mixed']);
    const sets = (pool: string, seed: string) => {
      const built = moon({ difficulty: 'nightmare', incarnations: pool }, seed);
      return new Set(built.deck.filter(isIncarnation).map((card) => ghostOf(card).set));
    };
    expect(sets('mixed', 'a')).toEqual(new Set(['white-moon']));
    expect(sets('base', 'b')).toEqual(new Set(['base']));
    expect(moon({}, 'solo', 1).removed).toHaveLength(25);
  });

  it('lets Ma-Cho replace four villagers in three ways (MC-1, MC-2, MC-10)', () => {
    const sizes = (way: string): number[] => {
      const { replaced } = moonOn(moon({ 'ma-cho': way }, `ways ${way}`));
      const families = [...new Set(replaced.map(familyOf))];
      return families.map((family) => replaced.filter((one) => familyOf(one) === family).length).sort();
    };
    expect([sizes('four-families'), sizes('two-pairs'), sizes('three-and-one')]).toEqual([
      [1, 1, 1, 1],
      [2, 2],
      [1, 3],
    ]);
    expect(moonOn(moon({ 'ma-cho': 'true' })).stacks.flat()).toHaveLength(24);
  });

  it('counts a reduced family by its members in play (MC-3)', () => {
    const { replaced } = moonOn(moon({ 'ma-cho': 'two-pairs' }, 'pairs'));
    expect(replaced.map((villager) => sizeInPlay(replaced, familyOf(villager)))).toEqual([0, 0, 0, 0]);
  });

  it('marks one tile as panicking if asked (WM-PANIC-3)', () => {
    expect([moon().panic, moon({ panic: 'ne' }).panic]).toEqual([[], [2]]);
  });
});
