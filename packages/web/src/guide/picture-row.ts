/** Pieces in a row, as guides ask for them: words with a space between; one that is crossed out begins with `-`, one that does not count with `~`. */

const SIGNS = ['>', '+', '='] as const;
export type Sign = (typeof SIGNS)[number];

export interface InRow<Piece> {
  readonly piece: Piece | { readonly kind: 'sign'; readonly sign: Sign };
  readonly faint: boolean;
  readonly crossed: boolean;
}

/** `pieceOf` throws where there is no such piece. */
export function readRow<Piece>(source: string, pieceOf: (word: string) => Piece): readonly InRow<Piece>[] {
  return source.split(/\s+/).map((word) => {
    const crossed = word.startsWith('-');
    const faint = word.startsWith('~');
    const bare = crossed || faint ? word.slice(1) : word;
    const sign = SIGNS.find((one) => one === bare);
    return { piece: sign === undefined ? pieceOf(bare) : { kind: 'sign', sign }, faint, crossed };
  });
}
