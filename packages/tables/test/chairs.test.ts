import { seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../index.ts';
import { bot, home, person } from './test-hall.ts';

const [MEI, BO] = [seat(0), seat(1)];
const people = [person('Mei'), person('Bo')];

describe('A bot that sits in for somebody', () => {
  it('plays until the owner takes the seat back, and no longer', async () => {
    const here = home();
    const id = await here.set('lantern-market', people);
    const mei = await here.sit(id, MEI);
    expect(await here.hall.standIn(id, MEI)).toMatchObject({ ok: true });
    await expect.poll(() => mei.now().look.seq).toBeGreaterThan(0);
    expect(mei.now().chairs[0]).toEqual({ sitter: { kind: 'bot', name: 'Mei', level: 'adept' }, left: false });
    expect(await here.hall.standIn(id, MEI)).toMatchObject({ ok: false, problem: { code: 'seat-given' } });
    const bo = await here.sit(id, BO);
    expect(await mei.sitting.comeBack('back')).toMatchObject({ ok: true });
    expect(await mei.sitting.comeBack('back')).toMatchObject({ ok: true });
    expect(bo.now().chairs[0]).toEqual({ sitter: person('Mei'), left: false });
    while (!bo.now().look.view.waitingFor.includes(MEI)) await bo.chooseAny();
    const { seq } = bo.now().look;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(bo.now().look.seq).toBe(seq);
    expect(await mei.chooseAny()).toMatchObject({ ok: true });
  });

  it('leaves nobody else a choice for that seat, and is still there after the table was opened again', async () => {
    const store = new MemoryStore();
    const [here, there] = [home(store), home(store)];
    const id = await here.set('lantern-market', people);
    await here.hall.standIn(id, MEI);
    const mei = await there.sit(id, MEI);
    const refused = { ok: false, problem: { code: 'seat-given' } };
    expect(await mei.choose('lantern:1')).toMatchObject(refused);
    expect(await mei.sitting.undo(1, 'x')).toMatchObject(refused);
    expect(mei.now().chairs[0]?.sitter.kind).toBe('bot');
  });

  it('whose choice was on its way gives way to the owner', async () => {
    const here = home();
    let answer = () => {};
    here.thinker.choose = ({ view }) => new Promise((resolve) => (answer = () => resolve(view.options?.[0] ?? null)));
    const id = await here.set('lantern-market', people);
    const mei = await here.sit(id, MEI);
    await here.hall.standIn(id, MEI);
    await expect.poll(() => mei.now().thinking).toEqual([MEI]);
    const back = mei.sitting.comeBack('back');
    answer();
    await back;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(mei.now()).toMatchObject({ look: { seq: 0 }, thinking: [] });
    const kept = await here.store.load(id);
    expect(kept?.entries.filter(({ what }) => what.kind === 'choice')).toHaveLength(0);
  });
});

describe('Giving up a seat', () => {
  it('is for good: a bot plays on, and everybody sees it', async () => {
    const here = home();
    const id = await here.set('lantern-market', people);
    const [mei, bo] = [await here.sit(id, MEI), await here.sit(id, BO)];
    expect(await mei.sitting.resign('r')).toMatchObject({ ok: true });
    expect(bo.now().chairs[0]).toMatchObject({ left: true, sitter: { kind: 'bot', name: 'Mei' } });
    expect(await mei.sitting.comeBack('back')).toMatchObject({ ok: false, problem: { code: 'seat-given' } });
    expect(await mei.sitting.resign('again')).toMatchObject({ ok: false, problem: { code: 'seat-given' } });
    await expect.poll(() => bo.now().look.view.waitingFor).toEqual([BO]);
  });

  it('is nothing for a bot, nor for whoever watches', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), bot('Tomo')]);
    const [tomo, watcher] = [await here.sit(id, BO), await here.sit(id, 'spectator')];
    expect(await tomo.sitting.resign('r')).toMatchObject({ ok: false });
    expect(await watcher.sitting.resign('r')).toMatchObject({ problem: { code: 'only-watches' } });
  });
});
