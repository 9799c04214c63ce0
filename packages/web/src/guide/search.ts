/**
 * Looks words up in a guide. What is found are sentences; a question that is often asked brings its answer along. Accents do not count, and
 * words that stand everywhere count little, in any language: so one may ask “how do I win?” as one would ask a friend.
 */

import type { Guide } from './guide.ts';
import { chaptersIn, textsOf } from './guide.ts';
import { plainText } from './inline.ts';

export interface Hit {
  readonly chapter: string;
  /** The chapter as a list calls it. */
  readonly name: string;
  readonly text: readonly Marked[];
}

export interface Marked {
  readonly text: string;
  readonly found: boolean;
}

interface Sentence {
  readonly chapter: string;
  readonly name: string;
  readonly text: string;
  readonly words: readonly string[];
  /** What it stands under: these words count half. */
  readonly above: readonly string[];
}

export interface Index {
  readonly sentences: readonly Sentence[];
  /** How often a word stands in how many sentences. */
  readonly spread: ReadonlyMap<string, number>;
}

const MOST_HITS = 10;
/** A sentence with less than this part of what the best one has is left out. */
const LEAST = 0.6;
/** Shorter words are looked for as they are. */
const SHORTEST_BEGINNING = 3;

export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'").toLowerCase();
}

function wordsIn(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Where a sentence ends: a mark, and a large letter after the space. */
function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“"])/u).filter((sentence) => sentence !== '');
}

export function indexOf(guide: Guide, say: (key: string) => string): Index {
  const sentences = chaptersIn(guide).flatMap((chapter) => {
    const { id, name, title, asked } = chapter;
    return textsOf(chapter).flatMap(({ under, text }): Sentence[] => {
      const heading = plainText(under, say);
      const above = wordsIn(`${title} ${heading}`);
      const isAnswer = asked.some(({ question }) => question === under);
      const found = isAnswer ? [`${heading} ${plainText(text, say)}`] : sentencesIn(plainText(text, say));
      return found.map((sentence) => ({ chapter: id, name, text: sentence, words: wordsIn(sentence), above }));
    });
  });
  const spread = new Map<string, number>();
  for (const { words } of sentences) for (const word of new Set(words)) spread.set(word, (spread.get(word) ?? 0) + 1);
  return { sentences, spread };
}

interface Asked {
  readonly word: string;
  /** Whether the guide has this very word: then a short one is not taken for the beginning of another (win, wind). */
  readonly whole: boolean;
}

/** Whether a word of the text answers a word that is looked for: one may stop in the middle of it, or ask for more of it. */
function fits(word: string, { word: wanted, whole }: Asked): boolean {
  if (word === wanted) return true;
  if (whole && wanted.length <= SHORTEST_BEGINNING) return false;
  const [short, long] = word.length < wanted.length ? [word, wanted] : [wanted, word];
  return short.length >= SHORTEST_BEGINNING && long.startsWith(short);
}

export function search(index: Index, wanted: string): readonly Hit[] {
  const asked = [...new Set(wordsIn(wanted))].map((word) => ({ word, whole: index.spread.has(word) }));
  if (asked.length === 0) return [];
  const weights = asked.map((one) => weightOf(index, one));
  const scored = index.sentences.map((sentence) => ({ sentence, score: scoreOf(sentence, asked, weights) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0) return [];
  return scored
    .filter(({ score }) => score >= best * LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_HITS)
    .map(({ sentence: { chapter, name, text } }) => ({ chapter, name, text: marked(text, asked) }));
}

/** The rarer a word, the more it says; what the guide does not have says nothing. */
function weightOf({ sentences, spread }: Index, wanted: Asked): number {
  let times = 0;
  for (const [word, count] of spread) if (fits(word, wanted)) times += count;
  return times === 0 ? 0 : Math.log(1 + sentences.length / times);
}

function scoreOf({ words, above }: Sentence, asked: readonly Asked[], weights: readonly number[]): number {
  let score = 0;
  asked.forEach((wanted, index) => {
    const weight = weights[index] ?? 0;
    if (words.includes(wanted.word)) score += weight;
    else if (words.some((word) => fits(word, wanted))) score += weight * 0.8;
    else if (above.some((word) => fits(word, wanted))) score += weight * 0.5;
  });
  return score;
}

function marked(text: string, asked: readonly Asked[]): Marked[] {
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, found: wordsIn(part).some((word) => asked.some((one) => fits(word, one))) }));
}
