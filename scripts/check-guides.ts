/**
 * Holds the guides of the games against what they speak of: rules, words of the game, pictures, chapters, things on the table. A chapter for
 * beginners stays short, and every language has the same chapters.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameDefinition } from '../packages/engine/index.ts';
import { configure, parseRulebook, passingView, RULE_ID, setUp } from '../packages/engine/index.ts';
import { openBox, SHELF } from '../packages/shelf/index.ts';
import { guidePicture as ghostPicture } from '../packages/web/src/games/ghost-stories/guide-pictures.ts';
import { guidePicture as wallPicture } from '../packages/web/src/games/great-wall/guide-pictures.ts';
import { guidePicture as lanternPicture } from '../packages/web/src/games/lantern-market/guide-pictures.ts';
import { guidePicture as pandaPicture } from '../packages/web/src/games/way-of-the-panda/guide-pictures.ts';
import type { Chapter, Guide } from '../packages/web/src/guide/guide.ts';
import { chaptersIn, MOST_STEPS, MOST_WORDS, readGuide, textsOf } from '../packages/web/src/guide/guide.ts';
import { inlineOf, plainText } from '../packages/web/src/guide/inline.ts';
import type { Finished } from './steps.ts';
import { root } from './steps.ts';

/** What reads the words of a game's pictures; it throws where it does not know them. */
const PICTURES: Readonly<Record<string, (source: string) => unknown>> = {
  'ghost-stories': ghostPicture,
  'great-wall': wallPicture,
  'lantern-market': lanternPicture,
  'way-of-the-panda': pandaPicture,
};

/** What a guide may name. */
export interface Known {
  readonly rules: ReadonlySet<string>;
  readonly words: Readonly<Record<string, string>>;
  /** Whether there is such a thing at some table of the game. */
  hasThing(thing: string): boolean;
  readonly picture: ((source: string) => unknown) | undefined;
}

export function complaintsAbout(guide: Guide, known: Known): string[] {
  const ids = chaptersIn(guide).map(({ id }) => id);
  const complaints = ids.flatMap((id, index) => {
    if (id === '') return [`chapter ${index + 1} has no name of its own: {#name}`];
    return ids.indexOf(id) < index ? [`two chapters are called #${id}`] : [];
  });
  for (const { short, chapters } of guide.parts)
    for (const chapter of chapters) {
      const own = [...wrongIn(chapter, known, ids), ...(short ? tooLong(chapter, known) : [])];
      complaints.push(...own.map((one) => `#${chapter.id}: ${one}`));
    }
  return complaints;
}

function wrongIn(chapter: Chapter, known: Known, ids: readonly string[]): string[] {
  const { sign, now, steps, asked } = chapter;
  const pictures = steps.flatMap(({ picture }) => picture ?? []);
  const questions = asked.map(({ question }) => ({ under: question, text: question }));
  return [
    ...now.filter((thing) => !known.hasThing(thing)).map((thing) => `no table has '${thing}'`),
    ...[sign, ...pictures.map(({ source }) => source)].flatMap((source) => unknownPicture(source, known)),
    ...pictures
      .filter(({ alt }) => alt.trim() === '')
      .map(({ source }) => `'${source}' says nothing to those who do not see it`),
    ...[...textsOf(chapter), ...questions].flatMap(({ text }) => wrongInText(text, known, ids)),
  ];
}

function wrongInText(text: string, known: Known, ids: readonly string[]): string[] {
  const parts = inlineOf(text);
  const bare = parts.map((part) => ('text' in part ? part.text : '')).join(' ');
  return [
    ...parts.flatMap((part) => {
      switch (part.kind) {
        case 'term':
          return part.key in known.words ? [] : [`the game has no word '${part.key}'`];
        case 'picture':
          return unknownPicture(part.source, known);
        case 'note':
          return part.rules.filter((rule) => !known.rules.has(rule)).map((rule) => `there is no rule ${rule}`);
        case 'link':
          return ids.includes(part.chapter) ? [] : [`there is no chapter #${part.chapter}`];
        default:
          return [];
      }
    }),
    ...(bare.match(RULE_ID) ?? []).map((rule) => `${rule} stands in the text: it belongs into a footnote`),
    ...(bare.match(/[{}[\]]|\*\*|!\(/g) ?? []).map((mark) => `a mark that nobody reads, '${mark}': ${bare}`),
  ];
}

function unknownPicture(source: string, { picture }: Known): string[] {
  if (source === '') return [];
  if (picture === undefined) return [`'${source}': this game has no pictures for guides`];
  try {
    picture(source);
    return [];
  } catch (error) {
    return [`'${source}': ${error instanceof Error ? error.message : String(error)}`];
  }
}

function tooLong({ steps }: Chapter, { words, picture }: Known): string[] {
  const say = (key: string) => words[key] ?? key;
  return [
    ...(steps.length > MOST_STEPS ? [`${steps.length} steps, and ${MOST_STEPS} are the most`] : []),
    ...steps.flatMap(({ title, picture: own, body }) => {
      const count = body.flatMap(({ text }) => plainText(text, say).split(' ')).length;
      return [
        ...(count > MOST_WORDS ? [`'${title}' has ${count} words, and ${MOST_WORDS} are the most`] : []),
        ...(own === null && picture !== undefined ? [`'${title}' has no picture`] : []),
      ];
    }),
  ];
}

export async function checkGuides(): Promise<Finished> {
  const complaints: string[] = [];
  for (const { id: game } of SHELF) {
    const folder = join(root, 'packages', game, 'guide');
    if (!existsSync(folder)) continue;
    const read = (language: string) => readGuide(readFileSync(join(folder, `${language}.md`), 'utf8'));
    const english = chaptersIn(read('en')).map(({ id }) => id);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
      const language = file.replace('.md', '');
      const guide = read(language);
      const own = chaptersIn(guide).map(({ id }) => id);
      if (own.join() !== english.join()) complaints.push(`${game}: ${language}: other chapters than in English`);
      const known = await knownIn(game, language);
      complaints.push(...complaintsAbout(guide, known).map((one) => `${game}: ${language}: ${one}`));
    }
  }
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') };
}

async function knownIn(game: string, language: string): Promise<Known> {
  const box = await openBox(game, language);
  if (box === null) throw new Error(`there is no game '${game}'`);
  const rulebook = readFileSync(join(root, 'packages', game, 'rulebook/en.md'), 'utf8');
  const { definition, words } = box;
  const tables = freshTables(definition);
  return {
    rules: new Set(parseRulebook(rulebook).map(({ id }) => id)),
    words,
    hasThing: (thing) => tables.some((view) => (definition.inspect?.(view, thing) ?? null) !== null),
    picture: PICTURES[game],
  };
}

/** A table of each mode as it is set up. */
function freshTables(definition: GameDefinition) {
  return definition.modes.flatMap(({ id }) => {
    const config = configure(definition, { mode: id, seed: 'guide' });
    return config.ok ? [passingView(definition, setUp(definition, config.value), 'spectator')] : [];
  });
}
