/**
 * How likely the Taoists win from here: a logistic sum of signs that can be read off the table at the beginning of a Yang
 * phase. The coefficients were fitted to whole games of bots (scripts/chances.ts), then to those of masters (scripts/refit-chances.ts).
 */

import { at } from '@jade/engine';
import type { Card } from '../content/cards.ts';
import { ghostOf } from '../content/cards.ts';
import { ALL_COLOURS, BLACK } from '../content/colours.ts';
import type { Side, Space } from '../content/layout.ts';
import { LINE, SIDES, SPACES, SPACES_OF } from '../content/layout.ts';
import { LAST_TILE, LAST_VILLAGER, LEVELS } from '../content/numbers.ts';
import { sum } from '../rules/count.ts';
import { effectiveResistance } from '../rules/cover.ts';
import { areIncarnationsLeft, capturedDice, isTaoOff } from '../rules/ghosts.ts';
import { isPowerActive } from '../rules/powers.ts';
import { hauntedPlaces, isLiving, isPlayed } from '../rules/table.ts';
import type { GhostStories } from '../state.ts';
import { boardOf, NONE, ON_ICON } from '../state.ts';
import fitted from './chances.json';
import whiteMoon from './chances-white-moon.json';
import { plainOdds } from './strike.ts';
import type { Scene } from './worth.ts';
import { RESISTANCE, sceneOf } from './worth.ts';

const BASE = fitted.coefficients;
/** Another fit: with the one above, which gives nothing for saved villagers, masters won 14 of 24 games instead of 19. */
const WHITE_MOON = whiteMoon.coefficients;

export type Sign = keyof typeof BASE;
export const SIGNS = Object.keys(BASE) as Sign[];

/** For comparisons: what those say whose games were fitted, who won less than masters do now. */
export function judgement(g: GhostStories): number {
  return logistic(g, 0);
}

/** For people: with a shift to what masters win. A search would see less with it, because it lies nearer to certainty. */
export function chances(g: GhostStories): number {
  return logistic(g, g.moon === null ? fitted.shift : whiteMoon.shift);
}

function logistic(g: GhostStories, shift: number): number {
  if (g.ending !== null) return g.ending === 'victory' ? 1 : 0;
  const coefficients = g.moon === null ? BASE : WHITE_MOON;
  const read = signs(g);
  let logit = shift;
  for (const sign of SIGNS) logit += coefficients[sign] * read[sign];
  return 1 / (1 + Math.exp(-logit));
}

/** Everything that is looked at, in numbers of about one. */
export function signs(g: GhostStories): Record<Sign, number> {
  const scene = sceneOf(g, g.active);
  const cards = cardsBefore(g);
  const ghosts = sum(g.ghosts, (card) => (card === NONE ? 0 : 1));
  const qi = sum(SIDES, (side) => (isPlayed(g, side) ? boardOf(g, side).qi : 0));
  return {
    ...taoists(g),
    ...tiles(g),
    ...threats(scene),
    ...wuFeng(scene),
    ...village(g),
    ...sitting(g),
    one: 1,
    ghosts: ghosts / 6,
    crowded: Math.max(0, ghosts - 8) / 4,
    danger: sum(scene.ghosts, (worth) => worth) / 100,
    cardsBefore: cards / 20,
    cardsAfter: cards > 0 ? 0 : g.deck.length / 10,
    ghostsLong: (ghosts / 6) * (cards / 20),
    qiLong: (qi / 8) * (cards / 20),
  };
}

/** What stays the same through a game: how many play, and how hard. */
function sitting(g: GhostStories) {
  const players = SIDES.filter((side) => isPlayed(g, side)).length;
  const level = LEVELS.indexOf(g.level);
  return {
    alone: players === 1 ? 1 : 0,
    two: players === 2 ? 1 : 0,
    three: players === 3 ? 1 : 0,
    normal: level >= LEVELS.indexOf('normal') ? 1 : 0,
    nightmare: level >= LEVELS.indexOf('nightmare') ? 1 : 0,
  };
}

/** Cards above the last incarnation in the deck. */
function cardsBefore(g: GhostStories): number {
  const lowest = g.deck.findIndex((card) => ghostOf(card).incarnation);
  return lowest < 0 ? 0 : g.deck.length - lowest;
}

