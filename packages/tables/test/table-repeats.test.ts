import { seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../index.ts';
import { ForgetfulStore } from './failing-stores.ts';
import type { Seated } from './test-hall.ts';
import { home, person } from './test-hall.ts';

const [MEI, BO] = [seat(0), seat(1)];

describe('A command that was sent', () => {
  for (const isSilent of [false, true]) {
    it(`gets its own reply when it was written and the reply was lost${isSilent ? ' on the way' : ''}`, async () => {
      const store = new ForgetfulStore();
      const here = home(store);
      const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
      const mei = await here.sit(id, MEI);
      const { question, look } = mei.now();
      const [key = ''] = look.view.options ?? [];
      Object.assign(store, { forgets: true, isSilent });
      const first = await mei.sitting.choose(question, 'once', key);
      // Where the store could be asked, it was seen at once that the choice is there.
      expect(first).toMatchObject(isSilent ? { ok: false, why: 'not kept' } : { ok: true, n: 1 });
      store.isSilent = false;
      expect(await mei.sitting.choose(question, 'once', key)).toEqual({ ok: true, n: 1 });
      expect((await store.load(id))?.entries).toHaveLength(1);
    });
  }

  it('is known by its id and its seat: two senders may have the same id', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const [mei, bo] = [await here.sit(id, MEI), await here.sit(id, BO)];
    expect(await mei.choose(mei.now().look.view.options?.[0] ?? '', '1')).toEqual({ ok: true, n: 1 });
    expect(await bo.choose(bo.now().look.view.options?.[0] ?? '', '1')).toEqual({ ok: true, n: 2 });
  });

  it('answers a question that is still asked, also after the table was opened again', async () => {
    const store = new MemoryStore();
    const [here, there] = [home(store), home(store)];
    const id = await here.set('lantern-market', [person('Mei'), person('Bo'), person('Lin')]);
    const [mei, bo] = [await here.sit(id, MEI), await here.sit(id, BO)];
    const { question, look } = bo.now();
    await mei.chooseAny();
    const again = await there.sit(id, BO);
    expect(again.now().question).toBe(question);
    expect(await again.sitting.choose(question, 'reconnected', look.view.options?.[0] ?? '')).toMatchObject({
      ok: true,
    });
  });
});

/** Two people at Way of the Panda, and one of them who has made several choices that can be taken back. */
async function withChoicesToTakeBack() {
  const here = home();
  const id = await here.set('way-of-the-panda', [person('Mei'), person('Bo')]);
  const seats = [await here.sit(id, MEI), await here.sit(id, BO)];
  const streak = new Map<Seated, number>();
  for (let made = 0; made < 400; made++) {
    const one = seats.find((seated) => seated.now().look.view.options !== null);
    if (one === undefined) break;
    await one.chooseAny(made);
    for (const other of seats)
      streak.set(other, other === one && one.now().undoes !== null ? (streak.get(one) ?? 0) + 1 : 0);
    if ((streak.get(one) ?? 0) >= 3) return { ...here, id, one };
  }
  throw new Error('nobody made three choices in a row that can be taken back');
}

describe('Taking back and making again', () => {
  it('happens once, however often it is sent', async () => {
    const { one } = await withChoicesToTakeBack();
    const { look } = one.now();
    const [first, second] = await Promise.all([one.undo('back'), one.undo('back')]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(one.now().look.seq).toBe(look.seq - 1);
    const [again, repeated] = await Promise.all([one.redo('again'), one.redo('again')]);
    expect(again).toMatchObject({ ok: true });
    expect(repeated).toEqual(again);
    expect(one.now().look).toEqual(look);
  });

  it('takes back the choice that was on the screen, and no other', async () => {
    const { one } = await withChoicesToTakeBack();
    const { look } = one.now();
    // Two presses, each a command of its own, before the screen has changed.
    const [first, second] = await Promise.all([one.undo(), one.undo()]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ ok: false, why: 'stale' });
    expect(one.now().look.seq).toBe(look.seq - 1);
  });

  it('can be gone through step by step, back and forth, also after the table was opened again', async () => {
    const { one, sit, id } = await withChoicesToTakeBack();
    const { look } = one.now();
    await one.undo();
    await one.undo();
    expect(one.now().look.seq).toBe(look.seq - 2);
    await one.sitting.leave();
    const { viewer } = look.view;
    const again = await sit(id, viewer);
    expect(again.now().canRedo).toBe(true);
    await again.redo();
    await again.redo();
    expect(again.now()).toMatchObject({ canRedo: false, look });
  });
});
