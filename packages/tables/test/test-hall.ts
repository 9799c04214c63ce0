/** A hall for tests: a store in memory or another one, bots that choose at once, a clock that counts. */

import type { BotRequest, Thinker } from '@jade/bots';
import type { GameDefinition, Viewer } from '@jade/engine';
import { anyGame } from '@jade/engine';
import { lanternMarket } from '@jade/lantern-market';
import { wayOfThePanda } from '@jade/way-of-the-panda';
import type { Clock, HallPorts, Reply, Sitter, Sitting, Store, Update } from '../index.ts';
import { Hall, MemoryStore } from '../index.ts';

export const person = (name: string): Sitter => ({ kind: 'person', name });
export const bot = (name: string): Sitter => ({ kind: 'bot', name, level: 'apprentice' });

export class TestThinker implements Thinker {
  readonly asked: BotRequest[] = [];

  async choose(question: BotRequest): Promise<string | null> {
    this.asked.push(question);
    return question.view.options?.[0] ?? null;
  }

  async advise(): Promise<never> {
    throw new Error('this coach is silent');
  }

  async hurry(): Promise<void> {}
  async dropAdvice(): Promise<void> {}
  async leave(): Promise<void> {}
}

/** Time passes when a test says so. */
export class TestClock implements Clock {
  private time = 0;
  private readonly due = new Set<{ at: number; action: () => void }>();

  now(): number {
    this.time += 1;
    return this.time;
  }

  later(milliseconds: number, action: () => void): () => void {
    const one = { at: this.time + milliseconds, action };
    this.due.add(one);
    return () => this.due.delete(one);
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    for (const one of [...this.due]) {
      if (one.at > this.time) continue;
      this.due.delete(one);
      one.action();
    }
  }
}

export interface Home {
  readonly clock: TestClock;
  readonly hall: Hall;
  readonly store: Store;
  readonly thinker: TestThinker;
  set(game: 'lantern-market' | 'way-of-the-panda', sitters: readonly Sitter[]): Promise<string>;
  sit(id: string, viewer: Viewer): Promise<Seated>;
}

export interface Seated {
  readonly sitting: Sitting;
  readonly updates: Update[];
  now(): Update;
  /** Answers the present question. */
  choose(key: string, id?: string): Promise<Reply>;
  /** Answers it with one of its options. */
  chooseAny(index?: number): Promise<Reply>;
  /** Takes back what can be taken back. */
  undo(id?: string): Promise<Reply>;
  redo(id?: string): Promise<Reply>;
}

const GAMES = [anyGame(lanternMarket), anyGame(wayOfThePanda)];

let made = 0;

export function home(
  store: Store = new MemoryStore(),
  games: readonly GameDefinition[] = GAMES,
  limits: Pick<HallPorts, 'mostEntries'> = {},
): Home {
  const thinker = new TestThinker();
  const clock = new TestClock();
  const hall = new Hall({
    ...limits,
    store,
    thinker,
    clock,
    chance: () => `chance ${++made}`,
    newId: () => `table${++made}`,
    definitionOf: async (game) => games.find(({ id }) => id === game) ?? null,
  });
  return {
    hall,
    store,
    thinker,
    clock,
    set: (game, sitters) => hall.set({ game, mode: 'standard', options: {}, seed: 'moon', sitters }),
    async sit(id, viewer) {
      const updates: Update[] = [];
      const opened = await hall.open(id, viewer, (update) => updates.push(update));
      if (!opened.ok) throw new Error(`not opened: ${opened.why}`);
      const { sitting } = opened;
      updates.push(await sitting.now());
      const now = () => updates.at(-1) as Update;
      const choose = (key: string, id = `chance ${++made}`) => sitting.choose(now().question, id, key);
      return {
        sitting,
        updates,
        now,
        choose,
        chooseAny(index = 0) {
          const options = now().look.view.options ?? [];
          return choose(options[index % options.length] ?? '');
        },
        undo: (id = `chance ${++made}`) => sitting.undo(now().undoes ?? 0, id),
        redo: (id = `chance ${++made}`) => sitting.redo(now().question, id),
      };
    },
  };
}
