/** The board in words: clans, locations, roads, spaces. */

import type { SeatView } from '@jade/engine';
import { seat } from '@jade/engine';
import { CLASSES, championThing, inspect, PLACE, ROAD, ROAD_IDS } from '@jade/way-of-the-panda/screen';
import type { Speaker } from '@jade/words';
import type { Described } from '../games.ts';
import { pandaView } from './use-game.ts';

export function describe(view: SeatView, words: Speaker): readonly Described[] {
  const seen = pandaView(view);
  /** The sentence that says what a thing is. */
  const first = (thing: string): string => {
    const [line] = inspect(seen, thing)?.lines ?? [];
    return line === undefined ? '' : words.say(line.key, line.params);
  };
  const clans = seen.table.clans.map((clan, index) => {
    const at = CLASSES.map((c) => first(championThing(seat(index), c)));
    return `${words.say('panda.words.clan', { seat: index, vp: clan.vp, ap: clan.ap, guards: clan.reserve })} ${at.join(' ')}`;
  });
  const places = PLACE.of.map(first);
  const roads = ROAD.of.map((thing, road) =>
    words.say('panda.words.road', { road: ROAD_IDS[road] ?? '', state: first(thing) }),
  );
  return [
    { title: words.say('panda.clans'), lines: clans },
    { title: words.say('panda.words.places'), lines: places },
    { title: words.say('panda.words.roads'), lines: roads },
  ];
}
