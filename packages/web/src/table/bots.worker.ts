/** The bots' worker: bots think here, so that neither the page nor the table ever waits for them. */

import type { Known } from '@jade/bots';
import { botNamed, Memory } from '@jade/bots';
import type { SeatView } from '@jade/engine';
import { stream } from '@jade/engine';
import { SHELF } from '@jade/shelf';
import { expose } from 'comlink';

/** What a bot gets: a view and nothing else. */
export interface Request {
  readonly game: string;
  readonly level: string;
  readonly view: SeatView;
  /** The same seed and the same view give the same answer. */
  readonly seed: string;
  /** Which bot it is: one seat of one table. */
  readonly sitter: string;
  /** What this seat has learnt since it was last asked; null when it has lost track. */
  readonly since: readonly Known[] | null;
}

/** What the bots thought last. */
const memories = new Map<string, Memory>();

/** Whether whoever thinks now should come to an end. */
let hurried = false;

async function choose({ game, level, view, seed, sitter, since }: Request): Promise<string | null> {
  const box = SHELF.find(({ id }) => id === game);
  const bot = botNamed(level);
  if (box === undefined || bot === null) throw new Error(`no bot '${level}' for '${game}'`);
  const { definition } = await box.open();
  const memory = memories.get(sitter) ?? new Memory();
  memories.set(sitter, memory);
  for (const known of since ?? ['lost' as const]) memory.follow(known);
  hurried = false;
  const options = view.options ?? [];
  const thinking = bot.think({
    definition,
    options,
    offers: view.offers,
    view: () => view,
    random: stream(seed, 'bot'),
    memory,
  });
  while (!hurried && !thinking.work()) await breath();
  return thinking.best();
}

/** A pause in which messages come in. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function hurry(): Promise<void> {
  hurried = true;
}

export interface BotWorker {
  choose(request: Request): Promise<string | null>;
  /** Whoever thinks answers with the best so far. */
  hurry(): Promise<void>;
}

// The page sends the port that leads to the tables.
addEventListener('message', (event: MessageEvent<{ meet?: MessagePort }>) => {
  if (event.data.meet !== undefined) expose({ choose, hurry } satisfies BotWorker, event.data.meet);
});
