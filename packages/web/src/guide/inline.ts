/** A line of the guide in pieces: words, bold words, names from the game's catalogue, small pictures, footnotes, ways to other chapters. */

export type Inline =
  | { readonly kind: 'text' | 'bold'; readonly text: string }
  /** `{tile.tea-house}`: what the game calls it. */
  | { readonly kind: 'term'; readonly key: string }
  /** `![](tao:red)` */
  | { readonly kind: 'picture'; readonly source: string }
  /** `[^GS-YIN-1 GS-YIN-2]`: the exact rules behind it. */
  | { readonly kind: 'note'; readonly rules: readonly string[] }
  /** `[your turn](#turn)` */
  | { readonly kind: 'link'; readonly text: string; readonly chapter: string };

const PIECE = /(\*\*[^*]+\*\*|\{[a-zA-Z][\w.-]*\}|!\[\]\([^)]*\)|\[\^[^\]]+\]|\[[^\]^][^\]]*\]\(#[^)]+\))/;

/** A footnote stays on the line of the word before it. */
const NO_BREAK = '\u00a0';

export function inlineOf(text: string): Inline[] {
  return text
    .replaceAll(/ (?=\[\^)/g, NO_BREAK)
    .split(PIECE)
    .filter((part) => part !== '')
    .flatMap((part): Inline[] => {
      if (part.startsWith('**'))
        return inlineOf(part.slice(2, -2)).map((one) => (one.kind === 'text' ? { kind: 'bold', text: one.text } : one));
      if (part.startsWith('![](')) return [{ kind: 'picture', source: part.slice(4, -1) }];
      if (part.startsWith('[^')) return [{ kind: 'note', rules: part.slice(2, -1).split(/\s+/) }];
      const [, words, chapter] = /^\[([^\]]+)\]\(#([^)]+)\)$/.exec(part) ?? [];
      if (words !== undefined && chapter !== undefined) return [{ kind: 'link', text: words, chapter }];
      if (/^\{.*\}$/.test(part)) return [{ kind: 'term', key: part.slice(1, -1) }];
      return [{ kind: 'text', text: part }];
    });
}

/** The words of a line, without pictures and footnotes; `say` names what the game has a name for. */
export function plainText(text: string, say: (key: string) => string): string {
  return inlineOf(text)
    .map((part) => {
      if (part.kind === 'term') return say(part.key);
      return 'text' in part ? part.text : '';
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim();
}

/** The rules that a line names. */
export function notesIn(text: string): readonly string[] {
  return inlineOf(text).flatMap((part) => (part.kind === 'note' ? part.rules : []));
}
