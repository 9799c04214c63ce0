/** What a thing on the table is and does, in sentences: a ghost with every stone, a tile, a board with its power, an artefact, a family. */

import type { Inspection, Json, Params, Phrase, SeatView } from '@jade/engine';
import { at, namedKeys } from '@jade/engine';
import type { Ability, Card } from './content/cards.ts';
import { cardOf, ghostOf } from './content/cards.ts';
import { ALL_COLOURS, COLOURS } from './content/colours.ts';
import type { Place, Side, Space } from './content/layout.ts';
import { LINE } from './content/layout.ts';
import type { StoneText } from './content/stones.ts';
import { stonesOf } from './content/stones.ts';
import type { Power } from './content/village.ts';
import { CIRCLE, ruleOfPower, ruleOfTile, TILE_IDS } from './content/village.ts';
import type { Family } from './content/villagers.ts';
import { ARTEFACT_IDS, FAMILIES } from './content/villagers.ts';
import { figureText } from './forecasts.ts';
import { powerFrom } from './rules/boards.ts';
import { fateOf } from './rules/families.ts';
import { cardAt, isFree, isSilenced, isTaoOff } from './rules/ghosts.ts';
import {
  ARTEFACT_KEYS,
  BOARD_KEYS,
  boardFrom,
  FAMILY_KEYS,
  POWER_KEYS,
  SPACE_KEYS,
  TILE_KEYS,
  tileFrom,
} from './rules/keys.ts';
import { isMantraGone, isPowerActive } from './rules/powers.ts';
import type { Need } from './rules/prospects.ts';
import { needsOf } from './rules/prospects.ts';
import { isHaunted, isPlayed, tileName } from './rules/table.ts';
import { villagersAt } from './rules/villagers.ts';
import type { Table } from './state.ts';
import { boardOf, NONE } from './state.ts';
import type { GhostView } from './view.ts';

/** Of which part of the thing a line speaks, so that a face can set a picture beside it. */
export type Part =
  | 'resistance'
  | StoneText['stone']
  | 'silenced'
  | 'line'
  | 'figure'
  | 'incarnation'
  | 'help'
  | 'haunted'
  | 'portal'
  | 'circle'
  | 'villagers'
  | 'power'
  | 'neutral'
  | 'silent'
  | 'state'
  | 'death'
  | 'reward';

export interface Line extends Phrase {
  readonly part: Part;
  /** The message with which the line begins: when a stone speaks, at what price. */
  readonly opening: string | null;
  readonly ability: Ability | null;
}

export interface GhostInspection extends Inspection {
  readonly lines: readonly Line[];
}

/** A ghost that is not in play, by its name. */
const GHOST_KEYS = namedKeys('ghost');

export function inspect({ table: g }: SeatView<GhostView>, thing: string): GhostInspection | null {
  if (SPACE_KEYS.has(thing)) {
    const space = SPACE_KEYS.index(thing);
    return isFree(g, space) ? null : inspected(thing, ghostNamed(cardAt(g, space)), ghostOn(g, space));
  }
  if (GHOST_KEYS.has(thing)) {
    const card = cardOf(GHOST_KEYS.name(thing));
    return inspected(thing, ghostNamed(card), ghostCard(card));
  }
  if (TILE_KEYS.has(thing)) {
    const place = tileFrom(g, thing);
    return place < 0 ? null : inspected(thing, `tile.${tileName(g, place)}`, tile(g, place));
  }
  if (BOARD_KEYS.has(thing)) {
    const side = boardFrom(g, thing);
    return inspected(thing, `power.${boardOf(g, side).power}`, board(g, side));
  }
  if (POWER_KEYS.has(thing)) return inspected(thing, `power.${powerFrom(thing)}`, [powerLine(powerFrom(thing))]);
  if (ARTEFACT_KEYS.has(thing)) {
    const id = at(ARTEFACT_IDS, ARTEFACT_KEYS.index(thing));
    return inspected(thing, `artefact.${id}`, [line('power', `artefact.${id}.line`, null)]);
  }
  if (FAMILY_KEYS.has(thing)) {
    const family = FAMILY_KEYS.index(thing);
    return inspected(thing, 'ghosts.familyOf', familyLines(g, family), { family: at(FAMILIES, family).id });
  }
  return null;
}

function inspected(about: string, name: string, lines: readonly Line[], params: Params = {}): GhostInspection {
  return { about, name: { key: name, params, rule: null }, lines };
}

function line(part: Part, key: string, rule: string | null, params: Params = {}): Line {
  return { part, key, params, rule, opening: null, ability: null };
}

function ghostNamed(card: Card): string {
  return `ghost.${ghostOf(card).id}`;
}

/** A ghost in play. */
function ghostOn(g: Table, space: Space): Line[] {
  const card = cardAt(g, space);
  const needs = needsOf(g, space);
  const figure = figureText(g, space);
  return [
    resistance(isTaoOff(g) ? 'ghosts.resistDice' : 'ghosts.resist', needs),
    ...(needs.some(({ printed, now }) => printed > now) ? [line('resistance', 'ghosts.weakened', null)] : []),
    ...(needs.every(({ now }) => now === 0) ? [line('resistance', 'ghosts.anyRoll', null)] : []),
    ...stones(card),
    ...(isSilenced(g, space) ? [line('silenced', 'ghosts.silencedBySuLing', 'WM-SULING-6')] : []),
    before(g, space, card),
    ...(figure === null ? [] : [line('figure', figure.key, figure.rule)]),
    ...ofWuFeng(card),
  ];
}

