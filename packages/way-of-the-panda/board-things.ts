/** Everything on the table that one can point at and ask about. */

import type { SeatView } from '@jade/engine';
import { seatsOf } from '@jade/engine';
import { CLASSES } from './content/classes.ts';
import { effectOf } from './content/missions.ts';
import { tableOf } from './forecasts.ts';
import { CARD, MISSION, ROAD, SPACE, SPECIAL_SPACE, SPOT } from './rules/keys.ts';
import { championThing } from './rules/things.ts';
import type { PandaView } from './view.ts';

export function things(view: SeatView<PandaView>): readonly string[] {
  const g = tableOf(view);
  const { missions, cityRow } = g;
  return [
    ...ROAD.of,
    ...SPOT.of,
    ...seatsOf(g).flatMap((owner) => CLASSES.map((champion) => championThing(owner, champion))),
    ...SPACE.of,
    ...cityRow.map((card) => CARD.of(card)),
    ...[missions?.a, missions?.b].flatMap((card) => (card == null ? [] : [MISSION.of(card)])),
    ...(missions?.a != null && effectOf(missions.a) === 'specialActions' ? SPECIAL_SPACE.of : []),
  ];
}
