/**
 * The keys under which things are chosen, all in one place: they stand in records and never change within a version of the rules. A Vital Spot
 * is named by Section and row, then a or b for the upper or lower line and the column: `spot:L1-a2`.
 */

import { at, keySet, keysFor, namedKeys } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { LOCATION_IDS } from '../content/board.ts';
import { GRID_CELLS, GRID_COLUMNS } from '../content/hordes.ts';
import type { Resource, Section, Slot, Soldier } from '../content/terms.ts';
import {
  ALL_RESOURCES,
  ALL_SECTIONS,
  ALL_SLOTS,
  ALL_SOLDIERS,
  ARCHER,
  RESOURCES,
  rowOf,
  SECTIONS,
  SOLDIERS,
  sectionOf,
} from '../content/terms.ts';
import type { Faction, Table } from '../state.ts';
import { isPlayer, isReed } from '../state.ts';

export { STOP } from '@jade/engine';

/** Plain words, each the answer to one question. */
export const PASS = 'pass';
export const YES = 'yes';
export const NO = 'no';
export const GATHER = 'gather';
export const DRAW = 'draw';
export const UPGRADE = 'upgrade';
export const DONATE = 'donate';
export const PAID = 'paid';
export const CLERK = 'clerk';
export const ACTIVE = 'active';
export const SUPPORT = 'support';
export const BUY_OFF = 'buyOff';
export const TEA_UP = 'tea:up';
export const TEA_TOP = 'tea:top';
export const RECOVER_CARDS = 'recover:cards';
export const RECOVER_HONOUR = 'recover:honour';

/** Cards. */
export const GENERAL = namedKeys('general');
export const ADVISOR = namedKeys('advisor');
export const COMMAND = namedKeys('command');
export const COPY = namedKeys('copy');
export const RECLAIM = namedKeys('reclaim');
export const USE = namedKeys('use');
export const BASIC = namedKeys('basic');
export const ENHANCED = namedKeys('enhanced');
export const DISCARD = namedKeys('discard');
export const SHAME_HORDE = namedKeys('shameHorde');
export const REQUEST = namedKeys('request');
/** One of several lists of effects, by the first effect of each. */
export const CHOOSE = namedKeys('choose');

export const LOCATION = keysFor<Location>('location', LOCATION_IDS);
/** In `FROM` and `SACRIFICE_CLERK`: the pool, after all Locations. */
export const POOL = LOCATION_IDS.length as Location;
/** Where Clerks can be, by name. */
export const PLACES: readonly string[] = [...LOCATION_IDS, 'pool'];
export const FROM = keysFor<Location>('from', PLACES);
export const TO = keysFor<Location>('to', LOCATION_IDS);
export const SACRIFICE_CLERK = keysFor<Location>('sacrifice', PLACES);

export const REST = keysFor<Section>('rest', SECTIONS);
export const FIRING = keysFor<Section>('firing', SECTIONS);
export const SECTION = keysFor<Section>('section', SECTIONS);
export const WALL = keysFor<Section>('wall', SECTIONS);
export const BARRICADE = keysFor<Section>('barricade', SECTIONS);

export const SOLDIER = keysFor<Soldier>('soldier', SOLDIERS);
export const RECRUIT = keysFor<Soldier>('recruit', SOLDIERS);
export const SHAME = keysFor<Soldier>('shame', SOLDIERS);
export const SACRIFICE_POOL = keysFor<Soldier>(
  'sacrifice',
  SOLDIERS.map((soldier) => `pool-${soldier}`),
);

export const RESOURCE = keysFor<Resource>('resource', RESOURCES);
export const SPACE = keysFor('space', ['1', '2', '3', '4', '5']);
export const PLAYER = keysFor<Faction>('player', ['0', '1', '2', '3']);

/** Who marches: a Soldier of the Rest Zone by its kind; an Archer out of a Firing Spot, to the Rest Zone or to a Firing Spot. */
export const MARCH = keysFor('march', [...SOLDIERS, 'firing-rest', 'firing-firing']);
export const MARCH_DOWN = at(MARCH.of, SOLDIERS.length);
export const MARCH_ACROSS = at(MARCH.of, SOLDIERS.length + 1);

/** Where Soldiers wait in a Section: a Rest Zone by the kind, or a Firing Spot. */
export interface Post {
  readonly section: Section;
  /** A kind of Soldier at rest, or IN_FIRING. */
  readonly kind: number;
}

/** In `Post`: the Archers in Firing Spots, after all kinds. */
export const IN_FIRING = SOLDIERS.length;
export const POSTS: readonly Post[] = ALL_SECTIONS.flatMap((section) =>
  [...ALL_SOLDIERS, IN_FIRING].map((kind) => ({ section, kind })),
);
/** The index of a post, in POSTS and in the keys named after them. */
export function postAt(section: Section, kind: number): number {
  return section * (IN_FIRING + 1) + kind;
}

