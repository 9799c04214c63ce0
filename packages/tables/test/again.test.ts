import type { GameDefinition, OptionRule } from '@jade/engine';
import { anyGame, configure, expectOk, openMatch, writeRecord } from '@jade/engine';
import { lanternMarket } from '@jade/lantern-market';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../index.ts';
import { sitterTags } from '../sitters.ts';
import { bot, home, person } from './test-hall.ts';

/** As in The Great Wall: what is not for several people is the default of one. */
const windows: OptionRule = { id: 'windows', values: ['playable', 'always'], forOne: ['playable'] };
const game: GameDefinition = {
  ...anyGame(lanternMarket),
  modes: lanternMarket.modes.map((mode) => ({ ...mode, options: [windows] })),
};

/** The options of a rematch at the table of a record that was written with `playable`. */
async function rematchOf(sitters: Parameters<typeof sitterTags>[0]) {
  const config = expectOk(
    configure(game, { players: sitters.length, seed: 'first', options: { windows: 'playable' } }),
  );
  const store = new MemoryStore();
  const { hall } = home(store, [game]);
  const taken = await hall.take(writeRecord(openMatch(game, config), sitterTags(sitters)));
  if (!taken.ok || taken.id === null) throw new Error('the record did not become a table');
  return (await store.load(await hall.again(taken.id, { seed: 'second' })))?.head.options;
}

describe('Once more, after a record', () => {
  it('two people get what is for several, whatever the record had', async () => {
    expect(await rematchOf([person('Mei'), person('Bo'), bot('Tomo')])).not.toHaveProperty('windows', 'playable');
  });

  it('one person keeps it', async () => {
    expect(await rematchOf([person('Mei'), bot('Bo'), bot('Tomo')])).toMatchObject({ windows: 'playable' });
  });
});
