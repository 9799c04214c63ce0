/** The server of boardgame.io with the teaching game, in a process of its own, as its manual starts it: in memory, and so with nothing durable. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FOLDER, game } from '../packages/cli/bench/boardgameio.ts';

interface Theirs {
  Server(setup: { games: unknown[]; origins: string[] }): { run(port: number): Promise<unknown> };
}

process.env.NODE_ENV = 'production';
const { Server } = createRequire(join(FOLDER, 'package.json'))('boardgame.io/server') as Theirs;
const port = Number(process.env.PORT);
await Server({ games: [game], origins: ['*'] }).run(port);
process.stdout.write(`listening on ${port}\n`);
