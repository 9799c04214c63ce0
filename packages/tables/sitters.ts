/** Who sat where, as the tags of a record keep it: `[Seat2 "Tomo"]` is the name, `[Sitter2 "adept"]` the level of a bot. */

import { LEVELS } from '@jade/bots';
import type { Tags } from '@jade/engine';
import type { Sitter, TableHead } from './head.ts';
import { shuffleTags } from './shuffle.ts';

const PERSON = 'person';

export function sitterTags(sitters: readonly Sitter[]): Tags {
  return Object.fromEntries(
    sitters.flatMap((sitter, index) => [
      [`Seat${index + 1}`, sitter.name],
      [`Sitter${index + 1}`, sitter.kind === 'bot' ? sitter.level : PERSON],
    ]),
  );
}

/** All that a record says of its table beside the game: who sat where, and the day it was set if that is known. */
export function tableTags({ sitters, created, shuffle }: Pick<TableHead, 'sitters' | 'created' | 'shuffle'>): Tags {
  const date = new Date(created);
  const isDay = typeof created === 'number' && !Number.isNaN(date.getTime());
  return {
    ...sitterTags(sitters),
    ...(isDay ? { Date: date.toISOString().slice(0, 10) } : {}),
    ...shuffleTags(shuffle),
  };
}

/** What the tags say of a seat; null where they do not say whether a person or a bot sat there. */
export function sitterIn(tags: Tags, index: number): Sitter | null {
  const name = tags[`Seat${index + 1}`];
  const who = tags[`Sitter${index + 1}`];
  if (name === undefined) return null;
  if (who === PERSON) return { kind: 'person', name };
  return LEVELS.some((level) => level.name === who) ? { kind: 'bot', name, level: who ?? '' } : null;
}
