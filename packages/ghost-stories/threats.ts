/** What the nights to come bring by themselves: who acts in the Yin phase of each board, what that does to the village, and where a roll would help. */

import type { Forecast, Json, Phrase, SeatView } from '@jade/engine';
import { at, seat } from '@jade/engine';
import type { Ability } from './content/cards.ts';
import { COLOURS } from './content/colours.ts';
import type { Place, Side, Space } from './content/layout.ts';
import { nextSide, SIDES } from './content/layout.ts';
import { LAST_TILE } from './content/numbers.ts';
import { ruleOf } from './content/stones.ts';
import { ghostOn } from './names.ts';
import { isBoardFull, isSilenced, spaceWith } from './rules/ghosts.ts';
import { nextToHaunt } from './rules/haunt.ts';
import { BOARD_KEYS, EXORCISE, SPACE_KEYS, TILE_KEYS, tileFrom } from './rules/keys.ts';
import { outlookFrom } from './rules/prospects.ts';
import { hauntedPlaces, isLiving, isPlayed, nextLiving, tileName } from './rules/table.ts';
import { eachAction } from './rules/turn.ts';
import { villagersAt } from './rules/villagers.ts';
import type { Table } from './state.ts';
import { boardOf, NONE, ON_ICON } from './state.ts';
import type { GhostView } from './view.ts';

/** How bad it is: it ends the game, something is lost, or somebody may act before it is. */
export type Weight = 'defeat' | 'loss' | 'warning' | 'plain';

export interface Threat extends Phrase {
  readonly rule: string;
  readonly weight: Weight;
  /** The ghost that acts; null where the board itself is meant. */
  readonly space: Space | null;
  /** The tile that is haunted. */
  readonly place: Place | null;
  /** A word for it on the board; null where there is none to be said. */
  readonly tag: string | null;
}

/** The Yin phase of a board. */
export interface Night {
  readonly side: Side;
  readonly threats: readonly Threat[];
}

/** The nights from now on, up to the viewer's own next one or the one with which all is lost: each goes on from what the one before leaves. */
export function nightsAhead({ viewer, table }: SeatView<GhostView>): Night[] {
  const nights: Night[] = [];
  let g: Table = table;
  for (let side = nextSide(g.active), count = 0; count < SIDES.length; side = nextSide(side), count++) {
    const threats = nightOf(g, side);
    nights.push({ side, threats });
    if (boardOf(g, side).seat === viewer || threats.some(isTheEnd)) break;
    g = threats.reduce(withHaunted, g);
  }
  return nights;
}

/** A board that loses its last Qi ends nothing for the others. */
function isTheEnd({ space, weight }: Threat): boolean {
  return space !== null && weight === 'defeat';
}

/** The table after what a threat does to the village. */
function withHaunted(g: Table, { key, place }: Threat): Table {
  return key === HAUNTS && place !== null ? { ...g, haunted: g.haunted.with(place, 1) } : g;
}

const HAUNTS = 'ghosts.yin.haunts';

/** GS-YIN-1 to GS-YIN-6, as the table stands. */
export function nightOf(g: Table, side: Side): Threat[] {
  const threats: Threat[] = [];
  let now = g;
  eachAction(g, side, (card, ability) => {
    const space = spaceWith(g, card) as Space;
    if (isSilenced(g, space) || threats.some(isTheEnd)) return;
    const threat = actsNext(now, space, ability);
    threats.push(threat);
    now = withHaunted(now, threat);
  });
  if (threats.some(isTheEnd)) return threats;
  const board = at(COLOURS, boardOf(g, side).colour);
  if (isBoardFull(g, side)) {
    threats.push(...overrun(g, side));
  } else if (isLiving(g, side)) {
    threats.push(threat('ghosts.yin.arrives', 'GS-YIN-6', { board }, { weight: 'plain' }));
  }
  return threats;
}

type Rest = Partial<Pick<Threat, 'weight' | 'space' | 'place' | 'tag'>>;

function threat(key: string, rule: string, params: Phrase['params'], rest: Rest): Threat {
  return { key, rule, params, weight: 'warning', space: null, place: null, tag: null, ...rest };
}

