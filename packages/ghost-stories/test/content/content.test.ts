import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { CARDS, cardOf, GHOSTS, ghostOf, ghostsOfSets, incarnationsOf } from '../../content/cards.ts';
import { BOARD_COLOURS, COLOURS, CURSE_FACES, TAO_FACES } from '../../content/colours.ts';
import {
  ADJACENT,
  FACED,
  LINE,
  OPPOSITE,
  PLACE_IDS,
  RECEPTACLE_AT,
  RECEPTACLE_BY,
  RING,
  SPACE_IDS,
  spaceOf,
} from '../../content/layout.ts';
import { BUDDHAS, CRYSTALS, POWER_TOKENS, QI_TOKENS, TAO_DICE, TAO_EACH } from '../../content/numbers.ts';
import { powersOf, TILE_IDS } from '../../content/village.ts';
import { ARTEFACT_IDS, FAMILIES, ONE_SHOTS, VILLAGERS } from '../../content/villagers.ts';

const lineOf = (id: string): string[] => at(LINE, spaceOf(id)).map((place) => at(PLACE_IDS, place));

describe('The box', () => {
  it('holds 55 ghosts, 11 of each colour, and 10 incarnations (GS-COMP-1)', () => {
    const ghosts = ghostsOfSets(['base']);
    expect(ghosts).toHaveLength(55);
    for (const colour of COLOURS.keys())
      expect(ghosts.filter((card) => ghostOf(card).colour === colour)).toHaveLength(11);
    expect(incarnationsOf('base')).toHaveLength(10);
    expect(TILE_IDS).toHaveLength(10);
  });

  it('holds the dice and tokens of the lists (GS-COMP-2, GS-COMP-3)', () => {
    expect([TAO_DICE, TAO_FACES.length, CURSE_FACES.length]).toEqual([3, 6, 6]);
    expect([TAO_EACH * COLOURS.length, QI_TOKENS, POWER_TOKENS, BUDDHAS]).toEqual([20, 20, 3, 2]);
    expect(BOARD_COLOURS.flatMap(powersOf)).toHaveLength(8);
  });

  it('grows by 24 villagers, 10 ghosts, 6 incarnations, 8 artefacts and 4 crystals (WM-COMP-1, WM-VILLAGER-1)', () => {
    expect(VILLAGERS).toHaveLength(24 + 4);
    expect(FAMILIES.map(({ id, size }) => `${id} ${size}`).sort()).toEqual(
      'chang 1,hua 3,li 3,long 1,ma-cho 4,miao 2,sheng 2,sun 3,teng 1,weng 1,wu 2,xiang 2,zhou 3'.split(','),
    );
    expect(ghostsOfSets(['white-moon'])).toHaveLength(10);
    expect(incarnationsOf('white-moon')).toHaveLength(6);
    expect([ARTEFACT_IDS.length, CRYSTALS, ONE_SHOTS.length]).toEqual([8 + 2, 4, 4]);
  });

  it('says what was reconstructed, and nothing else is', () => {
    const sets = new Set(GHOSTS.filter(({ provenance }) => provenance === 'reconstructed').map(({ set }) => set));
    expect([...sets]).toEqual(['white-moon']);
  });

  it('knows the Crazy Shaman: black 2 (CS-2)', () => {
    const shaman = ghostOf(cardOf('crazy-shaman'));
    expect([shaman.colour, ...shaman.resistance]).toEqual([4, 0, 0, 0, 0, 2]);
  });

  it('has every ability of the new cards in the vocabulary (WM-ABIL-1)', () => {
    const used = new Set(
      CARDS.flatMap((card) => [...ghostOf(card).left, ...ghostOf(card).centre, ...ghostOf(card).right]),
    );
    for (const ability of ['devourer', 'remove-portal', 'move-clockwise', 'group-crystal-and-yin-yang'] as const) {
      expect(used.has(ability)).toBe(true);
    }
  });
});

describe('The layout', () => {
  it('counts tiles from the north-west and boards clockwise (GS-GEO-1, GS-GEO-2, GS-GEO-3)', () => {
    expect(PLACE_IDS.indexOf('se')).toBe(8);
    expect(SPACE_IDS.slice(0, 4)).toEqual(['north-0', 'north-1', 'north-2', 'east-0']);
  });

  it('faces and lines (GS-GEO-4, GS-GEO-5)', () => {
    expect(lineOf('north-0')).toEqual(['ne', 'e', 'se']);
    expect(lineOf('east-0')).toEqual(['se', 's', 'sw']);
    expect(lineOf('south-1')).toEqual(['s', 'c', 'n']);
    expect(lineOf('west-2')).toEqual(['sw', 's', 'se']);
  });

  it('puts the opposite space at the far end of the line (GS-GEO-6)', () => {
    expect(OPPOSITE.map((space) => at(SPACE_IDS, space)).slice(0, 6)).toEqual([
      'south-2',
      'south-1',
      'south-0',
      'west-2',
      'west-1',
      'west-0',
    ]);
  });

  it('has eight neighbours in the middle, three in a corner, and faces two, one or no space (GS-GEO-7, GS-GEO-8)', () => {
    expect(ADJACENT.map((list) => list.length)).toEqual([3, 5, 3, 5, 8, 5, 3, 5, 3]);
    expect(FACED.map((list) => list.length)).toEqual([2, 1, 2, 1, 0, 1, 2, 1, 2]);
  });

  it('runs clockwise from north 2 to west 0 (GS-GEO-9)', () => {
    expect(RING.map((space) => at(SPACE_IDS, space)).slice(0, 4)).toEqual(['north-2', 'north-1', 'north-0', 'east-2']);
    expect(new Set(RING).size).toBe(12);
  });

  it('has a receptacle beside each corner and beside the outer icons (WM-SULING-8)', () => {
    expect(RECEPTACLE_AT.map((index) => index >= 0)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(at(RECEPTACLE_BY, spaceOf('south-0'))).toBe(at(RECEPTACLE_BY, spaceOf('west-2')));
    expect(at(RECEPTACLE_BY, spaceOf('south-1'))).toBe(-1);
  });
});
