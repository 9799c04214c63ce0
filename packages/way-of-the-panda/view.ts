/** Everything on the table is public (WP-COMP-9); still each thing is shown by name, so that a new one is not seen by itself. */

import type { Core, Seat, Stream, Viewer } from '@jade/engine';
import type { Clan, Missions, Panda } from './state.ts';
import { clonePieces, withCore } from './state.ts';

export function view(g: Panda, _viewer: Viewer) {
  return {
    round: g.round,
    active: g.active,
    order: g.order.slice(),
    clans: g.clans.map(clanView),
    apStack: g.apStack.slice(),
    roadGuards: g.roadGuards.slice(),
    roadTile: g.roadTile.slice(),
    buildings: g.buildings.slice(),
    bases: g.bases.slice(),
    freed: g.freed.slice(),
    spaceGuards: g.spaceGuards.slice(),
    spacePrice: g.spacePrice.slice(),
    supply: {
      buildings: g.supply.buildings.slice(),
      bases: g.supply.bases,
      strength: g.supply.strength.slice(),
      quests: g.supply.quests.slice(),
      tiles: g.supply.tiles.slice(),
    },
    cityRow: g.cityRow.slice(),
    endings: g.endings.slice(),
    quietRounds: g.quietRounds,
    missions: g.missions === null ? null : missionsView(g.missions),
  };
}

function clanView(clan: Clan) {
  return {
    vp: clan.vp,
    ap: clan.ap,
    reserve: clan.reserve,
    strength: clan.strength.slice(),
    quests: clan.quests.slice(),
    champions: clan.champions.slice(),
    tiles: clan.tiles.slice(),
    passed: clan.passed,
    lastSpace: clan.lastSpace,
    specialUsed: clan.specialUsed,
  };
}

function missionsView(m: Missions) {
  return { a: m.a, b: m.b, progress: m.progress.slice(), special: m.special.slice(), winner: m.winner };
}

export type PandaView = Readonly<ReturnType<typeof view>>;

export function imagine(view: PandaView, _viewer: Seat, _random: Stream, core: Core): Panda {
  return withCore(clonePieces(view), core);
}
