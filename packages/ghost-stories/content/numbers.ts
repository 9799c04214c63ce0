/** The numbers of the game: difficulty, players, tokens, limits, points (rulebook chapters 1, 3 and 11). */

import { must } from '@jade/engine';
import data from './ghost-stories.data.json';

/** GS-DIFF-1 */
export const LEVELS = ['initiation', 'normal', 'nightmare', 'hell'] as const;
export type Level = (typeof LEVELS)[number];

export interface Difficulty {
  readonly startQi: number;
  readonly startBlackTao: number;
  readonly startYinYang: boolean;
  readonly hauntedTilesToLose: number;
  readonly victoryPoints: number;
  readonly incarnations: number;
}

export function difficultyOf(level: Level, players: number): Difficulty {
  const found = must(
    data.difficulty.find(({ id }) => id === level),
    `difficulty ${level}`,
  );
  const counts: Readonly<Record<string, number>> = found.incarnations;
  return { ...found, incarnations: must(counts[players], `incarnations for ${players} players`) };
}

/** The tile with which the village is lost, without the rest of the table of difficulties. */
export const LAST_TILE: Readonly<Record<Level, number>> = Object.fromEntries(
  LEVELS.map((level) => [level, difficultyOf(level, 4).hauntedTilesToLose]),
) as Record<Level, number>;

/** GS-SETUP-9, GS-SETUP-10, GS-DECK-1, WM-PLAYERS-1 */
export function sittingOf(players: number) {
  return must(
    data.players.find(({ count }) => count === players),
    `setup for ${players} players`,
  );
}

export const TAO_EACH = data.tokens.tao.yellow;
export const QI_TOKENS = data.tokens.qi.total;
export const BUDDHAS = data.tokens.buddhas.total;
export const POWER_TOKENS = data.tokens.power.total;
export const TAO_DICE = data.dice.tao.count;
export const CRYSTALS = data.tokens.moonCrystals.total;

/** WM-VILLAGER-3, the golden rule. */
export const MOST_VILLAGERS = data.limits.villagersPerTile;
/** WM-END-1 */
export const LAST_VILLAGER = data.limits.villagersKilledToLose;
export const VILLAGERS_IN_PLAY = data.tokens.villagers.total;

export const HERBALIST_DICE = 2;
export const REVIVED_QI = 2;
/** GS-DECK-3: so many ghosts lie under each incarnation. */
export const GHOSTS_UNDER = 10;
/** WM-DECK-1: so many cards are taken out again for the ten new ones. */
export const MOON_GHOSTS = 10;

export const POINTS = data.scoring;
/** WM-SCORE-2, by what kind of place the Portal stands on. */
export const PORTAL_POINTS: Readonly<Record<string, number>> = Object.fromEntries(
  data.portal.map(({ position, points }) => [position, points]),
);
