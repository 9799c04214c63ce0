/**
 * A language that nobody speaks: English with accents and a third longer. Switched on, it shows what does not come from a catalogue
 * and what has no room to grow; a test reads the screens in it.
 */

import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Catalogue } from './catalogue.ts';
import { PARSING } from './speaker.ts';

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...'AÅ BƁ CÇ DÐ EÉ FƑ GĜ HĤ IÎ JĴ KĶ LĻ MṀ NÑ OÖ PÞ QǪ RŔ SŠ TŢ UÛ VṼ WŴ XẊ YÝ ZŽ aå bƀ cç dð eé fƒ gĝ hĥ iî jĵ kķ lļ mɱ nñ oö pþ qǫ rŕ sš tţ uû vṽ wŵ xẋ yý zž'
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
]);

/** Every letter accented, and some more at the end, so that it is a third longer. */
export function pseudoText(text: string): string {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  const accented = text.replaceAll(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
  if (letters === 0) return accented;
  const [, words = '', after = ''] = /^(.*?)(\s*)$/s.exec(accented) ?? [];
  return words + 'ö'.repeat(Math.ceil(letters / 3)) + after;
}

export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [key, isWords(key) ? pseudoMessage(text) : text]),
  );
}

/** Forms that are marks of grammar (`_g`) are no words. */
function isWords(key: string): boolean {
  return !key.endsWith('_g');
}

function pseudoMessage(text: string): string {
  const ast = parse(text, PARSING);
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal) element.value = pseudoText(element.value);
      else if (isPluralElement(element) || isSelectElement(element))
        for (const option of Object.values(element.options)) visit(option.value);
      else if (isTagElement(element)) visit(element.children);
    }
  };
  visit(ast);
  return printAST(ast);
}
