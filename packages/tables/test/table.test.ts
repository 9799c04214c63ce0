import { seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../index.ts';
import { FailingStore } from './failing-stores.ts';
import { bot, home, person } from './test-hall.ts';

const [MEI, BO] = [seat(0), seat(1)];

/** Two people at Lantern Market, where all choose in secret. */
async function market() {
  const here = home();
  const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
  return { ...here, id, mei: await here.sit(id, MEI), bo: await here.sit(id, BO) };
}

describe('A hosted table', () => {
  it('takes answers that are given in secret, whoever answers first', async () => {
    const { mei, bo } = await market();
    const question = bo.now().question;
    expect(await mei.choose(mei.now().look.view.options?.[0] ?? '')).toMatchObject({ ok: true });
    // Bo's question is the same as before Mei answered: his answer is not stale.
    expect(bo.now().question).toBe(question);
    expect(await bo.sitting.choose(question, 'of Bo', bo.now().look.view.options?.[0] ?? '')).toMatchObject({
      ok: true,
    });
    expect(mei.now().look.seq).toBe(2);
  });

  it('answers a repeat with the same answer, and makes the choice once', async () => {
    const { mei, store, id } = await market();
    const [key = ''] = mei.now().look.view.options ?? [];
    const { question } = mei.now();
    const [first, second] = await Promise.all([
      mei.sitting.choose(question, 'once', key),
      mei.sitting.choose(question, 'once', key),
    ]);
    expect(second).toEqual(first);
    expect(await mei.sitting.choose(question, 'once', key)).toEqual(first);
    expect((await store.load(id))?.entries).toHaveLength(1);
  });

  it('knows a repeat also after it was opened again', async () => {
    const { hall, mei, bo, id } = await market();
    const [key = ''] = mei.now().look.view.options ?? [];
    const first = await mei.choose(key, 'once');
    await mei.sitting.leave();
    await bo.sitting.leave();
    const again = await hall.open(id, MEI, () => {});
    if (!again.ok) throw new Error('not opened');
    expect(await again.sitting.choose(0, 'once', key)).toEqual(first);
  });

  it('tells a late answer that its question has changed', async () => {
    const { mei, bo } = await market();
    const { question } = mei.now();
    const [key = '', other = ''] = mei.now().look.view.options ?? [];
    await mei.choose(key);
    expect(await mei.sitting.choose(question, 'late', other)).toMatchObject({ ok: false, why: 'stale' });
    await bo.choose(bo.now().look.view.options?.[0] ?? '');
    expect(await bo.sitting.choose(question, 'later', 'pass')).toMatchObject({ ok: false, why: 'stale' });
  });

  it('refuses what is not offered, and nothing changes', async () => {
    const { mei, store, id } = await market();
    expect(await mei.choose('moon:1')).toMatchObject({ ok: false, why: 'failed' });
    expect((await store.load(id))?.entries).toEqual([]);
  });

  it('takes one secret answer back and leaves the others', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), person('Bo'), person('Lin')]);
    const [mei, bo, lin] = await Promise.all([0, 1, 2].map((index) => here.sit(id, seat(index))));
    if (mei === undefined || bo === undefined || lin === undefined) throw new Error('somebody is missing');
    const [first = '', second = ''] = mei.now().look.view.options ?? [];
    await mei.choose(first);
    await bo.choose(bo.now().look.view.options?.[0] ?? '');
    const asked = lin.now().question;
    expect(await mei.undo()).toMatchObject({ ok: true });
    expect((await here.store.load(id))?.entries.at(-1)?.what).toEqual({ kind: 'undo', entry: 1, alone: true });
    expect(lin.now().question).toBe(asked);
    expect(mei.now().canRedo).toBe(true);
    expect(bo.now().canRedo).toBe(false);
    expect(await mei.choose(second)).toMatchObject({ ok: true });
    expect(await lin.sitting.choose(asked, 'of Lin', lin.now().look.view.options?.[0] ?? '')).toMatchObject({
      ok: true,
    });
    expect(mei.now().look.seq).toBe(3);
  });

  it('makes again what was taken back', async () => {
    const { mei } = await market();
    const [, key = ''] = mei.now().look.view.options ?? [];
    await mei.choose(key);
    await mei.undo();
    expect(mei.now().look.seq).toBe(0);
    expect(await mei.redo()).toMatchObject({ ok: true });
    expect(mei.now()).toMatchObject({ canRedo: false, look: { seq: 1 } });
  });

  it('lets bots play while somebody looks, and not after', async () => {
    const here = home();
    const { asked } = here.thinker;
    let answer = () => {};
    here.thinker.choose = (question) => {
      asked.push(question);
      return new Promise((resolve) => {
        answer = () => resolve(question.view.options?.[0] ?? null);
      });
    };
    const id = await here.set('way-of-the-panda', [bot('Mei'), bot('Tomo')]);
    const watcher = await here.sit(id, 'spectator');
    answer();
    await expect.poll(() => asked.length).toBe(2);
    await watcher.sitting.leave();
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toHaveLength(2);
  });

  it('waits for the last word of whoever wants it, and of nobody else', async () => {
    const here = home();
    const id = await here.set('way-of-the-panda', [person('Mei'), bot('Tomo')]);
    const mei = await here.sit(id, MEI);
    const watcher = await here.sit(id, 'spectator');
    await mei.sitting.confirmTurns(true);
    while (!mei.now().waitsForGoAhead) {
      await expect.poll(() => mei.now().look.view.options ?? []).not.toEqual([]);
      await mei.choose(mei.now().look.view.options?.[0] ?? '');
    }
    expect(watcher.now().waitsForGoAhead).toBe(false);
    const { seq } = mei.now().look;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(mei.now().look.seq).toBe(seq);
    await mei.sitting.goAhead();
    await expect.poll(() => mei.now().look.seq).toBeGreaterThan(seq);
  });

  it('gives bots seeds from which the deck does not follow', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), bot('Tomo')]);
    await here.sit(id, MEI);
    await expect.poll(() => here.thinker.asked.length).toBeGreaterThan(0);
    for (const { seed } of here.thinker.asked) expect(seed).not.toContain('moon');
  });

  it('lets bots think by nothing that leads to a seed somebody chose, and always by the same', async () => {
    const seeds: (string | undefined)[] = [];
    for (const here of [home(), home()]) {
      const sitters = [person('Mei'), bot('Tomo')];
      const wish = { game: 'lantern-market', mode: 'standard', options: {}, seed: 'moon', chosenSeed: true, sitters };
      await here.sit(await here.hall.set(wish), MEI);
      await expect.poll(() => here.thinker.asked.length).toBeGreaterThan(0);
      seeds.push(here.thinker.asked[0]?.seed);
    }
    expect(seeds[0]).not.toContain('moon');
    expect(seeds[1]).toBe(seeds[0]);
  });

  it('tells nobody the seed before the end', async () => {
    const { mei } = await market();
    expect(JSON.stringify([await mei.sitting.info(), mei.updates])).not.toContain('moon');
    expect(await mei.sitting.review()).toBeNull();
    expect(await mei.sitting.hindsight(BO, 0)).toBeNull();
  });

  it('tells each viewer what it may know, and nothing of what others chose in secret', async () => {
    const { mei, bo } = await market();
    const [, key = ''] = mei.now().look.view.options ?? [];
    await mei.choose(key);
    expect(JSON.stringify(bo.now().look.view.stack)).not.toContain(key);
    expect(JSON.stringify(mei.now().look.view.stack)).toContain(key);
  });

  it('follows what another home has appended, and answers stale to whoever was slower', async () => {
    const store = new MemoryStore();
    const [here, there] = [home(store), home(store)];
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const [mei, elsewhere] = [await here.sit(id, MEI), await there.sit(id, MEI)];
    const [first = '', second = ''] = mei.now().look.view.options ?? [];
    expect(await mei.choose(first)).toMatchObject({ ok: true });
    expect(await elsewhere.choose(second)).toMatchObject({ ok: false, why: 'stale' });
    expect(elsewhere.now().look).toEqual(mei.now().look);
  });
});

