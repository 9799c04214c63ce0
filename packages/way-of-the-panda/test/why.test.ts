/** Why somebody won: its parts are those that the rules counted. */

import type { Event } from '@jade/engine';
import { at, choose, expectOk, openMatch, seatView } from '@jade/engine';
import { configFor, walk } from '@jade/engine/kit';
import problems from '@jade/engine/messages/en.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { wayOfThePanda } from '../index.ts';
import messages from '../messages/en.json' with { type: 'json' };
import { sourcesOf, why } from '../why.ts';

it('every source is named, and brought what the rules told', () => {
  let told = 0;
  for (let index = 0; index < 6; index++) {
    const config = configFor(wayOfThePanda, { mode: 'expert', players: 2 + (index % 3) }, `why ${index}`);
    const match = openMatch(wayOfThePanda, config);
    const story: Event[] = [...match.opening];
    for (const { choice, seq } of walk(wayOfThePanda, config)) {
      story.push(...expectOk(choose(match, { ...choice, seq })).events);
    }
    const view = seatView(wayOfThePanda, match.game, null, 'spectator');
    const sources = sourcesOf(story, view);
    for (const { key, params } of story) {
      const who = Number(params.seat);
      if (key === 'tileScore')
        expect(sources.slice(1, 4).map(({ points }) => at(points, who))).toEqual(params.products);
      if (key === 'missionScore' && params.mission === match.game.missions?.b)
        expect(at(at(sources, 4).points, who)).toBe(params.vp);
    }
    const { reasons } = why(story, view);
    told += reasons.length;
    for (const { key, params } of reasons) {
      expect(problems).toHaveProperty([key]);
      expect(messages).toHaveProperty([(params.what as { key: string }).key]);
    }
  }
  expect(told).toBeGreaterThan(0);
});
