import { describe, expect, it } from 'vitest';
import type { Colour, Face } from '../../content/colours.ts';
import { COLOURS, WHITE } from '../../content/colours.ts';
import { spaceOf } from '../../content/layout.ts';
import { exorcism } from '../../rules/exorcise.ts';
import { priceOf, whitesFor } from '../../rules/prospects.ts';
import { crystals, put, sideOfColour, stand, table, tao } from '../table.ts';

const YELLOW = COLOURS.indexOf('yellow') as Colour;

const space = spaceOf('east-1');

/** The red Taoist before a Blood Drinker, two red, with these dice on the table. */
function rolled(...dice: Face[]) {
  const g = put(stand(table({ mode: 'white-moon' }), { red: 'pavilion-of-the-heavenly-wind' }), {
    'east-1': 'blood-drinker',
  });
  tao(g, 'red');
  g.dice = dice;
  return { g, attempt: exorcism('tile', sideOfColour(g, 'red'), [space]) };
}

const RED = COLOURS.indexOf('red') as Colour;

describe('what a screen foretells', () => {
  it('says what a ghost costs, and in what', () => {
    const { g, attempt } = rolled(YELLOW, WHITE);
    expect(priceOf(g, attempt, [space])).toBeNull();
    crystals(g, 'red', 1);
    expect(priceOf(g, attempt, [space])).toEqual({ count: 1, kind: 'crystal' });
    tao(g, 'red', 'red');
    expect(priceOf(g, attempt, [space])).toEqual({ count: 1, kind: 'mixed' });
    crystals(g, 'red', 0);
    expect(priceOf(g, attempt, [space])).toEqual({ count: 1, kind: 'token' });
    g.dice = [WHITE, WHITE];
    expect(priceOf(g, attempt, [space])?.count).toBe(0);
  });

  it('says what white stands for', () => {
    expect(whitesFor(rolled(YELLOW, WHITE).g, space)).toEqual([RED]);
    expect(whitesFor(rolled(RED, RED, WHITE).g, space)).toEqual([]);
    expect(whitesFor(put(rolled(WHITE).g, { 'north-0': 'nameless' }), space)).toEqual([]);
  });
});
