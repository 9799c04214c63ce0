import type { GameDefinition } from '@jade/engine';
import { anyGame, seat } from '@jade/engine';
import { lanternMarket } from '@jade/lantern-market';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../index.ts';
import { home, person } from './test-hall.ts';

const old = anyGame(lanternMarket);
const newer: GameDefinition = { ...old, version: '99.0.0' };
/** New rules that deal otherwise: what was chosen is no option any more. */
const stranger: GameDefinition = {
  ...newer,
  randomness: { ...old.randomness, streams: () => old.randomness.streams('otherwise') },
};

async function begun() {
  const store = new MemoryStore();
  const before = home(store, [old]);
  const id = await before.set('lantern-market', [person('Mei'), person('Bo')]);
  const [mei, bo] = [await before.sit(id, seat(0)), await before.sit(id, seat(1))];
  for (let step = 0; step < 8; step++)
    for (const one of [mei, bo]) if (one.now().look.view.options !== null) await one.chooseAny(step);
  const seen = mei.now();
  await mei.sitting.leave();
  await bo.sitting.leave();
  return { store, id, seen };
}

describe('A table whose rules are newer now', () => {
  it('goes on where they allow all that was done, and everybody sees it', async () => {
    const { store, id, seen } = await begun();
    const after = home(store, [newer]);
    const mei = await after.sit(id, seat(0));
    expect(mei.now()).toMatchObject({ n: seen.n + 1, moved: '99.0.0', look: { seq: seen.look.seq } });
    expect((await store.load(id))?.entries.at(-1)?.what).toEqual({ kind: 'moved', rules: '99.0.0' });
    await mei.sitting.leave();
    // Once is enough.
    expect((await after.sit(id, seat(1))).now().n).toBe(seen.n + 1);
    expect(await after.hall.record(id)).toContain('[Rules "99.0.0"]');
  });

  it('stands as it was where they do not: to be read, with its record', async () => {
    const { store, id, seen } = await begun();
    const after = home(store, [stranger]);
    const opened = await after.hall.open(id, seat(0), () => {});
    expect(opened).toMatchObject({ ok: false, why: 'version', has: '99.0.0' });
    expect((await store.load(id))?.entries).toHaveLength(seen.n);
    expect(await after.hall.record(id)).toContain(`[Rules "${old.version}"]`);
  });

  it('goes back to older ones in the same way', async () => {
    const { store, id } = await begun();
    const mei = await home(store, [newer]).sit(id, seat(0));
    await mei.sitting.leave();
    const again = home(store, [old]);
    expect((await again.sit(id, seat(0))).now().moved).toBe(old.version);
  });
});
