/** The bots' worker: bots think here, so that neither the page nor the table ever waits for them. */

import type { Advice, Known } from '@jade/bots';
import { botNamed, coach, Memory } from '@jade/bots';
import type { GameDefinition, SeatView } from '@jade/engine';
import { stream } from '@jade/engine';
import { SHELF } from '@jade/shelf';
import { expose } from 'comlink';

/** What whoever thinks gets: a view and nothing else. */
interface Question {
  readonly game: string;
  readonly view: SeatView;
  /** The same seed and the same view give the same answer. */
  readonly seed: string;
}

export interface Request extends Question {
  readonly level: string;
  /** Which bot it is: one seat of one table. */
  readonly sitter: string;
  /** What this seat has learnt since it was last asked; null when it has lost track. */
  readonly since: readonly Known[] | null;
}

/** What the bots thought last. */
const memories = new Map<string, Memory>();

/** Tells whoever thinks that it should come to an end: a new one for those who begin afterwards. */
let bots = new AbortController();
let coaches = new AbortController();

async function definitionOf(game: string): Promise<GameDefinition> {
  const box = SHELF.find(({ id }) => id === game);
  if (box === undefined) throw new Error(`there is no game '${game}'`);
  return (await box.open()).definition;
}

/** Thinks in small portions, so that messages come in between. */
async function thinkThrough(thinking: { work(): boolean }, hurried: AbortSignal): Promise<void> {
  while (!hurried.aborted && !thinking.work()) await breath();
}

async function choose({ game, level, view, seed, sitter, since }: Request): Promise<string | null> {
  const bot = botNamed(level);
  if (bot === null) throw new Error(`there is no bot '${level}'`);
  const definition = await definitionOf(game);
  // The game goes on: whatever the coach still thinks about comes too late.
  hurryCoaches();
  const memory = memories.get(sitter) ?? new Memory();
  memories.set(sitter, memory);
  for (const known of since ?? ['lost' as const]) memory.follow(known);
  const options = view.options ?? [];
  const thinking = bot.think({
    definition,
    options,
    offers: view.offers,
    view: () => view,
    random: stream(seed, 'bot'),
    memory,
  });
  await thinkThrough(thinking, bots.signal);
  return thinking.best();
}

async function advise({ game, view, seed }: Question): Promise<Advice> {
  hurryCoaches();
  const { signal } = coaches;
  const coaching = coach(await definitionOf(game), view, stream(seed, 'coach'));
  await thinkThrough(coaching, signal);
  return coaching.advice();
}

/** A pause in which messages come in. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function hurry(): Promise<void> {
  bots.abort();
  bots = new AbortController();
}

function hurryCoaches(): void {
  coaches.abort();
  coaches = new AbortController();
}

export interface BotWorker {
  choose(request: Request): Promise<string | null>;
  /** What the coach would do; who asks again, or goes on, gets the best so far. */
  advise(question: Question): Promise<Advice>;
  /** Whoever thinks answers with the best so far. */
  hurry(): Promise<void>;
}

// The page sends the port that leads to the tables.
addEventListener('message', (event: MessageEvent<{ meet?: MessagePort }>) => {
  if (event.data.meet !== undefined) expose({ choose, advise, hurry } satisfies BotWorker, event.data.meet);
});
