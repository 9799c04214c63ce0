/**
 * What a sensible beginner would look at, in points for everybody: the living and their Qi, tiles that still help, ghosts
 * and what they threaten to do soon, means to exorcise them and Taoists who stand where they are needed; with White
 * Moon also villagers, those in safety, those on the way and those lost.
 */

import type { Seat } from '@jade/engine';
import { at, frameIn, measureAt } from '@jade/engine';
import type { Card } from '../content/cards.ts';
import { ghostOf } from '../content/cards.ts';
import { ALL_COLOURS } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { areAdjacent, LINE, PLACES, SIDES, SPACES, SPACES_OF } from '../content/layout.ts';
import { LAST_TILE, LAST_VILLAGER } from '../content/numbers.ts';
import { ALTAR } from '../content/village.ts';
import { sum } from '../rules/count.ts';
import { canFell, effectiveResistance, isProtected } from '../rules/cover.ts';
import { freeDice } from '../rules/dice.ts';
import { exorcise } from '../rules/exorcise.ts';
import { capturedDice, isPortalOpen, isSilenced, isTaoOff } from '../rules/ghosts.ts';
import { outcome } from '../rules/scoring.ts';
import { hauntedPlaces, isHaunted, isLiving, isPlayed, placeOfTile } from '../rules/table.ts';
import { hasVillagers } from '../rules/villagers.ts';
import { yang } from '../rules/yang.ts';
import type { GhostStories } from '../state.ts';
import { boardOf, MOVED, NONE, ON_ICON } from '../state.ts';
import found from './weights.json';

/** How much each thing is worth. The numbers stand in weights.json. */
interface Worth {
  /** What a turn usually costs: without it every turn that is not ended would look better than one that is. */
  turn: number;
  /** A move and an action that can still be made. */
  openMove: number;
  openDeed: number;
  victory: number;
  defeat: number;
  /** Qi of one Taoist, by how many: the last ones count most. */
  qi: number[];
  neutralQi: number;
  deadTaoist: number;
  yinYang: number;
  /** For each step on the way to defeat, the last one first. */
  tilesLeft: number[];
  ghost: number;
  /** For each point of its resistance. */
  resistance: number;
  tormentor: number;
  haunter: number;
  figureOnIcon: number;
  devourer: number;
  incarnation: number;
  fullBoard: number;
  nearlyFullBoard: number;
  capturedDie: number;
  taoOff: number;
  /** Tokens by colour, the first one of each counts most; and for each that a ghost in play asks for. */
  tao: number[];
  wantedTao: number;
  circle: number;
  buddhaHeld: number;
  buddhaPlaced: number;
  /** A ghost that somebody faces and could well exorcise. */
  faced: number;
  nearGhost: number;
  /** How fast the chance of an exorcism falls with what the dice must still show. */
  chanceBend: number;
  /** The part of the danger from haunted tiles that a Taoist on the Altar takes away. */
  nearAltar: number;
  /** The part of that for one who stands beside it. */
  besideAltar: number;
  banished: number;
  artefact: number;
  crystal: number;
  receptacle: number;
  saved: number;
  killed: number;
  lastVillagers: number;
  atPortal: number;
  lying: number;
  suLing: number;
}

export const WORTH: Worth = found.worth;

export function evaluate(g: GhostStories, _seat: Seat): number {
  if (g.ending !== null) {
    const score = at(outcome(g).scores, 0) / 10;
    return (g.ending === 'victory' ? WORTH.victory : WORTH.defeat) + score + g.banished * WORTH.banished;
  }
  return tempo(g) + taoists(g) + tiles(g) + ghosts(g) + positions(g) + villagers(g) + g.banished * WORTH.banished;
}

function tempo(g: GhostStories): number {
  const acting = frameIn(g.stack, yang)?.at === yang.steps.act;
  const deed = acting && g.helps + g.exorcisms + g.saves === 0 ? WORTH.openDeed : 0;
  const move = acting && (g.marks & MOVED) === 0 ? WORTH.openMove : 0;
  return g.turn * WORTH.turn + deed + move;
}

function taoists(g: GhostStories): number {
  let worth = 0;
  for (const side of SIDES) {
    const board = boardOf(g, side);
    if (!isPlayed(g, side)) {
      worth += board.qi * WORTH.neutralQi;
      continue;
    }
    if (board.qi === 0) {
      worth += WORTH.deadTaoist;
      continue;
    }
    worth += measureAt(WORTH.qi, Math.min(board.qi, WORTH.qi.length - 1));
    for (const count of board.tao) worth += at(WORTH.tao, Math.min(count, WORTH.tao.length - 1));
    if (board.yinYang) worth += WORTH.yinYang;
    if (board.lying) worth += WORTH.lying;
    worth += board.buddhas * WORTH.buddhaHeld + board.artefacts.length * WORTH.artefact;
    worth += board.crystals * WORTH.crystal + board.powerTokens * WORTH.circle;
  }
  return worth;
}

