/**
 * What a screen foretells, each in the words and by the rule that say it; forecasts/ has a file for each subject. All of it asks the rules
 * about what lies open; proofs.ts lets every forecast come about and compares.
 */

import type { Forecast, Seat, SeatView } from '@jade/engine';
import { LOCATIONS } from './content/board.ts';
import { hordeForecasts } from './forecasts/hordes.ts';
import { locationForecasts } from './forecasts/locations.ts';
import { qinForecasts } from './forecasts/qin.ts';
import { requestForecast } from './forecasts/requests.ts';
import { artefactForecast, claimedForecasts } from './forecasts/scores.ts';
import { buildForecast, sectionForecasts } from './forecasts/sections.ts';
import { tacticForecasts } from './forecasts/tactics.ts';
import type { Seen, WallView } from './view.ts';
import { seen } from './view.ts';

/** All that the screen of a viewer foretells now. */
export function forecasts(view: SeatView<WallView>): Forecast[] {
  const g = seen(view);
  if (g.season === 'setup' || g.season === 'over') return [];
  const board = [...sectionForecasts(g), ...hordeForecasts(g), ...qinForecasts(g, g.indicator)];
  const { viewer, options } = view;
  return viewer === 'spectator' ? board : [...board, ...ownForecasts(g, viewer, options ?? [])];
}

/** What is foretold to a seat about its own things. */
function ownForecasts(g: Seen, me: Seat, options: readonly string[]): Forecast[] {
  return [
    ...LOCATIONS.flatMap((location) => locationForecasts(g, me, location)),
    ...g.artefacts.map((id) => artefactForecast(g, me, id)),
    ...claimedForecasts(g, me),
    ...g.requests.flatMap((id) => (id === '' ? [] : (requestForecast(g, id, me) ?? []))),
    ...options.flatMap((key) => tacticForecasts(g, me, key)),
    ...[buildForecast(g)].flatMap((one) => one ?? []),
  ];
}
