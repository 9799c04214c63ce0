/**
 * Seeds as people meet them: 128 bits as 26 letters and digits in groups, to be read out or copied. From so many nobody finds the one
 * behind an opening position by trying. The bits come from whoever sets the table: nothing here draws any.
 */

import { digestOf } from './hash.ts';

/** Without the letters that look like digits or like each other (Crockford's base 32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
export const SEED_BYTES = 16;
const GROUP = 7;

/** Writes 16 bytes as a seed: `4wk1m0z-9t6e2hq-r8v3xab-c5dyf`. */
export function seedOf(bytes: Uint8Array): string {
  if (bytes.length !== SEED_BYTES) throw new Error(`a seed is made of ${SEED_BYTES} bytes, not ${bytes.length}`);
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let letters = '';
  for (let left = bits, count = 0; count < 26; count++, left >>= 5n)
    letters = LETTERS.charAt(Number(left & 31n)) + letters;
  const groups: string[] = [];
  for (let from = 0; from < letters.length; from += GROUP) groups.push(letters.slice(from, from + GROUP));
  return groups.join('-');
}

/**
 * The seed by which bots and coach think at a table whose own seed somebody chose in order to repeat a game: always the same, and
 * nothing leads back from it. At every other table they get one of their own.
 */
export function thinkingSeed(chosen: string): string {
  const digest = digestOf(`thinking//${chosen}`);
  return seedOf(Uint8Array.from({ length: SEED_BYTES }, (_, index) => (digest[index >> 2] ?? 0) >>> (8 * (index & 3))));
}
