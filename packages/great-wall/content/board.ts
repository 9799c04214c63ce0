/** The board: Locations, Walls, tracks, prices and the numbers of each way to sit down (rulebook chapters 2, 7 and 13 to 17). */

import { data } from './data.ts';
import type { Resource, Section, Soldier } from './terms.ts';
import { indexIn, RESOURCES, SECTIONS, SOLDIERS } from './terms.ts';

const board = data.at('board');

/** Index of a Location; the Warehouse is none (GW-CLERK-3). The first four are the Production Locations in the order of what they give (GW-PROD-1). */
export type Location = number & { readonly brand: 'Location' };

interface LocationFacts {
  readonly id: string;
  /** GW-CLERK-2: by board side; 0 for the special ones, which hold any number (GW-CLERK-1). */
  readonly slots: { readonly side3: number; readonly side45: number };
  readonly shameIcon: boolean;
  /** GW-OVER-4: the type that pays for an upgrade, and the price of each level. */
  readonly overseer: { readonly pays: Resource; readonly costs: readonly number[] } | null;
}

const FACTS: readonly LocationFacts[] = board.at('locations').list.map((one) => {
  const special = one.at('kind').oneOf(['ordinary', 'special']) === 'special';
  return {
    id: one.at('id').text,
    slots: special
      ? { side3: 0, side45: 0 }
      : { side3: one.at('slots').at('side3').number, side45: one.at('slots').at('side45').number },
    shameIcon: one.at('shameIcon').flag,
    overseer: one.has('overseer') ? overseerOf(one.at('overseer').list.map((level) => level.at('cost'))) : null,
  };
});

function overseerOf(costs: readonly (typeof board)[]): NonNullable<LocationFacts['overseer']> {
  const [pays = ''] = costs.flatMap((cost) => cost.keys);
  return { pays: indexIn(RESOURCES, pays) as Resource, costs: costs.map((cost) => cost.at(pays).number) };
}

export const LOCATION_IDS: readonly string[] = FACTS.map(({ id }) => id);
export const LOCATIONS: readonly Location[] = FACTS.map((_, index) => index as Location);
export const [BARRACKS, TEAHOUSE, BUILDERS, LOGISTICS, EMBASSY, SCHOOL] = [
  'barracks',
  'teahouse',
  'builders',
  'logistics',
  'embassy',
  'school',
].map((id) => LOCATION_IDS.indexOf(id)) as [Location, Location, Location, Location, Location, Location];
export const TEMPLE = 3 as Location;

export function isProduction(location: Location): boolean {
  return location < RESOURCES.length;
}

export const PRODUCTION: readonly Location[] = LOCATIONS.filter(isProduction);
export const SHAME_ICON: readonly boolean[] = FACTS.map(({ shameIcon }) => shameIcon);

export type Side = 'side3' | 'side45';

/** 0 for a special Location. */
export const SLOTS: Readonly<Record<Side, readonly number[]>> = {
  side3: FACTS.map(({ slots }) => slots.side3),
  side45: FACTS.map(({ slots }) => slots.side45),
};

/** What the upgrade to `level` costs at a Production Location. */
export function overseerPrice(location: Location, level: number): { pays: Resource; cost: number } {
  const overseer = FACTS[location]?.overseer;
  const cost = overseer?.costs[level - 1];
  if (overseer === undefined || overseer === null || cost === undefined)
    throw new Error(`location ${location} has no Overseer of level ${level}`);
  return { pays: overseer.pays, cost };
}

export const LAST_LEVEL = 3;

const walls = board.at('walls').list;
/** By Wall level. */
export const WALL_DEFENCE: readonly number[] = walls.map((wall) => wall.at('defence').number);
export const FIRING_SPOTS: readonly number[] = walls.map((wall) => wall.at('firingSpots').number);
/** GW-BUILD-3: price of the level above, which is also its Honour. */
export const WALL_PRICE: readonly number[] = walls.slice(1).map((wall) => wall.at('buildCost').number);
export const TOP_LEVEL = walls.length - 1;

export const BARRICADE_SLOTS = board.at('barricadeSlotsPerSection').at('n').number;
export const BARRICADE_DEFENCE = board.at('barricade').at('defence').number;
export const BARRICADE_PRICE = board.at('barricade').at('cost').at('wsg').number;
export const BARRICADE_HONOUR = board.at('barricade').at('honour').number;

/** GW-YEAR-3: by Year, the first one at index 1. */
export const TIME_TRACK: Readonly<Record<Side, readonly { hordes: number; lethality: number }[]>> = {
  side3: timeTrack('side3'),
  side45: timeTrack('side45'),
};

function timeTrack(side: Side): { hordes: number; lethality: number }[] {
  const spaces = board.at('timeTrack').at(side).at('spaces').list;
  const years = spaces.map((space) => {
    return { hordes: space.has('hordes') ? space.at('hordes').number : 0, lethality: space.at('lethality').number };
  });
  return [{ hordes: 0, lethality: 0 }, ...years];
}

export const ADVISOR_TRACK = board.at('advisorTrackSlots').at('n').number;
export const ARTEFACTS_IN_PLAY = board.at('artefactSlots').at('n').number;
export const HAND_LIMIT = board.at('tacticHandLimit').at('n').number;

