import { parseRecord, seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import type { KeptTable } from '../index.ts';
import { Damaged, MemoryStore } from '../index.ts';
import { home, person } from './test-hall.ts';

const MEI = seat(0);
const fine = { n: 1, at: 0, id: 'a', what: { kind: 'choice', seat: 0, key: 'lantern:1' } };
const second = (what: unknown, n: unknown = 2) => [fine, { n, at: 0, id: 'b', what }];

/** What can be wrong with a log after its first entry. */
const LOGS: Readonly<Record<string, unknown>> = {
  'no log': undefined,
  'a log that is a text': 'log',
  'an entry that is nothing': [fine, null],
  'an entry that is a number': [fine, 7],
  'an entry without a change': [fine, { n: 2 }],
  'a change that is a text': second('choice'),
  'a change of no kind': second({}),
  'a change of a kind that is not known': second({ kind: 'sit', seat: 0 }),
  'a choice without a key': second({ kind: 'choice', seat: 1 }),
  'a key that is a number': second({ kind: 'choice', seat: 1, key: 7 }),
  'a key of two lines': second({ kind: 'choice', seat: 1, key: 'a\nb' }),
  'a key that is not possible': second({ kind: 'choice', seat: 1, key: 'zzz' }),
  'a choice of nobody': second({ kind: 'choice', key: 'lantern:1' }),
  'a choice of a seat that is not there': second({ kind: 'choice', seat: 9, key: 'lantern:1' }),
  'something taken back that never was': second({ kind: 'undo', entry: 9, alone: false }),
  'a gap': second({ kind: 'choice', seat: 1, key: 'lantern:1' }, 3),
  'a number twice': second({ kind: 'choice', seat: 1, key: 'lantern:1' }, 1),
};

/** What can be wrong with how a table was set. */
const HEADS: Readonly<Record<string, unknown>> = {
  'no head': null,
  'a head that is a number': 7,
  'no game': { game: undefined },
  'a game that is not there': { game: 'chess' },
  'no version': { version: undefined },
  'no mode': { mode: undefined },
  'a mode that is not there': { mode: 'zzz' },
  'no seed': { seed: undefined },
  'no options': { options: undefined },
  'an option that is a number': { options: { moon: 7 } },
  'no sitters': { sitters: undefined },
  'sitters of no kind': { sitters: [{ name: 'a' }, { name: 'b' }] },
  'too many sitters': { sitters: Array.from({ length: 9 }, () => person('Mei')) },
};

/** What is told where it has a sentence of its own; else whatever the rules say of it. */
const TOLD: Readonly<Record<string, unknown>> = {
  'no head': { code: 'broken-head' },
  'no game': { code: 'broken-head' },
  'a game that is not there': { code: 'missing-game', game: 'chess' },
  'a mode that is not there': { code: 'bad-config', field: 'mode' },
};

/** A home with a table of two people, and one that is damaged: its log has one choice before the damage. */
async function damaged(hurt: (whole: KeptTable) => unknown) {
  const store = new MemoryStore();
  const here = home(store);
  const sound = await here.set('lantern-market', [person('Mei'), person('Bo')]);
  const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
  const load = store.load.bind(store);
  store.load = async (wanted) => {
    const kept = await load(wanted);
    return wanted === id && kept !== null ? (hurt(kept) as KeptTable) : kept;
  };
  return { ...here, id, sound };
}

describe('A table that is damaged', () => {
  for (const [name, entries] of Object.entries(LOGS)) {
    it(`is told as broken, with the record as far as it can be read: ${name}`, async () => {
      const { hall, id, sound } = await damaged((kept) => ({ ...kept, entries }));
      const opened = await hall.open(id, MEI, () => {});
      expect(opened).toMatchObject({ ok: false, why: 'broken' });
      const record = parseRecord(await hall.record(id));
      if (!record.ok) throw new Error('the record cannot be read');
      if (Array.isArray(entries)) expect(record.value.choices[0]).toMatchObject({ seat: 0, key: 'lantern:1' });
      expect(record.value.choices.length).toBeLessThan(3);
      expect(await hall.open(sound, MEI, () => {})).toMatchObject({ ok: true });
      expect(await hall.list()).toHaveLength(2);
    });
  }

  for (const [name, change] of Object.entries(HEADS)) {
    it(`is told as broken where nobody knows how it was set: ${name}`, async () => {
      const head = (kept: KeptTable) => (change instanceof Object ? { ...kept.head, ...change } : change);
      const { hall, id, sound } = await damaged((kept) => ({ ...kept, head: head(kept) }));
      const problem = TOLD[name] ?? {};
      expect(await hall.open(id, MEI, () => {})).toMatchObject({ ok: false, why: 'broken', problem });
      expect(await hall.record(id)).toBeTypeOf('string');
      expect(await hall.open(sound, MEI, () => {})).toMatchObject({ ok: true });
    });
  }

  it('is told as broken where its store cannot read it', async () => {
    const { hall, id, sound } = await damaged((kept) => {
      throw new Damaged(`table ${kept.head.id} is damaged`);
    });
    expect(await hall.open(id, MEI, () => {})).toMatchObject({
      ok: false,
      why: 'broken',
      problem: { code: 'broken-head' },
    });
    expect(await hall.record(id)).toBe('');
    expect(await hall.open(sound, MEI, () => {})).toMatchObject({ ok: true });
  });

  for (const created of [undefined, 'x', Number.POSITIVE_INFINITY]) {
    it(`opens, and has a record, where only its date is wrong: ${created}`, async () => {
      const { hall, id } = await damaged((kept) => ({ ...kept, head: { ...kept.head, created } }));
      expect(await hall.open(id, MEI, () => {})).toMatchObject({ ok: true });
      expect(await hall.record(id)).not.toContain('[Date');
    });
  }
});
