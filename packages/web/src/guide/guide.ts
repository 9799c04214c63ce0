/**
 * The guide of a game, read from its text: parts, chapters in the order one plays, and in each chapter a sentence about it, steps with
 * pictures, and what is often asked. docs/guides.md says how it is written.
 */

export interface Guide {
  readonly title: string;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly title: string;
  /** Its chapters keep to four steps, each with a picture and few words. */
  readonly short: boolean;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** The same in every language. */
  readonly id: string;
  readonly title: string;
  /** What it is called in a list; its title, if nothing shorter is said. */
  readonly name: string;
  /** The picture beside its name, in the words of the game's pictures. */
  readonly sign: string;
  /** Things that are looked up on the table at which it is read. */
  readonly now: readonly string[];
  readonly lead: string;
  readonly steps: readonly Step[];
  readonly asked: readonly Asked[];
}

export interface Step {
  readonly title: string;
  readonly picture: Picture | null;
  readonly body: readonly Passage[];
}

export interface Picture {
  readonly alt: string;
  readonly source: string;
}

/** Text, or an item of a list. */
export interface Passage {
  readonly kind: 'text' | 'item';
  readonly text: string;
}

export interface Asked {
  readonly question: string;
  readonly answer: string;
}

/** The most that a chapter of a short part may hold. */
export const MOST_STEPS = 4;
export const MOST_WORDS = 35;

const HEADING = /^(#{1,3})\s+(.*?)(?:\s+\{([^}]*)\})?$/;
const PICTURE = /^!\[([^\]]*)\]\(([^)]*)\)$/;

interface Open<T> {
  title: string;
  marks: Marks;
  children: T[];
}

interface Text {
  title: string;
  picture: Picture | null;
  body: Passage[];
}

interface OpenChapter extends Open<Text> {
  lead: string;
  asked: Asked[];
}

export function readGuide(markdown: string): Guide {
  const parts: Open<OpenChapter>[] = [];
  for (const block of markdown.split(/\n\s*\n/)) for (const line of linesOf(block)) take(parts, line);
  const [cover, ...rest] = parts;
  if (cover === undefined) throw new Error('a guide begins with its title');
  return { title: cover.title, parts: rest.map(partFrom) };
}

/** A block is one line, broken where it is wide; headings, pictures, items and questions begin lines of their own. */
function linesOf(block: string): string[] {
  const lines: string[] = [];
  for (const line of block.split('\n').map((one) => one.trim())) {
    const before = lines.at(-1);
    if (line === '') continue;
    const begins = /^(#|!\[[^\]]*\]\([^)]*\)$|- |\? )/.test(line);
    if (begins || before === undefined || HEADING.test(before) || PICTURE.test(before)) lines.push(line);
    else if (before.startsWith('? ') && !before.includes('\n')) lines[lines.length - 1] = `${before}\n${line}`;
    else lines[lines.length - 1] = `${before} ${line}`;
  }
  return lines;
}

function take(parts: Open<OpenChapter>[], line: string): void {
  const [, level, title = '', marks = ''] = HEADING.exec(line) ?? [];
  const chapters = parts.at(-1)?.children;
  const chapter = chapters?.at(-1);
  const step = chapter?.children.at(-1);
  if (level === '#') parts.push({ title, marks: marksIn(marks), children: [] });
  else if (level === '##') chapters?.push({ title, marks: marksIn(marks), children: [], lead: '', asked: [] });
  else if (level === '###') chapter?.children.push({ title, picture: null, body: [] });
  else if (chapter === undefined) throw new Error(`'${line}' stands in no chapter`);
  else if (line.startsWith('? ')) {
    const [question = '', answer = ''] = line.slice(2).split('\n');
    chapter.asked.push({ question, answer });
  } else if (step === undefined) chapter.lead = `${chapter.lead} ${line}`.trim();
  else {
    const [, alt, source] = PICTURE.exec(line) ?? [];
    if (alt !== undefined && source !== undefined) step.picture = { alt, source };
    else if (line.startsWith('- ')) step.body.push({ kind: 'item', text: line.slice(2) });
    else step.body.push({ kind: 'text', text: line });
  }
}

interface Marks {
  readonly [name: string]: string;
}

/** `#exorcise sign=die:red now=haunted,deck short` */
function marksIn(text: string): Marks {
  return Object.fromEntries(
    [...text.matchAll(/#(\S+)|(\w+)=(?:"([^"]*)"|(\S+))|(\w+)/g)].map(([, id, name, quoted, bare, flag]) =>
      id !== undefined ? ['id', id] : name !== undefined ? [name, quoted ?? bare ?? ''] : [flag ?? '', 'yes'],
    ),
  );
}

function partFrom({ title, marks, children }: Open<OpenChapter>): Part {
  return { title, short: marks.short !== undefined, chapters: children.map(chapterFrom) };
}

function chapterFrom({ title, marks, lead, children, asked }: OpenChapter): Chapter {
  return {
    id: marks.id ?? '',
    title,
    name: marks.name ?? title,
    sign: marks.sign ?? '',
    now: marks.now?.split(',') ?? [],
    lead,
    steps: children,
    asked,
  };
}

export function chaptersIn({ parts }: Guide): readonly Chapter[] {
  return parts.flatMap(({ chapters }) => chapters);
}

/** All texts of a chapter with what they stand under, in the order of the page. */
export function textsOf({ lead, steps, asked }: Chapter): readonly { readonly under: string; readonly text: string }[] {
  return [
    { under: '', text: lead },
    ...steps.flatMap(({ title, body }) => body.map(({ text }) => ({ under: title, text }))),
    ...asked.map(({ question, answer }) => ({ under: question, text: answer })),
  ];
}