/** GW-BARR-3: by kind of Soldier, then by resource. */
export const RECRUIT_PRICE: readonly (readonly number[])[] = SOLDIERS.map((soldier) => {
  const price = board.at('recruitCosts').at(soldier);
  return RESOURCES.map((resource) => (price.has(resource) ? price.at(resource).number : 0));
});

const costs = board.at('fixedCosts');
export const SAVE_PRICE = costs.at('saveSoldier').at('chi').number;
export const DROP_SHAME_PRICE = costs.at('dropShameSummer').at('chi').number;
export const DROP_SHAME_HONOUR = costs.at('dropShameCoop').at('honour').number;
export const CLERK_PRICE = costs.at('hireClerk').at('gold').number;

const honour = board.at('fixedHonour');
export const HONOUR = {
  donation: honour.at('donation').number,
  defeatParticipant: honour.at('defeatParticipant').number,
  defeatArcher: honour.at('defeatArcher').number,
  discardedCommand: honour.at('discardedCommandCard').number,
  noShameLeft: honour.at('shamePoolEmpty').number,
  shameUnplaceable: honour.at('shameUnplaceable').number,
  shamedSoldier: honour.at('shamedSoldierAtEnd').number,
  qinSpot: honour.at('qinWound').number,
  qinArtefact: honour.at('qinPerArtefact').number,
} as const;

/** GW-TERM-3 */
const perPlayer = data.at('components').at('perPlayer');
export const CLERKS_EACH = perPlayer.at('clerks').number;
export const SOLDIERS_EACH: readonly number[] = ['spearmen', 'archers', 'horsemen'].map(
  (one) => perPlayer.at(one).number,
);
export const BARRICADES = data.at('components').at('shared').at('barricades').number;

export type ModeId = 'competitive' | 'solo' | 'cooperative';

/** The numbers of one way to sit down (GW-SETUP-1). For a fifth player the data keep hooks, but there is no variant (GW-SETUP-22). */
export interface Variant {
  readonly side: Side;
  readonly hordesAtStart: number;
  readonly shamePool: number;
  /** GW-TERM-14: the Sections in play. */
  readonly sections: readonly Section[];
  readonly clerksReserved: number;
  readonly wallsToEnd: number;
  readonly reed: boolean;
  readonly qin: boolean;
  readonly closedIndicator: Section | null;
  /** GW-COOP-1 */
  readonly requestsNeeded: number;
  readonly requestSlots: number;
  readonly removedRequests: readonly string[];
}

const VARIANTS = new Map(
  data
    .at('setup')
    .at('variants')
    .list.map((one): [string, Variant] => {
      const mode = one.at('mode').oneOf(['competitive', 'solo', 'coop']);
      const variant: Variant = {
        side: one.at('boardSide').oneOf(['side3', 'side45']),
        hordesAtStart: one.at('hordesAtStart').number,
        shamePool: one.at('shamePool').number,
        sections: one.at('sections').list.map((section) => indexIn(SECTIONS, section.text) as Section),
        clerksReserved: one.at('clerksReserved').number,
        wallsToEnd: one.has('wallsToEnd') ? one.at('wallsToEnd').number : 0,
        reed: one.at('reed').flag,
        qin: one.at('qin').flag,
        closedIndicator: one.has('removeHordesWithInvasion')
          ? (indexIn(SECTIONS, one.at('removeHordesWithInvasion').text) as Section)
          : null,
        requestsNeeded: one.has('requestsNeeded') ? one.at('requestsNeeded').number : 0,
        requestSlots: one.has('requestSlots') ? one.at('requestSlots').number : 0,
        removedRequests: one.has('removeRequests') ? one.at('removeRequests').list.map(({ text }) => text) : [],
      };
      return [`${mode === 'coop' ? 'cooperative' : mode} ${one.at('humans').number}`, variant];
    }),
);

export function variantOf(mode: ModeId, players: number): Variant {
  const variant = VARIANTS.get(`${mode} ${players}`);
  if (variant === undefined) throw new Error(`there is no ${mode} game for ${players}`);
  return variant;
}

/** GW-COOP-2: the other side of the Time token. */
export const EXTRA_COOP_HORDES = data.at('setup').at('extraHordePerSpring').at('coop').number;

/** GW-SOLO-4: where each Soldier of Qin starts as Overseer. */
export const QIN_OVERSEERS: readonly { location: Location; soldier: Soldier; level: number }[] = data
  .at('soloGenerals')
  .list.flatMap((qin) =>
    qin
      .at('start')
      .at('overseers')
      .list.map((one) => ({
        location: LOCATION_IDS.indexOf(one.at('location').text) as Location,
        soldier: indexIn(SOLDIERS, one.at('soldier').text) as Soldier,
        level: one.at('level').number,
      })),
  );
export const QIN_ADVISORS = data.at('soloGenerals').list[0]?.at('start').at('supportAdvisors').number ?? 0;
/** GW-SOLO-12: the Locations of the five tokens of Qin's track. */
export const QIN_LOCATIONS: readonly Location[] = [...PRODUCTION, BARRACKS];
export const DIFFICULTIES: readonly string[] = data
  .at('solo')
  .at('difficulties')
  .list.map((one) => String(one.at('qinHonour').number));
