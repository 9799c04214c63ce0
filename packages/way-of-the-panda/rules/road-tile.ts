/** A completed road gets its tile, and locations are freed (rulebook chapter 11). */

import type { Seat } from '@jade/engine';
import { at, done, frame, go, refuse, seat, seatsOf, tell } from '@jade/engine';
import type { Place, Road } from '../content/map.ts';
import { ENDS, isPlace, NINJAS, PLACE_IDS, ROAD_IDS } from '../content/map.ts';
import { FREED_VP, FREED_VP_PER_GUARD, TILE_SIZE } from '../content/numbers.ts';
import type { Panda, Table, TileOwner } from '../state.ts';
import { clanOf, guardsOn, NEUTRAL } from '../state.ts';
import { procedure } from './define.ts';
import { NEUTRAL_TILE, OWN_TILE, ROAD } from './keys.ts';
import { awardNetworkMission } from './missions.ts';
import { ownGuardsAround, roadsAt, uncovered } from './roads.ts';
import { changeVp } from './track.ts';

export const finishRoad = procedure('finishRoad', frame<{ road: Road; by: Seat }>(), {
  /** WP-ROAD-3, WP-ROAD-4: asked is whoever has the most guards there, also in another player's turn. */
  tile: {
    rule: 'WP-ROAD-3',
    decider: (g, f) => tileChooser(g, f.road, f.by),
    options: (g, f) => tilesFor(g, f.road, tileChooser(g, f.road, f.by)),
    // WP-ROAD-7: the guards stay for good, and the road is free of ninjas.
    otherwise(g, f) {
      tell('WP-ROAD-7', 'noTileLeft', { road: at(ROAD_IDS, f.road), seat: tileChooser(g, f.road, f.by) });
      return go('free');
    },
    candidates: () => BOTH,
    refusal: (_, f, key) =>
      refuse('WP-ROAD-4', key === OWN_TILE ? 'noOwnTile' : 'noNeutralTile', { ninjas: at(NINJAS, f.road) }),
    concerns: (_, f) => [at(ROAD.of, f.road)],
    prompt: (_, f) => ({ road: at(ROAD_IDS, f.road), ninjas: at(NINJAS, f.road) }),
    resolve(g, f, key) {
      const chooser = tileChooser(g, f.road, f.by);
      placeTile(g, f.road, chooser, key === OWN_TILE ? chooser : NEUTRAL);
      return go('free');
    },
  },

  /** WP-FREE-2: the tile first, then the points. WP-FREE-5: one guard may free both ends. */
  free(g, f) {
    for (const end of at(ENDS, f.road)) if (isPlace(end)) maybeFree(g, end, f.by);
    awardNetworkMission(g);
    return done;
  },
});

const BOTH = [OWN_TILE, NEUTRAL_TILE];
const OWN = [OWN_TILE];
const NEUTRAL_ONLY = [NEUTRAL_TILE];

/** WP-ROAD-4: the tiles there are for a road. */
export function tilesFor(g: Table, road: Road, chooser: Seat): readonly string[] {
  const size = tileSize(road);
  const own = at(clanOf(g, chooser).tiles, size) > 0;
  const neutral = at(g.supply.tiles, size) > 0;
  return own ? (neutral ? BOTH : OWN) : neutral ? NEUTRAL_ONLY : [];
}

function tileSize(road: Road) {
  return at(TILE_SIZE, at(NINJAS, road));
}

/** WP-ROAD-2: the most guards on the road; on a tie, whoever placed the last one. With so many more of theirs, if they are yet to come. */
export function tileChooser(g: Table, road: Road, last: Seat, more = 0): Seat {
  let chooser = last;
  let most = guardsOn(g, road, last) + more;
  for (let index = 0; index < g.seats; index++) {
    const guards = guardsOn(g, road, seat(index));
    if (guards <= most) continue;
    chooser = seat(index);
    most = guards;
  }
  return chooser;
}

function placeTile(g: Panda, road: Road, chooser: Seat, owner: TileOwner): void {
  const size = tileSize(road);
  const source = owner === NEUTRAL ? g.supply.tiles : clanOf(g, owner).tiles;
  source[size] = at(source, size) - 1;
  g.roadTile[road] = owner; // WP-ROAD-5: it stays for the rest of the game
  // WP-ROAD-6
  for (const seat of seatsOf(g)) {
    clanOf(g, seat).reserve += guardsOn(g, road, seat);
    g.roadGuards[road * g.seats + seat] = 0;
  }
  const params = { seat: chooser, road: at(ROAD_IDS, road), ninjas: at(NINJAS, road) };
  tell('WP-ROAD-2', owner === NEUTRAL ? 'neutralTile' : 'ownTile', params);
}

// WP-FREE-1
function maybeFree(g: Panda, place: Place, by: Seat): void {
  if (g.freed[place] === 1) return;
  for (const road of roadsAt(place)) if (uncovered(g, road) > 0) return;
  g.freed[place] = 1;
  const points = seatsOf(g).map((seat) => {
    // WP-FREE-3: two points for covering the last ninja, whoever placed the tile. WP-FREE-4: one for each own guard.
    return (seat === by ? FREED_VP : 0) + ownGuardsAround(g, place, seat) * FREED_VP_PER_GUARD;
  });
  for (const seat of seatsOf(g)) changeVp(g, seat, at(points, seat));
  tell('WP-FREE-1', 'freed', { seat: by, place: at(PLACE_IDS, place), points });
}
