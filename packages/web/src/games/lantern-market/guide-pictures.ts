/** The words in which the guide asks for pictures: `lantern:7 out:9 > visitors:5`, `coins:14`, `fan`. */

const KINDS = ['lantern', 'out', 'visitors', 'coins'] as const;

export type Piece =
  | { readonly kind: (typeof KINDS)[number]; readonly number: number }
  | { readonly kind: 'fan' | 'arrow' };

/** Throws where it names what does not exist. */
export function guidePicture(source: string): readonly Piece[] {
  return source.split(' ').map((word): Piece => {
    if (word === '>') return { kind: 'arrow' };
    if (word === 'fan') return { kind: 'fan' };
    const [what, number = ''] = word.split(':');
    const kind = KINDS.find((one) => one === what);
    if (kind === undefined || !/^\d+$/.test(number)) throw new Error(`there is no piece '${word}'`);
    return { kind, number: Number(number) };
  });
}
