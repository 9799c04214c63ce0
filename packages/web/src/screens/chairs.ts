/** The chairs of a new table: who will sit where. */

import { LEVELS as BOTS } from '@jade/bots';
import type { Sitter } from '@jade/tables';
import type { Speaker } from '@jade/words';
import type { Company } from '../settings.ts';
import { currentSettings } from '../settings.ts';

/** `friend`: somebody elsewhere, who gets a link. */
export type Kind = 'me' | 'here' | 'friend' | 'bot';

export interface Chair {
  readonly kind: Kind;
  readonly name: string;
  readonly level: string;
}

export const LEVELS = BOTS.map(({ name }) => name);

/** Who may sit there, by the company one means to have. */
export const KINDS: Readonly<Record<Company, readonly Kind[]>> = {
  alone: ['me', 'here', 'bot'],
  here: ['me', 'here', 'bot'],
  friends: ['me', 'friend', 'bot'],
};

export function chairOf(words: Speaker, company: Company, kind: Kind, index: number): Chair {
  switch (kind) {
    case 'me':
      // Friends elsewhere should know who it is.
      return { kind, name: currentSettings().name || (company === 'friends' ? '' : words.say('seat.you')), level: '' };
    case 'here':
      return { kind, name: words.say('seat.friend', { number: index + 1 }), level: '' };
    case 'friend':
      return { kind, name: '', level: '' };
    case 'bot':
      return { kind, name: words.say(`bot.name.${index}`), level: LEVELS[0] ?? '' };
  }
}

/** Who sits beside oneself at first. */
const BESIDE: Readonly<Record<Company, Kind>> = { alone: 'bot', here: 'here', friends: 'friend' };

export function chairsFor(words: Speaker, company: Company, count: number): readonly Chair[] {
  return Array.from({ length: count }, (_, index) =>
    chairOf(words, company, index === 0 ? 'me' : BESIDE[company], index),
  );
}

/** As many chairs as wanted: those there are stay, and the same company joins them. */
export function withCount(words: Speaker, chairs: readonly Chair[], company: Company, count: number): readonly Chair[] {
  return Array.from({ length: count }, (_, index) => chairs[index] ?? chairOf(words, company, BESIDE[company], index));
}

/** Somebody else on a chair; there is one of oneself at most. */
export function withKind(
  words: Speaker,
  chairs: readonly Chair[],
  company: Company,
  index: number,
  kind: Kind,
): readonly Chair[] {
  return chairs.map((old, place) => {
    if (place === index) return chairOf(words, company, kind, index);
    return kind === 'me' && old.kind === 'me' ? chairOf(words, company, 'bot', place) : old;
  });
}

/** The chairs of a table there is, for friends elsewhere: the first person is oneself, the others come by a link. */
export function chairsLike(words: Speaker, sitters: readonly Sitter[]): readonly Chair[] {
  const own = sitters.findIndex(({ kind }) => kind === 'person');
  return sitters.map((sitter, index) => {
    if (sitter.kind === 'bot') return { kind: 'bot', name: sitter.name, level: sitter.level };
    return chairOf(words, 'friends', index === own ? 'me' : 'friend', index);
  });
}
