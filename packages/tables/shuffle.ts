/**
 * A shuffle in which everybody has a part. Whoever hosts the table draws a secret and shows what binds them to it before anybody else adds
 * anything; then each player adds bits of their own, and the seed is made of all. So nobody can choose it, and who has the record can check that.
 */

import type { MatchRecord, Tags } from '@jade/engine';
import { digestOf, SEED_BYTES, seedOf } from '@jade/engine';

export interface Shuffle {
  readonly secret: string;
  /** What the players added, in the order of their seats; nothing for a bot. */
  readonly salts: readonly string[];
}

/** What may be known while the game goes on. */
export interface KnownShuffle extends Pick<Shuffle, 'salts'> {
  readonly commitment: string;
}

/** What binds to a secret without telling it. */
export function commitmentTo(secret: string): string {
  return hexOf(digestBytes(`jade secret//${secret}`));
}

export function seedFrom({ secret, salts }: Shuffle): string {
  return seedOf(digestBytes(`jade shuffle//${secret}//${salts.join('/')}`).slice(0, SEED_BYTES));
}

export function knownOf({ secret, salts }: Shuffle): KnownShuffle {
  return { commitment: commitmentTo(secret), salts };
}

const [COMMITMENT, SECRET, SALTS] = ['Commitment', 'Secret', 'Salts'] as const;

/** What a record says of how it was shuffled. */
export function shuffleTags(shuffle: Shuffle | undefined): Tags {
  if (shuffle === undefined) return {};
  const { secret, salts } = shuffle;
  return { [COMMITMENT]: commitmentTo(secret), [SECRET]: secret, [SALTS]: salts.join('/') };
}

/** Whether the seed of a record, or that from which its position was drawn anew, is what was promised: null where it promises nothing. */
export function isFair({ tags, seed, redrawn }: Pick<MatchRecord, 'tags' | 'seed' | 'redrawn'>): boolean | null {
  const { [COMMITMENT]: commitment, [SECRET]: secret, [SALTS]: salts } = tags;
  if (commitment === undefined && secret === undefined && salts === undefined) return null;
  if (commitment === undefined || secret === undefined || salts === undefined) return false;
  return (
    commitmentTo(secret) === commitment && seedFrom({ secret, salts: salts.split('/') }) === (redrawn?.seed ?? seed)
  );
}

function digestBytes(text: string): Uint8Array {
  const digest = digestOf(text);
  return Uint8Array.from({ length: 32 }, (_, index) => (digest[index >> 2] ?? 0) >>> (24 - 8 * (index & 3)));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
