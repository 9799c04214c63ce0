import { seat } from '@jade/engine';
import { describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '../index.ts';
import { home, person } from './test-hall.ts';

const [MEI, BO] = [seat(0), seat(1)];

describe('Whoever looks at a table', () => {
  it('is told, also two at the same seat, and whoever watches', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const all = [await here.sit(id, MEI), await here.sit(id, MEI), await here.sit(id, BO)];
    const watcher = await here.sit(id, 'spectator');
    await all[0]?.chooseAny();
    for (const one of [...all, watcher]) expect(one.now()).toMatchObject({ n: 1, look: { seq: 1 } });
  });

  it('spoils nothing for the others when it cannot listen any more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    let isGone = false;
    const gone = () => {
      if (isGone) throw new Error('gone');
    };
    await here.hall.open(id, 'spectator', gone);
    await here.hall.open(id, 'spectator', async () => gone());
    const [mei, bo] = [await here.sit(id, MEI), await here.sit(id, BO)];
    isGone = true;
    expect(await mei.chooseAny()).toEqual({ ok: true, n: 1 });
    expect(bo.now().n).toBe(1);
  });

  it('is told all that changed when one of three secret answers is taken back elsewhere', async () => {
    const store = new MemoryStore();
    const [here, there] = [home(store), home(store)];
    const id = await here.set('lantern-market', [person('Mei'), person('Bo'), person('Lin'), person('Ai')]);
    const three = await Promise.all([0, 1, 2].map((index) => here.sit(id, seat(index))));
    const far = await there.sit(id, seat(3));
    for (const one of three) await one.chooseAny();
    // The other home hears of it when it comes too late.
    await far.chooseAny();
    await three[0]?.undo();
    await far.chooseAny();
    const { story } = far.now();
    const whole = await far.sitting.story(0, 99);
    expect(story.from).toBe(0);
    expect(story.parts).toEqual(whole);
    expect(whole.map(({ by }) => by)).toEqual([null, 1, 2]);
  });

  it('does not wait for the last word of somebody who has left', async () => {
    const here = home();
    const id = await here.set('way-of-the-panda', [person('Mei'), { kind: 'bot', name: 'Tomo', level: 'apprentice' }]);
    const mei = await here.sit(id, MEI);
    const watcher = await here.sit(id, 'spectator');
    await mei.sitting.confirmTurns(true);
    while (!mei.now().waitsForGoAhead) {
      await expect.poll(() => mei.now().look.view.options ?? []).not.toEqual([]);
      await mei.chooseAny();
    }
    const { seq } = watcher.now().look;
    await mei.sitting.leave();
    await expect.poll(() => watcher.now().look.seq).toBeGreaterThan(seq);
  });
});