function tiles(g: GhostStories): number {
  const haunted = hauntedPlaces(g).length;
  const danger = at(WORTH.tilesLeft, Math.min(LAST_TILE[g.level] - haunted, WORTH.tilesLeft.length - 1));
  return haunted === 0 ? danger : danger * (1 - nearnessTo(g, placeOfTile(g, ALTAR)) * WORTH.nearAltar);
}

/** Ghosts that are about to fall: chosen in an exorcism that is not paid yet, or within reach of its dice. */
function doomed(g: GhostStories): readonly Space[] {
  const attempt = frameIn(g.stack, exorcise);
  if (attempt === null) return [];
  if (attempt.at !== exorcise.steps.choose || attempt.chosen.length > 0) return attempt.chosen;
  return attempt.targets.filter((space) => canFell(g, attempt, [space])).slice(0, 1);
}

/** How near the nearest living Taoist is to a tile that helps: 1 on it, a part of that beside it. */
function nearnessTo(g: GhostStories, place: Place | -1): number {
  if (place === NONE || isHaunted(g, place as Place)) return 0;
  let nearness = 0;
  for (const side of SIDES) {
    const { place: stands } = boardOf(g, side);
    if (!isLiving(g, side) || stands === NONE) continue;
    nearness = Math.max(
      nearness,
      stands === place ? 1 : areAdjacent(stands as Place, place as Place) ? WORTH.besideAltar : 0,
    );
  }
  return nearness;
}

function ghosts(g: GhostStories): number {
  const falling = doomed(g);
  let worth = sum(g.buddhas, (there) => there) * WORTH.buddhaPlaced;
  for (const side of SIDES) {
    let count = 0;
    for (const space of at(SPACES_OF, side)) {
      const card = at(g.ghosts, space);
      if (card === NONE || falling.includes(space)) continue;
      count += 1;
      worth += threat(g, space, card as Card);
    }
    if (count === 3) worth += WORTH.fullBoard;
    else if (count === 2) worth += WORTH.nearlyFullBoard;
  }
  worth += Math.min(3, capturedDice(g)) * WORTH.capturedDie;
  if (isTaoOff(g)) worth += WORTH.taoOff;
  return worth;
}

function threat(g: GhostStories, space: Space, card: Card): number {
  const { centre, incarnation } = ghostOf(card);
  let worth = WORTH.ghost + (incarnation ? WORTH.incarnation : 0);
  for (const colour of ALL_COLOURS) {
    const missing = effectiveResistance(g, space, colour, NONE);
    if (missing === 0) continue;
    worth -= missing * WORTH.resistance;
    for (const side of SIDES) worth += Math.min(missing, at(boardOf(g, side).tao, colour)) * WORTH.wantedTao;
    if (g.circle === colour) worth += WORTH.circle;
  }
  if (isSilenced(g, space)) return worth + WORTH.suLing;
  if (centre.includes('tormentor')) worth += WORTH.tormentor;
  if (centre.includes('devourer')) worth += WORTH.devourer;
  if (centre.includes('haunter')) worth += WORTH.haunter + (g.figures[space] === ON_ICON ? WORTH.figureOnIcon : 0);
  return worth;
}

/** Taoists near ghosts that they could exorcise. */
function positions(g: GhostStories): number {
  let worth = 0;
  for (const side of SIDES) {
    const { place } = boardOf(g, side);
    if (!isLiving(g, side) || place === NONE) continue;
    for (const space of SPACES) {
      if (at(g.ghosts, space) === NONE || isProtected(g, space)) continue;
      const front = at(at(LINE, space), 0);
      const near = front === place ? WORTH.faced : areAdjacent(front, place as Place) ? WORTH.nearGhost : 0;
      if (near > 0) worth -= near * chance(g, side, space) * threat(g, space, at(g.ghosts, space) as Card);
    }
  }
  return worth;
}

/** Roughly how likely an exorcism is: what dice must still show, each a third likely, after own tokens. */
function chance(g: GhostStories, side: Side, space: Space): number {
  const dice = freeDice(g);
  const off = isTaoOff(g);
  let missing = 0;
  for (const colour of ALL_COLOURS) {
    const held = off ? 0 : at(boardOf(g, side).tao, colour);
    missing += Math.max(0, effectiveResistance(g, space, colour, NONE) - held);
  }
  return missing === 0 ? 1 : missing > dice ? 0 : (1 - missing / (dice + 1)) ** WORTH.chanceBend;
}

function villagers(g: GhostStories): number {
  const { moon } = g;
  if (moon === null) return 0;
  const killed = moon.graveyard.length;
  let worth = moon.shelter.length * WORTH.saved + killed * WORTH.killed;
  if (killed >= LAST_VILLAGER - 3) worth += WORTH.lastVillagers;
  worth += sum(moon.receptacles, (crystal) => crystal) * WORTH.receptacle;
  if (!isPortalOpen(g)) return worth;
  for (const place of PLACES) {
    if (!hasVillagers(g, place) || isHaunted(g, place)) continue;
    const there = at(moon.stacks, place).length;
    if (place === moon.portal) worth += there * WORTH.atPortal;
    else if (areAdjacent(place, moon.portal)) worth += (there * WORTH.atPortal) / 3;
  }
  return worth;
}
