/** For the check of messages: what is wrong with a catalogue, and between two languages. */

import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from './catalogue.ts';
import { expand } from './catalogue.ts';
import { PARSING } from './speaker.ts';

/** Keys of forms (`tile.cemetery_il`) belong to one language alone. */
export const FORM = /_[A-Za-z]+$/;

/** Messages that do not parse, references that lead nowhere. */
export function unparsable(written: Catalogue): string[] {
  try {
    expand(written);
  } catch (error) {
    return [String(error)];
  }
  return Object.entries(written).flatMap(([key, text]) => {
    if (text.startsWith('@')) return [];
    try {
      parse(text, PARSING);
      return [];
    } catch (error) {
      return [`'${key}' cannot be read: ${error instanceof Error ? error.message : error}`];
    }
  });
}

/** The parameters of a message, whatever form they stand in. */
export function paramsOf(text: string): Set<string> {
  const params = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (isTagElement(element)) visit(element.children);
      else params.add(element.value.split('_')[0] ?? '');
      if (isPluralElement(element) || isSelectElement(element))
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(text, PARSING));
  return params;
}

/** The same text under several keys, which should stand once (`"a": "@b"`). */
export function repeated(written: Catalogue): string[] {
  const seen = new Map<string, string>();
  return Object.entries(written).flatMap(([key, text]) => {
    const first = seen.get(text);
    seen.set(text, first ?? key);
    return first === undefined || text.startsWith('@') || FORM.test(key)
      ? []
      : [`'${key}' says the same as '${first}'`];
  });
}

/** What a translation lacks, has too much, or says with other parameters; and what was left in English but for words that are the `same`. */
export function differences(english: Catalogue, other: Catalogue, same: ReadonlySet<string> = new Set()): string[] {
  const [all, theirs] = [expand(english), expand(other)];
  const complaints: string[] = [];
  for (const [key, text] of Object.entries(all)) {
    if (FORM.test(key)) continue;
    const translated = theirs[key];
    if (translated === undefined) complaints.push(`'${key}' is missing`);
    else if (list(paramsOf(text)) !== list(paramsOf(translated)))
      complaints.push(`'${key}' has the parameters ${list(paramsOf(translated))}, in English ${list(paramsOf(text))}`);
    else if (text === translated && wordsIn(text).some((word) => !same.has(word.toLowerCase())))
      complaints.push(`'${key}' is still English`);
  }
  for (const key of Object.keys(theirs))
    if (!FORM.test(key) && all[key] === undefined) complaints.push(`'${key}' is not there in English`);
  return complaints;
}

function list(names: ReadonlySet<string>): string {
  return `{${[...names].sort().join(', ')}}`;
}

/** What is written of a message, without its parameters, word for word. */
function wordsIn(text: string): string[] {
  return text.replaceAll(/\{[^{}]*\}/g, '').match(/\p{L}{3,}/gu) ?? [];
}
