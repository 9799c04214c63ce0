import type { GameDefinition, Match } from '@jade/engine';
import {
  anyGame,
  at,
  below,
  choose,
  configure,
  expectOk,
  firstOwn,
  openMatch,
  parseRecord,
  pick,
  seat,
  seatView,
  stream,
  takeBackTo,
  undoProblem,
  verifyRecord,
} from '@jade/engine';
import { ghostStories } from '@jade/ghost-stories';
import { greatWall } from '@jade/great-wall';
import { lanternMarket } from '@jade/lantern-market';
import { wayOfThePanda } from '@jade/way-of-the-panda';
import { describe, expect, it } from 'vitest';
import { matchFrom } from '../position.ts';
import { home, person } from './test-hall.ts';

declare const JADE_GAMES_TIMES: string;
const TRIALS = 4 * Number(JADE_GAMES_TIMES);

const GAMES: readonly [string, GameDefinition, string][] = [
  ['lantern-market', anyGame(lanternMarket), 'standard'],
  ['way-of-the-panda', anyGame(wayOfThePanda), 'standard'],
  ['ghost-stories', anyGame(ghostStories), 'standard'],
  ['great-wall competitive', anyGame(greatWall), 'competitive'],
  ['great-wall cooperative', anyGame(greatWall), 'cooperative'],
];

const random = stream('position', 'test');

function walkOn(match: Match, steps: number): void {
  for (let step = 0; step < steps && match.pending !== null; step++) {
    const { seat: who, options } = pick(random, match.pending.questions);
    expectOk(choose(match, { seat: who, key: pick(random, options), seq: match.moments.length }));
  }
}

const publicOf = ({ definition, game }: Match) => seatView(definition, game, null, 'spectator').table;

describe('A position that is gone on from', () => {
  it.each(GAMES)(
    'looks the same to everybody, hides something else, and can be played to the end: %s',
    (_, definition, wished) => {
      const mode = definition.modes.find(({ id }) => id === wished) ?? at(definition.modes, 0);
      const players = mode.players.find((count) => count > 1) ?? 2;
      let differed = 0;
      for (let trial = 0; trial < TRIALS; trial++) {
        const config = expectOk(configure(definition, { mode: mode.id, players, seed: `old ${trial}` }));
        const walk = openMatch(definition, config);
        walkOn(walk, 1 + below(random, 60));
        if (walk.pending === null) continue;
        const position = { seed: config.seed, choices: walk.moments.map(({ choice }) => choice) };
        const wish = { ...config, sitters: { length: players } };
        const match = expectOk(matchFrom(definition, { ...wish, seed: 'new' }, position));
        const other = expectOk(matchFrom(definition, { ...wish, seed: 'newer' }, position));
        expect(publicOf(match)).toEqual(publicOf(walk));
        expect(definition.invariants(match.game)).toEqual([]);
        // Whoever had answered in secret is asked again.
        for (const frame of match.game.stack) expect('answers' in frame ? frame.answers : []).toEqual([]);
        if (JSON.stringify(match.game) !== JSON.stringify(other.game)) differed += 1;
        walkOn(match, 40);
        expect(definition.invariants(match.game)).toEqual([]);
      }
      expect(differed).toBeGreaterThan(0);
    },
  );

  it('is nobody’s to take back', () => {
    const definition = anyGame(lanternMarket);
    const config = expectOk(configure(definition, { players: 3, seed: 'old' }));
    const walk = openMatch(definition, config);
    walkOn(walk, 5);
    const position = { seed: config.seed, choices: walk.moments.map(({ choice }) => choice) };
    const match = expectOk(matchFrom(definition, { ...config, sitters: { length: 3 }, seed: 'new' }, position));
    expect(firstOwn(match)).toBe(5);
    for (const who of [0, 1, 2]) expect(undoProblem(match, seat(who))).toMatchObject({ why: 'nothing-to-undo' });
    expect(takeBackTo(match, 4).ok).toBe(false);
  });

  it('stands in the log of its table: opened again it is the same, its record is good, and the past is what anybody saw', async () => {
    const here = home();
    const first = await here.set('lantern-market', [person('Mei'), person('Bo'), person('Lin')]);
    const seats = [await here.sit(first, seat(0)), await here.sit(first, seat(1)), await here.sit(first, seat(2))];
    for (let step = 0; step < 25; step++)
      await seats.find((one) => one.now().look.view.options !== null)?.chooseAny(step);
    const record = expectOk(parseRecord(await here.hall.record(first)));
    const { seed, mode, options } = record;
    const sitters = [person('Ann'), person('Ben'), person('Cy')];
    const position = { seed, choices: record.choices.slice(0, 23).map(({ seat, key }) => ({ seat, key })) };
    const wish = { game: 'lantern-market', mode, options, sitters, position };
    const id = await here.hall.set({ ...wish, seed: 'secret seed' });
    expect(await here.hall.info(id)).toMatchObject({ redrawn: { after: 23 } });
    expect(JSON.stringify(await here.hall.info(id))).not.toContain('secret seed');

    const ann = await here.sit(id, seat(0));
    const hand = ann.now().look.view.table;
    expect(ann.now().undoes).toBeNull();
    expect(ann.now().asksBack).toBeNull();
    const watcher = await here.sit(id, 'spectator');
    expect((await ann.sitting.lookAt(10)).view).toEqual((await watcher.sitting.lookAt(10)).view);
    expect(await ann.sitting.story(0, 23)).toEqual(await watcher.sitting.story(0, 23));
    expect(await ann.sitting.beats(23)).toEqual(await watcher.sitting.beats(23));
    expect(hand).not.toEqual(watcher.now().look.view.table);
    await ann.sitting.leave();
    await watcher.sitting.leave();
    expect((await here.sit(id, seat(0))).now().look.view.table).toEqual(hand);

    const text = await here.hall.record(id);
    expect(text).toMatch(/^\[Redrawn "23 secret seed"\]/m);
    const replayed = expectOk(verifyRecord([anyGame(lanternMarket)], text));
    expect(seatView(replayed.definition, replayed.game, replayed.pending, seat(0)).table).toEqual(hand);
    // What somebody tries out from before it has nothing to do with it.
    expect(await here.hall.info(await here.hall.branch(id, 10))).not.toHaveProperty('redrawn');
    expect(await here.hall.info(await here.hall.branch(id, 23))).toHaveProperty('redrawn');
  });
});
