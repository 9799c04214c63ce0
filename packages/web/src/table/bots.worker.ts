/** The bots' worker: bots think here, so that neither the page nor the table ever waits for them. */

import { botNamed } from '@jade/bots';
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
}

async function choose({ game, level, view, seed }: Request): Promise<string | null> {
  const box = SHELF.find(({ id }) => id === game);
  const bot = botNamed(level);
  if (box === undefined || bot === null) throw new Error(`no bot '${level}' for '${game}'`);
  const { definition } = await box.open();
  return bot.choose({
    definition,
    options: view.options ?? [],
    offers: view.offers,
    view: () => view,
    random: stream(seed, 'bot'),
  });
}

export interface BotWorker {
  choose(request: Request): Promise<string | null>;
}

// The page sends the port that leads to the tables.
addEventListener('message', (event: MessageEvent<{ meet?: MessagePort }>) => {
  if (event.data.meet !== undefined) expose({ choose } satisfies BotWorker, event.data.meet);
});
