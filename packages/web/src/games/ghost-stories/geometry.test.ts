import { LINE, SPACES } from '@jade/ghost-stories/screen';
import { describe, expect, it } from 'vitest';
import { BOARD, CELL, GEOMETRIES } from './geometry.ts';

describe('The board as it lies before somebody', () => {
  it('has the own side in the south', () => {
    GEOMETRIES.forEach((geometry, own) => {
      expect(geometry.lies(own)).toBe(2);
      for (const space of [0, 1, 2]) expect(geometry.space(own * 3 + space)[1]).toBeGreaterThan(BOARD - 2 * CELL);
    });
  });

  it('keeps each ghost space before the tile that it haunts first', () => {
    for (const { space, tile, icon } of GEOMETRIES) {
      for (const one of SPACES) {
        const [x, y] = space(one);
        const [tileX, tileY] = tile(LINE[one]?.[0] ?? 0);
        // In one row or column, and next to each other.
        expect(x === tileX || y === tileY).toBe(true);
        expect(Math.abs(x - tileX) + Math.abs(y - tileY)).toBeLessThan(CELL * 1.3);
        const [iconX, iconY] = icon(one);
        expect(Math.abs(iconX - (x + tileX + CELL) / 2) + Math.abs(iconY - (y + tileY + CELL) / 2)).toBeLessThan(8);
      }
    }
  });

  it('turns receptacles with the boards between which they lie', () => {
    for (const { receptacle, lies, arm } of GEOMETRIES) {
      for (const side of [0, 1, 2, 3]) {
        const { x, width } = arm(side);
        // The one that follows a side clockwise lies at its far end.
        const [after] = receptacle((side + 1) % 4);
        if (lies(side) === 0) expect(after).toBeGreaterThan(x + width);
      }
    }
  });
});