function taoists(g: GhostStories) {
  const count = { dead: 0, oneQi: 0, twoQi: 0, threeQi: 0, moreQi: 0, neutralQi: 0 };
  const held = { tokens: 0, blackTokens: 0, yinYang: 0, buddhasHeld: 0, powers: 0, crystals: 0, artefacts: 0 };
  for (const side of SIDES) {
    const board = boardOf(g, side);
    if (!isPlayed(g, side)) {
      count.neutralQi += board.qi / 3;
      continue;
    }
    if (board.qi < 4) count[(['dead', 'oneQi', 'twoQi', 'threeQi'] as const)[board.qi] ?? 'dead'] += 1;
    else count.moreQi += board.qi - 3;
    held.tokens += sum(board.tao, (tokens) => tokens) / 4;
    held.blackTokens += at(board.tao, BLACK) / 2;
    held.yinYang += board.yinYang ? 1 : 0;
    held.buddhasHeld += board.buddhas;
    held.powers += isPowerActive(g, side) ? 1 : 0;
    held.crystals += board.crystals;
    held.artefacts += board.artefacts.length;
  }
  return { ...count, ...held };
}

function tiles(g: GhostStories) {
  const left = LAST_TILE[g.level] - hauntedPlaces(g).length;
  return {
    lastTile: left === 1 ? 1 : 0,
    lastButOneTile: left === 2 ? 1 : 0,
    lastButTwoTile: left === 3 ? 1 : 0,
    buddhasSet: sum(g.buddhas, (there) => there),
    circle: g.circle === NONE ? 0 : 1,
  };
}

function threats({ g }: Scene) {
  const read = { resistance: 0, figuresOnCards: 0, figuresOnIcons: 0, soonHaunted: 0, tormentors: 0 };
  const boards = { fullBoards: 0, nearlyFullBoards: 0 };
  const left = LAST_TILE[g.level] - hauntedPlaces(g).length;
  for (const side of SIDES) {
    let count = 0;
    for (const space of at(SPACES_OF, side)) {
      const card = at(g.ghosts, space);
      if (card === NONE) continue;
      count += 1;
      read.resistance += at(RESISTANCE, card) / 15;
      const { centre } = ghostOf(card as Card);
      if (centre.includes('tormentor') || centre.includes('devourer')) read.tormentors += 1;
      if (!centre.includes('haunter')) continue;
      if (at(g.figures, space) !== ON_ICON) read.figuresOnCards += 1;
      else {
        read.figuresOnIcons += 1;
        if (left <= 2) read.soonHaunted += 1;
      }
    }
    if (count === 3) boards.fullBoards += 1;
    if (count === 2) boards.nearlyFullBoards += 1;
  }
  return { ...read, ...boards, capturedDice: Math.min(3, capturedDice(g)), taoOff: isTaoOff(g) ? 1 : 0 };
}

/** The incarnation in play: how likely the best placed Taoist exorcises it now, and what all hold against it. */
function wuFeng(scene: Scene) {
  const { g } = scene;
  const read = { incarnations: 0, incarnationOdds: 0, incarnationTokens: 0, incarnationNeed: 0, barred: 0 };
  read.barred = scene.barred === NONE ? 0 : 1;
  if (!areIncarnationsLeft(g)) return read;
  read.incarnations = sum(g.deck, (card) => (ghostOf(card).incarnation ? 1 : 0)) - 1;
  for (const space of SPACES) {
    const card = at(g.ghosts, space);
    if (card === NONE || !ghostOf(card as Card).incarnation) continue;
    read.incarnations += 1;
    read.incarnationNeed += sum(ALL_COLOURS, (colour) => effectiveResistance(g, space, colour, NONE)) / 4;
    read.incarnationTokens += tokensAgainst(g, space) / 4;
    for (const side of SIDES) read.incarnationOdds = Math.max(read.incarnationOdds, oddsOf(scene, side, space));
  }
  return read;
}

function oddsOf(scene: Scene, side: Side, space: Space): number {
  return isLiving(scene.g, side) ? plainOdds(scene, side, at(at(LINE, space), 0), space) : 0;
}

function tokensAgainst(g: GhostStories, space: Space): number {
  return sum(ALL_COLOURS, (colour) => {
    const held = sum(g.boards, ({ tao }) => at(tao, colour));
    return Math.min(held, effectiveResistance(g, space, colour, NONE));
  });
}

function village({ moon }: GhostStories) {
  if (moon === null) return { moon: 0, killed: 0, lastVillagers: 0, saved: 0 };
  const killed = moon.graveyard.length;
  return {
    moon: 1,
    killed: killed / 4,
    lastVillagers: Math.max(0, killed - (LAST_VILLAGER - 4)),
    saved: moon.shelter.length / 4,
  };
}
