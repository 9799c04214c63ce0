import { describe, expect, it } from 'vitest';
import type { Change, Entry } from '../entry.ts';
import { standingChoices } from '../entry.ts';

const log = (...deeds: readonly Change[]): Entry[] =>
  deeds.map((what, index) => ({ n: index + 1, at: 0, id: `${index}`, what }));
const choice = (seat: number, key: string): Change => ({ kind: 'choice', seat, key });
const undo = (entry: number, alone = false): Change => ({ kind: 'undo', entry, alone });
const keys = (entries: readonly Entry[]) => standingChoices(entries).map(({ n, key }) => `${n} ${key}`);

describe('The choices of a log', () => {
  it('stand in their order', () => {
    expect(keys(log(choice(0, 'a'), choice(1, 'b')))).toEqual(['1 a', '2 b']);
  });

  it('go with all that followed when one is taken back', () => {
    expect(keys(log(choice(0, 'a'), choice(0, 'b'), choice(1, 'c'), undo(2), choice(0, 'd')))).toEqual(['1 a', '5 d']);
  });

  it('leave the answers of others where one that was given in secret is taken back', () => {
    expect(keys(log(choice(0, 'a'), choice(1, 'b'), undo(1, true), choice(0, 'c')))).toEqual(['2 b', '4 c']);
  });

  it('are not guessed where a log takes back what does not stand', () => {
    expect(() => standingChoices(log(choice(0, 'a'), undo(1), undo(1)))).toThrow('does not stand');
  });
});
