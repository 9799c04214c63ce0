import { describe, expect, it } from 'vitest';
import { overlap, placeAcross, placeBeside } from './place-beside.ts';

const WINDOW = { width: 1440, height: 900 };
const SIZE = { width: 296, height: 240 };

function placed(
  thing: Parameters<typeof placeBeside>[0],
  ...rest: Parameters<typeof placeBeside> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never
) {
  return { ...placeBeside(thing, SIZE, WINDOW, ...rest), ...SIZE };
}

describe('Words about a thing', () => {
  const tile = { left: 640, top: 360, width: 110, height: 110 };

  it('never cover it, wherever it lies', () => {
    for (const left of [0, 10, 640, 1300, 1430])
      for (const top of [0, 60, 400, 780, 890]) {
        const thing = { left, top, width: 110, height: 110 };
        expect(overlap(placed(thing, []), thing), `${left}, ${top}`).toBe(0);
      }
  });

  it('stay in the window', () => {
    const { left, top } = placed({ left: 1400, top: 880, width: 40, height: 20 }, []);
    expect(left + SIZE.width).toBeLessThanOrEqual(WINDOW.width);
    expect(top + SIZE.height).toBeLessThanOrEqual(WINDOW.height);
  });

  it('stand beside it where nothing else lies there, and elsewhere where something would be covered that can be chosen', () => {
    expect(placed(tile, []).top + SIZE.height).toBe(tile.top - 10);
    const above = { box: { left: 600, top: 100, width: 200, height: 200 }, worth: 1 };
    expect(overlap(placed(tile, [above]), above.box)).toBe(0);
  });

  it('go to a rail where the board around it is not to be covered', () => {
    const board = { box: { left: 350, top: 60, width: 680, height: 680 }, worth: 0.02 };
    expect(placed(tile, [board], [1112]).left).toBe(1112);
  });

  it('on a phone open where one pressed, and not over the buttons of the prompt', () => {
    const phone = { width: 390, height: 844 };
    const across = { width: 378, height: 180 };
    const floor = 726;
    const high = { left: 100, top: 200, width: 60, height: 60 };
    expect(placeAcross(high, across, phone, floor)).toEqual({ left: 6, top: 270 });
    for (const top of [520, 600, 726]) {
      const place = placeAcross({ ...high, top }, across, phone, floor);
      expect(place.top + across.height).toBeLessThanOrEqual(Math.min(top, floor));
    }
  });
});
