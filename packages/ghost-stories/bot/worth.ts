/** What things on the table are worth to the Taoists: Qi, tiles, tokens, and most of all that a ghost goes. */

import { at, measureAt } from '@jade/engine';
import type { Ability, Card } from '../content/cards.ts';
import { GHOSTS, ghostOf } from '../content/cards.ts';
import type { Colour } from '../content/colours.ts';
import { ALL_COLOURS, BLACK } from '../content/colours.ts';
import type { Place, Side, Space } from '../content/layout.ts';
import { OPPOSITE, SIDES, SPACES, SPACES_OF, sideOf } from '../content/layout.ts';
import { LAST_TILE } from '../content/numbers.ts';
import { effectiveResistance, isProtected } from '../rules/cover.ts';
import { freeDice } from '../rules/dice.ts';
import { areWhitesVoid, hasCentre, isSilenced, isTaoOff } from '../rules/ghosts.ts';
import { nextToHaunt } from '../rules/haunt.ts';
import { hasPower } from '../rules/powers.ts';
import { hauntedPlaces, isLiving, isPlayed } from '../rules/table.ts';
import { villagersAt } from '../rules/villagers.ts';
import type { GhostStories, Pieces } from '../state.ts';
import { boardOf, NONE, ON_ICON } from '../state.ts';
import type { Luck } from './odds.ts';
import { WEIGHTS as W } from './policy-weights.ts';

/** What is asked of the table again and again while one decision is weighed. */
export interface Scene {
  readonly g: GhostStories;
  /** The Taoist who decides or acts. */
  readonly side: Side;
  /** Dice of an exorcism by the active Taoist, and by others. */
  readonly dice: number;
  readonly othersDice: number;
  readonly luck: Luck;
  readonly plainLuck: Luck;
  readonly taoOff: boolean;
  /** How much more every ghost counts because there are many. */
  readonly press: number;
  /** What one more haunted tile costs now, and what a tile turned back is worth. */
  readonly tile: number;
  readonly restored: number;
  /** By space: what it is worth that the ghost there goes, without its right stone; 0 without a ghost. */
  readonly ghosts: readonly number[];
  /** What the incarnation in play that nobody can exorcise yet would be worth, and its space; NONE without one. */
  readonly barred: Space | -1;
  readonly barredWorth: number;
}

/** What is known before the ghosts are weighed. */
type Sketch = Omit<Scene, 'ghosts'>;

export function sceneOf(g: GhostStories, side: Side): Scene {
  const whitesCount = !areWhitesVoid(g);
  const dice = freeDice(g);
  const left = LAST_TILE[g.level] - hauntedPlaces(g).length;
  const barred = g.ghosts.findIndex((_, space) => isProtected(g, space as Space)) as Space | -1;
  const ghosts: number[] = [];
  const scene: Scene = {
    g,
    side,
    dice: dice + (hasPower(g, 'strength-of-a-mountain') ? 1 : 0),
    othersDice: dice,
    luck: { whitesCount, again: hasPower(g, 'the-gods-favorite') },
    plainLuck: { whitesCount, again: false },
    taoOff: isTaoOff(g),
    press: 1 + W.press * Math.max(0, occupied(g) - 6),
    tile: tileWorth(left),
    restored: tileWorth(left + 1),
    ghosts,
    barred,
    barredWorth: barred === NONE ? 0 : incarnationWorth(g),
  };
  for (const space of SPACES) ghosts.push(ghostWorth(scene, space));
  return scene;
}

function occupied(g: Pieces): number {
  let count = 0;
  for (const card of g.ghosts) if (card !== NONE) count += 1;
  return count;
}

function tileWorth(left: number): number {
  return measureAt(W.tilesLeft, Math.max(0, Math.min(left, W.tilesLeft.length - 1)));
}

/** How much a tile is used: what is lost beside the danger when it is haunted. */
export function tileUse(g: Pieces, place: Place): number {
  return measureAt(W.tileUses, at(g.village, place)) * W.tileUse;
}

