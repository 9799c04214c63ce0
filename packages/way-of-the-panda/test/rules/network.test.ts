import { describe, expect, it } from 'vitest';
import { PLACE_IDS, ROAD_IDS } from '../../content/map.ts';
import { networkOf } from '../../rules/network.ts';
import { guards, P1, P2, table, tiles } from '../table.ts';

describe('A network', () => {
  it('is made of own and neutral tiles; guards do not connect (WP-EXPERT-2)', () => {
    const g = guards(tiles(tiles(tiles(table(), P1, 'R05'), 'neutral', 'R15'), P2, 'R26'), 'R16', P1, 1);
    const [part] = networkOf(g, P1);
    expect(part?.places.map((place) => PLACE_IDS[place]).toSorted()).toEqual(['L02', 'L07', 'L12']);
    expect(part?.roads.map((road) => ROAD_IDS[road]).toSorted()).toEqual(['R05', 'R15']);
  });

  it('is joined through locations, not through border sections (WP-EXPERT-3)', () => {
    expect(networkOf(tiles(table(), P1, 'X01', 'X02'), P1)).toHaveLength(2);
    expect(networkOf(tiles(table(), P1, 'X01', 'X02', 'R01'), P1)).toHaveLength(1);
  });

  it('touches a side through an exit tile (WP-EXPERT-4)', () => {
    const [part] = networkOf(tiles(table(), P1, 'X16', 'X01'), P1);
    expect(part?.sides.toSorted()).toEqual(['N', 'W']);
    expect(networkOf(tiles(table(), P1, 'R01'), P1)[0]?.sides).toEqual([]);
  });
});
