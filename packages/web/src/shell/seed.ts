/** Seeds that nobody can know or find out: 128 random bits. */

import { SEED_BYTES, seedOf } from '@jade/engine';

export function newSeed(): string {
  return seedOf(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}