/** What it costs that this side loses one Qi. */
export function qiWorth(g: Pieces, side: Side): number {
  const { qi } = boardOf(g, side);
  if (qi === 0) {
    for (let step = 1; step < SIDES.length; step++) {
      const next = ((side + step) % SIDES.length) as Side;
      if (isLiving(g, next)) return qiWorth(g, next); // GS-DEATH-6
    }
    return 0;
  }
  const worth = isPlayed(g, side) ? W.qi : W.neutralQi;
  return measureAt(worth, Math.min(qi, worth.length - 1));
}

/** What one more Qi is worth to this side. */
export function qiGain(g: Pieces, side: Side): number {
  return g.qi === 0 ? 0 : measureAt(W.qi, Math.min(boardOf(g, side).qi + 1, W.qi.length - 1));
}

/** Turns until the Yin phase of a side comes, the active one having had its own. */
export function turnsUntil(g: Pieces, side: Side): number {
  return ((side - g.active + SIDES.length - 1) % SIDES.length) + 1;
}

/** What the Curse die costs the one who rolls it, on average (GS-CURSE-1). */
export function curseCost(scene: Sketch, side: Side): number {
  const { g } = scene;
  let tokens = 0;
  for (const count of boardOf(g, side).tao) tokens += count;
  return (scene.tile + W.tileUse + W.arrival + tokens * W.token + qiWorth(g, side)) / 6;
}

const HAUNTER = 1;
const TORMENTOR = 2;
const DEVOURER = 4;
const CAPTOR = 8;
const SILENCER = 16;
const BINDER = 32;
const BANNER = 64;
const THIEF = 128;
const CALLER = 256;

const BITS: Partial<Record<Ability, number>> = {
  haunter: HAUNTER,
  tormentor: TORMENTOR,
  devourer: DEVOURER,
  'kill-villager-of-choice': DEVOURER,
  'capture-die': CAPTOR,
  'tao-off': SILENCER,
  'power-off-board': BINDER,
  'power-off-all': BANNER,
  'group-lose-tao': THIEF,
  'summon-ghost': CALLER,
};

/** What a ghost does as long as it is there, as bits: its centre stone, and lasting left stones. */
const HARM: readonly number[] = GHOSTS.map(({ left, centre }) => {
  let bits = 0;
  for (const ability of centre) bits |= BITS[ability] ?? 0;
  for (const ability of left) bits |= (BITS[ability] ?? 0) & (CAPTOR | SILENCER | BINDER | BANNER);
  return bits;
});

export const RESISTANCE: readonly number[] = GHOSTS.map(({ resistance }) => resistance.reduce((sum, one) => sum + one));

/** What it is worth that a ghost goes, whatever sends it away. */
function ghostWorth(scene: Sketch, space: Space): number {
  const { g } = scene;
  const card = at(g.ghosts, space);
  if (card === NONE) return 0;
  let worth = (W.ghost + at(RESISTANCE, card) * W.resistance) * scene.press;
  worth += crowding(g, sideOf(space)) + lastingHarm(g, space, card);
  if (!isSilenced(g, space)) worth += harmToCome(scene, space, card as Card, at(g.figures, space) === ON_ICON);
  if (ghostOf(card as Card).incarnation) worth += incarnationWorth(g);
  if (scene.barred === at(OPPOSITE, space)) worth += scene.barredWorth * W.wayFreed;
  return worth;
}

function incarnationWorth(g: Pieces): number {
  let left = 0;
  for (const card of g.deck) if (ghostOf(card).incarnation) left += 1;
  for (const card of g.ghosts) if (card !== NONE && ghostOf(card as Card).incarnation) left += 1;
  return left <= 1 ? W.lastIncarnation : W.incarnation;
}

function lastingHarm(g: Pieces, space: Space, card: number): number {
  const bits = at(HARM, card);
  let worth = 0;
  if ((bits & CAPTOR) !== 0) worth += W.capturedDie;
  if ((bits & SILENCER) !== 0) worth += W.taoOff;
  if ((bits & BINDER) !== 0 && boardOf(g, sideOf(space)).qi > 0) worth += W.powerOff;
  if ((bits & BANNER) !== 0) worth += W.powersOff;
  return worth;
}

