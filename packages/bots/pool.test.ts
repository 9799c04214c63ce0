import type { SeatView } from '@jade/engine';
import { at, must } from '@jade/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Advice } from './coach.ts';
import { ThinkerPool } from './pool.ts';
import type { BotRequest } from './thinker.ts';

/** What each helper was asked and told, in the order in which they started. */
let heard: string[][] = [];
/** Answers a question by its seed. */
let answers = new Map<string, (key: string) => void>();
/** Lets a helper fail. */
let failures: ((error: Error) => void)[] = [];

beforeEach(() => {
  heard = [];
  answers = new Map();
  failures = [];
});

/** Helpers that answer when the test says so. */
function poolOf(most: number): ThinkerPool {
  return new ThinkerPool(most, () => {
    const own: string[] = [];
    heard.push(own);
    const hear = async (what: string) => void own.push(what);
    return {
      thinker: {
        choose({ seed }) {
          own.push(seed);
          return new Promise((resolve) => answers.set(seed, resolve));
        },
        advise({ seed }) {
          own.push(seed);
          return new Promise<Advice>(() => {});
        },
        hurry: (table) => hear(`hurry ${table ?? 'all'}`),
        dropAdvice: (table) => hear(`no more advice for ${table}`),
        leave: (table) => hear(`leave ${table}`),
      },
      failure: new Promise((resolve) => failures.push(resolve)),
      end: () => void own.push('end'),
    };
  });
}

function question(table: string, viewer: number, seed: string): BotRequest {
  return { table, game: 'any', level: 'any', view: { viewer } as SeatView, seed, since: null };
}

function answer(seed: string): void {
  must(answers.get(seed), `question ${seed}`)(`answer to ${seed}`);
}

describe('a pool of thinkers', () => {
  it('lets bots think side by side, on as many desks as it may have', async () => {
    const pool = poolOf(2);
    const asked = [0, 1, 2].map((seat) => pool.choose(question('a', seat, `first of ${seat}`)));
    expect(heard).toEqual([['first of 0', 'first of 2'], ['first of 1']]);
    for (const seat of [2, 0, 1]) answer(`first of ${seat}`);
    expect(await Promise.all(asked)).toEqual([0, 1, 2].map((seat) => `answer to first of ${seat}`));
  });

  it('brings a bot to where its memory is, until its table is left', async () => {
    const pool = poolOf(2);
    for (const seat of [0, 1]) {
      const asked = pool.choose(question('a', seat, `first of ${seat}`));
      answer(`first of ${seat}`);
      await asked;
    }
    void pool.choose(question('a', 1, 'second of 1'));
    void pool.choose(question('a', 1, 'third of 1'));
    expect(heard).toEqual([['first of 0'], ['first of 1', 'second of 1', 'third of 1']]);
    await pool.leave('a');
    void pool.choose(question('a', 1, 'again'));
    expect(at(heard, 0)).toEqual(['first of 0', 'leave a', 'again']);
  });

  it('brings the coach to whoever has least to do', () => {
    const pool = poolOf(2);
    void pool.choose(question('a', 0, 'bot'));
    void pool.advise(question('a', 1, 'coach'));
    expect(heard).toEqual([['bot', 'no more advice for a'], ['coach']]);
  });

  it('hurries one table or all of them, wherever their bots think', async () => {
    const pool = poolOf(2);
    for (const table of ['a', 'b']) void pool.choose(question(table, 0, table));
    await pool.hurry('a');
    await pool.hurry();
    expect(heard).toEqual([
      ['a', 'hurry a', 'hurry all'],
      ['b', 'hurry a', 'hurry all'],
    ]);
  });

  it('replaces a helper that fails, and asks once more', async () => {
    const pool = poolOf(1);
    const asked = pool.choose(question('a', 0, 'choice'));
    at(failures, 0)(new Error('out of memory'));
    await expect.poll(() => heard).toEqual([['choice', 'end'], ['choice']]);
    answer('choice');
    expect(await asked).toBe('answer to choice');
  });

  it('fails a question that two helpers could not answer', async () => {
    const pool = poolOf(1);
    const lost = pool.choose(question('a', 0, 'choice'));
    const told = expect(lost).rejects.toThrow('whoever thought about it is gone: out of memory again');
    at(failures, 0)(new Error('out of memory'));
    await expect.poll(() => failures.length).toBe(2);
    at(failures, 1)(new Error('out of memory again'));
    await told;
    expect(heard).toEqual([
      ['choice', 'end'],
      ['choice', 'end'],
    ]);
  });

  it('starts nobody new when it is sent away with questions open', async () => {
    const pool = poolOf(1);
    const lost = pool.choose(question('a', 0, 'choice'));
    pool.end();
    await expect(lost).rejects.toThrow('sent away');
    expect(heard).toEqual([['choice', 'end']]);
  });
});
