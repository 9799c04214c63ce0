import { seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { home, person } from './test-hall.ts';

const [MEI, BO] = [seat(0), seat(1)];

describe('What led to a table', () => {
  it('comes with each update, step by step: the same lines as in the story, each with its own board', async () => {
    const here = home();
    const id = await here.set('way-of-the-panda', [person('Mei'), person('Bo')]);
    const seats = [await here.sit(id, MEI), await here.sit(id, BO)];
    const boards = new Set<string>();
    for (let made = 0; made < 60; made++) {
      await seats.find((one) => one.now().look.view.options !== null)?.chooseAny(made * 7);
      const { beats, story, look } = seats[0]?.now() ?? {};
      expect(beats?.flatMap(({ lines }) => lines)).toEqual(story?.parts.flatMap(({ lines }) => lines));
      for (const { seq, view } of beats ?? []) {
        expect(seq).toBe(look?.seq);
        expect(view).toMatchObject({ viewer: MEI, options: null, decision: null, waitingFor: [], outcome: null });
        boards.add(JSON.stringify(view.table));
      }
    }
    expect(boards.size).toBeGreaterThan(40);
  });

  it('can be asked for later, and of the beginning', async () => {
    const here = home();
    const id = await here.set('way-of-the-panda', [person('Mei'), person('Bo')]);
    const mei = await here.sit(id, MEI);
    await mei.chooseAny();
    const { beats } = mei.now();
    const again = await here.sit(id, MEI);
    expect(again.now().beats).toEqual([]);
    expect(await again.sitting.beats(1)).toEqual(beats);
    expect(Array.isArray(await again.sitting.beats(0))).toBe(true);
  });

  it('is not what was taken back', async () => {
    const here = home();
    const id = await here.set('way-of-the-panda', [person('Mei'), person('Bo')]);
    const mei = await here.sit(id, MEI);
    await mei.chooseAny(0);
    await mei.undo();
    expect(mei.now().beats).toEqual([]);
    await mei.chooseAny(3);
    expect(mei.now().beats.map(({ seq }) => seq)).toContain(1);
  });
});
