import { seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { bot, home, person } from './test-hall.ts';

describe('Whoever comes back', () => {
  it('gets what came after the last entry heard, and nothing of what was known', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const [mei, bo] = [await here.sit(id, seat(0)), await here.sit(id, seat(1))];
    const both = [mei, bo];
    for (let step = 0; step < 6; step++)
      await both.find((one) => one.now().look.view.options !== null)?.chooseAny(step);
    const heard = mei.now();
    const beats: unknown[] = [];
    for (let step = 0; step < 7; step++) {
      const before = mei.updates.length;
      await both.find((one) => one.now().look.view.options !== null)?.chooseAny(step);
      beats.push(...mei.updates.slice(before).flatMap((update) => update.beats));
    }
    const back = await mei.sitting.now(heard);
    expect(back).toMatchObject({ after: heard.n, n: mei.now().n, look: mei.now().look });
    expect(back.story.parts.map(({ seq }) => seq)).toEqual([7, 8, 9, 10, 11, 12, 13]);
    expect(back.beats).toEqual(beats);
    expect(await mei.sitting.now(back)).toMatchObject({ beats: [], story: { parts: [] } });
  });

  it('is told from where something was taken back', async () => {
    const here = home();
    const id = await here.set('way-of-the-panda', [person('Mei'), person('Bo')]);
    const mei = await here.sit(id, seat(0));
    await mei.chooseAny();
    const heard = mei.now();
    await mei.undo();
    expect((await mei.sitting.now(heard)).story.from).toBeLessThanOrEqual(heard.look.seq);
    await mei.chooseAny(1);
    const back = await mei.sitting.now(heard);
    expect(back.story.parts.map(({ seq }) => seq)).toEqual([1]);
    expect(back.beats.every(({ seq }) => seq === 1)).toBe(true);
  });

  it('finds the bots at work: a table nobody looked at has left memory, and is the same', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), bot('Tomo')]);
    const mei = await here.sit(id, seat(0));
    const { look } = await mei.sitting.now();
    await mei.sitting.leave();
    expect((await (await here.sit(id, seat(0))).sitting.now()).look.view.table).toEqual(look.view.table);
  });
});

describe('A table that has as many entries as it may have', () => {
  it('takes no more, says so and stands as before', async () => {
    const here = home(undefined, undefined, { mostEntries: 3 });
    const id = await here.set('way-of-the-panda', [person('Mei'), person('Bo')]);
    const mei = await here.sit(id, seat(0));
    await mei.chooseAny();
    await mei.undo();
    await mei.chooseAny();
    const before = await mei.sitting.now();
    expect(await mei.undo()).toEqual({ ok: false, why: 'failed', problem: { code: 'too-long', limit: 3 } });
    expect(await mei.sitting.now()).toEqual({ ...before, beats: [] });
  });
});
