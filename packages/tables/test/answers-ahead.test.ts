import { anyGame, seat } from '@jade/engine';
import { greatWall } from '@jade/great-wall';
import { describe, expect, it } from 'vitest';
import { delayFrom, LATEST, SOONEST } from '../answers-ahead.ts';
import type { Seated } from './test-hall.ts';
import { home, person } from './test-hall.ts';

const wall = anyGame(greatWall);
const ALL = { unless: [], year: 1 };

/** A table of the Wall at which somebody is asked whether to react to something; `isIdle`: and has nothing to react with. */
async function atWindow(seed: string, isIdle = false) {
  const here = home(undefined, [wall]);
  const sitters = [person('Mei'), person('Bo'), person('Lin')];
  const id = await here.hall.set({
    game: wall.id,
    mode: 'competitive',
    options: isIdle ? { windows: 'always' } : {},
    seed,
    sitters,
  });
  const seated = await Promise.all([0, 1, 2].map((index) => here.sit(id, seat(index))));
  for (let step = 0; step < 300; step++) {
    const asked = seated.find((one) => one.now().look.view.options !== null);
    if (asked === undefined) break;
    const { decision, stack } = asked.now().look.view;
    const open = stack.at(-1) as { on?: string } | undefined;
    const options = asked.now().look.view.options ?? [];
    if (decision === 'window.ask' && options.includes('pass') && (options.length === 1) === isIdle)
      return { here, id, seated, asked, on: open?.on ?? '' };
    await asked.chooseAny(step * 7);
  }
  throw new Error('nobody is asked to react');
}

const others = (seated: readonly Seated[], one: Seated) => seated.filter((other) => other !== one);

describe('What is answered ahead', () => {
  it('is given after a while, and nobody else is told of it', async () => {
    const { here, seated, asked, on } = await atWindow('ahead');
    const before = asked.now();
    const heard = others(seated, asked).map(({ updates }) => updates.length);
    expect(await asked.sitting.answerAhead([{ ...ALL, on }], 'a')).toMatchObject({ ok: true });
    expect(asked.now()).toMatchObject({ ahead: [{ on }], look: before.look, question: before.question });
    expect(others(seated, asked).map(({ updates }) => updates.length)).toEqual(heard);
    here.clock.pass(SOONEST - 10);
    await asked.sitting.now();
    expect(asked.now().look.seq).toBe(before.look.seq);
    here.clock.pass(LATEST);
    await expect.poll(() => asked.now().look.seq).toBeGreaterThan(before.look.seq);
    for (const other of others(seated, asked)) expect(other.now().ahead).toEqual([]);
  });

  it('is not given for another kind of window, after it was taken back, nor while somebody is asked to take something back', async () => {
    const { here, asked, on } = await atWindow('ahead');
    const { seq } = asked.now().look;
    await asked.sitting.answerAhead([{ ...ALL, on: on === 'built' ? 'hordeDefeated' : 'built' }], 'a');
    here.clock.pass(3 * LATEST);
    await asked.sitting.answerAhead([{ ...ALL, on }], 'b');
    await asked.sitting.answerAhead([], 'c');
    here.clock.pass(3 * LATEST);
    await asked.sitting.now();
    expect(asked.now()).toMatchObject({ ahead: [], look: { seq } });
  });

  it('is also what leaves no choice, after as long a while; but not for whoever wants to be asked everything', async () => {
    for (const everything of [false, true]) {
      const { here, asked } = await atWindow('idle', true);
      const { deed } = asked.now();
      const { seq } = asked.now().look;
      if (everything) await asked.sitting.answerAhead([{ ...ALL, on: 'everything' }], 'a');
      here.clock.pass(SOONEST - 10);
      await asked.sitting.now();
      expect(asked.now().look.seq).toBe(seq);
      here.clock.pass(LATEST);
      if (!everything) await expect.poll(() => asked.now().look.seq).toBeGreaterThan(seq);
      await asked.sitting.now();
      expect(asked.now().look.seq > seq).toBe(!everything);
      // They have not chosen themselves.
      expect(asked.now().deed).toBe(deed);
    }
  });

  it('is still there when the table is opened again', async () => {
    const { here, id, seated, asked, on } = await atWindow('ahead');
    const who = seat(seated.indexOf(asked));
    await asked.sitting.answerAhead(
      [
        { ...ALL, on: 'built' },
        { ...ALL, on },
      ],
      'a',
    );
    for (const { sitting } of seated) await sitting.leave();
    expect((await here.sit(id, who)).now().ahead).toHaveLength(2);
  });

  it('is refused where it is none: by the game, or because it knows of none', async () => {
    const { asked } = await atWindow('ahead');
    for (const wrong of [null, 7, {}, { on: 'nothing', unless: [], year: 1 }, { ...ALL, on: 'built', unless: ['x'] }])
      expect(await asked.sitting.answerAhead([wrong], 'w')).toMatchObject({ problem: { code: 'no-answer-ahead' } });
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const mei = await here.sit(id, seat(0));
    expect(await mei.sitting.answerAhead([{ ...ALL, on: 'built' }], 'w')).toMatchObject({ ok: false });
  });

  it('takes as long whatever the seat holds: the time comes from chance alone, each as likely', () => {
    const delays = Array.from({ length: 4000 }, (_, index) => delayFrom(`chance ${index}`));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(SOONEST);
    expect(Math.max(...delays)).toBeLessThanOrEqual(LATEST);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const delay of delays) {
      const tenth = Math.floor(((delay - SOONEST) / (LATEST - SOONEST)) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 400)).toBeLessThan(80);
  });

  it('takes as long with a card that would fit as without one, at the same table', async () => {
    const times: number[] = [];
    for (const unless of [[], ['enhanced'], ['mine']] as const) {
      const { here, asked, on } = await atWindow('ahead');
      // The same chance at each table: what differs is what the answer looks at.
      const { seq } = asked.now().look;
      await asked.sitting.answerAhead([{ on, unless: [...unless], year: 1 }], 'a');
      let time = 0;
      for (; time < 2 * LATEST && asked.now().look.seq === seq; time += 50) {
        here.clock.pass(50);
        await asked.sitting.now();
      }
      if (asked.now().look.seq !== seq) times.push(time);
    }
    expect(times.length).toBeGreaterThan(0);
    for (const time of times) expect(time).toBeLessThanOrEqual(LATEST + 150);
  });
});
