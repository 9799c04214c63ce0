/**
 * What a screen foretells, each in the words and by the rule that say it. All of it asks the rules; test/forecasts.test.ts lets
 * every forecast happen in random games and compares.
 */

import type { Forecast, Params, Seat, SeatView } from '@jade/engine';
import { at, witness } from '@jade/engine';
import type { Location } from './content/board.ts';
import { BARRICADE_SLOTS, isProduction, LOCATION_IDS, LOCATIONS, overseerPrice, SHAME_ICON } from './content/board.ts';
import { tacticTitled } from './content/cards.ts';
import type { Request } from './content/coop-cards.ts';
import { requestOf } from './content/coop-cards.ts';
import type { Op } from './content/effects.ts';
import { listOf } from './content/effects.ts';
import type { Resource, Section, Slot } from './content/terms.ts';
import { ALL_SLOTS, ARCHER, RESOURCES, ROWS, SECTIONS, SPEARMAN, sectionOf } from './content/terms.ts';
import type { Activating } from './rules/activation.ts';
import { activate } from './rules/activation.ts';
import { assault, defenceOf, powerAgainst } from './rules/assault.ts';
import { freeFiringSpots, woundTargets } from './rules/attack.ts';
import { possibleAttackers } from './rules/attack-effects.ts';
import { barricadeSupply, build } from './rules/build.ts';
import { clerksIn } from './rules/clerks.ts';
import { deaths, doomedOf } from './rules/deaths.ts';
import { defeat, majority } from './rules/defeat.ts';
import { BASIC, ENHANCED, nearest, SLOT } from './rules/define.ts';
import { invasionNow } from './rules/hordes.ts';
import { amountOf, flagged, modified } from './rules/modifiers.ts';
import { upgradeBarred } from './rules/production.ts';
import { buildSection, lowestOverseer, qinMoves, qinPick, spearmanAim } from './rules/qin.ts';
import { dutiesOf } from './rules/reactions.ts';
import { isTrue, proposal } from './rules/requests.ts';
import { sacrificable } from './rules/sacrifice.ts';
import { artefactHonour, hordeHonour } from './rules/scoring.ts';
import { hordesIn, sectionsInPlay, spotsCovered } from './rules/spots.ts';
import { inWarehouse } from './rules/treasury.ts';
import { happening, window } from './rules/window.ts';
import { winter } from './rules/winter.ts';
import type { Faction, GreatWall } from './state.ts';
import { clanOf, clone, isCoop, isReed, NOBODY, nameOf, qin } from './state.ts';
import type { WallView } from './view.ts';
import { asked } from './view.ts';

/** All that the screen of a viewer foretells now. */
export function forecasts(view: SeatView<WallView>): Forecast[] {
  const g = asked(view.table, view.seats, view.stack);
  if (g.season === 'setup' || g.season === 'over') return [];
  const board = [
    ...sectionsInPlay(g).flatMap((section) => (isAssaulted(g, section) ? [] : [sectionWords(g, section)])),
    ...ALL_SLOTS.filter((slot) => at(g.hordes, slot) !== '').map((slot) => claimForecast(g, slot)),
    ...qinForecasts(g),
  ];
  if (view.viewer === 'spectator') return board;
  const me = view.viewer;
  return [
    ...board,
    ...LOCATIONS.flatMap((location) => locationForecasts(g, me, location)),
    ...g.requests.flatMap((id) => (id === '' ? [] : (requestForecast(g, id, me) ?? []))),
    ...(view.options ?? []).flatMap((key) => playedForecast(g, me, key) ?? []),
    ...[buildForecast(g)].flatMap((one) => one ?? []),
  ];
}

/** How a Section stands before an Assault in which nobody plays anything. */
export interface SectionForecast {
  readonly defence: number;
  readonly power: number;
  readonly holds: boolean;
}

export function sectionForecast(g: GreatWall, section: Section): SectionForecast {
  // What cards have added for this Assault counts.
  const { defence: more, power: stronger } = comparing(g, section) ?? { defence: 0, power: 0 };
  const left = Math.max(0, at(g.barricades, section) - (isAssaulted(g, section) ? 0 : burning(g, section)));
  const defence = Math.max(0, defenceOf(g, section, left) + more);
  const power = Math.max(0, powerAgainst(g, section) + stronger);
  return { defence, power, holds: hordesIn(g, section) === 0 || defence >= power };
}

