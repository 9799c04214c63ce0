import { seat } from '@jade/engine';
import { describe, expect, it, vi } from 'vitest';
import { FailingStore } from './failing-stores.ts';
import { bot, home, person } from './test-hall.ts';

const MEI = seat(0);

describe('A bot whose choice is not kept', () => {
  async function failing(times: number) {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = new FailingStore();
    const here = home(store);
    const id = await here.set('lantern-market', [person('Mei'), bot('Tomo')]);
    store.times = times;
    return { ...here, store, id, mei: await here.sit(id, MEI) };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

  it('is asked again after a while', async () => {
    const { mei, clock } = await failing(2);
    await settled();
    expect(mei.now()).toMatchObject({ thinking: [], look: { seq: 0 } });
    clock.pass(1000);
    await settled();
    clock.pass(1000);
    await settled();
    expect(mei.now().look.seq).toBe(0);
    clock.pass(1000);
    await expect.poll(() => mei.now().look.seq).toBe(1);
  });

  it('is not asked for ever, but when somebody comes to look', async () => {
    const { mei, clock, thinker, store, sit, id } = await failing(99);
    for (let minute = 0; minute < 20; minute++) {
      await settled();
      clock.pass(60_000);
    }
    expect(thinker.asked.length).toBeLessThan(9);
    store.times = 0;
    expect(mei.now().look.seq).toBe(0);
    await sit(id, 'spectator');
    await expect.poll(() => mei.now().look.seq).toBe(1);
  });
});
