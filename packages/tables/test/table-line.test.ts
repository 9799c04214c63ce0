import { seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import type { Entry, Update } from '../index.ts';
import { MemoryStore } from '../index.ts';
import { SlowStore } from './failing-stores.ts';
import { bot, home, person } from './test-hall.ts';

const [MEI, BO] = [seat(0), seat(1)];

/** Somebody has chosen, and the write is under way. */
async function whileWriting() {
  const store = new SlowStore();
  const here = home(store);
  const id = await here.set('way-of-the-panda', [person('Mei'), bot('Tomo')]);
  const mei = await here.sit(id, MEI);
  await expect.poll(() => mei.now().look.view.options).not.toBeNull();
  store.isSlow = true;
  const before = mei.now();
  const reply = mei.chooseAny();
  await expect.poll(() => store.isWriting).toBe(true);
  const fail = () => {
    store.fails = true;
    store.letGo();
  };
  return { ...here, id, mei, before, reply, fail };
}

describe('While a choice is being written that is then not kept', () => {
  it('nobody who opens the table is told of it, and no bot is asked about it', async () => {
    const { hall, id, before, reply, fail, thinker } = await whileWriting();
    const asked = thinker.asked.length;
    const told: Update[] = [];
    const opening = hall.open(id, 'spectator', (update) => told.push(update));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(told).toEqual([]);
    fail();
    expect(await reply).toMatchObject({ ok: false, why: 'not kept' });
    expect(await opening).toMatchObject({ ok: true });
    for (const { look } of told) expect(look.seq).toBe(before.look.seq);
    expect(thinker.asked).toHaveLength(asked);
  });

  it('it is in no record', async () => {
    const { hall, id, before, reply, fail } = await whileWriting();
    const record = hall.record(id);
    fail();
    await reply;
    expect((await record).split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(before.look.seq);
  });

  it('it is in no table that is branched off', async () => {
    const { hall, id, before, reply, fail } = await whileWriting();
    const branching = hall.branch(id, before.look.seq + 1);
    fail();
    await reply;
    await expect(branching).rejects.toThrow('no-such-moment');
  });

  it('nobody is let go on because of it', async () => {
    const { mei, before, reply, fail } = await whileWriting();
    const going = mei.sitting.goAhead();
    fail();
    await Promise.all([reply, going]);
    expect(mei.now().look).toEqual(before.look);
  });
});

/** A store whose log can be written on from elsewhere. */
class SharedStore extends MemoryStore {
  heard: (() => void) | null = null;

  watch(_: string, heard: () => void): () => void {
    this.heard = heard;
    return () => {
      this.heard = null;
    };
  }
}

describe('What others have appended', () => {
  it('is followed as a whole or not at all', async () => {
    const store = new SharedStore();
    const here = home(store);
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const mei = await here.sit(id, MEI);
    const key = mei.now().look.view.options?.[0] ?? '';
    const entry = (n: number, who: number, chosen: string): Entry => {
      return { n, at: 0, id: `${n}`, what: { kind: 'choice', seat: who, key: chosen } };
    };
    const stand = { n: 2, seq: 2, waitingFor: [0], scores: null, updated: 0 };
    await store.append(id, [entry(1, BO, key), entry(2, MEI, 'moon')], stand);
    store.heard?.();
    // The first of them fits, the second does not: the table stands as before, and says what is wrong.
    expect(await mei.chooseAny()).toMatchObject({ ok: false, why: 'failed', problem: { code: 'broken-log' } });
    expect(await mei.sitting.now()).toMatchObject({ n: 0, look: { seq: 0 } });
  });
});