/** The Assault on a Section that is under way, until the comparison. */
function comparing(g: GreatWall, section: Section) {
  const event = nearest(g, assault);
  return event !== null && event.section === section && event.at === 'assault.compare' ? event : null;
}

/** Whether a Section has had its Assault of this Winter, while the others still wait for theirs: nothing is to come there. */
function isAssaulted(g: GreatWall, section: Section): boolean {
  const season = nearest(g, winter);
  if (season === null || season.at !== 'winter.assault' || comparing(g, section) !== null) return false;
  return sectionsInPlay(g).indexOf(section) < season.section;
}

/** Barricades that the Hordes of a Section will still remove before the comparison (GW-TIME-2). */
function burning(g: GreatWall, section: Section): number {
  const open = nearest(g, window);
  const here = open !== null && open.on === 'beforeAssault' && open.section === section;
  const moment = happening('beforeAssault', { section });
  return dutiesOf(g, moment)
    .slice(here ? open.duties : 0)
    .flatMap(({ list }) => listOf(list))
    .reduce((sum, op) => sum + (op.op === 'removeBarricade' ? amountOf(g, NOBODY, op.n, 0) : 0), 0);
}

function sectionWords(g: GreatWall, section: Section): Forecast {
  const { power, defence, holds } = sectionForecast(g, section);
  return {
    about: `section:${SECTIONS[section]}`,
    key: hordesIn(g, section) === 0 ? 'wall.quiet' : holds ? 'wall.holds' : 'wall.breach',
    params: { power, defence },
    rule: 'GW-WINTER-4',
    when: 'assault',
  };
}

/** Who would claim a Horde; GW-2P-20: nobody where the Reed Clan covers most. */
export function claimForecast(g: GreatWall, slot: Slot): Forecast {
  const event = nearest(g, defeat);
  const decided = event !== null && event.card === at(g.hordes, slot) && DECIDED.has(event.at);
  const most = decided ? event.winner : majority(g, slot);
  const claims = most !== NOBODY && !isReed(g, most);
  return {
    about: at(SLOT.of, slot),
    key: claims ? 'wall.horde.majority' : most === NOBODY ? 'wall.horde.nobody' : 'wall.horde.reed',
    params: claims ? { seat: nameOf(g, most), count: spotsCovered(g, slot, most) } : {},
    rule: most === NOBODY || claims ? 'GW-DEFEAT-7' : 'GW-2P-20',
    when: 'defeated',
  };
}

/** GW-DEFEAT-7: steps of a Defeat after which the winner is fixed. */
const DECIDED: ReadonlySet<string> = new Set(['defeat.survivors', 'defeat.claim', 'defeat.end']);

/** What a Location would bring a seat if it were activated now. */
export function locationForecasts(g: GreatWall, seat: Seat, location: Location): Forecast[] {
  const clan = clanOf(g, seat);
  if (at(clan.at, location) === 0) return [];
  const event = nearest(g, activate);
  const under = event !== null && event.location === location ? event : null;
  const foretold = [...aloneForecast(g, seat, location, under)];
  if (!isProduction(location)) return foretold;
  const count = at(clan.at, location) + at(clan.overseers, location) + (under?.extra[seat] ?? 0);
  const resource = RESOURCES[location as number as Resource];
  foretold.push(place(location, 'gathers', { count, resource }, 'GW-PROD-3', 'activated'));
  if (upgradeBarred(g, seat, location) !== null) return foretold;
  const { level, pays, cost } = at(overseerPrices(g, seat, location), at(clan.overseers, location));
  return [...foretold, place(location, 'upgrade', { level, cost, resource: RESOURCES[pays] }, 'GW-OVER-4', 'upgraded')];
}

function place(location: Location, words: string, params: Params, rule: string, when: string): Forecast {
  return { about: `location:${LOCATION_IDS[location]}`, key: `wall.place.${words}`, params, rule, when };
}

/** GW-ACT-6, GW-AA-1: Shame for being alone; GW-SHAME-5, GW-COOP-25: what comes instead when there is none left. */
function aloneForecast(g: GreatWall, seat: Seat, location: Location, under: Activating | null): Forecast[] {
  const alone =
    under === null ? at(clanOf(g, seat).at, location) === clerksIn(g, location) : under.present.length === 1;
  if (!at(SHAME_ICON, location) || !alone || under?.advanced === true) return [];
  const foretold = (words: string, rule: string) => [place(location, words, {}, rule, 'activated')];
  if (flagged(g, seat, 'noAloneShame') > 0) return foretold('spared', 'GW-ACT-6');
  if (g.shamePool > 0) return foretold('alone', 'GW-ACT-6');
  return isCoop(g) ? foretold('aloneLost', 'GW-COOP-25') : foretold('aloneEmpty', 'GW-SHAME-5');
}

