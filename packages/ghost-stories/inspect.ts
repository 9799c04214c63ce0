/** What a thing on the table is and does, in sentences: a ghost with every stone, a tile, a board with its power, an artefact, a family. */

import type { Json, SeatView } from '@jade/engine';
import { at, namedKeys } from '@jade/engine';
import type { Ability, Card } from './content/cards.ts';
import { cardOf, ghostOf, hauntsSomewhere } from './content/cards.ts';
import { ALL_COLOURS, COLOURS } from './content/colours.ts';
import type { Place, Side, Space } from './content/layout.ts';
import { FACED, LINE, SPACES, sideOf } from './content/layout.ts';
import { stonesOf } from './content/stones.ts';
import type { Power } from './content/village.ts';
import { CIRCLE, ruleOfPower, ruleOfTile, TILE_IDS } from './content/village.ts';
import type { Family } from './content/villagers.ts';
import { ARTEFACT_IDS, FAMILIES } from './content/villagers.ts';
import { figureText } from './forecasts.ts';
import { deedWith } from './inspect-deeds.ts';
import type { GhostInspection, Line } from './inspect-lines.ts';
import { inspected, line } from './inspect-lines.ts';
import { pieceNamed, taoistLines } from './inspect-pieces.ts';
import { ghostOn } from './names.ts';
import { powerFrom } from './rules/boards.ts';
import { fateOf } from './rules/families.ts';
import { cardAt, isFree, isSilenced, isTaoOff, silencersOf } from './rules/ghosts.ts';
import { nextToHaunt } from './rules/haunt.ts';
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
import { needsOf, outlook, outlookFrom, purseOf } from './rules/prospects.ts';
import { boardName, isHaunted, isLiving, isPlayed, spaceName, tileName } from './rules/table.ts';
import { villagersAt } from './rules/villagers.ts';
import type { Table } from './state.ts';
import { boardOf, NONE, ON_ICON } from './state.ts';
import type { GhostView } from './view.ts';

/** A ghost that is not in play, by its name. */
const GHOST_KEYS = namedKeys('ghost');

export function inspect(view: SeatView<GhostView>, thing: string): GhostInspection | null {
  const text = textOf(view.table, thing);
  const deed = text === null ? null : deedWith(view, thing);
  return text === null || deed === null ? text : { ...text, deed };
}

function textOf(g: GhostView, thing: string): GhostInspection | null {
  if (SPACE_KEYS.has(thing)) {
    const space = SPACE_KEYS.index(thing);
    return isFree(g, space)
      ? inspected(thing, 'ghosts.emptySpace', emptySpace(g, space), { space: spaceName(space) })
      : inspected(thing, ghostNamed(cardAt(g, space)), ghostInPlay(g, space));
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
  return pieceNamed(g, thing);
}

function ghostNamed(card: Card): string {
  return `ghost.${ghostOf(card).id}`;
}

/** A ghost in play. */
function ghostInPlay(g: Table, space: Space): Line[] {
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
    ...chanceOf(g, space),
    ...ofWuFeng(card),
  ];
}

/** GS-EXORCISM-9: whoever has the turn and stands before it: dice, tokens that may be added, and what comes of both. */
function chanceOf(g: Table, space: Space): Line[] {
  const { place } = boardOf(g, g.active);
  if (!isPlayed(g, g.active) || !isLiving(g, g.active) || !at(FACED, place).includes(space)) return [];
  const { targets, dice, chances } = outlook(g, g.active);
  const percent = Math.round(at(chances, targets.indexOf(space)) * 100);
  const tokens = purseOf(g, g.active).length;
  return [line('chance', 'ghosts.sum', 'GS-EXORCISM-5', { dice, tokens, percent })];
}

