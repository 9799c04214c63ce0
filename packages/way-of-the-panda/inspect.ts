/** What a thing on the table is and does, in sentences: a road, a location, a border section, a champion, a space and its options, a card, a mission. */

import type { Inspection, Params, Phrase, Seat, SeatView } from '@jade/engine';
import { at, seat, seatsOf } from '@jade/engine';
import { deedOf, SPACES, SPECIAL_ACTIONS } from './content/board.ts';
import type { Class } from './content/classes.ts';
import { BUILDINGS, CHAMPIONS, CLASSES } from './content/classes.ts';
import type { Place, Road, Spot } from './content/map.ts';
import { IS_FRONTIER, NUMBERED_PLACES, PLACE_IDS, SPOT_IDS } from './content/map.ts';
import { effectOf } from './content/missions.ts';
import { BUILD_VP, MOST_QUESTS, MOST_STRENGTH, MULTIPLIERS, QUEST_VALUES } from './content/numbers.ts';
import type { Ruled } from './forecasts.ts';
import {
  actorOf,
  buildText,
  clanThing,
  columnText,
  endsOf,
  endText,
  finishText,
  pointTexts,
  priceTexts,
  tableOf,
} from './forecasts.ts';
import { CARD, CHAMPION, DO, MISSION, PLACE, ROAD, SPACE, SPECIAL, SPECIAL_SPACE, SPOT } from './rules/keys.ts';
import { isCapital, isCity, nextBuilding } from './rules/places.ts';
import { missionProgress } from './rules/progress.ts';
import { guardsAround, ownGuardsAround, uncovered } from './rules/roads.ts';
import { buildingPoints } from './rules/sites.ts';
import { guardsFor } from './rules/spaces.ts';
import { championFrom, championThing, isChampionThing } from './rules/things.ts';
import type { Table } from './state.ts';
import { championAt, clanOf, guardsOn, NEUTRAL, NO_TILE } from './state.ts';
import type { PandaView } from './view.ts';

export function inspect(view: SeatView<PandaView>, thing: string): Inspection | null {
  const g = tableOf(view);
  const actor = actorOf(view);
  if (ROAD.has(thing)) return inspected(thing, roadLines(g, actor, ROAD.index(thing)));
  if (PLACE.has(thing)) return inspected(thing, placeLines(g, actor, PLACE.index(thing)));
  if (SPOT.has(thing)) return inspected(thing, borderLines(g, SPOT.index(thing)));
  if (isChampionThing(thing)) {
    const { owner, champion } = championFrom(thing);
    return owner < g.seats ? inspected(thing, championLines(g, owner, champion)) : null;
  }
  const clan = seatsOf(g).find((one) => clanThing(one) === thing);
  if (clan !== undefined) return inspected(thing, clanLines(g, clan), `clan.${clan}`);
  if (CHAMPION.has(thing)) return inspected(thing, championLines(g, actor, CHAMPION.index(thing)));
  if (SPACE.has(thing))
    return inspected(thing, [...spaceLines(g, actor, SPACE.index(thing)), ...deeds(SPACE.index(thing))]);
  if (SPECIAL_SPACE.has(thing)) return inspected(thing, specialSpace(g, SPECIAL_SPACE.index(thing)));
  if (SPECIAL.has(thing)) return inspected(thing, [specialState(g, SPECIAL.index(thing))]);
  if (DO.has(thing)) {
    const space = SPACES.find(({ options }) => options.some(({ id }) => id === DO.name(thing)));
    return space === undefined ? null : inspected(thing, spaceLines(g, actor, space.index));
  }
  if (CARD.has(thing)) return cardOf(g, thing);
  return MISSION.has(thing) ? missionOf(g, thing) : null;
}

/** Things have their names in the catalogue under their own: `road:R12` is called `road.R12`. */
function inspected(about: string, lines: readonly Phrase[], name = about.replace(':', '.')): Inspection {
  return { about, name: line(name, null), lines };
}