/** What each level of an Overseer costs a player, with the changes of cards (GW-OVER-4). */
export function overseerPrices(
  g: GreatWall,
  seat: Seat,
  location: Location,
): readonly { readonly level: number; readonly pays: Resource; readonly cost: number }[] {
  const less = modified(g, seat, 'cost.overseer');
  return [1, 2, 3].map((level) => {
    const { pays, cost } = overseerPrice(location, level);
    return { level, pays, cost: Math.max(0, cost + less) };
  });
}

/** What would come of a Tactic card, where it can be told beforehand; the key is that of its box. */
export function playedForecast(g: GreatWall, me: Faction, key: string): Forecast | null {
  const enhanced = key.startsWith('enhanced:');
  if (!enhanced && !key.startsWith('basic:')) return null;
  const tactic = tacticTitled(enhanced ? ENHANCED.card(key) : BASIC.card(key));
  for (const op of listOf(enhanced ? tactic.enhanced : tactic.basic)) {
    const then = consequence(g, me, op);
    if (then !== null)
      return { about: key, key: `wall.then.${then.words}`, params: then.params, rule: 'GW-TAC-3', when: 'played' };
  }
  return null;
}

function consequence(g: GreatWall, me: Faction, op: Op): { words: string; params: Params } | null {
  const clan = clanOf(g, me);
  const open = nearest(g, window);
  const section = open === null || open.section < 0 ? null : (open.section as Section);
  switch (op.op) {
    case 'save': {
      const event = nearest(g, deaths);
      const own = event === null ? 0 : doomedOf(event, me).length;
      const saved = Math.min(own, amountOf(g, me, op.n, 0));
      return { words: 'saves', params: { saved, dead: own - saved } };
    }
    case 'mod': {
      if (section === null || (op.stat !== 'defence' && op.stat !== 'power')) return null;
      const { power, defence } = sectionForecast(g, section);
      const by = amountOf(g, me, op.n, 0);
      return op.stat === 'defence'
        ? { words: 'defence', params: { from: defence, to: Math.max(0, defence + by), power } }
        : { words: 'power', params: { from: power, to: Math.max(0, power + by), defence } };
    }
    case 'build': {
      if (section === null || !op.here) return null;
      const { power, defence } = sectionForecast(g, section);
      const count = Math.min(BARRICADE_SLOTS - at(g.barricades, section), barricadeSupply(g));
      return { words: 'slots', params: { count, power, defence } };
    }
    case 'honor':
      return { words: 'honour', params: { from: clan.honour, to: clan.honour + amountOf(g, me, op.n, 0) } };
    case 'dropShame': {
      const from = [...clan.shamed, ...clan.claimedShame].reduce((sum, count) => sum + count, 0);
      return { words: 'shame', params: { from, to: Math.max(0, from - amountOf(g, me, op.n, 0)) } };
    }
    case 'attack':
      return { words: 'attackers', params: { count: possibleAttackers(g, me, op.kinds, op.scope) } };
    case 'wound':
      return op.where === 'section' ? null : { words: 'wounds', params: { count: woundable(g, op.where) } };
    default:
      return null;
  }
}

/** Spots that a Wound could be put on. */
function woundable(g: GreatWall, where: 'firstRow' | 'any'): number {
  const keys: string[] = [];
  for (const section of sectionsInPlay(g)) woundTargets(g, section, false, keys, where === 'firstRow' ? 1 : ROWS);
  return keys.length;
}

/** While a building is being paid: how the Section will stand with it. */
export function buildForecast(g: GreatWall): Forecast | null {
  const event = nearest(g, build);
  const paying = g.stack.at(-1)?.at === 'adjust' && g.stack.at(-2) === event;
  if (event === null || !paying) return null;
  const [kind, name] = event.what.split(':');
  const section = SECTIONS.indexOf(name as (typeof SECTIONS)[number]) as Section;
  const raised = (list: readonly number[]) => list.map((count, index) => count + (index === section ? 1 : 0));
  const built = kind === 'wall' ? { levels: raised(g.levels) } : { barricades: raised(g.barricades) };
  const { power, defence } = sectionForecast(g, section);
  const to = sectionForecast({ ...g, ...built }, section).defence;
  return {
    about: event.what,
    key: 'wall.then.defence',
    params: { from: defence, to, power },
    rule: 'GW-BUILD-4',
    when: 'built',
  };
}