/** What the centre stone will do, the later the less. */
function harmToCome(scene: Sketch, space: Space, card: Card, onIcon: boolean): number {
  const { g } = scene;
  const bits = at(HARM, card);
  if (bits === 0) return 0;
  const side = sideOf(space);
  const soon = W.patience ** turnsUntil(g, side);
  let worth = 0;
  if ((bits & HAUNTER) !== 0) worth += hauntingHarm(scene, space, onIcon);
  if ((bits & TORMENTOR) !== 0) worth += curseCost(scene, side) * soon * W.actsAgain;
  if ((bits & DEVOURER) !== 0) worth += W.killed * soon * W.actsAgain;
  if ((bits & THIEF) !== 0) worth += W.token * 3 * soon;
  if ((bits & CALLER) !== 0) worth += W.arrival * soon;
  return worth;
}

/** What a Haunter costs until somebody sends it away: a tile, or the villagers on it (GS-HAUNT-3, WM-HAUNT-1). */
export function hauntingHarm(scene: Sketch, space: Space, onIcon: boolean): number {
  const { g } = scene;
  const turns = turnsUntil(g, sideOf(space));
  const later = W.patience ** (onIcon ? turns : turns + SIDES.length);
  const place = nextToHaunt(g, space);
  if (place === NONE) return measureAt(W.tilesLeft, 1) * later; // GS-HAUNT-5
  const villagers = villagersAt(g, place as Place);
  const flight = g.moon !== null && !onIcon && villagers > 0 ? W.flight * W.killed * W.patience ** turns : 0;
  const cost = villagers > 0 ? villagers * W.killed : scene.tile + tileUse(g, place as Place);
  return (cost * W.hauntsAgain + 1) * later + flight;
}

/** What one ghost less on a board is worth for the board (GS-YIN-5). */
function crowding(g: Pieces, side: Side): number {
  let count = 0;
  for (const space of at(SPACES_OF, side)) if (at(g.ghosts, space) !== NONE) count += 1;
  if (count < 3) return count === 2 ? W.crowd : 0;
  return Math.max(W.crowd, qiWorth(g, side) * W.patience ** turnsUntil(g, side) - W.quiet) + W.crowd;
}

/** What the right stone of a ghost brings the active Taoist who exorcises it. */
export function rewardOf(scene: Scene, card: Card): number {
  const { g } = scene;
  let worth = 0;
  for (const ability of ghostOf(card).right) {
    switch (ability) {
      case 'gain-tao-1':
        worth += W.token + W.wantedToken;
        break;
      case 'gain-tao-2':
        worth += 2 * W.token + W.wantedToken;
        break;
      case 'gain-qi-or-yin-yang':
        worth += Math.max(qiGain(g, g.active), boardOf(g, g.active).yinYang ? 0 : W.yinYang);
        break;
      case 'gain-crystal':
        worth += W.crystal;
        break;
      case 'group-qi-and-yin-yang':
      case 'group-crystal-and-yin-yang':
        worth += W.yinYang;
        break;
      case 'roll-curse':
        if (!hasPower(g, 'strength-of-a-mountain'))
          worth -= curseCost(scene, g.active) * (hasPower(g, 'the-gods-favorite') ? W.cursedAgain : 1);
        break;
    }
  }
  return worth;
}

/** What one more token of a colour is worth to a side that holds so many already. */
export function tokenWorth(scene: Scene, colour: Colour, held: number): number {
  const { g } = scene;
  let worth = W.token + (colour === BLACK ? W.blackToken : 0);
  for (const space of SPACES) {
    const card = at(g.ghosts, space);
    if (card === NONE) continue;
    const need = effectiveResistance(g, space, colour, NONE);
    if (need <= held) continue;
    worth += W.wantedToken;
    if (hasCentre(g, space, 'dice-immune')) worth += W.immuneToken;
    if (ghostOf(card as Card).incarnation) worth += W.incarnationToken;
  }
  return worth * W.furtherToken ** held;
}

/** The colour of the supply that a side would most like to have, and what it is worth; NONE without any. */
export function bestToken(scene: Scene, side: Side): { colour: Colour | -1; worth: number } {
  const { g } = scene;
  let colour: Colour | -1 = NONE;
  let worth = 0;
  for (const one of ALL_COLOURS) {
    if (at(g.tao, one) === 0) continue;
    const here = tokenWorth(scene, one, at(boardOf(g, side).tao, one));
    if (here > worth) [colour, worth] = [one, here];
  }
  return { colour, worth };
}
