/** What a thing is and does, as it can be read. */

import { seatView } from '@jade/engine';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { things } from '../board-things.ts';
import { deedOf, SPACES, SPECIAL_ACTIONS } from '../content/board.ts';
import { MISSIONS_A, MISSIONS_B } from '../content/missions.ts';
import { clanThing } from '../forecasts.ts';
import { wayOfThePanda } from '../index.ts';
import { inspect } from '../inspect.ts';
import messages from '../messages/en.json';
import { CARD, CHAMPION, DO, ROAD, SPACE, SPECIAL, SPECIAL_SPACE, SPOT } from '../rules/keys.ts';
import { endValue, productsOf } from '../rules/scoring.ts';
import { championThing } from '../rules/things.ts';
import type { Panda } from '../state.ts';
import { building, champion, guards, P1, P2, pending, table, tile } from './table.ts';

const MESSAGES = expand(messages);
const read = (g: Panda, thing: string) => inspect(seatView(wayOfThePanda, g, pending(g), P1), thing);
const lines = (g: Panda, thing: string) => read(g, thing)?.lines.map(({ key, params }) => [key, params]);

describe('Everything on the table can be read', () => {
  it.each(MISSIONS_A.map((a, index) => ({ a, b: MISSIONS_B[index] ?? '' })))('with missions $a and $b', ({ a, b }) => {
    const g = champion(guards(table({ a, b }), 'R05', P2, 1), P1, 'monk', 'N-W');
    const deeds = SPACES.flatMap(({ options }) => options.map(({ id }) => DO.of(deedOf(id).id)));
    const keys = [ROAD, SPOT, CHAMPION, SPACE, SPECIAL, SPECIAL_SPACE].flatMap(({ of }) => of);
    const cards = [...g.cityRow.map(CARD.of), `mission:${a}`, `mission:${b}`, championThing(P2, 2)];
    for (const thing of [...keys, ...deeds, ...cards]) {
      const text = read(g, thing);
      expect(text?.about, thing).toBe(thing);
      for (const { key } of [...(text?.lines ?? []), ...(text === null ? [] : [text.name])])
        expect([thing, key, key in MESSAGES]).toEqual([thing, key, true]);
      expect(text?.lines.length, thing).toBeGreaterThan(0);
    }
    expect(SPECIAL_ACTIONS).toHaveLength(SPECIAL.of.length);
  });

  it.each([2, 4])('whatever %s players can point at answers', (players) => {
    const g = table({ players });
    const view = seatView(wayOfThePanda, g, pending(g), P1);
    expect(things(view).length).toBeGreaterThan(70);
    for (const thing of things(view)) expect([thing, inspect(view, thing)?.about]).toEqual([thing, thing]);
  });

  it('and what is not there cannot', () => {
    const g = table({ players: 2 });
    for (const thing of ['mission:A1', 'card:none', 'do:none', 'champion:P4-monk', 'nothing:at-all'])
      expect([thing, read(g, thing)]).toEqual([thing, null]);
  });
});

describe('A reader learns', () => {
  it('who guards a road, and who would lay its tile', () => {
    const g = guards(guards(table(), 'R02', P1, 1), 'R02', P2, 1);
    expect(lines(g, 'road:R02')).toEqual([
      ['panda.words.ninjas', { ninjas: 1 }],
      ['panda.road.guards', { seat: P1, guards: 1 }],
      ['panda.road.guards', { seat: P2, guards: 1 }],
      ['panda.road.finish', { seat: P1, bySeat: P1 }],
    ]);
    expect(lines(tile(table(), 'R02', P2), 'road:R02')).toEqual([['panda.words.tile', { seat: P2 }]]);
  });

  it('what stands on a location, who is there, and what is special about it', () => {
    const g = champion(building(table(), 'L05', 'gate'), P2, 'monk', 'L05');
    expect(lines(g, 'place:L05')).toEqual([
      ['panda.words.place', { place: 'L05', kind: 'village', built: 1, building: ['gate'], guards: 0 }],
      ['refusal.fewGuards', { guards: 0, needed: expect.any(Number), number: 2 }],
      ['panda.place.frontier', {}],
      ['panda.here', { champion: ['P2-monk'] }],
    ]);
  });

  it('what a building would score for whom, and whose guards are around (WP-BUILD-5)', () => {
    const g = guards(guards(table(), 'R05', P1, 1), 'R05', P2, 2);
    const place = things(seatView(wayOfThePanda, g, pending(g), P1)).find(
      (thing) => thing.startsWith('place:') && lines(g, thing)?.some(([key]) => key === 'panda.place.scores'),
    );
    const said = lines(g, place ?? '') ?? [];
    const [, points] = said.find(([key]) => key === 'panda.place.points') ?? [];
    const scores = said.filter(([key]) => key === 'panda.place.scores').map(([, params]) => params);
    const vp = Number((points as { vp: number }).vp);
    expect(scores.slice(0, 2)).toEqual([
      { seat: P1, own: 1, vp: vp + 2 },
      { seat: P2, own: 2, vp: vp + 1 },
    ]);
  });

  it('what one tile more of a champion would add at the end, and it comes so (WP-SCORE-1)', () => {
    const g = table();
    const next = (lines(g, championThing(P1, 2)) ?? []).filter(([key]) => key === 'panda.column.next');
    const clan = g.clans[P1];
    const before = productsOf(g, P1)[2] ?? 0;
    if (clan !== undefined) clan.strength[2] = (clan.strength[2] ?? 0) + 1;
    expect(next[0]).toEqual(['panda.column.next', { kind: 'strength', vp: (productsOf(g, P1)[2] ?? 0) - before }]);
  });

  it('how far the end is, on every city card (WP-END-1 to WP-END-3)', () => {
    const g = table();
    const [, ends] = lines(g, CARD.of(g.cityRow[0] ?? ''))?.[1] ?? [];
    expect(ends).toEqual({ bases: 5, capitals: 2, buildings: g.supply.buildings.reduce((sum, one) => sum + one, 0) });
  });

  it('where the points of a clan come from, of its track and of each champion (WP-SCORE-1)', () => {
    const g = table();
    const [end, ...columns] = lines(g, clanThing(P2)) ?? [];
    expect(end).toEqual(['panda.endNow', { seat: P2, ...endValue(g, P2) }]);
    expect(columns.map(([key]) => key)).toEqual(['panda.column', 'panda.column', 'panda.column']);
  });
});
