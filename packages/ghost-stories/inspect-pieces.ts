/** What the small pieces are: tokens, dice, Taoists, the deck, the counters of defeat; each with how it stands now. */

import type { Params } from '@jade/engine';
import { at, namedKeys, seat } from '@jade/engine';
import type { Colour } from './content/colours.ts';
import { COLOURS, FACE_NAMES } from './content/colours.ts';
import type { Side } from './content/layout.ts';
import { RECEPTACLE_IDS, SIDES } from './content/layout.ts';
import { LAST_TILE, LAST_VILLAGER } from './content/numbers.ts';
import { DECK, deckText } from './forecasts.ts';
import type { GhostInspection, Line } from './inspect-lines.ts';
import { inspected, line } from './inspect-lines.ts';
import { ghostOn } from './names.ts';
import { facedGhosts } from './rules/exorcise.ts';
import { boardFrom, DIE_KEYS, SU_LING, TAO_KEYS, TAOIST_KEYS, taoistFrom } from './rules/keys.ts';
import { placeOf } from './rules/qi.ts';
import { hauntedPlaces, isLiving, isPlayed, spaceName, tileName } from './rules/table.ts';
import { receptacleThing } from './rules/things.ts';
import type { Table } from './state.ts';
import { boardOf, NONE } from './state.ts';

/** What lies on a board, by the board's colour: `qi:red`. */
const ON_BOARD = ['qi', 'yinYang', 'buddha', 'powerToken', 'crystal'] as const;
type OnBoard = (typeof ON_BOARD)[number];

/** The counters of defeat and of rescue, and the other dice. */
export const HAUNTED = 'haunted';
export const GRAVEYARD = 'graveyard';
export const SHELTER = 'shelter';

const HELD = ON_BOARD.map((kind) => ({ kind, keys: namedKeys(kind) }));

/** The thing that lies on a board. */
export function heldThing(kind: OnBoard, colour: Colour): string {
  return `${kind}:${COLOURS[colour]}`;
}

export function pieceNamed(g: Table, thing: string): GhostInspection | null {
  if (thing === DECK) return inspected(thing, 'ghosts.deck', deck(g));
  if (thing === HAUNTED) return inspected(thing, 'count.haunted', haunted(g));
  if (thing === GRAVEYARD && g.moon !== null) return inspected(thing, 'ghosts.bar.graveyard', graveyard(g));
  if (thing === SHELTER && g.moon !== null) return inspected(thing, 'ghosts.bar.shelter', shelter(g));
  if (thing === SU_LING) return g.moon === null ? null : inspected(thing, 'ghosts.suLing', suLing(g));
  if (TAO_KEYS.has(thing))
    return inspected(thing, 'ghosts.taoToken', tao(g, TAO_KEYS.index(thing)), {
      tao: at(COLOURS, TAO_KEYS.index(thing)),
    });
  if (TAOIST_KEYS.has(thing)) {
    const side = taoistFrom(g, thing);
    return isPlayed(g, side) ? inspected(thing, thing.replace(':', '.'), taoistLines(g, side)) : null;
  }
  if (DIE_KEYS.has(thing)) return inspected(thing, 'ghosts.taoDie', die(g, DIE_KEYS.index(thing)));
  const receptacle = RECEPTACLE_IDS.findIndex((_, index) => receptacleThing(index) === thing);
  if (receptacle >= 0)
    return g.moon === null ? null : inspected(thing, thing.replace(':', '.'), receptacleLines(g, receptacle));
  const held = HELD.find(({ keys }) => keys.has(thing));
  return held === undefined ? null : onBoard(g, thing, held.kind, boardFrom(g, `board:${held.keys.name(thing)}`));
}

function now(key: string, params: Params = {}, rule: string | null = null): Line {
  return line('now', key, rule, params);
}

function onBoard(g: Table, thing: string, kind: OnBoard, side: Side): GhostInspection {
  const board = boardOf(g, side);
  const whose = isPlayed(g, side)
    ? { seat: seat(board.seat), neutral: 'no', board: at(COLOURS, board.colour) }
    : { seat: seat(0), neutral: 'yes', board: at(COLOURS, board.colour) };
  switch (kind) {
    case 'qi':
      return inspected(thing, 'ghosts.about.qi', [
        line('what', 'ghosts.word.qi', 'GS-DEATH-1'),
        now('ghosts.now.qi', { ...whose, count: board.qi }),
        now('ghosts.now.qiLost', {}, 'GS-YIN-5'),
      ]);
    case 'yinYang':
      return inspected(thing, 'ghosts.yinYang', [
        line('what', 'ghosts.word.yinYang', 'GS-YINYANG-1'),
        now('ghosts.now.yinYang', { ...whose, has: board.yinYang ? 'yes' : 'no' }),
        ...(hauntedPlaces(g).length === 0
          ? []
          : [now('ghosts.now.frees', { tile: hauntedPlaces(g).map((place) => tileName(g, place)) }, 'GS-YINYANG-1')]),
      ]);
    case 'buddha':
      return inspected(thing, 'ghosts.about.buddha', [
        line('what', 'ghosts.word.buddha', 'GS-ARRIVE-7'),
        now('ghosts.now.buddha', { count: board.buddhas, fresh: board.newBuddhas }, 'GS-BUDDHA-1'),
      ]);
    case 'powerToken':
      return inspected(thing, 'ghosts.about.powerToken', [
        line('what', 'ghosts.word.powerToken', 'GS-NEUTRAL-4'),
        now('ghosts.now.powerToken', { count: board.powerTokens, spent: g.spentTokens }, 'GS-NEUTRAL-6'),
      ]);
    case 'crystal':
      return inspected(thing, 'ghosts.about.crystal', [
        line('what', 'ghosts.word.crystal', 'WM-CRYSTAL-2'),
        now('ghosts.now.crystal', { count: board.crystals, reserve: g.moon?.crystals ?? 0 }, 'WM-CRYSTAL-5'),
      ]);
  }
}