function actsNext(g: Table, space: Space, ability: Ability): Threat {
  const ghost = ghostOn(g, space);
  const rule = ruleOf(ability);
  if (ability === 'tormentor') return threat('ghosts.yin.curse', rule, { ghost }, { space, tag: 'curse' });
  if (ability !== 'haunter') {
    const what: Json = { key: `stone.${ability}`, params: {} };
    return threat('ghosts.yin.acts', rule, { ghost, what }, { space, tag: 'acts' });
  }
  if (at(g.figures, space) !== ON_ICON) return threat('ghosts.yin.steps', rule, { ghost }, { space, tag: 'steps' });
  return haunts(g, space, ghost);
}

/** GS-HAUNT-4, GS-HAUNT-5, WM-HAUNT-1, GS-END-3 */
function haunts(g: Table, space: Space, ghost: Json): Threat {
  const place = nextToHaunt(g, space);
  if (place === NONE)
    return threat('ghosts.yin.nothingLeft', 'GS-HAUNT-5', { ghost }, { space, weight: 'defeat', tag: 'defeat' });
  const tile = tileName(g, place as Place);
  const villagers = villagersAt(g, place as Place);
  if (villagers > 0) {
    const rest: Rest = { space, place: place as Place, weight: 'loss', tag: 'haunts' };
    return threat('ghosts.yin.villagers', 'WM-HAUNT-1', { ghost, tile, villagers }, rest);
  }
  const count = hauntedPlaces(g).length + 1;
  const limit = LAST_TILE[g.level];
  const last = count >= limit;
  return threat(
    HAUNTS,
    'GS-HAUNT-4',
    { ghost, tile, count, limit, last: last ? 'yes' : 'no' },
    {
      space,
      place: place as Place,
      weight: last ? 'defeat' : 'loss',
      tag: last ? 'defeat' : 'haunts',
    },
  );
}

/** GS-YIN-5, GS-NEUTRAL-2; GS-DEATH-6, GS-NEUTRAL-8: whoever pays for a possessed board. */
function overrun(g: Table, side: Side): Threat[] {
  const { qi: own, colour } = boardOf(g, side);
  const payer = own > 0 ? side : nextLiving(g, side);
  if (payer === NONE) return [];
  const { seat: who, qi } = boardOf(g, payer);
  const board = at(COLOURS, colour);
  const last = qi === 1 ? 'yes' : 'no';
  const weight = qi === 1 ? 'defeat' : 'loss';
  if (payer !== side) {
    return [threat('ghosts.yin.overrunPossessed', 'GS-DEATH-6', { seat: seat(who), board, last }, { weight })];
  }
  return isPlayed(g, side)
    ? [threat('ghosts.yin.overrun', 'GS-YIN-5', { seat: seat(who), board, last }, { weight })]
    : [threat('ghosts.yin.overrunNeutral', 'GS-YIN-5', { board, last }, { weight })];
}

/** What puts these to the proof: a Tormentor acts, a board is looked at for being overrun, or for a ghost that comes. */
export function nightForecasts(g: Table): Forecast[] {
  return SIDES.flatMap((side) =>
    nightOf(g, side).flatMap(({ key, params, rule, space }): Forecast[] => {
      if (key === 'ghosts.yin.curse' && space !== null) {
        return [{ about: at(SPACE_KEYS.of, space), key, params, rule, when: 'curse' }];
      }
      if (space !== null) return [];
      return [{ about: at(BOARD_KEYS.of, boardOf(g, side).colour), key, params, rule, when: 'overrun' }];
    }),
  );
}

export interface Chance {
  readonly place: Place;
  /** That at least one ghost falls. */
  readonly percent: number;
}

/** GS-EXORCISM-9: from each tile that can be reached, and from here, how often an exorcism would help. */
export function chancesAround({ table: g, options }: SeatView<GhostView>): Chance[] {
  const open = options ?? [];
  const here = open.includes(EXORCISE) ? [boardOf(g, g.active).place as Place] : [];
  const reached = open.flatMap((key) => (TILE_KEYS.has(key) ? [tileFrom(g, key)] : []));
  return [...here, ...reached].flatMap((place) => {
    const { targets, any } = outlookFrom(g, g.active, place);
    return targets.length === 0 ? [] : [{ place, percent: Math.round(any * 100) }];
  });
}
