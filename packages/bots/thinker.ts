/**
 * Whoever thinks for tables, wherever that is: in a worker of the browser, in a thread of Node, or right here. Gets views
 * and nothing else, and can be interrupted at any moment.
 */

import type { GameDefinition, SeatView, Viewer } from '@jade/engine';
import { stream } from '@jade/engine';
import type { Advice } from './coach.ts';
import { coach } from './coach.ts';
import { Memory } from './memory.ts';
import { botNamed } from './named.ts';
import type { Known } from './search.ts';

/** What whoever thinks is asked: plain data, so that it can travel. */
export interface ThinkRequest {
  readonly table: string;
  readonly game: string;
  readonly view: SeatView;
  /** The same seed and the same view give the same answer. It is made for thinking: the deck of the table does not follow from it. */
  readonly seed: string;
}

/** What the coach is asked. */
export interface AdviceRequest extends ThinkRequest {
  /** A choice that somebody asks about. */
  readonly about?: string | null;
}

/** What a bot is asked. */
export interface BotRequest extends ThinkRequest {
  readonly level: string;
  /** What this seat has learnt since it was last asked; null when it has lost track. */
  readonly since: readonly Known[] | null;
}

export interface Thinker {
  choose(question: BotRequest): Promise<string | null>;
  /** What the coach would do. When the same seat asks again, its first question is answered with the best so far. */
  advise(question: AdviceRequest): Promise<Advice>;
  /** The bots of a table, or of all tables, answer with the best so far. */
  hurry(table?: string): Promise<void>;
  /** What the coach still thinks about for a table, or for one of its seats, comes too late: it answers with the best so far. */
  dropAdvice(table: string, seat?: Viewer): Promise<void>;
  /** Nobody plays at this table any more: whoever thinks for it comes to an end, and all is forgotten. */
  leave(table: string): Promise<void>;
}

/** Who asks: one seat of one table. */
export function sitterOf({ table, view }: ThinkRequest): string {
  return sitterAt(table, view.viewer);
}

/** Whether somebody sits at a table. */
export function sitsAt(sitter: string, table: string): boolean {
  return sitter.startsWith(sitterAt(table, ''));
}

function sitterAt(table: string, seat: Viewer | ''): string {
  return `${table}/${seat}`;
}

/** Somebody thinking who can be told to come to an end. */
interface Task {
  readonly who: 'bot' | 'coach';
  readonly sitter: string;
  readonly hurried: AbortController;
}

/** So many milliseconds pass in thought between two looks at the door. */
const PORTION = 12;

export function thinker(definitionOf: (game: string) => Promise<GameDefinition>): Thinker {
  /** What the bots thought last. */
  const memories = new Map<string, Memory>();
  const tasks = new Set<Task>();

  async function during<T>(
    question: ThinkRequest,
    who: Task['who'],
    think: (hurried: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const task: Task = { who, sitter: sitterOf(question), hurried: new AbortController() };
    tasks.add(task);
    try {
      return await think(task.hurried.signal);
    } finally {
      tasks.delete(task);
    }
  }

  function interrupt(these: (task: Task) => boolean): void {
    for (const task of tasks) if (these(task)) task.hurried.abort();
  }

  async function dropAdvice(table: string, seat?: Viewer): Promise<void> {
    interrupt(({ who, sitter }) => {
      return who === 'coach' && (seat === undefined ? sitsAt(sitter, table) : sitter === sitterAt(table, seat));
    });
  }

  return {
    choose: (question) =>
      during(question, 'bot', async (hurried) => {
        const { game, level, view, seed, since } = question;
        const bot = botNamed(level);
        if (bot === null) throw new Error(`there is no bot '${level}'`);
        const definition = await definitionOf(game);
        const sitter = sitterOf(question);
        const memory = memories.get(sitter) ?? new Memory();
        memories.set(sitter, memory);
        for (const known of since ?? ['lost' as const]) memory.follow(known);
        const thinking = bot.think({
          definition,
          options: view.options ?? [],
          offers: view.offers,
          view: () => view,
          random: stream(seed, 'bot'),
          memory,
        });
        await thinkThrough(thinking, hurried);
        return thinking.best();
      }),
    async advise(question) {
      void dropAdvice(question.table, question.view.viewer);
      return during(question, 'coach', async (hurried) => {
        const { game, view, seed, about } = question;
        const coaching = coach(await definitionOf(game), view, stream(seed, 'coach'), about);
        await thinkThrough(coaching, hurried);
        return coaching.advice();
      });
    },
    async hurry(table) {
      interrupt(({ who, sitter }) => who === 'bot' && (table === undefined || sitsAt(sitter, table)));
    },
    dropAdvice,
    async leave(table) {
      interrupt(({ sitter }) => sitsAt(sitter, table));
      for (const sitter of memories.keys()) if (sitsAt(sitter, table)) memories.delete(sitter);
    },
  };
}

/** Thinks in small portions, so that messages come in between; a little even for somebody in a hurry. */
async function thinkThrough(thinking: { work(): boolean }, hurried: AbortSignal): Promise<void> {
  let start = performance.now();
  while (!thinking.work() && !hurried.aborted) {
    if (performance.now() - start < PORTION) continue;
    await breath();
    start = performance.now();
  }
}

/** A pause in which messages come in. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
