/** The guide and the numbered rules of a game, found by their place and loaded when they are opened. */

import { ENGLISH } from '@jade/shelf';
import { useEffect, useState } from 'react';
import type { Block, Chapter } from '../rules/markdown.ts';
import { chaptersOf } from '../rules/markdown.ts';
import { useLanguage } from '../words/language.ts';
import type { Guide } from './guide.ts';
import { readGuide } from './guide.ts';

type Texts = Readonly<Record<string, () => Promise<string>>>;

const GUIDES: Texts = import.meta.glob<string>('../../../*/guide/*.md', { query: '?raw', import: 'default' });
const RULES: Texts = import.meta.glob<string>('../../../*/rulebook/*.md', { query: '?raw', import: 'default' });

export interface Books {
  /** null: this game has none, and opens its rules. */
  readonly guide: Guide | null;
  readonly rules: readonly Chapter[];
}

/** In the language of the page where there is one, else in English; null until they are here. */
export function useBooks(game: string): Books | null {
  const [books, setBooks] = useState<Books | null>(null);
  const { locale } = useLanguage();
  useEffect(() => {
    let left = false;
    const language = locale.slice(0, 2);
    const read = (texts: Texts, folder: string) =>
      (texts[`../../../${game}/${folder}/${language}.md`] ?? texts[`../../../${game}/${folder}/${ENGLISH}.md`])?.() ??
      null;
    void Promise.all([read(GUIDES, 'guide'), read(RULES, 'rulebook')]).then(([guide, rules]) => {
      if (!left) setBooks({ guide: guide === null ? null : readGuide(guide), rules: chaptersOf(rules ?? '') });
    });
    return () => {
      left = true;
    };
  }, [game, locale]);
  return books;
}

type Rule = Block & { readonly kind: 'rule' };

/** A rule by its id. */
export function ruleIn(rules: readonly Chapter[], id: string): Rule | null {
  for (const { blocks } of rules)
    for (const block of blocks) if (block.kind === 'rule' && block.id === id) return block;
  return null;
}
