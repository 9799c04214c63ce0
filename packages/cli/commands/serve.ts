/** jade serve: serves the web and the online service from one process. This is `npm start`. */

import { configured, loadServer } from '../server.ts';
import { Failure, print, readArgs, UsageError } from '../terminal.ts';
import { builtWeb } from '../web-build.ts';

export const serveHelp = `jade serve [--port N] [--host H]   serve the web and tables for friends elsewhere (this is npm start)

  --port N         default 3000, or the environment's PORT; 0 takes a free one
  --host H         default 127.0.0.1, or the environment's HOST; 0.0.0.0 for the home network

The web is built first where its sources have changed. docs/online.md lists everything else that can be set.`;

export async function serve(args: string[]): Promise<void> {
  const { values } = readArgs(args, { port: { type: 'string' }, host: { type: 'string' } });
  const wanted = values.port ?? process.env.PORT ?? '3000';
  const port = Number(wanted);
  if (wanted === '' || !Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`the port must be a number from 0 to 65535, not '${wanted}'`);
  const web = await builtWeb();
  const server = await loadServer();
  const configuration = configured(server, { PORT: wanted, HOST: values.host });
  const started = await server
    .startServer(configuration, web.folder, web.build)
    .catch((error: NodeJS.ErrnoException) => {
      throw new Failure(error.code === 'EADDRINUSE' ? `port ${port} is taken: set PORT to another one` : error.message);
    });
  let isEnding = false;
  const end = () => {
    // Whoever asks twice does not want to wait.
    if (isEnding) process.exit(1);
    isEnding = true;
    void started.close().then(() => process.exit(0));
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  const name = started.host.includes(':') ? `[${started.host}]` : started.host;
  const address = configuration.publicUrl || `http://${name}:${started.port}`;
  print(`Jade Table is set: ${address}   (Ctrl+C ends it)`);
  if (configuration.openTables === 'owner') print(`Who may set tables opens this once: ${address}${started.ownerPath}`);
}
