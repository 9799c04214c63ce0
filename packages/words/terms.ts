/**
 * Terms of a game in another language, a table in a text file, and whether messages keep to them. `| guard | Guardia | Guardie | panda.guardRail |`:
 * whatever says `guard` or `guards` in English says one of the words beside it, and those messages mean something else by the word.
 */

import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { PARSING } from './speaker.ts';

export interface Term {
  readonly english: readonly string[];
  /** The word and its other forms; a longer word that holds one of them counts, too. */
  readonly own: readonly string[];
  /** Messages, rules or chapters that mean something else; a star stands for any ending. */
  readonly except: readonly string[];
}

/** The rows of all tables of a glossary whose first column is English. */
export function termsIn(markdown: string): Term[] {
  return markdown.split('\n').flatMap((line) => {
    const [, english = '', word = '', forms = '', except = ''] = line.split('|').map((cell) => cell.trim());
    if (!line.startsWith('|') || english === 'English' || /^-*$/.test(english)) return [];
    return [{ english: cellsOf(english), own: [...cellsOf(word), ...cellsOf(forms)], except: cellsOf(except) }];
  });
}

/** Words that are the same in English: names, and what was borrowed. `Same in English: Bot, Ghoul, Zombie` */
export function sameIn(markdown: string): ReadonlySet<string> {
  const lines = markdown.split('\n').flatMap((line) => /^Same in English: (.*)$/.exec(line)?.[1] ?? []);
  return new Set(lines.flatMap(cellsOf).map((word) => word.toLowerCase()));
}

function cellsOf(cell: string): string[] {
  return cell
    .split(/[,/]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

export interface Kept {
  /** So often a term stood in an English text that has a translation. */
  readonly checked: number;
  readonly inconsistent: readonly string[];
}

/** Holds texts in another language against the English ones of the same names. */
export function keptTerms(terms: readonly Term[], english: Texts, own: Texts): Kept {
  const ordered = terms
    .flatMap((term) => term.english.map((word) => ({ word, term })))
    .sort((a, b) => b.word.length - a.word.length)
    .map(({ word, term }) => ({ word, term, pattern: new RegExp(`\\b${escaped(word)}(?:s|es)?\\b`, 'i') }));
  let checked = 0;
  const inconsistent: string[] = [];
  for (const [name, text] of Object.entries(english)) {
    const translated = own[name];
    if (translated === undefined) continue;
    const theirs = simple(translated);
    let left = text;
    for (const { word, term, pattern } of ordered) {
      if (!pattern.test(left)) continue;
      // A longer term is no place of the shorter ones in it.
      left = left.replaceAll(new RegExp(pattern, 'gi'), ' ');
      if (term.except.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name))) continue;
      checked += 1;
      if (!term.own.some((form) => theirs.includes(simple(form))))
        inconsistent.push(`'${name}': '${word}' is ${term.own[0]} (“${translated}”)`);
    }
  }
  return { checked, inconsistent };
}

export type Texts = Readonly<Record<string, string>>;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Case, soft hyphens and narrow spaces make no other word. */
function simple(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();
}

/** What is written of a message, in all its branches, without its parameters. */
export function writtenOf(message: string): string {
  const texts: string[] = [];
  const visit = (elements: readonly MessageFormatElement[]): void => {
    let run = '';
    for (const element of elements) {
      if (element.type === TYPE.literal) run += element.value;
      else if (isTagElement(element)) visit(element.children);
      else if (isPluralElement(element) || isSelectElement(element))
        for (const option of Object.values(element.options)) visit(option.value);
      else run += ' … ';
    }
    texts.push(run);
  };
  visit(parse(message, PARSING));
  return texts.join(' / ');
}
