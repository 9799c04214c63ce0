/** Who sat where, as the tags of a record keep it: `[Seat2 "Tomo"]` is the name, `[Sitter2 "adept"]` the level of a bot. */

import { LEVELS } from '@jade/bots';
import type { Tags } from '@jade/engine';
import type { Sitter } from './head.ts';

const PERSON = 'person';

export function sitterTags(sitters: readonly Sitter[]): Tags {
  return Object.fromEntries(
    sitters.flatMap((sitter, index) => [
      [`Seat${index + 1}`, sitter.name],
      [`Sitter${index + 1}`, sitter.kind === 'bot' ? sitter.level : PERSON],
    ]),
  );
}

/** What the tags say of a seat; null where they do not say whether a person or a bot sat there. */
export function sitterIn(tags: Tags, index: number): Sitter | null {
  const name = tags[`Seat${index + 1}`];
  const who = tags[`Sitter${index + 1}`];
  if (name === undefined) return null;
  if (who === PERSON) return { kind: 'person', name };
  return LEVELS.some((level) => level.name === who) ? { kind: 'bot', name, level: who ?? '' } : null;
}
