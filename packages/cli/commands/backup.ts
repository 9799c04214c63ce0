/** jade backup and jade restore: everything a server keeps, as one file. */

import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configured, loadServer } from '../server.ts';
import { Failure, print, readArgs, UsageError } from '../terminal.ts';

export const backupHelp = `jade backup <file>            everything the server keeps, as one file; also while it runs

The folder is DATA_DIR of the environment, or the usual one. Whoever has the file can be anybody who plays there: keep it safe.`;

export const restoreHelp = `jade restore <file>           puts a backup where there is nothing yet

The server must not run. What is there is never written over: move it away first.`;

export async function backup(args: string[]): Promise<void> {
  const to = fileIn(args);
  const server = await loadServer();
  const { dataDir } = configured(server);
  if (!existsSync(join(dataDir, server.FILE))) throw new Failure(`there is nothing in ${dataDir}`);
  if (existsSync(to)) throw new Failure(`${to} is there already`);
  server.copyDatabase(dataDir, to);
  print(`kept in ${to}: ${Math.ceil(statSync(to).size / 1024)} KB`);
}

export async function restore(args: string[]): Promise<void> {
  const from = fileIn(args);
  const server = await loadServer();
  const { dataDir } = configured(server);
  if (!existsSync(from)) throw new Failure(`there is no ${from}`);
  const { tables, rooms } = await server.restoreDatabase(from, dataDir).catch((error: Error) => {
    throw new Failure(error.message);
  });
  print(`restored to ${dataDir}: ${rooms} rooms, ${tables} tables`);
}

function fileIn(args: string[]): string {
  const [file, ...more] = readArgs(args, {}).positionals;
  if (file === undefined || more.length > 0) throw new UsageError('which file?');
  return resolve(file);
}
