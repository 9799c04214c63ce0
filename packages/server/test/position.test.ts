import {
  choose,
  configure,
  expectOk,
  fingerprint,
  openMatch,
  parseRecord,
  verifyRecord,
  writeRecord,
} from '@jade/engine';
import { rulesOf } from '@jade/shelf';
import { isFair } from '@jade/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { House } from './house.ts';
import { house, play, wish } from './house.ts';

let here: House;
beforeAll(async () => {
  here = await house();
});
afterAll(() => here.end());

const SEED = 'the old seed';
const AFTER = 9;
const CHAIRS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'apprentice', name: 'Bot' }] as const;

/** A game as it lies on somebody's own machine, with every seed and hand. */
async function oldGame() {
  const definition = await rulesOf('lantern-market');
  if (definition === null) throw new Error('no such game');
  const match = openMatch(definition, expectOk(configure(definition, { players: 3, seed: SEED })));
  for (let step = 0; step < AFTER + 4; step++) {
    const { seat, options } = match.pending?.questions[0] ?? { seat: null, options: [] };
    if (seat !== null) expectOk(choose(match, { seat, key: options[0] ?? '', seq: match.moments.length }));
  }
  return { definition, record: writeRecord(match) };
}

async function tableFrom(record: string) {
  const [mei, bo] = [await here.guest('Mei'), await here.guest('Bo')];
  const made = await mei.hall.makeRoom(wish([...CHAIRS], { position: { record, after: AFTER } }));
  expect(made.position).toBe(AFTER);
  const { invites } = await mei.hall.invite(made.id, null);
  await bo.hall.sit(made.id, null, invites[0]?.invite ?? '');
  const room = await mei.hall.start(made.id);
  const seated = [await mei.sit(room.id), await bo.sit(room.id)] as const;
  return { mei, bo, room, seated };
}

describe('A position of somebody’s own machine, with friends', () => {
  it('is drawn anew by everybody together, and nothing hidden of the old game goes over the wire', async () => {
    const { definition, record } = await oldGame();
    const { mei, bo, room, seated } = await tableFrom(record);
    const [first] = seated;
    expect(await first.sitting.info()).toMatchObject({ redrawn: { after: AFTER } });
    const other = await tableFrom(record);
    const hands = ([{ sitting }]: typeof seated) => sitting.now().then(({ look }) => look.view.table);
    expect(await hands(other.seated)).not.toEqual(await hands(seated));

    // The past is for everybody what anybody saw: no hand, and no line for one seat alone.
    for (let seq = 0; seq < AFTER; seq++) {
      const [one, two] = await Promise.all(seated.map(({ sitting }) => sitting.lookAt(seq)));
      expect(one).toEqual(two);
      expect(one?.view.viewer).toBe('spectator');
    }
    expect(await seated[0].sitting.story(0, AFTER)).toEqual(await seated[1].sitting.story(0, AFTER));
    expect(await seated[0].sitting.beats(AFTER)).toEqual(await seated[1].sitting.beats(AFTER));
    for (const guest of [mei, bo]) expect(guest.heard.join('\n')).not.toContain(SEED);

    // It survives a server that goes and comes, and its record is good to the end.
    const before = first.now().look.view.table;
    await here.restart();
    expect((await first.sitting.now()).look.view.table).toEqual(before);
    await play(seated, 500);
    const text = await mei.hall.record(room.id);
    const parsed = expectOk(parseRecord(text));
    expect(parsed.redrawn?.after).toBe(AFTER);
    expect(isFair(parsed)).toBe(true);
    expect(fingerprint(expectOk(verifyRecord([definition], text)).game)).toMatch(/^[0-9a-f]{8}$/);
    // The next game begins at its beginning.
    expect((await bo.hall.again(room.id)).position).toBeNull();
  });

  it('is refused where it leads nowhere', async () => {
    const { record } = await oldGame();
    const mei = await here.guest('Mei');
    const make = (position: { record: string; after: number }, chairs = [...CHAIRS]) =>
      mei.hall.makeRoom(wish(chairs, { position }));
    await expect(make({ record: 'no record', after: 1 })).rejects.toThrow('bad-config');
    await expect(make({ record, after: AFTER + 5 })).rejects.toThrow('bad-config');
    await expect(make({ record, after: AFTER }, CHAIRS.slice(0, 2) as never)).rejects.toThrow('bad-config');
    const bent = record.replace(/^3\. P(\d) \S+/m, '3. P$1 other');
    await expect(make({ record: bent, after: AFTER })).rejects.toThrow('bad-config');
    await expect(
      mei.hall.makeRoom({ ...wish([...CHAIRS], { position: { record, after: AFTER } }), game: 'ghost-stories' }),
    ).rejects.toThrow('bad-config');
    await expect(make({ record: 'x'.repeat(300_000), after: 1 })).rejects.toThrow('too-large');
    expect(await make({ record, after: AFTER })).toMatchObject({ position: AFTER });
  });
});
