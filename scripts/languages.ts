/** The languages of the packages: their catalogues, rulebooks, guides and glossaries, and how they hold against the English ones. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook, RULE_ID } from '../packages/engine/index.ts';
import { chaptersIn, readGuide, textsOf } from '../packages/web/src/guide/guide.ts';
import { differences, FORM, repeated, unparsable } from '../packages/words/compare.ts';
import type { Catalogue } from '../packages/words/index.ts';
import { expand } from '../packages/words/index.ts';
import type { Texts } from '../packages/words/terms.ts';
import { keptTerms, sameIn, termsIn, writtenOf } from '../packages/words/terms.ts';
import { root } from './steps.ts';

export const ENGLISH = 'en';

/** Packages with rules of their own. */
export const GAMES: readonly string[] = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'rulebook')),
);

/** Packages with messages. */
export const SPEAKING: readonly string[] = ['engine', 'web', ...GAMES];

export function catalogue(name: string, language: string): Catalogue {
  return JSON.parse(textIn(name, `messages/${language}.json`) ?? '{}') as Catalogue;
}

export function languagesIn(name: string): string[] {
  return readdirSync(join(root, 'packages', name, 'messages'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** How many messages each language has in all packages together; forms of nouns are none. */
export function languagesThere(): Record<string, number> {
  const count: Record<string, number> = {};
  for (const name of SPEAKING)
    for (const language of languagesIn(name)) {
      const messages = Object.keys(expand(catalogue(name, language))).filter((key) => !FORM.test(key));
      count[language] = (count[language] ?? 0) + messages.length;
    }
  return count;
}

/** What is wrong with the catalogues, rulebooks and guides, language by language. */
export function untranslated(): string[] {
  return SPEAKING.flatMap((name) => {
    const english = catalogue(name, ENGLISH);
    return languagesIn(name).flatMap((language) => {
      const words = catalogue(name, language);
      const broken = unparsable(words);
      const faults =
        broken.length > 0
          ? broken
          : [
              ...repeated(words),
              ...(language === ENGLISH ? [] : differences(english, words, sameIn(glossaryOf(name, language)))),
            ];
      return [...faults, ...otherTexts(name, language)].map((fault) => `${name}: ${language}: ${fault}`);
    });
  });
}

/** Rules and chapters that the English texts have and those of another language have not, and the other way round. */
function otherTexts(name: string, language: string): string[] {
  const [english, own] = [textsIn(name, ENGLISH), textsIn(name, language)];
  return [
    ...Object.keys(english)
      .filter((id) => own[id] === undefined)
      .map((id) => `there is no ${id}`),
    ...Object.keys(own)
      .filter((id) => english[id] === undefined)
      .map((id) => `there is no ${id} in English`),
  ];
}

/** What a rule says, without its sources and without the names of others. */
function sentencesOf(text: string): string {
  return text.replaceAll(/\[[^\]]*\]/g, '').replaceAll(RULE_ID, '');
}

/** What a guide says, without names from the catalogue, pictures, footnotes and ways to chapters. */
function proseOf(text: string): string {
  return text.replaceAll(/\{[^}]*\}|!\[\]\([^)]*\)|\[\^[^\]]*\]|\(#[^)]*\)/g, '');
}

/** Rules by their ids, chapters of the guide by theirs. */
function textsIn(name: string, language: string): Texts {
  const rules = textIn(name, `rulebook/${language}.md`);
  const guide = textIn(name, `guide/${language}.md`);
  return Object.fromEntries([
    ...(rules === null ? [] : parseRulebook(rules).map(({ id, text }) => [id, sentencesOf(text)] as const)),
    ...(guide === null
      ? []
      : chaptersIn(readGuide(guide)).map(
          (chapter) =>
            [
              `#${chapter.id}`,
              proseOf([chapter.title, ...textsOf(chapter).flatMap(Object.values)].join('\n')),
            ] as const,
        )),
  ]);
}

/** Whether messages, rules and guides keep to the glossaries (`glossary/<language>.md`); those of the shell hold in every package. */
export function termsKept(): { checked: number; inconsistent: string[] } {
  let checked = 0;
  const inconsistent: string[] = [];
  for (const name of SPEAKING)
    for (const language of languagesIn(name)) {
      const terms = termsIn(glossaryOf(name, language));
      if (language === ENGLISH || terms.length === 0) continue;
      const english = { ...messagesOf(name, ENGLISH), ...textsIn(name, ENGLISH) };
      const found = keptTerms(terms, english, { ...messagesOf(name, language), ...textsIn(name, language) });
      checked += found.checked;
      inconsistent.push(...found.inconsistent.map((one) => `${name}: ${language}: ${one}`));
    }
  return { checked, inconsistent };
}

/** The words of the shell hold in every package. */
function glossaryOf(name: string, language: string): string {
  return [...new Set([textIn('web', `glossary/${language}.md`), textIn(name, `glossary/${language}.md`)])].join('\n');
}

function messagesOf(name: string, language: string): Texts {
  const messages = Object.entries(catalogue(name, language)).filter(([, text]) => !text.startsWith('@'));
  return Object.fromEntries(messages.map(([key, text]) => [key, writtenOf(text)]));
}

function textIn(name: string, file: string): string | null {
  const path = join(root, 'packages', name, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
