import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { asked, board, crowd, ghostOn, options, play, put, stand, table, why, yangOf } from '../table.ts';

const on = (tile: string, colour = 'red') => yangOf(stand(table(), { [colour]: tile }), colour);

describe('The Pavilion of the Heavenly Wind', () => {
  it('Pavilion moves a ghost, then perhaps a Taoist (GS-TILE-9, GS-TILE-10)', () => {
    const g = put(on('pavilion-of-the-heavenly-wind'), { 'south-0': 'zombie', 'east-1': 'deaths-army' });
    g.templeBuddhas = 0;
    g.buddhas[spaceOf('north-0')] = 1;
    g.buddhas[spaceOf('north-1')] = 1;
    play(g, 'help', 'space:south-0', 'space:north-0');
    expect([ghostOn(g, 'north-0'), g.templeBuddhas]).toEqual([null, 1]);
    expect(why(g, 'taoist:red')).toBe('GS-TILE-9 anotherTaoist');
    play(g, 'taoist:blue', 'tile:tea-house');
    expect(board(g, 'blue').place).toBe(0);
    play(yangOf(g, 'red'), 'help', 'space:north-1', 'stop');
    expect([ghostOn(g, 'north-1'), g.templeBuddhas]).toEqual(['deaths-army', 2]);
  });

  it('Pavilion with no ghost or no space carries only a Taoist (GS-TILE-13)', () => {
    const none = on('pavilion-of-the-heavenly-wind');
    play(none, 'help');
    expect(asked(none)).toBe('pavilion.carry');
    const full = crowd(on('pavilion-of-the-heavenly-wind'));
    play(full, 'help');
    expect(asked(full)).toBe('pavilion.carry');
  });

  it('Pavilion carries the lone Taoist himself (GS-TILE-11)', () => {
    const g = yangOf(stand(table({ players: 1 }), { yellow: 'pavilion-of-the-heavenly-wind' }), 'yellow');
    play(g, 'help');
    expect(options(g)).toEqual(['taoist:yellow', 'stop']);
    play(g, 'taoist:yellow', 'tile:tea-house');
    expect(board(g, 'yellow').place).toBe(0);
  });
});
