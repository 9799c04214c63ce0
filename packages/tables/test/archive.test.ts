import { seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { recordsIn } from '../archive.ts';
import type { Home } from './test-hall.ts';
import { bot, home, person } from './test-hall.ts';

const MEI = seat(0);

/** A hall with a game that goes on, a what-if of it, and one of a chosen seed. */
async function played() {
  const here = home();
  const first = await here.set('lantern-market', [person('Mei'), person('Bo "the bold"')]);
  const mei = await here.sit(first, MEI);
  await mei.chooseAny();
  await mei.sitting.leave();
  const whatIf = await here.hall.branch(first, 1);
  const sitters = [person('Mei'), bot('Tomo')];
  const chosen = await here.hall.set({
    game: 'way-of-the-panda',
    mode: 'standard',
    options: {},
    seed: 'river',
    chosenSeed: true,
    sitters,
  });
  return { ...here, first, whatIf, chosen };
}

async function heads({ store }: Pick<Home, 'store'>) {
  const listed = (await store.list()).flatMap((one) => (one.ok ? [one.head] : []));
  return listed.map(({ created: _, ...head }) => head).sort((a, b) => a.id.localeCompare(b.id));
}

describe('All tables as one text', () => {
  it('are the same tables in another hall: who sat there, what was branched from where, whose seed was chosen', async () => {
    const here = await played();
    const archive = await here.hall.archive();
    const there = home();
    expect(await there.hall.take(archive)).toEqual({
      ok: true,
      id: null,
      loaded: { taken: 3, known: 0, problems: [] },
    });
    expect(await heads(there)).toEqual(await heads(here));
    expect(await there.hall.archive()).toBe(archive);
    const [ours, theirs] = [await here.sit(here.whatIf, MEI), await there.sit(here.whatIf, MEI)];
    expect(theirs.now().look).toEqual(ours.now().look);
  });

  it('are known where they are there already; one that went on meanwhile stays, and the other stands beside it', async () => {
    const here = await played();
    const archive = await here.hall.archive();
    expect(await here.hall.take(archive)).toMatchObject({ loaded: { taken: 0, known: 3 } });
    const bo = await here.sit(here.first, seat(1));
    await bo.chooseAny();
    await bo.sitting.leave();
    expect(await here.hall.take(archive)).toMatchObject({ loaded: { taken: 1, known: 2 } });
    expect(await here.hall.list()).toHaveLength(4);
    expect((await here.sit(here.first, MEI)).now().n).toBe(2);
  });

  it('say what is wrong with one of them, and give the others', async () => {
    const here = await played();
    const [first = '', ...rest] = recordsIn(await here.hall.archive());
    const there = home();
    const taken = await there.hall.take([first.replace('"standard"', '"standing"'), ...rest].join('\n'));
    expect(taken).toMatchObject({ loaded: { taken: 2, problems: [{ code: 'malformed-record', fault: 'changed' }] } });
  });

  it('are loaded with other ends of lines, and by any name that is not taken', async () => {
    const here = await played();
    const there = home();
    const archive = (await here.hall.archive()).replaceAll('\n', '\r\n');
    expect(await there.hall.take(archive)).toMatchObject({ loaded: { taken: 3 } });
  });

  it('are nothing where there are none, and leave out what cannot be written', async () => {
    const here = home();
    expect(await here.hall.archive()).toBe('');
    expect(await here.hall.take('')).toMatchObject({ ok: false, why: 'wrong' });
  });

  it('is not what a single record is: that becomes a table of its own', async () => {
    const here = await played();
    const taken = await here.hall.take(await here.hall.record(here.first));
    expect(taken).toMatchObject({ ok: true, id: expect.any(String) });
    expect(taken).not.toMatchObject({ id: here.first });
  });
});
