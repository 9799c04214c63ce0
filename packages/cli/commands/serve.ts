/** jade serve: builds the web and serves it. This is `npm start`. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serveFiles } from '@jade/server';
import { Failure, print, readArgs, UsageError } from '../terminal.ts';

declare const JADE_ROOT: string;

export const serveHelp = `jade serve [--port N] [--host H]   build the web and serve it (this is npm start)

  --port N         default 3000, or the environment's PORT; 0 takes a free one
  --host H         default 127.0.0.1, or the environment's HOST`;

export async function serve(args: string[]): Promise<void> {
  const { values } = readArgs(args, { port: { type: 'string' }, host: { type: 'string' } });
  const wanted = values.port ?? process.env.PORT ?? '3000';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`the port must be a number from 0 to 65535, not '${wanted}'`);
  const host = values.host ?? process.env.HOST ?? '127.0.0.1';

  print('Building the table …');
  const vite = join(JADE_ROOT, 'node_modules/.bin/vite');
  const building = spawn(vite, ['build', 'packages/web', '--logLevel', 'warn'], { cwd: JADE_ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      building.kill(signal);
      process.exit(0);
    });
  const [status] = await once(building, 'exit');
  if (status !== 0) throw new Failure('the web could not be built');

  const server = await serveFiles(join(JADE_ROOT, 'packages/web/dist'), port, host).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Failure(error.code === 'EADDRINUSE' ? `port ${port} is taken: set PORT to another one` : error.message);
    },
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Failure('the server does not listen');
  const name = address.address.includes(':') ? `[${address.address}]` : address.address;
  print(`Jade Table is set: http://${name}:${address.port}   (Ctrl+C ends it)`);
}
