/**
 * The three classes of champions and what belongs to each: its building, its strength tile, its quest tile
 * (WP-CHAMP-1). The three families run in parallel, so one index stands for a class and for all its things. A champion's coloured base only shows its class
 * (WP-COMP-10).
 */

export const CHAMPIONS = ['monk', 'governor', 'warrior'] as const;
export const BUILDINGS = ['gate', 'market', 'pagoda'] as const;
export const STRENGTH_TILES = ['rosary', 'coin', 'sword'] as const;
export const QUEST_TILES = ['lantern', 'chest', 'mask'] as const;

/** 0 monk, 1 governor, 2 warrior; likewise gate, market, pagoda and so on. */
export type Class = 0 | 1 | 2;

export const CLASSES: readonly Class[] = [0, 1, 2];
export const GOVERNOR: Class = 1;

/** The class that a champion, building or tile belongs to. */
export function classOf(name: string): Class {
  for (const family of [CHAMPIONS, BUILDINGS, STRENGTH_TILES, QUEST_TILES]) {
    const index = (family as readonly string[]).indexOf(name);
    if (index >= 0) return index as Class;
  }
  throw new Error(`'${name}' belongs to no class of champions`);
}
