/**
 * After any game with friends elsewhere each screen's chronicle holds every line that was told, in the same order: however late things arrive,
 * whoever takes back, is cut off, or comes in the middle.
 */

import type { Stream, Viewer } from '@jade/engine';
import { below, PLAINLY, pick, seat, stream } from '@jade/engine';
import { rulesOf } from '@jade/shelf';
import type { Opened, Sitting, StoryPart, Update } from '@jade/tables';
import { MemoryStore } from '@jade/tables';
import type { Home } from '@jade/tables/test-hall';
import { home, person } from '@jade/tables/test-hall';
import { describe, expect, it } from 'vitest';
import { TableSession } from './table-session.ts';

const GAMES = ['lantern-market', 'ghost-stories', 'great-wall'] as const;
const STEPS = 260;

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** What goes to and from a table arrives in its order, and as late as the test wants. */
class Wire {
  private readonly way: (() => void)[] = [];

  carry<T>(value: T): Promise<T> {
    return new Promise((resolve) => this.way.push(() => resolve(value)));
  }

  tell(action: () => void): void {
    this.way.push(action);
  }

  deliver(most = Number.POSITIVE_INFINITY): void {
    for (const arrive of this.way.splice(0, most)) arrive();
  }

  get isEmpty(): boolean {
    return this.way.length === 0;
  }
}

/** Somebody at a screen of their own. */
class Guest {
  readonly wire = new Wire();
  readonly session: TableSession;
  readonly idle: (() => void)[] = [];
  private sitting: Sitting | null = null;
  private follow: (update: Update) => void = () => undefined;
  private latest: Update | null = null;
  private isCut = false;
  private ids = 0;

  constructor(here: Home, id: string, viewer: Viewer, name: string) {
    const over = async <T>(asked: Promise<T>): Promise<T> => this.wire.carry(await asked);
    const open = async (): Promise<Opened> => {
      const opened = await here.hall.open(id, viewer, (update) => this.hear(update));
      if (!opened.ok) return opened;
      const { sitting } = opened;
      this.sitting = sitting;
      const info = { ...(await sitting.info()), viewer };
      const first = await sitting.now();
      this.latest = first;
      const wired = Object.create(sitting, {
        info: { value: async () => info },
        now: { value: () => (this.ids === 0 ? over(Promise.resolve(first)) : over(sitting.now())) },
        story: { value: (from: number, until: number) => over(sitting.story(from, until)) },
        beats: { value: (seq: number) => over(sitting.beats(seq)) },
      }) as Sitting;
      return { ok: true, sitting: wired };
    };
    this.session = new TableSession(id, {
      hall: {
        info: async () => {
          const info = await here.hall.info(id);
          return info === null ? null : { ...info, viewer };
        },
        open: (_id, _viewer, follow) => {
          this.follow = follow;
          return open();
        },
      },
      later: () => () => undefined,
      whenIdle: (action) => this.idle.push(action),
      play: () => undefined,
      newId: () => `${name} ${++this.ids}`,
    });
    this.session.wish({ secrets: true, telling: PLAINLY, pace: 'once', byPress: false, confirmTurns: false });
  }

  private hear(update: Update): void {
    if (this.isCut) return;
    this.wire.tell(() => {
      this.latest = update;
      this.follow(update);
    });
  }

  /** Nothing arrives any more, until the way is there again: then exactly what was missed. */
  cut(): void {
    this.wire.deliver();
    this.isCut = true;
  }

  async reconnect(): Promise<void> {
    if (!this.isCut || this.sitting === null || this.latest === null) return;
    this.isCut = false;
    const { n, reading } = this.latest;
    const update = await this.sitting.now({ n, reading });
    this.hear(update);
  }

  act(random: Stream): Promise<void> {
    const seated = this.session.seated();
    if (seated.state !== 'open' || this.isCut) return Promise.resolve();
    const { session } = seated;
    const { options } = session.look.view;
    if (session.news.askedBack?.mine) return session.answerAsked(below(random, 4) > 0);
    const may: (() => Promise<void>)[] = [];
    if (options !== null && options.length > 0)
      for (let often = 0; often < 6; often++) may.push(() => session.choose(pick(random, options)));
    if (session.canUndo) may.push(() => session.undo());
    if (session.news.canAskBack && below(random, 8) === 0) may.push(() => session.askBack());
    return may.length === 0 ? Promise.resolve() : pick(random, may)();
  }

  get story(): readonly StoryPart[] {
    const seated = this.session.seated();
    if (seated.state !== 'open') throw new Error(`the table is ${seated.state}`);
    return seated.session.story;
  }
}

const linesOf = (parts: readonly StoryPart[]) =>
  parts.flatMap(({ by, lines }) => lines.map(({ seq, key, rule }) => `${seq} ${by ?? '-'} ${key} ${rule}`));

describe('The chronicle of a table elsewhere', () => {
  it.each(GAMES)('is whole on every screen: %s', async (game) => {
    const definition = await rulesOf(game);
    if (definition === null) throw new Error('no such game');
    for (let trial = 0; trial < 4; trial++) {
      const random = stream('chronicle', `${game} ${trial}`);
      const here = home(new MemoryStore(), [definition]);
      const names = ['Mei', 'Bo', 'Lin'];
      const mode = definition.modes[0]?.id ?? '';
      const id = await here.hall.set({
        game,
        mode,
        options: {},
        seed: `chronicle ${trial}`,
        sitters: names.map(person),
      });
      const guests: Guest[] = names.map((name, index) => new Guest(here, id, seat(index), name));
      for (let step = 0; step < STEPS; step++) {
        const guest = pick(random, guests);
        void guest.act(random);
        await settled();
        for (const one of guests) if (below(random, 3) > 0) one.wire.deliver(1 + below(random, 4));
        if (below(random, 40) === 0) guest.cut();
        if (below(random, 12) === 0) for (const one of guests) await one.reconnect();
        if (below(random, 3) === 0) for (const one of guests) one.idle.shift()?.();
        // Somebody looks in from another window, in the middle.
        if (step % 90 === 80) guests.push(new Guest(here, id, seat(step % 3), `window ${step}`));
        await settled();
      }
      for (let round = 0; round < 60; round++) {
        for (const guest of guests) {
          await guest.reconnect();
          guest.wire.deliver();
          guest.idle.shift()?.();
        }
        await settled();
      }
      const opened = await here.hall.open(id, 'spectator', () => undefined);
      if (!opened.ok) throw new Error(opened.why);
      const truth = linesOf(await opened.sitting.story(0, Number.POSITIVE_INFINITY));
      expect(truth.length).toBeGreaterThan(8);
      for (const guest of guests) expect(linesOf(guest.story)).toEqual(truth);
    }
  });
});
