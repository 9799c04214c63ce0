import { at, configure, expectOk, must, openMatch, seatView, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { Memory } from './memory.ts';
import { botNamed } from './named.ts';
import { searchedMarket as game } from './test/market.ts';
import type { BotRequest } from './thinker.ts';
import { thinker } from './thinker.ts';

const thinkerHere = () => thinker(async () => game);

function question(table: string, seed = table): BotRequest {
  const match = openMatch(game, expectOk(configure(game, { players: 3, seed: 'thinker' })));
  const pending = must(match.pending, 'a question');
  const view = seatView(game, match.game, pending, at(pending.questions, 0).seat);
  return { table, game: game.id, level: 'master', view, seed, since: null };
}

/** The names of those who answered, in this order. */
async function order(answers: Readonly<Record<string, Promise<unknown>>>): Promise<string[]> {
  const names: string[] = [];
  await Promise.all(Object.entries(answers).map(([name, answer]) => answer.then(() => names.push(name))));
  return names;
}

describe('a thinker', () => {
  it('hurries the bots of one table and lets the others think', async () => {
    const here = thinkerHere();
    const [patient, hurried] = [here.choose(question('patient')), here.choose(question('hurried'))];
    await here.hurry('hurried');
    expect(await order({ patient, hurried })).toEqual(['hurried', 'patient']);
    expect(question('hurried').view.options).toContain(await hurried);
  });

  it('lets the coach come to an end when the same seat asks again, or when its advice is dropped', async () => {
    const here = thinkerHere();
    const bot = here.choose(question('a'));
    const first = here.advise(question('a'));
    const second = here.advise(question('a', 'another'));
    expect(await order({ bot, first })).toEqual(['first', 'bot']);
    const other = here.choose(question('b'));
    const third = here.advise(question('b'));
    await here.dropAdvice('b');
    expect(await order({ other, third })).toEqual(['third', 'other']);
    await second;
  });

  it('goes on from what a bot thought before, until its table is left', async () => {
    const here = thinkerHere();
    const bot = must(botNamed('master'), 'a bot');
    const memory = new Memory();
    const chosen = ['first', 'second'].map((seed) => {
      const { view } = question('a');
      return bot.choose({
        definition: game,
        options: must(view.options, 'options'),
        offers: view.offers,
        view: () => view,
        random: stream(seed, 'bot'),
        memory,
      });
    });
    expect(await here.choose(question('a', 'first'))).toBe(chosen[0]);
    expect(await here.choose({ ...question('a', 'second'), since: [] })).toBe(chosen[1]);
    const fresh = await here.choose(question('b', 'third'));
    await here.leave('a');
    expect(await here.choose({ ...question('a', 'third'), since: [] })).toBe(fresh);
  });

  it('says which game or bot there is not', async () => {
    await expect(thinkerHere().choose({ ...question('a'), level: 'emperor' })).rejects.toThrow("no bot 'emperor'");
  });
});
