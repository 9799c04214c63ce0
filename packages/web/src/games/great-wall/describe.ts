/** The table in words: sections, hordes, city, clans, court. */

import type { SeatView } from '@jade/engine';
import {
  LOCATION_IDS,
  LOCATIONS,
  NOBODY,
  nameOf,
  powerOf,
  ROWS,
  SECTIONS,
  sectionForecast,
  sectionWords,
  seen,
  slotAt,
  slotsOf,
  vacantSpots,
  variant,
} from '@jade/great-wall/screen';
import type { Speaker } from '@jade/words';
import type { Described } from '../games.ts';
import { wallView } from './wall-view.ts';

export function describe(view: SeatView, words: Speaker): readonly Described[] {
  const g = seen(wallView(view));
  const sections = variant(g).sections.flatMap((section) => {
    const { power, defence } = sectionForecast(g, section);
    const balance = words.say('wall.words.section', {
      section: SECTIONS[section],
      level: g.levels[section] ?? 0,
      barricades: g.barricades[section] ?? 0,
      power,
      defence,
      verdict: words.say(sectionWords(g, section).key),
    });
    const hordes = Array.from({ length: ROWS }, (_, row) => slotAt(section, row))
      .filter((slot) => g.hordes[slot] !== '')
      .map((slot) =>
        words.say('wall.words.horde', {
          horde: g.hordes[slot] ?? '',
          row: (slot % ROWS) + 1,
          power: powerOf(g, slot),
          vacant: vacantSpots(g, slot),
        }),
      );
    return g.season === 'setup' ? hordes : [balance, ...hordes];
  });
  const city = LOCATIONS.map((location) => {
    const clerks = g.tea
      .filter((faction) => (g.clans[faction]?.at[location] ?? 0) > 0)
      .map((faction) =>
        words.say('wall.words.clerks', { seat: nameOf(g, faction), count: g.clans[faction]?.at[location] ?? 0 }),
      );
    return words.say('wall.words.location', {
      location: LOCATION_IDS[location] ?? '',
      slots: slotsOf(g, location),
      clerks: clerks.length === 0 ? words.say('wall.words.nobody') : clerks,
    });
  });
  const clans = g.tea.map((faction) =>
    words.say('wall.words.clan', {
      seat: nameOf(g, faction),
      honour: g.clans[faction]?.honour ?? 0,
      clerks: g.clans[faction]?.clerks ?? 0,
      shame: (g.clans[faction]?.shamed ?? []).reduce((sum, count) => sum + count, 0),
    }),
  );
  const track = g.track
    .map((faction, index) => ({ faction, space: index + 1 }))
    .filter(({ faction }) => faction !== NOBODY)
    .map(({ faction, space }) =>
      words.say('wall.words.command', { seat: nameOf(g, faction), space, command: g.clans[faction]?.shown ?? '' }),
    );
  return [
    { title: words.say('wall.field'), lines: sections },
    { title: words.say('wall.city'), lines: city },
    { title: words.say('wall.clans'), lines: clans },
    { title: words.say('wall.track'), lines: track },
  ];
}
