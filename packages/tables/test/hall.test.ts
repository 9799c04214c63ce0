import type { Viewer } from '@jade/engine';
import { seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { home, person } from './test-hall.ts';

const [MEI, BO] = [seat(0), seat(1)];

async function market() {
  const here = home();
  return { ...here, id: await here.set('lantern-market', [person('Mei'), person('Bo')]) };
}

describe('A hall', () => {
  it('has one table for all who look, also when somebody leaves twice', async () => {
    const { sit, id } = await market();
    const first = await sit(id, MEI);
    await first.sitting.leave();
    const mei = await sit(id, MEI);
    await first.sitting.leave();
    const bo = await sit(id, BO);
    await mei.chooseAny();
    expect(bo.now().n).toBe(1);
  });

  it('opens a table for somebody who comes as the last one leaves', async () => {
    const { sit, hall, id } = await market();
    const first = await sit(id, MEI);
    const [opened] = await Promise.all([hall.open(id, MEI, () => {}), first.sitting.leave()]);
    const bo = await sit(id, BO);
    if (!opened.ok) throw new Error('not opened');
    const { question, look } = await opened.sitting.now();
    await opened.sitting.choose(question, 'late', look.view.options?.[0] ?? '');
    expect(bo.now().n).toBe(1);
  });

  it('lets nobody look from a seat that is not there', async () => {
    const { hall, id } = await market();
    for (const viewer of [2, -1, 0.5, Number.NaN, 'emperor', null, undefined])
      expect(await hall.open(id, viewer as Viewer, () => {})).toEqual({ ok: false, why: 'no seat' });
  });

  it('lets only those hurry bots who sit at the table', async () => {
    const { sit, id, thinker } = await market();
    let hurried = 0;
    thinker.hurry = async () => {
      hurried += 1;
    };
    await (await sit(id, 'spectator')).sitting.hurry();
    expect(hurried).toBe(0);
    await (await sit(id, MEI)).sitting.hurry();
    expect(hurried).toBe(1);
  });

  it('lists its tables without their seeds, and still knows which were dealt the same', async () => {
    const { hall, set } = await market();
    await set('lantern-market', [person('Mei'), person('Bo')]);
    await hall.set({
      game: 'lantern-market',
      mode: 'standard',
      options: {},
      seed: 'sun',
      sitters: [person('Mei'), person('Bo')],
    });
    const listed = await hall.list();
    expect(JSON.stringify(listed)).not.toMatch(/moon|sun/);
    const deals = listed.map((one) => (one.ok ? one.deal : ''));
    expect(deals[0]).toBe(deals[1]);
    expect(deals[0]).not.toBe(deals[2]);
  });

  it('marks a table that came from a record: whoever had it could read the seed', async () => {
    const { hall, id } = await market();
    expect((await hall.info(id))?.chosenSeed).toBeUndefined();
    const taken = await hall.take(await hall.record(id));
    if (!taken.ok || taken.id === null) throw new Error('not taken');
    expect((await hall.info(taken.id))?.chosenSeed).toBe(true);
  });
});
