/** A hall for tests: a store in memory or another one, bots that choose at once, a clock that counts. */

import type { BotQuestion, Thinker } from '@jade/bots';
import type { GameDefinition, Viewer } from '@jade/engine';
import { anyGame } from '@jade/engine';
import { lanternMarket } from '@jade/lantern-market';
import { wayOfThePanda } from '@jade/way-of-the-panda';
import type { Sitter, Sitting, Store, Update } from '../index.ts';
import { Hall, MemoryStore } from '../index.ts';

export const person = (name: string): Sitter => ({ kind: 'person', name });
export const bot = (name: string): Sitter => ({ kind: 'bot', name, level: 'apprentice' });

export class TestThinker implements Thinker {
  readonly asked: BotQuestion[] = [];

  async choose(question: BotQuestion): Promise<string | null> {
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

export interface Home {
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
  choose(key: string, id?: string): ReturnType<Sitting['choose']>;
}

const GAMES = [anyGame(lanternMarket), anyGame(wayOfThePanda)];

let made = 0;

export function home(store: Store = new MemoryStore(), games: readonly GameDefinition[] = GAMES): Home {
  const thinker = new TestThinker();
  let time = 0;
  const hall = new Hall({
    store,
    thinker,
    clock: { now: () => ++time },
    chance: () => `chance ${++made}`,
    newId: () => `table${++made}`,
    definitionOf: async (game) => games.find(({ id }) => id === game) ?? null,
  });
  return {
    hall,
    store,
    thinker,
    set: (game, sitters) => hall.set({ game, mode: 'standard', options: {}, seed: 'moon', sitters }),
    async sit(id, viewer) {
      const updates: Update[] = [];
      const opened = await hall.open(id, viewer, (update) => updates.push(update));
      if (!opened.ok) throw new Error(`not opened: ${opened.why}`);
      const { sitting } = opened;
      updates.push(await sitting.now());
      const now = () => updates.at(-1) as Update;
      return {
        sitting,
        updates,
        now,
        choose: (key, id = `chance ${++made}`) => sitting.choose(now().question, id, key),
      };
    },
  };
}