/** Where tokens of a colour lie. */
function tao(g: Table, colour: Colour): Line[] {
  const holders = SIDES.filter((side) => isPlayed(g, side) && at(boardOf(g, side).tao, colour) > 0);
  return [
    line('what', 'ghosts.word.tao', 'GS-EXORCISM-5'),
    ...holders.map((side) => {
      const { seat: who, tao: own } = boardOf(g, side);
      return now('ghosts.now.tao', { seat: who, count: at(own, colour) });
    }),
    now('ghosts.now.supply', { count: at(g.tao, colour) }, 'GS-COMP-4'),
  ];
}

/** A Taoist and what lies on the board: where it stands, what it holds, whom it faces. */
export function taoistLines(g: Table, side: Side): Line[] {
  const { seat: who, qi, yinYang, powerTokens } = boardOf(g, side);
  if (!isLiving(g, side)) return [line('what', 'ghosts.now.dead', 'GS-DEATH-5', { seat: who })];
  const ghost = facedGhosts(g, side).map((space) => ghostOn(g, space));
  return [
    line('what', 'ghosts.now.stands', 'GS-YANG-1', { seat: who, tile: tileName(g, placeOf(g, side)), qi }),
    now('ghosts.now.yinYang', { seat: who, neutral: 'no', has: yinYang ? 'yes' : 'no' }),
    ...(powerTokens === 0
      ? []
      : [now('ghosts.now.powerToken', { count: powerTokens, spent: g.spentTokens }, 'GS-NEUTRAL-4')]),
    ghost.length === 0 ? now('ghosts.facesNobody') : now('ghosts.now.faces', { ghost }, 'GS-EXORCISM-1'),
  ];
}

function deck(g: Table): Line[] {
  const waiting = deckText(g);
  return [
    line('what', 'ghosts.about.deck', 'GS-YIN-6'),
    now('ghosts.now.deck', { count: g.deck.length, discarded: g.discard.length }, 'GS-END-4'),
    ...(waiting === null ? [] : [now(waiting.key, waiting.params, waiting.rule)]),
  ];
}

function haunted(g: Table): Line[] {
  const tile = hauntedPlaces(g).map((place) => tileName(g, place));
  return [
    line('what', 'ghosts.word.haunt', 'GS-HAUNT-4'),
    now('ghosts.now.haunted', { count: tile.length, limit: LAST_TILE[g.level] }, 'GS-END-3'),
    ...(tile.length === 0 ? [] : [now('ghosts.now.hauntedTiles', { tile })]),
  ];
}

function graveyard({ moon }: Table): Line[] {
  const count = moon?.graveyard.length ?? 0;
  return [
    line('what', 'ghosts.about.graveyard', 'WM-DEATH-2'),
    now('ghosts.now.graveyard', { count, limit: LAST_VILLAGER }, 'WM-END-1'),
  ];
}

function shelter({ moon }: Table): Line[] {
  return [
    line('what', 'ghosts.about.shelter', 'WM-SAVE-1'),
    now('ghosts.now.shelter', { count: moon?.shelter.length ?? 0 }, 'WM-SAVE-3'),
  ];
}

function suLing({ moon }: Table): Line[] {
  const icon = moon?.suLing ?? NONE;
  return [
    line('what', 'ghosts.word.suLing', 'WM-SULING-6'),
    icon === NONE
      ? now('ghosts.now.suLingAway', {}, 'WM-SULING-2')
      : now('event.suLingPlaced', { space: spaceName(icon) }),
  ];
}

function receptacleLines({ moon }: Table, index: number): Line[] {
  const filled = moon?.receptacles ?? [];
  const count = filled.reduce((sum, one) => sum + one, 0);
  return [
    line('what', 'ghosts.about.receptacle', 'WM-CRYSTAL-5'),
    now('ghosts.now.receptacle', { full: filled[index] === 1 ? 'yes' : 'no', count }, 'WM-BARRIER-1'),
  ];
}

function die(g: Table, index: number): Line[] {
  const face = g.dice[index];
  return [
    line('what', 'ghosts.about.taoDie', 'GS-EXORCISM-3'),
    ...(face === undefined ? [] : [now('ghosts.now.die', { face: at(FACE_NAMES, face) }, 'GS-EXORCISM-5')]),
  ];
}
