import { seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { TIME_TO_AGREE } from '../consent.ts';
import { MemoryStore } from '../index.ts';
import { FailingStore } from './failing-stores.ts';
import type { Seated } from './test-hall.ts';
import { bot, home, person } from './test-hall.ts';

const three = [person('Mei'), person('Bo'), person('Lin')];

/** Plays until a seat has a choice that is not free any more, and says which entry that is. */
async function untilBound(seated: readonly Seated[], who: Seated): Promise<number> {
  for (let step = 0; step < 40; step++) {
    const back = who.now().asksBack;
    if (back !== null) return back;
    for (const one of seated) if (one.now().look.view.options !== null) await one.chooseAny(step);
  }
  throw new Error('nothing is bound');
}

async function atTable(store = new MemoryStore()) {
  const here = home(store);
  const id = await here.set('lantern-market', three);
  const seated = await Promise.all([0, 1, 2].map((index) => here.sit(id, seat(index))));
  const [mei, bo, lin] = seated as [Seated, Seated, Seated];
  const entry = await untilBound(seated, mei);
  return { here, store, id, mei, bo, lin, entry };
}

describe('Taking back what is not free', () => {
  it('needs everybody who sits there, and then leads back before the choice', async () => {
    const { mei, bo, lin, entry, id, store, here } = await atTable();
    const before = await mei.sitting.lookAt(mei.now().look.seq);
    expect(await mei.sitting.undo(entry, 'u')).toMatchObject({ ok: false, problem: { code: 'cannot-undo' } });
    expect(await mei.sitting.askBack(entry, 'a')).toMatchObject({ ok: true });
    const asked = bo.now().askedBack;
    expect(asked).toMatchObject({ by: 0, mine: true });
    expect(mei.now().askedBack).toMatchObject({ mine: false });
    expect(await bo.sitting.answerAsked(asked?.ask ?? 0, true, 'y')).toMatchObject({ ok: true });
    expect(lin.now().look.seq).toBe(before.seq);
    expect(bo.now().askedBack).toMatchObject({ mine: false });
    // Nobody agrees twice, nor for another question.
    expect(await bo.sitting.answerAsked(asked?.ask ?? 0, true, 'y2')).toMatchObject({ ok: false });
    expect(await lin.sitting.answerAsked((asked?.ask ?? 0) + 9, true, 'z')).toMatchObject({ ok: false });
    const question = lin.now().question;
    expect(await lin.sitting.answerAsked(asked?.ask ?? 0, true, 'y')).toMatchObject({ ok: true });
    expect(lin.now().askedBack).toBeNull();
    expect(lin.now().look.seq).toBe(asked?.seq);
    // Whoever had a question on the screen does not answer it on another board.
    expect(lin.now().question).toBeGreaterThan(question);
    // The same after it was read from the log.
    const there = await home(store).sit(id, seat(0));
    expect(there.now().look).toEqual(mei.now().look);
    const record = await here.hall.record(id);
    expect(await home().hall.take(record)).toMatchObject({ ok: true });
  });

  it('is asked no more when whoever asked does not want it after all', async () => {
    const { mei, bo, entry, store, id } = await atTable();
    await mei.sitting.askBack(entry, 'a');
    const ask = mei.now().askedBack?.ask ?? 0;
    const { seq } = mei.now().look;
    expect(await bo.sitting.withdraw(ask, 'w')).toMatchObject({ ok: false, problem: { code: 'nothing-asked-back' } });
    expect(await mei.sitting.withdraw(ask + 1, 'w')).toMatchObject({ ok: false });
    const reply = await mei.sitting.withdraw(ask, 'w');
    expect(reply).toMatchObject({ ok: true });
    expect([mei.now().askedBack, bo.now().askedBack, bo.now().look.seq]).toEqual([null, null, seq]);
    // Sent again it gets the same answer, and another may ask now.
    expect(await mei.sitting.withdraw(ask, 'w')).toEqual(reply);
    expect(await bo.sitting.answerAsked(ask, true, 'y')).toMatchObject({ ok: false });
    expect((await home(store).sit(id, seat(1))).now().askedBack).toBeNull();
    expect(mei.now().asksBack).toBe(entry);
  });

  it('tells the others who took a choice back, until somebody chooses', async () => {
    const here = home();
    const id = await here.set('lantern-market', three);
    const [mei, bo] = [await here.sit(id, seat(0)), await here.sit(id, seat(1))];
    await mei.chooseAny();
    expect(bo.now().tookBack).toBeNull();
    await mei.undo();
    expect(bo.now().tookBack).toBe(0);
    expect((await here.sit(id, 'spectator')).now().tookBack).toBe(0);
    await bo.chooseAny();
    expect(bo.now().tookBack).toBeNull();
  });

  it('lets the same choices lead to the same board: the dice are not thrown anew', async () => {
    const { mei, bo, lin, entry, store, id } = await atTable();
    const before = mei.now().look.view.table;
    await mei.sitting.askBack(entry, 'a');
    const { ask, seq } = bo.now().askedBack as { ask: number; seq: number };
    const gone = (await store.load(id))?.entries.flatMap(({ what }) => (what.kind === 'choice' ? [what] : [])) ?? [];
    for (const one of [bo, lin]) await one.sitting.answerAsked(ask, true, 'y');
    for (const { seat, key } of gone.slice(seq)) await [mei, bo, lin][seat]?.choose(key);
    expect(mei.now().look.view.table).toEqual(before);
  });

  it('comes to nothing when one refuses, and nobody is told who', async () => {
    const { mei, bo, lin, entry } = await atTable();
    await mei.sitting.askBack(entry, 'a');
    const { seq } = mei.now().look;
    await bo.sitting.answerAsked(bo.now().askedBack?.ask ?? 0, false, 'n');
    for (const one of [mei, lin]) {
      expect(one.now().askedBack).toBeNull();
      expect(one.now().look.seq).toBe(seq);
      expect(JSON.stringify(one.updates.at(-1))).not.toContain('consent');
    }
    expect(mei.now()).toMatchObject({ asksBack: entry, withdrawn: null });
  });

  it('comes to nothing when whoever asked thinks better of it, and that is not told as a refusal', async () => {
    const { mei, bo, entry } = await atTable();
    await mei.sitting.askBack(entry, 'a');
    const ask = mei.now().askedBack?.ask ?? 0;
    await mei.sitting.withdraw(ask, 'w');
    expect(bo.now()).toMatchObject({ askedBack: null, withdrawn: ask });
  });

  it('comes to nothing when a minute passes, also when the table was opened again meanwhile', async () => {
    const { mei, bo, lin, entry, here, store, id } = await atTable();
    await mei.sitting.askBack(entry, 'a');
    await Promise.all([mei, bo, lin].map(({ sitting }) => sitting.leave()));
    const again = await here.sit(id, seat(1));
    expect(again.now().askedBack).toMatchObject({ mine: true });
    here.clock.pass(TIME_TO_AGREE);
    await expect.poll(() => again.now().askedBack).toBeNull();
    expect((await store.load(id))?.entries.at(-1)?.what.kind).toBe('lapse');
  });

  it('comes to nothing when somebody plays on', async () => {
    const { mei, bo, lin, entry } = await atTable();
    await mei.sitting.askBack(entry, 'a');
    const next = [mei, bo, lin].find((one) => one.now().look.view.options !== null);
    expect(await next?.chooseAny()).toMatchObject({ ok: true });
    expect(bo.now().askedBack).toBeNull();
  });

  it('is nobody’s to grant where only bots sit, and they wait while people are asked', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), bot('Tomo')]);
    const mei = await here.sit(id, seat(0));
    for (let step = 0; step < 40 && mei.now().asksBack === null; step++) {
      await expect.poll(() => mei.now().look.view.options !== null || mei.now().over).toBe(true);
      await mei.chooseAny(step);
    }
    const { seq } = mei.now().look;
    expect(await mei.sitting.askBack(mei.now().asksBack ?? 0, 'a')).toMatchObject({ ok: true });
    expect(mei.updates.some(({ look }) => look.seq < seq)).toBe(true);
  });

  it('changes nothing when it cannot be kept', async () => {
    const { mei, bo, lin, entry, store } = await atTable(new FailingStore());
    await mei.sitting.askBack(entry, 'a');
    const { ask } = bo.now().askedBack ?? { ask: 0 };
    await bo.sitting.answerAsked(ask, true, 'y');
    const { seq } = lin.now().look;
    (store as FailingStore).times = 1;
    expect(await lin.sitting.answerAsked(ask, true, 'y')).toMatchObject({ ok: false, why: 'not kept' });
    expect((await mei.sitting.now()).look.seq).toBe(seq);
    expect(await lin.sitting.answerAsked(ask, true, 'y')).toMatchObject({ ok: true });
    expect((await mei.sitting.now()).look.seq).toBeLessThan(seq);
  });
});