const NEXT_CLERKS = 3;

/** What Qin Jiushao will do next with what he has: his next Clerks, one activation, a recruit, a Wall, an Overseer, the end. */
export function qinForecasts(g: GreatWall): Forecast[] {
  const who = qin(g);
  if (who < 0) return [];
  const { pool, honour } = clanOf(g, who);
  const foretold: Forecast[] = [];
  const say = (words: string, params: Params, rule: string) => {
    foretold.push({ about: 'qin', key: `wall.qin.${words}`, params, rule, when: words });
  };
  const locations = nextClerks(g);
  if (locations.length > 0) say('sends', { locations }, 'GW-SOLO-13');
  const activates = qinPick(g);
  if (activates !== null) say('activates', { location: LOCATION_IDS[activates] as string }, 'GW-SOLO-21');
  const aim = at(pool, SPEARMAN) > 0 ? spearmanAim(g) : null;
  if (aim !== null) say('spearman', { section: SECTIONS[sectionOf(aim.slot)] }, 'GW-SOLO-25');
  const archer = invasionNow(g);
  if (at(pool, ARCHER) > 0 && freeFiringSpots(g, archer) > 0)
    say('archer', { section: SECTIONS[archer] }, 'GW-SOLO-23');
  const wall = buildSection(g);
  if (wall !== null) say('builds', { section: SECTIONS[wall] }, 'GW-SOLO-10');
  const overseer = lowestOverseer(g);
  if (overseer !== null) say('upgrades', { location: LOCATION_IDS[overseer] as string }, 'GW-SOLO-3');
  const artefacts = g.artefacts.reduce((sum, id) => sum + artefactHonour(g, who, id), 0);
  say('end', { honour: artefacts, total: honour + hordeHonour(g, who) + artefacts }, 'GW-SOLO-34');
  return foretold;
}

/** Where his next Clerks go, the first one first (GW-SOLO-13, GW-SOLO-15): tried out on a copy, for he knows nothing that you do not. */
function nextClerks(g: GreatWall): string[] {
  const copy = clone(g);
  const { events } = witness(() => qinMoves(copy, NEXT_CLERKS));
  return events.flatMap(({ key, params }) => (key === 'clerkMoved' ? [String(params.to)] : []));
}

/** Requests of which every player pays a share. */
const EACH: ReadonlySet<Request['kind']> = new Set(['resources', 'honour', 'soldiers', 'clerks']);

/**
 * What a Request still lacks: by seat for payments of each (null: behind a screen), by Section for the escort, as one number
 * for the others; 0 where nothing is missing.
 */
export function requestLacks(g: GreatWall, id: string, me: Faction | null): readonly (number | null)[] {
  const request: Request = requestOf(id);
  const proposed = nearest(g, proposal);
  const seats = Array.from({ length: g.seats }, (_, seat) => seat as Faction);
  switch (request.kind) {
    case 'state':
      return [isTrue(g, request) ? 0 : 1];
    case 'warehouse':
      return [Math.max(0, request.perPlayer * g.seats - inWarehouse(g))];
    case 'escort':
      return [0, 1, 2].map((section) =>
        seats.some((seat) => sacrificable(g, seat, 'escort', section as Section).length > 0) ? 0 : 1,
      );
    case 'resources':
      return seats.map((seat) => {
        const share = request.n + (proposed?.request === id ? at(proposed.share, seat) : 0);
        return seat === me ? Math.max(0, share - at(clanOf(g, seat).resources, request.resource)) : null;
      });
    case 'honour':
      return seats.map((seat) => Math.max(0, request.n - clanOf(g, seat).honour));
    default:
      return seats.map((seat) => {
        const have = sacrificable(g, seat, request.kind, -1).reduce((sum, { count }) => sum + count, 0);
        return Math.max(0, request.n - have);
      });
  }
}

/** Whether a Request can be paid, as far as a player knows; null where nobody pays a share. */
export function requestForecast(g: GreatWall, id: string, me: Faction): Forecast | null {
  if (!EACH.has(requestOf(id).kind)) return null;
  const lacks = requestLacks(g, id, me);
  const short = lacks.some((lack) => lack !== null && lack > 0);
  const words = (lacks[me] ?? 0) > 0 ? 'own' : short ? 'known' : 'mine';
  return { about: `request:${id}`, key: `wall.lack.${words}`, params: {}, rule: 'GW-COOP-11', when: 'proposed' };
}
