/** What a table is, apart from what happens at it. */

/** Who sits on a chair. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** What everybody at a table may know of how it was set. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** Version of the rules it needs. */
  readonly version: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, string>>;
  readonly sitters: readonly Sitter[];
  /** Milliseconds since 1970. */
  readonly created: number;
  /** A what-if: the table it was branched from, and after how many choices. */
  readonly branchOf: { readonly id: string; readonly seq: number } | null;
  /** Somebody named the seed, and may know what lies behind it. */
  readonly chosenSeed?: boolean;
}

/** How a table was set, as its store keeps it: with the seed, which nobody at the table is told while the game goes on. */
export interface TableHead extends TableInfo {
  readonly seed: string;
}

export function infoOf({ seed: _, ...info }: TableHead): TableInfo {
  return info;
}

/** What a new table is wished to be. */
export interface TableWish {
  readonly game: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly chosenSeed?: boolean;
  readonly sitters: readonly Sitter[];
}