const POST_NAMES = POSTS.map(({ section, kind }) => `${SECTIONS[section]}-${SOLDIERS[kind] ?? 'firing'}`);
export const ATTACKER = keysFor('attacker', POST_NAMES);
export const STATIONED = keysFor('soldier', POST_NAMES);
export const SACRIFICE_POST = keysFor('sacrifice', POST_NAMES);

/** One unit of a payment against one of another resource. */
interface Swap {
  readonly give: Resource;
  readonly take: Resource;
}
export const SWAPS: readonly Swap[] = ALL_RESOURCES.flatMap((give) =>
  ALL_RESOURCES.filter((take) => take !== give).map((take) => ({ give, take })),
);
export const SWAP = keysFor(
  'swap',
  SWAPS.map(({ give, take }) => `${RESOURCES[give]}-${RESOURCES[take]}`),
);

/** The one who acts next: a seat, the Reed Clan or Qin. */
const NEXT = keysFor('next', ['0', '1', '2', '3', 'reed', 'qin']);

export function nextKey(g: Table, faction: Faction): string {
  return at(NEXT.of, isPlayer(g, faction) ? faction : isReed(g, faction) ? 4 : 5);
}

const INITIALS = ['L', 'M', 'R'];

/** How the log names a place of a Horde card: `L1`. */
function slotName(slot: Slot): string {
  return `${INITIALS[sectionOf(slot)]}${rowOf(slot) + 1}`;
}

/** A card among the Hordes. */
export const SLOT = keysFor<Slot>('horde', ALL_SLOTS.map(slotName));

/** A doomed Soldier: by kind on one card, or an Archer in a Firing Spot. */
const SAVE = keySet([
  ...ALL_SLOTS.flatMap((slot) => SOLDIERS.map((soldier) => `save:${slotName(slot)}-${soldier}`)),
  'save:archer',
]);

export function saveKey(slot: Slot | -1, kind: Soldier): string {
  return at(SAVE.of, slot < 0 ? SAVE.of.length - 1 : slot * SOLDIERS.length + kind);
}

/** The Horde of the Soldier that a key saves, -1 for an Archer in a Firing Spot; null for a key that saves nobody. */
export function savedOn(key: string): Slot | -1 | null {
  if (!SAVE.has(key)) return null;
  return key === at(SAVE.of, SAVE.of.length - 1) ? -1 : (Math.floor(SAVE.index(key) / SOLDIERS.length) as Slot);
}

/** The kind of that Soldier; null for a key that saves nobody. */
export function savedKind(key: string): Soldier | null {
  if (!SAVE.has(key)) return null;
  return savedOn(key) === -1 ? ARCHER : ((SAVE.index(key) % SOLDIERS.length) as Soldier);
}

/** One cell of a Horde card, or two that a Horseman covers. */
interface Aim {
  readonly slot: Slot;
  readonly cells: readonly number[];
}

const CELLS = Array.from({ length: GRID_CELLS }, (_, cell) => cell);
/** For every card its single cells, then all pairs. */
const AIMS: readonly Aim[] = ALL_SLOTS.flatMap((slot) => [
  ...CELLS.map((cell) => ({ slot, cells: [cell] })),
  ...CELLS.flatMap((a) => CELLS.map((b) => ({ slot, cells: [a, b] }))),
]);
const AIMS_EACH = GRID_CELLS + GRID_CELLS * GRID_CELLS;

function aimName({ slot, cells }: Aim): string {
  const spots = cells.map((cell) => `${cell < GRID_COLUMNS ? 'a' : 'b'}${(cell % GRID_COLUMNS) + 1}`);
  return `${slotName(slot)}-${spots.join('')}`;
}

const AIM_NAMES = AIMS.map(aimName);
export const AIM = keySet(AIMS.map(({ cells }, index) => `${cells.length > 1 ? 'spots' : 'spot'}:${AIM_NAMES[index]}`));

export function cellKey(slot: Slot, cell: number): string {
  return AIM.of[slot * AIMS_EACH + cell] as string;
}

export function pairKey(slot: Slot, a: number, b: number): string {
  return AIM.of[slot * AIMS_EACH + GRID_CELLS + a * GRID_CELLS + b] as string;
}

/** The cells that a key of `cellKey` or `pairKey` names. */
export function aimOf(key: string): Aim {
  return AIMS[AIM.index(key)] as Aim;
}

/** How the log names a spot. */
export function spotName(slot: Slot, cell: number): string {
  return AIM_NAMES[slot * AIMS_EACH + cell] as string;
}

/** The place of the Horde on which a spot lies that the log names; null for other names. */
export function slotOfSpot(name: string): Slot | null {
  return AIMS[AIM_NAMES.indexOf(name)]?.slot ?? null;
}