/** The same as it is printed. */
function ghostCard(card: Card): Line[] {
  const { resistance: printed } = ghostOf(card);
  const needs = ALL_COLOURS.map((colour) => ({ colour, printed: at(printed, colour), now: at(printed, colour) }));
  const asked = needs.filter(({ now }) => now > 0);
  return [resistance('ghosts.resist', asked), ...stones(card), ...ofWuFeng(card)];
}

function resistance(key: string, needs: readonly Need[]): Line {
  const colours = needs.map(({ colour, now }): Json => {
    return { key: 'ghosts.resistOne', params: { count: now, colour: at(COLOURS, colour) } };
  });
  return line('resistance', key, 'GS-EXORCISM-7', { colours });
}

const STONES = ['left', 'centre', 'right'] as const;

/** A sentence for every stone, or that there is none. */
function stones(card: Card): Line[] {
  const texts = stonesOf(card);
  return STONES.flatMap((stone): Line[] => {
    const own = texts.filter((text) => text.stone === stone);
    if (own.length === 0) return [line(stone, `ghosts.stone.${stone}.none`, null)];
    return own.map(({ ability, timing, rule }) => ({
      ...line(stone, `stone.${ability}`, rule),
      opening: `ghosts.timing.${timing}`,
      ability,
    }));
  });
}

const DEVOURS: readonly Ability[] = ['devourer', 'devour-on-arrival'];
const HAUNTS: readonly Ability[] = ['haunter', 'haunter-starts-on-board', 'haunt-tile', 'roll-curse', 'tormentor'];

/** GS-GEO-5: the tiles before it, and what it does there. */
function before(g: Table, space: Space, card: Card): Line {
  const tiles = at(LINE, space).map((place): Json => {
    const named = tileName(g, place);
    return isHaunted(g, place) ? { key: 'ghosts.tileHaunted', params: { tile: named } } : named;
  });
  const abilities = stonesOf(card).map(({ ability }) => ability);
  const does = abilities.some((ability) => HAUNTS.includes(ability))
    ? 'ghosts.line'
    : abilities.some((ability) => DEVOURS.includes(ability))
      ? 'ghosts.line.devours'
      : 'ghosts.line.harmless';
  return line('line', does, 'GS-GEO-5', { tile: tiles });
}

function ofWuFeng(card: Card): Line[] {
  return ghostOf(card).incarnation ? [line('incarnation', 'ghosts.incarnation.rule', 'GS-INC-1')] : [];
}

function tile(g: Table, place: Place): Line[] {
  const here = at(g.village, place);
  const villagers = villagersAt(g, place);
  return [
    line('help', `tile.${at(TILE_IDS, here)}.line`, ruleOfTile(here)),
    ...(isHaunted(g, place) ? [line('haunted', 'ghosts.hauntedTile', 'GS-HAUNT-6')] : []),
    ...(g.moon?.portal === place ? [line('portal', 'ghosts.portal', 'WM-SAVE-1')] : []),
    ...(here === CIRCLE && g.circle !== NONE
      ? [line('circle', 'ghosts.circle', null, { colour: at(COLOURS, g.circle) })]
      : []),
    ...(villagers > 0 ? [line('villagers', 'ghosts.stack', null, { count: villagers })] : []),
  ];
}

function powerLine(power: Power): Line {
  return line('power', `power.${power}.line`, ruleOfPower(power));
}

function board(g: Table, side: Side): Line[] {
  const { power, qi } = boardOf(g, side);
  return [
    powerLine(power),
    ...(isPlayed(g, side) ? [] : [line('neutral', 'ghosts.neutral.rule', 'GS-NEUTRAL-4')]),
    ...(isMantraGone(g, side) ? [line('silent', 'refusal.mantraGone', 'GS-POWER-12')] : []),
    ...(isPowerActive(g, side)
      ? []
      : [line('silent', qi === 0 ? 'ghosts.powerLost' : 'ghosts.powerSilent', 'GS-NEUTRAL-7')]),
  ];
}

/** WM-FAMILY-1, WM-SAVE-3: how a family fares, what its deaths bring and what its rescue. */
function familyLines({ moon }: Table, family: Family): Line[] {
  const { curse, reward } = at(FAMILIES, family);
  const fate = moon === null ? null : fateOf(moon, family);
  return [
    ...(fate === null
      ? []
      : [line('state', 'ghosts.familyState', null, { saved: fate.saved, lost: fate.killed, size: fate.members })]),
    { ...line('death', `curse.${curse}`, 'WM-FAMILY-1'), opening: 'ghosts.familyDies' },
    { ...line('reward', `reward.${reward.replace('artefact:', '')}`, 'WM-SAVE-3'), opening: 'ghosts.familySaved' },
  ];
}
