/**
 * All that a screen of Way of the Panda foretells: what a space costs, what could be built where and for how many points, who would lay the
 * tile of a road, what everybody would have at the end, who comes next. Each is asked of the rules themselves; proofs.ts lets it come about.
 */

import type { Forecast, Phrase, Seat, SeatView } from '@jade/engine';
import { at, frameIn, seatsOf } from '@jade/engine';
import { SPACES } from './content/board.ts';
import type { Class } from './content/classes.ts';
import { CHAMPIONS, CLASSES } from './content/classes.ts';
import type { Place, Road } from './content/map.ts';
import { PLACES, ROAD_IDS, ROADS } from './content/map.ts';
import { LAST_BASE, LAST_CAPITAL, LEAST_AP, vpLostAt } from './content/numbers.ts';
import { MISSION, PLACE, ROAD, SPACE } from './rules/keys.ts';
import { foundings } from './rules/places.ts';
import { tileChooser, tilesFor } from './rules/road-tile.ts';
import { uncovered } from './rules/roads.ts';
import { turn } from './rules/round.ts';
import { endValue, missionPoints, productsOf } from './rules/scoring.ts';
import { buildingPoints, siteRefusal } from './rules/sites.ts';
import { canSelect, guardsFor, vpLostBy } from './rules/spaces.ts';
import { championThing } from './rules/things.ts';
import type { Table } from './state.ts';
import { clanOf } from './state.ts';
import type { PandaView } from './view.ts';

/** What puts forecasts to the proof: a space selected, AP paid, a building, the last ninja of a road covered, the final scoring, the next turn, cities founded. */
export const WHEN = {
  select: 'select',
  pay: 'pay',
  build: 'build',
  cover: 'cover',
  score: 'score',
  next: 'next',
  found: 'found',
} as const;
export type When = keyof typeof WHEN;

/** Things that something is foretold of, beside those that can be chosen. */
export const CITIES = 'cities';
export const TURN = 'turn';
export function clanThing(seat: Seat): string {
  return `clan:P${seat + 1}`;
}
export function trackThing(ap: number): string {
  return `ap:${ap}`;
}

/** A sentence with the rule behind it. */
export type Ruled = Phrase & { readonly rule: string };

/** What a viewer sees, as a table that the questions of the rules can be put to. */
export function tableOf({ table, seats }: SeatView<PandaView>): Table {
  return { ...table, seats };
}

/** Whom the board is about: the viewer who is asked, else whoever has the turn. */
export function actorOf({ viewer, options, table }: SeatView<PandaView>): Seat {
  return viewer !== 'spectator' && options !== null ? viewer : table.active;
}

export function forecasts(view: SeatView<PandaView>): Forecast[] {
  if (view.outcome !== null) return [];
  const g = tableOf(view);
  const actor = actorOf(view);
  return [
    ...prices(view, g, actor),
    ...penalties(),
    ...PLACES.flatMap((place) => building(g, actor, place)),
    ...ROADS.flatMap((road) => finishing(g, actor, road)),
    ...seatsOf(g).flatMap((seat) => endings(g, seat)),
    ...missionB(g),
    ...next(view, g),
    foretold('found', CITIES, citiesText(g)),
  ];
}

function foretold(when: When, about: string, { key, params, rule }: Ruled): Forecast {
  return { about, key, params, rule, when };
}

/** WP-GUARD-2, WP-PAY-1, WP-TRACK-2: what is left after a space was selected. */
export function priceTexts(g: Table, seat: Seat, index: number): Ruled[] {
  const space = at(SPACES, index);
  const { reserve, ap } = clanOf(g, seat);
  const vp = vpLostBy(g, seat, space.cost);
  const guards = { from: reserve, to: reserve - guardsFor(g, space) };
  return [
    { key: 'panda.cell.guards', params: guards, rule: 'WP-GUARD-2' },
    { key: 'panda.cell.ap', params: { from: ap, to: ap - space.cost }, rule: 'WP-PAY-1' },
    ...(vp === 0 ? [] : [{ key: 'panda.cell.overdrawn', params: { vp }, rule: 'WP-TRACK-2' }]),
  ];
}

/** Of every space that can be selected, while the viewer chooses one. */
function prices({ decision, options }: SeatView<PandaView>, g: Table, seat: Seat): Forecast[] {
  if (options === null || (decision !== turn.steps.select && decision !== turn.steps.idle)) return [];
  return SPACES.filter((space) => canSelect(g, seat, space)).flatMap(({ index }) =>
    priceTexts(g, seat, index).map((text) => foretold('select', at(SPACE.of, index), text)),
  );
}

/** WP-TRACK-2: what it costs to end on a space below zero. */
function penalties(): Forecast[] {
  return Array.from({ length: -LEAST_AP }, (_, index) => {
    const ap = LEAST_AP + index;
    const text = { key: 'panda.track.penalty', params: { vp: vpLostAt(ap) }, rule: 'WP-TRACK-2' };
    return foretold('pay', trackThing(ap), text);
  });
}

