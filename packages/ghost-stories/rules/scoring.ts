/** How it ended and what it was worth (rulebook chapters 10 and 11, WM-SCORE). */

import type { Outcome } from '@jade/engine';
import { seatsOf } from '@jade/engine';
import type { Place } from '../content/layout.ts';
import { CENTRE, RECEPTACLE_AT, SIDES } from '../content/layout.ts';
import { difficultyOf, POINTS, PORTAL_POINTS } from '../content/numbers.ts';
import type { GhostStories, Table } from '../state.ts';
import { boardOf } from '../state.ts';
import { areIncarnationsLeft } from './ghosts.ts';
import { deadSides } from './qi.ts';
import { hauntedPlaces, isPlayed, playersIn } from './table.ts';

/** The parts of the score, in the order of the rulebook. */
export interface Score {
  readonly victory: number;
  readonly qi: number;
  readonly deck: number;
  readonly dead: number;
  readonly haunted: number;
  readonly incarnations: number;
  readonly villagers: number;
  readonly portal: number;
}

export function scoreOf(g: Table): Score {
  const won = g.ending === 'victory';
  const level = difficultyOf(g.level, playersIn(g));
  const taoists = SIDES.filter((side) => isPlayed(g, side)); // GS-SCORE-6
  return {
    victory: won ? level.victoryPoints : 0, // GS-SCORE-1
    qi: taoists.reduce((sum, side) => sum + boardOf(g, side).qi, 0) * POINTS.perQi, // GS-SCORE-2
    deck: g.deck.length * (won ? POINTS.perDeckCardOnVictory : POINTS.perDeckCardOnDefeat), // GS-SCORE-3
    dead: deadSides(g).length * POINTS.perDeadTaoist, // GS-SCORE-4
    haunted: hauntedPlaces(g).length * POINTS.perHauntedTile,
    incarnations: incarnationPoints(g),
    villagers: (g.moon?.shelter.length ?? 0) * POINTS.perVillagerSaved, // WM-SCORE-1, WM-SCORE-3, WM-SCORE-4
    portal: g.moon === null ? 0 : portalPoints(g.moon.portal), // WM-SCORE-2
  };
}

/** GS-SCORE-5, WM-SCORE-5: growing bonuses for all but the last, which wins, or loses by its curse. */
function incarnationPoints(g: Table): number {
  if (!POINTS.incarnationBonusLevels.includes(g.level)) return 0;
  const counted = g.banished - (areIncarnationsLeft(g) ? 0 : 1);
  return POINTS.incarnationBonus.slice(0, Math.max(0, counted)).reduce((sum, bonus) => sum + bonus, 0);
}

/** WM-INC-12: of the tile it stands on or will return to. */
function portalPoints(place: Place): number {
  const kind = place === CENTRE ? 'centre' : (RECEPTACLE_AT[place] ?? -1) >= 0 ? 'corner' : 'edge';
  return PORTAL_POINTS[kind] ?? 0;
}

export function outcome(g: GhostStories): Outcome {
  const total = Object.values(scoreOf(g)).reduce((sum: number, part: number) => sum + part, 0);
  return {
    winners: g.ending === 'victory' ? [...seatsOf(g)] : [],
    scores: seatsOf(g).map(() => total),
    reason: g.ending ?? 'unfinished',
  };
}