describe('A choice that is not kept', () => {
  it('is not carried out, at any moment of a game; the table stands as before and opens again', async () => {
    const store = new FailingStore();
    const here = home(store);
    const id = await here.set('way-of-the-panda', [person('Mei'), person('Bo')]);
    const seats = [await here.sit(id, MEI), await here.sit(id, BO)];
    for (let entry = 1; entry <= 60; entry++) {
      const one = seats.find((seated) => seated.now().look.view.options !== null);
      if (one === undefined) break;
      const before = one.now();
      const key = before.look.view.options?.[entry % (before.look.view.options?.length ?? 1)] ?? '';
      store.failing.add(before.n + 1);
      expect(await one.choose(key, `try ${entry}`)).toEqual({ ok: false, why: 'not kept', reason: 'full' });
      expect((await one.sitting.now()).look).toEqual(before.look);
      store.failing.clear();
      // The same command again: now it is kept.
      expect(await one.choose(key, `try ${entry}`)).toMatchObject({ ok: true, n: before.n + 1 });
    }
    const [look] = seats.map((seated) => seated.now().look);
    for (const seated of seats) await seated.sitting.leave();
    const again = await here.sit(id, MEI);
    expect(again.now().look).toEqual(look);
  });

  it('is not taken back either', async () => {
    const store = new FailingStore();
    const here = home(store);
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const mei = await here.sit(id, MEI);
    await mei.choose(mei.now().look.view.options?.[0] ?? '');
    store.failing.add(2);
    expect(await mei.undo()).toMatchObject({ ok: false, why: 'not kept' });
    expect((await mei.sitting.now()).look.seq).toBe(1);
  });
});
