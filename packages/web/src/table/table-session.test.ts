import { PLAINLY, seat } from '@jade/engine';
import type { Opened, Reply, Sitting, Update } from '@jade/tables';
import type { Home } from '@jade/tables/test-hall';
import { bot, home, person, TestClock } from '@jade/tables/test-hall';
import { describe, expect, it } from 'vitest';
import type { Session, SessionPorts } from './table-session.ts';
import { TableSession } from './table-session.ts';

const [MEI, BO] = [seat(0), seat(1)];
const GAMES = ['lantern-market', 'way-of-the-panda'] as const;

/** A session at a table of a real hall, at which the page can be made to mishear. */
async function atScreen(sitters: Parameters<Home['set']>[1], game: (typeof GAMES)[number] = 'lantern-market') {
  const here = home();
  const id = await here.set(game, sitters);
  return { ...here, id, ...sessionAt(here, id) };
}

function sessionAt(here: Home, id: string, change: (sitting: Sitting) => Sitting = (sitting) => sitting) {
  const clock = new TestClock();
  const cues: string[] = [];
  /** Whether an update reaches the page. */
  const ears = { hears: (_: Update) => true };
  const idle: (() => void)[] = [];
  const ports: SessionPorts = {
    hall: {
      info: (table) => here.hall.info(table),
      async open(table, viewer, follow): Promise<Opened> {
        const opened = await here.hall.open(table, viewer, (update) => {
          if (ears.hears(update)) follow(update);
        });
        return opened.ok ? { ok: true, sitting: change(opened.sitting) } : opened;
      },
    },
    later: (milliseconds, action) => clock.later(milliseconds, action),
    whenIdle: (action) => idle.push(action),
    play: (cue) => cues.push(cue),
    newId: () => crypto.randomUUID(),
  };
  const table = new TableSession(id, ports);
  const now = (): Session => {
    const seated = table.seated();
    if (seated.state !== 'open') throw new Error(`the table is ${seated.state}`);
    return seated.session;
  };
  const open = () => expect.poll(() => table.seated().state).toBe('open');
  const wish = (wishes: Partial<Parameters<TableSession['wish']>[0]>) =>
    table.wish({ secrets: true, telling: PLAINLY, pace: 'once', byPress: false, confirmTurns: false, ...wishes });
  return { table, now, open, wish, screen: clock, cues, ears, idle };
}

const firstOf = (session: Session) => session.look.view.options?.[0] ?? '';

