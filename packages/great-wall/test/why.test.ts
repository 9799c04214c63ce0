/** Why somebody won: its parts are those that the rules counted. */

import type { Event } from '@jade/engine';
import { choose, expectOk, openMatch, seatView } from '@jade/engine';
import { configFor, walk } from '@jade/engine/kit';
import problems from '@jade/engine/messages/en.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { greatWall } from '../index.ts';
import messages from '../messages/en.json' with { type: 'json' };
import { sourcesOf, why } from '../why.ts';

it('every source is named, and brought what the rules told', () => {
  let told = 0;
  for (let index = 0; index < 6; index++) {
    const config = configFor(greatWall, { mode: 'competitive', players: 2 + (index % 3) }, `why ${index}`);
    const match = openMatch(greatWall, config);
    const story: Event[] = [...match.opening];
    for (const { choice, seq } of walk(greatWall, config)) {
      story.push(...expectOk(choose(match, { ...choice, seq })).events);
    }
    const view = seatView(greatWall, match.game, null, 'spectator');
    const sources = sourcesOf(story, view);
    for (const { key, params } of story) {
      if (key !== 'artefact') continue;
      const source = sources.find(({ name }) => (name as { key: string }).key === `artefact.${params.artefact}`);
      expect(source?.points[Number(params.seat)]).toBe(params.honour);
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