function line(key: string, rule: string | null, params: Params = {}): Phrase {
  return { key, params, rule };
}

function known(text: Ruled | null): Phrase[] {
  return text === null ? [] : [text];
}

/** First how many ninjas are left or whose tile lies there, then the guards, then what comes of the last ninja. */
function roadLines(g: Table, actor: Seat, road: Road): Phrase[] {
  const guards = seatsOf(g).filter((who) => guardsOn(g, road, who) > 0);
  return [
    roadState(g, road),
    ...guards.map((who) => line('panda.road.guards', 'WP-MAP-11', { seat: who, guards: guardsOn(g, road, who) })),
    ...known(finishText(g, actor, road)),
  ];
}

function roadState(g: Table, road: Road): Phrase {
  const tile = at(g.roadTile, road);
  if (tile === NO_TILE) return line('panda.words.ninjas', 'WP-MOVE-3', { ninjas: uncovered(g, road) });
  return tile === NEUTRAL
    ? line('panda.words.neutralTile', 'WP-ROAD-5')
    : line('panda.words.tile', 'WP-ROAD-5', { seat: tile });
}

/** First what stands there and is around it, then what could be built. */
function placeLines(g: Table, actor: Seat, place: Place): Phrase[] {
  const building = BUILDINGS.filter((_, c) => (at(g.buildings, place) & (1 << c)) !== 0);
  const kind = isCapital(g, place) ? 'capital' : isCity(g, place) ? 'city' : 'village';
  const guards = guardsAround(g, place);
  const params = { place: at(PLACE_IDS, place), kind, built: building.length, building, guards };
  return [
    line('panda.words.place', null, params),
    ...known(buildText(g, actor, place)),
    ...pointsHere(g, place),
    ...(IS_FRONTIER[place] ? [line('panda.place.frontier', 'WP-FRONT-1')] : []),
    ...(NUMBERED_PLACES.includes(place) ? [line('panda.place.numbered', 'WP-MAP-6')] : []),
    ...(g.freed[place] === 1 ? [line('panda.place.freed', 'WP-FREE-1')] : []),
    ...whoIsAt(g, place),
  ];
}

/** WP-BUILD-5: whose the guards around are, and what the next building would score for each; nothing where it is full. */
function pointsHere(g: Table, place: Place): Phrase[] {
  const number = nextBuilding(g, place);
  const base = BUILD_VP[number];
  if (base === undefined || guardsAround(g, place) === 0) return [];
  return [
    line('panda.place.points', 'WP-BUILD-5', { number, vp: base }),
    ...seatsOf(g).map((seat) => {
      const own = ownGuardsAround(g, place, seat);
      return line('panda.place.scores', 'WP-BUILD-5', { seat, own, vp: buildingPoints(g, seat, place).vp });
    }),
  ];
}

function borderLines(g: Table, spot: Spot): Phrase[] {
  return [line('panda.border.line', 'WP-MAP-12'), ...whoIsAt(g, spot)];
}

function whoIsAt(g: Table, spot: Spot): Phrase[] {
  const champion = seatsOf(g).flatMap((owner) =>
    CLASSES.filter((c) => championAt(g, owner, c) === spot).map((c) => nameOf(championThing(owner, c))),
  );
  return champion.length === 0 ? [] : [line('panda.here', 'WP-CHAMP-2', { champion })];
}

/** The thing without its kind, as a parameter names it. */
function nameOf(thing: string): string {
  return thing.slice(thing.indexOf(':') + 1);
}

/** First where it stands and how strong it is, then what its tiles are worth. */
function championLines(g: Table, owner: Seat, champion: Class): Phrase[] {
  const { strength, quests } = clanOf(g, owner);
  const spot = championAt(g, owner, champion);
  const params = {
    champion: at(CHAMPIONS, champion),
    place: spot < 0 ? 'sheet' : at(SPOT_IDS, spot),
    strength: at(strength, champion),
    quests: at(quests, champion),
  };
  return [
    line('panda.words.champion', 'WP-CLAN-3', params),
    columnText(g, owner, champion),
    ...nextTiles(g, owner, champion),
  ];
}

