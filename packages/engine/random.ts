/**
 * Seeded randomness in streams, one a purpose ('deck', 'dice'), so that a draw here never shifts a roll
 * there. A stream is four integers (the sfc32 generator) and its name: plain data inside the game.
 *
 * Inside the rules `roll`, `draw` and `shuffle` are the only doors to chance, and with `reveal` the only
 * ways across a visibility border; each marks a point of no return for undo.
 */

import { digestOf } from './hash.ts';
import { pointOfNoReturn } from './log.ts';

export interface Stream {
  of: string;
  a: number;
  b: number;
  c: number;
  d: number;
}

export function stream(seed: string, of: string): Stream {
  const digest = digestOf(`${seed}/${of}`);
  const fresh = { of, a: digest[0] as number, b: digest[1] as number, c: digest[2] as number, d: 1 };
  for (let i = 0; i < 12; i++) next(fresh);
  return fresh;
}

export function cloneStream(s: Stream): Stream {
  return { of: s.of, a: s.a, b: s.b, c: s.c, d: s.d };
}

/** 32 random bits as an integer from 0. */
function next(s: Stream): number {
  const sum = (((s.a + s.b) | 0) + s.d) | 0;
  s.d = (s.d + 1) | 0;
  s.a = s.b ^ (s.b >>> 9);
  s.b = (s.c + (s.c << 3)) | 0;
  s.c = (((s.c << 21) | (s.c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/**
 * A whole number from 0 up to but not including `limit`, each equally likely. It is kept in 31 bits, because lists made of wider
 * numbers are stored as fractions, and slow down whatever counts with them.
 */
export function below(s: Stream, limit: number): number {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
  let bits = next(s);
  while (bits >= fair) bits = next(s);
  return (bits % limit) | 0;
}

export function pick<T>(s: Stream, list: readonly T[]): T {
  const element = list[below(s, list.length)];
  if (element === undefined) throw new Error('cannot pick from an empty list');
  return element;
}

/** Shuffles the list in place. Outside the rules: for bots, tests and imagination. */
export function mix<T>(s: Stream, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const swapped = list[i] as T;
    list[i] = list[j] as T;
    list[j] = swapped;
  }
  return list;
}

/** The streams of a game, fresh from a seed or, for an imagined game, from other randomness. */
export interface Randomness {
  streams(seed: string): Stream[];
  fresh(random: Stream): Stream[];
}

interface WithRandomness {
  rng: Stream[];
}

/**
 * The randomness of a game: its streams by name. A wrong name does not compile, and a game has no other
 * source of chance.
 */
export function randomness<const Name extends string>(...names: Name[]) {
  const index = new Map<string, number>(names.map((name, position) => [name, position]));

  function streamOf(g: WithRandomness, name: Name): Stream {
    const found = g.rng[index.get(name) ?? -1];
    if (found === undefined) throw new Error(`the game has no random stream '${name}'`);
    return found;
  }

  return {
    streams: (seed: string): Stream[] => names.map((name) => stream(seed, name)),
    fresh: (random: Stream): Stream[] =>
      names.map((of) => ({ of, a: next(random) | 0, b: next(random) | 0, c: next(random) | 0, d: 1 })),

    /** One die: 1 up to `sides`. */
    roll(g: WithRandomness, name: Name, sides: number): number {
      pointOfNoReturn(name);
      return below(streamOf(g, name), sides) + 1;
    },

    shuffle<T>(g: WithRandomness, name: Name, list: T[]): T[] {
      pointOfNoReturn(name);
      return mix(streamOf(g, name), list);
    },
  };
}

/** Takes the top card, the last of a list that is not empty. Somebody sees it now: a point of no return. */
export function draw<T>(deck: T[]): T {
  pointOfNoReturn('draw');
  const top = deck.pop();
  if (top === undefined) throw new Error('cannot draw from an empty deck');
  return top;
}

/** Something hidden is shown without leaving its place. */
export function reveal(): void {
  pointOfNoReturn('reveal');
}
