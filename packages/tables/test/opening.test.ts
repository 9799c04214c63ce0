import type { GameDefinition } from '@jade/engine';
import { anyGame, seat } from '@jade/engine';
import { wayOfThePanda } from '@jade/way-of-the-panda';
import { describe, expect, it } from 'vitest';
import type { KeptTable } from '../index.ts';
import { MemoryStore, resumeTable } from '../index.ts';
import type { Seated } from './test-hall.ts';
import { home, person } from './test-hall.ts';

/** The game, and how many decisions its rules have carried out. */
function counting(game: GameDefinition): { game: GameDefinition; carriedOut: () => number } {
  let count = 0;
  const code: GameDefinition['rules']['code'] = new Map(
    [...game.rules.code].map(([name, one]) => {
      const { ask } = one;
      if (ask === null) return [name, one];
      const resolve: typeof ask.resolve = (...given) => {
        count += 1;
        return ask.resolve(...given);
      };
      return [name, { ...one, ask: { ...ask, resolve } }];
    }),
  );
  return { game: { ...game, rules: { ...game.rules, code } }, carriedOut: () => count };
}

/** Two people at Way of the Panda who have made so many choices. */
async function played(choices: number) {
  const { game, carriedOut } = counting(anyGame(wayOfThePanda));
  const store = new MemoryStore();
  const here = home(store, [game]);
  const id = await here.set('way-of-the-panda', [person('Mei'), person('Bo')]);
  const seats = [await here.sit(id, seat(0)), await here.sit(id, seat(1))];
  /** After each choice: how many decisions were carried out by then. */
  const after: number[] = [0];
  for (let made = 1; made <= choices; made++) {
    await chooseAny(seats, made);
    after.push(carriedOut());
  }
  const kept = async () => (await store.load(id)) as KeptTable;
  return { ...here, game, id, seats, after, carriedOut, kept };
}

async function chooseAny(seats: readonly Seated[], made: number): Promise<void> {
  const one = seats.find((seated) => seated.now().look.view.options !== null);
  if (one === undefined) throw new Error('nobody is asked');
  const options = one.now().look.view.options ?? [];
  expect(await one.choose(options[(made * 7) % options.length] ?? '')).toMatchObject({ ok: true });
}

/** The same table as its choices alone make it. */
function playedAgain(game: GameDefinition, kept: KeptTable) {
  const resumed = resumeTable(game, { ...kept, snapshot: null });
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  return resumed.match.game;
}

function opened(game: GameDefinition, kept: KeptTable) {
  const resumed = resumeTable(game, kept);
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  return resumed.match.game;
}

describe('A table that is opened', () => {
  it('plays only the choices after its snapshot, and the rest when somebody looks back', async () => {
    const { seats, after, carriedOut, sit, id } = await played(133);
    const [before] = seats.map((seated) => seated.now());
    for (const { sitting } of seats) await sitting.leave();
    const start = carriedOut();
    const mei = await sit(id, seat(0));
    expect(carriedOut() - start).toBe((after[133] ?? 0) - (after[120] ?? 0));
    expect(mei.now().look).toEqual(before?.look);
    expect(mei.now().story.from).toBe(121);
    const early = await mei.sitting.story(0, 120);
    expect(early.map(({ seq }) => seq)).toEqual(Array.from({ length: 121 }, (_, seq) => seq));
    expect(carriedOut() - start).toBeGreaterThan(after[100] ?? 0);
  });

  it('keeps one snapshot, and a new one with every 20th choice', async () => {
    const { kept, seats } = await played(19);
    for (const [made, seq] of [
      [20, undefined],
      [21, 20],
      [22, 20],
    ] as const) {
      await chooseAny(seats, made);
      expect((await kept()).snapshot?.seq).toBe(seq);
    }
  });

  it('is never opened from a snapshot that was taken back', async () => {
    const { game, seats, kept, sit, id } = await played(20);
    // Until a choice past the snapshot can be taken back.
    const undoable = () => seats.find((seated) => seated.now().undoes !== null);
    let made = 20;
    while (made < 21 || undoable() === undefined) await chooseAny(seats, ++made);
    const stale = (await kept()).snapshot;
    while (undoable() !== undefined) {
      await undoable()?.undo();
      const now = await kept();
      for (const snapshot of [now.snapshot, stale])
        expect(opened(game, { ...now, snapshot })).toEqual(playedAgain(game, now));
    }
    for (const { sitting } of seats) await sitting.leave();
    expect((await sit(id, seat(0))).now().look).toEqual(seats[0]?.now().look);
  });

  it('ignores a snapshot on the way of other choices', async () => {
    const { game, kept } = await played(41);
    const whole = await kept();
    const shorter = { ...whole, entries: whole.entries.slice(0, 39) };
    expect(opened(game, shorter)).toEqual(playedAgain(game, shorter));
    const undone = [
      ...whole.entries.slice(0, 39),
      { n: 40, at: 0, id: 'undo', what: { kind: 'undo', entry: 39, alone: false } } as const,
    ];
    expect(opened(game, { ...whole, entries: undone })).toEqual(playedAgain(game, { ...whole, entries: undone }));
  });

  it('plays all its choices where the snapshot is broken, of other rules, or missing', async () => {
    const { game, kept } = await played(45);
    const whole = await kept();
    const { snapshot } = whole;
    if (snapshot === null) throw new Error('there is no snapshot');
    const position = JSON.parse(snapshot.game);
    for (const broken of [
      null,
      undefined,
      7,
      {},
      { ...snapshot, seq: 39 },
      { ...snapshot, seq: 4000 },
      { ...snapshot, seq: '40' },
      { ...snapshot, game: position },
      { ...snapshot, game: snapshot.game.slice(0, -1) },
      { ...snapshot, game: JSON.stringify({ ...position, seats: 3 }) },
      { ...snapshot, guard: '00000000' },
    ])
      expect(opened(game, { ...whole, snapshot: broken as KeptTable['snapshot'] })).toEqual(opened(game, whole));
    const elsewhere = counting({ ...game, version: '9.9.9' });
    opened(elsewhere.game, whole);
    expect(elsewhere.carriedOut()).toBeGreaterThan(40);
  });

  it('says what is wrong where an entry cannot be followed', async () => {
    const { game, kept } = await played(3);
    const whole = await kept();
    const [first, second, third] = whole.entries;
    if (first === undefined || second === undefined || third === undefined) throw new Error('entries are missing');
    const gone = { ...third, what: { kind: 'undo', entry: 9, alone: false } } as const;
    for (const entries of [[first, third], [first, second, gone], [first, second, { n: 3 }], [null]])
      expect(resumeTable(game, { ...whole, entries: entries as KeptTable['entries'] })).toMatchObject({ ok: false });
  });
});
