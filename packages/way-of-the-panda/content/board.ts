/**
 * What can be done: the spaces of the action board, the city cards and the special actions of mission A9, each
 * as a deed, that is a list of actions in one small vocabulary (rulebook chapters 4, 13, 15 and 19; WP-COMP-1, WP-COMP-7).
 */

import type { Class } from './classes.ts';
import { classOf } from './classes.ts';
import data from './way-of-the-panda.data.json';

/** Along how many roads, past how many ninjas beyond strength, and how many guards it may leave on each road. */
export interface Move {
  readonly type: 'move';
  readonly champion: Class | 'any' | 'anyPlayer';
  readonly roads: number;
  readonly ignoredNinjas: number;
  readonly guards: number;
}

export interface Build {
  readonly type: 'build';
  readonly building: Class | 'any';
  /** Whether a champion of the class must stand there, or nobody at all. */
  readonly champion: 'matching' | 'none';
  readonly where: 'village' | 'city' | 'anywhere';
}

export type Action =
  | Move
  | Build
  | { readonly type: 'strength'; readonly class: Class }
  | { readonly type: 'quest'; readonly class: Class }
  | { readonly type: 'transfer'; readonly class: Class }
  | { readonly type: 'teleport' }
  | { readonly type: 'sell'; readonly vp: number }
  | { readonly type: 'vp'; readonly amount: number }
  | { readonly type: 'ap'; readonly amount: number }
  | { readonly type: 'tiles'; readonly of: 'strength' | 'quest'; readonly count: number };

/** A deed: one option of a space, a city card, or a special action. */
export interface Deed {
  readonly id: string;
  readonly actions: readonly Action[];
}

/** A space of the action board. Spaces count from 0, left to right and then down. */
export interface Space {
  readonly id: string;
  readonly index: number;
  readonly cost: number;
  readonly firstGuards: number;
  readonly options: readonly Deed[];
}

export const COLUMNS = ['monk', 'governor', 'warrior', 'neutral'] as const;

/** WP-BOARD-1, WP-BOARD-2, WP-BOARD-4, WP-BOARD-5; the column of costs is no space (WP-BOARD-6). */
export const SPACES: readonly Space[] = data.actionBoard.rows.flatMap(({ apCost, spaces }, row) => {
  return spaces.map(({ id, baseGuards, options }, column): Space => {
    const index = row * COLUMNS.length + column;
    return { id, index, cost: apCost, firstGuards: baseGuards, options: options.map(asDeed) };
  });
});

export const NEUTRAL_OPTIONS: readonly Deed[] = SPACES.filter(({ id }) => id.startsWith('neutral')).flatMap(
  ({ options }) => options,
);

export const CITY_CARDS: readonly Deed[] = data.cityCards.cards.map(({ id, effects }) =>
  asDeed({ id, actions: effects }),
);

/** WP-BONUS-A9-3 */
export const SPECIAL_ACTIONS: readonly Deed[] = data.bonusCards.flatMap((card) =>
  'spaces' in card ? (card.spaces ?? []).map(asDeed) : [],
);

const DEEDS = new Map(
  [...SPACES.flatMap(({ options }) => options), ...CITY_CARDS, ...SPECIAL_ACTIONS].map((deed) => [deed.id, deed]),
);

export function deedOf(id: string): Deed {
  const deed = DEEDS.get(id);
  if (deed === undefined) throw new Error(`there is no deed '${id}'`);
  return deed;
}

/** An action as the data write it. */
interface ActionData {
  readonly type: string;
  readonly champion?: string;
  readonly maxRoads?: number;
  readonly ignoreNinjas?: number;
  readonly maxGuards?: number;
  readonly tile?: string;
  readonly building?: string;
  readonly where?: string;
  readonly vp?: number;
  readonly ap?: number;
  readonly count?: number;
}

function asDeed({ id, actions }: { id: string; actions: readonly ActionData[] }): Deed {
  return { id, actions: actions.map((action) => asAction(id, action)) };
}

function asAction(deed: string, action: ActionData): Action {
  const need = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`'${action.type}' of ${deed} needs ${what}`);
    return value;
  };
  switch (action.type) {
    case 'move':
    case 'evade':
    case 'moveExtraGuard': {
      const champion = need(action.champion, 'a champion');
      return {
        type: 'move',
        champion: champion === 'any' || champion === 'anyPlayer' ? champion : classOf(champion),
        roads: need(action.maxRoads, 'a number of roads'),
        ignoredNinjas: action.ignoreNinjas ?? 0,
        guards: action.maxGuards ?? 1,
      };
    }
    case 'build': {
      const building = need(action.building, 'a building');
      const where = need(action.where, 'a kind of place');
      return {
        type: 'build',
        building: building === 'any' ? 'any' : classOf(building),
        champion: action.champion === 'none' ? 'none' : 'matching',
        where: where === 'village' || where === 'city' ? where : 'anywhere',
      };
    }
    case 'takeStrength':
      return { type: 'strength', class: classOf(need(action.tile, 'a tile')) };
    case 'takeQuest':
      return { type: 'quest', class: classOf(need(action.tile, 'a tile')) };
    case 'transfer':
      return { type: 'transfer', class: classOf(need(action.champion, 'a champion')) };
    case 'teleport':
      return { type: 'teleport' };
    case 'sellChest':
      return { type: 'sell', vp: need(action.vp, 'points') };
    case 'gainVp':
      return { type: 'vp', amount: need(action.vp, 'points') };
    case 'gainAp':
      return { type: 'ap', amount: need(action.ap, 'points') };
    case 'takeStrengthDifferent':
      return { type: 'tiles', of: 'strength', count: need(action.count, 'a count') };
    case 'takeQuestDifferent':
      return { type: 'tiles', of: 'quest', count: need(action.count, 'a count') };
    default:
      throw new Error(`${deed} has an unknown action '${action.type}'`);
  }
}
