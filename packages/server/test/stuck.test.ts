import type { GameDefinition } from '@jade/engine';
import { parseRecord } from '@jade/engine';
import { rulesOf } from '@jade/shelf';
import { describe, expect, it } from 'vitest';
import { house, play, tableOfTwo } from './house.ts';

describe('A table whose rules do not fit any more', () => {
  it('can be looked at no more, gives its record to whoever sits there, and is not played on with what that tells', async () => {
    let isNew = false;
    const here = await house({
      definitionOf: async (game) => {
        const rules = (await rulesOf(game)) as GameDefinition | null;
        if (rules === null || !isNew) return rules;
        // Another deal: what was chosen then is not possible.
        const setup: GameDefinition['setup'] = (config, core) => {
          const rng = rules.randomness.streams('another');
          return rules.setup({ ...config, seed: 'another' }, { ...core, rng });
        };
        return { ...rules, version: '99.0.0', setup };
      },
    });
    const { mei, bo, room } = await tableOfTwo(here);
    const seated = [await mei.sit(room.id), await bo.sit(room.id)];
    await play(seated, 12, 2);
    await expect(mei.hall.record(room.id)).rejects.toThrow('not-over');
    isNew = true;
    await here.restart();
    const opened = await mei.hall.open(room.id, 'spectator', () => undefined);
    expect(opened).toMatchObject({ ok: false, why: 'version', has: '99.0.0', record: '' });
    const stranger = await here.guest('Lin');
    await expect(stranger.hall.record(room.id)).rejects.toThrow('not-found');
    const record = parseRecord(await bo.hall.record(room.id));
    expect(record.ok && record.value.choices.length).toBe(12);

    // Should the old rules come back, nobody plays on: one of them may know all that was hidden.
    isNew = false;
    await here.restart();
    const again = await mei.hall.open(room.id, 'spectator', () => undefined);
    expect(again.ok && (await again.sitting.info()).viewer).toBe('spectator');

    // Each puts it away for themselves.
    isNew = true;
    await here.restart();
    await bo.hall.remove(room.id);
    expect((await mei.fetch(`/api/rooms/${room.id}`)).status).toBe(200);
    await mei.hall.remove(room.id);
    expect((await mei.fetch(`/api/rooms/${room.id}`)).status).toBe(404);
    await here.end();
  });
});
