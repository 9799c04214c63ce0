/** What a table is, apart from what happens at it. */

import type { Choice, Redrawn, Viewer } from '@jade/engine';
import type { KnownShuffle, Shuffle } from './shuffle.ts';
import { knownOf } from './shuffle.ts';

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
  /** It goes on from a position of another table: after so many choices what was hidden was drawn anew. */
  readonly redrawn?: Pick<Redrawn, 'after'>;
  /** Whose eyes it is for, where that is settled: elsewhere everybody looks from a machine of their own. */
  readonly viewer?: Viewer;
  /** What everybody may know of how it was shuffled, where several have a part in that. */
  readonly shuffle?: KnownShuffle;
}

/** How a table was set, as its store keeps it: with the seed, which nobody at the table is told while the game goes on. */
export interface TableHead extends Omit<TableInfo, 'shuffle' | 'redrawn'> {
  readonly seed: string;
  readonly redrawn?: Redrawn;
  readonly shuffle?: Shuffle;
}

/** Whether something that lay in a store says how a table was set. Its date and what it was branched from may be missing. */
export function isHead(value: unknown): value is TableHead {
  const { id, game, version, mode, seed, options, sitters } = (value ?? {}) as Partial<
    Record<keyof TableHead, unknown>
  >;
  return (
    [id, game, version, mode, seed].every((text) => typeof text === 'string') &&
    typeof options === 'object' &&
    options !== null &&
    Object.values(options).every((option) => typeof option === 'string') &&
    Array.isArray(sitters) &&
    sitters.every(isSitter)
  );
}

function isSitter(value: unknown): value is Sitter {
  const { kind, name, level } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && (kind === 'person' || (kind === 'bot' && typeof level === 'string'));
}

export function infoOf({ seed: _, shuffle, redrawn, ...info }: TableHead): TableInfo {
  return {
    ...info,
    ...(redrawn === undefined ? {} : { redrawn: { after: redrawn.after } }),
    ...(shuffle === undefined ? {} : { shuffle: knownOf(shuffle) }),
  };
}

/** What a new table is wished to be. */
export interface TableWish {
  /** A name that it has already where it stands. */
  readonly id?: string;
  readonly game: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly chosenSeed?: boolean;
  /** What the seed was made of, where several have a part in it. */
  readonly shuffle?: Shuffle;
  readonly sitters: readonly Sitter[];
  /** From where it goes on: whatever was hidden there is drawn anew from the seed. */
  readonly position?: Position;
}

/** A position as it came about: from which seed, and by which choices. */
export interface Position {
  readonly seed: string;
  readonly choices: readonly Choice[];
}
