/** The closed sets of the game (rulebook chapter 1). Pieces of the state are indexed by the positions in these lists. */

/** GW-TERM-1 */
export const RESOURCES = ['wood', 'stone', 'gold', 'chi'] as const;
export type Resource = 0 | 1 | 2 | 3;
export const [WOOD, STONE, GOLD, CHI]: readonly [0, 1, 2, 3] = [0, 1, 2, 3];
export const ALL_RESOURCES: readonly Resource[] = [WOOD, STONE, GOLD, CHI];
export const MATERIALS: readonly Resource[] = [WOOD, STONE, GOLD];

/** GW-TERM-2 */
export const SOLDIERS = ['spearman', 'archer', 'horseman'] as const;
export type Soldier = 0 | 1 | 2;
export const [SPEARMAN, ARCHER, HORSEMAN]: readonly [0, 1, 2] = [0, 1, 2];
export const ALL_SOLDIERS: readonly Soldier[] = [SPEARMAN, ARCHER, HORSEMAN];

/** GW-TERM-9 */
export const SECTIONS = ['left', 'middle', 'right'] as const;
export type Section = 0 | 1 | 2;
export const ALL_SECTIONS: readonly Section[] = [0, 1, 2];
export const ROWS = 3;

/** A place of a Horde card: section times 3 plus row, row 0 being nearest the Wall. */
export type Slot = number & { readonly brand: 'Slot' };
export const ALL_SLOTS: readonly Slot[] = Array.from({ length: SECTIONS.length * ROWS }, (_, index) => index as Slot);

export function slotAt(section: Section, row: number): Slot {
  return (section * ROWS + row) as Slot;
}

export function sectionOf(slot: Slot): Section {
  return Math.floor(slot / ROWS) as Section;
}

export function rowOf(slot: Slot): number {
  return slot % ROWS;
}

/** A number that stands for one of a closed set, from its name. */
export function indexIn<const Name extends string>(names: readonly Name[], name: string): number {
  const index = (names as readonly string[]).indexOf(name);
  if (index < 0) throw new Error(`'${name}' is none of ${names.join(', ')}`);
  return index;
}
