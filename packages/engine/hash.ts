/**
 * SHA-256, and the fingerprint of a game built on it. Written here because the engine runs the same in
 * browser, worker, server and terminal and must answer at once; the platforms' own functions differ or
 * answer later.
 */

import { canonical } from './plain.ts';

const ROUND_CONSTANTS = primeRoots(64, 1 / 3);
const START = primeRoots(8, 1 / 2);

/** The 32 leading bits of the fractional part of a root of each of the first primes, as the standard defines. */
function primeRoots(count: number, power: number): Int32Array {
  const roots = new Int32Array(count);
  let found = 0;
  for (let n = 2; found < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) roots[found++] = ((n ** power % 1) * 2 ** 32) | 0;
  }
  return roots;
}

const schedule = new Int32Array(64);
/** Short texts, such as the seeds of every game, are padded here. */
const shortText = new Uint8Array(128);
const shortWords = new DataView(shortText.buffer);

export function sha256(bytes: Uint8Array): Int32Array {
  const length = bytes.length;
  const size = ((length + 8) >> 6) * 64 + 64;
  const isShort = size <= shortText.length;
  const padded = isShort ? shortText.fill(0) : new Uint8Array(size);
  const words = isShort ? shortWords : new DataView(padded.buffer);
  padded.set(bytes);
  padded[length] = 0x80;
  words.setUint32(size - 8, Math.floor(length / 2 ** 29));
  words.setUint32(size - 4, (length << 3) >>> 0);

  const digest = START.slice();
  for (let block = 0; block < size; block += 64) mixBlock(digest, words, block);
  return digest;
}

function mixBlock(digest: Int32Array, words: DataView, block: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = words.getInt32(block + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  // One by one: taking a typed array apart goes through an iterator, and this runs for every seed.
  let a = digest[0] as number;
  let b = digest[1] as number;
  let c = digest[2] as number;
  let d = digest[3] as number;
  let e = digest[4] as number;
  let f = digest[5] as number;
  let g = digest[6] as number;
  let h = digest[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] as number) + (w[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  digest[0] = ((digest[0] as number) + a) | 0;
  digest[1] = ((digest[1] as number) + b) | 0;
  digest[2] = ((digest[2] as number) + c) | 0;
  digest[3] = ((digest[3] as number) + d) | 0;
  digest[4] = ((digest[4] as number) + e) | 0;
  digest[5] = ((digest[5] as number) + f) | 0;
  digest[6] = ((digest[6] as number) + g) | 0;
  digest[7] = ((digest[7] as number) + h) | 0;
}

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

/** Present wherever the engine runs, but in no library that all of those places share. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
const utf8 = new TextEncoder();

export function digestOf(text: string): Int32Array {
  return sha256(shortAscii(text) ?? utf8.encode(text));
}

/** Seeds, of which every game needs some, are short and plain: their bytes need no encoder. */
function shortAscii(text: string): Uint8Array | null {
  if (text.length > 55) return null;
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 127) return null;
    bytes[index] = code;
  }
  return bytes;
}

/** Eight hexadecimal digits that stand for a text. */
export function shortHash(text: string): string {
  return ((digestOf(text)[0] as number) >>> 0).toString(16).padStart(8, '0');
}

/** The fingerprint of a game or of any plain data: equal data, equal fingerprint. */
export function fingerprint(data: unknown): string {
  return shortHash(canonical(data));
}