describe('A session at a table', () => {
  it('shows the table to the first person, and follows it', async () => {
    const { now, open, wish, cues } = await atScreen([bot('Tomo'), person('Bo')]);
    wish({});
    await open();
    expect(now()).toMatchObject({ viewer: BO, info: { sitters: [{ name: 'Tomo' }, { name: 'Bo' }] } });
    await expect.poll(() => now().news.seq).toBe(1);
    await now().choose(firstOf(now()));
    await expect.poll(() => now().news.seq).toBeGreaterThan(2);
    expect(cues).toContain('yourTurn');
    expect(cues).toContain('choose');
  });

  it('says why a table cannot be opened', async () => {
    const here = home();
    const { table } = sessionAt(here, 'nowhere');
    await expect.poll(() => table.seated()).toEqual({ state: 'failed', unopened: { ok: false, why: 'missing' } });
  });

  it('turns behind a curtain to whoever is asked next, and shows them nothing before they take the screen', async () => {
    const { now, open, wish } = await atScreen([person('Mei'), person('Bo')]);
    wish({});
    await open();
    await now().choose(firstOf(now()));
    await expect.poll(() => now().curtain).toBe(BO);
    expect(now().viewer).toBe(MEI);
    now().raiseCurtain();
    await expect.poll(() => now().curtain).toBeNull();
    expect(now()).toMatchObject({ viewer: BO, look: { view: { viewer: BO } } });
  });

  it('tells whoever takes the screen what happened since they had it', async () => {
    const { now, open, wish } = await atScreen([person('Mei'), person('Bo')], 'way-of-the-panda');
    wish({ secrets: false });
    await open();
    for (let turn = 0; turn < 4; turn++) {
      const { viewer } = now();
      const { seq } = now().look;
      while (now().viewer === viewer) {
        await expect.poll(() => now().look.view.options !== null || now().viewer !== viewer).toBe(true);
        if (now().viewer === viewer) await now().choose(firstOf(now()));
        await new Promise((settled) => setTimeout(settled, 5));
      }
      if (turn < 2) continue;
      // All that the other one did since, and nothing of before.
      expect(now().recent.length).toBeGreaterThan(0);
      expect(now().recent.every((moment) => moment.seq > seq - 20 && moment.view.viewer === now().viewer)).toBe(true);
    }
  });

  it('turns at once where there are no secrets, and not while somebody looks back', async () => {
    const { now, open, wish } = await atScreen([person('Mei'), person('Bo')]);
    wish({ secrets: null });
    await open();
    await now().choose(firstOf(now()));
    now().lookAt(0);
    wish({ secrets: false });
    await expect.poll(() => now().look.seq).toBe(0);
    expect(now()).toMatchObject({ viewer: MEI, lookingBack: true, live: false, back: 0 });
    now().lookAt(null);
    await expect.poll(() => now().viewer).toBe(BO);
    expect(now().curtain).toBeNull();
  });

  /** Mei chooses until something is told to her that is not her own action. */
  async function untilToldTo({ now }: { now(): Session }) {
    while (now().moment === null) {
      await expect.poll(() => now().look.view.options ?? now().moment).toBeTruthy();
      if (now().live) await now().choose(firstOf(now()));
    }
  }

  it('gives what happens its time, each moment on the board of then, and skips it on wish', async () => {
    const here = await atScreen([person('Mei'), bot('Tomo')], 'way-of-the-panda');
    const { now, open, wish, screen } = here;
    wish({ pace: 'calm', secrets: false });
    await open();
    await untilToldTo(here);
    const { moment } = now();
    expect(now().look).toMatchObject({ seq: moment?.seq, view: { options: null, waitingFor: [] } });
    expect(now().look.view).toBe(moment?.view);
    expect(now().story.at(-1)?.seq).toBe(moment?.seq);
    expect(now()).toMatchObject({ live: false, waitsForPress: false });
    screen.pass(5000);
    expect(now().moment).not.toBe(moment);
    now().skip();
    expect(now()).toMatchObject({ moment: null, look: { seq: now().news.seq } });
  });

  it('goes on by a press alone where that is wished', async () => {
    const here = await atScreen([person('Mei'), bot('Tomo')], 'way-of-the-panda');
    const { now, open, wish, screen } = here;
    wish({ pace: 'calm', byPress: true, secrets: false });
    await open();
    await untilToldTo(here);
    const { moment } = now();
    screen.pass(60_000);
    expect(now()).toMatchObject({ moment, waitsForPress: true });
    now().next();
    expect(now().moment).not.toBe(moment);
  });

  it('shows a moment again, and asks nothing meanwhile', async () => {
    const here = await atScreen([person('Mei'), bot('Tomo')], 'way-of-the-panda');
    const { now, open, wish } = here;
    wish({ pace: 'calm', secrets: false });
    await open();
    await untilToldTo(here);
    now().skip();
    await expect.poll(() => now().look.view.options).toBeTruthy();
    now().skip();
    const [first] = now().recent;
    if (first === undefined) throw new Error('nothing happened');
    now().recall(first);
    expect(now()).toMatchObject({ moment: first, live: false, canUndo: false, waitsForPress: true });
    for (const moment of now().recent.slice(1)) {
      now().next();
      expect(now().moment).toBe(moment);
    }
    now().next();
    expect(now()).toMatchObject({ moment: null, live: true });
  });

  it('keeps what is told before its first look', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const bo = await here.sit(id, BO);
    // Bo chooses after the first look was taken, and before it has arrived.
    const { now, open, wish } = sessionAt(here, id, (sitting) =>
      changed(sitting, {
        async now() {
          const update = await sitting.now();
          await bo.chooseAny();
          return update;
        },
      }),
    );
    wish({});
    await open();
    expect(now().news.seq).toBe(1);
  });

  it('looks anew when a press came too late, and takes no harm from it', async () => {
    const { now, open, wish, ears, id, sit } = await atScreen([person('Mei'), person('Bo')]);
    wish({});
    await open();
    ears.hears = () => false;
    const elsewhere = await sit(id, MEI);
    await elsewhere.chooseAny(1);
    await now().choose(firstOf(now()));
    expect(now()).toMatchObject({ trouble: null, news: { seq: 1 } });
    expect(now().story.map(({ by }) => by)).toEqual([null, MEI]);
  });

  it('asks for the rest where updates did not arrive', async () => {
    const { now, open, wish, ears, id, sit } = await atScreen([person('Mei'), person('Bo'), person('Lin')]);
    wish({});
    await open();
    const [bo, lin] = [await sit(id, BO), await sit(id, seat(2))];
    ears.hears = ({ n }) => n !== 1;
    await bo.chooseAny();
    await lin.chooseAny();
    await expect.poll(() => now().story.map(({ by }) => by)).toEqual([null, BO, seat(2)]);
  });

  it('does not believe an answer about a past that was taken back meanwhile', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), person('Bo'), person('Lin')]);
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { now, open, wish, ears } = sessionAt(here, id, (sitting) =>
      changed(sitting, {
        story: async (...asked) => {
          const parts = await sitting.story(...asked);
          await late;
          return parts;
        },
      }),
    );
    wish({});
    await open();
    const [bo, lin] = [await here.sit(id, BO), await here.sit(id, seat(2))];
    ears.hears = ({ n }) => n !== 1;
    await bo.chooseAny();
    await lin.chooseAny();
    await bo.undo();
    await bo.chooseAny(1);
    arrive();
    await new Promise((settled) => setTimeout(settled, 20));
    await expect.poll(() => now().story.map(({ by }) => by)).toEqual([null, seat(2), BO]);
  });

  it('opens where something is taken back while it reads what was missed', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const bo = await here.sit(id, BO);
    await bo.chooseAny();
    const { open, wish } = sessionAt(here, id, (sitting) =>
      changed(sitting, {
        beats: async (seq) => {
          if (bo.now().undoes !== null) await bo.undo();
          return sitting.beats(seq);
        },
      }),
    );
    wish({});
    await open();
  });

  it('tells the player what was not carried out, until it is', async () => {
    const here = home();
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const failure: Reply = { ok: false, why: 'not kept', reason: 'full' };
    let fails = true;
    const { now, open, wish } = sessionAt(here, id, (sitting) =>
      changed(sitting, { choose: async (...command) => (fails ? failure : sitting.choose(...command)) }),
    );
    wish({});
    await open();
    await now().choose(firstOf(now()));
    expect(now().trouble).toEqual(failure);
    now().forgetTrouble();
    expect(now().trouble).toBeNull();
    await now().choose(firstOf(now()));
    fails = false;
    await now().choose(firstOf(now()));
    expect(now()).toMatchObject({ trouble: null, news: { seq: 1 } });
  });

  it('takes back and makes again what is on the screen', async () => {
    const { now, open, wish } = await atScreen([person('Mei'), person('Bo')]);
    wish({ secrets: null });
    await open();
    await now().choose(firstOf(now()));
    expect(now()).toMatchObject({ canUndo: true, canRedo: false });
    await now().undo();
    expect(now()).toMatchObject({ canUndo: false, canRedo: true, news: { seq: 0 } });
    await now().redo();
    expect(now()).toMatchObject({ canUndo: true, canRedo: false, news: { seq: 1 } });
  });

  it('opens with the latest of the story, and reads the rest when nobody waits', async () => {
    const here = home();
    const id = await here.set('way-of-the-panda', [person('Mei'), person('Bo')]);
    const seats = [await here.sit(id, MEI), await here.sit(id, BO)];
    for (let made = 0; made < 130; made++)
      await seats.find((one) => one.now().look.view.options !== null)?.chooseAny(made * 7);
    const { now, open, wish, idle } = sessionAt(here, id);
    wish({ secrets: null });
    await open();
    expect(now().story[0]?.seq).toBe(121);
    const restRead = async (first: number) => {
      idle.shift()?.();
      await expect.poll(() => now().story[0]?.seq).toBe(first);
    };
    await restRead(21);
    await expect.poll(() => idle.length).toBe(1);
    await restRead(0);
    expect(now().story.map(({ seq }) => seq)).toEqual(Array.from({ length: 131 }, (_, seq) => seq));
  });

  it('leaves the table when the screen goes, and hears no more of it', async () => {
    const { table, now, open, wish, id, sit, thinker } = await atScreen([person('Mei'), person('Bo')]);
    wish({});
    await open();
    const left: string[] = [];
    thinker.leave = async () => {
      left.push('left');
    };
    const { seq } = now().news;
    table.leave();
    await expect.poll(() => left).toContain('left');
    await (await sit(id, MEI)).chooseAny();
    expect(table.seated()).toMatchObject({ session: { news: { seq } } });
  });
});

/** A handle some of whose methods are others. */
function changed(sitting: Sitting, others: Partial<Sitting>): Sitting {
  return new Proxy(sitting, {
    get(target, name) {
      const method: unknown = Reflect.get(others, name) ?? Reflect.get(target, name);
      return typeof method === 'function' ? method.bind(target) : method;
    },
  });
}
