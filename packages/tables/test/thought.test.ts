import type { Advice, AdviceRequest, Thinker } from '@jade/bots';
import { anyGame, seat } from '@jade/engine';
import { lanternMarket } from '@jade/lantern-market';
import { describe, expect, it } from 'vitest';
import { ViewThought } from '../thought.ts';
import { home, person, TestThinker } from './test-hall.ts';

const game = anyGame(lanternMarket);

/** A coach who has nothing to say, and notes what it was asked. */
function listener() {
  const advised: AdviceRequest[] = [];
  const thinker: Thinker = Object.assign(new TestThinker(), {
    async advise(asked: AdviceRequest) {
      advised.push(asked);
      return { ways: [] } as unknown as Advice;
    },
  });
  return { advised, thinker };
}

async function played() {
  const here = home();
  const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
  const both = [await here.sit(id, seat(0)), await here.sit(id, seat(1))];
  const middle = both[0]?.now();
  for (let step = 0; step < 500 && !both[0]?.now().over; step++)
    await both.find((one) => one.now().look.view.options !== null)?.chooseAny(step);
  return { here, id, mei: both[0] as (typeof both)[number], middle };
}

function thinking() {
  const { thinker, advised } = listener();
  const thought = new ViewThought({
    definitionOf: async (id) => (id === game.id ? game : null),
    thinker,
    chance: () => 'c',
  });
  return { advised, thought };
}

describe('What is thought where somebody looks', () => {
  it('says what the table would say: why not, what comes of it, how the chances went', async () => {
    const { here, id, mei } = await played();
    const { thought } = thinking();
    const record = await here.hall.record(id);
    expect(await thought.review(record, seat(0))).toEqual(await mei.sitting.review());
    const fresh = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const one = await here.sit(fresh, seat(0));
    const { view } = one.now().look;
    const key = view.options?.[0] ?? '';
    expect(await thought.preview(game.id, view, key)).toEqual(await one.sitting.preview(key));
    expect(await thought.why(game.id, view, 'lantern:99')).toEqual(await one.sitting.why('lantern:99'));
  });

  it('asks the coach only for whoever is asked, with a chance of its own', async () => {
    const { here, id, middle } = await played();
    const { advised, thought } = thinking();
    if (middle === undefined) throw new Error('no look');
    expect(await thought.advise(id, game.id, middle.look, null)).toMatchObject({ seq: 0, ways: [] });
    expect(advised).toMatchObject([{ table: id, seed: 'c' }]);
    const watched = { ...middle.look, view: { ...middle.look.view, viewer: 'spectator' as const } };
    expect(await thought.advise(id, game.id, watched, null)).toBeNull();
    expect(await thought.hindsight(id, await here.hall.record(id), seat(1), 0)).toMatchObject({ seq: 0 });
    expect(advised).toHaveLength(2);
  });

  it('thinks about no game that is not here', async () => {
    const { middle } = await played();
    if (middle === undefined) throw new Error('no look');
    await expect(thinking().thought.why('chess', middle.look.view, 'e4')).rejects.toThrow('a game that is here');
  });
});
