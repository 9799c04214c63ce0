import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { board, dice, ghostOn, play, put, stand, table, who, why, yangOf } from '../table.ts';

describe('Before the move', () => {
  it('Enfeeblement Mantra: one weaker for everybody, and moved each turn (GS-POWER-3)', () => {
    const g = put(stand(table(), { red: 'buddhist-temple' }), { 'south-1': 'ghoul', 'south-0': 'zombie' });
    play(yangOf(g, 'yellow'), 'mantra', 'space:south-1', 'finish');
    play(dice(yangOf(g, 'red'), 'blue', 'blue', 'blue'), 'exorcise', '?space:south-1');
    expect(ghostOn(g, 'south-1')).toBeNull();
    play(yangOf(g, 'yellow'), 'mantra');
    expect(g.mantra).toBe(spaceOf('south-0'));
  });

  it('Dance of the Twin Winds: another Taoist, one tile (GS-POWER-5)', () => {
    const g = yangOf(stand(table(), { blue: 'tea-house' }), 'red');
    play(g, 'winds');
    expect(why(g, 'taoist:red')).toBe('GS-POWER-5 anotherTaoist');
    play(g, 'taoist:blue');
    expect(why(g, 'tile:night-watchmans-beat')).toBe('GS-POWER-5 tooFar');
    play(g, 'tile:herbalists-shop');
    expect([board(g, 'blue').place, who(g)]).toEqual([1, 'red']);
  });
});