/** WP-BUILD-2, WP-BUILD-5: which building comes next on a location, and its points; or what is missing for it. In setup nobody builds. */
export function buildText(g: Table, seat: Seat, place: Place): Ruled | null {
  if (g.round === 0) return null;
  const refusal = siteRefusal(g, place);
  if (refusal !== null) return { key: `refusal.${refusal.why}`, params: refusal.params ?? {}, rule: refusal.rule };
  const { number, vp } = buildingPoints(g, seat, place);
  return { key: 'panda.place.builds', params: { seat, number, vp }, rule: 'WP-BUILD-5' };
}

function building(g: Table, seat: Seat, place: Place): Forecast[] {
  const text = buildText(g, seat, place);
  return text === null ? [] : [foretold('build', at(PLACE.of, place), text)];
}

/** WP-ROAD-2, WP-ROAD-7: who would lay the tile if this seat covered the last ninja of a road. */
export function finishText(g: Table, seat: Seat, road: Road): Ruled | null {
  if (g.round === 0 || uncovered(g, road) !== 1 || clanOf(g, seat).reserve === 0) return null;
  const chooser = tileChooser(g, road, seat, 1);
  if (tilesFor(g, road, chooser).length === 0)
    return { key: 'event.noTileLeft', params: { road: at(ROAD_IDS, road), seat: chooser }, rule: 'WP-ROAD-7' };
  return { key: 'panda.road.finish', params: { seat: chooser, bySeat: seat }, rule: 'WP-ROAD-2' };
}

function finishing(g: Table, seat: Seat, road: Road): Forecast[] {
  const text = finishText(g, seat, road);
  return text === null ? [] : [foretold('cover', at(ROAD.of, road), text)];
}

/** WP-SCORE-1: what a champion's tiles are worth at the end. */
export function columnText(g: Table, seat: Seat, champion: Class): Ruled {
  const { strength, quests } = clanOf(g, seat);
  const vp = at(productsOf(g, seat), champion);
  const params = {
    champion: at(CHAMPIONS, champion),
    strength: at(strength, champion),
    quests: at(quests, champion),
    vp,
  };
  return { key: 'panda.column', params, rule: 'WP-SCORE-1' };
}

/** WP-SCORE-1: what a seat would have if the game ended now, and where it comes from. */
export function endText(g: Table, seat: Seat): Ruled {
  return { key: 'panda.endNow', params: { seat, ...endValue(g, seat) }, rule: 'WP-SCORE-1' };
}

function endings(g: Table, seat: Seat): Forecast[] {
  return [
    ...CLASSES.map((c) => foretold('score', championThing(seat, c), columnText(g, seat, c))),
    foretold('score', clanThing(seat), endText(g, seat)),
  ];
}

/** WP-SCORE-2: what card B would give to everybody. */
export function pointTexts(g: Table, card: string): Ruled[] {
  const points = missionPoints(g, card);
  return seatsOf(g).map((seat) => {
    return { key: 'panda.mission.points', params: { seat, vp: at(points, seat) }, rule: `WP-BONUS-${card}` };
  });
}

function missionB(g: Table): Forecast[] {
  const { missions } = g;
  if (missions === null) return [];
  return pointTexts(g, missions.b).map((text) => foretold('score', MISSION.of(missions.b), text));
}

/** WP-ROUND-2, WP-PASS-2: who comes after the player whose turn it is. */
export function nextInTurn(g: Table): Seat {
  const now = g.order.indexOf(g.active);
  const others = g.order.map((_, steps) => at(g.order, (now + 1 + steps) % g.seats));
  return others.find((seat) => !clanOf(g, seat).passed) ?? g.active;
}

function next({ stack }: SeatView<PandaView>, g: Table): Forecast[] {
  if (frameIn(stack, turn) === null) return [];
  return [foretold('next', TURN, { key: 'panda.step.next', params: { seat: nextInTurn(g) }, rule: 'WP-ROUND-2' })];
}

/** WP-END-1, WP-END-2, WP-END-3: how far each of the three ends is. */
export function endsOf(g: Table): { readonly bases: number; readonly buildings: number; readonly capitals: number } {
  const { bases, capitals } = foundings(g);
  const buildings = g.supply.buildings.reduce((sum, count) => sum + count, 0);
  return { bases: Math.max(0, LAST_BASE - bases), buildings, capitals: Math.max(0, LAST_CAPITAL - capitals) };
}

/** WP-END-1, WP-END-3: how many cities and capitals there are of those that end the game. */
export function citiesText(g: Table): Ruled {
  const params = { ...foundings(g), lastBase: LAST_BASE, lastCapital: LAST_CAPITAL };
  return { key: 'panda.cities.line', params, rule: 'WP-END-1' };
}