/** First what it would have at the end and where from, then each champion. */
function clanLines(g: Table, seat: Seat): Phrase[] {
  return [endText(g, seat), ...CLASSES.map((c) => columnText(g, seat, c))];
}

/** WP-SCORE-1: what one tile more of each kind would add at the end. */
function nextTiles(g: Table, owner: Seat, champion: Class): Phrase[] {
  const { strength, quests } = clanOf(g, owner);
  const [have, done] = [at(strength, champion), at(quests, champion)];
  const worth = (power: number, seen: number) => at(MULTIPLIERS, power) * at(QUEST_VALUES, seen);
  const now = worth(have, done);
  const more = [
    ...(have < MOST_STRENGTH ? [{ kind: 'strength', vp: worth(have + 1, done) - now }] : []),
    ...(done < MOST_QUESTS ? [{ kind: 'quest', vp: worth(have, done + 1) - now }] : []),
  ];
  return more.map(({ kind, vp }) => line('panda.column.next', 'WP-SCORE-1', { kind, vp }));
}

/** First whether somebody was there in this round, then what it would cost. */
function spaceLines(g: Table, actor: Seat, index: number): Phrase[] {
  const before = at(g.spacePrice, index);
  const state =
    before === 0
      ? line('panda.cell.free', 'WP-GUARD-1')
      : line('panda.cell.taken', 'WP-GUARD-2', { before, guards: guardsFor(g, at(SPACES, index)) });
  return [state, ...priceTexts(g, actor, index), line('panda.cell.back', 'WP-REFUND-3')];
}

function deeds(index: number): Phrase[] {
  return at(SPACES, index).options.map(({ id }) => line(`do.${id}`, 'WP-BOARD-2'));
}

function specialSpace(g: Table, index: number): Phrase[] {
  return [line(`do.${at(SPECIAL_ACTIONS, index).id}`, 'WP-BONUS-A9-3'), specialState(g, index)];
}

function specialState({ missions }: Table, index: number): Phrase {
  const owner = missions?.special[index] ?? -1;
  return owner < 0
    ? line('panda.special.free', 'WP-BONUS-A9-1')
    : line('panda.special.taken', 'WP-BONUS-A9-2', { seat: seat(owner) });
}

/** A city card of the row. */
function cardOf(g: Table, thing: string): Inspection | null {
  const { cityRow } = g;
  const index = cityRow.indexOf(CARD.name(thing));
  if (index < 0) return null;
  const isEnd = index === 0 || index === cityRow.length - 1;
  const name = `cityCard.${deedOf(CARD.name(thing)).id}`;
  return inspected(
    thing,
    [line(isEnd ? 'panda.card.end' : 'panda.card.middle', 'WP-CITY-1'), line('panda.ends', 'WP-END-1', endsOf(g))],
    name,
  );
}

/** A mission of this game: what it asks for, and how far everybody is. */
function missionOf(g: Table, thing: string): Inspection | null {
  const card = MISSION.name(thing);
  const { missions } = g;
  if (missions === null || (card !== missions.a && card !== missions.b)) return null;
  const asks = line(`mission.${card}.line`, `WP-BONUS-${card}`);
  return inspected(thing, [asks, ...(card === missions.b ? pointTexts(g, card) : progressLines(g, card))]);
}

function progressLines(g: Table, card: string): Phrase[] {
  if (effectOf(card) === 'specialActions') return [];
  const { have, goal } = missionProgress(g, card);
  return have.map((value, who) => line('panda.mission.progress', `WP-BONUS-${card}`, { seat: who, value, goal }));
}
