/** The board in words: clans, locations, roads, spaces. */

import type { SeatView } from '@jade/engine';
import type { Pieces } from '@jade/way-of-the-panda/screen';
import {
  asked,
  BUILDINGS,
  CHAMPIONS,
  CLASSES,
  guardsAround,
  isCapital,
  isCity,
  NEUTRAL,
  NO_TILE,
  PLACE_IDS,
  PLACES,
  ROAD_IDS,
  ROADS,
  SPOT_IDS,
  uncovered,
} from '@jade/way-of-the-panda/screen';
import type { Speaker } from '@jade/words';
import type { Described } from '../games.ts';

export function describe(view: SeatView, words: Speaker): readonly Described[] {
  const g = asked(view.table as Pieces, view.seats);
  const clans = g.clans.map((clan, index) => {
    const at = clan.champions.map((spot, c) =>
      words.say('panda.words.champion', {
        champion: CHAMPIONS[c] ?? '',
        place: SPOT_IDS[spot] ?? 'sheet',
        strength: clan.strength[c] ?? 0,
        quests: clan.quests[c] ?? 0,
      }),
    );
    return `${words.say('panda.words.clan', { seat: index, vp: clan.vp, ap: clan.ap, guards: clan.reserve })} ${at.join(' ')}`;
  });
  const places = PLACES.map((place) => {
    const built = CLASSES.filter((c) => ((g.buildings[place] ?? 0) & (1 << c)) !== 0).map((c) =>
      words.say(`building.${BUILDINGS[c]}`),
    );
    const kind = isCapital(g, place) ? 'capital' : isCity(g, place) ? 'city' : 'village';
    return words.say('panda.words.place', {
      place: PLACE_IDS[place] ?? '',
      kind,
      built: built.length === 0 ? words.say('panda.words.nothing') : built,
      guards: guardsAround(g, place),
    });
  });
  const roads = ROADS.map((road) => {
    const tile = g.roadTile[road] ?? NO_TILE;
    const state =
      tile === NO_TILE
        ? words.say('panda.words.ninjas', { ninjas: uncovered(g, road) })
        : tile === NEUTRAL
          ? words.say('panda.words.neutralTile')
          : words.say('panda.words.tile', { seat: tile });
    return words.say('panda.words.road', { road: ROAD_IDS[road] ?? '', state });
  });
  return [
    { title: words.say('panda.clans'), lines: clans },
    { title: words.say('panda.words.places'), lines: places },
    { title: words.say('panda.words.roads'), lines: roads },
  ];
}
