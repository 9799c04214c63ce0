import type { BotRequest } from '@jade/bots';
import { botNamed, ThinkerPool, thinker } from '@jade/bots';
import type { GameDefinition } from '@jade/engine';
import { at, configure, expectOk, must, openMatch, seatView, stream } from '@jade/engine';
import { definitionOf } from '@jade/shelf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botThreads, startThread } from './bot-threads.ts';

let pool: ThinkerPool;
let game: GameDefinition;
beforeAll(async () => {
  pool = botThreads(2);
  game = await definitionOf('way-of-the-panda');
});
afterAll(() => pool.end());

/** The first question of a game, as a bot gets it. */
function question(table: string, level = 'adept'): BotRequest {
  const match = openMatch(game, expectOk(configure(game, { players: 2, seed: 'threads' })));
  const pending = must(match.pending, 'a question');
  const view = seatView(game, match.game, pending, at(pending.questions, 0).seat);
  return { table, game: game.id, level, view, seed: `seed of ${table}`, since: null };
}

describe('bots in threads', () => {
  it('choose what they would choose right here', async () => {
    for (const table of ['one', 'two']) {
      const asked = question(table);
      const { view, seed } = asked;
      const here = must(botNamed('adept'), 'a bot').choose({
        definition: game,
        options: must(view.options, 'options'),
        offers: view.offers,
        view: () => view,
        random: stream(seed, 'bot'),
      });
      expect(await pool.choose(asked)).toBe(here);
    }
  });

  it('advise like the coach right here', async () => {
    const { level, since, ...asked } = question('coached', 'master');
    const [there, here] = await Promise.all([pool.advise(asked), thinker(definitionOf).advise(asked)]);
    expect(there).toEqual(here);
  });

  it('answer at once when they are hurried, with something legal', async () => {
    const one = new ThinkerPool(1, startThread);
    const patient = one.choose(question('patient', 'master')).then(() => 'patient');
    const asked = question('hurried', 'master');
    const hurried = one.choose(asked);
    await one.hurry('hurried');
    // Both think in the same thread: only the hurry can let the second answer first.
    expect(await Promise.race([patient, hurried.then(() => 'hurried')])).toBe('hurried');
    expect(asked.view.options).toContain(await hurried);
    one.end();
    await expect(patient).rejects.toThrow('it was sent away');
  });

  it('say what is wrong with a question and go on', async () => {
    await expect(pool.choose({ ...question('odd'), level: 'emperor' })).rejects.toThrow("there is no bot 'emperor'");
    await expect(pool.choose({ ...question('odd'), game: 'go' })).rejects.toThrow("there is no game 'go'");
    expect(question('odd').view.options).toContain(await pool.choose(question('odd')));
  });

  it('are replaced when their thread dies, and its questions are asked once more', async () => {
    const kill: (() => void)[] = [];
    const frail = new ThinkerPool(2, () => {
      const helper = startThread();
      kill.push(helper.end);
      return helper;
    });
    const [lost, other] = [frail.choose(question('lost', 'master')), frail.choose(question('other'))];
    at(kill, 0)();
    expect(question('other').view.options).toContain(await other);
    expect(question('lost').view.options).toContain(await lost);
    // Two thought side by side, and a third came for the one that died.
    expect(kill).toHaveLength(3);
    frail.end();
  });
});
