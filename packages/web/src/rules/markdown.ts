/** The rulebook's text in blocks: just what its files use. */

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string; readonly sub: boolean }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'paragraph'; readonly text: string };

const RULE = /^(\s*)- \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\*\s+(.*)$/;

export interface Chapter {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The home of a worked example is a test (engine/rulebook.ts). */
const EXAMPLE = /^[A-Z]{2}-EX-/;

/** The rulebook by chapters, for players; worked examples are written for whoever tests the rules. */
export function chaptersOf(markdown: string): Chapter[] {
  const chapters: { title: string; blocks: Block[] }[] = [];
  for (const block of blocksOf(markdown)) {
    // A title carries the ids of its rules in brackets: “10. Moving (WP-MOVE, WP-BORDER)”.
    if (block.kind === 'heading' && block.level === 2)
      chapters.push({ title: block.text.replace(/\s*\([A-Z]{2}-[^)]*\)$/, ''), blocks: [] });
    else chapters[chapters.length - 1]?.blocks.push(block);
  }
  return chapters.filter(({ blocks }) => !blocks.some((block) => block.kind === 'rule' && EXAMPLE.test(block.id)));
}

/** All words of a block. */
export function textOf(block: Block): string {
  if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ');
  return block.kind === 'rule' ? `${block.id} ${block.text}` : block.text;
}

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const rule = RULE.exec(line);
    if (line.trim() === '' || line.trim() === '---') continue;
    if (heading?.[1] !== undefined && heading[2] !== undefined) {
      blocks.push({ kind: 'heading', level: heading[1].length, text: heading[2] });
    } else if (rule?.[2] !== undefined && rule[3] !== undefined) {
      blocks.push({ kind: 'rule', id: rule[2], text: rule[3], sub: (rule[1] ?? '').length > 0 });
    } else if (/^\s*- /.test(line)) blocks.push({ kind: 'item', text: line.replace(/^\s*- /, '') });
    else if (line.startsWith('|')) {
      const rows: string[][] = [];
      for (; (lines[index] ?? '').startsWith('|'); index++) rows.push(cells(lines[index] ?? ''));
      index -= 1;
      const [head = [], , ...body] = rows;
      blocks.push({ kind: 'table', head, rows: body });
    } else {
      const last = blocks[blocks.length - 1];
      const follows = (lines[index - 1] ?? '').trim() !== '';
      if (last?.kind === 'paragraph' && follows)
        blocks[blocks.length - 1] = { kind: 'paragraph', text: `${last.text} ${line}` };
      else blocks.push({ kind: 'paragraph', text: line });
    }
  }
  return blocks;
}

function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Where a rule comes from: rulebook, published facts, a decision of ours, our design. */
const SOURCES = ['seed', 'public', 'ruling', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

/** A piece of a line: plain, bold, or a mark of where it comes from. */
export type Inline =
  | { readonly kind: 'text' | 'bold'; readonly text: string }
  | { readonly kind: 'source'; readonly source: Source; readonly text: string };

export function inlineOf(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|`?\[(?:seed|public|ruling|reconstructed)[^\]]*\]`?)/)
    .filter((part) => part.trim() !== '')
    .flatMap((part): Inline[] => {
      if (part.startsWith('**')) return [{ kind: 'bold', text: part.slice(2, -2) }];
      const marks = /^`?\[(.*)\]`?$/.exec(part)?.[1];
      const [, first = ''] = /^(seed|public|ruling|reconstructed)\b/.exec(marks ?? '') ?? [];
      return marks === undefined || first === ''
        ? [{ kind: 'text', text: part.replaceAll('`', '') }]
        : sourcesIn(marks);
    });
}

/** `public; last sentence by ruling`: the first says where it comes from, and a ruling is marked wherever it is named. */
function sourcesIn(marks: string): Inline[] {
  const [, first = '', rest = ''] = /^(\w+)\b[:;]?\s*(.*)$/.exec(marks) ?? [];
  const source = SOURCES.find((one) => one === first) ?? 'public';
  const isRuled = source === 'ruling' || source === 'reconstructed';
  if (isRuled) return [{ kind: 'source', source, text: rest }];
  const [, ruled] = /(?:^|[;,]\s*)([^;]*\bruling\b.*)$/.exec(rest) ?? [];
  return ruled === undefined
    ? [{ kind: 'source', source, text: rest }]
    : [{ kind: 'source', source: 'ruling', text: ruled }];
}
