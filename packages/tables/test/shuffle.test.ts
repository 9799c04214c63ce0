import { createHash } from 'node:crypto';
import { parseRecord } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { commitmentTo, isFair, seedFrom, shuffleTags } from '../shuffle.ts';
import { home, person } from './test-hall.ts';

const shuffle = { secret: 'the secret', salts: ['aa', '', 'bb'] };

describe('A shuffle in which everybody has a part', () => {
  it('binds to its secret by a hash that anybody can make', () => {
    expect(commitmentTo('x')).toBe(createHash('sha256').update('jade secret//x').digest('hex'));
  });

  it('has another seed as soon as one part of it is another', () => {
    const seeds = [
      shuffle,
      { ...shuffle, secret: 'another' },
      { ...shuffle, salts: ['ab', '', 'bb'] },
      { ...shuffle, salts: ['aa', 'bb', ''] },
    ].map(seedFrom);
    expect(new Set(seeds).size).toBe(4);
    expect(seedFrom(shuffle)).toMatch(/^[0-9a-z]{7}-[0-9a-z]{7}-[0-9a-z]{7}-[0-9a-z]{5}$/);
  });

  it('can be checked from the record: every part, and the seed', () => {
    const tags = shuffleTags(shuffle);
    expect(isFair({ tags, seed: seedFrom(shuffle) })).toBe(true);
    expect(isFair({ tags, seed: 'another' })).toBe(false);
    const other = seedFrom({ ...shuffle, secret: 'another' });
    expect(isFair({ tags: { ...tags, Secret: 'another' }, seed: other })).toBe(false);
    expect(isFair({ tags: { Commitment: 'x' }, seed: 'seed' })).toBe(false);
    expect(isFair({ tags: {}, seed: 'seed' })).toBeNull();
  });

  it('tells its secret in the record, and nobody at the table before', async () => {
    const here = home();
    const sitters = [person('Mei'), person('Bo'), person('Lin')];
    const wish = { game: 'lantern-market', mode: 'standard', options: {}, seed: seedFrom(shuffle), shuffle, sitters };
    const id = await here.hall.set(wish);
    expect(JSON.stringify(await here.hall.info(id))).not.toContain('the secret');
    expect((await here.hall.info(id))?.shuffle).toEqual({
      commitment: commitmentTo('the secret'),
      salts: shuffle.salts,
    });
    const record = parseRecord(await here.hall.record(id));
    expect(record.ok && isFair(record.value)).toBe(true);
  });
});