/** What may come there, and what a ghost would reach from there. */
function emptySpace(g: Table, space: Space): Line[] {
  const board = at(COLOURS, boardOf(g, sideOf(space)).colour);
  const tile = at(LINE, space).map((place): Json => tileName(g, place));
  return [
    line('what', 'ghosts.emptySpace.line', 'GS-ARRIVE-3', { board }),
    line('line', 'ghosts.emptySpace.before', 'GS-GEO-5', { tile }),
    ...(at(g.buddhas, space) === 1 ? [line('now', 'ghosts.buddhaHere', 'GS-ARRIVE-7')] : []),
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

/** GS-GEO-5: the tiles before it, and what it does there. */
function before(g: Table, space: Space, card: Card): Line {
  const tiles = at(LINE, space).map((place): Json => {
    const named = tileName(g, place);
    return isHaunted(g, place) ? { key: 'ghosts.tileHaunted', params: { tile: named } } : named;
  });
  const abilities = stonesOf(card).map(({ ability }) => ability);
  const does = hauntsSomewhere(card)
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
    line('help', `tile.${at(TILE_IDS, here)}.line`, ruleOfTile(here), { moon: g.moon === null ? 'no' : 'yes' }),
    ...(isHaunted(g, place) ? [line('haunted', 'ghosts.hauntedTile', 'GS-HAUNT-6')] : []),
    ...(g.moon?.portal === place ? [line('portal', 'ghosts.portal', 'WM-SAVE-1')] : []),
    ...(here === CIRCLE && g.circle !== NONE
      ? [line('circle', 'ghosts.circle', null, { colour: at(COLOURS, g.circle) })]
      : []),
    ...(villagers > 0 ? [line('villagers', 'ghosts.stack', null, { count: villagers })] : []),
    ...exorciseFrom(g, place),
    ...dangerTo(g, place),
  ];
}

/** Which ghosts one faces from here, and how likely the one who has the turn would exorcise each of them here. */
function exorciseFrom(g: Table, place: Place): Line[] {
  if (!isPlayed(g, g.active) || !isLiving(g, g.active)) return [];
  const { targets, dice, chances } = outlookFrom(g, g.active, place);
  if (targets.length === 0) return [line('chance', 'ghosts.facesNobody', 'GS-EXORCISM-1')];
  return targets.map((space, index) => {
    const percent = Math.round(at(chances, index) * 100);
    const params = { ghost: ghostOn(g, space), dice, percent };
    return line('chance', 'ghosts.chanceFrom', 'GS-EXORCISM-1', params);
  });
}

/** Which ghosts would haunt this tile when they haunt next. */
function dangerTo(g: Table, place: Place): Line[] {
  if (isHaunted(g, place)) return [];
  const haunters = SPACES.filter((space) => figureText(g, space) !== null && nextToHaunt(g, space) === place);
  if (haunters.length === 0) return [line('threat', 'ghosts.threat.none', 'GS-HAUNT-4')];
  return haunters.map((space) => {
    const soon = at(g.figures, space) === ON_ICON ? 'next' : 'later';
    const params = { ghost: ghostOn(g, space), soon, board: boardName(g, sideOf(space)) };
    return line('threat', 'ghosts.threat', 'GS-HAUNT-2', params);
  });
}

function powerLine(power: Power): Line {
  return line('power', `power.${power}.line`, ruleOfPower(power));
}

function board(g: Table, side: Side): Line[] {
  const { power } = boardOf(g, side);
  return [
    powerLine(power),
    ...(isPlayed(g, side) ? [] : [line('neutral', 'ghosts.neutral.rule', 'GS-NEUTRAL-4')]),
    ...(isMantraGone(g, side) ? [line('silent', 'refusal.mantraGone', 'GS-POWER-12')] : []),
    ...(isPowerActive(g, side) ? [] : [silence(g, side)]),
    ...(isPlayed(g, side) ? taoistLines(g, side) : []),
  ];
}

/** Why a power does not work, and how it comes back. */
function silence(g: Table, side: Side): Line {
  const ghost = silencersOf(g, side).map((space) => ghostOn(g, space));
  if (boardOf(g, side).qi > 0) return line('silent', 'ghosts.powerSilent', 'GS-NEUTRAL-7', { ghost });
  return line('silent', 'ghosts.powerLost', 'GS-NEUTRAL-3', { neutral: isPlayed(g, side) ? 'no' : 'yes' });
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
